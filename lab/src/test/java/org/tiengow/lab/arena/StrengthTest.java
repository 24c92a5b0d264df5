package org.tiengow.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.sample.EveryTable;

/**
 * How strong the levels are, on few deals: the lower end of the interval must reach a mark well below what is measured.
 * {@code -Dstrength.times=N} plays N times as many.
 */
@Tag("slow")
class StrengthTest {
    private static final int TIMES = Integer.getInteger("strength.times", 1);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "pagat, 4, 11, 200",
        "pagat-hk, 4, 11, 200",
        "lai, 4, 11, 200",
        "lai-civil, 4, 11, 200",
        "basic, 4, 5, 200",
        "basic-rising, 4, 5, 200",
        "classic, 4, 5, 200",
        "online, 4, 5, 200",
        "ming, 4, 3, 200",
        "ming, 3, 3, 200",
        "ming, 2, 3, 200",
        "wong, 4, 2, 200"
    })
    void steadyBeatsRandomClearly(String rules, int players, double mark, int deals) {
        assertThat(lead("steady", "random", rules, players, deals)).isGreaterThan(mark);
    }

    @EveryTable
    void easyLiesClearlyBetweenRandomAndSteady(String rules, int players) {
        assertThat(lead("easy", "random", rules, players, 200)).isPositive();
        assertThat(lead("steady", "easy", rules, players, 200)).isPositive();
    }

    @EveryTable
    void strongBeatsSteady(String rules, int players) {
        assertThat(lead("strong", "steady", rules, players, 300)).isPositive();
    }

    /** By how much one candidate is surely ahead of others that all play alike, in chips a round. */
    private double lead(String candidate, String others, String rules, int players, int deals) {
        List<String> levels = new ArrayList<>(Collections.nCopies(players, others));
        levels.set(0, candidate);
        List<CandidateResult> standings = Recorded.to(
                folder.resolve("records.jsonl"),
                Recorded.plan(rules, deals * TIMES, 1, levels.toArray(new String[0])),
                2);
        Estimate one = standings.get(0).chips();
        Estimate rest = standings.get(1).chips();
        return one.low() - Math.max(0, rest.high());
    }
}
