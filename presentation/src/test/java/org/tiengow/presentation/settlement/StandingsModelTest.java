package org.tiengow.presentation.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

class StandingsModelTest {
    private static final String[] HANDS = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void roundsWonAndBestRoundFitInOneLine() {
        assertThat(notes(Tables.ENGLISH))
                .containsExactly(
                        "1 round won · best +14",
                        "1 round won · best +9",
                        "1 round won · best +9",
                        "No rounds won · best 0");
        assertThat(notes(Tables.CHINESE)).first().isEqualTo("贏 1 局 · 最好一局 +14");
    }

    private static List<String> notes(Words words) {
        return StandingsModel.of(words, Tables.over("lai", HANDS)).orElseThrow().screen().rows().stream()
                .map(StandingsScreen.Row::note)
                .toList();
    }
}
