package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.protocol.wire.Reveal;

/**
 * All that was seen of the shuffles of one match: it belongs to the match alone, whatever its table, its host and this client's
 * connection. Immutable.
 *
 * @param match its id
 * @param terms what was announced with the first attempt that was seen
 * @param attempt the newest attempt; null before one was seen, and when a takeover made it void
 * @param voided the attempts before it at its round, as they were told
 * @param counted the void attempts that were seen, by the seats that were missing
 * @param whole whether it was seen from its first attempt on without a gap
 * @param from the round from which people went on at another host; 0 when they did not
 * @param findings what came of it
 */
record MatchSeen(
        String match,
        Terms terms,
        @Nullable AttemptSeen attempt,
        List<VoidAttempt> voided,
        List<Counted> counted,
        boolean whole,
        int from,
        Findings findings) {
    /** So many void attempts empty a seat for the rest of the match. */
    static final int SHUT = 2;

    /** Those of {@code tiengow-shuffle/2}. */
    static final int SECOND_RULES = 2;

    /**
     * What holds for a whole match.
     *
     * @param rules 2 for {@code tiengow-shuffle/2}, 1 for what was before
     * @param reveal when shares are opened
     * @param players how many play
     */
    record Terms(int rules, Reveal reveal, int players) {
        /** Those of a match of which nothing was seen yet but that its people went on elsewhere. */
        static final Terms UNKNOWN = new Terms(0, Reveal.REVEAL_UNSPECIFIED, 0);
    }

    /**
     * A seat whose share was missing.
     *
     * @param round in which round
     * @param seat which seat
     * @param weight how much it counts
     */
    record Counted(int round, int seat, int weight) {}

    MatchSeen {
        voided = List.copyOf(voided);
        counted = List.copyOf(counted);
    }

    static MatchSeen first(String match, Terms terms, boolean whole) {
        return new MatchSeen(match, terms, null, List.of(), List.of(), whole, 0, Findings.NONE);
    }

    MatchSeen with(@Nullable AttemptSeen changed) {
        return changed == attempt ? this : new MatchSeen(match, terms, changed, voided, counted, whole, from, findings);
    }

    MatchSeen with(AttemptSeen next, List<VoidAttempt> before) {
        return new MatchSeen(match, terms, next, before, counted, whole, from, findings);
    }

    /** With these terms, when none were known before. */
    MatchSeen under(Terms announced) {
        return terms.equals(Terms.UNKNOWN)
                ? new MatchSeen(match, announced, attempt, voided, counted, whole, from, findings)
                : this;
    }

    /** Held to these rules from now on. */
    MatchSeen strictly(int rules) {
        return new MatchSeen(
                match,
                new Terms(rules, terms.reveal(), terms.players()),
                attempt,
                voided,
                counted,
                whole,
                from,
                findings);
    }

    MatchSeen counting(List<Counted> more) {
        List<Counted> all = new ArrayList<>(counted);
        all.addAll(more);
        return new MatchSeen(match, terms, attempt, voided, all, whole, from, findings);
    }

    /** It is no longer seen without a gap. */
    MatchSeen broken() {
        return new MatchSeen(match, terms, attempt, voided, counted, false, from, findings);
    }

    MatchSeen finding(UnaryOperator<Findings> more) {
        return new MatchSeen(match, terms, attempt, voided, counted, whole, from, more.apply(findings));
    }

    MatchSeen found(ShuffleFault fault) {
        return fault.kind().isFaultUnder(terms.rules()) ? finding(all -> all.with(fault)) : this;
    }

    /**
     * Its host was gone, and its people went on at another one, as has been proven: all after this round is void and comes again.
     */
    MatchSeen goesOnFrom(int round) {
        boolean isVoid = attempt != null && attempt.id().round() > round;
        return new MatchSeen(
                match,
                terms,
                isVoid ? null : attempt,
                isVoid ? List.of() : voided,
                counted.stream().filter(each -> each.round() <= round).toList(),
                false, // there was another connection, and void attempts may have been missed before it
                round + 1,
                findings.upTo(round));
    }

    /** Whether nothing that was seen comes after this round. */
    boolean hasNothingAfter(int round) {
        return from <= round + 1
                && (attempt == null || attempt.id().round() <= round)
                && counted.stream().allMatch(each -> each.round() <= round)
                && findings.upTo(round).equals(findings);
    }

    /** As a program knows it that was started again: whatever was on its way may have arrived, or not. */
    MatchSeen fromEarlier() {
        return with(attempt == null ? null : attempt.fromEarlier()).broken();
    }

    /** How heavily void attempts count against a seat, as far as they were seen. */
    int voids(int seat) {
        return counted.stream()
                .filter(each -> each.seat() == seat)
                .mapToInt(Counted::weight)
                .sum();
    }

    /** Whether a list is out and no end of it was seen. */
    boolean isOpen() {
        return attempt != null && attempt.isOpen();
    }
}
