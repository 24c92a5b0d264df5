package org.tiengow.client.shuffle;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.protocol.hash.Sha256;

/**
 * What was seen of the newest attempt at a shuffle. Immutable.
 *
 * <pre>
 *   ASKED ─▶ LISTED ─▶ DEALT
 *     └────────┴─────▶ ENDED   in any other way: it never comes again
 * </pre>
 *
 * @param id which one it is
 * @param beganAt the seat of this client when it first saw it, as it knew before; −1 for none
 * @param phase how far it was seen to come
 * @param presence in which presence of this client it was seen last
 * @param table the table where it was seen last
 * @param host the key of the host that showed it last; empty on a plain connection
 * @param mine this client's own part; null when it has none, or no longer wants to
 * @param list the commitments; null before they were seen
 * @param bots the seats that bots from outside held when they were asked
 * @param owner the seat of the host's owner when the list was seen, or −1
 * @param shared the seats whose shares had come, as far as the host said so
 * @param deadline until when the host waits for shares, by this client's own clock
 */
record AttemptSeen(
        ShuffleAttempt id,
        int beganAt,
        Phase phase,
        int presence,
        int table,
        String host,
        @Nullable Mine mine,
        @Nullable Commitments list,
        Set<Integer> bots,
        int owner,
        Set<Integer> shared,
        long deadline) {
    static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);

    /** How far an attempt was seen to come. */
    enum Phase {
        /** Commitments are collected. */
        ASKED,
        /** The list is out. */
        LISTED,
        /** The round was dealt from it. */
        DEALT,
        /** It was given up before its list, or came to an end that it must not have. */
        ENDED
    }

    AttemptSeen {
        bots = Set.copyOf(bots);
        shared = Set.copyOf(shared);
    }

    static AttemptSeen begun(ShuffleAttempt id, int seatBefore) {
        return new AttemptSeen(
                id,
                seatBefore,
                Phase.ASKED,
                0,
                0,
                "",
                null,
                null,
                Set.of(),
                FairShuffle.HOST,
                Set.of(),
                Long.MIN_VALUE);
    }

    AttemptSeen with(Phase reached) {
        return reached == phase
                ? this
                : new AttemptSeen(
                        id, beganAt, reached, presence, table, host, mine, list, bots, owner, shared, deadline);
    }

    AttemptSeen with(@Nullable Mine changed) {
        return new AttemptSeen(id, beganAt, phase, presence, table, host, changed, list, bots, owner, shared, deadline);
    }

    AttemptSeen seenIn(int now, int atTable, String at) {
        return now == presence && atTable == table && at.equals(host)
                ? this
                : new AttemptSeen(id, beganAt, phase, now, atTable, at, mine, list, bots, owner, shared, deadline);
    }

    AttemptSeen asked(Set<Integer> outsideBots) {
        return outsideBots.equals(bots)
                ? this
                : new AttemptSeen(
                        id, beganAt, phase, presence, table, host, mine, list, outsideBots, owner, shared, deadline);
    }

    AttemptSeen listed(Commitments published, int ownersSeat) {
        return new AttemptSeen(
                id, beganAt, Phase.LISTED, presence, table, host, mine, published, bots, ownersSeat, shared, deadline);
    }

    AttemptSeen waits(Set<Integer> came, long until) {
        Set<Integer> all = new TreeSet<>(shared);
        all.addAll(came);
        return new AttemptSeen(
                id, beganAt, phase, presence, table, host, mine, list, bots, owner, all, Math.max(deadline, until));
    }

    AttemptSeen fromEarlier() {
        Mine part = mine;
        Mine earlier = part == null
                ? null
                : new Mine(
                        part.seat(),
                        part.share(),
                        Mine.EARLIER,
                        part.commitmentArrived(),
                        Mine.EARLIER,
                        part.shareArrived(),
                        part.signed());
        return new AttemptSeen(id, beganAt, phase, 0, table, host, earlier, list, bots, owner, shared, deadline);
    }

    /** Whether its list was seen, and no end of it. */
    boolean isOpen() {
        return phase == Phase.LISTED;
    }

    /** What this client's part is committed to. */
    Bytes32 commitmentOf(Mine part) {
        return SHUFFLE.commitment(id, part.seat(), part.share());
    }

    /** Whether this client's commitment stands in the list. */
    boolean hasMine() {
        return mine != null
                && list != null
                && list.of(mine.seat()).filter(commitmentOf(mine)::equals).isPresent();
    }

    /** How heavily a void attempt counts against a seat: a bot's from outside as much as two. */
    int weightOf(int seat) {
        return bots.contains(seat) ? 2 : 1;
    }

    /** Whether all of these are in the list, as far as one was seen. */
    boolean isListed(List<Integer> seats) {
        Commitments seen = list;
        return seen == null
                || seats.stream()
                        .allMatch(seat -> seat < id.players() && seen.of(seat).isPresent());
    }
}
