package org.tiengow.client.command;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.book.BookCsv;
import org.tiengow.client.book.BookExport;
import org.tiengow.client.book.BookMatch;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.BookPeople;
import org.tiengow.client.book.BookPerson;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.settling.ChipValue;
import org.tiengow.client.settling.SettlingUp;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The {@code book} command, which prints the nights of the book. */
@Command(
        name = "book",
        description = {
            "Lists the nights at which this program was, the latest first, with the chips of each person.",
            "Where a host said what a chip is worth, a second line says who pays whom.",
            "With --person it lists the nights of that person, and then best and worst round and who they won from.",
            "Exits with 1 when a file of the book is damaged, or when nobody has that name."
        })
public final class BookCommand extends TerminalCommand {
    @ArgGroup
    private @Nullable Form form;

    @Option(names = "--person", paramLabel = "NAME", description = "Only the nights of people with this name.")
    private @Nullable String person;

    @Option(names = "--since", paramLabel = "DATE", description = "Only nights from this day on, such as 2026-11-01.")
    private @Nullable String since;

    /** The form of the output. */
    static final class Form {
        @Option(names = "--json", description = "Print one JSON object with nights and people.")
        private boolean json;

        @Option(names = "--csv", description = "Print a table with a line for each player of each match.")
        private boolean csv;
    }

    @Override
    public Integer call() {
        LocalDate first = since == null ? LocalDate.MIN : date(since);
        NightBook book = NightBook.in(DataFolder.ofUser());
        NightBook.Contents contents = book.read();
        List<BookNight> nights = contents.nights().stream()
                .filter(night -> !day(night).isBefore(first))
                .toList();
        int code = 0;
        for (String name : contents.setAside()) {
            code = fail("The file " + name + " of the book is damaged. It stays in " + book.folder()
                    + " under another name.");
        }
        String wanted = person;
        List<BookPerson> people = wanted == null
                ? List.of()
                : BookPerson.all(nights, contents.people()).stream()
                        .filter(each -> each.name().equals(wanted))
                        .toList();
        if (wanted != null && people.isEmpty()) {
            return fail("Nobody in these nights of the book is called " + wanted + ".");
        }
        List<BookNight> shown = wanted == null
                ? nights
                : nights.stream()
                        .filter(night -> people.stream().anyMatch(each -> has(each, night)))
                        .toList();
        if (form != null && form.json) {
            say(BookExport.of(shown, contents.people()).json());
        } else if (form != null && form.csv) {
            out().print(BookCsv.write(BookCsv.lines(shown, contents.people())));
            out().flush();
        } else if (shown.isEmpty()) {
            say("There is no such night in the book.");
        } else {
            shown.forEach(night -> {
                say(line(night, contents.people()));
                payments(night, contents.people()).ifPresent(this::say);
            });
            people.forEach(this::print);
        }
        return code;
    }

    private LocalDate date(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException notUnderstood) {
            require(false, "\"" + text + "\" is not a day such as 2026-11-01.");
            throw notUnderstood;
        }
    }

    private static LocalDate day(BookNight night) {
        return LocalDate.ofInstant(night.ended(), ZoneId.systemDefault());
    }

    private static boolean has(BookPerson person, BookNight night) {
        return person.nights().stream().anyMatch(at -> at.night().night().equals(night.night()));
    }

    private static String line(BookNight night, BookPeople people) {
        Map<String, String> ids = night.ids();
        int matches = night.matches().size();
        String chips = night.chips().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(each -> people.nameOf(ids.getOrDefault(each.getKey(), ""), each.getKey()) + " "
                        + signed(each.getValue()))
                .collect(Collectors.joining(", "));
        return day(night) + "  " + night.host() + "  " + matches + (matches == 1 ? " match  " : " matches  ") + chips;
    }

    /** Returns who pays whom; empty if the host said no value of a chip. */
    private static Optional<String> payments(BookNight night, BookPeople people) {
        return ChipValue.read(night.chip()).map(value -> {
            String payments = SettlingUp.of(night.results(), value).transfers().stream()
                    .map(transfer -> name(night, people, transfer.from()) + " pays "
                            + name(night, people, transfer.to()) + " " + value.written(transfer.amount()))
                    .collect(Collectors.joining(", "));
            return "  at " + value.written() + " a chip: " + (payments.isEmpty() ? "nobody owes anything" : payments);
        });
    }

    private static String name(BookNight night, BookPeople people, String atTable) {
        return people.nameOf(night.ids().getOrDefault(atTable, ""), atTable);
    }

    private void print(BookPerson each) {
        int nights = each.nights().size();
        say("");
        say(each.name() + ": " + nights + (nights == 1 ? " night, " : " nights, ") + each.matches()
                + (each.matches() == 1 ? " match, " : " matches, ") + each.won() + " won, " + signed(each.chips())
                + " chips");
        print("best round", each.best());
        print("worst round", each.worst());
        each.opponents()
                .forEach(other -> say("  " + (other.chips() < 0 ? "lost to " : "won from ") + other.name() + " "
                        + Math.abs(other.chips())));
    }

    private void print(String what, BookPerson.@Nullable InRound round) {
        if (round != null) {
            List<String> matches =
                    round.night().matches().stream().map(BookMatch::id).toList();
            say("  " + what + " " + signed(round.chips()) + ": " + day(round.night()) + ", "
                    + round.night().host() + ", match " + (matches.indexOf(round.match()) + 1) + ", round "
                    + round.round());
        }
    }

    private static String signed(int chips) {
        return (chips > 0 ? "+" : "") + chips;
    }
}
