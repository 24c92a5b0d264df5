package org.tiengow.engine.deal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/**
 * A distribution of all 32 tiles (rules 2.2).
 *
 * @param hands the tiles of each seat: four hands of 8, three of 9 or two of 13
 * @param leftOver the tiles in no hand
 */
public record Deal(List<TileSet> hands, TileSet leftOver) {
    /** Checks that each hand has the right size and that every tile occurs exactly once. */
    public Deal {
        hands = List.copyOf(hands);
        int size = handSize(hands.size());
        TileSet seen = leftOver;
        for (TileSet hand : hands) {
            if (hand.size() != size) {
                throw new IllegalArgumentException(
                        "With " + hands.size() + " players a hand has " + size + " tiles, not " + hand.size() + ".");
            }
            if (hand.intersects(seen)) {
                throw new IllegalArgumentException("A tile was dealt twice: " + hand + ".");
            }
            seen = seen.plus(hand);
        }
        if (!seen.equals(TileSet.ALL)) {
            throw new IllegalArgumentException("A tile was not dealt: " + TileSet.ALL.minus(seen) + ".");
        }
    }

    /** Returns a deal of these hands; the remaining tiles are left over. */
    public static Deal of(List<TileSet> hands) {
        TileSet left = TileSet.ALL;
        for (TileSet hand : hands) {
            left = left.minus(hand);
        }
        return new Deal(hands, left);
    }

    /**
     * Deals at random.
     *
     * @param players 2 to 4
     * @param below given n, returns a number from 0 to n − 1, each equally likely
     */
    public static Deal shuffled(int players, IntUnaryOperator below) {
        int size = handSize(players);
        List<Tile> box = new ArrayList<>(TileSet.ALL.tiles());
        List<TileSet> hands = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            TileSet hand = TileSet.EMPTY;
            for (int i = 0; i < size; i++) {
                hand = hand.plus(take(box, below.applyAsInt(box.size())));
            }
            hands.add(hand);
        }
        return new Deal(hands, TileSet.of(box));
    }

    /**
     * Returns the number of tiles in a hand (rules 2.2).
     *
     * @throws IllegalArgumentException for fewer than 2 or more than 4 players
     */
    public static int handSize(int players) {
        return switch (players) {
            case 2 -> 13;
            case 3 -> 9;
            case 4 -> 8;
            default -> throw new IllegalArgumentException("From 2 to 4 can play, not " + players + ".");
        };
    }

    public int players() {
        return hands.size();
    }

    private static Tile take(List<Tile> box, int index) {
        Tile taken = box.get(index);
        Tile last = box.remove(box.size() - 1);
        if (index < box.size()) {
            box.set(index, last);
        }
        return taken;
    }
}
