package org.tiengow.client.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The book in a file to pass on")
class BookCsvTest {
    private static final long SEED = Long.getLong("book.seed", System.nanoTime());

    @Test
    void aTableIsReadBackEqual() {
        Random random = new Random(SEED);
        for (int time = 0; time < 200; time++) {
            List<BookNight> nights = drawn(random);
            List<BookCsv.Line> lines = BookCsv.lines(nights, BookPeople.NONE);
            assertThat(BookReader.table(BookCsv.write(lines)))
                    .as("seed %d, time %d", SEED, time)
                    .isEqualTo(lines);
            assertThat(lines)
                    .hasSize(nights.stream()
                            .flatMap(night -> night.matches().stream())
                            .mapToInt(match -> match.result().players().size())
                            .sum());
        }
    }

    @Test
    void aTableLooksAsASpreadsheetReadsIt() {
        BookNight night = Nights.night("a1", Nights.START, "Kit, \"the fox\"", 5, "=1+1", -5);
        assertThat(BookCsv.write(BookCsv.lines(List.of(night), BookPeople.NONE)))
                .isEqualTo("""
                        night,ended,host,match,rules,rounds,player,person,bot,place,chips,captures,longestBank,bestRound,lastTricks\r
                        a1,2026-11-20T20:15:00Z,Mei's table,a1,lai,1,"Kit, ""the fox\""","Kit, ""the fox\""",no,1,5,0,0,0,0\r
                        a1,2026-11-20T20:15:00Z,Mei's table,a1,lai,1,'=1+1,'=1+1,no,2,-5,0,0,0,0\r
                        """);
    }

    @Test
    void jsonIsReadBackEqual() {
        Random random = new Random(SEED);
        for (int time = 0; time < 100; time++) {
            BookExport export = BookExport.of(drawn(random), BookPeople.NONE);
            assertThat(BookReader.object(export.json()))
                    .as("seed %d, time %d", SEED, time)
                    .isEqualTo(export);
        }
    }

    private static List<BookNight> drawn(Random random) {
        List<BookNight> nights = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(5); i++) {
            nights.add(Nights.drawn(random, Nights.START.plus(Duration.ofDays(i))));
        }
        return nights;
    }
}
