package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.web.page.WebPage;
import org.tiengow.web.seat.PageHost;

/** A host without a screen, which somebody owns from a phone: by the token that the host prints. */
@DisplayName("A browser with the owner's token")
class PageOwnerTest {
    private static final String PIN = "4321";

    /** A host, and its page. */
    private record Evening(Host host, WebPage page) implements AutoCloseable {
        static Evening of(String pin) throws Exception {
            return of(pin, HouseRules.NONE);
        }

        static Evening of(String pin, HouseRules house) throws Exception {
            Host host = Host.start(HostSettings.practice("Attic")
                    .with(Door.PRIVATE.withPin(pin))
                    .with(TablePlan.oneTable().with(StartMode.OWNER)));
            return new Evening(host, WebPage.open(host.port(), pin, 0, Optional.empty(), null, null, house));
        }

        PageVisitor opens(String... members) {
            return PageVisitor.opens(page.port(), members);
        }

        String owner() {
            return "\"owner\":\"" + host.ownerToken() + "\"";
        }

        @Override
        public void close() {
            page.close();
            host.close();
        }
    }

    @Test
    @DisplayName("kicks a guest, fills the seats with bots, and starts the match")
    void owns() throws Exception {
        try (Evening evening = Evening.of("")) {
            PageVisitor kit = evening.opens().enters("Kit", "\"seat\":2");
            assertThat(acts(kit.shows("lobby"))).contains("READY").doesNotContain("START", "FILL");
            PageVisitor mei = evening.opens(evening.owner()).enters("Mei", "\"seat\":0");
            mei.waits(message -> acts(message).containsAll(List.of("START", "FILL"))
                    && message.toString().contains("\"KICK\""));
            mei.says("{\"act\":\"seat\",\"seat\":2,\"kind\":\"kick\"}");
            mei.waits(message -> message.toString().contains("Remove Kit?"));
            assertThat(kit.last().get("screen").getAsString()).as("asked first").isEqualTo("lobby");
            mei.says("{\"act\":\"sheet\",\"sheet\":\"people\",\"id\":\"REMOVE:2:Kit\"}");
            kit.shows("join");
            mei.says("{\"act\":\"lobby\",\"kind\":\"fill\"}");
            mei.waits(
                    message -> message == mei.last() && kinds(message).equals(List.of("PERSON", "BOT", "BOT", "BOT")));
            mei.says("{\"act\":\"lobby\",\"kind\":\"ready\"}");
            mei.waits(message -> acts(message).contains("NOT_READY"));
            mei.says("{\"act\":\"lobby\",\"kind\":\"start\"}").shows("table");
        }
    }

    @Test
    @DisplayName(
            "changes rule set, rounds, time per turn, taking back and the level of the bots, while the table gathers; a guest cannot")
    void changes() throws Exception {
        try (Evening evening = Evening.of("")) {
            PageVisitor kit = evening.opens().enters("Kit", "\"seat\":2");
            assertThat(changes(kit.shows("lobby"))).isEmpty();
            PageVisitor mei = evening.opens(evening.owner()).enters("Mei", "\"seat\":0");
            mei.waits(message ->
                    changes(message).keySet().equals(Set.of("RULE_SET", "ROUNDS", "TURN_TIME", "TAKE_BACK")));
            mei.says("{\"act\":\"lobby\",\"kind\":\"fill\"}");
            mei.waits(message -> changes(message).containsKey("BOTS"));
            kit.says(change("rule-set", "wong"));
            kit.says(change("turn-time", "120"));
            kit.says(change("take-back", "false"));
            Map<String, String> wanted = new LinkedHashMap<>();
            wanted.put("RULE_SET", "lai"); // first, since it brings rounds of its own
            wanted.put("ROUNDS", "16");
            wanted.put("TURN_TIME", "20");
            wanted.put("TAKE_BACK", "false");
            wanted.put("BOTS", "random");
            wanted.forEach((kind, value) -> {
                mei.says(change(kind.toLowerCase(Locale.ROOT).replace('_', '-'), value));
                mei.waits(message ->
                        message == mei.last() && value.equals(changes(message).get(kind)));
            });
            assertThat(changes(mei.last())).isEqualTo(wanted);
            kit.waits(message -> message.toString().contains("Lai · 16 rounds · 20 s per turn"));
            for (PageVisitor each : List.of(mei, kit)) {
                each.says("{\"act\":\"lobby\",\"kind\":\"ready\"}");
            }
            mei.waits(message -> message == mei.last() && startsNow(message));
            mei.says("{\"act\":\"lobby\",\"kind\":\"start\"}").shows("table");
            mei.says(change("rounds", "4"));
            mei.says("{\"act\":\"say\",\"words\":\"Later\"}");
            kit.waits(message -> message.toString().contains("Later")); // by then the host has answered
            assertThat(kit.last().toString()).contains("Round 1 of 16").doesNotContain("of 4 ·");
        }
    }

    @Test
    @DisplayName("chooses the house rules of the program; a guest reads their name and what differs, and no other ones")
    void houseRules(@TempDir Path data) throws Exception {
        TableRules friday = TableRules.named("lai-civil")
                .with(Parameter.SUPREME_CAPTURE_BONUS, 2)
                .called("星期五", "Since the wedding.");
        HouseRules house = HouseRules.in(data);
        String id = "house:" + house.save(friday).id();
        house.save(friday.called("Secret", ""));
        try (Evening evening = Evening.of("", house)) {
            PageVisitor kit = evening.opens().enters("Kit", "\"seat\":2");
            PageVisitor mei = evening.opens(evening.owner()).enters("Mei", "\"seat\":0");
            mei.waits(message ->
                    message.toString().contains(id) && message.toString().contains("Secret"));
            kit.says(change("rule-set", id));
            mei.says(change("rule-set", id));
            mei.waits(message ->
                    message == mei.last() && id.equals(changes(message).get("RULE_SET")));
            kit.waits(message -> message.toString().contains("Rules: 星期五")
                    && message.toString().contains("Based on Lai, civil options. Since the wedding.")
                    && message.toString().contains("Capturing the Mallet Six pair pays"));
            kit.says("{\"act\":\"extra\",\"kind\":\"parameters\"}");
            kit.waits(message -> message.toString().contains("\"screen\":\"parameters\"")
                    && message.toString().contains("Lai, civil options: no such capture"));
            assertThat(kit.told.toString()).doesNotContain("Secret");
            mei.says(change("rule-set", "house:nobody's"));
            mei.says(change("rounds", "16"));
            mei.waits(message ->
                    message == mei.last() && "16".equals(changes(message).get("ROUNDS")));
            assertThat(changes(mei.last())).containsEntry("RULE_SET", id);
        }
    }

    @Test
    @DisplayName("and everybody with a seat is told the link for others, with the key of the evening; nobody else is")
    void invites() throws Exception {
        try (Evening evening = Evening.of(PIN)) {
            String at = "\"at\":\"http://192.168.1.20:47914\"";
            String link = "http://192.168.1.20:47914/#k=" + key(evening);
            PageVisitor stranger = evening.opens(at);
            PageVisitor tv = evening.opens(at, "\"as\":\"tv\"");
            PageVisitor watcher =
                    evening.opens(at, "\"key\":\"" + key(evening) + "\"").enters("Ana", "\"watching\":true");
            PageVisitor mei = evening.opens(at, evening.owner()).enters("Mei", "\"seat\":0");
            assertThat(link(mei)).isEqualTo(link);
            PageVisitor guest =
                    evening.opens(at, "\"key\":\"" + key(evening) + "\"").enters("Kit");
            assertThat(link(guest)).isEqualTo(link);
            guest.kept();
            guest.cut();
            PageVisitor again = evening.opens(at, "\"return\":" + guest.kept());
            assertThat(link(again)).isEqualTo(link);
            watcher.shows("lobby");
            stranger.enters("Eve", "\"seat\":3");
            stranger.waits(message -> message.toString().contains("\"field\":\"pin\""));
            assertThat(List.of(stranger, watcher, tv))
                    .allSatisfy(each -> assertThat(each.told.toString()).doesNotContain(key(evening)));
            assertThat(mei.told)
                    .filteredOn(message -> message.has("qr"))
                    .as("told once")
                    .hasSize(1);
        }
    }

    @Test
    @DisplayName("needs no PIN, and owns the host again after a reload; with its seat's key alone it does not")
    void comesBack() throws Exception {
        try (Evening evening = Evening.of(PIN)) {
            PageVisitor mei = evening.opens(evening.owner()).enters("Mei");
            mei.waits(message -> acts(message).contains("FILL"));
            PageVisitor again = evening.opens(evening.owner(), "\"return\":" + mei.kept());
            again.waits(message -> acts(message).contains("FILL"));
            again.says("{\"act\":\"leave\"}").shows("join");
            PageVisitor guest =
                    evening.opens("\"key\":\"" + key(evening) + "\"").enters("Kit");
            guest.shows("lobby");
            guest.cut();
            PageVisitor kit = evening.opens("\"return\":" + guest.kept());
            assertThat(acts(kit.shows("lobby"))).doesNotContain("FILL");
            PageVisitor owner = evening.opens(evening.owner(), "\"return\":" + guest.kept());
            owner.waits(message -> acts(message).contains("FILL")); // who sat already, and has the address now
            assertThat(owner.last().toString()).contains("Kit (you)");
            assertThat(kit.ended()).isEqualTo(4001);
        }
    }

    @Test
    @DisplayName(
            "of another evening, or a made up one, owns nothing: it is told so once, loses no seat, and opens no PIN")
    void stranger() throws Exception {
        String strange = "\"owner\":\"" + "0".repeat(32) + "\"";
        try (Evening evening = Evening.of("")) {
            PageVisitor kit = evening.opens(strange).enters("Kit");
            assertThat(kit.waits(message -> message.getAsJsonObject("body").has("problem"))
                            .toString())
                    .contains("no longer makes you the host");
            kit.enters("Kit");
            assertThat(acts(kit.shows("lobby"))).contains("READY").doesNotContain("FILL");
            PageVisitor again = evening.opens(strange, "\"return\":" + kit.kept());
            assertThat(again.shows("lobby").toString()).contains("Kit (you)");
            assertThat(acts(again.last())).doesNotContain("FILL");
            PageVisitor nonsense = evening.opens("\"owner\":\"<b>\"").enters("Ana");
            assertThat(acts(nonsense.shows("lobby"))).doesNotContain("FILL");
        }
        try (Evening evening = Evening.of(PIN)) {
            PageVisitor kit = evening.opens(strange).enters("Kit");
            kit.waits(message -> message.getAsJsonObject("body").has("problem"));
            kit.enters("Kit", "\"pin\":\"" + PIN + "\"");
            kit.waits(message -> message.toString().contains("\"field\":\"pin\""));
            assertThat(kit.told)
                    .allMatch(message -> message.get("screen").getAsString().matches("join|onTheWay"));
        }
    }

    @Test
    @DisplayName("is never the door itself, which looks at the tables without token or seat")
    void theDoorOwnsNothing() throws Exception {
        JoinTarget door = JoinTarget.of(new HostAddress("127.0.0.1", 1), PlayerKind.SPECTATOR, WebPage.NAME);
        for (JoinTarget bold : List.of(door.withOwnerToken(new Token("00")), door.withSeatToken(new Token("00")))) {
            assertThatThrownBy(() -> PageHost.at(bold)).isInstanceOf(IllegalArgumentException.class);
        }
        try (Evening evening = Evening.of("")) {
            PageVisitor looking = evening.opens(evening.owner());
            looking.waits(message -> message.toString().contains("\"FREE\""));
            PageVisitor mei = evening.opens().enters("Mei");
            JsonObject lobby = mei.shows("lobby");
            assertThat(kinds(lobby)).containsExactly("PERSON", "FREE", "FREE", "FREE");
            assertThat(lobby.toString()).doesNotContain(WebPage.NAME + "\"").doesNotContain("FILL");
        }
    }

    private static String key(Evening evening) {
        return evening.page().invitation("127.0.0.1").replaceAll(".*#k=", "");
    }

    private static String link(PageVisitor phone) {
        return phone.waits(message -> message.has("qr"))
                .getAsJsonObject("qr")
                .get("address")
                .getAsString();
    }

    private static String change(String kind, String value) {
        return "{\"act\":\"change\",\"kind\":\"" + kind + "\",\"value\":\"" + value + "\"}";
    }

    /** What a lobby offers to change, with the values in force. */
    private static Map<String, String> changes(JsonObject message) {
        return message.get("screen").getAsString().equals("lobby")
                ? PageVisitor.parts(message.getAsJsonObject("body")
                                .getAsJsonObject("rules")
                                .getAsJsonArray("changes"))
                        .stream()
                        .collect(Collectors.toMap(
                                each -> each.get("kind").getAsString(),
                                each -> each.get("value").getAsString()))
                : Map.of();
    }

    private static boolean startsNow(JsonObject message) {
        return message.get("screen").getAsString().equals("lobby")
                && PageVisitor.parts(message.getAsJsonObject("body").getAsJsonArray("acts")).stream()
                        .anyMatch(each -> each.get("kind").getAsString().equals("START")
                                && each.get("whyNot").getAsString().isEmpty());
    }

    private static List<String> acts(JsonObject message) {
        return list(message, "acts");
    }

    private static List<String> kinds(JsonObject message) {
        return list(message, "seats");
    }

    private static List<String> list(JsonObject message, String name) {
        return message.get("screen").getAsString().equals("lobby")
                ? PageVisitor.parts(message.getAsJsonObject("body").getAsJsonArray(name)).stream()
                        .map(each -> each.get("kind").getAsString())
                        .toList()
                : List.of();
    }
}
