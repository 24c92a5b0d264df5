package org.tiengow.presentation.tracker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.tracker.SeenTiles.Hidden;
import org.tiengow.presentation.tracker.SeenTiles.Mark;
import org.tiengow.presentation.tracker.SeenTiles.Rank;
import org.tiengow.presentation.tracker.SeenTiles.Seen;
import org.tiengow.presentation.tracker.SeenTiles.Sign;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The tile tracker, made only from what the player's seat may know.
 *
 * @param people the people at the table
 * @param view the seat's view
 */
public record SeenWords(People people, SeatView view) {
    /** Returns the tracker when it is switched on. */
    public SeenTiles counted() {
        Map<Tile, Mark> marks = marks();
        long out = marks.values().stream().filter(mark -> mark == Mark.OUT).count();
        List<SeenTiles.Suit> suits = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            suits.add(new SeenTiles.Suit(words().get("seen.suit." + suit.name()), ranks(suit, marks)));
        }
        List<Sign> signs = new ArrayList<>();
        for (Mark mark : Mark.values()) {
            signs.add(new Sign(mark, words().get("seen.sign." + mark.name())));
        }
        return new SeenTiles(
                words().get("seen.tab"),
                words().get("seen.out", out),
                words().get("seen.stop"),
                true,
                suits,
                signs,
                hidden());
    }

    /**
     * Returns the tracker when it is switched off.
     *
     * @param allowed false if the host forbids it
     */
    public SeenTiles quiet(boolean allowed) {
        return new SeenTiles(
                words().get("seen.tab"),
                words().get(allowed ? "seen.off" : "seen.forbidden"),
                allowed ? words().get("seen.begin") : "",
                false,
                List.of(),
                List.of(),
                List.of());
    }

    private Map<Tile, Mark> marks() {
        TileSet forfeited = TileSet.EMPTY;
        for (TileSet tiles : view.forfeits()) {
            forfeited = forfeited.plus(tiles);
        }
        TileSet played = TileSet.EMPTY;
        for (SeenPlay play : plays()) {
            played = play.faceDown() ? played : played.plus(play.tiles());
        }
        Map<Tile, Mark> marks = new TreeMap<>(Comparator.comparingInt(TileSet.ALL.tiles()::indexOf));
        for (Tile tile : TileSet.ALL) {
            marks.put(
                    tile,
                    view.hand().contains(tile)
                            ? Mark.HELD
                            : forfeited.contains(tile)
                                    ? Mark.FORFEITED
                                    : played.contains(tile) ? Mark.PLAYED : Mark.OUT);
        }
        return marks;
    }

    private List<Rank> ranks(Suit suit, Map<Tile, Mark> marks) {
        Map<Integer, List<Seen>> byRank = new TreeMap<>(Comparator.reverseOrder());
        marks.forEach((tile, mark) -> {
            if (tile.kind().suit() == suit) {
                byRank.computeIfAbsent(tile.kind().rank(), rank -> new ArrayList<>())
                        .add(new Seen(tile.kind(), mark));
            }
        });
        return byRank.values().stream().map(this::rank).toList();
    }

    private Rank rank(List<Seen> tiles) {
        List<Seen> sorted =
                tiles.stream().sorted(Comparator.comparing(Seen::mark)).toList();
        long out = tiles.stream().filter(tile -> tile.mark() == Mark.OUT).count();
        return new Rank(
                new TileNames(words()).name(tiles.get(0).kind()), sorted, words().get("seen.left", out, tiles.size()));
    }

    private List<Hidden> hidden() {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (SeenPlay play : plays()) {
            if (play.faceDown()) {
                counts.merge(play.seat(), play.count(), Integer::sum);
            }
        }
        List<Hidden> hidden = new ArrayList<>();
        counts.forEach((seat, count) ->
                hidden.add(new Hidden(people.colour(seat), people.name(seat), words().get("seen.hidden", count))));
        return hidden;
    }

    private List<SeenPlay> plays() {
        List<SeenPlay> plays = new ArrayList<>();
        for (SeenTrick trick : view.tricks()) {
            plays.addAll(trick.plays());
        }
        plays.addAll(view.table());
        return plays;
    }

    private Words words() {
        return people.words();
    }
}
