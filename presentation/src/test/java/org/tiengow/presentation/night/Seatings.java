package org.tiengow.presentation.night;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.night.NightPerson;
import org.tiengow.client.session.night.NightPlace;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.NightTable;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.night.TurnOrder;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.table.Cast;

/** Seatings of six or seven people, as the reader Kit sees them. */
public final class Seatings {
    private static final List<String> ARRIVALS = List.of("Kit", "Bo", "Mei", "Uncle Lam", "Lam", "Zoe", "Ana", "Eve");

    private Seatings() {}

    /** Returns a state with six people, seated where they like. */
    public static SessionState free(SessionState state) {
        return state.with(night(SeatingMode.FREE, null));
    }

    /** Returns a state in which six people take turns: Ana sits out, and Eve skips a match. */
    public static SessionState turns(SessionState state) {
        return state.with(night(
                SeatingMode.TURNS,
                new SeatingProposal(
                        7,
                        List.of(table(0, 0, "Kit", "Mei", "Lam", "Zoe")),
                        names("Ana", "Eve"),
                        List.of(new SeatingProposal.Pair(Cast.named("Zoe"), Cast.named("Kit"))),
                        null)));
    }

    /** Returns a state in which nobody has to sit out. */
    public static SessionState few(SessionState state) {
        return state.with(night(
                SeatingMode.TURNS,
                new SeatingProposal(6, List.of(table(0, 1, "Kit", "Mei", "Lam")), List.of(), List.of(), null)));
    }

    /** Returns a state in which six people play at two tables; everybody is seated in 18 seconds. */
    public static SessionState tables(SessionState state) {
        return state.with(night(
                SeatingMode.TABLES,
                new SeatingProposal(
                        8,
                        List.of(table(0, 1, "Mei", "Lam", "Zoe"), table(1, 2, "Kit", "Ana")),
                        names("Eve"),
                        List.of(),
                        Deadline.after(System.nanoTime(), 18_000))));
    }

    /** Returns a state in which sixteen people, some with long names, have played a match at each of four tables and go to four again. */
    public static SessionState sixteen(SessionState state) {
        List<String> names = List.of(
                "Alexandrina",
                "Bartholomew Featherstone",
                "Wilhelmina",
                "阿明",
                "Mei",
                "Uncle Lam",
                "Zoe",
                "陳大文",
                "Eva",
                "Ben",
                "Dan",
                "Priscilla Montgomery",
                "Bo",
                "Ivy",
                "Kim",
                "Sam");
        List<SeatingProposal.Table> tables = IntStream.range(0, 4)
                .mapToObj(table -> new SeatingProposal.Table(table, names.subList(4 * table, 4 * table + 4), 0))
                .toList();
        List<NightPerson> people = IntStream.range(0, names.size())
                .mapToObj(each -> new NightPerson(
                        names.get(each),
                        NightPlace.SEATED,
                        OptionalInt.of(0),
                        PlayWish.PLAY,
                        0,
                        false,
                        SeatColour.values()[each % SeatColour.values().length],
                        SeatFace.values()[each % SeatFace.values().length],
                        false))
                .toList();
        List<FinishedMatch> matches = IntStream.range(0, 4)
                .mapToObj(table -> new FinishedMatch(
                        "0" + table,
                        "lai",
                        8,
                        IntStream.range(0, 4)
                                .mapToObj(seat -> new FinishedMatch.Player(
                                        names.get(4 * table + seat),
                                        false,
                                        null,
                                        null,
                                        30 - 20 * seat,
                                        seat + 1,
                                        0,
                                        0,
                                        0,
                                        0))
                                .toList()))
                .toList();
        return state.with(new NightState(
                        SeatingMode.TABLES,
                        TurnOrder.LONGEST,
                        people,
                        new SeatingProposal(9, tables, List.of(), List.of(), null),
                        List.of(),
                        "",
                        ""))
                .withFinishedMatches(matches);
    }

    /** Returns a state in which sixteen people take turns at one table, so that twelve sit out. */
    public static SessionState crowd(SessionState state) {
        SessionState many = sixteen(state);
        List<String> names =
                many.night().people().stream().map(NightPerson::name).toList();
        return many.with(new NightState(
                SeatingMode.TURNS,
                TurnOrder.LONGEST,
                many.night().people(),
                new SeatingProposal(
                        9,
                        List.of(new SeatingProposal.Table(0, names.subList(0, 4), 0)),
                        names.subList(4, names.size()),
                        List.of(),
                        null),
                List.of(),
                "",
                ""));
    }

    /** Returns the state after everybody has taken the seats of {@link #tables}. */
    public static SessionState seated(SessionState state) {
        NightState night = tables(state).night();
        SeatingProposal proposal = Objects.requireNonNull(night.proposal());
        List<NightPerson> people = night.people().stream()
                .map(person -> proposal.tableOf(person.name())
                        .map(table -> new NightPerson(
                                person.name(),
                                NightPlace.SEATED,
                                OptionalInt.of(table.table()),
                                person.wish(),
                                0,
                                false,
                                person.colour(),
                                person.face(),
                                person.owner()))
                        .orElse(person))
                .toList();
        return state.with(new NightState(
                night.seating(),
                night.turns(),
                people,
                null,
                List.of(new NightTable(0, TableStage.GATHERING, 0, 8), new NightTable(1, TableStage.GATHERING, 0, 8)),
                "",
                ""));
    }

    /** Returns a state in which the match at another table goes on. */
    public static SessionState waiting(SessionState state) {
        NightState night = night(SeatingMode.TABLES, null);
        return state.with(new NightState(
                night.seating(),
                night.turns(),
                night.people(),
                null,
                List.of(new NightTable(0, TableStage.MATCH_OVER, 3, 3), new NightTable(1, TableStage.PLAYING, 2, 3)),
                "",
                ""));
    }

    /** Returns the state in which Kit only watches. */
    public static SessionState onlyWatching(SessionState state) {
        NightState night = state.night();
        List<NightPerson> people = night.people().stream()
                .map(each -> each.name().equals(Cast.named("Kit"))
                        ? person("Kit", NightPlace.WATCHING, PlayWish.ONLY_WATCH)
                        : each)
                .toList();
        return state.with(new NightState(
                night.seating(), night.turns(), people, night.proposal(), night.tables(), night.chip(), ""));
    }

    /** Returns the state at a host that this person owns. */
    public static SessionState owned(SessionState state, String owner) {
        NightState night = state.night();
        List<NightPerson> people = night.people().stream()
                .map(each -> new NightPerson(
                        each.name(),
                        each.place(),
                        each.table(),
                        each.wish(),
                        each.satOut(),
                        each.lost(),
                        each.colour(),
                        each.face(),
                        each.name().equals(Cast.named(owner))))
                .toList();
        return state.with(new NightState(
                night.seating(), night.turns(), people, night.proposal(), night.tables(), night.chip(), ""));
    }

    private static NightState night(SeatingMode seating, @Nullable SeatingProposal proposal) {
        return new NightState(
                seating,
                TurnOrder.LONGEST,
                List.of(
                        person("Kit", NightPlace.SEATED, PlayWish.PLAY),
                        person("Mei", NightPlace.SEATED, PlayWish.PLAY),
                        person("Lam", NightPlace.SEATED, PlayWish.PLAY),
                        person("Zoe", NightPlace.WATCHING, PlayWish.PLAY),
                        person("Ana", NightPlace.WATCHING, PlayWish.PLAY),
                        person("Eve", NightPlace.WAITING, PlayWish.SKIP_ONCE)),
                proposal,
                List.of(new NightTable(0, TableStage.GATHERING, 0, 8)),
                "",
                "");
    }

    private static NightPerson person(String name, NightPlace place, PlayWish wish) {
        OptionalInt table = place == NightPlace.WAITING ? OptionalInt.empty() : OptionalInt.of(0);
        int arrival = ARRIVALS.indexOf(name);
        return new NightPerson(
                Cast.named(name),
                place,
                table,
                wish,
                0,
                false,
                SeatColour.values()[arrival],
                SeatFace.values()[arrival],
                false);
    }

    private static SeatingProposal.Table table(int number, int bots, String... names) {
        return new SeatingProposal.Table(number, names(names), bots);
    }

    private static List<String> names(String... names) {
        return Stream.of(names).map(Cast::named).toList();
    }
}
