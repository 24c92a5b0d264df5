package org.tiengow.presentation.words;

import java.util.List;
import java.util.Optional;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Supreme;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * The reasons why plays are refused, in sentences.
 *
 * @param people the people at the table
 */
public record RefusalWords(People people) {
    private static final int LARGEST_SET = 4;
    private static final int LARGEST_PLAIN_SET = 2;

    /**
     * Returns the sentence for a refusal.
     *
     * @param refusal the refusal by the rules
     * @param view the view in which the play was refused
     */
    public String sentence(Refusal refusal, SeatView view) {
        String key = "refusal." + refusal.reason().name();
        TileSet tiles = refusal.tiles();
        return switch (refusal.reason()) {
            case ROUND_OVER,
                    DECLARE_FIRST,
                    NOTHING_TO_DECLARE,
                    ALREADY_ANSWERED,
                    LEAD_FACE_UP,
                    SUPREME_BEATS_NOTHING,
                    ONLY_SEVENS_CAPTURE,
                    HEAVENS_ON_NINES -> words().get(key);
            case NOT_YOUR_TURN -> words().get(key, people.name(view.turn()));
            case NOT_ONE_RED_DOT -> words().get(key, refusal.number());
            case WRONG_COUNT -> words().get(key, led(view).size());
            case SHUT_OUT -> words().get(key, Math.max(1, led(view).size()));
            case NO_TILES ->
                view.table().isEmpty()
                        ? words().get(key + ".lead")
                        : words().get(key + ".follow", led(view).size());
            case NOT_IN_HAND, FRONT_OVER_BACK, KEEP_THE_SET, MUST_BEAT -> words().get(key, inSentence(tiles, key));
            case UNRIVALLED_LEAD -> words().get(key, names().inSentence(led(view)));
            case TOO_LOW, EQUAL_RANK -> words().get(key, begin(tiles), names().inSentence(toBeat(view)));
            case NOT_A_SET -> notASet(tiles, view.rules());
            case WRONG_SUIT, WRONG_SHAPE -> wrongShape(tiles, led(view), view.rules());
        };
    }

    private String notASet(TileSet tiles, RuleSet rules) {
        int most = rules.isOn(Parameter.MIXED_SETS) ? LARGEST_SET : LARGEST_PLAIN_SET;
        if (tiles.size() > most) {
            return words().get(rules.isOn(Parameter.MIXED_SETS) ? "notSet.tooMany" : "notSet.tooManyHere");
        }
        if (tiles.size() != 2) {
            return words().get("notSet.oneGroup", tiles.size());
        }
        TileKind first = tiles.tiles().get(0).kind();
        TileKind second = tiles.tiles().get(1).kind();
        if (first.suit() == second.suit()) {
            String key = first.suit() == Suit.CIVIL ? "notSet.twoCivil" : "notSet.twoMilitary";
            return words().get(key, Words.capital(names().inSentence(first)), names().inSentence(second));
        }
        if (!rules.isOn(Parameter.MIXED_SETS)) {
            return words().get("notSet.noMixed");
        }
        String civil = Words.capital(names().inSentence(first));
        return SetShape.hasPartners(first)
                ? words().get(
                                "notSet.partner",
                                civil,
                                words().get("notSet.partner." + first.name()),
                                names().inSentence(second))
                : words().get("notSet.onlyItself", civil);
    }

    private String wrongShape(TileSet tiles, TileSet led, RuleSet rules) {
        Optional<SetShape> mine = shape(tiles, rules);
        Optional<SetShape> theirs = shape(led, rules);
        if (mine.isEmpty() || theirs.isEmpty()) {
            return notASet(tiles, rules);
        }
        if (tiles.size() == 1) {
            boolean civil = mine.get() == SetShape.SINGLE_CIVIL;
            return words().get(
                            civil ? "refusal.WRONG_SHAPE.civil" : "refusal.WRONG_SHAPE.military",
                            begin(tiles),
                            names().inSentence(led));
        }
        String isA = words().get("shape.is." + mine.get().name(), begin(tiles));
        return words().get(
                        "refusal.WRONG_SHAPE.sets",
                        isA,
                        Words.capital(names().shape(theirs.get())),
                        words().get("shape.higher." + theirs.get().name()));
    }

    /** Returns the shape as which a set counts. The Supreme counts as a military pair where it is the top one (rules 4.4). */
    private static Optional<SetShape> shape(TileSet tiles, RuleSet rules) {
        return SetShape.of(tiles)
                .map(shape -> shape == SetShape.SUPREME && rules.supreme() == Supreme.TOP_MILITARY_PAIR
                        ? SetShape.MILITARY_PAIR
                        : shape);
    }

    private String inSentence(TileSet tiles, String key) {
        if (SetShape.of(tiles).isPresent() || tiles.size() > LARGEST_SET) {
            String text = names().inSentence(tiles);
            return key.endsWith("KEEP_THE_SET") || key.endsWith("FRONT_OVER_BACK") ? text : Words.capital(text);
        }
        List<String> each =
                tiles.tiles().stream().map(Tile::kind).map(names()::inSentence).toList();
        return Words.capital(words().list(each));
    }

    private String begin(TileSet tiles) {
        return Words.capital(names().inSentence(tiles));
    }

    private static TileSet led(SeatView view) {
        return view.lead().map(SeenPlay::tiles).orElse(TileSet.EMPTY);
    }

    private static TileSet toBeat(SeatView view) {
        return view.setToBeat().map(SeenPlay::tiles).orElse(TileSet.EMPTY);
    }

    private TileNames names() {
        return new TileNames(words());
    }

    private Words words() {
        return people.words();
    }
}
