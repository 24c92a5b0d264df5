package org.tiengow.engine.seat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

/** Views written down by hand: seat 0 must play, seats 1, 2 and so on have played before it. */
final class Views {
    private Views() {}

    /** Seat 0 holds a hand and has won some stacks; what lies on the table lies face up, the last of it the best. */
    static SeatView of(RuleSet rules, String hand, int stacks, String... table) {
        List<String> texts = new ArrayList<>(List.of(table));
        texts.add(hand);
        List<TileSet> tiles = TileNotation.readHands(texts);
        List<SeenPlay> plays = new ArrayList<>();
        for (int i = 0; i < table.length; i++) {
            plays.add(SeenPlay.open(4 - table.length + i, tiles.get(i)));
        }
        return of(rules, Phase.PLAYING, 0, 0, tiles.get(table.length), stacks, plays);
    }

    static SeatView of(RuleSet rules, Phase phase, int seat, int turn, TileSet hand, int stacks, List<SeenPlay> table) {
        List<Integer> zeros = Collections.nCopies(4, 0);
        return new SeatView(
                rules,
                seat,
                phase,
                1,
                0,
                1,
                0,
                2,
                1,
                turn,
                hand,
                List.of(),
                List.of(stacks, 0, 0, 0),
                zeros,
                zeros,
                table,
                table.size() - 1,
                List.of(),
                null);
    }
}
