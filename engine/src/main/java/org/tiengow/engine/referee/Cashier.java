package org.tiengow.engine.referee;

import org.tiengow.engine.rules.BankerRate;
import org.tiengow.engine.rules.CapturePaidBy;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.QuartetBonusFor;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.engine.rules.Supreme;

/** The payments of one rule set (rules 5, 6.1). Reports each payment to a {@link Ledger} and keeps no account itself. */
public final class Cashier {
    private static final int PAR = 4;
    private static final int OWED_WITHOUT_STACK = 5;
    private static final int LAST_TRICK_CHIPS = 5;

    private final BankerRate bankerRate;
    private final boolean plainRateForBankerOverPar;
    private final boolean stacksCount;
    private final int supremeBonus;
    private final int supremeCaptureBonus;
    private final int quartetBonus;
    private final boolean bonusOnWinningLastTrick;
    private final long supremes;
    private final long bonusWhenLed;
    private final long bonusWhenShown;
    private final long bonusWhenWon;
    private final int lastTrickSupreme;
    private final int lastTrickQuartet;
    private final int lastTrickLittleThree;
    private final int lastTrickMalletSix;
    private final int sevenStacks;
    private final int eightStacks;
    private final boolean exceptsUnbeatableLead;
    private final int captureFactor;
    private final boolean capturedPaysForAll;
    private final boolean civilCapture;

    Cashier(RuleSet rules) {
        bankerRate = rules.bankerRate();
        plainRateForBankerOverPar = rules.isOn(Parameter.PLAIN_RATE_FOR_BANKER_OVER_PAR);
        stacksCount = rules.scoring() == Scoring.STACKS;
        supremeBonus = rules.number(Parameter.SUPREME_BONUS);
        supremeCaptureBonus = rules.number(Parameter.SUPREME_CAPTURE_BONUS);
        quartetBonus = rules.number(Parameter.QUARTET_BONUS);
        bonusOnWinningLastTrick = rules.isOn(Parameter.BONUS_ON_WINNING_LAST_TRICK);
        long unrivalled = rules.supreme() == Supreme.UNRIVALLED ? 1L << Sets.SUPREME : 0;
        supremes = unrivalled | (rules.isOn(Parameter.CIVIL_SUPREME) ? 1L << Sets.MALLET_SIXES : 0); // rules 4.5
        long paidQuartets = quartetBonus > 0 ? Sets.QUARTETS : 0;
        boolean shown = rules.quartetBonusFor() == QuartetBonusFor.SHOWN;
        bonusWhenLed = supremeBonus > 0 ? supremes : 0;
        bonusWhenShown = shown ? paidQuartets : 0;
        bonusWhenWon = shown ? 0 : paidQuartets;
        lastTrickSupreme = rules.number(Parameter.LAST_TRICK_SUPREME);
        lastTrickQuartet = rules.number(Parameter.LAST_TRICK_QUARTET);
        lastTrickLittleThree = rules.number(Parameter.LAST_TRICK_LITTLE_THREE);
        lastTrickMalletSix = rules.number(Parameter.LAST_TRICK_MALLET_SIX);
        sevenStacks = rules.number(Parameter.SEVEN_STACKS);
        eightStacks = rules.number(Parameter.EIGHT_STACKS);
        exceptsUnbeatableLead = rules.isOn(Parameter.UNBEATABLE_LEAD_EXCEPTION);
        captureFactor = rules.number(Parameter.CAPTURE_FACTOR);
        capturedPaysForAll = rules.capturePaidBy() == CapturePaidBy.LEADER;
        civilCapture = rules.isOn(Parameter.CIVIL_CAPTURE);
    }

    /** Returns the multiplier of payments to and from the banker (rules 5.2). */
    public int bankerRate(int term, int wins, boolean bankerWins) {
        if (!stacksCount) {
            return 1;
        }
        return switch (bankerRate) {
            case DOUBLE -> 2;
            case TERM_PLUS_ONE -> term + 1;
            case DOUBLE_TIMES_WINS -> bankerWins ? 2 * (wins + 1) : 2;
        };
    }

    /** Checks whether a set may earn its seat a bonus when it is led (rules 5.4). In the last trick it must also win. */
    boolean isPaidWhenLed(int set) {
        return (bonusWhenLed >>> set & 1) != 0;
    }

    /** Checks whether a lead can be captured. Its bonus then waits for the end of the trick (rules 4.5, 5.4). */
    boolean isCapturable(int lead) {
        return supremeCaptureBonus > 0 && lead == Sets.MALLET_SIXES;
    }

    /** Checks whether a set earns its seat a bonus when it is played face up (rules 5.4). */
    boolean isPaidWhenShown(int set) {
        return (bonusWhenShown >>> set & 1) != 0;
    }

    /** Checks whether a set earns its seat a bonus when it has won its trick (rules 5.4). */
    boolean isPaidWhenWon(int set) {
        return (bonusWhenWon >>> set & 1) != 0;
    }

    /** Checks whether the set that wins the last trick earns its bonus too (rules 5.4). */
    boolean bonusOnWinningLastTrick() {
        return bonusOnWinningLastTrick;
    }

    /** Makes every other seat pay the seat that led a Supreme (rules 5.4). */
    void paySupremeBonus(int seat, int players, Banker banker, Ledger ledger) {
        payBonus(PaymentReason.SUPREME_BONUS, supremeBonus, seat, players, banker, ledger);
    }

    /** Makes every other seat pay the seat that captured a Supreme (rules 5.4). */
    void paySupremeCapture(int seat, int players, Banker banker, Ledger ledger) {
        payBonus(PaymentReason.SUPREME_CAPTURE_BONUS, supremeCaptureBonus, seat, players, banker, ledger);
    }

    /** Makes every other seat pay the seat of a quartet (rules 5.4). */
    void payQuartetBonus(int seat, int players, Banker banker, Ledger ledger) {
        payBonus(PaymentReason.QUARTET_BONUS, quartetBonus, seat, players, banker, ledger);
    }

    private void payBonus(PaymentReason reason, int bonus, int seat, int players, Banker banker, Ledger ledger) {
        int rate = bankerRate(banker.term(), banker.wins(), false); // rules 5.4: the winner is not known yet
        for (int from = 0; from < players; from++) {
            if (from != seat) {
                ledger.pay(reason, from, seat, from, bonus, banker.takesPart(from, seat) ? rate : 1, 1, 1);
            }
        }
    }

    /** Checks whether the bank pays for tricks (rules 6.1). */
    boolean paysTricks() {
        return !stacksCount;
    }

    /** Makes the bank pay for a trick (rules 6.1). */
    void payTrick(int seat, int winningSet, boolean last, Ledger ledger) {
        ledger.pay(PaymentReason.TRICK, Ledger.BANK, seat, Ledger.BANK, trickChips(winningSet), 1, 1, 1);
        if (last) {
            ledger.pay(PaymentReason.LAST_TRICK, Ledger.BANK, seat, Ledger.BANK, LAST_TRICK_CHIPS, 1, 1, 1);
        }
    }

    private static int trickChips(int set) {
        if (set == Sets.HEAVENS || set == Sets.NINES) {
            return 4;
        }
        return set == Sets.SUPREME ? 3 : 1;
    }

    /** Reports the factors after a last trick and returns their product (rules 5.5, 5.6). */
    int factor(int winningSet, AllStacks allStacks, Ledger ledger) {
        return lastTrickFactor(winningSet, ledger) * allStacksFactor(allStacks, ledger);
    }

    private int allStacksFactor(AllStacks allStacks, Ledger ledger) {
        return switch (allStacks) {
            case NO -> 1;
            case ONLY_BY_SHUTTING_OUT -> told(FactorReason.SEVEN_STACKS, sevenStacks, ledger);
            case YES -> told(FactorReason.EIGHT_STACKS, eightStacks, ledger);
            case AFTER_UNBEATABLE_LEAD -> {
                ledger.unbeatableLead();
                yield 1;
            }
        };
    }

    /** Checks whether an unbeatable first lead costs the banker the factor for all stacks (rules 5.6). */
    boolean exceptsUnbeatableLead() {
        return exceptsUnbeatableLead;
    }

    /** Reports and returns the factor of a declared hand (rules 4.11). */
    int factorOfRedDot(Ledger ledger) {
        return allStacksFactor(AllStacks.YES, ledger);
    }

    private int lastTrickFactor(int set, Ledger ledger) {
        if ((supremes >>> set & 1) != 0) {
            return told(FactorReason.LAST_TRICK_SUPREME, lastTrickSupreme, ledger);
        }
        if ((Sets.QUARTETS >>> set & 1) != 0) {
            return told(FactorReason.LAST_TRICK_QUARTET, lastTrickQuartet, ledger);
        }
        if (set == Sets.LITTLE_THREE) {
            return told(FactorReason.LAST_TRICK_LITTLE_THREE, lastTrickLittleThree, ledger);
        }
        return (Sets.MALLET_SIX >>> set & 1) != 0
                ? told(FactorReason.LAST_TRICK_MALLET_SIX, lastTrickMalletSix, ledger)
                : 1;
    }

    private static int told(FactorReason reason, int times, Ledger ledger) {
        if (times > 1) {
            ledger.factor(reason, times);
        }
        return times;
    }

    /** Checks whether the last trick was a capture (rules 5.7). */
    boolean isCapture(int leadSet, int winningSet) {
        if (captureFactor == 0) {
            return false;
        }
        return leadSet == Sets.LITTLE_THREE && winningSet == Sets.BIG_SIX
                || civilCapture
                        && (Sets.MALLET_SIX >>> leadSet & 1) != 0
                        && (Sets.LONG_LEG_SEVEN >>> winningSet & 1) != 0;
    }

    /**
     * Makes every seat settle with the winner (rules 5.1 to 5.3, 5.7).
     *
     * @param captured the captured leader of the last trick, or −1 without a capture
     */
    void settle(int[] stacks, int winner, Banker banker, int factor, int captured, Ledger ledger) {
        int bankersRate = bankerRate(banker.term(), banker.wins(), winner == banker.seat());
        for (int seat = 0; seat < stacks.length; seat++) {
            int rate = banker.takesPart(seat, winner) ? bankersRate : 1;
            int owed = seat == winner ? 0 : owed(stacks[seat]);
            if (owed == 0) {
                continue;
            }
            if (owed < 0) {
                boolean plain = plainRateForBankerOverPar && seat == banker.seat(); // rules 5.3
                ledger.pay(PaymentReason.OVER_PAR, winner, seat, winner, -owed, plain ? 1 : rate, factor, 1);
            } else if (captured < 0) {
                ledger.pay(PaymentReason.SETTLEMENT, seat, winner, seat, owed, rate, factor, 1);
            } else if (capturedPaysForAll) {
                ledger.pay(PaymentReason.CAPTURE, captured, winner, seat, owed, rate, factor, captureFactor);
            } else {
                ledger.pay(PaymentReason.SETTLEMENT, seat, winner, seat, owed, rate, factor, captureFactor);
            }
        }
    }

    private static int owed(int stacks) {
        return stacks == 0 ? OWED_WITHOUT_STACK : PAR - stacks;
    }
}
