package org.tiengow.engine.tile;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Any number of different tiles: the bits of one int, the bit of a tile being its {@link Tile#index()}.
 *
 * <p>Knows no rule: whether the tiles form a set that may be played is the referee's business.
 *
 * @param bits one bit a tile; tile 31 is the sign bit
 */
public record TileSet(int bits) implements Iterable<Tile> {
    /** No tile. */
    public static final TileSet EMPTY = new TileSet(0);

    /** All 32 tiles. */
    public static final TileSet ALL = new TileSet(-1);

    /** The set of these tiles. */
    public static TileSet of(Tile... tiles) {
        return of(List.of(tiles));
    }

    /** The set of these tiles. */
    public static TileSet of(Collection<Tile> tiles) {
        int bits = 0;
        for (Tile tile : tiles) {
            bits |= 1 << tile.index();
        }
        return new TileSet(bits);
    }

    /** How many tiles, 0 to 32. */
    public int size() {
        return Integer.bitCount(bits);
    }

    /** Whether there is no tile in it. */
    public boolean isEmpty() {
        return bits == 0;
    }

    /** Whether the tile is in it. */
    public boolean contains(Tile tile) {
        return (bits & 1 << tile.index()) != 0;
    }

    /** Whether every tile of the other is in it. */
    public boolean containsAll(TileSet other) {
        return (other.bits & ~bits) == 0;
    }

    /** Whether any tile of the other is in it. */
    public boolean intersects(TileSet other) {
        return (other.bits & bits) != 0;
    }

    /** The tiles in this, in the other or in both. */
    public TileSet plus(TileSet other) {
        return new TileSet(bits | other.bits);
    }

    /** These tiles and one more. */
    public TileSet plus(Tile tile) {
        return new TileSet(bits | 1 << tile.index());
    }

    /** The tiles in this and not in the other. */
    public TileSet minus(TileSet other) {
        return new TileSet(bits & ~other.bits);
    }

    /** These tiles without one. */
    public TileSet minus(Tile tile) {
        return new TileSet(bits & ~(1 << tile.index()));
    }

    /** The tiles in the order of rules 1.2 and 1.3. */
    public List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(size());
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            tiles.add(Tile.of(Integer.numberOfTrailingZeros(rest)));
        }
        tiles.sort(null);
        return List.copyOf(tiles);
    }

    /**
     * These tiles, with each tile of some civil kinds exchanged for the other one of its kind.
     *
     * @param kinds both tiles of every kind to exchange
     */
    public TileSet exchanged(TileSet kinds) {
        int firsts = kinds.bits & 0x55555555;
        return new TileSet(bits & ~kinds.bits | (bits & firsts) << 1 | bits >>> 1 & firsts);
    }

    /** How many tiles of a kind are in it, 0 to 2. */
    public int count(TileKind kind) {
        int count = 0;
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            if (Tile.of(Integer.numberOfTrailingZeros(rest)).kind() == kind) {
                count++;
            }
        }
        return count;
    }

    /** All red pips on these tiles (rules 1.4). */
    public int redPips() {
        return tiles().stream().mapToInt(tile -> tile.kind().redPips()).sum();
    }

    /** Whether both hold the same faces, each as often: the two tiles of a civil kind are interchangeable. */
    public boolean sameKinds(TileSet other) {
        return kinds().equals(other.kinds());
    }

    /**
     * The tiles of this set that carry the faces of another one, the first tile of a kind taken first.
     *
     * @return empty when a face is missing here
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

    /** The notation of contracts and records: {@code 66 66 63}. */
    @Override
    public String toString() {
        return TileNotation.write(this);
    }

    private List<TileKind> kinds() {
        return tiles().stream().map(Tile::kind).toList();
    }
}
