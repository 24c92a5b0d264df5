package org.tiengow.engine.referee;

import java.util.function.IntUnaryOperator;

/**
 * A mutable round for simulations. It allocates nothing after the constructor. It supports 2 to 4 players and every rule set, from
 * any point of a round at which a trick begins. To start within a trick, begin before it and replay the plays on the table.
 *
 * <p>It trusts its caller: plays are not checked against the rules, and the hands may be a guess. Not thread-safe.
 *
 * <p><strong>Choices.</strong> The plays of the seat whose turn it is are numbered from 0. First come the {@link #sets()} that it
 * may play face up, in the order of {@link Sets}. Then come the {@link #forfeits()}, one for each way to take as many tiles as were
 * led. A set counts once, even if several choices of interchangeable tiles make it. A forfeit counts once for each choice of tiles,
 * so two tiles of a kind make two forfeits. A choice drawn at random is uniform among all these.
 */
public final class SimulatedRound {
    private static final int NOBODY = -1;

    private final Referee referee;
    private final Cashier cashier;
    private final int players;
    private final boolean mustBeat;
    private final Ledger ledger;

    private final Banker banker = new Banker();
    private final int[] hands;
    private final int[] stacks;
    private final int[] chips;
    private int step;

    /** Tiles that each seat held when the trick began. */
    private int tilesLeft;

    private int turn;
    private int winner;
    private boolean over;
    private boolean firstLead;
    private boolean unbeatableFirstLead;

    // the trick on the table
    private int leader;
    private int leadSet;
    private int bestSet;
    private int bestSeat;
    private int size;
    private int toFollow;
    private boolean lastTrick;
    private boolean deadly;
    private boolean lastLeadBeatable;
    private int shownQuartets;
    private long beating;
    private int forfeitsOfTrick;

    // the choices of the seat whose turn it is
    private long sets;
    private int forfeits;

    /** Creates a round without tiles; call {@code begin} or {@code resume} next. */
    public SimulatedRound(Referee referee, int players) {
        this(referee, players, Ledger.NONE);
    }

    /** Creates a round without tiles that reports every payment to a ledger; call {@code begin} or {@code resume} next. */
    public SimulatedRound(Referee referee, int players, Ledger listener) {
        this.referee = referee;
        this.cashier = referee.cashier();
        this.players = players;
        this.mustBeat = referee.mustBeat();
        this.hands = new int[players];
        this.stacks = new int[players];
        this.chips = new int[players];
        this.ledger = new Account(chips, listener);
    }

    /**
     * Begins a round after the deal, before the first play.
     *
     * @param step +1 or −1 (rules 2.1)
     * @param dealt the tiles of each seat
     */
    public void begin(int bankerSeat, int term, int wins, int step, int... dealt) {
        banker.set(bankerSeat, term, wins);
        this.step = step;
        for (int seat = 0; seat < players; seat++) {
            hands[seat] = dealt[seat];
            stacks[seat] = 0;
            chips[seat] = 0;
        }
        firstLead = true;
        unbeatableFirstLead = false;
        startAt(bankerSeat);
    }

    /** Begins a round with a simulated deal; otherwise as {@link #begin(int, int, int, int, int...)}. */
    public void begin(int bankerSeat, int term, int wins, int step, SimulatedDeal deal) {
        begin(bankerSeat, term, wins, step, deal.hands());
    }

    /**
     * Begins in the middle of a round, at the start of a trick. Chips count from here.
     *
     * @param lead the seat that leads
     * @param won the stacks of each seat so far
     * @param unbeatable whether the banker's first lead was unbeatable (rules 5.6); false in a rule set without that exception
     * @param held the tiles of each seat
     */
    public void resume(
            int bankerSeat, int term, int wins, int step, int lead, int[] won, boolean unbeatable, int... held) {
        begin(bankerSeat, term, wins, step, held);
        System.arraycopy(won, 0, stacks, 0, players);
        firstLead = false;
        unbeatableFirstLead = unbeatable;
        startAt(lead);
    }

    /** Copies the whole state of another round with the same rules and number of players. */
    public void copyFrom(SimulatedRound other) {
        banker.copyFrom(other.banker);
        for (int seat = 0; seat < players; seat++) {
            hands[seat] = other.hands[seat];
            stacks[seat] = other.stacks[seat];
            chips[seat] = other.chips[seat];
        }
        step = other.step;
        tilesLeft = other.tilesLeft;
        turn = other.turn;
        winner = other.winner;
        over = other.over;
        firstLead = other.firstLead;
        unbeatableFirstLead = other.unbeatableFirstLead;
        leader = other.leader;
        leadSet = other.leadSet;
        bestSet = other.bestSet;
        bestSeat = other.bestSeat;
        size = other.size;
        toFollow = other.toFollow;
        lastTrick = other.lastTrick;
        deadly = other.deadly;
        lastLeadBeatable = other.lastLeadBeatable;
        shownQuartets = other.shownQuartets;
        beating = other.beating;
        forfeitsOfTrick = other.forfeitsOfTrick;
        sets = other.sets;
        forfeits = other.forfeits;
    }

    /** Returns the seat that must play, or −1 when the round is over. */
    public int turn() {
        return turn;
    }

    public int players() {
        return players;
    }

    /** Checks whether the round is over and paid. */
    public boolean isOver() {
        return over;
    }

    /** Returns the winner of the round, or −1 before it is over. */
    public int winner() {
        return winner;
    }

    /** Returns the tiles that a seat still holds. */
    public int hand(int seat) {
        return hands[seat];
    }

    /** Returns the stacks that a seat has won. */
    public int stacks(int seat) {
        return stacks[seat];
    }

    /** Returns the chips that a seat has won or lost since {@code begin} or {@code resume}. */
    public int chips(int seat) {
        return chips[seat];
    }

    /** Checks whether the next play is a lead. */
    public boolean isLeading() {
        return toFollow == 0;
    }

    /** Returns the set that was led; {@link Sets#NONE} before a lead. */
    public int leadSet() {
        return isLeading() ? Sets.NONE : leadSet;
    }

    /** Returns the set to beat; {@link Sets#NONE} before a lead. */
    public int bestSet() {
        return isLeading() ? Sets.NONE : bestSet;
    }

    /** Returns the seat whose set is to be beaten; −1 before a lead. */
    public int bestSeat() {
        return isLeading() ? NOBODY : bestSeat;
    }

    /** Returns the sets that may be played face up now, one bit each. */
    public long sets() {
        return sets;
    }

    /** Returns the number of possible forfeits now; 0 for a lead, and when the rules demand a beat. */
    public int forfeits() {
        return forfeits;
    }

    /** Returns the number of choices, as described in the class comment. At least 1 until the round is over. */
    public int choices() {
        return Long.bitCount(sets) + forfeits;
    }

    /** Checks whether a choice is a forfeit. */
    public boolean isForfeit(int choice) {
        return choice >= Long.bitCount(sets);
    }

    /**
     * Returns the tiles of a choice.
     *
     * @param choice 0 to {@link #choices()} − 1
     */
    public int tiles(int choice) {
        int faceUp = Long.bitCount(sets);
        return choice < faceUp
                ? Sets.tiles(hands[turn], Bits.placeOfNth(sets, choice))
                : Combinations.tiles(hands[turn], size, choice - faceUp);
    }

    /** Returns the set of a choice that is not a forfeit. */
    public int set(int choice) {
        return Bits.placeOfNth(sets, choice);
    }

    /**
     * Plays a choice.
     *
     * @param choice 0 to {@link #choices()} − 1
     */
    public void choose(int choice) {
        int faceUp = Long.bitCount(sets);
        if (choice < faceUp) {
            playSet(Bits.placeOfNth(sets, choice));
        } else {
            forfeit(Combinations.tiles(hands[turn], size, choice - faceUp));
        }
    }

    /** Plays one of the {@link #sets()}. */
    public void playSet(int set) {
        show(set, Sets.tiles(hands[turn], set));
    }

    /** Plays these tiles of the hand face up. They must form a set that leads or beats. */
    public void playFaceUp(int tiles) {
        show(Sets.of(tiles), tiles);
    }

    /** Plays these tiles of the hand face down. */
    public void forfeit(int tiles) {
        hands[turn] ^= tiles;
        passOn();
    }

    public void play(int tiles, boolean faceDown) {
        if (faceDown) {
            forfeit(tiles);
        } else {
            playFaceUp(tiles);
        }
    }

    /**
     * Plays random choices until the round is over. Each choice is drawn uniformly, as described in the class comment.
     *
     * @param below given n, returns a number from 0 to n − 1, each equally likely
     */
    public void playOut(IntUnaryOperator below) {
        while (!over) {
            choose(below.applyAsInt(choices()));
        }
    }

    /** Declares one red dot for a seat. The round ends as if the seat had won all stacks (rules 4.11). */
    public void declare(int seat) {
        stacks[seat] = tilesLeft;
        int factor = cashier.factorOfRedDot(ledger);
        finish(seat, factor, NOBODY);
    }

    private void startAt(int seat) {
        over = false;
        winner = NOBODY;
        tilesLeft = Integer.bitCount(hands[seat]);
        startTrick(seat);
    }

    private void startTrick(int seat) {
        turn = seat;
        toFollow = 0;
        sets = referee.leads(hands[seat]);
        forfeits = 0;
    }

    private void show(int set, int tiles) {
        if (toFollow == 0) {
            lead(set, tiles);
        } else if (cashier.isPaidWhenShown(set)) {
            showQuartet();
        }
        hands[turn] ^= tiles;
        bestSet = set;
        bestSeat = turn;
        beating = referee.beating(leadSet, set);
        passOn();
    }

    private void lead(int set, int tiles) {
        leader = turn;
        leadSet = set;
        size = Integer.bitCount(tiles);
        toFollow = players;
        lastTrick = size == tilesLeft;
        forfeitsOfTrick = Combinations.count(tilesLeft, size);
        deadly = lastTrick && referee.isDeadly(size);
        shownQuartets = 0;
        lastLeadBeatable = deadly && size == 1 && isBeatable(set);
        if (firstLead) {
            firstLead = false;
            unbeatableFirstLead = cashier.exceptsUnbeatableLead() && referee.isUnbeatableLead(hands[turn], set);
        }
        if (cashier.isPaidWhenLed(set) && !lastTrick && !cashier.isCapturable(set)) {
            cashier.paySupremeBonus(turn, players, banker, ledger);
        } else if (cashier.isPaidWhenShown(set)) {
            showQuartet();
        }
    }

    private void showQuartet() {
        if (lastTrick) {
            shownQuartets |= 1 << turn;
        } else {
            cashier.payQuartetBonus(turn, players, banker, ledger);
        }
    }

    private boolean isBeatable(int set) {
        for (int seat = 0; seat < players; seat++) {
            if (seat != turn && referee.beating(hands[seat], set, set) != 0) {
                return true;
            }
        }
        return false;
    }

    private void passOn() {
        if (--toFollow == 0) {
            endTrick();
            return;
        }
        turn = next(turn);
        boolean shutOut = deadly && stacks[turn] == 0;
        sets = shutOut ? 0 : Sets.in(hands[turn]) & beating;
        forfeits = mustBeat && sets != 0 ? 0 : forfeitsOfTrick;
    }

    private int next(int seat) {
        int next = seat + step;
        return next < 0 ? players - 1 : next == players ? 0 : next;
    }

    private void endTrick() {
        stacks[bestSeat] += size;
        tilesLeft -= size;
        if (cashier.paysTricks()) {
            cashier.payTrick(bestSeat, bestSet, lastTrick, ledger);
        }
        if (lastTrick) {
            payLastTrick();
            int factor = cashier.factor(bestSet, allStacks(), ledger);
            finish(bestSeat, factor, cashier.isCapture(leadSet, bestSet) ? leader : NOBODY);
        } else {
            if (cashier.isCapturable(leadSet)) {
                payForLead();
            }
            if (cashier.isPaidWhenWon(bestSet)) {
                cashier.payQuartetBonus(bestSeat, players, banker, ledger);
            }
            startTrick(bestSeat);
        }
    }

    /** Pays the bonuses of the last trick, in the order of play (rules 5.4). */
    private void payLastTrick() {
        boolean winnerToo = cashier.bonusOnWinningLastTrick();
        if (winnerToo) {
            payForLead();
        }
        if (winnerToo && cashier.isPaidWhenWon(bestSet)) {
            cashier.payQuartetBonus(bestSeat, players, banker, ledger);
        }
        for (int i = 0, seat = leader; shownQuartets != 0 && i < players; i++, seat = next(seat)) {
            if ((shownQuartets >>> seat & 1) != 0 && (winnerToo || seat != bestSeat)) {
                cashier.payQuartetBonus(seat, players, banker, ledger);
            }
        }
    }

    /** Pays the bonus for a Supreme that was led, or for its capture (rules 5.4). */
    private void payForLead() {
        if (cashier.isCapturable(leadSet) && bestSet != leadSet) {
            cashier.paySupremeCapture(bestSeat, players, banker, ledger);
        } else if (cashier.isPaidWhenLed(leadSet)) {
            cashier.paySupremeBonus(leader, players, banker, ledger);
        }
    }

    private AllStacks allStacks() {
        for (int seat = 0; seat < players; seat++) {
            if (seat != bestSeat && stacks[seat] != 0) {
                return AllStacks.NO;
            }
        }
        if (bestSeat == banker.seat() && unbeatableFirstLead) {
            return AllStacks.AFTER_UNBEATABLE_LEAD;
        }
        return lastLeadBeatable ? AllStacks.ONLY_BY_SHUTTING_OUT : AllStacks.YES;
    }

    private void finish(int winningSeat, int factor, int captured) {
        if (!cashier.paysTricks()) {
            cashier.settle(stacks, winningSeat, banker, factor, captured, ledger);
        }
        winner = winningSeat;
        turn = NOBODY;
        over = true;
        sets = 0;
        forfeits = 0;
    }
}
