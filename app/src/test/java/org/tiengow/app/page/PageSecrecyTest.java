package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.deal.GivenDeal;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;

/**
 * A round is played by four pages: the banker leads tile after tile, the others forfeit. Then what a viewer cannot know is dealt
 * anew, and the same is played again: what the viewer's page is told after each play is the same, byte for byte.
 */
@DisplayName("What a page is told does not depend on what its person cannot see")
@Tag("slow")
class PageSecrecyTest {
    private static final int PLAYERS = 4;
    private static final int HAND = 8;
    private static final int BANKER = 1;
    private static final Duration SOON = Duration.ofMillis(5);
    private static final List<String> NAMES = List.of("Kit", "Bo", "Mei", "Lam");
    private static final List<String> CHANGES = List.of(
            "{\"act\":\"change\",\"kind\":\"rule-set\",\"value\":\"lai\"}",
            "{\"act\":\"change\",\"kind\":\"rounds\",\"value\":\"16\"}",
            "{\"act\":\"change\",\"kind\":\"turn-time\",\"value\":\"20\"}");

    @Test
    @DisplayName("for one who plays, one who watches, and the big screen")
    void sameBytes() throws Exception {
        long seed = Long.getLong("page.secrecy.seed", System.nanoTime());
        System.out.println("page.secrecy.seed " + seed);
        Random random = new Random(seed);
        List<Tile> all = new ArrayList<>(TileSet.ALL.tiles());
        Collections.shuffle(all, random);
        List<List<Tile>> hands = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            hands.add(new ArrayList<>(all.subList(seat * HAND, (seat + 1) * HAND)));
        }
        Map<String, List<String>> told = played(hands);
        Map<String, List<String>> seatKept = played(redealt(hands, List.of(2, 3), random));
        assertThat(seatKept.get("Kit")).as("seed %d", seed).isEqualTo(told.get("Kit"));
        assertThat(seatKept.get("Mei")).as("seed %d", seed).isNotEqualTo(told.get("Mei"));
        Map<String, List<String>> noneKept = played(redealt(hands, List.of(0, 2, 3), random));
        assertThat(noneKept.get("Ana")).as("seed %d", seed).isEqualTo(told.get("Ana"));
        assertThat(noneKept.get("tv")).as("seed %d", seed).isEqualTo(told.get("tv"));
        assertThat(told.get("tv")).hasSize(PLAYERS * HAND + 1);
    }

    private static List<List<Tile>> redealt(List<List<Tile>> hands, List<Integer> seats, Random random) {
        List<Tile> pool = new ArrayList<>();
        seats.forEach(seat -> pool.addAll(hands.get(seat)));
        Collections.shuffle(pool, random);
        List<List<Tile>> other = new ArrayList<>(hands);
        for (int i = 0; i < seats.size(); i++) {
            other.set(seats.get(i), pool.subList(i * HAND, (i + 1) * HAND));
        }
        return other;
    }

    /** What each viewer was told when the round began and after each play, without the times and without the number of its place. */
    private static Map<String, List<String>> played(List<List<Tile>> hands) throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1))
                .with(TableOption.with(
                        TableOption.with(TableOption.with(TableOption.defaults(), "turnSeconds=0"), "reveal=never"),
                        "pace=0"))
                .with(StartMode.FULL)
                .withDeal(new GivenDeal(
                        BANKER, hands.stream().map(PageSecrecyTest::notation).toList()));
        try (Host host = Host.start(HostSettings.practice("Practice").with(plan));
                BrowserSessions seats = new BrowserSessions(PageHost.at(
                        JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page")));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            Map<String, PageVisitor> viewers = new LinkedHashMap<>();
            viewers.put("Ana", PageVisitor.opens(door.port()).enters("Ana", "\"watching\":true"));
            viewers.get("Ana").shows("lobby");
            viewers.put("tv", PageVisitor.opens(door.port(), "\"as\":\"tv\""));
            viewers.get("tv").shows("lobby");
            for (int seat = 0; seat < PLAYERS; seat++) {
                PageVisitor phone = PageVisitor.opens(door.port()).enters(NAMES.get(seat), "\"seat\":" + seat);
                viewers.put(NAMES.get(seat), phone);
                if (seat < PLAYERS - 1) {
                    phone.shows("lobby");
                }
            }
            viewers.values()
                    .forEach(phone -> CHANGES.forEach(phone::says)); // nobody owns the table, so nothing changes
            Map<String, List<String>> told = new LinkedHashMap<>();
            for (int play = 0; play <= PLAYERS * HAND; play++) {
                int plays = play;
                viewers.forEach((name, phone) ->
                        told.computeIfAbsent(name, first -> new ArrayList<>()).add(after(phone, plays)));
                if (play < PLAYERS * HAND) {
                    int seat = (BANKER + play) % PLAYERS;
                    play(
                            viewers.get(NAMES.get(seat)),
                            plays,
                            seat == BANKER,
                            hands.get(seat).get(play / PLAYERS));
                }
            }
            return told;
        }
    }

    /** Leads that tile, or forfeits it; where there is no choice it goes by itself. */
    private static void play(PageVisitor phone, int plays, boolean leads, Tile tile) {
        JsonObject open = await().pollInterval(SOON)
                .until(phone::last, message -> message.has("decision") || plays(message) > plays);
        if (open.has("decision") && plays(open) == plays) {
            int same = PagePlayer.hand(open.getAsJsonObject("body")).stream()
                    .filter(held -> Tile.of(held).kind() == tile.kind())
                    .findFirst()
                    .orElseThrow();
            phone.says(PagePlayer.act(
                    leads ? "play" : "forfeit", open.get("decision").getAsLong(), List.of(same)));
        }
    }

    /** The first thing it was told that shows so many plays; what follows may come by a clock. */
    private static String after(PageVisitor phone, int plays) {
        JsonObject shown = await().pollInterval(SOON)
                .until(
                        () -> phone.told.stream()
                                .filter(message -> plays(message) == plays)
                                .findFirst()
                                .orElse(null),
                        found -> found != null);
        JsonObject plain = shown.deepCopy();
        plain.remove("held"); // drawn by chance, before a tile is dealt
        List.of("n", "now", "keep", "words", "language", "version").forEach(plain::remove);
        return plain.toString();
    }

    /** How many plays lie there; −1 where there is no table. */
    private static int plays(JsonObject message) {
        if (!message.get("screen").getAsString().equals("table")) {
            return -1;
        }
        int left = 0;
        JsonArray seats = message.getAsJsonObject("body").getAsJsonArray("seats");
        for (JsonElement seat : seats) {
            left += seat.getAsJsonObject()
                    .getAsJsonObject("tilesLeft")
                    .get("count")
                    .getAsInt();
        }
        return PLAYERS * HAND - left;
    }

    private static String notation(List<Tile> hand) {
        return hand.stream()
                .map(tile -> tile.kind().notation())
                .reduce((first, next) -> first + " " + next)
                .orElseThrow();
    }
}
