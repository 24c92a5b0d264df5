package org.tiengow.presentation.guide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.words.SetShape;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The sets that beat a set, in words. The rules engine decides: it is asked for the legal plays of a seat that holds the tiles.
 *
 * @param words the language
 * @param rules the rules in force
 */
record GuideRanks(Words words, RuleSet rules) {
    private static final int SHORT_LIST = 3;

    /** Returns the rule for beating a set, and which sets beat it in practice. */
    List<String> rule(TileSet set) {
        Optional<SetShape> shape = SetShape.of(set);
        if (shape.isEmpty()) {
            return List.of();
        }
        if (shape.get() == SetShape.SUPREME) {
            return List.of(higher(set));
        }
        List<String> lines = new ArrayList<>();
        lines.add(words.get(
                "guide.rank.shape",
                names().shape(shape.get()),
                words.get("shape.higher." + shape.get().name())));
        lines.add(higher(set));
        return lines;
    }

    /** Returns the names of the sets among {@code among} that beat a set, each once, the highest first. */
    List<String> beating(TileSet set, TileSet among) {
        Map<String, TileSet> found = new LinkedHashMap<>();
        for (TileSet each : setsBeating(set, among)) {
            found.putIfAbsent(names().inSentence(each), each);
        }
        return List.copyOf(found.keySet());
    }

    /** Explains why no player can beat a set, given that the player has seen a tile of every higher set. */
    String sure(TileSet set) {
        if (SetShape.of(set).filter(SetShape.SUPREME::equals).isPresent()) {
            return words.get("guide.rank.supreme");
        }
        boolean highest = beating(set, TileSet.ALL.minus(set)).isEmpty();
        return highest ? words.get("guide.why.top") : words.get("guide.why.seen", set.size());
    }

    /** Returns which sets beat a set in practice. */
    String higher(TileSet set) {
        if (SetShape.of(set).filter(SetShape.SUPREME::equals).isPresent()) {
            return words.get("guide.rank.supreme");
        }
        List<String> higher = beating(set, TileSet.ALL.minus(set));
        if (higher.isEmpty()) {
            return words.get("guide.rank.highest");
        }
        if (higher.size() == 1) {
            return words.get("guide.rank.one", higher.get(0));
        }
        if (higher.size() <= SHORT_LIST) {
            return words.get("guide.rank.higher", words.list(higher));
        }
        return words.get("guide.rank.range", higher.get(0), higher.get(higher.size() - 1));
    }

    private List<TileSet> setsBeating(TileSet set, TileSet among) {
        return LegalPlays.of(following(set, among)).plays().stream()
                .filter(play -> play.act() == Play.Act.FACE_UP)
                .map(Play::tiles)
                .toList();
    }

    /** Returns the view of a seat early in a round that holds these tiles and must follow this lead. */
    private SeatView following(TileSet led, TileSet hand) {
        return new SeatView(
                rules,
                0,
                Phase.PLAYING,
                1,
                1,
                1,
                0,
                1,
                1,
                0,
                hand,
                List.of(),
                List.of(1, 1),
                List.of(hand.size(), hand.size()),
                List.of(0, 0),
                List.of(SeenPlay.open(1, led)),
                0,
                List.of(),
                null);
    }

    private TileNames names() {
        return new TileNames(words);
    }
}
