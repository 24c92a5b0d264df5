package org.tiengow.client.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

/** A seat's view, as a bot program reads it (contracts 4). */
final class ViewJson {
    private ViewJson() {}

    static JsonObject write(SeatView view) {
        JsonObject object = new JsonObject();
        object.addProperty("seat", view.seat());
        object.addProperty("phase", view.phase().name());
        object.addProperty("round", view.round());
        object.addProperty("rounds", view.rules().rounds());
        object.addProperty("banker", view.banker());
        object.addProperty("term", view.term());
        object.addProperty("wins", view.wins());
        object.addProperty("rate", view.rate());
        object.addProperty("step", view.step());
        object.add("turn", Json.indexOrNull(view.turn()));
        object.addProperty("hand", TileNotation.write(view.hand()));
        JsonArray forfeits = new JsonArray();
        view.forfeits().forEach(tiles -> forfeits.add(TileNotation.write(tiles)));
        object.add("forfeits", forfeits);
        object.add("stacks", Json.numbers(view.stacks()));
        object.add("tilesLeft", Json.numbers(view.tilesLeft()));
        object.add("chips", Json.numbers(view.chips()));
        object.add("table", plays(view.table()));
        object.add("best", Json.indexOrNull(view.best()));
        JsonArray tricks = new JsonArray();
        for (SeenTrick trick : view.tricks()) {
            JsonObject one = new JsonObject();
            one.add("plays", plays(trick.plays()));
            one.addProperty("winner", trick.winner());
            tricks.add(one);
        }
        object.add("tricks", tricks);
        return object;
    }

    /** The members of a play: its tiles where the seat knows them, else their count. */
    static void addPlay(JsonObject object, SeenPlay play) {
        object.addProperty("seat", play.seat());
        if (play.tiles().isEmpty()) {
            object.addProperty("count", play.count());
        } else {
            object.addProperty("tiles", TileNotation.write(play.tiles()));
        }
        object.addProperty("faceDown", play.faceDown());
    }

    /** The play that {@link #addPlay} wrote. */
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

    private static JsonArray plays(List<SeenPlay> plays) {
        JsonArray array = new JsonArray();
        for (SeenPlay play : plays) {
            JsonObject object = new JsonObject();
            addPlay(object, play);
            array.add(object);
        }
        return array;
    }

    private static List<SeenPlay> plays(Node plays, Box box) {
        return plays.items().stream().map(play -> play(play, box)).toList();
    }

    /** A face-down play whose tiles are known is the seat's own. */
    private static List<TileSet> ownForfeits(List<SeenTrick> tricks, List<SeenPlay> table) {
        List<SeenPlay> plays = new ArrayList<>();
        tricks.forEach(trick -> plays.addAll(trick.plays()));
        plays.addAll(table);
        return plays.stream()
                .filter(play -> play.faceDown() && !play.tiles().isEmpty())
                .map(SeenPlay::tiles)
                .toList();
    }

    /** The 32 tiles; each is taken out once, so that the two of a kind are told apart. */
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
