package org.tiengow.lab.gym;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.client.search.ObservationTracker;
import org.tiengow.client.search.Sameness;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.Sets;
import org.tiengow.engine.referee.SimulatedDeal;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/**
 * One table of the gym. Between two frames it always waits for a decision of the learner: it makes forced plays itself, lets opponents play,
 * and deals again when a round is over.
 *
 * <p>A deal and the opponent drawn for it depend on the seed, the table and the number of the deal alone. Nothing is allocated in a decision,
 * unless bots without a network play.
 */
class GymTable {
    private static final int LONGEST_TERM = 4;
    private static final int NOBODY = -1;

    final GymPlan plan;
    final int index;
    final int rulesIndex;
    final int players;
    final SimulatedRound round;
    final ObservationTracker tracker;

    private final RuleSet rules;
    private final Referee referee;
    private final boolean mayDeclare;
    private final SimulatedDeal deal;
    private final DealRandom random = new DealRandom();
    private final IntUnaryOperator below = random::below;
    /** The bots of this round by seat; null for a seat that has not needed one yet. */
    private final @Nullable Bot[] bots;

    private @Nullable BotRound botRound;

    private long seed;
    private long rounds = NOBODY;

    // this round
    int step;
    int banker;
    int term;
    int wins;
    int opponent;
    int learner;
    private long botSeed;

    /** The number of seats, from the banker on, that have answered whether they declare; all of them once play begins. */
    private int answered;

    private boolean asked;
    final int[] forfeited = new int[FrameLayout.SEATS];
    final long[] declined = new long[FrameLayout.SEATS];

    /** The action of the set that each seat laid in this trick, −1 for nothing and −2 for a forfeit. */
    final int[] laid = new int[FrameLayout.SEATS];

    int shown;
    int led;
    int toFollow;

    // the decision
    int named;
    int toName;
    private int lastForfeit;
    long playable;
    int forfeitable;

    final TableReport report = new TableReport();

    GymTable(GymPlan plan, int index, List<RuleSet> allRules) {
        this.plan = plan;
        this.index = index;
        this.rulesIndex = index % allRules.size();
        this.rules = allRules.get(rulesIndex);
        this.referee = Referee.of(rules);
        this.mayDeclare = rules.isOn(Parameter.ONE_RED_DOT);
        this.players = plan.seats();
        this.round = new SimulatedRound(referee, players);
        this.deal = new SimulatedDeal(players);
        this.tracker = new ObservationTracker(referee);
        this.bots = new Bot[players];
        this.seed = plan.seed();
    }

    /** Forgets all rounds and begins the first one of a seed. */
    void reset(long newSeed, Worker worker) {
        seed = newSeed;
        rounds = NOBODY;
        report.clear();
        deal();
        advance(worker);
    }

    /** Copies the state of another table with the same rules. Bots without a network begin the random numbers of the deal again. */
    void copyFrom(GymTable other) {
        round.copyFrom(other.round);
        tracker.copyFrom(other.tracker);
        botRound = other.botRound == null ? null : other.botRound.copy();
        seed = other.seed;
        rounds = other.rounds;
        step = other.step;
        banker = other.banker;
        term = other.term;
        wins = other.wins;
        opponent = other.opponent;
        learner = other.learner;
        botSeed = other.botSeed;
        Arrays.fill(bots, null);
        answered = other.answered;
        asked = other.asked;
        System.arraycopy(other.forfeited, 0, forfeited, 0, forfeited.length);
        System.arraycopy(other.declined, 0, declined, 0, declined.length);
        System.arraycopy(other.laid, 0, laid, 0, laid.length);
        shown = other.shown;
        led = other.led;
        toFollow = other.toFollow;
        named = other.named;
        toName = other.toName;
        lastForfeit = other.lastForfeit;
        playable = other.playable;
        forfeitable = other.forfeitable;
        report.clear();
    }

    /** Returns the number of this deal. */
    long dealNumber() {
        return plan.duplicate() ? rounds / players : rounds;
    }

    /** Returns the seat that decides. */
    int seat() {
        return isDeclaring() ? declarer() : round.turn();
    }

    boolean isDeclaring() {
        return answered < players;
    }

    /** Checks whether an action is legal now. */
    boolean allows(int action) {
        if (action >= Actions.DECLARE) {
            return isDeclaring() && action < Actions.COUNT;
        }
        return action < Actions.SETS
                ? (playable >>> action & 1) != 0
                : (forfeitable >>> action - Actions.SETS & 1) != 0;
    }

    /** Takes a legal action, and goes on to the next decision of the learner. */
    void act(int action, Worker worker) {
        asked = true;
        take(action);
        advance(worker);
    }

    /** Checks whether the learner is asked, given the number of legal actions. A single one is taken without asking. */
    boolean asks(int legal) {
        return legal > 1;
    }

    private void take(int action) {
        if (isDeclaring()) {
            answer(action == Actions.DECLARE);
        } else if (action < Actions.SETS) {
            lay(tiles(Actions.set(round.sets(), action)), false);
        } else {
            name(action - Actions.SETS);
        }
    }

    private void name(int forfeit) {
        if (toName == 0) {
            toName = led;
        }
        named |= Actions.tile(round.hand(round.turn()) & ~named, forfeit);
        lastForfeit = forfeit;
        toName--;
        if (toName == 0) {
            int tiles = named;
            named = 0;
            lastForfeit = 0;
            lay(tiles, true);
        }
    }

    private void advance(Worker worker) {
        while (true) {
            if (round.isOver()) {
                report();
                deal();
            } else if (isDeclaring()) {
                if (asksDeclarer()) {
                    return;
                }
            } else if (!isLearner(round.turn())) {
                playOpponent(worker);
            } else {
                findLegal();
                int legal = Long.bitCount(playable) + Integer.bitCount(forfeitable);
                if (asks(legal)) {
                    return;
                }
                take(
                        playable != 0
                                ? Long.numberOfTrailingZeros(playable)
                                : Actions.SETS + Integer.numberOfTrailingZeros(forfeitable));
            }
        }
    }

    /** Finds the legal actions of the seat whose turn it is. */
    void findLegal() {
        int hand = round.hand(round.turn());
        if (toName > 0) {
            playable = 0;
            forfeitable = Actions.forfeits(hand & ~named, toName, lastForfeit);
        } else {
            playable = Actions.playing(round.sets());
            forfeitable = round.forfeits() == 0 ? 0 : Actions.forfeits(hand, led, 0);
        }
    }

    private boolean isLearner(int seat) {
        return learner == NOBODY || learner == seat;
    }

    private void deal() {
        rounds++;
        long number = dealNumber();
        random.seed(seed, index, number);
        deal.restart();
        deal.shuffle(below);
        banker = random.below(players);
        term = 1 + random.below(LONGEST_TERM);
        wins = term - random.below(2);
        step = random.below(2) == 0 ? 1 : -1;
        opponent = plan.drawOpponent(random);
        int drawn = random.below(players);
        learner = plan.learnsAll() ? NOBODY : plan.duplicate() ? (int) (rounds % players) : drawn;
        botSeed = random.next();
        Arrays.fill(bots, null);
        round.begin(banker, term, wins, step, deal);
        begin();
    }

    /** Begins a round whose tiles are dealt and whose banker is known. */
    void begin() {
        tracker.begin(banker, term, wins, step);
        Arrays.fill(forfeited, 0);
        Arrays.fill(declined, 0);
        Arrays.fill(laid, NOBODY);
        shown = 0;
        led = 0;
        toFollow = players;
        named = 0;
        toName = 0;
        asked = false;
        answered = mayDeclare ? 0 : players;
        boolean amongBots =
                learner != NOBODY && plan.opponents().get(opponent).networks().isEmpty();
        botRound = amongBots ? new BotRound(rules, banker, term, wins, step, round) : null;
    }

    // ---- one red dot

    private int declarer() {
        return Math.floorMod(banker + answered * step, players);
    }

    /** Goes on to the learner's answer whether it declares; false if none is wanted, and the next seat is to be asked. */
    private boolean asksDeclarer() {
        int seat = declarer();
        boolean holdsOneRedDot = RedDots.isOne(round.hand(seat));
        if (isLearner(seat)) {
            playable = 0;
            forfeitable = 0;
            if (holdsOneRedDot) {
                return true;
            }
            answer(false);
        } else if (botRound != null) {
            answer(holdsOneRedDot && botRound.play(seat, bot(seat)).equals(Play.DECLARE));
        } else {
            answer(holdsOneRedDot);
        }
        return false;
    }

    /** Gives the answer of the seat that is asked whether it declares. */
    void answer(boolean declares) {
        int seat = declarer();
        if (botRound != null) {
            botRound.follow(seat, declares ? Play.DECLARE : Play.DECLINE);
        }
        if (declares) {
            answered = players;
            round.declare(seat);
        } else {
            answered++;
        }
    }

    // ---- plays

    private void playOpponent(Worker worker) {
        if (botRound != null) {
            int seat = round.turn();
            Play play = botRound.play(seat, bot(seat));
            lay(Sameness.within(round.hand(seat), play.tiles()), play.isForfeit());
        } else {
            int choice = round.choices() == 1 ? 0 : worker.choose(rulesIndex, opponent, round, tracker);
            lay(round.tiles(choice), round.isForfeit(choice));
        }
    }

    private Bot bot(int seat) {
        Bot bot = bots[seat];
        if (bot == null) {
            bot = plan.opponents().get(opponent).level().bot(botSeed + seat);
            bots[seat] = bot;
        }
        return bot;
    }

    /** Makes a play of the seat whose turn it is. */
    void lay(int tiles, boolean faceDown) {
        int seat = round.turn();
        if (botRound != null) {
            TileSet played = new TileSet(tiles);
            botRound.follow(seat, faceDown ? Play.forfeit(played) : Play.faceUp(played));
        }
        tracker.sees(round, tiles, faceDown);
        if (faceDown) {
            forfeited[seat] |= tiles;
            declined[seat] |= 1L << FeatureEncoder.name(round.bestSet());
            laid[seat] = -2;
        } else {
            shown |= tiles;
            laid[seat] = FeatureEncoder.name(referee.setOf(tiles));
        }
        if (led == 0) {
            led = Integer.bitCount(tiles);
        }
        toFollow--;
        round.play(tiles, faceDown);
        if (toFollow == 0) {
            toFollow = players;
            led = 0;
            Arrays.fill(laid, NOBODY);
        }
    }

    private void report() {
        if (asked) {
            report.add(round, learner, dealNumber(), opponent);
        } else {
            report.addUnasked(round, learner);
        }
    }

    /** Returns how many places after the deciding seat another one is in the order of play. */
    int place(int seat) {
        int distance = (seat - seat()) * step;
        return distance < 0 ? distance + players : distance;
    }

    /** Returns the tiles with which the deciding seat plays a set. */
    int tiles(int set) {
        return referee.tiles(round.hand(round.turn()), set);
    }

    /** Returns the action of a set of the referee; −1 for no set. */
    static int actionOf(int set) {
        return set == Sets.NONE ? NOBODY : FeatureEncoder.name(set);
    }

    /** Returns the copy of this round that bots see; null if none of them sits here. */
    @Nullable
    BotRound botRound() {
        return botRound;
    }
}
