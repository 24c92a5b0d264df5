package org.tiengow.engine.referee;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Supreme;

/**
 * What one rule set allows (rules 3 and 4). Tiles are the bits of an int as in {@code TileSet}, sets the numbers of
 * {@link Sets}, and several sets the bits of a long.
 *
 * <p>Immutable, and shared by everybody who plays by the same rules; knows no seat and no history.
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
        this.sets = rules.mixedSets() ? -1 : ~Sets.MIXED;
        this.keepSets = rules.keepSetsWhenLeading();
        this.mustBeat = rules.mustBeat();
        this.leastSizeForTheStackless = leastSizeForTheStackless(rules.earlyDeath());
    }

    /** The referee for these rules; made once and kept. */
    public static Referee of(RuleSet rules) {
        synchronized (KEPT) {
            return KEPT.computeIfAbsent(rules, Referee::new);
        }
    }

    /** The rules he goes by. */
    public RuleSet rules() {
        return rules;
    }

    /** The set that all these tiles together are, or {@link Sets#NONE} (rules 3). */
    public int setOf(int tiles) {
        int set = Sets.of(tiles);
        return set == Sets.NONE || (sets >>> set & 1) == 0 ? Sets.NONE : set;
    }

    /** Every set these tiles hold (rules 3). */
    public long setsIn(int tiles) {
        return Sets.in(tiles) & sets;
    }

    /** The sets a hand may lead (rules 3). */
    public long leads(int hand) {
        long held = setsIn(hand);
        return keepSets ? held & ~KeptSets.broken(held) : held;
    }

    /** Whether a hand that holds this set may lead it (rules 3.4). */
    public boolean mayLead(int hand, int set) {
        return !keepSets || (KeptSets.broken(setsIn(hand)) >>> set & 1) == 0;
    }

    /** The largest set of the hand that contains this one, or {@link Sets#NONE} (rules 3.4). */
    public int setAround(int hand, int set) {
        return KeptSets.around(setsIn(hand), set);
    }

    /** The sets that beat the best one on the table after a lead; they may belong to anybody (rules 4.3 to 4.7). */
    public long beating(int lead, int best) {
        return ranking.beating(lead, best);
    }

    /** The sets of this hand that beat the best one on the table (rules 4.3 to 4.7). */
    public long beating(int hand, int lead, int best) {
        return Sets.in(hand) & ranking.beating(lead, best);
    }

    /** Whether a set beats the best one on the table (rules 4.3 to 4.7). */
    public boolean beats(int set, int lead, int best) {
        return (ranking.beating(lead, best) >>> set & 1) != 0;
    }

    /** Whether a set ranks higher than the best one on the table, whatever was led. */
    public boolean isHigher(int set, int best) {
        return (ranking.higher(best) >>> set & 1) != 0;
    }

    /** Whether nothing at all can beat this lead, whoever held it (rules 4.4, 4.5). */
    public boolean isUnrivalled(int lead) {
        return isUnrivalledSupreme(lead) || lead == Sets.MALLET_SIXES && rules.civilSupreme();
    }

    /** Whether this is the Supreme, and of a shape of its own (rules 4.4). */
    public boolean isUnrivalledSupreme(int set) {
        return set == Sets.SUPREME && rules.supreme() == Supreme.UNRIVALLED;
    }

    /** Whether both are single tiles, or both pairs, of different suits. */
    public boolean differInSuitOnly(int set, int other) {
        return Sets.shape(set).isOtherSuitThan(Sets.shape(other));
    }

    /** The lowest set of this hand that beats the best one on the table, or {@link Sets#NONE}. */
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
     * Whether a seat must forfeit whatever it holds (rules 4.8).
     *
     * @param stacks what the seat has won so far
     * @param size tiles of the lead
     * @param tilesLeft tiles the seat still holds
     */
    public boolean isShutOut(int stacks, int size, int tilesLeft) {
        return stacks == 0 && size == tilesLeft && isDeadly(size);
    }

    /** Whether a last trick of this size is closed to those without a stack (rules 4.8). */
    boolean isDeadly(int size) {
        return size < leastSizeForTheStackless;
    }

    /** Whether a forfeit is refused when some play would beat (rules 4.2). */
    public boolean mustBeat() {
        return mustBeat;
    }

    /** Whether nothing the other tiles could form would beat this lead, judged from the leader's whole hand (rules 5.6). */
    public boolean isUnbeatableLead(int hand, int lead) {
        return beating(~hand, lead, lead) == 0;
    }

    /** The tiles of a set that a hand holds, the hand's first ones where it has a choice. */
    public int tiles(int hand, int set) {
        return Sets.tiles(hand, set);
    }

    /** The shape of a set. */
    public Sets.Shape shape(int set) {
        return Sets.shape(set);
    }

    /** What is paid under these rules. */
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
