package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.AttemptSeen.Phase;
import org.tiengow.client.shuffle.MatchSeen.Counted;
import org.tiengow.client.shuffle.ShuffleState.Told;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.protocol.pipeline.Limits;

/**
 * Another attempt begins: what became of the one before, and whether the host may go on to this one. Used once, by one thread; it
 * changes nothing but itself.
 */
final class NextAttempt {
    private final Attendance attendance;
    private final Here here;
    private final ShuffleAttempt id;
    private final List<VoidAttempt> told;
    private MatchSeen match;

    private NextAttempt(MatchSeen match, Attendance attendance, Here here, ShuffleAttempt id, List<VoidAttempt> told) {
        this.match = match;
        this.attendance = attendance;
        this.here = here;
        this.id = id;
        this.told = told;
    }

    /**
     * What was seen of a match, when an attempt begins at it.
     *
     * @param told the attempts before it at its round, as the host tells them
     */
    static MatchSeen after(
            MatchSeen match, Attendance attendance, Here here, ShuffleAttempt id, List<VoidAttempt> told) {
        return new NextAttempt(match, attendance, here, id, told).next();
    }

    /** Another attempt than the one before: that was dealt, or is void with reason. */
    private MatchSeen next() {
        AttemptSeen last = match.attempt();
        boolean sameRound = last != null && last.id().round() == id.round();
        boolean unbroken = last != null && last.presence() == attendance.presence();
        numbers(last, sameRound, unbroken);
        if (last != null && last.phase() != Phase.DEALT) {
            ended(last, sameRound, unbroken);
        } else if (sameRound) {
            found(ShuffleFault.Kind.ROUND_REPEATED);
        } else if (unbroken) {
            match = RoundReading.followed(match, false);
        }
        List<VoidAttempt> known = sameRound ? match.voided() : List.of();
        if (told.size() < known.size() || !told.subList(0, known.size()).equals(known)) {
            found(ShuffleFault.Kind.VOID_DIFFERS);
        }
        count(last, told.subList(Math.min(known.size(), told.size()), told.size()));
        if (last != null && !unbroken) {
            match = match.broken();
        }
        return match.with(AttemptSeen.begun(id, attendance.seatBefore()), told);
    }

    /** Rounds and attempts rise by one, as long as this client was there; and an attempt says what became of those before. */
    private void numbers(@Nullable AttemptSeen last, boolean sameRound, boolean unbroken) {
        boolean takenOver = match.from() == id.round();
        boolean first = last == null && match.from() == 0;
        int before = told.size();
        boolean counted = before == id.number() - 1
                && IntStream.range(0, before).allMatch(each -> told.get(each).number() == each + 1)
                && told.stream().skip(1).noneMatch(VoidAttempt::isHostGone);
        if (!counted) {
            found(ShuffleFault.Kind.VOID_DIFFERS);
        }
        boolean hostGone = before > 0 && told.get(0).isHostGone();
        boolean isNewcomer = first && !(attendance.hasHeard() && here.person()); // no bot is told of a takeover
        if (hostGone != takenOver && !isNewcomer) {
            found(ShuffleFault.Kind.ROUND_REPEATED);
        }
        int least = takenOver ? 2 : 1;
        boolean skips = unbroken && last != null
                ? (sameRound
                        ? id.number() > last.id().number() + 1
                        : id.round() > last.id().round() + 1 || id.number() > least)
                : first && !isNewcomer && (id.round() > 1 || id.number() > least);
        if (skips) {
            found(ShuffleFault.Kind.ROUND_SKIPPED);
        }
    }

    /** What became of an attempt that was not seen to be dealt. */
    private void ended(AttemptSeen last, boolean sameRound, boolean unbroken) {
        Optional<VoidAttempt> reason = told.stream()
                .filter(each -> sameRound && each.number() == last.id().number() && !each.isHostGone())
                .findFirst();
        if (reason.isPresent()) {
            declaredVoid(last, reason.get(), unbroken);
        } else if (sameRound || unbroken) {
            found(last.isOpen() ? ShuffleFault.Kind.ATTEMPT_DROPPED : ShuffleFault.Kind.ROUND_SKIPPED);
        } // else the round may have been dealt meanwhile; its record will tell
    }

    private void declaredVoid(AttemptSeen last, VoidAttempt reason, boolean unbroken) {
        List<Integer> missing =
                reason.missing().stream().map(VoidAttempt.Missing::seat).toList();
        if (!last.isListed(missing)) {
            found(ShuffleFault.Kind.VOID_DIFFERS);
        }
        if (last.list() == null && unbroken) {
            found(ShuffleFault.Kind.LIST_WITHHELD);
        }
        missing.stream().filter(last.shared()::contains).forEach(seat -> found(ShuffleFault.Kind.SHARE_IGNORED, seat));
        Mine mine = last.mine();
        if (mine != null && missing.contains(mine.seat())) {
            calledMissing(
                    last, mine, mine.givenIn() == attendance.presence(), mine.committedIn() == attendance.presence());
        }
    }

    /** This client's own share is called missing. */
    private void calledMissing(AttemptSeen last, Mine mine, boolean given, boolean thereSince) {
        boolean early = last.list() != null
                && here.now() + Limits.SILENCE_OF_PROMISED.toMillis()
                        < last.deadline(); // a line is as slow as that at most
        if (mine.shareArrived() || given || early) {
            found(ShuffleFault.Kind.CALLED_LATE, mine.seat());
        } else if (thereSince) {
            found(ShuffleFault.Kind.VOIDED_UNASKED, mine.seat());
        } else {
            match = match.finding(all -> all.with(new Told(id.round(), Told.Kind.LINE_BROKEN)));
        }
    }

    private void count(@Nullable AttemptSeen last, List<VoidAttempt> fresh) {
        List<Counted> more = new ArrayList<>();
        for (VoidAttempt each : fresh) {
            AttemptSeen seen =
                    last != null && last.id().round() == id.round() && last.id().number() == each.number()
                            ? last
                            : null;
            each.missing()
                    .forEach(missing -> more.add(
                            new Counted(id.round(), missing.seat(), seen == null ? 1 : seen.weightOf(missing.seat()))));
        }
        match = match.counting(more);
    }

    private void found(ShuffleFault.Kind kind) {
        match = match.found(new ShuffleFault(kind, id.round()));
    }

    private void found(ShuffleFault.Kind kind, int party) {
        match = match.found(new ShuffleFault(kind, id.round(), party));
    }
}
