package org.tiengow.engine.referee;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Supreme;

/**
 * The judge of what one rule set allows (rules 3 and 4). Tiles are the bits of an int as in {@code TileSet}. A set is a number of
 * {@link Sets}, and several sets are the bits of a long.
 *
 * <p>Immutable and shared by all players of the same rules. Knows no seat and no history.
 */
public final class Referee {
    private static final int MOST_KEPT = 64;
    private static final Map<RuleSet, Referee> KEPT = new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<RuleSet, Referee> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private final RuleSet rules;
    private final Ranking ranking;
    private final Cashier cashier;
    private final long sets;
    private final boolean keepSets;
    private final boolean mustBeat;
    private final int leastSizeForTheStackless;

    private Referee(RuleSet rules) {
        this.rules = rules;
        this.ranking = new Ranking(rules);
        this.cashier = new Cashier(rules);
        this.sets = rules.isOn(Parameter.MIXED_SETS) ? -1 : ~Sets.MIXED;
        this.keepSets = rules.isOn(Parameter.KEEP_SETS_WHEN_LEADING);
        this.mustBeat = rules.isOn(Parameter.MUST_BEAT);
        this.leastSizeForTheStackless = leastSizeForTheStackless(rules.earlyDeath());
    }

    /** Returns the referee for these rules. Recent ones are cached; safe to call from any thread. */
    public static Referee of(RuleSet rules) {
        synchronized (KEPT) {
            return KEPT.computeIfAbsent(rules, Referee::new);
        }
    }

    public RuleSet rules() {
        return rules;
    }

    /** Returns the set that all these tiles form together, or {@link Sets#NONE} (rules 3). */
    public int setOf(int tiles) {
        int set = Sets.of(tiles);
        return set == Sets.NONE || (sets >>> set & 1) == 0 ? Sets.NONE : set;
    }

    /** Returns every set that some of these tiles form (rules 3). */
    public long setsIn(int tiles) {
        return Sets.in(tiles) & sets;
    }

    /** Returns the sets that a hand may lead (rules 3). */
    public long leads(int hand) {
        long held = setsIn(hand);
        return keepSets ? held & ~KeptSets.broken(held) : held;
    }

    /** Checks whether a hand that holds this set may lead it (rules 3.4). */
    public boolean mayLead(int hand, int set) {
        return !keepSets || (KeptSets.broken(setsIn(hand)) >>> set & 1) == 0;
    }

    /** Returns the largest set of the hand that contains this one, or {@link Sets#NONE} (rules 3.4). */
    public int setAround(int hand, int set) {
        return KeptSets.around(setsIn(hand), set);
    }

    /** Returns the sets in the game that beat the best one on the table after this lead (rules 4.3 to 4.7). */
    public long beating(int lead, int best) {
        return ranking.beating(lead, best);
    }

    /** Returns the sets of this hand that beat the best one on the table (rules 4.3 to 4.7). */
    public long beating(int hand, int lead, int best) {
        return Sets.in(hand) & ranking.beating(lead, best);
    }

    /** Checks whether a set beats the best one on the table (rules 4.3 to 4.7). */
    public boolean beats(int set, int lead, int best) {
        return (ranking.beating(lead, best) >>> set & 1) != 0;
    }

    /** Checks whether a set ranks higher than the best one on the table, without regard to the lead. */
    public boolean isHigher(int set, int best) {
        return (ranking.higher(best) >>> set & 1) != 0;
    }

    /** Checks whether no set in the game can beat this lead (rules 4.4, 4.5). */
    public boolean isUnrivalled(int lead) {
        return isUnrivalledSupreme(lead) || isCivilSupreme(lead) && !cashier.isCapturable(lead);
    }

    /** Checks whether this lead is a Supreme that only one pair can beat (rules 4.5). */
    public boolean isCapturable(int lead) {
        return isCivilSupreme(lead) && cashier.isCapturable(lead);
    }

    private boolean isCivilSupreme(int lead) {
        return lead == Sets.MALLET_SIXES && rules.isOn(Parameter.CIVIL_SUPREME);
    }

    /** Checks whether a set is the Supreme and the Supreme is a shape of its own (rules 4.4). */
    public boolean isUnrivalledSupreme(int set) {
        return set == Sets.SUPREME && rules.supreme() == Supreme.UNRIVALLED;
    }

    /** Checks whether both are single tiles, or both pairs, of different suits. */
    public boolean differInSuitOnly(int set, int other) {
        return Sets.shape(set).isOtherSuitThan(Sets.shape(other));
    }

    /** Returns the lowest set of this hand that beats the best one on the table, or {@link Sets#NONE}. */
    public int lowestBeat(int hand, int lead, int best) {
        int lowest = Sets.NONE;
        for (long rest = beating(hand, lead, best); rest != 0; rest &= rest - 1) {
            int set = Long.numberOfTrailingZeros(rest);
            if (lowest == Sets.NONE || isHigher(lowest, set)) {
                lowest = set;
            }
        }
        return lowest;
    }

    /**
     * Checks whether a seat must forfeit regardless of its tiles (rules 4.8).
     *
     * @param stacks the stacks that the seat has won so far
     * @param size the number of tiles led
     * @param tilesLeft the number of tiles that the seat still holds
     */
    public boolean isShutOut(int stacks, int size, int tilesLeft) {
        return stacks == 0 && size == tilesLeft && isDeadly(size);
    }

    /** Checks whether a last trick of this size shuts out seats without a stack (rules 4.8). */
    boolean isDeadly(int size) {
        return size < leastSizeForTheStackless;
    }

    /** Checks whether a forfeit is refused when some play would beat (rules 4.2). */
    public boolean mustBeat() {
        return mustBeat;
    }

    /** Checks whether no set of the tiles outside the leader's hand beats this lead (rules 5.6). The hand is the one before the lead. */
    public boolean isUnbeatableLead(int hand, int lead) {
        return beating(~hand, lead, lead) == 0;
    }

    /** Returns the tiles that form a set of a hand; the first ones of the hand where it has a choice. */
    public int tiles(int hand, int set) {
        return Sets.tiles(hand, set);
    }

    public Sets.Shape shape(int set) {
        return Sets.shape(set);
    }

    /** Returns the cashier for the payments of these rules. */
    public Cashier cashier() {
        return cashier;
    }

    private static int leastSizeForTheStackless(EarlyDeath earlyDeath) {
        return switch (earlyDeath) {
            case NO -> 0;
            case SINGLE -> 2;
            case ANY -> Integer.MAX_VALUE;
        };
    }
}
