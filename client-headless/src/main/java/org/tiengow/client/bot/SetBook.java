package org.tiengow.client.bot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.client.bot.KnownSet.Shape;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Supreme;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * All sets under some rules, and the sets that could beat each of them. Each choice of concrete tiles is a set of its own, which makes
 * about ninety.
 *
 * <p>The book does not check whether a play is legal.
 */
final class SetBook {
    private static final TileSet FRONT = both(TileKind.HEAVEN)
            .plus(both(TileKind.EARTH))
            .plus(both(TileKind.MAN))
            .plus(both(TileKind.GOOSE));
    private static final TileSet BACK = both(TileKind.HATCHET)
            .plus(both(TileKind.RED_HEAD_TEN))
            .plus(both(TileKind.LONG_LEG_SEVEN))
            .plus(both(TileKind.MALLET_SIX));
    private static final TileSet MALLETS = both(TileKind.MALLET_SIX);
    private static final TileSet LONG_LEGS = both(TileKind.LONG_LEG_SEVEN);
    private static final TileSet HEAVENS = both(TileKind.HEAVEN);
    private static final TileSet NINES = pair(TileKind.NINE_63, TileKind.NINE_54);
    private static final TileSet SUPREME = pair(TileKind.BIG_SIX, TileKind.LITTLE_THREE);

    private final RuleSet rules;
    private final List<KnownSet> sets = new ArrayList<>();
    private final Map<TileSet, KnownSet> byTiles = new HashMap<>();
    private final Map<KnownSet, List<KnownSet>> rivals = new HashMap<>();

    SetBook(RuleSet rules) {
        this.rules = rules;
        singles();
        civilPairs();
        militaryPairs();
        if (rules.isOn(Parameter.MIXED_SETS)) {
            mixed(TileKind.HEAVEN, NINES, 4);
            mixed(TileKind.EARTH, pair(TileKind.EIGHT_62, TileKind.EIGHT_53), 3);
            mixed(TileKind.MAN, pair(TileKind.SEVEN_52, TileKind.SEVEN_43), 2);
            mixed(TileKind.GOOSE, pair(TileKind.FIVE_41, TileKind.FIVE_32), 1);
        }
        for (KnownSet set : sets) {
            byTiles.put(set.tiles(), set);
            rivals.put(set, sets.stream().filter(set::isBeatenBy).toList());
        }
    }

    /** Returns the rules of this book. */
    RuleSet rules() {
        return rules;
    }

    /** Returns the set that consists of exactly these tiles, if they are one. */
    Optional<KnownSet> find(TileSet tiles) {
        return Optional.ofNullable(byTiles.get(tiles));
    }

    /** Returns the sets inside a hand, single tiles included. */
    List<KnownSet> setsIn(TileSet hand) {
        List<KnownSet> found = new ArrayList<>();
        for (KnownSet set : sets) {
            if (hand.containsAll(set.tiles())) {
                found.add(set);
            }
        }
        return found;
    }

    /**
     * Returns the sets that could beat a set.
     *
     * @param lead the tiles that led the trick; the tiles of the set itself if it is the lead
     */
    List<KnownSet> rivals(KnownSet set, TileSet lead) {
        if (rules.isOn(Parameter.CIVIL_SUPREME) && lead.equals(MALLETS)) {
            // rules 4.5
            boolean capturable = rules.number(Parameter.SUPREME_CAPTURE_BONUS) > 0
                    && set.tiles().equals(lead);
            return capturable ? find(LONG_LEGS).stream().toList() : List.of();
        }
        List<KnownSet> higher = rivals.getOrDefault(set, List.of());
        if (rules.isOn(Parameter.HEAVEN_BEATS_NINES) && (lead.equals(NINES) || lead.equals(SUPREME))) {
            // rules 4.7
            List<KnownSet> withHeavens = new ArrayList<>(set.tiles().equals(HEAVENS) ? List.of() : higher);
            find(HEAVENS).filter(heavens -> !heavens.equals(set)).ifPresent(withHeavens::add);
            return withHeavens;
        }
        if (rules.isOn(Parameter.TEAMS) && BACK.containsAll(lead)) {
            // rules 4.6
            return higher.stream()
                    .filter(rival -> !FRONT.containsAll(rival.tiles()))
                    .toList();
        }
        return higher;
    }

    /** Returns the value of a trick won with a set: stacks, or the chips that the bank pays for it (rules 4.9, 6.1). */
    int trickWorth(KnownSet set) {
        return switch (rules.scoring()) {
            case STACKS -> set.size();
            case TRICK_CHIPS -> {
                boolean dear = set.tiles().equals(HEAVENS) || set.tiles().equals(NINES);
                yield dear ? 4 : set.tiles().equals(SUPREME) ? 3 : 1;
            }
        };
    }

    /**
     * Returns the chips that each other seat is expected to pay at once when a set is shown (rules 5.4).
     *
     * @param lead the tiles that led the trick; the tiles of the set itself if it is the lead
     * @param holds the probability that it wins the trick
     */
    double bonus(KnownSet set, TileSet lead, double holds) {
        boolean capturable = rules.number(Parameter.SUPREME_CAPTURE_BONUS) > 0 && lead.equals(MALLETS);
        if (capturable && set.tiles().equals(LONG_LEGS)) {
            return rules.number(Parameter.SUPREME_CAPTURE_BONUS);
        }
        boolean supreme = set.tiles().equals(SUPREME)
                || rules.isOn(Parameter.CIVIL_SUPREME) && set.tiles().equals(MALLETS);
        if (supreme && set.tiles().equals(lead)) {
            return (capturable ? holds : 1) * rules.number(Parameter.SUPREME_BONUS);
        }
        if (set.shape() != Shape.QUARTET) {
            return 0;
        }
        return switch (rules.quartetBonusFor()) {
            case WINNER -> holds * rules.number(Parameter.QUARTET_BONUS);
            case SHOWN -> rules.number(Parameter.QUARTET_BONUS);
        };
    }

    private void singles() {
        for (Tile tile : TileSet.ALL) {
            boolean sixAsThree = rules.isOn(Parameter.SIX_RANKS_WITH_THREE) && tile.kind() == TileKind.BIG_SIX;
            int rank = sixAsThree ? TileKind.LITTLE_THREE.rank() : tile.kind().rank();
            add(TileSet.of(tile), tile.kind().suit() == Suit.CIVIL ? Shape.CIVIL : Shape.MILITARY, rank);
        }
    }

    private void civilPairs() {
        for (TileKind kind : TileKind.values()) {
            if (kind.suit() == Suit.CIVIL) {
                add(both(kind), Shape.CIVIL_PAIR, kind.rank());
            }
        }
    }

    private void militaryPairs() {
        add(NINES, Shape.MILITARY_PAIR, 4);
        add(pair(TileKind.EIGHT_62, TileKind.EIGHT_53), Shape.MILITARY_PAIR, 3);
        add(pair(TileKind.SEVEN_52, TileKind.SEVEN_43), Shape.MILITARY_PAIR, 2);
        add(pair(TileKind.FIVE_41, TileKind.FIVE_32), Shape.MILITARY_PAIR, 1);
        add(SUPREME, rules.supreme() == Supreme.UNRIVALLED ? Shape.SUPREME : Shape.MILITARY_PAIR, 5);
    }

    private void mixed(TileKind civil, TileSet military, int rank) {
        List<Tile> civils = both(civil).tiles();
        List<Tile> militaries = military.tiles();
        for (Tile one : civils) {
            for (Tile other : militaries) {
                add(TileSet.of(one, other), Shape.MIXED_PAIR, rank);
            }
            add(military.plus(one), Shape.ONE_CIVIL_TWO_MILITARY, rank);
        }
        for (Tile other : militaries) {
            add(both(civil).plus(other), Shape.TWO_CIVIL_ONE_MILITARY, rank);
        }
        add(both(civil).plus(military), Shape.QUARTET, rank);
    }

    private void add(TileSet tiles, Shape shape, int rank) {
        sets.add(new KnownSet(tiles, shape, rank));
    }

    private static TileSet both(TileKind civil) {
        return TileSet.of(Tile.of(civil, 0), Tile.of(civil, 1));
    }

    private static TileSet pair(TileKind one, TileKind other) {
        return TileSet.of(Tile.of(one, 0), Tile.of(other, 0));
    }
}
