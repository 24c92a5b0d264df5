package org.tiengow.client.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How strong the levels are, on few deals: the lower end of the interval must reach a mark well below what is measured. */
class StrengthTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "pagat, 4, 11, 1000",
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
        List<String> levels = new ArrayList<>(Collections.nCopies(players, "random"));
        levels.set(0, "steady");
        List<Standing> standings = Recorded.to(
                folder.resolve("records.jsonl"), Recorded.plan(rules, deals, 1, levels.toArray(new String[0])), 2);

        Estimate steady = standings.get(0).chips();
        Estimate random = standings.get(1).chips();
        assertThat(steady.low() - Math.max(0, random.high()))
                .as("%s, seed 1: steady %s, random %s", rules, steady, random)
                .isGreaterThan(mark);
    }
}
