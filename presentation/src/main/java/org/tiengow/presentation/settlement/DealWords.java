package org.tiengow.presentation.settlement;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.settlement.DealScreen.Cell;
import org.tiengow.presentation.settlement.DealScreen.Row;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * A complete deal in words.
 *
 * @param people the players of the round
 * @param open the view at the end of the round, with all forfeits known
 * @param hands the tiles dealt to each seat
 */
public record DealWords(People people, SeatView open, List<TileSet> hands) {
    public DealWords {
        hands = List.copyOf(hands);
    }

    /** Returns the sheet of a round that the host has revealed. */
    public static DealScreen screen(People players, ReplayRound round) {
        int end = round.moments().size() - 1;
        return new DealWords(players, round.openView(end, 0), round.hands(0)).screen();
    }

    DealScreen screen() {
        List<String> tricks = open.tricks().isEmpty()
                ? List.of(words().get("deal.hands"))
                : IntStream.rangeClosed(1, open.tricks().size())
                        .mapToObj(number -> words().get("log.trick", number))
                        .toList();
        List<Row> rows = new ArrayList<>();
        int first = Math.max(0, people.me());
        for (int i = 0; i < hands.size(); i++) {
            rows.add(row((first + i) % hands.size()));
        }
        return new DealScreen(
                words().get("deal.title", open.round()),
                words().get("deal.hint"),
                tricks,
                rows,
                words().get("deal.close"));
    }

    private Row row(int seat) {
        List<Cell> cells = new ArrayList<>();
        for (SeenTrick trick : open.tricks()) {
            trick.plays().stream()
                    .filter(play -> play.seat() == seat)
                    .map(play -> cell(play, trick.winner() == seat))
                    .forEach(cells::add);
        }
        if (open.tricks().isEmpty()) {
            cells.add(new Cell(hands.get(seat), false, false, listed(hands.get(seat))));
        }
        String note = seat == open.banker() ? words().get("settle.bankerAlone") : "";
        return new Row(people.colour(seat), people.name(seat), note, cells);
    }

    private Cell cell(SeenPlay play, boolean winner) {
        boolean won = winner && !play.faceDown();
        String key = play.faceDown() ? "recall.forfeited" : won ? "recall.won" : "deal.played";
        return new Cell(play.tiles(), play.faceDown(), won, listed(play.tiles()) + " · " + words().get(key));
    }

    private String listed(TileSet tiles) {
        TileNames names = new TileNames(words());
        return words().list(tiles.tiles().stream()
                .map(tile -> names.inSentence(tile.kind()))
                .toList());
    }

    private Words words() {
        return people.words();
    }
}
