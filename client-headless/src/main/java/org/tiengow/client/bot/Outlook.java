package org.tiengow.client.bot;

import java.util.List;
import java.util.function.IntPredicate;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/** Estimates how likely a set is to hold, by counting the tiles that one seat has not seen. */
final class Outlook {
    private final SetBook book;
    private final Situation situation;
    private final double willingness;

    /** @param willingness the probability that a player who can beat does so, 0 to 1 */
    Outlook(SetBook book, Situation situation, double willingness) {
        this.book = book;
        this.situation = situation;
        this.willingness = willingness;
    }

    /** Returns the probability that a set holds if it is led, in this trick or a later one. */
    double ifLed(KnownSet set) {
        return holds(set, set.tiles(), situation.players() - 1, seat -> true);
    }

    /**
     * Returns the probability that a set wins if it is led to the last trick. Seats without a stack now are assumed to be shut out then
     * (rules 4.8).
     */
    double ifLedLast(KnownSet set) {
        EarlyDeath death = situation.rules().earlyDeath();
        boolean deadly = death == EarlyDeath.ANY || death == EarlyDeath.SINGLE && set.size() == 1;
        return holds(
                set,
                set.tiles(),
                situation.players() - 1,
                seat -> !deadly || situation.stacks().get(seat) > 0);
    }

    /** Returns the probability that a set played now to the trick on the table holds. */
    double ifPlayed(KnownSet set) {
        return holds(set, situation.leadIfPlayed(set), situation.players() - 1 - situation.laid(), seat -> true);
    }

    private double holds(KnownSet set, TileSet lead, int stillToPlay, IntPredicate contends) {
        List<KnownSet> rivals = book.rivals(set, lead).stream()
                .filter(rival -> situation.unseen().containsAll(rival.tiles()))
                .toList();
        double chance = 1;
        int seat = situation.seat();
        for (int i = 0; i < stillToPlay && !rivals.isEmpty(); i++) {
            seat = Seats.next(seat, situation.step(), situation.players());
            if (contends.test(seat)) {
                int held = situation.tilesLeft().get(seat);
                chance *= set.size() == 1 ? hasNone(rivals.size(), held) : hasNoWhole(rivals, held);
            }
        }
        return chance;
    }

    /** Returns the probability that a seat holds none of the higher tiles that it would play. */
    private double hasNone(int higher, int held) {
        double chance = 1;
        for (int i = 0; i < held; i++) {
            chance *= Math.max(
                    0, 1 - willingness * higher / Math.max(1, situation.unseen().size() - i));
        }
        return chance;
    }

    /** Returns the probability that a seat holds no complete higher set, or would not play it. */
    private double hasNoWhole(List<KnownSet> rivals, int held) {
        double chance = 1;
        for (KnownSet rival : rivals) {
            double whole = willingness;
            for (int i = 0; i < rival.size(); i++) {
                whole *=
                        Math.max(0.0, held - i) / Math.max(1, situation.unseen().size() - i);
            }
            chance *= 1 - whole;
        }
        return chance;
    }
}
