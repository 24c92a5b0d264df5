package org.tiengow.presentation.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * The names of tiles and sets, in the style that the words select.
 *
 * @param words the language
 */
public record TileNames(Words words) {
    private static final int MILITARY_RANKS = 6;
    private static final int CIVIL_RANKS = 11;

    /** Returns the name of a tile as a title: "Heaven", "Nine". */
    public String name(TileKind kind) {
        return style().map(style -> style.name(kind)).orElseGet(() -> words.get("tile." + kind.name()));
    }

    /** Returns the name of a tile inside a sentence: "Heaven", "a nine". */
    public String inSentence(TileKind kind) {
        return style().map(style -> style.inSentence(kind)).orElseGet(() -> words.get("tile.a." + kind.name()));
    }

    /** Returns the name of tiles as a title: "Man–seven", "Plum Flower pair", "Earth and eights"; "two tiles" if they are no set. */
    public String name(TileSet tiles) {
        return SetShape.of(tiles)
                .map(shape -> style().map(style -> style.name(shape, tiles)).orElseGet(() -> name(shape, first(tiles))))
                .orElseGet(() -> loose(tiles.size()));
    }

    /** Returns the name of tiles inside a sentence: "Man–seven", "two Plum Flowers", "a nine". */
    public String inSentence(TileSet tiles) {
        return SetShape.of(tiles)
                .map(shape -> style().map(style -> style.inSentence(shape, tiles))
                        .orElseGet(() -> inSentence(shape, first(tiles))))
                .orElseGet(() -> loose(tiles.size()));
    }

    /** Returns the names of tiles one by one inside a sentence, with equal ones together: "Heaven", "two sevens". */
    public List<String> each(TileSet tiles) {
        Map<String, TileSet> alike = new LinkedHashMap<>();
        for (Tile tile : tiles) {
            alike.merge(inSentence(tile.kind()), TileSet.of(tile), TileSet::plus);
        }
        return alike.values().stream().map(this::inSentence).toList();
    }

    /** Returns a number of tiles without a name: "two tiles". */
    public String loose(int count) {
        return words.get("set.loose", count);
    }

    /** Returns the name of a shape with its article: "a mixed pair". */
    public String shape(SetShape shape) {
        return words.get("shape." + shape.name());
    }

    /** Returns the name of a tile for a screen reader: "Heaven, six and six, civil, first of eleven". */
    public String spoken(TileKind kind) {
        boolean civil = kind.suit() == Suit.CIVIL;
        int ranks = civil ? CIVIL_RANKS : MILITARY_RANKS;
        return words.get(
                "tile.spoken",
                name(kind),
                words.get("pips." + kind.high()),
                words.get("pips." + kind.low()),
                words.get("suit." + kind.suit().name()),
                words.get("place." + (ranks + 1 - kind.rank())),
                ranks);
    }

    /** Returns the style; empty if it is the language's own. */
    private Optional<ForeignNames> style() {
        return switch (words.names()) {
            case AS_LANGUAGE -> Optional.empty();
            case ENGLISH -> of(Language.ENGLISH);
            case CHINESE -> of(Language.TRADITIONAL_CHINESE);
            case CANTONESE, MANDARIN -> Optional.of(new LatinNames(words));
        };
    }

    /** Returns the names of another language. Both kinds of Chinese have their own characters for them. */
    private Optional<ForeignNames> of(Language other) {
        boolean own = words.locale().getLanguage().equals(other.locale().getLanguage());
        return own ? Optional.empty() : Optional.of(new BorrowedNames(new TileNames(Words.of(other.locale())), words));
    }

    private String name(SetShape shape, TileKind kind) {
        return switch (shape) {
            case SINGLE_CIVIL, SINGLE_MILITARY -> name(kind);
            case CIVIL_PAIR, MILITARY_PAIR -> words.get("set.pair." + kind.name());
            case SUPREME -> words.get("set.supreme");
            case MIXED_PAIR -> words.get("set.mixed." + kind.name());
            case TWO_ONE -> words.get("set.twoOne." + kind.name());
            case ONE_TWO -> words.get("set.oneTwo." + kind.name());
            case QUARTET -> words.get("set.quartet." + kind.name());
        };
    }

    private String inSentence(SetShape shape, TileKind kind) {
        return switch (shape) {
            case SINGLE_CIVIL, SINGLE_MILITARY -> inSentence(kind);
            case CIVIL_PAIR, MILITARY_PAIR -> words.get("tile.two." + kind.name());
            case SUPREME -> shape(SetShape.SUPREME);
            case MIXED_PAIR, TWO_ONE, ONE_TWO, QUARTET -> name(shape, kind);
        };
    }

    /** Returns the face that names the set: the civil one of a mixed set, the first of a rank in a military pair. */
    private static TileKind first(TileSet tiles) {
        Tile first = tiles.tiles().get(0);
        return first.kind();
    }

    /** Names of tiles and sets in a style other than the language's own. */
    private interface ForeignNames {
        /** Returns the name of a tile as a title. */
        String name(TileKind kind);

        /** Returns the name of a tile inside a sentence of the language. */
        String inSentence(TileKind kind);

        /** Returns the name of a set as a title. */
        String name(SetShape shape, TileSet tiles);

        /** Returns the name of a set inside a sentence of the language. */
        String inSentence(SetShape shape, TileSet tiles);
    }

    /**
     * Tile names of another language, used as proper names in the sentences of this one: without its articles and its ways of counting.
     *
     * @param names the names in the other language
     * @param words the language of the sentences
     */
    private record BorrowedNames(TileNames names, Words words) implements ForeignNames {
        @Override
        public String name(TileKind kind) {
            return names.name(kind);
        }

        @Override
        public String inSentence(TileKind kind) {
            return names.name(kind);
        }

        @Override
        public String name(SetShape shape, TileSet tiles) {
            return shape == SetShape.SUPREME ? words.get("set.supreme") : Words.capital(names.name(tiles));
        }

        @Override
        public String inSentence(SetShape shape, TileSet tiles) {
            return shape == SetShape.SUPREME ? words.get("shape." + shape) : name(shape, tiles);
        }
    }

    /**
     * Chinese names in Latin letters. Mixed sets are named by their tiles one after the other, as players say them ("Tin gau" is Heaven with a
     * nine).
     *
     * @param words the language of the sentences, which also selects the style
     */
    private record LatinNames(Words words) implements ForeignNames {
        /** Tone digits, which are for the reference card only; a sentence reads better without. */
        private static final String TONES = "[1-6]";

        @Override
        public String name(TileKind kind) {
            return Words.capital(spelled(kind));
        }

        @Override
        public String inSentence(TileKind kind) {
            return name(kind);
        }

        @Override
        public String name(SetShape shape, TileSet tiles) {
            return set(shape, tiles, "set.foreign.pair", "set.supreme");
        }

        @Override
        public String inSentence(SetShape shape, TileSet tiles) {
            return set(shape, tiles, "set.foreign.two", "shape.SUPREME");
        }

        private String set(SetShape shape, TileSet tiles, String pair, String supreme) {
            return switch (shape) {
                case SINGLE_CIVIL, SINGLE_MILITARY -> name(kind(tiles));
                case CIVIL_PAIR, MILITARY_PAIR -> words.get(pair, name(kind(tiles)));
                case SUPREME -> words.get(supreme);
                case MIXED_PAIR, TWO_ONE, ONE_TWO, QUARTET ->
                    Words.capital(tiles.tiles().stream()
                            .map(Tile::kind)
                            .map(this::inSet)
                            .collect(Collectors.joining(" ")));
            };
        }

        /** Returns the name of a tile inside the name of a mixed set: for a military tile its number only. */
        private String inSet(TileKind kind) {
            String spelled = spelled(kind);
            return kind.suit() == Suit.CIVIL ? spelled : spelled.substring(spelled.lastIndexOf(' ') + 1);
        }

        private String spelled(TileKind kind) {
            return words.get("name." + words.names() + "." + kind).replaceAll(TONES, "");
        }

        private static TileKind kind(TileSet tiles) {
            return tiles.tiles().get(0).kind();
        }
    }
}
