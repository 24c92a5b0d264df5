package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;
import org.tiengow.web.door.DoorKey;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;

/** The way of a browser to a seat and back to it, at a real host. */
@DisplayName("A browser that comes in")
@Tag("slow")
class PageComingTest {
    private static final String PIN = "4321";

    /** A host, and the door of its page. */
    private record Evening(Host host, DoorKey key, BrowserSessions seats, PageDoor door) implements AutoCloseable {
        static Evening of(TablePlan plan, String pin, Duration asleep) throws Exception {
            Host host = Host.start(HostSettings.practice("Lam’s table")
                    .with(Door.PRIVATE.withPin(pin))
                    .with(plan));
            JoinTarget page = JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page")
                    .withPin(pin);
            PageHost behind = PageHost.at(page).withAsleep(asleep);
            BrowserSessions seats = new BrowserSessions(behind);
            return new Evening(host, behind.key(), seats, PageDoor.open(0, seats::connect));
        }

        static Evening of(TablePlan plan) throws Exception {
            return of(plan, "", Duration.ofSeconds(15));
        }

        int port() {
            return door.port();
        }

        @Override
        public void close() {
            door.close();
            seats.close();
            host.close();
        }
    }

    private static TablePlan gathering() {
        return TablePlan.oneTable().withBots(1, "random").with(StartMode.OWNER);
    }

    @Test
    @DisplayName("sees the tables, and is told its words, its language and its version once")
    void seesTheTables() throws Exception {
        try (Evening evening = Evening.of(gathering().times(2))) {
            PageVisitor phone = PageVisitor.opens(evening.port());
            JsonObject join = phone.waits(message -> tables(message) == 2);
            assertThat(join.getAsJsonObject("body").get("title").getAsString()).isEqualTo("Lam’s table");
            JsonObject first = phone.told.get(0);
            assertThat(first.get("n").getAsInt()).isOne();
            assertThat(first.get("language").getAsString()).isEqualTo("en");
            assertThat(first.get("version").getAsString()).isEqualTo(PageDoor.version());
            assertThat(first.has("words") && first.has("now")).isTrue();
            assertThat(phone.told.stream().filter(message -> message.has("words")))
                    .hasSize(1);
            phone.says("{\"act\":\"language\",\"language\":\"zh-Hant\"}");
            JsonObject chinese = phone.waits(message -> message.has("language")
                    && message.get("language").getAsString().equals("zh-Hant"));
            assertThat(chinese.has("words")).isTrue();
            assertThat(chinese.getAsJsonObject("body").get("youAreJoining").getAsString())
                    .isEqualTo("你要加入");
        }
    }

    @Test
    @DisplayName("sits down where it wants to, in its colour, and everybody at the door sees it")
    void sitsDown() throws Exception {
        try (Evening evening = Evening.of(gathering())) {
            PageVisitor other = PageVisitor.opens(evening.port());
            PageVisitor kit = PageVisitor.opens(evening.port()).enters("Kit", "\"seat\":2", "\"colour\":5");
            assertThat(PageVisitor.parts(
                                    kit.shows("lobby").getAsJsonObject("body").getAsJsonArray("seats"))
                            .get(0)
                            .get("seat")
                            .getAsInt())
                    .isEqualTo(2);
            kit.waits(message -> message.get("screen").getAsString().equals("lobby")
                    && PageVisitor.parts(message.getAsJsonObject("body").getAsJsonArray("colours")).stream()
                            .anyMatch(colour -> colour.get("mine").getAsBoolean()
                                    && colour.get("colour").getAsInt() == 5));
            other.waits(message -> message.toString().contains("Kit"));
        }
    }

    @Test
    @DisplayName("is told at the field what was refused, and may try again")
    void refused() throws Exception {
        try (Evening evening = Evening.of(gathering())) {
            PageVisitor.opens(evening.port()).enters("Kit", "\"seat\":2").shows("lobby");
            PageVisitor mei = PageVisitor.opens(evening.port());
            mei.enters("Mei", "\"seat\":2");
            assertThat(problem(mei)).isEqualTo("seat That seat is taken.");
            mei.enters("  ");
            await().until(() -> problem(mei).equals("name Enter a name (up to 24 characters)."));
            mei.enters("Mei", "\"table\":9");
            await().until(() -> problem(mei).startsWith("table "));
            mei.enters("Mei", "\"seat\":3");
            mei.shows("lobby");
        }
    }

    @Test
    @DisplayName(
            "shows the evening’s key where a PIN is asked for; without it, over a line others can read, none is taken")
    void pin() throws Exception {
        try (Evening evening = Evening.of(gathering(), PIN, Duration.ofSeconds(15))) {
            PageVisitor guest = PageVisitor.opens(evening.port());
            JsonObject asked =
                    guest.waits(PageComingTest::saysThatTablesAreHidden).getAsJsonObject("body");
            assertThat(asked.get("pinAsked").getAsBoolean()).isTrue();
            assertThat(asked.get("pinPossible").getAsBoolean()).isFalse();
            guest.enters("Kit", "\"pin\":\"" + PIN + "\"");
            assertThat(problem(guest)).startsWith("pin ");
            PageVisitor invited = PageVisitor.opens(
                    evening.port(), "\"key\":\"" + evening.key().fragment().replace("#k=", "") + "\"");
            assertThat(invited.waits(message -> tables(message) == 1)
                            .getAsJsonObject("body")
                            .get("pinAsked")
                            .getAsBoolean())
                    .isFalse();
            invited.enters("Mei").shows("lobby");
            PageVisitor.returns(evening.port(), invited.kept()).shows("lobby");
        }
    }

    @Test
    @DisplayName("watches without a seat; where nobody may, it is told so")
    void watches() throws Exception {
        try (Evening evening = Evening.of(gathering())) {
            PageVisitor.opens(evening.port()).enters("Ana", "\"watching\":true").shows("lobby");
        }
        try (Evening evening =
                Evening.of(gathering().with(TableOption.with(TableOption.defaults(), "spectators=no")))) {
            PageVisitor ana = PageVisitor.opens(evening.port());
            assertThat(PageVisitor.parts(ana.waits(message -> tables(message) == 1)
                                    .getAsJsonObject("body")
                                    .getAsJsonArray("tables"))
                            .get(0)
                            .get("mayWatch")
                            .getAsBoolean())
                    .isFalse();
            ana.enters("Ana", "\"watching\":true");
            assertThat(problem(ana)).startsWith("table ");
        }
    }

    @Test
    @DisplayName("reloads, and is at its seat; a second tab takes it over, and the first is told")
    void comesBack() throws Exception {
        try (Evening evening = Evening.of(gathering())) {
            PageVisitor kit = PageVisitor.opens(evening.port()).enters("Kit", "\"seat\":3");
            kit.shows("lobby");
            JsonElement key = kit.kept();
            kit.cut();
            PageVisitor again = PageVisitor.returns(evening.port(), key);
            assertThat(names(again.shows("lobby"))).startsWith("Kit (you)");
            assertThat(again.told).noneMatch(message -> message.has("keep")); // it has it
            PageVisitor tab = PageVisitor.returns(evening.port(), key);
            assertThat(again.ended()).isEqualTo(4001);
            assertThat(names(tab.shows("lobby"))).startsWith("Kit (you)").doesNotContain("Kit 2");
        }
    }

    @Test
    @DisplayName("and waits for the next seats comes back to the night by its key, as nobody else who waits")
    void waitsForTheNextSeats() throws Exception {
        SeatingChoice turns = new SeatingChoice(SeatingMode.SEATING_MODE_TURNS, TurnOrder.TURN_ORDER_LONGEST, "");
        try (Evening evening = Evening.of(gathering().with(turns), "", Duration.ofMillis(200))) {
            PageVisitor mei = PageVisitor.opens(evening.port()).enters("Mei");
            PageVisitor bo = PageVisitor.opens(evening.port()).enters("Bo", "\"watching\":true");
            mei.waits(message -> message == mei.last() && watching(message).equals("Watching: Bo"));
            PageVisitor ana = PageVisitor.opens(evening.port()).enters("Ana", "\"watching\":true");
            mei.waits(message -> message == mei.last() && watching(message).equals("Watching: Bo and Ana"));
            JsonElement key = ana.kept();
            ana.cut();
            mei.waits(message -> message == mei.last() && watching(message).equals("Watching: Bo"));
            PageVisitor again = PageVisitor.returns(evening.port(), key);
            again.shows("lobby");
            mei.waits(message -> message == mei.last() && watching(message).equals("Watching: Bo and Ana"));
            assertThat(again.told).noneMatch(message -> message.has("keep")); // it has the key of Ana
            assertThat(bo.isOpen()).isTrue();
        }
    }

    @Test
    @DisplayName("that sleeps is lost to the table, and comes back to its seat with its key alone")
    void asleep() throws Exception {
        try (Evening evening = Evening.of(gathering(), "", Duration.ofMillis(200))) {
            PageVisitor mei = PageVisitor.opens(evening.port()).enters("Mei");
            mei.shows("lobby");
            PageVisitor kit = PageVisitor.opens(evening.port()).enters("Kit");
            kit.shows("lobby");
            JsonElement key = kit.kept();
            kit.cut();
            mei.waits(message -> message.toString().contains("asleep, seat kept"));
            PageVisitor again = PageVisitor.returns(evening.port(), key);
            assertThat(names(again.shows("lobby"))).startsWith("Kit (you)");
            mei.waits(message -> message == mei.last() && !message.toString().contains("asleep, seat kept"));
        }
    }

    @Test
    @DisplayName("and watches comes back by the number it was told, until a phone may be away no longer")
    void watchesOn() throws Exception {
        try (Evening evening = Evening.of(gathering(), "", Duration.ofSeconds(2))) {
            PageVisitor mei = PageVisitor.opens(evening.port()).enters("Mei");
            PageVisitor ana = PageVisitor.opens(evening.port()).enters("Ana", "\"watching\":true");
            String held = "\"held\":" + ana.shows("lobby").get("held");
            mei.waits(message -> message == mei.last() && watching(message).equals("Watching: Ana"));
            ana.cut();
            PageVisitor again = PageVisitor.opens(evening.port(), held);
            again.shows("lobby");
            assertThat(watching(mei.last())).isEqualTo("Watching: Ana");
            PageVisitor stranger = PageVisitor.opens(evening.port(), "\"held\":\"" + "0".repeat(32) + "\"");
            assertThat(stranger.shows("join").has("held")).isFalse();
            assertThat(again.isOpen()).isTrue();
            again.cut();
            mei.waits(message -> message == mei.last() && watching(message).isEmpty());
            PageVisitor.opens(evening.port(), held).shows("join");
        }
    }

    @Test
    @DisplayName("with a key that the host does not know is at the door, and keeps it no longer")
    void strangeKey() throws Exception {
        JsonElement key;
        try (Evening evening = Evening.of(gathering())) {
            key = PageVisitor.opens(evening.port()).enters("Kit").kept();
        }
        try (Evening evening = Evening.of(gathering())) {
            PageVisitor kit = PageVisitor.returns(evening.port(), key);
            assertThat(problem(kit)).isEqualTo(" The host is no longer keeping your seat.");
            assertThat(kit.kept().isJsonNull()).isTrue();
            kit.enters("Kit").shows("lobby");
            PageVisitor nonsense = PageVisitor.opens(evening.port(), "\"return\":{\"key\":\"x\",\"token\":7}");
            nonsense.shows("join");
            assertThat(nonsense.kept().isJsonNull()).isTrue();
        }
    }

    @Test
    @DisplayName("leaves, and is at the door again without a key")
    void leaves() throws Exception {
        try (Evening evening = Evening.of(gathering())) {
            PageVisitor kit = PageVisitor.opens(evening.port()).enters("Kit");
            kit.shows("lobby");
            JsonElement key = kit.kept();
            kit.says("{\"act\":\"leave\"}").shows("join");
            assertThat(kit.kept().isJsonNull()).isTrue();
            assertThat(problem(PageVisitor.returns(evening.port(), key)))
                    .endsWith("The host is no longer keeping your seat.");
        }
    }

    @ParameterizedTest
    @CsvSource({"yes, lobby", "no, left"})
    @DisplayName("shows a table from far where it may, and says nothing about the seat this browser has")
    void television(String spectators, String shown) throws Exception {
        TablePlan plan = gathering().with(TableOption.with(TableOption.defaults(), "spectators=" + spectators));
        try (Evening evening = Evening.of(plan)) {
            PageVisitor kit = PageVisitor.opens(evening.port()).enters("Kit");
            kit.shows("lobby");
            PageVisitor screen = PageVisitor.opens(evening.port(), "\"as\":\"tv\"", "\"return\":" + kit.kept());
            screen.shows(shown);
            assertThat(screen.told).noneMatch(message -> message.has("keep") || message.has("held"));
            assertThat(kit.isOpen()).isTrue();
        }
    }

    /** Who watches, as a lobby says it; empty for nobody. */
    private static String watching(JsonObject message) {
        JsonElement names = message.getAsJsonObject("body").get("watching");
        return names == null ? "" : names.getAsString();
    }

    private static List<String> names(JsonObject lobby) {
        return PageVisitor.parts(lobby.getAsJsonObject("body").getAsJsonArray("seats")).stream()
                .map(seat -> seat.get("name").getAsString())
                .toList();
    }

    private static boolean saysThatTablesAreHidden(JsonObject message) {
        return message.toString().contains("Players are shown to those with the PIN.") && tables(message) == 0;
    }

    private static int tables(JsonObject message) {
        return message.get("screen").getAsString().equals("join")
                ? message.getAsJsonObject("body").getAsJsonArray("tables").size()
                : -1;
    }

    /** Field and words of the last one that was told. */
    private static String problem(PageVisitor phone) {
        JsonObject problem = phone.waits(
                        message -> message.getAsJsonObject("body").has("problem"))
                .getAsJsonObject("body")
                .getAsJsonObject("problem");
        return problem.get("field").getAsString() + " " + problem.get("words").getAsString();
    }
}
