package org.tiengow.presentation.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

class BrokenOffWordsTest {
    private static final Instant LAST = Instant.parse("2026-11-20T20:15:00Z");

    private static List<String> lines(Words words, List<BrokenNight.Table> tables) {
        return new BrokenOffWords(words, ZoneOffset.UTC)
                .screen(new BrokenNight("Kitchen", "", tables, LAST)).parts().stream()
                        .map(part -> ((SheetScreen.Text) part).words())
                        .toList();
    }

    private static List<String> tables(List<String> lines) {
        return lines.stream()
                .skip(1)
                .takeWhile(line -> !line.equals(Tables.ENGLISH.get("brokenOff.consequence"))
                        && !line.equals(Tables.CHINESE.get("brokenOff.consequence")))
                .toList();
    }

    @Test
    void whoPlayedWithOthersReadsThatTheTilesAreShown() {
        String shown = "If you start over in the middle of a round, its tiles are shown to everyone who played it.";
        assertThat(lines(Tables.ENGLISH, List.of(new BrokenNight.Table(List.of("Mei", "Lam"), 3))))
                .endsWith(shown);
        assertThat(lines(Tables.ENGLISH, List.of(new BrokenNight.Table(List.of("Mei"), 3))))
                .doesNotContain(shown);
    }

    @Test
    void saysWhoseNightItWasAndHowFarItCame() {
        List<String> screen = lines(Tables.ENGLISH, List.of(new BrokenNight.Table(List.of("Mei", "Lam", "Bo"), 3)));

        assertThat(screen.get(0))
                .startsWith("Kitchen, last played on 20 Nov 2026, 20:15")
                .endsWith(".");
        assertThat(tables(screen)).containsExactly("Round 3, with Mei, Lam and Bo.");
        assertThat(tables(lines(Tables.CHINESE, List.of(new BrokenNight.Table(List.of("阿明"), 3)))))
                .containsExactly("第 3 局，有阿明。");
    }

    @Test
    void inShortItSaysWhoseWhenAndHowFar() {
        List<BrokenNight.Table> tables = List.of(new BrokenNight.Table(List.of("Mei", "Lam"), 3));
        assertThat(new BrokenOffWords(Tables.ENGLISH, ZoneOffset.UTC)
                        .brief(new BrokenNight("Mei’s table", "", tables, LAST)))
                .startsWith("Mei’s table, last played on 20 Nov 2026, 20:15")
                .endsWith(". Round 3, with Mei and Lam.");
    }

    @Test
    void beforeTheFirstDealItIsTheFirstRound() {
        assertThat(tables(lines(Tables.ENGLISH, List.of(new BrokenNight.Table(List.of(), 0)))))
                .containsExactly("Round 1, with bots only.");
    }

    @Test
    void manyTablesAreCounted() {
        BrokenNight.Table table = new BrokenNight.Table(List.of("Mei"), 2);

        assertThat(tables(lines(Tables.ENGLISH, Collections.nCopies(4, table))))
                .hasSize(4)
                .last()
                .isEqualTo("And one more table.");
        assertThat(tables(lines(Tables.ENGLISH, Collections.nCopies(6, table))))
                .hasSize(4)
                .last()
                .isEqualTo("And 3 more tables.");
    }
}
