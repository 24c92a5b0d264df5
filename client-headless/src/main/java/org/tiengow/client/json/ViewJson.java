package org.tiengow.client.json;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;

/** The translator between a seat's view and JSON, as a bot program reads it ({@code docs/bot-lines.md}). */
final class ViewJson {
    private ViewJson() {}

    static Members write(SeatView view) {
        return new Members()
                .with("seat", view.seat())
                .with("phase", view.phase())
                .with("round", view.round())
                .with("rounds", view.rules().number(Parameter.ROUNDS))
                .with("banker", view.banker())
                .with("term", view.term())
                .with("wins", view.wins())
                .with("rate", view.rate())
                .with("step", view.step())
                .with("turn", Json.indexOrNull(view.turn()))
                .with("hand", view.hand())
                .with("forfeits", view.forfeits())
                .with("stacks", view.stacks())
                .with("tilesLeft", view.tilesLeft())
                .with("chips", view.chips())
                .with("table", view.table(), ViewJson::play)
                .with("best", Json.indexOrNull(view.best()))
                .with(
                        "tricks",
                        view.tricks(),
                        trick -> new Members()
                                .with("plays", trick.plays(), ViewJson::play)
                                .with("winner", trick.winner()));
    }

    /** Adds the members of a play: its tiles if the seat knows them, else their number. */
    static Members addPlay(Members object, SeenPlay play) {
        object.with("seat", play.seat());
        if (play.tiles().isEmpty()) {
            object.with("count", play.count());
        } else {
            object.with("tiles", play.tiles());
        }
        return object.with("faceDown", play.faceDown());
    }

    /** Reads a play that {@link #addPlay} wrote. */
    static SeenPlay play(Node play, Box box) {
        int seat = play.get("seat").number();
        boolean faceDown = play.get("faceDown").flag();
        if (play.find("tiles").isEmpty()) {
            return SeenPlay.hidden(seat, play.get("count").number(1, 4));
        }
        TileSet tiles = box.take(play.get("tiles"));
        return faceDown ? SeenPlay.ownForfeit(seat, tiles) : SeenPlay.open(seat, tiles);
    }

    static SeatView read(Node view, RuleSet rules) {
        Box box = new Box();
        int players = view.get("stacks").items().size();
        TileSet hand = box.take(view.get("hand"));
        List<SeenTrick> tricks = view.get("tricks").items().stream()
                .map(trick -> new SeenTrick(
                        plays(trick.get("plays"), box), trick.get("winner").seat(players)))
                .toList();
        List<SeenPlay> table = plays(view.get("table"), box);
        Node best = view.get("best");
        return new SeatView(
                rules,
                view.get("seat").seat(players),
                view.get("phase").oneOf(Phase.class),
                view.get("round").number(),
                view.get("banker").seat(players),
                view.get("term").number(),
                view.get("wins").number(),
                view.get("rate").number(),
                view.get("step").number(),
                view.get("turn").seatOrNone(players),
                hand,
                ownForfeits(tricks, table),
                view.get("stacks").numbers(players),
                view.get("tilesLeft").numbers(players),
                view.get("chips").numbers(players),
                table,
                best.isNull() ? -1 : best.number(),
                tricks,
                null);
    }

    private static Members play(SeenPlay play) {
        return addPlay(new Members(), play);
    }

    private static List<SeenPlay> plays(Node plays, Box box) {
        return plays.items().stream().map(play -> play(play, box)).toList();
    }

    /** Returns the seat's own forfeits: the face-down plays whose tiles are known. */
    private static List<TileSet> ownForfeits(List<SeenTrick> tricks, List<SeenPlay> table) {
        List<SeenPlay> plays = new ArrayList<>();
        tricks.forEach(trick -> plays.addAll(trick.plays()));
        plays.addAll(table);
        return plays.stream()
                .filter(play -> play.faceDown() && !play.tiles().isEmpty())
                .map(SeenPlay::tiles)
                .toList();
    }

    /** A box of the 32 tiles. Each is taken out once, so that the two tiles of a kind are told apart. */
    static final class Box {
        private TileSet left = TileSet.ALL;

        TileSet take(Node text) {
            TileSet tiles =
                    left.withKindsOf(text.tiles()).orElseThrow(() -> text.flaw("holds a tile that is somewhere else"));
            left = left.minus(tiles);
            return tiles;
        }
    }
}
