package org.tiengow.engine.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.tile.TileNotation;

/** The examples printed in rules 8, one test a paragraph. */
class WorkedExamplesTest {
    private static final int A = 0;
    private static final int B = 1;
    private static final int D = 3;

    @Test // rules 8.1
    void bankerInHisThirdRoundWinsUnderLai() {
        assertThat(settled("lai", A, 3, 2, A, 1, 2, 5, 1, 0)).containsExactly(28, 4, -12, -20);
    }

    @Test // rules 8.2
    void bankerInHisFourthRoundLosesUnderLai() {
        assertThat(settled("lai", A, 4, 3, B, 1, 2, 2, 4, 0)).containsExactly(-10, 15, 0, -5);
    }

    @Test // rules 8.3
    void eightStacksQuadrupleUnderLai() {
        int eight = RuleSets.get("lai").number(Parameter.EIGHT_STACKS);

        assertThat(settled("lai", B, 1, 1, D, eight, 0, 0, 0, 8)).containsExactly(-20, -40, -20, 80);
        assertThat(settled("lai", B, 1, 1, B, eight, 0, 8, 0, 0)).containsExactly(-40, 120, -40, -40);
    }

    @Test // rules 8.4
    void losingBankerWithOneColumnPaysSixUnderPagat() {
        assertThat(settled("pagat", A, 1, 0, B, 1, 1, 3, 4, 0)[A]).isEqualTo(-6);
    }

    @ParameterizedTest // rules 8.4: won the bank, then wins again and again
    @CsvSource({"1, 4", "2, 6", "3, 8"})
    void winningBankerIsPaidMoreEachTimeUnderPagatHk(int wins, int aColumn) {
        assertThat(settled("pagat-hk", A, wins, wins, A, 1, 2, 3, 3, 0))
                .containsExactly(7 * aColumn, -aColumn, -aColumn, -5 * aColumn);
    }

    @ParameterizedTest // rules 8.5
    @CsvSource({"1, -3", "4, 0", "6, 2", "0, -5"})
    void tricksPayUnderBasic(int stacks, int chips) {
        int[] change = settled("basic", D, 1, 1, A, 1, 1, stacks, 0, 0);

        assertThat(change[B]).isEqualTo(chips);
    }

    @ParameterizedTest // rules 8.6
    @CsvSource({
        "54, 66, false",
        "54, 63, false",
        "63, 54, false",
        "41, 42, true",
        "52, 42, false",
        "42, 52, true",
        "65, 22, true",
        "51, 61, true",
        "51, 64, true",
        "51, 66, true",
        "51, 51, false",
        "31 41, 44 52, true",
        "52 43, 66 66, false",
        "11 11 62, 66 66 63, true",
        "11 11 62, 66 63 54, false",
        "66 63, 66 66, false"
    })
    void whatBeatsWhat(String lead, String answer, boolean beats) {
        Referee referee = Referee.of(RuleSets.get("pagat"));
        int led = set(referee, lead);
        int played = set(referee, answer);

        assertThat(led).isNotEqualTo(Sets.NONE);
        assertThat(played).isNotEqualTo(Sets.NONE);
        assertThat(referee.beats(played, led, led)).isEqualTo(beats);
    }

    @ParameterizedTest // rules 4.4, 4.6, 4.7
    @CsvSource({
        "63 54, 63 54, 66 66, true",
        "42 21, 42 21, 66 66, true",
        "62 53, 62 53, 66 66, false",
        "62 53, 63 54, 66 66, false",
        "41 32, 42 21, 66 66, false",
        "63 54, 42 21, 66 66, true",
        "63 54, 66 66, 42 21, false",
        "63 54, 63 54, 42 21, true",
        "41 32, 63 54, 42 21, true",
        "63 54, 63 54, 11 11, false",
        "42 21, 42 21, 63 54, false",
        "51 51, 51 51, 66 66, false",
        "51 51, 51 51, 61 61, true",
        "51 51, 22 22, 33 33, true",
        "65, 65, 31, false",
        "65, 55, 31, false",
        "65, 22, 55, true",
        "64, 64, 65, true",
        "22, 22, 31, true",
        "22 22, 55 55, 31 31, true",
        "63, 63, 66, false",
        "61 61, 22 22, 31 31, false",
        "65 65, 65 65, 44 44, false",
        "51, 51, 11, false"
    })
    void whatBeatsWhatUnderMing(String lead, String best, String answer, boolean beats) {
        Referee referee = Referee.of(RuleSets.get("ming"));

        assertThat(referee.rules()).isEqualTo(RuleSets.get("ming"));
        assertThat(referee.beats(set(referee, answer), set(referee, lead), set(referee, best)))
                .isEqualTo(beats);
    }

    @ParameterizedTest // rules 8.6
    @ValueSource(strings = {"66 62", "42 41", "63 62", "66 11", "55 41", "66 66 11 11", "63 54 62"})
    void whatIsNotASet(String tiles) {
        assertThat(set(Referee.of(RuleSets.get("pagat")), tiles)).isEqualTo(Sets.NONE);
    }

    private static int set(Referee referee, String tiles) {
        return referee.setOf(TileNotation.read(tiles).bits());
    }

    private static int[] settled(
            String rules, int bankerSeat, int term, int wins, int winner, int factor, int... stacks) {
        Banker banker = new Banker();
        banker.set(bankerSeat, term, wins);
        int[] change = new int[stacks.length];
        Cashier cashier = Referee.of(RuleSets.get(rules)).cashier();
        cashier.settle(stacks, winner, banker, factor, -1, new Account(change, Ledger.NONE));
        return change;
    }
}
