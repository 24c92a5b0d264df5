package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.ShuffleState.Absence;
import org.tiengow.client.shuffle.ShuffleState.Listed;
import org.tiengow.client.shuffle.ShuffleState.Verdict;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/** What the table and its records say of rounds that were dealt, held against what was seen of their shuffles. Pure functions. */
final class RoundReading {
    private RoundReading() {}

    /** The round on the table: its list must have been seen before, and its record must come when it is over. */
    static MatchSeen of(MatchSeen before, TableUpdate update, SeatView view) {
        MatchSeen match = before.under(ShuffleMessages.terms(update));
        if (!isPlayed(update, view)) {
            return settled(match, view, update.getStage() == TableStage.TABLE_STAGE_MATCH_OVER);
        }
        return dealt(
                isFair(update) ? match : match.found(new ShuffleFault(ShuffleFault.Kind.TERMS_CHANGED, view.round())),
                view);
    }

    /** Whether the round on the table must come from a shuffle that was seen, whatever is known of its match. */
    static boolean isHeld(TableUpdate update, SeatView view) {
        return isFair(update) && isPlayed(update, view);
    }

    private static boolean isFair(TableUpdate update) {
        return update.getShuffle().getKind() == ShuffleKind.SHUFFLE_KIND_FAIR;
    }

    /** Whatever the stage is called: who is shown tiles that are not settled is to play them. */
    private static boolean isPlayed(TableUpdate update, SeatView view) {
        return update.getStage() == TableStage.TABLE_STAGE_PLAYING || view.phase() != Phase.SETTLED;
    }

    private static MatchSeen dealt(MatchSeen match, SeatView view) {
        Optional<RoundSeen> seen = match.findings().round(view.round()).filter(RoundSeen::dealt);
        if (seen.isPresent()) {
            RoundSeen changed = seen.get().with(view);
            MatchSeen now = changed.equals(seen.get()) ? match : match.finding(all -> all.with(changed));
            if (seen.get().isPlayedAgain(view)) {
                now = now.found(new ShuffleFault(ShuffleFault.Kind.ROUND_REPEATED, view.round()));
            }
            return seen.get().hasOtherTiles(view)
                    ? now.found(new ShuffleFault(ShuffleFault.Kind.HAND_DIFFERS, view.round(), view.seat()))
                    : now;
        }
        Verdict before = match.findings().verdicts().get(view.round());
        if (before == Verdict.WRONG || before != null && view.phase() == Phase.SETTLED) {
            return match;
        }
        ShuffleFault.Kind kind = before == null ? ShuffleFault.Kind.NO_LIST : ShuffleFault.Kind.ROUND_REPEATED;
        return match.found(new ShuffleFault(kind, view.round()))
                .finding(all -> all.judged(view.round(), Verdict.WRONG));
    }

    /** A round is over. Its record comes before this is told, or at the match's end, as was said at its beginning. */
    private static MatchSeen settled(MatchSeen match, SeatView view, boolean over) {
        int round = view.round();
        MatchSeen changed = match.finding(all ->
                all.round(round).map(seen -> all.with(seen.settledAs(view))).orElse(all));
        Reveal reveal = match.terms().reveal();
        for (RoundSeen each : match.findings().rounds().values()) {
            boolean due =
                    reveal == Reveal.REVEAL_ROUND && each.round() == round || reveal == Reveal.REVEAL_MATCH && over;
            if (each.dealt() && reveal == Reveal.REVEAL_NEVER) {
                Verdict verdict = match.findings().isWrong(each.round()) ? Verdict.WRONG : Verdict.NOT_CHECKABLE;
                changed = changed.finding(all -> all.judged(each.round(), verdict));
            } else if (each.dealt() && due) {
                changed = changed.found(new ShuffleFault(ShuffleFault.Kind.NOTHING_PUBLISHED, each.round()))
                        .finding(all -> all.judged(each.round(), Verdict.UNCHECKED));
            }
        }
        return changed;
    }

    /**
     * Another shuffle has begun, and this client has seen all since the last deal. What became of a round in which its share is must
     * be public by then: else a host that does not like a deal could drop it, and shuffle for another round or match.
     */
    static MatchSeen followed(MatchSeen match, boolean byAnotherMatch) {
        Reveal reveal = match.terms().reveal();
        if (reveal != Reveal.REVEAL_ROUND && !(reveal == Reveal.REVEAL_MATCH && byAnotherMatch)) {
            return match;
        }
        AttemptSeen last = match.attempt();
        MatchSeen changed = match;
        for (RoundSeen each : match.findings().rounds().values()) {
            boolean due =
                    reveal == Reveal.REVEAL_MATCH || last != null && last.id().round() == each.round();
            if (due && each.dealt() && each.listed().absence() == Absence.NONE) {
                changed = changed.found(new ShuffleFault(ShuffleFault.Kind.NOTHING_PUBLISHED, each.round()))
                        .finding(all -> all.judged(each.round(), Verdict.UNCHECKED));
            }
        }
        return changed;
    }

    /** A record: it says the same as was seen, and proves itself. */
    static MatchSeen judged(
            MatchSeen match, RoundRecord record, @Nullable ShuffleProof proof, List<ShuffleFault> wrongInItself) {
        Optional<RoundSeen> found = match.findings().round(record.round());
        if (found.isEmpty()) {
            return match; // not seen, or judged before
        }
        RoundSeen seen = found.get();
        List<ShuffleFault> wrong = new ArrayList<>(wrongInItself);
        MatchSeen changed = match;
        boolean wentOn = false;
        if (seen.dealt() && seen.play() == RoundSeen.Play.UNSEEN) {
            wrong.add(new ShuffleFault(ShuffleFault.Kind.ROUND_SKIPPED, seen.round()));
        }
        if (proof != null) {
            seen.compare(record, proof, wrong);
            Optional<VoidAttempt> end = seen.endIn(proof);
            wentOn = end.isPresent();
            end.filter(reason -> callsMissing(match, seen, reason))
                    .ifPresent(reason -> wrong.add(new ShuffleFault(ShuffleFault.Kind.CALLED_LATE, seen.round())));
        }
        for (ShuffleFault each : wrong) {
            changed = changed.found(each);
        }
        Listed listed = wentOn ? new Listed(seen.listed().programs(), Absence.AWAY, List.of()) : seen.listed();
        Verdict verdict =
                changed.findings().isWrong(seen.round()) ? Verdict.WRONG : rightAsFarAs(match.terms(), listed);
        return changed.finding(all -> all.with(seen.with(listed)).judged(seen.round(), verdict));
    }

    /** Whether a list that was seen came to an end in the absence of this client that names it, though the host has its share. */
    private static boolean callsMissing(MatchSeen match, RoundSeen seen, VoidAttempt reason) {
        AttemptSeen attempt = match.attempt();
        Mine mine = attempt == null ? null : attempt.mine();
        return attempt != null
                && mine != null
                && mine.shareArrived()
                && attempt.id().round() == seen.round()
                && attempt.id().number() == reason.number()
                && reason.missing().stream().anyMatch(each -> each.seat() == mine.seat());
    }

    private static Verdict rightAsFarAs(MatchSeen.Terms terms, Listed listed) {
        if (terms.rules() < MatchSeen.SECOND_RULES) {
            return Verdict.OLD_RULES;
        }
        if (listed.programs().isEmpty()) {
            return Verdict.HOST_ALONE;
        }
        return listed.absence() == Absence.NONE ? Verdict.RIGHT : Verdict.WITHOUT_ME;
    }
}
