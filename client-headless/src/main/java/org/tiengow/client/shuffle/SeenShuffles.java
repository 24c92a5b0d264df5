package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.ShuffleState.Told;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * All that a client has seen of shuffles, match by match, and how it attends its table. Immutable: what a message makes of it, and
 * what is to be sent then, is a pure function of both. Whatever is not foreseen is a fault.
 *
 * @param matches by their ids, the latest last
 * @param current the match at the table; empty for none
 * @param attendance the presence of this client
 * @param shown what the host last said of the shuffle
 */
record SeenShuffles(Map<String, MatchSeen> matches, String current, Attendance attendance, Shuffle shown) {
    static final SeenShuffles NOTHING = new SeenShuffles(Map.of(), "", Attendance.FIRST, Shuffle.getDefaultInstance());

    /** More matches than anybody plays in an evening, or in the two weeks for which they are kept. */
    static final int MATCHES = 400;

    /** What a message makes of what was seen, and what is to be sent. */
    record Step(SeenShuffles shuffles, List<ClientMessage.Builder> toSend) {
        Step(SeenShuffles shuffles) {
            this(shuffles, List.of());
        }
    }

    SeenShuffles {
        matches = Collections.unmodifiableMap(matches);
    }

    /** The match at the table, as far as something was seen of its shuffles. */
    Optional<MatchSeen> match() {
        return Optional.ofNullable(matches.get(current));
    }

    /**
     * The table is told anew.
     *
     * @param view the round as the update shows it; null when it shows none
     * @param chance draws a fresh share, which nobody else may know
     * @throws Malformed when the message means nothing
     */
    Step update(TableUpdate update, @Nullable SeatView view, Here here, Supplier<Bytes32> chance) {
        Shuffle shuffle = update.getShuffle();
        String id = ShuffleMessages.isOpenOrDealt(shuffle) ? shuffle.getMatch() : "";
        SeenShuffles seen = endingAllBut(id, update, here);
        List<ClientMessage.Builder> toSend = new ArrayList<>();
        if (!id.isEmpty()) {
            MatchSeen.Terms terms = ShuffleMessages.terms(update);
            MatchSeen before = seen.matches.get(id);
            seen = before == null ? seen.withRoom() : seen;
            if (before == null && seen.matches.size() >= MATCHES) {
                throw new Malformed("shuffle", "There are more matches than an evening has.");
            }
            boolean fromItsStart = attendance.hasHeard() && shuffle.getRound() == 1;
            AttemptReading reading = new AttemptReading(
                    before == null ? MatchSeen.first(id, terms, fromItsStart) : before,
                    attendance,
                    here,
                    chance,
                    update);
            seen = seen.with(reading.follow());
            toSend.addAll(reading.toSend());
        }
        String playing = id.isEmpty() ? update.getMatch() : id;
        seen = seen.at(playing.isEmpty() ? current : playing, shuffle);
        if (view != null) {
            seen = seen.round(update, view);
        }
        return new Step(seen.carrying(matches).with(attendance.hearing(update, here.person())), toSend);
    }

    private SeenShuffles round(TableUpdate update, SeatView view) {
        MatchSeen known = matches.get(update.getMatch());
        if (known != null) {
            return with(RoundReading.of(known, update, view));
        }
        SeenShuffles seen = withRoom();
        MatchSeen first = MatchSeen.first(update.getMatch(), MatchSeen.Terms.UNKNOWN, false);
        return seen.matches.size() < MATCHES && RoundReading.isHeld(update, view)
                ? seen.with(RoundReading.of(first, update, view))
                : seen;
    }

    /**
     * A list that is out must come to its end before the host speaks of anything else. What this client has left, or another host's,
     * is not awaited here.
     */
    private SeenShuffles endingAllBut(String id, TableUpdate update, Here here) {
        SeenShuffles seen = this;
        for (MatchSeen match : matches.values()) {
            AttemptSeen attempt = match.attempt();
            if (attempt == null || match.match().equals(id)) {
                continue;
            }
            if (attempt.phase() == AttemptSeen.Phase.DEALT && isOfNow(attempt) && !id.isEmpty()) {
                seen = seen.with(RoundReading.followed(match, true));
            } else if (attempt.isOpen() && isAwaited(attempt, update, here)) {
                seen = seen.abandoned(match, attempt);
            } else if (attempt.phase() == AttemptSeen.Phase.ASKED && isOfNow(attempt)) {
                seen = seen.with(match.with(attempt.with(AttemptSeen.Phase.ENDED))); // given up before its list
            }
        }
        return seen;
    }

    /**
     * Whether the end of a list should have been seen here. Whoever was away meanwhile hears of the matches that are over by the
     * table's next message; the list of one of these came to its end.
     */
    private boolean isAwaited(AttemptSeen attempt, TableUpdate update, Here here) {
        if (isOfNow(attempt)) {
            return true;
        }
        boolean same =
                !here.host().isEmpty() && attempt.host().equals(here.host()) && attempt.table() == update.getTable();
        boolean over = attendance.finished().getOrDefault(attempt.id().match(), 0)
                >= attempt.id().round();
        return same && attendance.hasHeard() && !over;
    }

    private boolean isOfNow(AttemptSeen attempt) {
        return attempt.presence() == attendance.presence();
    }

    private SeenShuffles abandoned(MatchSeen match, AttemptSeen attempt) {
        ShuffleFault fault =
                new ShuffleFault(ShuffleFault.Kind.LIST_ABANDONED, attempt.id().round());
        return with(match.found(fault).with(attempt.with(AttemptSeen.Phase.ENDED)));
    }

    /**
     * What was found in another match than the one this led to is found in that one too: an alarm shows with the match at the
     * table, and a host that names another match, or older rules for it, must not hide it so.
     */
    private SeenShuffles carrying(Map<String, MatchSeen> before) {
        SeenShuffles seen = this;
        for (MatchSeen match : matches.values()) {
            MatchSeen known = before.get(match.match());
            if (match == known || match.match().equals(current)) {
                continue;
            }
            Set<ShuffleFault> found = new LinkedHashSet<>(match.findings().faults());
            found.removeAll(known == null ? Set.of() : known.findings().faults());
            for (ShuffleFault fault : found) {
                MatchSeen here = seen.matches.get(current);
                seen = seen.with((here == null ? MatchSeen.first(current, match.terms(), false) : here)
                        .finding(all -> all.with(fault)));
            }
        }
        return seen;
    }

    /**
     * The same with room for one more match. Forgotten is the eldest of those that came to nothing, or else of those that are over: a
     * host that makes up matches ends no session with them, and a bot that plays for weeks none either.
     */
    SeenShuffles withRoom() {
        if (matches.size() < MATCHES) {
            return this;
        }
        Optional<String> idle = matches.values().stream()
                .filter(match -> match.findings().lists().isEmpty() && isForgettable(match))
                .map(MatchSeen::match)
                .findFirst();
        Optional<String> forgotten = idle.or(() -> matches.values().stream()
                .filter(this::isForgettable)
                .map(MatchSeen::match)
                .findFirst());
        Map<String, MatchSeen> left = new LinkedHashMap<>(matches);
        forgotten.ifPresent(left::remove);
        return new SeenShuffles(left, current, attendance, shown);
    }

    private boolean isForgettable(MatchSeen match) {
        return !match.isOpen()
                && !match.match().equals(current)
                && match.findings().faults().isEmpty();
    }

    /** The matches of the table that are over, with their rounds. */
    SeenShuffles evening(Map<String, Integer> rounds) {
        return with(attendance.told(rounds));
    }

    /**
     * A record has become public.
     *
     * @param proof what it says of its shuffle; empty when it says nothing, null when that cannot be read
     * @param wrong what in it does not match by itself
     */
    SeenShuffles revealed(RoundRecord record, @Nullable ShuffleProof proof, List<ShuffleFault> wrong) {
        SeenShuffles judged = change(record.match(), match -> RoundReading.judged(match, record, proof, wrong));
        return current.isEmpty() ? judged.at(record.match(), shown) : judged.carrying(matches);
    }

    /** Something about the records of a match does not match, if anything of its shuffles was seen. */
    SeenShuffles found(String id, ShuffleFault fault) {
        return change(id, match -> match.found(fault)).carrying(matches);
    }

    /** Whether nothing was found about a round of a match that does not match. */
    boolean isRight(String id, int round) {
        return matches.containsKey(id) && !findings(id).isWrong(round);
    }

    /** What was found out about a match. */
    Findings findings(String id) {
        MatchSeen match = matches.get(id);
        return match == null ? Findings.NONE : match.findings();
    }

    /** This client signs a record. */
    SeenShuffles signs(String id, Findings.Signed record) {
        return change(id, match -> match.finding(all -> all.with(record)));
    }

    /** There is another connection: what was on its way may be lost. */
    SeenShuffles reconnected() {
        return with(attendance.next());
    }

    /** This client leaves its table by its own wish: it takes part no longer, and waits for no end of what is open. */
    SeenShuffles leaves() {
        return away(false);
    }

    /**
     * The host says that this client is at its table no more, though it did not ask for that: it was sent away, or another program
     * came with its token.
     */
    SeenShuffles left(boolean sentAway) {
        MatchSeen match = matches.get(current);
        AttemptSeen attempt = match == null ? null : match.attempt();
        if (match == null || attempt == null || !attempt.isOpen() || attempt.mine() == null) {
            return away(false);
        }
        int round = attempt.id().round();
        return sentAway
                ? with(match.found(new ShuffleFault(ShuffleFault.Kind.LIST_ABANDONED, round)))
                        .away(true)
                : with(match.finding(all -> all.with(new Told(round, Told.Kind.DISPLACED))))
                        .away(false);
    }

    private SeenShuffles away(boolean ended) {
        SeenShuffles seen = this;
        for (MatchSeen match : matches.values()) {
            AttemptSeen attempt = match.attempt();
            if (attempt != null && isOfNow(attempt)) {
                seen = seen.with(match.with(ended ? attempt.with(AttemptSeen.Phase.ENDED) : null));
            }
        }
        return seen.reconnected();
    }

    /** The host has what this client sent for an attempt. */
    SeenShuffles arrived(String id, int round, int number, boolean isShare) {
        return change(id, match -> {
            AttemptSeen attempt = match.attempt();
            Mine mine = attempt == null ? null : attempt.mine();
            return attempt != null
                            && mine != null
                            && attempt.id().round() == round
                            && attempt.id().number() == number
                    ? match.with(attempt.with(mine.arrived(isShare)))
                    : match;
        });
    }

    /**
     * Its host was gone for good, and the people of a match went on at another one, as was proven: what was shuffled, dealt and played
     * after this round is void, and comes again with fresh shares.
     */
    SeenShuffles goesOnFrom(String id, int round) {
        SeenShuffles seen = matches.containsKey(id) ? this : withRoom();
        MatchSeen match = seen.matches.getOrDefault(id, MatchSeen.first(id, MatchSeen.Terms.UNKNOWN, false));
        return seen.matches.size() < MATCHES || seen.matches.containsKey(id)
                ? seen.with(match.goesOnFrom(round))
                : seen;
    }

    /**
     * Whether people may have gone on with a match from this round before this client came: whoever comes afterwards hears of that
     * before anything else, and it takes nothing back that was seen.
     */
    boolean mayHaveGoneOnFrom(String id, int round) {
        MatchSeen match = matches.get(id);
        return !attendance.hasHeard() && (match == null || match.hasNothingAfter(round));
    }

    private SeenShuffles change(String id, UnaryOperator<MatchSeen> how) {
        MatchSeen match = matches.get(id);
        return match == null ? this : with(how.apply(match));
    }

    SeenShuffles with(MatchSeen changed) {
        if (matches.get(changed.match()) == changed) {
            return this;
        }
        Map<String, MatchSeen> all = new LinkedHashMap<>(matches);
        all.put(changed.match(), changed);
        return new SeenShuffles(all, current, attendance, shown);
    }

    private SeenShuffles with(Attendance now) {
        return new SeenShuffles(matches, current, now, shown);
    }

    private SeenShuffles at(String match, Shuffle said) {
        return new SeenShuffles(matches, match, attendance, said);
    }
}
