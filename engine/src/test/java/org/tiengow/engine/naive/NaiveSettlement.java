package org.tiengow.engine.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.tiengow.engine.round.LaidPlay;
import org.tiengow.engine.round.LaidTrick;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.BankerRate;
import org.tiengow.engine.rules.CapturePaidBy;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.QuartetBonusFor;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.engine.rules.Supreme;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

/** The rules 4.9, 5 and 6.1 read slowly from the tricks of a finished round; shares no arithmetic with the engine. */
public final class NaiveSettlement {
    private final RuleSet rules;
    private final RoundSetup setup;
    private final Round round;
    private final NaiveReferee referee;
    private final List<Move> moves = new ArrayList<>();
    private final int[] stacks;

    /** Chips that moved. */
    public record Move(PaymentReason reason, int from, int to, int owedBy, int chips) {}

    public NaiveSettlement(Round finished) {
        this.round = finished;
        this.setup = finished.setup();
        this.rules = setup.rules();
        this.referee = new NaiveReferee(rules);
        this.stacks = new int[setup.players()];
        settle();
    }

    /** Every payment, in the order it was made. */
    public List<Move> moves() {
        return moves;
    }

    public List<Integer> stacks() {
        List<Integer> all = new ArrayList<>();
        for (int each : stacks) {
            all.add(each);
        }
        return all;
    }

    /** What each seat won or lost. */
    public List<Integer> change() {
        List<Integer> change = new ArrayList<>(Collections.nCopies(stacks.length, 0));
        for (Move move : moves) {
            change.set(move.to(), change.get(move.to()) + move.chips());
            if (move.from() >= 0) {
                change.set(move.from(), change.get(move.from()) - move.chips());
            }
        }
        return change;
    }

    /** The winner of the round. */
    public int winner() {
        return best(round.tricks().get(round.tricks().size() - 1)).seat();
    }

    /** The seat that wins a trick (rules 4.3). */
    private LaidPlay best(LaidTrick trick) {
        LaidPlay lead = trick.plays().get(0);
        LaidPlay best = lead;
        for (LaidPlay play : trick.plays()) {
            if (play != lead && !play.faceDown() && referee.beats(play.tiles(), lead.tiles(), best.tiles())) {
                best = play;
            }
        }
        return best;
    }

    private void settle() {
        List<LaidTrick> tricks = round.tricks();
        for (int i = 0; i < tricks.size(); i++) {
            LaidTrick trick = tricks.get(i);
            LaidPlay best = best(trick);
            boolean last = i == tricks.size() - 1;
            stacks[best.seat()] += best.tiles().size();
            if (rules.scoring() == Scoring.TRICK_CHIPS) {
                payTrick(best, last);
            } else {
                payBonuses(trick, best, last);
            }
        }
        if (rules.scoring() == Scoring.STACKS) {
            payEnd(tricks.get(tricks.size() - 1));
        }
    }

    // rules 6.1
    private void payTrick(LaidPlay best, boolean last) {
        int chips = switch (best.tiles().toString()) {
            case "66 66", "63 54" -> 4;
            case "42 21" -> 3;
            default -> 1;
        };
        moves.add(new Move(PaymentReason.TRICK, -1, best.seat(), -1, chips));
        if (last) {
            moves.add(new Move(PaymentReason.LAST_TRICK, -1, best.seat(), -1, 5));
        }
    }

    // rules 5.4
    private void payBonuses(LaidTrick trick, LaidPlay best, boolean last) {
        LaidPlay lead = trick.plays().get(0);
        boolean winnerIsPaid = !last || rules.isOn(Parameter.BONUS_ON_WINNING_LAST_TRICK);
        boolean captured = isSupreme(lead.tiles()) && best != lead;
        if (captured && winnerIsPaid) {
            payBonus(PaymentReason.SUPREME_CAPTURE_BONUS, rules.number(Parameter.SUPREME_CAPTURE_BONUS), best.seat());
        } else if (isSupreme(lead.tiles()) && winnerIsPaid) {
            payBonus(PaymentReason.SUPREME_BONUS, rules.number(Parameter.SUPREME_BONUS), lead.seat());
        }
        for (LaidPlay play : trick.plays()) {
            boolean quartet = !play.faceDown() && isQuartet(play.tiles());
            boolean earns = play == best ? winnerIsPaid : rules.quartetBonusFor() == QuartetBonusFor.SHOWN;
            if (quartet && earns) {
                payBonus(PaymentReason.QUARTET_BONUS, rules.number(Parameter.QUARTET_BONUS), play.seat());
            }
        }
    }

    private void payBonus(PaymentReason reason, int bonus, int to) {
        for (int from = 0; bonus > 0 && from < stacks.length; from++) {
            if (from != to) {
                int rate = from == setup.banker() || to == setup.banker() ? bankerRate(false) : 1;
                moves.add(new Move(reason, from, to, from, bonus * rate));
            }
        }
    }

    // rules 5.2
    private int bankerRate(boolean bankerWins) {
        if (rules.bankerRate() == BankerRate.TERM_PLUS_ONE) {
            return setup.term() + 1;
        }
        boolean rising = rules.bankerRate() == BankerRate.DOUBLE_TIMES_WINS && bankerWins;
        return rising ? 2 * (setup.wins() + 1) : 2;
    }

    private void payEnd(LaidTrick last) {
        LaidPlay best = best(last);
        int winner = best.seat();
        LaidPlay lead = last.plays().get(0);
        int factor = lastTrickFactor(best.tiles()) * allStacksFactor(last, winner);
        boolean captured = rules.number(Parameter.CAPTURE_FACTOR) > 0
                && (is(lead, "21") && is(best, "42")
                        || rules.isOn(Parameter.CIVIL_CAPTURE) && is(lead, "51") && is(best, "61"));
        for (int seat = 0; seat < stacks.length; seat++) {
            boolean banker = seat == setup.banker() || winner == setup.banker();
            int rate = banker ? bankerRate(winner == setup.banker()) : 1;
            int owed = stacks[seat] == 0 ? 5 : 4 - stacks[seat];
            if (seat == winner) {
                continue;
            }
            if (owed < 0) {
                int plain = seat == setup.banker() && rules.isOn(Parameter.PLAIN_RATE_FOR_BANKER_OVER_PAR) ? 1 : rate;
                moves.add(new Move(PaymentReason.OVER_PAR, winner, seat, winner, -owed * plain * factor));
            } else if (owed > 0 && captured) {
                int chips = owed * rate * factor * rules.number(Parameter.CAPTURE_FACTOR);
                boolean leader = rules.capturePaidBy() == CapturePaidBy.LEADER;
                moves.add(
                        leader
                                ? new Move(PaymentReason.CAPTURE, lead.seat(), winner, seat, chips)
                                : new Move(PaymentReason.SETTLEMENT, seat, winner, seat, chips));
            } else if (owed > 0) {
                moves.add(new Move(PaymentReason.SETTLEMENT, seat, winner, seat, owed * rate * factor));
            }
        }
    }

    // rules 5.5
    private int lastTrickFactor(TileSet won) {
        if (isSupreme(won)) {
            return rules.number(Parameter.LAST_TRICK_SUPREME);
        }
        if (isQuartet(won)) {
            return rules.number(Parameter.LAST_TRICK_QUARTET);
        }
        return switch (won.toString()) {
            case "21" -> rules.number(Parameter.LAST_TRICK_LITTLE_THREE);
            case "51" -> rules.number(Parameter.LAST_TRICK_MALLET_SIX);
            default -> 1;
        };
    }

    // rules 5.5, 5.6
    private int allStacksFactor(LaidTrick last, int winner) {
        for (int seat = 0; seat < stacks.length; seat++) {
            if (seat != winner && stacks[seat] > 0) {
                return 1;
            }
        }
        LaidPlay firstLead = round.tricks().get(0).plays().get(0);
        TileSet others = TileSet.ALL.minus(round.deal().hands().get(setup.banker()));
        if (rules.isOn(Parameter.UNBEATABLE_LEAD_EXCEPTION)
                && winner == setup.banker()
                && NaiveSettlement.small(others, firstLead.tiles().size()).stream()
                        .noneMatch(tiles -> referee.beats(tiles, firstLead.tiles(), firstLead.tiles()))) {
            return 1;
        }
        TileSet lead = last.plays().get(0).tiles();
        boolean onlyByShutOut = rules.earlyDeath() != EarlyDeath.NO
                && lead.size() == 1
                && last.plays().stream().anyMatch(play -> referee.beats(play.tiles(), lead, lead));
        return onlyByShutOut ? rules.number(Parameter.SEVEN_STACKS) : rules.number(Parameter.EIGHT_STACKS);
    }

    private boolean isSupreme(TileSet tiles) {
        return tiles.toString().equals("42 21") && rules.supreme() == Supreme.UNRIVALLED
                || tiles.toString().equals("51 51") && rules.isOn(Parameter.CIVIL_SUPREME);
    }

    private boolean isQuartet(TileSet tiles) {
        return tiles.size() == 4 && referee.isSet(tiles);
    }

    private static boolean is(LaidPlay play, String tiles) {
        return play.tiles().sameKinds(TileNotation.read(tiles));
    }

    private static List<TileSet> small(TileSet tiles, int size) {
        List<TileSet> found = new ArrayList<>(List.of(TileSet.EMPTY));
        for (var tile : tiles.tiles()) {
            List<TileSet> with = found.stream()
                    .filter(set -> set.size() < size)
                    .map(set -> set.plus(tile))
                    .toList();
            found.addAll(with);
        }
        return found.stream().filter(set -> set.size() == size).toList();
    }
}
