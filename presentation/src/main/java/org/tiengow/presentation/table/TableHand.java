package org.tiengow.presentation.table;

import java.util.List;
import org.tiengow.engine.tile.Tile;

/**
 * The viewer's tiles.
 *
 * @param groups sets, then single tiles
 * @param single whether a tile that is selected replaces the one selected before
 */
public record TableHand(List<Group> groups, boolean single) {
    /** Creates a hand of which several tiles can be selected. */
    public TableHand(List<Group> groups) {
        this(groups, false);
    }

    public TableHand {
        groups = List.copyOf(groups);
    }

    /** Returns the number of tiles held. */
    public int size() {
        return groups.stream().mapToInt(group -> group.tiles().size()).sum();
    }

    /** Returns the tiles from left to right. */
    public List<HandTile> tiles() {
        return groups.stream().flatMap(group -> group.tiles().stream()).toList();
    }

    /**
     * A group of tiles.
     *
     * @param name the name below the bracket
     * @param tiles from left to right; a single tile has no bracket
     */
    public record Group(String name, List<HandTile> tiles) {
        public Group {
            tiles = List.copyOf(tiles);
        }
    }

    /**
     * A tile of the hand.
     *
     * @param tile the tile
     * @param key the key that selects it, as shown below it
     * @param selected whether it is selected
     * @param playable whether it can beat, alone or in a set; false unless the player must follow now
     * @param offered whether it completes the selected tiles to a set
     * @param hinted whether a hint names it
     * @param accessible the text for a screen reader
     */
    public record HandTile(
            Tile tile,
            String key,
            boolean selected,
            boolean playable,
            boolean offered,
            boolean hinted,
            String accessible) {}
}
