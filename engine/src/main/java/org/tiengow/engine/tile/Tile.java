package org.tiengow.engine.tile;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the 32 tiles.
 *
 * <p>The index is the tile's bit in a {@link TileSet}. Tiles that pair with each other are neighbours:
 *
 * <pre>
 *  0  1 | 2  3 | 4  5 | ... | 20 21 | 22 23 | 24 25 | 26 27 | 28 29 | 30 31
 * 66 66 |11 11 |44 44 | ... | 51 51 | 63 54 | 62 53 | 52 43 | 41 32 | 42 21
 * </pre>
 */
public final class Tile implements Comparable<Tile> {
    /** The number of tiles in the game. */
    public static final int COUNT = 32;

    private static final List<Tile> BY_INDEX = all();

    private final int index;
    private final TileKind kind;

    private Tile(int index, TileKind kind) {
        this.index = index;
        this.kind = kind;
    }

    /**
     * Returns the tile with an index.
     *
     * @param index 0 to 31
     * @throws IndexOutOfBoundsException for any other index
     */
    public static Tile of(int index) {
        return BY_INDEX.get(index);
    }

    /**
     * Returns one of the tiles with a given face.
     *
     * @param copy 0, or 1 for the second tile of a civil kind
     * @throws IllegalArgumentException if the kind has no such copy
     */
    public static Tile of(TileKind kind, int copy) {
        if (copy < 0 || copy >= kind.copies()) {
            throw new IllegalArgumentException(kind + " has no copy " + copy);
        }
        return BY_INDEX.stream()
                .filter(tile -> tile.kind == kind)
                .skip(copy)
                .findFirst()
                .orElseThrow();
    }

    /** Returns the position in the order that the class shows, 0 to 31. */
    public int index() {
        return index;
    }

    public TileKind kind() {
        return kind;
    }

    /** Compares by the order of rules 1.2 and 1.3; equal faces are compared by index. */
    @Override
    public int compareTo(Tile other) {
        int byKind = kind.compareTo(other.kind);
        return byKind != 0 ? byKind : Integer.compare(index, other.index);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return index;
    }

    /** Returns the two digits of the face. */
    @Override
    public String toString() {
        return kind.notation();
    }

    private static List<Tile> all() {
        List<Tile> tiles = new ArrayList<>();
        for (TileKind kind : TileKind.values()) {
            if (kind != TileKind.BIG_SIX) {
                for (int copy = 0; copy < kind.copies(); copy++) {
                    tiles.add(new Tile(tiles.size(), kind));
                }
            }
            if (kind == TileKind.FIVE_32) { // 42 is placed beside 21, its partner in the Supreme
                tiles.add(new Tile(tiles.size(), TileKind.BIG_SIX));
            }
        }
        return List.copyOf(tiles);
    }
}
