package org.tiengow.client.search;

import java.util.Arrays;
import java.util.List;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.CapturePaidBy;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSet;

/**
 * The feature encoder of the networks. It writes the indices of the active binary inputs: first those common to all plays, then those of
 * the position after one play.
 *
 * <p>A set is named by its faces, one of {@value #SETS} names: the two tiles of a kind share a name, and so do
 * the two military tiles of a rank. Seats are counted in the order of play from the one that decides.
 */
public final class FeatureEncoder {
    /** Number of distinguished sets: 17 single tiles, 16 pairs, 16 mixed sets. */
    static final int SETS = 49;

    private static final int SEATS = Observation.MOST_PLAYERS;
    private static final int MOST_STACKS = 7;
    private static final int MOST_HELD = 13;
    private static final int MOST_RATE = 8;
    private static final int FACTOR_STEPS = 4;
    private static final int MOST_HIDDEN = 8;
    private static final int MOST_RIVALS = 4;

    // inputs common to all plays
    private static final int UNSEEN = 0;
    private static final int DECLINED = UNSEEN + SETS;
    private static final int BANKER = DECLINED + (SEATS - 1) * SETS;

    /**
     * The factor of the banker's payments if the banker wins. Each factor up to {@value #MOST_RATE} has two inputs, of which the second
     * means that the deciding seat is the banker.
     */
    private static final int RATE_IF_WON = BANKER + SEATS;

    private static final int RATE_IF_LOST = RATE_IF_WON + 2 * (MOST_RATE + 1);

    /** Half the number, rounded up, of unseen tiles that no seat holds: forfeited face down, or not dealt. */
    private static final int HIDDEN = RATE_IF_LOST + 2 * (MOST_RATE + 1);

    private static final int PLAYERS = HIDDEN + MOST_HIDDEN + 1;
    private static final int RULES = PLAYERS + SEATS + 1;
    private static final int RULES_SPACE = 64;

    // inputs of the position after one play
    private static final int HAND = RULES + RULES_SPACE;

    /** The held sets that no unseen set beats, that one beats, and that two beat. {@link #encodeHeld} needs the three to be consecutive. */
    private static final int UNBEATABLE = HAND + SETS;

    private static final int ONE_RIVAL = UNBEATABLE + SETS;
    private static final int TWO_RIVALS = ONE_RIVAL + SETS;

    private static final int MY_BEST = TWO_RIVALS + SETS;
    private static final int THEIR_BEST = MY_BEST + SETS;
    private static final int BEST_SEAT = THEIR_BEST + SETS;
    private static final int NEXT_LEADER = BEST_SEAT + SEATS;
    private static final int TO_FOLLOW = NEXT_LEADER + SEATS;
    private static final int RIVALS = TO_FOLLOW + 2 * SEATS;
    private static final int SIZE = RIVALS + MOST_RIVALS + 1;
    private static final int HELD = SIZE + 2 * 5;
    private static final int STACKS = HELD + MOST_HELD + 1;
    private static final int LED = STACKS + SEATS * (MOST_STACKS + 1);

    /** Number of inputs. */
    public static final int COUNT = LED + SETS;

    /** The first input of the position after one play; those before it are common to all plays. */
    public static final int AFTER = HAND;

    /** The version of the inputs. It changes when an input is moved or gets another meaning. */
    public static final String VERSION = "features/1";

    /** Chips in one unit of the value of a network with these inputs. */
    public static final float CHIPS_A_UNIT = 10;

    /** Maximum number of inputs that can be on at once. */
    public static final int MOST = 256;

    private static final int[] NAME = names();

    /** The parameters that are encoded. The number of players has inputs of its own; parameters about the match alone are left out. */
    static final List<Parameter> ABOUT_A_ROUND = Arrays.stream(Parameter.values())
            .filter(parameter ->
                    parameter.subject() != Parameter.Subject.MATCH && parameter.type() != PlayerRange.class)
            .toList();

    private static final List<FeatureBlock> BLOCKS = List.of(
            new FeatureBlock("unseen", UNSEEN, SETS, "sets that the unseen tiles can make"),
            new FeatureBlock(
                    "declined",
                    DECLINED,
                    (SEATS - 1) * SETS,
                    "by seat after the deciding one: sets that it did not beat"),
            new FeatureBlock("banker", BANKER, SEATS, "place of the banker, 0 for the deciding seat"),
            new FeatureBlock(
                    "rate_if_won",
                    RATE_IF_WON,
                    2 * (MOST_RATE + 1),
                    "factor of the banker's payments if the banker wins, twice; plus 1 if the banker decides"),
            new FeatureBlock("rate_if_lost", RATE_IF_LOST, 2 * (MOST_RATE + 1), "the same factor if the banker loses"),
            new FeatureBlock(
                    "hidden",
                    HIDDEN,
                    MOST_HIDDEN + 1,
                    "half the number, rounded up, of unseen tiles that nobody holds"),
            new FeatureBlock("players", PLAYERS, SEATS + 1, "number of players"),
            new FeatureBlock(
                    "rules",
                    RULES,
                    RULES_SPACE,
                    "the parameters of the rules; a number as steps above its neutral value"),
            new FeatureBlock("hand", HAND, SETS, "sets still held"),
            new FeatureBlock("unbeatable", UNBEATABLE, SETS, "held sets that no unseen set beats"),
            new FeatureBlock("one_rival", ONE_RIVAL, SETS, "held sets that one unseen set beats"),
            new FeatureBlock("two_rivals", TWO_RIVALS, SETS, "held sets that two unseen sets beat"),
            new FeatureBlock("my_best", MY_BEST, SETS, "the set to beat, just laid by the deciding seat"),
            new FeatureBlock("their_best", THEIR_BEST, SETS, "the set to beat, laid by another seat"),
            new FeatureBlock("best_seat", BEST_SEAT, SEATS, "place of the set to beat"),
            new FeatureBlock(
                    "next_leader", NEXT_LEADER, SEATS, "place of the winner of the trick, if the action ends it"),
            new FeatureBlock(
                    "to_follow",
                    TO_FOLLOW,
                    2 * SEATS,
                    "seats still to play to the trick, twice; plus 1 if the set to beat is the deciding seat's"),
            new FeatureBlock(
                    "rivals",
                    RIVALS,
                    MOST_RIVALS + 1,
                    "number of unseen sets that beat the deciding seat's set, 4 for more"),
            new FeatureBlock(
                    "size",
                    SIZE,
                    2 * 5,
                    "number of tiles led, twice; plus 1 if the set to beat is the deciding seat's"),
            new FeatureBlock("held", HELD, MOST_HELD + 1, "number of tiles still held"),
            new FeatureBlock("stacks", STACKS, SEATS * (MOST_STACKS + 1), "by place: stacks won, 7 for more"),
            new FeatureBlock("led", LED, SETS, "the set that was led"));

    private final Referee referee;
    private final int[] ofRules = new int[RULES_SPACE];
    private int rulesCount;

    /** Returns the blocks of all inputs, in order and without a gap. */
    public static List<FeatureBlock> blocks() {
        return BLOCKS;
    }

    /** Creates an encoder for rounds under the rules of this referee. */
    public FeatureEncoder(Referee referee) {
        this.referee = referee;
        describe(referee.rules());
    }

    /**
     * Writes the active inputs that are common to all plays.
     *
     * @return the number of inputs written, from index 0
     */
    public int encodeCommon(Observation observation, int[] on) {
        System.arraycopy(ofRules, 0, on, 0, rulesCount);
        int n = addSets(referee.setsIn(observation.unseen), UNSEEN, on, rulesCount);
        int held = 0;
        for (int other = 0; other < observation.players; other++) {
            int place = observation.after(other);
            if (place > 0) {
                n = addSets(observation.declined[other], DECLINED + (place - 1) * SETS, on, n);
                boolean hasPlayed = place >= observation.toFollow;
                held += hasPlayed ? observation.tilesLeft - size(observation.lead) : observation.tilesLeft;
            }
        }
        int banker = observation.after(observation.banker);
        on[n++] = BANKER + banker;
        int mine = banker == 0 ? 1 : 0;
        on[n++] = RATE_IF_WON + 2 * Math.min(MOST_RATE, observation.rateIfWon) + mine;
        on[n++] = RATE_IF_LOST + 2 * Math.min(MOST_RATE, observation.rateIfLost) + mine;
        on[n++] = HIDDEN + Math.min(MOST_HIDDEN, (Integer.bitCount(observation.unseen) - held + 1) / 2);
        on[n++] = PLAYERS + observation.players;
        return n;
    }

    /**
     * Writes the active inputs of the position after one play.
     *
     * @param tiles the tiles played
     * @param set the set played face up; {@link Observation#NO_SET} for a forfeit
     * @param start the index of the first input to write
     * @return the index after the last input written
     */
    public int encodeAfter(Observation observation, int tiles, int set, int[] on, int start) {
        long left = referee.setsIn(observation.hand & ~tiles);
        return encodeTable(
                observation, tiles, set, on, encodeHeld(left, referee.setsIn(observation.unseen), on, start));
    }

    /**
     * Writes the active inputs of a position in which only some tiles of a forfeit are chosen: the table after the whole forfeit, and a hand
     * that lacks only the chosen tiles.
     *
     * @param chosen the tiles chosen so far, as bits
     * @param size the number of tiles of the whole forfeit, at least as many as are chosen
     * @param start the index of the first input to write
     * @return the index after the last input written
     */
    public int encodePartOfForfeit(Observation observation, int chosen, int size, int[] on, int start) {
        long left = referee.setsIn(observation.hand & ~chosen);
        int anyTiles = (1 << size) - 1;
        return encodeTable(
                observation,
                anyTiles,
                Observation.NO_SET,
                on,
                encodeHeld(left, referee.setsIn(observation.unseen), on, start));
    }

    /**
     * Writes the active inputs of held sets.
     *
     * @param sets the sets, a bit each
     * @param unseen the sets that the unseen tiles can make, a bit each
     */
    int encodeHeld(long sets, long unseen, int[] on, int start) {
        int n = start;
        for (long rest = sets; rest != 0; rest &= rest - 1) {
            int set = Long.numberOfTrailingZeros(rest);
            int name = NAME[set];
            on[n++] = HAND + name;
            int rivals = Long.bitCount(unseen & referee.beating(set, set));
            if (rivals <= 2) {
                on[n++] = UNBEATABLE + rivals * SETS + name;
            }
        }
        return n;
    }

    /** Writes the active inputs of the table after one play. They are the same for all forfeits of a decision. */
    int encodeTable(Observation observation, int tiles, int set, int[] on, int start) {
        int n = start;
        int size = Integer.bitCount(tiles);
        boolean mine = set != Observation.NO_SET;
        int best = mine ? set : observation.best;
        int lead = observation.isLeading() ? set : observation.lead;
        int bestSeat = mine ? observation.seat : observation.bestSeat;
        on[n++] = HELD + Integer.bitCount(observation.hand) - size;
        int toFollow = observation.toFollow - 1;
        boolean over = toFollow == 0;
        if (over) {
            on[n++] = NEXT_LEADER + observation.after(bestSeat);
        } else {
            on[n++] = (mine ? MY_BEST : THEIR_BEST) + NAME[best];
            on[n++] = BEST_SEAT + observation.after(bestSeat);
            on[n++] = TO_FOLLOW + 2 * toFollow + (mine ? 1 : 0);
            on[n++] = SIZE + 2 * size + (mine ? 1 : 0);
            on[n++] = LED + NAME[lead];
            if (mine) {
                on[n++] =
                        RIVALS + Math.min(MOST_RIVALS, Long.bitCount(referee.beating(observation.unseen, lead, best)));
            }
        }
        for (int other = 0; other < observation.players; other++) {
            int won = observation.stacks[other] + (over && other == bestSeat ? size : 0);
            on[n++] = STACKS + observation.after(other) * (MOST_STACKS + 1) + Math.min(MOST_STACKS, won);
        }
        return n;
    }

    private static int addSets(long sets, int from, int[] on, int start) {
        int n = start;
        for (long rest = sets; rest != 0; rest &= rest - 1) {
            on[n++] = from + NAME[Long.numberOfTrailingZeros(rest)];
        }
        return n;
    }

    /** Returns the name of a set, from 0 to {@value #SETS}, exclusive. Sets of the same faces share a name. */
    public static int name(int set) {
        return NAME[set];
    }

    private int size(int set) {
        return Integer.bitCount(referee.tiles(-1, set));
    }

    private static int[] names() {
        int[] names = new int[64];
        for (int tile = 0; tile < 32; tile++) {
            names[tile] = tile < 30 ? tile / 2 : tile - 15;
        }
        for (int slot = 0; slot < 16; slot++) {
            names[32 + 2 * slot] = 17 + slot;
            names[33 + 2 * slot] = 33 + slot;
        }
        return names;
    }

    /** Encodes the rules: flags and enums first, then the numbers. The trained networks depend on this order. */
    private void describe(RuleSet rules) {
        int at = RULES;
        for (Parameter parameter : ABOUT_A_ROUND) {
            if (parameter.type() == Boolean.class) {
                at = addFlag(rules.value(parameter).equals(true), at);
            } else if (parameter.type().isEnum()) {
                for (Object constant : parameter.type().getEnumConstants()) {
                    if (!constant.equals(impliedConstant(parameter))) {
                        at = addFlag(rules.value(parameter).equals(constant), at);
                    }
                }
            } else if (parameter.type() != Integer.class) {
                throw new IllegalStateException("The networks cannot be told " + parameter + ".");
            }
        }
        for (Parameter parameter : ABOUT_A_ROUND) {
            if (parameter.type() == Integer.class) {
                at = addNumber((Integer) rules.value(parameter) - (Integer) parameter.neutral(), at);
            }
        }
        if (at > HAND) {
            throw new IllegalStateException("The rules have more inputs than there is space for.");
        }
    }

    /** Returns the constant without an input of its own. It is implied when the inputs of all other constants are off. */
    private static Object impliedConstant(Parameter parameter) {
        return parameter == Parameter.CAPTURE_PAID_BY ? CapturePaidBy.EACH : parameter.neutral();
    }

    /** Returns the parameters that are not fully encoded. A number is encoded up to {@value #FACTOR_STEPS} above its neutral value. */
    static List<Parameter> notFullyEncoded(RuleSet rules) {
        return ABOUT_A_ROUND.stream()
                .filter(parameter -> rules.value(parameter) instanceof Integer number
                        && number - (Integer) parameter.neutral() > FACTOR_STEPS)
                .toList();
    }

    /** Returns the inputs that encode the rules. */
    int[] ofRules() {
        return Arrays.copyOf(ofRules, rulesCount);
    }

    private int addFlag(boolean on, int at) {
        if (on) {
            ofRules[rulesCount++] = at;
        }
        return at + 1;
    }

    /** Encodes a number with one input for each of the steps 1, 2, 3 and more that it reaches. */
    private int addNumber(int number, int at) {
        for (int i = 0; i < Math.min(FACTOR_STEPS, number); i++) {
            ofRules[rulesCount++] = at + i;
        }
        return at + FACTOR_STEPS;
    }
}
