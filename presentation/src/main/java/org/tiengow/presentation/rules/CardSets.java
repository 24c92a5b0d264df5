package org.tiengow.presentation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Supreme;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.rules.CardScreen.SetsOfTiles;
import org.tiengow.presentation.rules.CardScreen.Shape;
import org.tiengow.presentation.rules.CardScreen.ShownSet;
import org.tiengow.presentation.words.SetShape;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The sets of the reference card, by shape (rules 3.2, 3.3).
 *
 * @param words the language
 * @param rules the rules that define the sets
 */
record CardSets(Words words, RuleSet rules) {
    SetsOfTiles all() {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(shape("CIVIL_PAIR", pairs(Suit.CIVIL)));
        List<ShownSet> military = new ArrayList<>(pairs(Suit.MILITARY));
        boolean unrivalled = rules.supreme() == Supreme.UNRIVALLED;
        if (!unrivalled) {
            military.add(0, supreme()); // rules 4.4
        }
        shapes.add(shape("MILITARY_PAIR", military));
        if (unrivalled) {
            shapes.add(shape("SUPREME", List.of(supreme())));
        }
        if (rules.isOn(Parameter.MIXED_SETS)) {
            shapes.add(shape("MIXED_PAIR", mixed(1, 1)));
            shapes.add(shape("TWO_ONE", mixed(2, 1)));
            shapes.add(shape("ONE_TWO", mixed(1, 2)));
            shapes.add(shape("QUARTET", mixed(2, 2)));
        }
        return new SetsOfTiles(words.get("card.sets"), words.get("card.sets.note"), shapes);
    }

    ShownSet supreme() {
        return set(List.of(TileKind.BIG_SIX, TileKind.LITTLE_THREE));
    }

    private Shape shape(String name, List<ShownSet> sets) {
        return new Shape(words.get("card.shape." + name), sets);
    }

    /** Returns the pairs of a suit, one for each rank that has two tiles. */
    private List<ShownSet> pairs(Suit suit) {
        return kinds(suit)
                .filter(kind -> kind == firstOf(kind))
                .map(kind -> tilesOf(kind, 2))
                .filter(faces -> faces.size() == 2)
                .map(this::set)
                .toList();
    }

    private List<ShownSet> mixed(int civil, int military) {
        return kinds(Suit.CIVIL)
                .filter(SetShape::hasPartners)
                .map(kind -> Stream.concat(tilesOf(kind, civil).stream(), tilesOf(partner(kind), military).stream())
                        .toList())
                .map(this::set)
                .toList();
    }

    private static TileKind partner(TileKind civil) {
        return kinds(Suit.MILITARY)
                .filter(kind -> SetShape.areOneGroup(civil, kind))
                .findFirst()
                .orElseThrow();
    }

    /** Returns up to {@code count} tiles of the rank of a face. */
    private static List<TileKind> tilesOf(TileKind first, int count) {
        return kinds(first.suit())
                .filter(kind -> kind.rank() == first.rank())
                .flatMap(kind -> Stream.generate(() -> kind).limit(kind.copies()))
                .limit(count)
                .toList();
    }

    private static TileKind firstOf(TileKind kind) {
        return kinds(kind.suit())
                .filter(other -> other.rank() == kind.rank())
                .findFirst()
                .orElseThrow();
    }

    private static Stream<TileKind> kinds(Suit suit) {
        return Stream.of(TileKind.values()).filter(kind -> kind.suit() == suit);
    }

    private ShownSet set(List<TileKind> faces) {
        TileSet tiles = TileSet.EMPTY;
        for (TileKind face : faces) {
            Tile first = Tile.of(face, 0);
            tiles = tiles.plus(tiles.contains(first) ? Tile.of(face, 1) : first);
        }
        return new ShownSet(faces, Words.capital(new TileNames(words).name(tiles)));
    }
}
