package org.tiengow.presentation.table;

import java.util.List;
import org.tiengow.engine.tile.Tile;

/**
 * The viewer's tiles.
 *
 * @param groups sets that lie together, then single tiles
 */
public record TableHand(List<Group> groups) {
    /** Copies the list. */
    public TableHand {
        groups = List.copyOf(groups);
    }

    /** How many tiles are held. */
    public int size() {
        return groups.stream().mapToInt(group -> group.tiles().size()).sum();
    }

    /** The tiles from left to right. */
    public List<HandTile> tiles() {
        return groups.stream().flatMap(group -> group.tiles().stream()).toList();
    }

    /**
     * Tiles that lie together.
     *
     * @param name below the bracket
     * @param tiles from left to right; one alone has no bracket
     */
    public record Group(String name, List<HandTile> tiles) {
        /** Copies the list. */
        public Group {
            tiles = List.copyOf(tiles);
        }
    }

    /**
     * A tile of the hand.
     *
     * @param tile which
     * @param key the key that selects it, as shown below it
     * @param selected whether it is selected
     * @param playable whether it can beat, alone or in a set, while that is worth showing
     * @param offered whether it completes the selected tiles to a set
     * @param hinted whether a hint names it
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
