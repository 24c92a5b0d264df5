package org.tiengow.engine.tile;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * A set of different tiles, held as the bits of one int. The bit of a tile is its {@link Tile#index()}.
 *
 * <p>It knows no rules: the referee decides whether tiles form a set that may be played.
 *
 * @param bits one bit per tile; tile 31 is the sign bit
 */
public record TileSet(int bits) implements Iterable<Tile> {
    /** The empty set. */
    public static final TileSet EMPTY = new TileSet(0);

    /** All 32 tiles. */
    public static final TileSet ALL = new TileSet(-1);

    public static TileSet of(Tile... tiles) {
        return of(List.of(tiles));
    }

    public static TileSet of(Collection<Tile> tiles) {
        int bits = 0;
        for (Tile tile : tiles) {
            bits |= 1 << tile.index();
        }
        return new TileSet(bits);
    }

    /** Returns the number of tiles, 0 to 32. */
    public int size() {
        return Integer.bitCount(bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public boolean contains(Tile tile) {
        return (bits & 1 << tile.index()) != 0;
    }

    /** Checks whether every tile of another set is in this set. */
    public boolean containsAll(TileSet other) {
        return (other.bits & ~bits) == 0;
    }

    /** Checks whether the two sets have a tile in common. */
    public boolean intersects(TileSet other) {
        return (other.bits & bits) != 0;
    }

    /** Returns the union of the two sets. */
    public TileSet plus(TileSet other) {
        return new TileSet(bits | other.bits);
    }

    /** Returns this set with one more tile. */
    public TileSet plus(Tile tile) {
        return new TileSet(bits | 1 << tile.index());
    }

    /** Returns the tiles of this set that are not in the other. */
    public TileSet minus(TileSet other) {
        return new TileSet(bits & ~other.bits);
    }

    /** Returns this set without one tile. */
    public TileSet minus(Tile tile) {
        return new TileSet(bits & ~(1 << tile.index()));
    }

    /** Returns the tiles in the order of rules 1.2 and 1.3. */
    public List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(size());
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            tiles.add(Tile.of(Integer.numberOfTrailingZeros(rest)));
        }
        tiles.sort(null);
        return List.copyOf(tiles);
    }

    /**
     * Returns this set with the two tiles of some civil kinds exchanged.
     *
     * @param kinds both tiles of every kind to exchange
     */
    public TileSet exchanged(TileSet kinds) {
        int firsts = kinds.bits & 0x55555555;
        return new TileSet(bits & ~kinds.bits | (bits & firsts) << 1 | bits >>> 1 & firsts);
    }

    /** Returns the number of tiles of a kind in this set, 0 to 2. */
    public int count(TileKind kind) {
        int count = 0;
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            if (Tile.of(Integer.numberOfTrailingZeros(rest)).kind() == kind) {
                count++;
            }
        }
        return count;
    }

    /** Returns the number of red pips on these tiles (rules 1.4). */
    public int redPips() {
        return tiles().stream().mapToInt(tile -> tile.kind().redPips()).sum();
    }

    /** Checks whether both sets hold the same faces, each equally often. The two tiles of a civil kind are interchangeable. */
    public boolean sameKinds(TileSet other) {
        return kinds().equals(other.kinds());
    }

    /**
     * Finds tiles of this set that carry the faces of another one. The first tile of a kind is taken first.
     *
     * @return empty if this set lacks one of the faces
     */
    public Optional<TileSet> withKindsOf(TileSet wanted) {
        TileSet found = EMPTY;
        for (Tile tile : wanted.tiles()) {
            TileSet taken = found;
            Optional<Tile> match = tiles().stream()
                    .filter(mine -> mine.kind() == tile.kind() && !taken.contains(mine))
                    .findFirst();
            if (match.isEmpty()) {
                return Optional.empty();
            }
            found = found.plus(match.get());
        }
        return Optional.of(found);
    }

    @Override
    public Iterator<Tile> iterator() {
        return tiles().iterator();
    }

    /** Returns the text of {@link TileNotation#write}, such as {@code 66 66 63}. */
    @Override
    public String toString() {
        return TileNotation.write(this);
    }

    private List<TileKind> kinds() {
        return tiles().stream().map(Tile::kind).toList();
    }
}
