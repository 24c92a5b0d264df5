package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.words.HandOrder;
import org.tiengow.presentation.words.Words;

/**
 * The reader's tiles, in the order they lie.
 *
 * @param scene the table
 */
public record HandWords(Scene scene) {
    private static final List<String> KEYS = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", "⌫");

    /** The hand. */
    public TableHand hand() {
        TileSet offered = scene.offered();
        TileSet playable = playable();
        List<Group> groups = new ArrayList<>();
        int number = 0;
        for (TileSet group : HandOrder.groups(scene.view())) {
            List<HandTile> tiles = new ArrayList<>();
            for (Tile tile : group) {
                tiles.add(handTile(tile, KEYS.get(number), offered.contains(tile), playable.contains(tile)));
                number++;
            }
            groups.add(new Group(Words.capital(scene.names().name(group)), tiles));
        }
        return new TableHand(groups);
    }

    /** The tiles that can beat, alone or in a set; none where that is not worth showing. */
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

    private HandTile handTile(Tile tile, String key, boolean offered, boolean playable) {
        boolean selected = scene.choices().selected().contains(tile);
        boolean hinted = scene.choices().hinted().tiles().contains(tile);
        String spoken = scene.names().spoken(tile.kind());
        if (selected) {
            spoken = scene.words().get("tile.spoken.selected", spoken);
        }
        if (playable) {
            spoken = scene.words().get("tile.spoken.beats", spoken);
        }
        return new HandTile(tile, key, selected, playable, offered, hinted, spoken);
    }
}
