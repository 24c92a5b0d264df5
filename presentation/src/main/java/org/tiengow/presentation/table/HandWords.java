package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.words.HandOrder;
import org.tiengow.presentation.words.Words;

/**
 * The player's tiles, in the order of the hand.
 *
 * @param scene the table
 */
public record HandWords(Scene scene) {
    private static final List<String> KEYS = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", "⌫");

    /** The names of keys without a letter or digit. */
    private static final Map<String, String> NAMED_KEYS = Map.of("-", "minus", "=", "equals", "⌫", "backspace");

    public TableHand hand() {
        TileSet offered = scene.offered();
        TileSet playable = playable();
        List<Group> groups = new ArrayList<>();
        int number = 0;
        for (TileSet group : HandOrder.groups(scene.view())) {
            List<HandTile> tiles = new ArrayList<>();
            String name = Words.capital(scene.names().name(group));
            for (Tile tile : group) {
                tiles.add(handTile(
                        tile,
                        KEYS.get(number),
                        offered.contains(tile),
                        playable.contains(tile),
                        group.size() > 1 ? name : ""));
                number++;
            }
            groups.add(new Group(name, tiles));
        }
        return new TableHand(groups, scene.isSingle());
    }

    /** Returns the tiles that can beat, alone or in a set; empty unless the player must follow now. */
    private TileSet playable() {
        TileSet found = TileSet.EMPTY;
        if (scene.isMyTurn() && !scene.isLead()) {
            for (TileSet set : scene.showable()) {
                for (Tile tile : scene.view().hand()) {
                    if (set.count(tile.kind()) > 0) {
                        found = found.plus(tile);
                    }
                }
            }
        }
        return found;
    }

    private HandTile handTile(Tile tile, String key, boolean offered, boolean playable, String set) {
        boolean selected = scene.choices().selected().contains(tile);
        boolean hinted = scene.choices().hinted().tiles().contains(tile);
        String spoken = scene.names().spoken(tile.kind());
        if (selected) {
            spoken = scene.words().get("tile.spoken.selected", spoken);
        }
        if (hinted) {
            spoken = scene.words().get("tile.spoken.hinted", spoken);
        }
        if (playable) {
            spoken = scene.words().get("tile.spoken.beats", spoken);
        }
        if (!set.isEmpty()) {
            spoken = scene.words().get("tile.spoken.set", spoken, set);
        }
        spoken = scene.words().get("tile.spoken.key", spoken, called(key));
        return new HandTile(tile, key, selected, playable, offered, hinted, spoken);
    }

    private String called(String key) {
        String name = NAMED_KEYS.get(key);
        return name == null ? key : scene.words().get("key." + name);
    }
}
