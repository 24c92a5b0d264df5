package org.tiengow.presentation.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * The shape of a set (rules 3.1–3.3, 4.3) for texts, the reference card and achievements. It ignores the rules in force: callers exclude
 * shapes that those lack. The referee alone decides about plays.
 */
public enum SetShape {
    SINGLE_CIVIL,
    SINGLE_MILITARY,
    CIVIL_PAIR,
    MILITARY_PAIR,
    SUPREME,
    MIXED_PAIR,
    TWO_ONE,
    ONE_TWO,
    QUARTET;

    /** One military face for each civil face that has partners; it represents all military tiles of its rank (rules 3.3). */
    private static final Map<TileKind, TileKind> PARTNERS = Map.of(
            TileKind.HEAVEN, TileKind.NINE_63,
            TileKind.EARTH, TileKind.EIGHT_62,
            TileKind.MAN, TileKind.SEVEN_52,
            TileKind.GOOSE, TileKind.FIVE_41);

    /** Returns the shape of these tiles; empty if they have no name as a set. */
    public static Optional<SetShape> of(TileSet tiles) {
        List<Tile> civil = suit(tiles, Suit.CIVIL);
        List<Tile> military = suit(tiles, Suit.MILITARY);
        if (!isAtMostAPair(civil) || !isAtMostAPair(military)) {
            return isSupreme(tiles) ? Optional.of(SUPREME) : Optional.empty();
        }
        if (civil.isEmpty() || military.isEmpty()) {
            return switch (tiles.size()) {
                case 1 -> Optional.of(military.isEmpty() ? SINGLE_CIVIL : SINGLE_MILITARY);
                case 2 -> Optional.of(military.isEmpty() ? CIVIL_PAIR : MILITARY_PAIR);
                default -> Optional.empty();
            };
        }
        return areOneGroup(civil.get(0).kind(), military.get(0).kind())
                ? Optional.of(mixed(civil.size(), military.size()))
                : Optional.empty();
    }

    /** Checks whether a civil face and a military one belong to the same group (rules 3.3). */
    public static boolean areOneGroup(TileKind civil, TileKind military) {
        TileKind partner = PARTNERS.get(civil);
        return partner != null && partner.rank() == military.rank();
    }

    /** Checks whether a civil face has military partners. */
    public static boolean hasPartners(TileKind civil) {
        return PARTNERS.containsKey(civil);
    }

    public static List<Tile> suit(TileSet tiles, Suit suit) {
        return tiles.tiles().stream().filter(tile -> tile.kind().suit() == suit).toList();
    }

    private static SetShape mixed(int civil, int military) {
        if (civil == 2) {
            return military == 2 ? QUARTET : TWO_ONE;
        }
        return military == 2 ? ONE_TWO : MIXED_PAIR;
    }

    private static boolean isAtMostAPair(List<Tile> tiles) {
        return tiles.size() < 3
                && tiles.stream().map(tile -> tile.kind().rank()).distinct().count() < 2;
    }

    private static boolean isSupreme(TileSet tiles) {
        return tiles.size() == 2 && tiles.count(TileKind.BIG_SIX) == 1 && tiles.count(TileKind.LITTLE_THREE) == 1;
    }
}
