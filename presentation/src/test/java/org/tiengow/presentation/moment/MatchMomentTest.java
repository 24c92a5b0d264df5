package org.tiengow.presentation.moment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.presentation.settings.Speed;

@DisplayName("The moment of a match")
class MatchMomentTest {
    private static final int MATCHES = 500;
    private static final String TITLE = "The match is over";

    @ParameterizedTest
    @EnumSource(names = {"SLOW", "NORMAL", "FAST"})
    @DisplayName("counts each row from the first chips to exactly those of the standings, never back")
    void counts(Speed speed) {
        Random random = new Random(7);
        for (int match = 0; match < MATCHES; match++) {
            int from = random.nextInt(3) * 50;
            List<Integer> chips = chips(random);
            MatchMoment moment = moment(from, chips, speed);
            assertThat(moment.rows()).extracting(MatchMoment.Row::to).containsExactlyElementsOf(chips);
            for (MatchMoment.Row row : moment.rows()) {
                List<Integer> shown = IntStream.rangeClosed(0, moment.millis())
                        .map(row::chips)
                        .boxed()
                        .toList();
                assertThat(shown).startsWith(from).endsWith(row.to());
                assertThat(shown)
                        .isSortedAccordingTo(
                                row.to() < from ? Comparator.reverseOrder() : Comparator.<Integer>naturalOrder());
                assertThat(row.chips(row.appears() + row.counting())).isEqualTo(row.to());
                assertThat(row.appears() + row.counting()).isLessThanOrEqualTo(moment.announced());
            }
        }
    }

    @Test
    @DisplayName("shows the places from the last to the first, equal ones together, and then announces the winner")
    void order() {
        Random random = new Random(11);
        for (int match = 0; match < MATCHES; match++) {
            List<Integer> chips = chips(random);
            List<MatchMoment.Row> rows = moment(0, chips, Speed.NORMAL).rows();
            for (int row = 1; row < rows.size(); row++) {
                int better = rows.get(row - 1).appears();
                int worse = rows.get(row).appears();
                if (chips.get(row).equals(chips.get(row - 1))) {
                    assertThat(better).isEqualTo(worse);
                } else {
                    assertThat(better)
                            .as("the row before has come to rest")
                            .isGreaterThan(worse + rows.get(row).counting());
                }
            }
        }
    }

    @Test
    @DisplayName("lasts as long as it may with four places, and not longer; there is none without motion")
    void lasts() {
        MatchMoment moment = moment(0, List.of(37, 11, -6, -42), Speed.NORMAL);
        assertThat(moment.millis()).isEqualTo(3_400).isLessThan(MatchMoment.LONGEST);
        assertThat(moment.title()).isEqualTo(TITLE);
        assertThat(moment.announcement(moment.announced())).isZero();
        assertThat(moment.announcement(moment.millis())).isEqualTo(1);
        MatchMoment.Row winner = moment.rows().get(0);
        assertThat(moment.appeared(winner, winner.appears())).isZero();
        assertThat(moment.appeared(winner, winner.appears() + moment.rising())).isEqualTo(1);
        assertThat(MatchMoment.of(TITLE, List.of(1, 2), 0, List.of(5, -5), Speed.OFF))
                .isEmpty();
    }

    private static List<Integer> chips(Random random) {
        return random.ints(2 + random.nextInt(3), -40, 60)
                .map(chips -> chips / 7 * 7)
                .boxed()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    private static MatchMoment moment(int from, List<Integer> chips, Speed speed) {
        List<Integer> places = chips.stream()
                .map(mine ->
                        1 + (int) chips.stream().filter(other -> other > mine).count())
                .toList();
        return MatchMoment.of(TITLE, places, from, chips, speed).orElseThrow();
    }
}
