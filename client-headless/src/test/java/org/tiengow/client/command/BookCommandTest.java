package org.tiengow.client.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.book.BookCsv;
import org.tiengow.client.book.BookMatch;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.BookReader;
import org.tiengow.client.book.BookRound;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.book.Nights;

class BookCommandTest {
    @TempDir
    private Path folder;

    private NightBook book;

    @BeforeEach
    void writeBook() throws IOException {
        System.setProperty("TIENGOW_HOME", folder.toString());
        book = NightBook.in(folder);
        BookMatch bare = Nights.match("a1", Nights.START, "Mei", 24, "Bo", -20, "Kit", -4);
        BookRound first = new BookRound(
                1, 0, List.of(30, -22, -8), List.of(new BookRound.Transfer(1, 0, 22), new BookRound.Transfer(2, 0, 8)));
        BookRound second = new BookRound(
                2, 1, List.of(-6, 2, 4), List.of(new BookRound.Transfer(0, 1, 2), new BookRound.Transfer(0, 2, 4)));
        BookMatch match = new BookMatch(bare.at(), 0, bare.result(), bare.keys(), List.of(first, second));
        book.note(new BookNight("a1", "Mei's table", "", "", List.of(match)));
        book.note(Nights.night("b1", Nights.START.plus(Duration.ofDays(3)), "Bo", 7, "Kit", -7));
    }

    @AfterEach
    void forget() {
        System.clearProperty("TIENGOW_HOME");
    }

    @Test
    void nightsAreListedTheLatestFirst() {
        CommandRun run = book();
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines())
                .containsExactly(
                        "2026-11-23  Mei's table  1 match  Bo +7, Kit -7",
                        "2026-11-20  Mei's table  1 match  Mei +24, Kit -4, Bo -20");
    }

    @Test
    void whoPaysWhomIsSaidWhereTheHostSaidWhatAChipIsWorth() throws IOException {
        BookMatch match = Nights.match("c1", Nights.START.plus(Duration.ofDays(6)), "Mei", 24, "Bo", -20, "Kit", -4);
        book.note(new BookNight("c1", "Mei's table", "", "0.50 HKD", List.of(match)));
        assertThat(book("--since", "2026-11-26").out().lines())
                .containsExactly(
                        "2026-11-26  Mei's table  1 match  Mei +24, Kit -4, Bo -20",
                        "  at 0.50 HKD a chip: Bo pays Mei 10.00 HKD, Kit pays Mei 2.00 HKD");
    }

    @Test
    void aPersonHasFiguresBelowTheNights() throws IOException {
        book.name("Mei Chan", List.of("name:Mei"));
        CommandRun run = book("--person", "Mei Chan");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines())
                .containsExactly(
                        "2026-11-20  Mei's table  1 match  Mei Chan +24, Kit -4, Bo -20",
                        "",
                        "Mei Chan: 1 night, 1 match, 1 won, +24 chips",
                        "  best round +30: 2026-11-20, Mei's table, match 1, round 1",
                        "  worst round -6: 2026-11-20, Mei's table, match 1, round 2",
                        "  won from Bo 20",
                        "  won from Kit 4");
    }

    @Test
    void aDayLeavesOutEarlierNights() {
        assertThat(book("--since", "2026-11-22").out().lines()).hasSize(1);
        assertThat(book("--since", "2027-01-01").out()).startsWith("There is no such night in the book.");
        CommandRun wrong = book("--since", "yesterday");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("\"yesterday\" is not a day such as 2026-11-01.");
    }

    @Test
    void tableAndObjectAreReadBack() {
        List<BookNight> nights = book.read().nights();
        assertThat(BookReader.table(book("--csv").out()))
                .isEqualTo(BookCsv.lines(nights, book.read().people()));
        assertThat(BookReader.object(book("--json").out()).nights()).isEqualTo(nights);
        assertThat(BookReader.object(book("--json", "--person", "Mei").out()).nights())
                .isEqualTo(nights.subList(1, 2));
        assertThat(book("--csv", "--json").exit()).isEqualTo(2);
    }

    @Test
    void aStrangerIsAFailure() {
        CommandRun run = book("--person", "Nobody");
        assertThat(run.exit()).isOne();
        assertThat(run.err()).contains("Nobody in these nights of the book is called Nobody.");
    }

    @Test
    void aDamagedFileIsSaidOnce() throws IOException {
        Files.writeString(folder.resolve("book/2026-11-20-a1.json"), "{");
        CommandRun run = book();
        assertThat(run.exit()).isOne();
        assertThat(run.err()).contains("2026-11-20-a1.json").doesNotContain("Exception");
        assertThat(run.out().lines()).hasSize(1);
        assertThat(book().exit()).isZero();
    }

    private static CommandRun book(String... words) {
        return CommandRun.of(new BookCommand(), words);
    }
}
