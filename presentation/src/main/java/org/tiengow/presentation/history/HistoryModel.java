package org.tiengow.presentation.history;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.book.BookMatch;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.BookPerson;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.presentation.history.HistoryScreen.Fact;
import org.tiengow.presentation.history.HistoryScreen.Line;
import org.tiengow.presentation.history.HistoryScreen.Section;
import org.tiengow.presentation.history.HistoryScreen.Tab;
import org.tiengow.presentation.plot.Plot;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.sheet.SheetScreen.Weight;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The history in words.
 *
 * @param words the language
 * @param zone the user's time zone
 * @param contents the contents of the book
 * @param everybody the people in it, those with the most nights first
 * @param recorded the ids of the matches whose records are on this computer
 */
public record HistoryModel(
        Words words, ZoneId zone, NightBook.Contents contents, List<BookPerson> everybody, Set<String> recorded) {
    /** The page with all nights, and the id of its tab. */
    public static final String NIGHTS = "nights";
    /** The page with everybody, and the id of its tab. */
    public static final String PEOPLE = "people";
    /** The act that opens the replays of this computer. */
    public static final String REPLAYS = "replays";
    /** The act that saves the book as a table. */
    public static final String CSV = "csv";
    /** The act that saves the book as JSON. */
    public static final String JSON = "json";
    /** The act that opens the sheet of a night. */
    public static final String SHEET = "sheet";
    /** The act that deletes a night. */
    public static final String DELETE = "delete";
    /** The act that renames a person. */
    public static final String RENAME = "rename";
    /** The act that joins two entries of one person. */
    public static final String JOIN = "join";
    /** The beginning of the ids of nights. */
    public static final String NIGHT = "night:";
    /** The beginning of the ids of people. */
    public static final String PERSON = "person:";
    /** The beginning of the ids of rounds, which continue with the number of the round and the id of the match. */
    public static final String ROUND = "round:";

    public HistoryModel {
        everybody = List.copyOf(everybody);
        recorded = Set.copyOf(recorded);
    }

    /** Creates the history of a book. */
    public static HistoryModel of(Words words, ZoneId zone, NightBook.Contents contents, Set<String> recorded) {
        return new HistoryModel(words, zone, contents, contents.everybody(), recorded);
    }

    /** Returns this history in another language. */
    public HistoryModel in(Words other) {
        return new HistoryModel(other, zone, contents, everybody, recorded);
    }

    /**
     * Returns a page; the page with all nights if the night or the person is gone.
     *
     * @param page {@link #NIGHTS}, {@link #PEOPLE}, or the id of a night or of a person
     * @param note what to say about the last act; may be empty
     */
    public HistoryScreen screen(String page, String note) {
        Optional<HistoryScreen> one = night(page)
                .map(night -> night(page, night, note))
                .or(() -> person(page).map(who -> person(page, who, note)));
        return one.orElseGet(() -> {
            boolean people = page.equals(PEOPLE);
            return all(people ? PEOPLE : NIGHTS, people ? peopleLines() : nightLines(), note);
        });
    }

    /** Returns the night of a page; empty for any other page. */
    public Optional<BookNight> night(String page) {
        return contents.nights().stream()
                .filter(night -> page.equals(NIGHT + night.night()))
                .findFirst();
    }

    /** Returns the title of a night: when it began. */
    public String title(BookNight night) {
        return when(night.began());
    }

    /** Returns the person of a page; empty for any other page. */
    public Optional<BookPerson> person(String page) {
        return everybody.stream()
                .filter(person -> person.ids().stream().anyMatch(id -> page.equals(PERSON + id)))
                .findFirst();
    }

    /** Returns what is wrong with the files of the book, in one sentence each; empty if nothing is. */
    public String problem() {
        String damaged = contents.setAside().isEmpty()
                ? ""
                : words.get("history.damaged", contents.setAside().size(), words.list(contents.setAside()));
        return words.join(damaged, contents.unwritten() == 0 ? "" : words.get("history.unwritten"));
    }

    private HistoryScreen all(String page, List<Line> lines, String note) {
        List<Act> acts = new ArrayList<>(List.of(new Act(REPLAYS, words.get("replay.files.title"), Weight.SECOND)));
        if (!lines.isEmpty()) {
            acts.add(new Act(CSV, words.get("history.csv"), Weight.SECOND));
            acts.add(new Act(JSON, words.get("history.json"), Weight.SECOND));
        }
        return new HistoryScreen(
                page,
                words.get("history.title"),
                lines.isEmpty()
                        ? ""
                        : words.get("history.subtitle", contents.nights().size(), everybody.size()),
                lines.isEmpty()
                        ? List.of()
                        : List.of(
                                new Tab(NIGHTS, words.get("history.nights"), page.equals(NIGHTS)),
                                new Tab(PEOPLE, words.get("history.people"), page.equals(PEOPLE))),
                words.join(problem(), note),
                lines.isEmpty() ? words.get("history.none") : "",
                List.of(),
                null,
                lines.isEmpty() ? List.of() : List.of(new Section("", lines)),
                acts);
    }

    private List<Line> nightLines() {
        return contents.nights().stream()
                .map(night -> {
                    List<String> names = night.chips().keySet().stream()
                            .map(name -> name(night, name))
                            .toList();
                    return line(
                            NIGHT + night.night(),
                            when(night.began()),
                            words.get(
                                    "history.night",
                                    words.list(names),
                                    night.matches().size(),
                                    night.host()),
                            winner(night));
                })
                .toList();
    }

    private String winner(BookNight night) {
        List<String> winners = night.winners();
        return winners.isEmpty()
                ? ""
                : words.get(
                        "history.result",
                        words.list(
                                winners.stream().map(name -> name(night, name)).toList()),
                        Words.signed(night.chips().getOrDefault(winners.get(0), 0)));
    }

    private List<Line> peopleLines() {
        return everybody.stream()
                .map(person -> line(
                        id(person),
                        person.me() ? words.get("history.me", person.name()) : person.name(),
                        words.get(
                                "history.person",
                                person.nights().size(),
                                person.matches(),
                                person.won(),
                                when(last(person).night().began())),
                        Words.signed(person.chips())))
                .toList();
    }

    private HistoryScreen night(String page, BookNight night, String note) {
        List<Line> people = night.chips().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(each -> line(
                        PERSON + night.ids().getOrDefault(each.getKey(), ""),
                        name(night, each.getKey()),
                        "",
                        Words.signed(each.getValue())))
                .toList();
        List<Line> matches = IntStream.range(0, night.matches().size())
                .mapToObj(index -> match(night, index))
                .toList();
        return new HistoryScreen(
                page,
                title(night),
                night.host(),
                List.of(),
                words.join(problem(), note),
                "",
                List.of(),
                null,
                List.of(
                        new Section(words.get("history.people"), people),
                        new Section(words.get("history.matches"), matches)),
                List.of(
                        new Act(SHEET, words.get("history.sheet"), Weight.MAIN),
                        new Act(DELETE, words.get("history.delete"), Weight.SECOND)));
    }

    private Line match(BookNight night, int index) {
        BookMatch match = night.matches().get(index);
        String results = match.result().players().stream()
                .sorted(Comparator.comparing(player -> -player.chips()))
                .map(player -> words.get("history.result", name(night, player), Words.signed(player.chips())))
                .reduce((before, next) -> words.get("list.comma", before, next))
                .orElse("");
        return line(
                recorded.contains(match.id()) ? ROUND + 1 + ":" + match.id() : "",
                words.get(
                        "history.match",
                        index + 1,
                        new RulesWords(words).nameOfId(match.result().rulesId()),
                        match.result().rounds()),
                results,
                recorded.contains(match.id()) ? words.get("history.watch") : "");
    }

    private HistoryScreen person(String page, BookPerson person, String note) {
        List<Line> nights = new ArrayList<>();
        person.nights()
                .forEach(at -> nights.add(
                        0,
                        line(
                                NIGHT + at.night().night(),
                                when(at.night().began()),
                                words.get(
                                        "history.atNight",
                                        at.matches(),
                                        at.won(),
                                        at.night().host()),
                                Words.signed(at.chips()))));
        List<Line> opponents = person.opponents().stream()
                .map(other -> line("", other.name(), "", Words.signed(other.chips())))
                .toList();
        List<Section> sections = new ArrayList<>(List.of(new Section(words.get("history.nights"), nights)));
        if (!opponents.isEmpty()) {
            sections.add(new Section(words.get("history.opponents"), opponents));
        }
        List<Act> acts = new ArrayList<>(List.of(new Act(RENAME, words.get("history.rename"), Weight.SECOND)));
        if (everybody.size() > 1) {
            acts.add(new Act(JOIN, words.get("history.join"), Weight.SECOND));
        }
        return new HistoryScreen(
                page,
                person.me() ? words.get("history.me", person.name()) : person.name(),
                words.get("history.since", when(person.nights().get(0).night().began())),
                List.of(),
                words.join(problem(), note),
                "",
                facts(person),
                plot(person),
                sections,
                acts);
    }

    private List<Fact> facts(BookPerson person) {
        return Stream.of(
                        fact("history.count", String.valueOf(person.nights().size())),
                        fact("history.matches", String.valueOf(person.matches())),
                        fact("history.won", String.valueOf(person.won())),
                        fact("history.chips", Words.signed(person.chips())),
                        fact("history.best", person.best()),
                        fact("history.worst", person.worst()))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<Fact> fact(String key, String value) {
        return Optional.of(new Fact(words.get(key), value, "", ""));
    }

    private Optional<Fact> fact(String key, BookPerson.@Nullable InRound round) {
        if (round == null) {
            return Optional.empty();
        }
        boolean kept = recorded.contains(round.match());
        return Optional.of(new Fact(
                words.get(key),
                Words.signed(round.chips()),
                kept ? ROUND + round.round() + ":" + round.match() : "",
                kept ? words.get("history.watch") : ""));
    }

    /** Returns the curve of the chips after each night; null if there is only one. */
    private @Nullable Plot plot(BookPerson person) {
        if (person.nights().size() < 2) {
            return null;
        }
        List<Integer> chips = new ArrayList<>(List.of(0));
        person.nights().forEach(night -> chips.add(chips.get(chips.size() - 1) + night.chips()));
        return new Plot(
                words.get("history.plot"),
                words.get("history.plot.axis"),
                person.nights().size(),
                List.of(new Plot.PlotLine(0, Words.signed(person.chips()), chips, true)),
                words.get("history.plot.spoken", person.nights().size(), Words.signed(person.chips())));
    }

    private static String id(BookPerson person) {
        return PERSON + person.ids().stream().min(Comparator.naturalOrder()).orElse("");
    }

    private static BookPerson.AtNight last(BookPerson person) {
        return person.nights().get(person.nights().size() - 1);
    }

    private String name(BookNight night, FinishedMatch.Player player) {
        return player.bot() ? People.name(words, player.name(), true) : name(night, player.name());
    }

    private String name(BookNight night, String met) {
        return contents.people().nameOf(night.ids().getOrDefault(met, ""), met);
    }

    private Line line(String id, String title, String detail, String figure) {
        return new Line(id, title, detail, figure, words.spoken(title, detail, figure));
    }

    private String when(Instant moment) {
        return words.when(moment, zone);
    }
}
