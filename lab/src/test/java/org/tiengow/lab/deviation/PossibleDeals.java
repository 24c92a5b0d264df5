package org.tiengow.lab.deviation;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Deals drawn from those that a seat must hold possible, if it knows by which bots the other seats are played: with its own hand and plays as
 * they are, the bots would have made every play that the seat saw. Such a deal is as likely as the true one, so that a mean over several with
 * the true one among them is as unbiased as the true one alone, and varies less.
 */
final class PossibleDeals {
    private static final int TILES = 32;

    private final TableOfBots table;
    private final TableOfBots.Start truth;
    private final List<MadePlay> plays;
    private final int seat;
    private final int[] shown;
    private final int[] unseen;

    /**
     * Takes what a seat knows.
     *
     * @param table where the drawn rounds are set up
     * @param truth the beginning of the true round
     * @param plays the plays so far
     */
    PossibleDeals(TableOfBots table, TableOfBots.Start truth, List<MadePlay> plays, int seat) {
        this.table = table;
        this.truth = truth;
        this.plays = List.copyOf(plays);
        this.seat = seat;
        shown = new int[truth.hands().size()];
        for (MadePlay play : plays) {
            shown[play.seat()] |= play.isForfeit() ? 0 : play.tiles();
        }
        shown[seat] = truth.hands().get(seat);
        int known = 0;
        for (int tiles : shown) {
            known |= tiles;
        }
        unseen = new int[TILES - Integer.bitCount(known)];
        int n = 0;
        for (int rest = ~known; rest != 0; rest &= rest - 1) {
            unseen[n++] = rest & -rest;
        }
    }

    /** Returns the table at which the drawn rounds are set up. */
    TableOfBots table() {
        return table;
    }

    /** Tries to draw a deal, and plays the round in it up to the decision. Returns whether it is possible. */
    boolean draw(SplittableRandom random) {
        table.begin(dealt(random));
        for (MadePlay play : plays) {
            if (play.seat() == seat) {
                table.make(play);
                continue;
            }
            if (!play.isForfeit() && (table.hand(play.seat()) & play.tiles()) != play.tiles()) {
                return false;
            }
            MadePlay next = table.next();
            if (play.isForfeit() ? !next.isForfeit() : !next.equals(play)) {
                return false;
            }
            table.make(next);
        }
        return true;
    }

    private TableOfBots.Start dealt(SplittableRandom random) {
        List<Integer> hands = new ArrayList<>();
        int left = unseen.length;
        for (int other = 0; other < shown.length; other++) {
            int hand = shown[other];
            int missing = Integer.bitCount(truth.hands().get(other)) - Integer.bitCount(hand);
            for (int i = 0; i < missing; i++) {
                int at = random.nextInt(left--);
                int tile = unseen[at];
                unseen[at] = unseen[left];
                unseen[left] = tile;
                hand |= tile;
            }
            hands.add(hand);
        }
        return new TableOfBots.Start(truth.banker(), truth.term(), truth.wins(), truth.step(), hands);
    }
}
