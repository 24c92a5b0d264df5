package org.tiengow.presentation.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.words.SetShape;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The builder of the help on a tile, from what the player's seat may know.
 *
 * @param words the player's language
 * @param view the seat's view
 * @param counting whether the counting aid is on
 */
public record TileHelpModel(Words words, SeatView view, boolean counting) {
    /** Returns the help on one of the 32 tiles. */
    public TileHelpScreen screen(Tile tile) {
        TileKind kind = tile.kind();
        List<TileKind> row = row(kind.suit());
        int place = (int) row.stream().filter(other -> rank(other) > rank(kind)).count();
        List<TileSet> sets = sets(tile);
        TileNames names = new TileNames(words);
        return new TileHelpScreen(
                tile,
                names.name(kind),
                words.get("tileHelp.pips", words.get("pips." + kind.high()), words.get("pips." + kind.low())),
                words.get(
                        "tileHelp.rank",
                        Words.capital(words.get("suit." + kind.suit().name())),
                        words.get("place." + (place + 1)),
                        row.size()),
                goesWith(kind, names),
                counting ? seen(kind) : "",
                otherNames(kind),
                words.get("tileHelp.suit." + kind.suit().name()),
                row,
                place,
                sets.isEmpty()
                        ? ""
                        : words.get(
                                "tileHelp.inHand",
                                words.list(sets.stream()
                                        .map(names::inSentence)
                                        .distinct()
                                        .toList())),
                sets,
                words.get("card.title"),
                words.get("tileHelp.close"));
    }

    /** Returns the rank for sorting. Where six ranks with three, it sorts right above three (rules 4.3). */
    private double rank(TileKind kind) {
        boolean sunk = kind == TileKind.BIG_SIX && view.rules().isOn(Parameter.SIX_RANKS_WITH_THREE);
        return sunk ? TileKind.LITTLE_THREE.rank() + 1.0 / 2 : kind.rank();
    }

    /** Returns one face of each rank, from high to low. */
    private List<TileKind> row(Suit suit) {
        Map<Double, TileKind> byRank = new TreeMap<>(Comparator.reverseOrder());
        Stream.of(TileKind.values())
                .filter(kind -> kind.suit() == suit)
                .forEach(kind -> byRank.putIfAbsent(rank(kind), kind));
        return List.copyOf(byRank.values());
    }

    private String goesWith(TileKind kind, TileNames names) {
        if (kind == TileKind.BIG_SIX || kind == TileKind.LITTLE_THREE) {
            TileKind other = kind == TileKind.BIG_SIX ? TileKind.LITTLE_THREE : TileKind.BIG_SIX;
            return words.get("tileHelp.supreme", names.inSentence(other));
        }
        Optional<TileKind> partner = view.rules().isOn(Parameter.MIXED_SETS) ? partner(kind) : Optional.empty();
        return partner.map(other -> words.get("tileHelp.with", names.inSentence(other)))
                .orElseGet(() -> words.get("tileHelp.alike"));
    }

    /** Returns the first face of the other suit in the same group (rules 3.3). */
    private static Optional<TileKind> partner(TileKind kind) {
        return Stream.of(TileKind.values())
                .filter(other -> other.suit() != kind.suit())
                .filter(other -> kind.suit() == Suit.CIVIL
                        ? SetShape.areOneGroup(kind, other)
                        : SetShape.areOneGroup(other, kind))
                .findFirst();
    }

    private String seen(TileKind kind) {
        TileSet seen = view.hand();
        for (TileSet tiles : view.forfeits()) {
            seen = seen.plus(tiles);
        }
        for (SeenPlay play : plays()) {
            seen = play.faceDown() ? seen : seen.plus(play.tiles());
        }
        TileSet known = seen;
        List<Tile> alike = TileSet.ALL.tiles().stream()
                .filter(tile -> tile.kind().suit() == kind.suit() && tile.kind().rank() == kind.rank())
                .toList();
        long out = alike.stream().filter(tile -> !known.contains(tile)).count();
        return words.get("tileHelp.seen", alike.size(), out);
    }

    private List<SeenPlay> plays() {
        List<SeenPlay> plays = new ArrayList<>(view.table());
        view.tricks().forEach(trick -> plays.addAll(trick.plays()));
        return plays;
    }

    /** Returns the names in other languages; the name in the player's own language is the title. */
    private List<TileHelpScreen.Name> otherNames(TileKind kind) {
        boolean chinese = words.locale().getLanguage().equals(Locale.CHINESE.getLanguage());
        return Stream.of(chinese ? "ENGLISH" : "CHINESE", "CANTONESE", "MANDARIN")
                .map(style -> new TileHelpScreen.Name(
                        words.get("tileHelp.name." + style), words.get("name." + style + "." + kind.name())))
                .toList();
    }

    /** Returns the sets of the hand that contain the tile, the smaller ones first; of sets that look alike, only one. */
    private List<TileSet> sets(Tile tile) {
        if (!view.hand().contains(tile)) {
            return List.of();
        }
        List<TileSet> sets = new ArrayList<>();
        grow(TileSet.of(tile), view.hand().minus(tile).tiles(), 0, sets);
        Map<String, TileSet> different = new TreeMap<>();
        sets.forEach(set -> different.putIfAbsent(set.size() + " " + set, set));
        return List.copyOf(different.values());
    }

    private void grow(TileSet from, List<Tile> others, int first, List<TileSet> sets) {
        for (int i = first; i < others.size(); i++) {
            TileSet grown = from.plus(others.get(i));
            if (SetShape.of(grown).filter(shape -> exists(shape, view.rules())).isPresent()) {
                sets.add(grown);
            }
            if (grown.size() < 4) {
                grow(grown, others, i + 1, sets);
            }
        }
    }

    private static boolean exists(SetShape shape, RuleSet rules) {
        return switch (shape) {
            case MIXED_PAIR, TWO_ONE, ONE_TWO, QUARTET -> rules.isOn(Parameter.MIXED_SETS);
            default -> true;
        };
    }
}
