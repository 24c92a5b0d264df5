package org.tiengow.swing.page;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.words.Words;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.PageHost;
import org.tiengow.web.seat.PageSeats;

/** A match played at a real host through the door of the page, by what the JSON says alone. */
@DisplayName("A browser at the table")
class PageMatchTest {
    private static final int BETWEEN_ACTS = 55;

    @ParameterizedTest
    @CsvSource({"lai, en", "wong, zh-Hant"})
    @DisplayName("plays a match by JSON; acts that come twice or too late do nothing")
    void plays(String rules, String language) throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(rules).with(Parameter.ROUNDS, 2))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withBots(3, "random")
                .with(StartMode.FULL);
        try (Host host = Host.start(HostSettings.practice("Practice").with(plan));
                PageSeats seats = new PageSeats(PageHost.at(
                        Entrance.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page")));
                PageDoor door = PageDoor.open(0, seats::seat)) {
            Page page = new Page(door.port(), language);
            JsonObject standings = page.ended.orTimeout(90, SECONDS).join();
            String after = Words.of(Locale.forLanguageTag(language)).get("standings.after", 2);
            assertThat(standings.get("subtitle").getAsString()).contains(after);
            assertThat(page.decided).hasSizeGreaterThan(8);
            page.socket.abort();
        }
    }

    /** Forfeits where it can, else tries its sets and its tiles; says everything twice, and once more what is over. */
    private static final class Page implements WebSocket.Listener {
        final CompletableFuture<JsonObject> ended = new CompletableFuture<>();
        final Set<Long> decided = new HashSet<>();
        final WebSocket socket;
        private final StringBuilder part = new StringBuilder();
        private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);
        private String late = "";
        private Iterator<String> tries = Collections.emptyIterator();
        private boolean chosen;

        Page(int port, String language) {
            socket = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .header("Origin", "http://127.0.0.1:" + port)
                    .buildAsync(URI.create("ws://127.0.0.1:" + port + PageDoor.SOCKET), this)
                    .orTimeout(10, SECONDS)
                    .join();
            says("{\"act\":\"open\",\"language\":\"" + language + "\",\"as\":\"page\"}");
            says("{\"act\":\"enter\",\"name\":\"Mei\",\"table\":0,\"colour\":3}");
        }

        /** One after the other, no faster than the door allows. */
        private synchronized void says(String act) {
            sent = sent.thenComposeAsync(
                    before -> socket.sendText(act, true),
                    CompletableFuture.delayedExecutor(BETWEEN_ACTS, MILLISECONDS));
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            part.append(text);
            if (last) {
                String whole = part.toString();
                part.setLength(0);
                try {
                    shown(JsonParser.parseString(whole).getAsJsonObject());
                } catch (RuntimeException fault) {
                    ended.completeExceptionally(fault);
                }
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            ended.completeExceptionally(new AssertionError("sent away: " + status + " " + reason));
            return null;
        }

        private void shown(JsonObject message) {
            JsonObject over = message.getAsJsonObject("over");
            if (over != null && over.get("screen").getAsString().equals("standings")) {
                ended.complete(over.getAsJsonObject("body"));
            } else if (over != null && over.get("screen").getAsString().equals("settlement")) {
                goOn(over.getAsJsonObject("body"));
            } else if (message.has("decision")) {
                chosen = false;
                decide(message.get("decision").getAsLong(), message.getAsJsonObject("body"));
            }
        }

        private void goOn(JsonObject settlement) {
            if (!chosen) {
                chosen = true;
                parts(settlement.getAsJsonArray("choices")).stream()
                        .filter(choice -> choice.get("main").getAsBoolean())
                        .forEach(choice -> says("{\"act\":\"settled\",\"kind\":"
                                + choice.get("kind").toString().toLowerCase(Locale.ROOT) + "}"));
            }
        }

        /** Tries one thing after the other while the same decision is open. */
        private void decide(long decision, JsonObject table) {
            boolean opened = decided.add(decision);
            if (opened) {
                tries = tries(decision, table).iterator();
                says(late.isEmpty() ? "{\"act\":\"here\"}" : late);
            }
            if (tries.hasNext()) {
                late = tries.next();
                says(late);
                if (opened) {
                    says(late);
                }
            }
        }

        private static List<String> tries(long decision, JsonObject table) {
            List<JsonObject> acts = parts(table.getAsJsonArray("acts"));
            boolean declares =
                    acts.stream().anyMatch(act -> act.get("kind").getAsString().equals("DECLINE"));
            JsonArray plays = table.getAsJsonObject("trick").getAsJsonArray("plays");
            int led = plays.isEmpty()
                    ? 0
                    : plays.get(0).getAsJsonObject().get("count").getAsInt();
            List<String> tries = new ArrayList<>();
            if (declares) {
                tries.add(act("decline", decision, List.of()));
            }
            if (led > 0) {
                tries.add(act("forfeit", decision, hand(table).subList(0, led)));
            }
            for (JsonObject group : parts(table.getAsJsonObject("hand").getAsJsonArray("groups"))) {
                List<Integer> set = tiles(group);
                tries.add(act("play", decision, set));
                set.forEach(tile -> tries.add(act("play", decision, List.of(tile))));
            }
            return tries;
        }

        private static String act(String kind, long decision, List<Integer> tiles) {
            return "{\"act\":\"act\",\"kind\":\"" + kind + "\",\"decision\":" + decision + ",\"tiles\":" + tiles
                    + (kind.equals("forfeit") ? ",\"sure\":true}" : "}");
        }

        private static List<Integer> hand(JsonObject table) {
            List<Integer> tiles = new ArrayList<>();
            parts(table.getAsJsonObject("hand").getAsJsonArray("groups")).forEach(group -> tiles.addAll(tiles(group)));
            return tiles;
        }

        private static List<Integer> tiles(JsonObject group) {
            return parts(group.getAsJsonArray("tiles")).stream()
                    .map(tile -> tile.getAsJsonObject("tile").get("tile").getAsInt())
                    .toList();
        }

        private static List<JsonObject> parts(JsonArray list) {
            return StreamSupport.stream(list.spliterator(), false)
                    .map(JsonElement::getAsJsonObject)
                    .toList();
        }
    }
}
