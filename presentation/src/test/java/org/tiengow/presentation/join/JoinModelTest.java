package org.tiengow.presentation.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.TurnOrder;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.presentation.join.JoinScreen.Seat;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.InputModality;
import org.tiengow.presentation.words.Words;

@DisplayName("What somebody sees at the door")
class JoinModelTest {
    private static final Words ENGLISH = Tables.ENGLISH.on(InputModality.TOUCH);
    private static final Words CHINESE = Tables.CHINESE.on(InputModality.TOUCH);
    private static final TableSummary FRIDAY =
            table(0, "lai", TableStage.GATHERING, free(0), bot(1, "Bo"), free(2), person(3, "Uncle Lam"));

    @Test
    @DisplayName("is the table of the picture")
    void picture() {
        JoinScreen screen = screen(ENGLISH, FRIDAY);
        JoinScreen.Table table = screen.tables().get(0);
        assertThat(screen.youAreJoining() + " " + screen.title()).isEqualTo("You are joining Lam’s Friday table");
        assertThat(table.rules()).isEqualTo("Lai · 8 rounds · 2 of 4 seats");
        assertThat(screen.hint()).isEqualTo("Tap a free seat, or Bo’s to replace the bot.");
        assertThat(table.seats())
                .extracting(Seat::name, Seat::initial, Seat::note, Seat::takeable, Seat::after)
                .containsExactly(
                        tuple("Free seat", "", "", true, "you play after Uncle Lam"),
                        tuple("Bo", "B", "take over", true, "you play after Uncle Lam"),
                        tuple("Free seat", "", "", true, "you play after Bo"),
                        tuple("Uncle Lam", "U", "", false, ""));
        assertThat(screen.colours())
                .filteredOn(colour -> !colour.free())
                .extracting(JoinScreen.Colour::words, JoinScreen.Colour::initial)
                .containsExactly(tuple("Green: Uncle Lam has it", "U"));
    }

    @Test
    @DisplayName("in Chinese too")
    void chinese() {
        JoinScreen screen = screen(CHINESE, FRIDAY);
        assertThat(screen.youAreJoining()).isEqualTo("你要加入");
        assertThat(screen.tables().get(0).rules()).endsWith("已坐 2/4");
        assertThat(screen.hint()).isEqualTo("點空位，或者 Bo 的位，頂替電腦。");
        assertThat(screen.tables().get(0).seats().get(2).after()).isEqualTo("你在 Bo 之後出牌");
        assertThat(model(CHINESE, FRIDAY).screen(JoinModel.Pin.ASKED, null).pinNote())
                .isEqualTo("請向開枱的人問 PIN。");
    }

    @Test
    @DisplayName("has the first table with a free seat before all others")
    void chosen() {
        TableSummary full = table(0, "pagat", TableStage.PLAYING, person(0, "Ana"), bot(1, "Bo"));
        TableSummary open = table(1, "pagat", TableStage.GATHERING, person(0, "Kim"), free(1));
        assertThat(screen(ENGLISH, full, open).chosen()).isEqualTo(1);
        assertThat(screen(ENGLISH, full).chosen()).isZero();
        assertThat(screen(ENGLISH, full).hint()).isEqualTo("Tap Bo’s seat to replace the bot.");
        assertThat(screen(ENGLISH, full, open).tables())
                .extracting(JoinScreen.Table::name, JoinScreen.Table::playing)
                .containsExactly(
                        tuple("Lam’s Friday table, table 1", true), tuple("Lam’s Friday table, table 2", false));
    }

    @Test
    @DisplayName("says when there is nothing to take")
    void full() {
        SeatState coming = new SeatState(
                1, Holder.BOT, "Bo", "", true, Presence.HERE, null, false, SeatColour.BLUE, "Mei", "", false);
        TableSummary full = table(0, "pagat", TableStage.PLAYING, person(0, "Ana"), coming);
        assertThat(screen(ENGLISH, full).hint()).isEqualTo("All seats are taken, but you can watch.");
        assertThat(screen(ENGLISH, full).tables().get(0).seats())
                .extracting(Seat::takeable)
                .containsOnly(false);
        TableSummary failed = table(0, "pagat", TableStage.FAILED, free(0));
        assertThat(screen(ENGLISH, failed).tables().get(0).mayWatch()).isFalse();
        assertThat(screen(ENGLISH, failed).hint()).isEqualTo(ENGLISH.get("host.TABLE_FAILED"));
    }

    @Test
    @DisplayName(
            "is also a seat whose person is lost, since that may be the one at the door; nobody is led there who has not lost it")
    void lost() {
        SeatState kit = new SeatState(
                1, Holder.PERSON, "Kit", "", false, Presence.LOST, null, false, SeatColour.BLUE, "", "", true);
        TableSummary playing = table(0, "pagat", TableStage.PLAYING, person(0, "Ana"), kit);
        TableSummary open = table(1, "pagat", TableStage.GATHERING, person(0, "Kim"), free(1));
        Seat seat = screen(ENGLISH, playing).tables().get(0).seats().get(1);
        assertThat(seat.takeable()).isTrue();
        assertThat(seat.note()).isEqualTo("asleep; if this is your seat, the table owner can let you in");
        assertThat(screen(ENGLISH, playing, open).chosen()).isEqualTo(1);
        assertThat(screen(ENGLISH, playing).hint()).isEqualTo("All seats are taken, but you can watch.");
    }

    @Test
    @DisplayName("offers a free seat first, then one that a person left to a bot, then any other bot's")
    void offered() {
        SeatState left = new SeatState(
                2, Holder.BOT, "Maple", "", true, Presence.LEFT, null, false, SeatColour.ROSE, "", "Kit", false);
        SeatState lost = new SeatState(
                0, Holder.PERSON, "Ana", "", false, Presence.LOST, null, false, SeatColour.BLUE, "", "", true);
        TableSummary playing = table(0, "pagat", TableStage.PLAYING, lost, bot(1, "Bo"), left, person(3, "Lam"));
        JoinScreen.Table table = screen(ENGLISH, playing).tables().get(0);
        assertThat(table.offered()).isEqualTo(2);
        assertThat(table.seats().get(2).note()).isEqualTo("Kit left – take over");
        assertThat(offered(lost, bot(1, "Bo"))).isEqualTo(1);
        assertThat(offered(lost, person(1, "Bo"))).isZero();
        assertThat(offered(bot(0, "Bo"), left, free(3))).isEqualTo(3);
        assertThat(offered(person(0, "Kit"))).isEqualTo(-1);
    }

    private static int offered(SeatState... seats) {
        return screen(ENGLISH, table(0, "pagat", TableStage.PLAYING, seats))
                .tables()
                .get(0)
                .offered();
    }

    @Test
    @DisplayName("promises one of the next matches where the seats are taken and the night seats more people")
    void next() {
        TableSummary full = table(0, "pagat", TableStage.PLAYING, person(0, "Ana"));
        assertThat(screen(SeatingMode.FREE, full))
                .extracting(JoinScreen::watch, JoinScreen::next, JoinScreen::hint)
                .containsExactly("Watch", "", "All seats are taken, but you can watch.");
        assertThat(screen(SeatingMode.TABLES, full))
                .extracting(JoinScreen::watch, JoinScreen::next, JoinScreen::hint)
                .containsExactly(
                        "I only watch", "Join the game", "All seats are taken. Join, and you play the next match.");
        assertThat(screen(SeatingMode.TURNS, full).hint())
                .isEqualTo("All seats are taken. Join, and you play as soon as it is your turn.");
        assertThat(screen(SeatingMode.TURNS, FRIDAY).hint())
                .isEqualTo(screen(ENGLISH, FRIDAY).hint());
    }

    @Test
    @DisplayName("offers nobody the seat of a lost player where the next match has a seat for everybody")
    void lostOfANight() {
        SeatState kit = new SeatState(
                1, Holder.PERSON, "Kit", "", false, Presence.LOST, null, false, SeatColour.BLUE, "", "", true);
        JoinScreen.Table table = screen(
                        SeatingMode.TABLES, table(0, "pagat", TableStage.PLAYING, person(0, "Ana"), kit))
                .tables()
                .get(0);
        assertThat(table.offered()).isEqualTo(-1);
        assertThat(table.seats().get(1).takeable()).isTrue();
    }

    private static JoinScreen screen(SeatingMode seating, TableSummary... tables) {
        NightState night = new NightState(seating, TurnOrder.LONGEST, List.of(), null, List.of(), "", "");
        return new JoinModel(ENGLISH, host(tables), night, "").screen(JoinModel.Pin.NONE, null);
    }

    @Test
    @DisplayName("asks for a PIN only where nobody else can read it")
    void pin() {
        assertThat(screen(ENGLISH, FRIDAY))
                .extracting(JoinScreen::pinAsked, JoinScreen::pinPossible, JoinScreen::pinNote)
                .containsExactly(false, true, "");
        assertThat(model(ENGLISH, FRIDAY).screen(JoinModel.Pin.ASKED, null))
                .extracting(JoinScreen::pinAsked, JoinScreen::pinPossible, JoinScreen::pinNote)
                .containsExactly(true, true, "Ask the host for the PIN.");
        assertThat(model(ENGLISH, FRIDAY).screen(JoinModel.Pin.NOT_HERE, null))
                .extracting(JoinScreen::pinAsked, JoinScreen::pinPossible)
                .containsExactly(true, false);
    }

    @Test
    @DisplayName("says nothing of the tables while it asks for a PIN")
    void behindPin() {
        for (JoinModel.Pin pin : EnumSet.complementOf(EnumSet.of(JoinModel.Pin.NONE))) {
            JoinScreen screen = model(ENGLISH, FRIDAY).screen(pin, null);
            assertThat(screen.tables()).isEmpty();
            assertThat(screen.colours()).isEmpty();
            assertThat(screen.title()).isEqualTo("Lam’s Friday table");
            assertThat(screen.pinPossible()).isEqualTo(pin == JoinModel.Pin.ASKED);
            assertThat(screen.hint())
                    .isEqualTo(pin == JoinModel.Pin.OF_OTHERS ? "" : "Players are shown to those with the PIN.");
        }
    }

    @Test
    @DisplayName("before the host has answered says why there is nothing")
    void unknown() {
        JoinScreen screen = new JoinModel(ENGLISH, HostState.UNKNOWN, NightState.UNKNOWN, "Connecting…")
                .screen(JoinModel.Pin.NONE, null);
        assertThat(screen.tables()).isEmpty();
        assertThat(screen.hint()).isEqualTo("Connecting…");
    }

    @ParameterizedTest
    @CsvSource({
        "WRONG_PIN, pin",
        "PIN_PAUSE, pin",
        "BAD_NAME, name",
        "SEAT_TAKEN, seat",
        "SEAT_NOT_GIVEN, seat",
        "OWNER_SILENT, seat",
        "NO_SPECTATORS, table",
        "BARRED,"
    })
    @DisplayName("what was refused stands at its field")
    void problem(RefusalReason reason, String field) {
        assertThat(JoinModel.problem(reason, "No."))
                .isEqualTo(new JoinScreen.Problem(field == null ? "" : field, "No."));
    }

    private static JoinScreen screen(Words words, TableSummary... tables) {
        return model(words, tables).screen(JoinModel.Pin.NONE, null);
    }

    private static JoinModel model(Words words, TableSummary... tables) {
        return new JoinModel(words, host(tables), NightState.UNKNOWN, "Connecting…");
    }

    private static HostState host(TableSummary... tables) {
        return new HostState("Lam’s Friday table", "", List.of(), List.of(tables), List.of(), List.of());
    }

    private static TableSummary table(int number, String rules, TableStage stage, SeatState... seats) {
        return new TableSummary(number, rules, stage, List.of(seats), 3, 8, 0, true);
    }

    private static SeatState free(int seat) {
        return new SeatState(seat, Holder.FREE, "", "", false, Presence.NOBODY, null, false, null, "", "", false);
    }

    private static SeatState bot(int seat, String name) {
        return held(seat, Holder.BOT, name, "steady");
    }

    private static SeatState person(int seat, String name) {
        return held(seat, Holder.PERSON, name, "");
    }

    private static SeatState held(int seat, Holder holder, String name, String level) {
        SeatColour colour = SeatColour.values()[seat];
        boolean ready = holder == Holder.BOT;
        return new SeatState(seat, holder, name, level, ready, Presence.HERE, null, false, colour, "", "", false);
    }
}
