package org.tiengow.engine.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The text notation of tiles: two digits per tile, the higher half first, tiles separated by one space (rules 1.1). The text
 * does not distinguish the two copies of a civil tile.
 */
public final class TileNotation {
    private TileNotation() {}

    /** Writes the tiles in the order of rules 1.2 and 1.3, such as {@code 66 66 63}; an empty text for no tiles. */
    public static String write(TileSet tiles) {
        return tiles.tiles().stream().map(Tile::toString).collect(Collectors.joining(" "));
    }

    /**
     * Reads tiles in any order. The first copy of a civil kind is used before the second.
     *
     * @throws IllegalArgumentException if a word is not a tile or occurs too often; the message names the word
     */
    public static TileSet read(String text) {
        return readFrom(TileSet.ALL, text);
    }

    /**
     * Reads several hands without using a tile twice, so that two hands with the same civil face get one tile each.
     *
     * @throws IllegalArgumentException as {@link #read}
     */
    public static List<TileSet> readHands(List<String> texts) {
        TileSet box = TileSet.ALL;
        List<TileSet> hands = new ArrayList<>();
        for (String text : texts) {
            TileSet hand = readFrom(box, text);
            hands.add(hand);
            box = box.minus(hand);
        }
        return List.copyOf(hands);
    }

    /** Finds the kind with this notation, such as {@code 31}. The two halves may be in either order. */
    public static Optional<TileKind> kind(String word) {
        for (TileKind kind : TileKind.values()) {
            String mirrored = "" + kind.low() + kind.high();
            if (kind.notation().equals(word) || mirrored.equals(word)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    private static TileSet readFrom(TileSet box, String text) {
        TileSet found = TileSet.EMPTY;
        for (String word : text.trim().split("\\s+")) {
            if (!word.isEmpty()) {
                found = found.plus(next(box.minus(found), word));
            }
        }
        return found;
    }

    private static Tile next(TileSet left, String word) {
        TileKind kind = kind(word).orElseThrow(() -> new IllegalArgumentException("\"" + word + "\" is not a tile"));
        return left.tiles().stream()
                .filter(tile -> tile.kind() == kind)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("\"" + word + "\" comes more often than there are tiles"));
    }
}
