package org.tiengow.presentation.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

class BrokenOffScreenTest {
    private static final Instant LAST = Instant.parse("2026-11-20T20:15:00Z");

    private static BrokenOffScreen screen(Words words, List<BrokenOffScreen.Table> tables) {
        return new BrokenOffScreen.Maker(words, ZoneOffset.UTC).of("Kitchen", tables, LAST);
    }

    @Test
    void saysWhoseNightItWasAndHowFarItCame() {
        BrokenOffScreen screen =
                screen(Tables.ENGLISH, List.of(new BrokenOffScreen.Table(List.of("Mei", "Lam", "Bo"), 3)));

        assertThat(screen.night())
                .startsWith("Kitchen, last played on Nov 20, 2026")
                .endsWith(".");
        assertThat(screen.tables()).containsExactly("Round 3, with Mei, Lam and Bo.");
        assertThat(screen(Tables.CHINESE, List.of(new BrokenOffScreen.Table(List.of("阿明"), 3)))
                        .tables())
                .containsExactly("第 3 局，有阿明。");
    }

    @Test
    void beforeTheFirstDealItIsTheFirstRound() {
        assertThat(screen(Tables.ENGLISH, List.of(new BrokenOffScreen.Table(List.of(), 0)))
                        .tables())
                .containsExactly("Round 1, with bots alone.");
    }

    @Test
    void manyTablesAreCounted() {
        BrokenOffScreen.Table table = new BrokenOffScreen.Table(List.of("Mei"), 2);

        assertThat(screen(Tables.ENGLISH, Collections.nCopies(4, table)).tables())
                .hasSize(4)
                .last()
                .isEqualTo("And one more table.");
        assertThat(screen(Tables.ENGLISH, Collections.nCopies(6, table)).tables())
                .hasSize(4)
                .last()
                .isEqualTo("And 3 more tables.");
    }
}
