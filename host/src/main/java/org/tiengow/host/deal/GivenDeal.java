package org.tiengow.host.deal;

import java.util.List;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.tile.TileNotation;

/**
 * The fixed deal of a table without a shuffle: every round has these hands, and the same seat is the first banker.
 *
 * <p>A user who knows the hands knows the tiles of others, so a host with such a table serves only this machine and keeps no records.
 *
 * @param banker the seat of the first banker, 0 to players − 1
 * @param hands the tiles of each seat in the notation of the rules, such as {@code 66 63 11 …}: four hands of 8, three of 9 or two of 13
 *     (rules 2.2)
 */
public record GivenDeal(int banker, List<String> hands) {
    /**
     * Checks that the hands are a complete deal.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public GivenDeal {
        hands = List.copyOf(hands);
        Deal deal = deal(hands);
        if (banker < 0 || banker >= deal.players()) {
            throw new IllegalArgumentException("No seat " + banker + " can be the banker.");
        }
    }

    public int players() {
        return hands.size();
    }

    Deal deal() {
        return deal(hands);
    }

    private static Deal deal(List<String> hands) {
        return Deal.of(TileNotation.readHands(hands));
    }
}
