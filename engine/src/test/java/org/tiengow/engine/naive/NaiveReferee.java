package org.tiengow.engine.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Supreme;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/** The rules 3 and 4 read slowly, on lists of faces, sentence by sentence; shares nothing with the engine but its tiles. */
public final class NaiveReferee {
    private static final List<TileKind> FRONT = List.of(TileKind.HEAVEN, TileKind.EARTH, TileKind.MAN, TileKind.GOOSE);
    private static final List<TileKind> BACK =
            List.of(TileKind.HATCHET, TileKind.RED_HEAD_TEN, TileKind.LONG_LEG_SEVEN, TileKind.MALLET_SIX);
    private static final List<TileKind> HEAVENS = List.of(TileKind.HEAVEN, TileKind.HEAVEN);
    private static final List<TileKind> MALLETS = List.of(TileKind.MALLET_SIX, TileKind.MALLET_SIX);
    private static final List<TileKind> LONG_LEGS = List.of(TileKind.LONG_LEG_SEVEN, TileKind.LONG_LEG_SEVEN);
    private static final List<TileKind> SUPREME = List.of(TileKind.BIG_SIX, TileKind.LITTLE_THREE);
    private static final List<TileKind> NINES = List.of(TileKind.NINE_63, TileKind.NINE_54);
    private static final List<Integer> PIPS_OF_GROUPS = List.of(9, 8, 7, 5);

    private final RuleSet rules;

    public NaiveReferee(RuleSet rules) {
        this.rules = rules;
    }

    /** What two sets must share, and what decides between them. */
    private record Form(String shape, int rank) {}

    /** The faces in the order of rules 1.2 and 1.3. */
    public static List<TileKind> faces(TileSet tiles) {
        return tiles.tiles().stream().map(tile -> tile.kind()).toList();
    }

    public boolean isSet(TileSet tiles) {
        return form(faces(tiles)).isPresent();
    }

    /** Rules 3. */
    public boolean mayLead(TileSet hand, TileSet tiles) {
        if (!isSet(tiles)) {
            return false;
        }
        if (!rules.isOn(Parameter.KEEP_SETS_WHEN_LEADING)) {
            return true;
        }
        return subsets(hand).stream()
                .filter(larger -> larger.size() > tiles.size() && isSet(larger))
                .noneMatch(larger -> contains(faces(larger), faces(tiles)));
    }

    /** Rules 4.3 to 4.7. */
    public boolean beats(TileSet tiles, TileSet lead, TileSet best) {
        List<TileKind> mine = faces(tiles);
        List<TileKind> led = faces(lead);
        List<TileKind> top = faces(best);
        Optional<Form> form = form(mine);
        if (led.equals(MALLETS) && rules.number(Parameter.SUPREME_CAPTURE_BONUS) > 0) {
            return top.equals(MALLETS) && mine.equals(LONG_LEGS); // rules 4.5
        }
        if (form.isEmpty() || isUnrivalled(led)) {
            return false;
        }
        if (rules.isOn(Parameter.HEAVEN_BEATS_NINES) && (led.equals(NINES) || led.equals(SUPREME))) {
            if (mine.equals(HEAVENS)) {
                return !top.equals(HEAVENS);
            }
            if (top.equals(HEAVENS)) {
                return false;
            }
        }
        if (rules.isOn(Parameter.TEAMS)
                && led.size() <= 2
                && BACK.containsAll(led)
                && mine.stream().anyMatch(FRONT::contains)) {
            return false;
        }
        Form toBeat = form(top).orElseThrow();
        return form.get().shape().equals(toBeat.shape()) && form.get().rank() > toBeat.rank();
    }

    /** Rules 4.8: whether a seat must forfeit. */
    public boolean isShutOut(int stacks, int led, int tilesLeft) {
        boolean applies = rules.earlyDeath() == EarlyDeath.ANY || rules.earlyDeath() == EarlyDeath.SINGLE && led == 1;
        return applies && stacks == 0 && led == tilesLeft;
    }

    /** Rules 4.2: whether a seat may forfeit. */
    public boolean mayForfeit(TileSet hand, int stacks, TileSet lead, TileSet best) {
        if (!rules.isOn(Parameter.MUST_BEAT) || isShutOut(stacks, lead.size(), hand.size())) {
            return true;
        }
        return subsets(hand).stream().noneMatch(tiles -> tiles.size() == lead.size() && beats(tiles, lead, best));
    }

    /** Every choice of one tile or more. */
    public static List<TileSet> subsets(TileSet hand) {
        List<TileSet> all = new ArrayList<>(List.of(TileSet.EMPTY));
        for (var tile : hand.tiles()) {
            List<TileSet> with = all.stream().map(set -> set.plus(tile)).toList();
            all.addAll(with);
        }
        all.remove(TileSet.EMPTY);
        return all;
    }

    private boolean isUnrivalled(List<TileKind> led) {
        return led.equals(SUPREME) && rules.supreme() == Supreme.UNRIVALLED
                || led.equals(MALLETS) && rules.isOn(Parameter.CIVIL_SUPREME);
    }

    private Optional<Form> form(List<TileKind> tiles) {
        if (tiles.size() == 1) {
            return Optional.of(single(tiles.get(0)));
        }
        if (tiles.size() == 2) {
            Optional<Form> pair = pair(tiles.get(0), tiles.get(1));
            if (pair.isPresent()) {
                return pair;
            }
        }
        return rules.isOn(Parameter.MIXED_SETS) ? mixed(tiles) : Optional.empty();
    }

    private Form single(TileKind tile) {
        if (tile.suit() == Suit.CIVIL) {
            return new Form("single civil", 11 - tile.ordinal());
        }
        int pips =
                tile == TileKind.BIG_SIX && rules.isOn(Parameter.SIX_RANKS_WITH_THREE) ? 3 : tile.high() + tile.low();
        return new Form("single military", pips);
    }

    private Optional<Form> pair(TileKind first, TileKind second) {
        if (first.suit() == Suit.CIVIL) {
            return first == second ? Optional.of(new Form("civil pair", 11 - first.ordinal())) : Optional.empty();
        }
        if (List.of(first, second).equals(SUPREME)) {
            return Optional.of(
                    rules.supreme() == Supreme.UNRIVALLED ? new Form("Supreme", 0) : new Form("military pair", 100));
        }
        int pips = first.high() + first.low();
        boolean equal = second.suit() == Suit.MILITARY && pips == second.high() + second.low();
        return equal ? Optional.of(new Form("military pair", pips)) : Optional.empty();
    }

    private static Optional<Form> mixed(List<TileKind> tiles) {
        Set<Integer> groups = new TreeSet<>();
        int civil = 0;
        for (TileKind tile : tiles) {
            if (tile.suit() == Suit.CIVIL) {
                civil++;
                groups.add(FRONT.indexOf(tile));
            } else {
                groups.add(tile == TileKind.BIG_SIX ? -1 : PIPS_OF_GROUPS.indexOf(tile.high() + tile.low()));
            }
        }
        int military = tiles.size() - civil;
        if (groups.size() != 1 || groups.contains(-1) || civil == 0 || military == 0) {
            return Optional.empty();
        }
        return Optional.of(
                new Form(civil + "+" + military, 4 - groups.iterator().next()));
    }

    private static boolean contains(List<TileKind> larger, List<TileKind> smaller) {
        return smaller.stream()
                .allMatch(tile -> Collections.frequency(larger, tile) >= Collections.frequency(smaller, tile));
    }
}
