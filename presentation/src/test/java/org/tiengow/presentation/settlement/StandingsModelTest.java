package org.tiengow.presentation.settlement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SeatReaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.engine.seat.Seats;
import org.tiengow.presentation.moment.MatchMoment;
import org.tiengow.presentation.night.NightScreen;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

@DisplayName("The standings")
class StandingsModelTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final TableState OVER = Tables.over("lai", DEAL).atTable().orElseThrow();

    @Test
    @DisplayName("offer another match to the owner, and to nobody else where the owner starts")
    void owned() {
        assertThat(screen(0, true, false, true, true, true).mayPlayAgain()).isTrue();
        StandingsScreen guest = screen(0, false, false, true, true, true);
        assertThat(guest.mayPlayAgain()).isFalse();
        assertThat(guest.againNote()).isEqualTo("The table owner can start another match.");
    }

    @Test
    @DisplayName("offer another match to everybody where the table starts by itself")
    void ofNobody() {
        StandingsScreen alone = screen(0, false, true);
        assertThat(alone.mayPlayAgain()).isTrue();
        assertThat(alone.againNote()).isEmpty();
        StandingsScreen asked = screen(0, false, true, false, true, false);
        assertThat(asked.mayPlayAgain()).isTrue();
        assertThat(asked.againNote()).isEqualTo("Mei is ready.");
    }

    @Test
    @DisplayName("name those whom another match waits for once it was asked for")
    void waiting() {
        StandingsScreen asked = screen(0, false, true, true, false, true);
        assertThat(asked.mayPlayAgain()).isFalse();
        assertThat(asked.againNote()).isEqualTo("Waiting for Mei to be ready.");
        StandingsScreen watched = screen(Seats.NONE, false, true, true, false);
        assertThat(watched.mayPlayAgain()).isFalse();
        assertThat(watched.againNote()).isEqualTo("Waiting for Mei to be ready.");
    }

    @Test
    @DisplayName("say that a seat is free where another match waits for that")
    void leftSeat() {
        List<SeatState> seats = seats(true);
        List<SeatState> left = List.of(seats.get(0), seats.get(1), seats.get(2), free());
        assertThat(screen(0, false, true, left).againNote()).isEqualTo("Waiting for the free seat to be filled.");
    }

    @Test
    @DisplayName("say above the plot that the match is over, where the sheet of a round says that it goes on")
    void plot() {
        assertThat(screen(0, false, true).plot().title()).isEqualTo("The finished match");
    }

    @Test
    @DisplayName("keep the players of the match when others hold their seats")
    void othersSeats() {
        FinishedMatch match = new FinishedMatch(
                OVER.match(),
                "lai",
                3,
                Stream.of("Kit", "Mei", "Bo", "Ana")
                        .map(name -> new FinishedMatch.Player(name, false, null, 0, 1))
                        .toList());
        List<SeatState> seats = List.of(
                seat(0, Holder.PERSON, "Zoe", false),
                seat(1, Holder.PERSON, "Mei", false),
                free(),
                seat(3, Holder.PERSON, "Ana", false));
        TablePeople people = new TablePeople(0, false, seats, 0, List.of(), true);
        StandingsScreen screen = StandingsModel.of(
                        Tables.ENGLISH, Tables.session(OVER.with(people)).withFinishedMatches(List.of(match)))
                .orElseThrow()
                .screen();
        assertThat(screen.rows())
                .extracting(StandingsScreen.Row::name, StandingsScreen.Row::mine)
                .containsExactly(tuple("Kit", false), tuple("Ana", false), tuple("Mei", false), tuple("Bo", false));
        assertThat(screen.title()).contains("Kit");
    }

    @Test
    @DisplayName("say rounds won and the best round in one short line")
    void oneLine() {
        assertThat(notes(Tables.ENGLISH))
                .containsExactly(
                        "1 round won · best +14",
                        "1 round won · best +9",
                        "1 round won · best +9",
                        "No rounds won · best 0");
        assertThat(notes(Tables.CHINESE)).first().isEqualTo("贏 1 局 · 最好一局 +14");
    }

    @Test
    @DisplayName("have a moment that ends at their own figures, and none without motion")
    void moment() {
        StandingsScreen screen = model(Tables.over("lai", DEAL)).screen(Speed.NORMAL, Settings.FIRST.night());
        MatchMoment moment = screen.moment();
        assertThat(moment).isNotNull();
        assertThat(moment.title()).isEqualTo("The match is over");
        assertThat(moment.rows())
                .extracting(row -> Words.signed(row.chips(moment.millis())))
                .isEqualTo(
                        screen.rows().stream().map(StandingsScreen.Row::chips).toList());
        assertThat(model(Tables.over("lai", DEAL)).screen().moment()).isNull();
    }

    @Test
    @DisplayName("have the leaders of the night beside them once it has had several matches")
    void tonight() {
        SessionState first = Tables.over("lai", DEAL);
        assertThat(model(first).screen().tonight()).isNull();
        StandingsScreen.Tonight tonight = model(Tables.night(first)).screen().tonight();
        assertThat(tonight).isNotNull();
        assertThat(tonight.title()).isEqualTo("Tonight, after 8 matches");
        assertThat(tonight.rows())
                .extracting(NightScreen.Row::place, NightScreen.Row::name)
                .containsExactly(tuple(1, "You"), tuple(2, "Mei"), tuple(3, "Ana"), tuple(4, "Uncle Lam"));
    }

    @Test
    @DisplayName("offer reactions to players, and show each in its row unless somebody else has the seat by now")
    void reactions() {
        SeatReaction tea = new SeatReaction(1, Reaction.TEA, Deadline.after(System.nanoTime(), 3_000));
        SessionState state = Tables.over("lai", DEAL).withReactions(List.of(tea));
        StandingsScreen screen = model(state).screen();
        assertThat(screen.reactions().choices()).hasSize(13);
        assertThat(screen.rows())
                .filteredOn(row -> row.bubble() != null)
                .singleElement()
                .satisfies(row -> assertThat(row.bubble().spoken()).isEqualTo(row.name() + ", Tea"));
    }

    private static StandingsModel model(SessionState state) {
        return StandingsModel.of(Tables.ENGLISH, state).orElseThrow();
    }

    private static List<String> notes(Words words) {
        return StandingsModel.of(words, Tables.over("lai", DEAL)).orElseThrow().screen().rows().stream()
                .map(StandingsScreen.Row::note)
                .toList();
    }

    /** The standings of a table at which these people sit, ready or not, and bots on the other seats. */
    private static StandingsScreen screen(int mine, boolean owned, boolean startsByItself, boolean... ready) {
        return screen(mine, owned, startsByItself, seats(ready));
    }

    private static StandingsScreen screen(int mine, boolean owned, boolean startsByItself, List<SeatState> seats) {
        TablePeople people = new TablePeople(mine, owned, seats, 0, List.of(), startsByItself);
        SessionState state = Tables.session(OVER.with(people));
        return StandingsModel.of(Tables.ENGLISH, state).orElseThrow().screen();
    }

    private static List<SeatState> seats(boolean... ready) {
        List<String> names = List.of("Kit", "Mei", "Bo", "Ana");
        return IntStream.range(0, names.size())
                .mapToObj(seat -> seat < Math.max(1, ready.length)
                        ? seat(seat, Holder.PERSON, names.get(seat), ready.length > seat && ready[seat])
                        : seat(seat, Holder.BOT, names.get(seat), true))
                .toList();
    }

    private static SeatState free() {
        return seat(3, Holder.FREE, "", false);
    }

    private static SeatState seat(int number, Holder holder, String name, boolean ready) {
        return new SeatState(number, holder, name, "", ready, Presence.HERE, null, false, null, "", "", false);
    }
}
