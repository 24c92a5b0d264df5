package org.tiengow.engine.referee;

import java.util.Arrays;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Supreme;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;

/**
 * The order of all sets under one rule set, as two tables. A set beats the best one on the table if it is <em>higher</em> and the
 * lead leaves it <em>able to win</em>.
 */
final class Ranking {
    private static final int CIVIL_PAIRS = 11;
    private static final int MILITARY_PAIRS = 15;
    private static final int FRONT_KINDS = 4;
    private static final int MIDDLE_KINDS = 7;
    private static final long ALL = -1;

    private final long[] higher = new long[Sets.COUNT];
    private final long[] ableToWin = new long[Sets.COUNT];

    Ranking(RuleSet rules) {
        Arrays.fill(ableToWin, ALL);
        rankSingles(rules.isOn(Parameter.SIX_RANKS_WITH_THREE));
        rankPairs();
        if (rules.isOn(Parameter.MIXED_SETS)) {
            rankMixedSets();
        }
        if (rules.supreme() == Supreme.TOP_MILITARY_PAIR) {
            crownSupreme();
        }
        if (rules.isOn(Parameter.CIVIL_SUPREME)) {
            crownMalletSixes(rules.number(Parameter.SUPREME_CAPTURE_BONUS) > 0);
        }
        if (rules.isOn(Parameter.TEAMS)) {
            shutFrontTeamOut();
        }
        if (rules.isOn(Parameter.HEAVEN_BEATS_NINES)) {
            setHeavensOnNines();
        }
    }

    /** Returns the sets that beat the best one on the table, one bit each. */
    long beating(int lead, int best) {
        return higher[best] & ableToWin[lead];
    }

    /** Returns the sets that rank higher than the best one, without regard to the lead. */
    long higher(int best) {
        return higher[best];
    }

    // rules 1.2, 1.3
    private void rankSingles(boolean sixRanksWithThree) {
        for (int low = 0; low < Tile.COUNT; low++) {
            for (int high = 0; high < Tile.COUNT; high++) {
                boolean sameSuit = kind(low).suit() == kind(high).suit();
                if (sameSuit && rank(high, sixRanksWithThree) > rank(low, sixRanksWithThree)) {
                    higher[low] |= 1L << high;
                }
            }
        }
    }

    // rules 4.3: the pairs of each suit are numbered in falling order
    private void rankPairs() {
        for (int slot = 0; slot < MILITARY_PAIRS; slot++) {
            for (int above = slot < CIVIL_PAIRS ? 0 : CIVIL_PAIRS; above < slot; above++) {
                higher[Sets.pair(slot)] |= 1L << Sets.pair(above);
            }
        }
    }

    // rules 4.3: Heaven–nine, Earth–eight, Man–seven, Goose–five
    private void rankMixedSets() {
        for (int shape = 0; shape < 4; shape++) {
            for (int group = 1; group < 4; group++) {
                for (int above = 0; above < group; above++) {
                    higher[Sets.mixed(group, shape)] |= 1L << Sets.mixed(above, shape);
                }
            }
        }
    }

    // rules 4.4
    private void crownSupreme() {
        for (int slot = CIVIL_PAIRS; slot < MILITARY_PAIRS; slot++) {
            higher[Sets.pair(slot)] |= 1L << Sets.SUPREME;
        }
    }

    // rules 4.5
    private void crownMalletSixes(boolean capturable) {
        higher[Sets.MALLET_SIXES] = capturable ? 1L << Sets.LONG_LEG_SEVENS : 0;
        ableToWin[Sets.MALLET_SIXES] = higher[Sets.MALLET_SIXES];
    }

    // rules 4.6
    private void shutFrontTeamOut() {
        long front = 0;
        for (int slot = 0; slot < FRONT_KINDS; slot++) {
            front |= 3L << 2 * slot | 1L << Sets.pair(slot);
        }
        for (int slot = MIDDLE_KINDS; slot < CIVIL_PAIRS; slot++) {
            ableToWin[2 * slot] &= ~front;
            ableToWin[2 * slot + 1] &= ~front;
            ableToWin[Sets.pair(slot)] &= ~front;
        }
    }

    // rules 4.7
    private void setHeavensOnNines() {
        higher[Sets.NINES] |= 1L << Sets.HEAVENS;
        higher[Sets.SUPREME] |= 1L << Sets.HEAVENS;
        for (int slot = CIVIL_PAIRS + 1; slot < MILITARY_PAIRS; slot++) {
            ableToWin[Sets.pair(slot)] &= ~(1L << Sets.HEAVENS);
        }
    }

    private static TileKind kind(int tile) {
        return Tile.of(tile).kind();
    }

    private static int rank(int tile, boolean sixRanksWithThree) {
        TileKind kind = kind(tile);
        return kind == TileKind.BIG_SIX && sixRanksWithThree ? TileKind.LITTLE_THREE.rank() : kind.rank();
    }
}
