package org.tiengow.engine.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

class RoundTest {
    private static final String LUCKY = "31 55 55 33 33 22 22 63";

    @Test
    void refusedPlayLeavesTheRoundAsItWas() {
        Round round = round("pagat", 0, 1, 1, "66 66 63 54 11 11 62 53", "44 44 52 43 31 31 41 32");
        Outcome outcome = round.play(1, Play.faceUp(TileNotation.read("44")));

        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Refused.class,
                        refused -> assertThat(refused.refusal().reason()).isEqualTo(Refusal.Reason.NOT_YOUR_TURN));
        assertThat(round.turn()).isZero();
        assertThat(round.hand(1).size()).isEqualTo(8);
    }

    @Test // rules 2.4, 4.9, 5.4
    void quartetThatWinsIsPaidWhenTheTrickIsWon() {
        Round round = round("pagat", 0, 1, 1, "66 66 63 54 22 22 62 53", "44 44 52 43 31 31 41 32");
        round = play(round, 0, "66 66 63 54");
        round = play(round, 1, "(44 44 52 43)");
        round = forfeitFirst(round, 2);
        Outcome.Accepted last = Rounds.play(round, 3, Play.forfeit(first(round, 3, 4)));

        assertThat(last.events().stream().map(event -> event.getClass().getSimpleName()))
                .containsExactly("Played", "TrickWon", "Paid", "Paid", "Paid");
        assertThat(last.next().payments()).containsExactly(bonus(1, 4, 2), bonus(2, 4, 2), bonus(3, 4, 2));
        assertThat(last.next().viewFor(2).chips()).containsExactly(24, -8, -8, -8);
        assertThat(last.next().viewFor(2).stacks()).containsExactly(4, 0, 0, 0);
        assertThat(last.next().turn()).isZero();
        assertThat(last.next().tricks()).hasSize(1);
        assertThat(last.next().tricks().get(0).stacks()).isEqualTo(4);
    }

    private static Payment bonus(int from, int base, int rate) {
        return new Payment(PaymentReason.QUARTET_BONUS, from, 0, from, base, rate, 1, 1);
    }

    @Test // rules 5.4
    void shownQuartetIsPaidAtOnceEvenIfItIsBeaten() {
        Round round = round("lai", 1, 3, 3, "66 66 63 54 22 22 62 53", "44 44 52 43 31 31 41 32");
        Outcome.Accepted led = Rounds.play(round, 1, Play.faceUp(TileNotation.read("44 44 52 43")));
        Round afterLead = led.next();
        assertThat(led.events().stream().map(event -> event.getClass().getSimpleName()))
                .containsExactly("Played", "Paid", "Paid", "Paid");
        assertThat(afterLead.viewFor(0).chips()).containsExactly(-16, 48, -16, -16);
        Round beaten = play(forfeitFirst(forfeitFirst(afterLead, 2), 3), 0, "66 66 63 54");

        assertThat(beaten.turn()).isZero();
        assertThat(beaten.viewFor(0).chips()).containsExactly(-16 + 16 + 4 + 4, 48 - 16, -16 - 4, -16 - 4);
    }

    @Test // rules 4.5, 5.4, 8.7
    void capturedCivilSupremePaysTheSeatThatCapturedIt() {
        Round led = play(sevens(true), 0, "51 51");
        assertThat(led.viewFor(0).chips()).containsExactly(0, 0, 0, 0);
        Outcome.Accepted last = Rounds.play(forfeitFirst(play(led, 1, "61 61"), 2), 3, Play.forfeit(first(led, 3, 2)));

        assertThat(last.events().stream().map(event -> event.getClass().getSimpleName()))
                .containsExactly("Played", "TrickWon", "Paid", "Paid", "Paid");
        assertThat(last.next().payments())
                .allMatch(payment -> payment.reason() == PaymentReason.SUPREME_CAPTURE_BONUS && payment.to() == 1);
        assertThat(last.next().viewFor(2).chips()).containsExactly(-4, 8, -2, -2);
        assertThat(last.next().viewFor(2).stacks()).containsExactly(0, 2, 0, 0);
        assertThat(last.next().turn()).isEqualTo(1);
    }

    @Test // rules 4.5, 5.4, 8.7
    void uncapturedCivilSupremeIsPaidAfterTheTrick() {
        Round led = play(sevens(true), 0, "51 51");
        Round beforeLast = forfeitFirst(play(led, 1, "(61 61)"), 2);

        assertThat(beforeLast.payments()).isEmpty();
        assertThat(forfeitFirst(beforeLast, 3).viewFor(2).chips()).containsExactly(12, -4, -4, -4);
        assertThat(play(sevens(false), 0, "51 51").viewFor(2).chips()).containsExactly(12, -4, -4, -4);
    }

    @Test // rules 4.5, 5.6
    void sevenInHandMakesTheCivilSupremeUnbeatable() {
        Referee referee = Referee.of(sevens(true).setup().rules());
        int pair = referee.setOf(TileNotation.read("51 51").bits());

        assertThat(referee.isUnbeatableLead(TileNotation.read("51 51 66 11").bits(), pair))
                .isFalse();
        assertThat(referee.isUnbeatableLead(TileNotation.read("51 51 61 11").bits(), pair))
                .isTrue();
    }

    /** A banker with the civil Supreme, and the next seat with the pair that captures it, if it can be captured. */
    private static Round sevens(boolean capturable) {
        Round round = round("lai-civil", 0, 1, 1, "51 51 66 66 33 33 22 22", "61 61 11 11 44 44 55 55");
        RuleSet rules = round.setup().rules().with(Parameter.SUPREME_CAPTURE_BONUS, capturable ? 2 : 0);
        return Round.begin(new RoundSetup(rules, 4, 1, 0, 1, 1, 1, List.of(0, 0, 0, 0)), round.deal());
    }

    @ParameterizedTest // rules 5.2
    @CsvSource({"pagat, 3, 2, 2", "lai, 3, 2, 4", "pagat-hk, 3, 2, 6", "pagat-hk, 3, 3, 8", "ming, 3, 2, 1"})
    void viewTellsTheRateShouldTheBankerWin(String id, int term, int wins, int rate) {
        Round round = round(id, 0, term, wins, LUCKY, "66 66 42 54 11 11 62 53", 1);

        assertThat(round.viewFor(2).rate()).isEqualTo(rate);
        assertThat(round.viewFor(Seats.NONE).rate()).isEqualTo(rate);
    }

    @Test // rules 2.1
    void turnGoesTheOtherWayWithANegativeStep() {
        Round round = round("pagat", 0, 1, 1, "66 66 63 54 22 22 62 53", "44 44 52 43 31 31 41 32", -1);

        assertThat(play(round, 0, "66").turn()).isEqualTo(3);
    }

    @Test // rules 4.11, 5.1, 5.2, 5.5
    void declaredRedDotPaysAsAllStacks() {
        Round round = round("pagat-hk", 1, 2, 2, LUCKY, "66 66 54 11 11 44 44 31");
        assertThat(round.phase()).isEqualTo(Phase.DECLARING);
        assertThat(round.turn()).isEqualTo(Seats.NONE);
        round = Rounds.play(round, 3, Play.DECLINE).next();
        assertThat(round.mustAnswer(3)).isFalse();
        assertThat(round.mustAnswer(0)).isTrue();
        Outcome.Accepted declared = Rounds.play(round, 0, Play.DECLARE);
        RoundResult result = declared.next().result().orElseThrow();

        assertThat(declared.events()).hasSize(2);
        assertThat(declared.events().get(0).seenBy(2)).isEqualTo(new SeatEvent.Declared(0, TileNotation.read(LUCKY)));
        assertThat(result.winner()).isZero();
        assertThat(result.declared()).isZero();
        assertThat(result.stacks()).containsExactly(8, 0, 0, 0);
        assertThat(result.factors()).containsExactly(new RoundResult.Factor(FactorReason.EIGHT_STACKS, 2));
        assertThat(result.unbeatableLead()).isFalse();
        assertThat(result.change()).containsExactly(40, -20, -10, -10);
        assertThat(declared.next().phase()).isEqualTo(Phase.SETTLED);
        assertThat(declared.next().mustAnswer(0)).isFalse();
    }

    @Test // rules 4.11: the winning banker's rate counts as for any win
    void declaringBankerIsPaidAtHisRate() {
        Round round = round("pagat-hk", 0, 2, 2, LUCKY, "66 66 54 11 11 44 44 31");

        assertThat(Rounds.play(round, 0, Play.DECLARE)
                        .next()
                        .result()
                        .orElseThrow()
                        .change())
                .containsExactly(180, -60, -60, -60);
    }

    @Test // rules 4.11
    void everybodyAnswersOnce() {
        Round round = round("pagat-hk", 1, 1, 1, LUCKY, "66 66 54 11 11 44 44 31");
        Round answered = Rounds.play(round, 2, Play.DECLINE).next();

        assertRefused(answered, 2, Play.DECLINE, Refusal.Reason.ALREADY_ANSWERED);
        assertRefused(answered, 2, Play.DECLARE, Refusal.Reason.ALREADY_ANSWERED);
        assertRefused(answered, 2, Play.faceUp(first(round, 2, 1)), Refusal.Reason.DECLARE_FIRST);
        assertRefused(answered, 1, Play.DECLARE, Refusal.Reason.NOT_ONE_RED_DOT);
        assertRefused(answered, Seats.NONE, Play.DECLINE, Refusal.Reason.NOT_YOUR_TURN);
        Round playing = answered;
        for (int seat : new int[] {0, 1, 3}) {
            playing = Rounds.play(playing, seat, Play.DECLINE).next();
        }
        assertThat(playing.phase()).isEqualTo(Phase.PLAYING);
        assertThat(playing.turn()).isEqualTo(1);
        assertRefused(playing, 1, Play.DECLARE, Refusal.Reason.NOTHING_TO_DECLARE);
    }

    @Test
    void openingTellsEachSeatItsOwnTiles() {
        Round round = round("pagat", 1, 2, 1, LUCKY, "66 66 54 11 11 44 44 31");
        RoundEvent began = round.opening().get(0);

        assertThat(round.opening()).hasSize(1);
        assertThat(began.seenBy(0)).isEqualTo(new SeatEvent.RoundBegan(1, 1, 2, 1, 1, TileNotation.read(LUCKY)));
        assertThat(began.seenBy(Seats.NONE)).isEqualTo(new SeatEvent.RoundBegan(1, 1, 2, 1, 1, TileSet.EMPTY));
    }

    @Test
    void lastPlayTellsTheTrickThePaymentsAndTheResult() {
        Random random = new Random(3);
        Round round = Rounds.begin(RuleSets.get("ming"), random);
        Outcome.Accepted last = null;
        while (round.phase() != Phase.SETTLED) {
            int seat = round.turn();
            List<Play> legal = LegalPlays.of(round.viewFor(seat)).plays();
            last = Rounds.play(round, seat, legal.get(random.nextInt(legal.size())));
            round = last.next();
        }
        RoundResult result = round.result().orElseThrow();
        List<Payment> payments = result.payments();
        int tiles = round.tricks().get(round.tricks().size() - 1).stacks();

        assertThat(last.events().stream().skip(1).map(event -> event.seenBy(Seats.NONE)))
                .containsExactly(
                        new SeatEvent.TrickWon(result.winner(), tiles),
                        new SeatEvent.Paid(payments.get(payments.size() - 2)),
                        new SeatEvent.Paid(payments.get(payments.size() - 1)),
                        new SeatEvent.Settled(result));
        for (int seat = 0; seat < round.setup().players(); seat++) {
            assertThat(result.chips().get(seat))
                    .isEqualTo(round.setup().chips().get(seat) + result.change().get(seat));
        }
        assertThat(round.viewFor(0).chips()).isEqualTo(result.chips());
    }

    @Test // rules 4.10
    void forfeitIsSeenByItsSeatAlone() {
        Round round = round("pagat", 0, 1, 1, "66 66 63 54 22 22 62 53", "44 44 52 43 31 31 41 32");
        Outcome.Accepted forfeit = Rounds.play(play(round, 0, "66 66"), 1, Play.forfeit(TileNotation.read("44 52")));

        for (int seat : new int[] {Seats.NONE, 0, 1, 2, 3}) {
            SeatView view = forfeit.next().viewFor(seat);
            boolean own = seat == 1;
            assertThat(view.table().get(1).tiles().size()).isEqualTo(own ? 2 : 0);
            assertThat(view.table().get(1).count()).isEqualTo(2);
            assertThat(view.forfeits()).hasSize(own ? 1 : 0);
            assertThat(view.best()).isZero();
            SeatEvent.Played played = (SeatEvent.Played) forfeit.events().get(0).seenBy(seat);
            assertThat(played.play()).isEqualTo(view.table().get(1));
        }
        assertThat(forfeit.next().table()).hasSize(2);
        assertThat(forfeit.next().turn()).isEqualTo(2);
    }

    @Test
    void namesTwinTilesInTheOrderTheyBecameKnown() {
        TileSet both = TileNotation.read("44 44");
        TileSet first = TileNotation.read("44");
        TileSet second = both.minus(first);
        Onlooker stranger = Onlooker.at(2).saw(TileNotation.read("63 42"));

        assertThat(stranger.name(second)).isEqualTo(second);
        assertThat(stranger.saw(second).name(second)).isEqualTo(first);
        assertThat(stranger.saw(second).name(both)).isEqualTo(both);
        assertThat(stranger.saw(second).saw(first).name(first)).isEqualTo(second);
        assertThat(stranger.saw(first).saw(second).name(second)).isEqualTo(second);
        assertThat(stranger.saw(both).name(first)).isEqualTo(first);
        TileSet others = TileNotation.read("66 63 42 21");
        assertThat(stranger.saw(second).name(others)).isEqualTo(others);
    }

    @Test
    void setupRefusesImpossibleNumbers() {
        RuleSet rules = RuleSets.get("pagat");
        List<Integer> chips = List.of(0, 0, 0, 0);

        assertImpossible(rules, 3, 1, 0, 1, 1, 1, List.of(0, 0, 0));
        assertImpossible(rules, 4, 0, 0, 1, 1, 1, chips);
        assertImpossible(rules, 4, 1, 4, 1, 1, 1, chips);
        assertImpossible(rules, 4, 1, -1, 1, 1, 1, chips);
        assertImpossible(rules, 4, 1, 0, 0, 0, 1, chips);
        assertImpossible(rules, 4, 1, 0, 2, 0, 1, chips);
        assertImpossible(rules, 4, 1, 0, 2, 3, 1, chips);
        assertImpossible(rules, 4, 1, 0, 1, 1, 0, chips);
        assertImpossible(rules, 4, 1, 0, 1, 1, 1, List.of(0));
        Deal forThree = Deal.shuffled(3, new Random(1)::nextInt);
        RoundSetup forFour = new RoundSetup(rules, 4, 1, 0, 1, 1, 1, chips);
        assertThatThrownBy(() -> Round.begin(forFour, forThree)).isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertImpossible(
            RuleSet rules, int players, int round, int banker, int term, int wins, int step, List<Integer> chips) {
        assertThatThrownBy(() -> new RoundSetup(rules, players, round, banker, term, wins, step, chips))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertRefused(Round round, int seat, Play play, Refusal.Reason reason) {
        assertThat(round.play(seat, play))
                .isInstanceOfSatisfying(
                        Outcome.Refused.class,
                        refused -> assertThat(refused.refusal().reason()).isEqualTo(reason));
    }

    private static Round round(String id, int banker, int term, int wins, String first, String second) {
        return round(id, banker, term, wins, first, second, 1);
    }

    private static Round round(String id, int banker, int term, int wins, String first, String second, int step) {
        List<TileSet> hands = new ArrayList<>(TileNotation.readHands(List.of(first, second)));
        List<Tile> rest = TileSet.ALL.minus(hands.get(0)).minus(hands.get(1)).tiles();
        hands.add(TileSet.of(rest.subList(0, 8)));
        hands.add(TileSet.of(rest.subList(8, 16)));
        RoundSetup setup = new RoundSetup(RuleSets.get(id), 4, 1, banker, term, wins, step, List.of(0, 0, 0, 0));
        return Round.begin(setup, Deal.of(hands));
    }

    private static Round play(Round round, int seat, String text) {
        TileSet tiles = TileNotation.read(text.replaceAll("[()]", ""));
        return Rounds.play(round, seat, text.startsWith("(") ? Play.forfeit(tiles) : Play.faceUp(tiles))
                .next();
    }

    private static Round forfeitFirst(Round round, int seat) {
        int size = round.table().get(0).tiles().size();
        return Rounds.play(round, seat, Play.forfeit(first(round, seat, size))).next();
    }

    private static TileSet first(Round round, int seat, int size) {
        return TileSet.of(round.hand(seat).tiles().subList(0, size));
    }
}
