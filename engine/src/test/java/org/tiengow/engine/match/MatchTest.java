package org.tiengow.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.Seats;

class MatchTest {
    private static final RuleSet PAGAT = RuleSets.get("pagat");

    @Test // rules 2.3, 5.2, 6.2
    void beginsWithTheBankerDrawnByLot() {
        RoundSetup first = Match.begin(RuleSets.get("online"), 4, 2).next();

        assertThat(first)
                .isEqualTo(new RoundSetup(RuleSets.get("online"), 4, 1, 2, 1, 0, 1, List.of(100, 100, 100, 100)));
    }

    @Test // rules 2.3, 5.2
    void bankerTermAndWinsFollowTheWinner() {
        Match match = Match.begin(PAGAT, 4, 2);

        Match kept = match.after(won(2, 1, 2, 3, -6));
        assertThat(kept).isEqualTo(new Match(PAGAT, 4, 2, 2, 2, 1, List.of(1, 2, 3, -6)));
        Match lost = kept.after(won(0, 0, 0, 0, 0));
        assertThat(lost).isEqualTo(new Match(PAGAT, 4, 3, 0, 1, 1, List.of(0, 0, 0, 0)));
        Match again = lost.after(won(0, 0, 0, 0, 0));
        assertThat(again).isEqualTo(new Match(PAGAT, 4, 4, 0, 2, 2, List.of(0, 0, 0, 0)));
    }

    @Test // rules 2.1
    void everySecondRoundRunsTheOtherWayUnderAlternating() {
        Match match = Match.begin(PAGAT.with(Parameter.DIRECTION, Direction.ALTERNATING), 4, 0);

        for (int step : new int[] {1, -1, 1, -1}) {
            assertThat(match.step()).isEqualTo(step);
            assertThat(match.next().step()).isEqualTo(step);
            match = match.after(won(1, 0, 0, 0, 0));
        }
    }

    @Test // rules 2.1
    void clockwiseChangesThePictureOnly() {
        Match match = Match.begin(PAGAT.with(Parameter.DIRECTION, Direction.CLOCKWISE), 4, 0);

        assertThat(match.after(won(1, 0, 0, 0, 0)).step()).isEqualTo(1);
    }

    @Test // rules 6.2
    void endsAfterItsRounds() {
        Match match = Match.begin(PAGAT.with(Parameter.ROUNDS, 2), 4, 0);

        Match second = match.after(won(1, 0, 0, 0, 0));
        Match end = second.after(won(1, 5, -5, 0, 0));
        assertThat(match.isOver()).isFalse();
        assertThat(second.isOver()).isFalse();
        assertThat(end.isOver()).isTrue();
        assertThatThrownBy(end::next).isInstanceOf(IllegalStateException.class);
    }

    @Test // rules 6.2
    void openMatchDoesNotEndByItself() {
        Match match = Match.begin(PAGAT.with(Parameter.ROUNDS, 0), 4, 0);
        for (int i = 0; i < 1000; i++) {
            match = match.after(won(1, 1_000, -1_000, 0, 0));
        }
        assertThat(match.isOver()).isFalse();
        assertThat(match.next().round()).isEqualTo(1001);
    }

    @Test // rules 6.2
    void endsWhenASeatReachesTheTarget() {
        RuleSet rules = PAGAT.with(Parameter.ROUNDS, 0).with(Parameter.TARGET_CHIPS, 20);
        Match match = Match.begin(rules, 4, 0);

        assertThat(match.after(won(0, 19, -19, 0, 0)).isOver()).isFalse();
        assertThat(match.after(won(0, -20, 0, 20, 0)).isOver()).isTrue();
    }

    @Test // rules 6.2
    void isPlayedAtLeastOnceEvenIfItStartsAtTheTarget() {
        RuleSet rules = PAGAT.with(Parameter.START_CHIPS, 20).with(Parameter.TARGET_CHIPS, 20);

        assertThat(Match.begin(rules, 4, 0).isOver()).isFalse();
    }

    @Test // rules 6.2
    void equalChipsShareThePlace() {
        assertThat(places(5, 9, -3, 0)).containsExactly(2, 1, 4, 3);
        assertThat(places(5, 5, -3, 0)).containsExactly(1, 1, 4, 3);
        assertThat(places(0, 0, 0, 0)).containsExactly(1, 1, 1, 1);
        assertThat(places(5, 0, 0, -5)).containsExactly(1, 2, 2, 4);
    }

    @Test // rules 2.2
    void playersMustBeAsTheRulesAllow() {
        RuleSet ming = RuleSets.get("ming");

        assertThat(Match.begin(ming, 3, 2).next().players()).isEqualTo(3);
        assertThatThrownBy(() -> Match.begin(PAGAT, 3, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Match.begin(ming, 5, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Match.begin(ming, 3, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Match.begin(ming, 3, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<Integer> places(Integer... chips) {
        return new Match(PAGAT, 4, 2, 0, 1, 1, List.of(chips)).places();
    }

    private static RoundResult won(int winner, Integer... chips) {
        List<Integer> zeros = List.of(0, 0, 0, 0);
        return new RoundResult(winner, Seats.NONE, zeros, List.of(), false, List.of(), zeros, List.of(chips));
    }
}
