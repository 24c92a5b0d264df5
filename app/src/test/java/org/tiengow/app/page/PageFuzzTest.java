package org.tiengow.app.page;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.web.door.Browser;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageActs;
import org.tiengow.web.seat.PageHost;

/**
 * Somebody at a page's table says whatever comes to mind, thousands of times, while another one plays: each act is done, passed over
 * or refused with a sentence, and the match is played to its end. {@code -Dpage.fuzz.seed} says the same again.
 */
@DisplayName("Whatever a browser says")
@Tag("slow")
class PageFuzzTest {
    private static final int ACTS = Integer.getInteger("page.fuzz.acts", 3_000);
    private static final int SOME = 40;

    private static final List<String> NAMES = Stream.concat(
                    PageActs.NAMES.stream(),
                    Stream.of("open", "here", "enter", "lesson", "practise", "language", "settings", "nonsense", ""))
            .sorted()
            .toList();

    private static final List<String> VALUES = List.of(
            "play",
            "forfeit",
            "hint",
            "declare",
            "decline",
            "fill",
            "rule-set",
            "rounds",
            "turn-time",
            "take-back",
            "bots",
            "lai",
            "16",
            "strong",
            "ready",
            "not-ready",
            "start",
            "sit",
            "add-bot",
            "kick",
            "bar",
            "swap",
            "hand-over",
            "people",
            "last-trick",
            "pause",
            "sound-off",
            "big-screen",
            "share",
            "card",
            "rules",
            "evening",
            "deal",
            "look-back",
            "round-again",
            "none",
            "next-round",
            "standings",
            "replay",
            "forward",
            "end",
            "go-on",
            "leave",
            "no",
            "yes",
            "other",
            "en",
            "zh-Hant",
            "xx-!",
            "cantonese",
            "tv",
            "",
            "\u0000",
            "<b onclick=x>",
            "💥");

    private static final List<String> MEMBERS = List.of(
            "decision",
            "tiles",
            "sure",
            "kind",
            "words",
            "seat",
            "level",
            "value",
            "other",
            "colour",
            "sheet",
            "id",
            "tile",
            "moment",
            "view",
            "names",
            "counting",
            "dontAsk",
            "name",
            "table",
            "watching",
            "pin",
            "language",
            "as",
            "return",
            "key");

    /** The browser that says it; a fault ends all. */
    private static final class Mad implements Browser.Line {
        final Map<String, Integer> ends = new ConcurrentHashMap<>();
        final AtomicBoolean ended = new AtomicBoolean();
        volatile JsonElement kept = JsonNull.INSTANCE;
        volatile JsonObject last = new JsonObject();

        @Override
        public void tell(String message) {
            last = JsonParser.parseString(message).getAsJsonObject();
            kept = last.has("keep") ? last.get("keep") : kept;
        }

        @Override
        public void end(String why) {
            ends.merge(why, 1, Integer::sum);
            ended.set(true);
        }
    }

    @Test
    @DisplayName("is done, passed over or refused, and the table plays on")
    void anything() throws Exception {
        long seed = Long.getLong("page.fuzz.seed", System.nanoTime());
        System.out.println("page.fuzz.seed " + seed);
        Random random = new Random(seed);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(log);
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1))
                .with(TableOption.with(
                        TableOption.with(
                                TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"),
                                "turnSeconds=1"),
                        "grace=1"))
                .withBots(2, "random")
                .with(StartMode.FULL);
        Mad mad = new Mad();
        try (Host host = Host.start(HostSettings.practice("Practice").with(plan));
                BrowserSessions seats = new BrowserSessions(PageHost.at(
                                JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page"))
                        .withAsleep(Duration.ofMillis(100)));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            PagePlayer kit = new PagePlayer();
            kit.at(PageVisitor.opens(door.port())).enters("Kit", "\"seat\":0");
            Browser eve = opens(seats, mad);
            eve.says("{\"act\":\"enter\",\"name\":\"Eve\",\"table\":0,\"seat\":1}");
            await().until(() -> mad.last.has("screen")
                    && mad.last.get("screen").getAsString().equals("table"));
            Semaphore done = new Semaphore(0);
            for (int act = 0; act < ACTS; act++) {
                eve.says(act(random, mad));
                if (act % SOME == 0 || mad.ended.get()) {
                    seats.connect(new Settled(done)).says("no act");
                    assertThat(done.tryAcquire(30, SECONDS)).isTrue(); // all that was said before is done
                }
                if (mad.ended.getAndSet(false)) {
                    eve.gone();
                    eve = opens(seats, mad);
                }
            }
            eve.gone();
            kit.standings();
            assertThat(kit.wrong).as("seed %d", seed).isEmpty();
        } finally {
            root.detachAppender(log);
        }
        System.out.println("ended " + new TreeMap<>(mad.ends));
        assertThat(mad.ends.keySet()).as("seed %d", seed).doesNotContain("The program has a fault.");
        assertThat(log.list)
                .as("seed %d", seed)
                .filteredOn(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
                .filteredOn(event -> event.getThrowableProxy() != null)
                .isEmpty();
    }

    /** Is ended when all that was said before has been done. */
    private record Settled(Semaphore done) implements Browser.Line {
        @Override
        public void tell(String message) {}

        @Override
        public void end(String why) {
            done.release();
        }
    }

    private static Browser opens(BrowserSessions seats, Mad mad) {
        Browser browser = seats.connect(mad);
        browser.says("{\"act\":\"open\",\"language\":\"en\",\"return\":" + mad.kept + "}");
        return browser;
    }

    private static String act(Random random, Mad mad) {
        JsonObject act = new JsonObject();
        act.addProperty("act", any(NAMES, random));
        for (int members = random.nextInt(6); members > 0; members--) {
            act.add(any(MEMBERS, random), value(random, mad.last));
        }
        if (random.nextInt(3) == 0) {
            act.addProperty("act", "act");
            act.addProperty("kind", any(List.of("play", "forfeit", "hint", "decline"), random));
            act.add("decision", mad.last.has("decision") ? mad.last.get("decision") : value(random, mad.last));
            act.add("tiles", tiles(random, mad.last));
        }
        String text = act.toString();
        return random.nextInt(10) > 0 ? text : mutated(text, random);
    }

    private static JsonElement value(Random random, JsonObject last) {
        return switch (random.nextInt(6)) {
            case 0 ->
                JsonParser.parseString(
                        any(List.of("-1", "1e99", "0.5", "null", "true", "false", "{}", "[[]]"), random));
            case 1, 2 -> JsonParser.parseString(Integer.toString(random.nextInt(8)));
            case 3 -> tiles(random, last);
            default -> new JsonPrimitive(any(VALUES, random));
        };
    }

    /** Of the hand, where there is one. */
    private static JsonArray tiles(Random random, JsonObject last) {
        JsonArray tiles = new JsonArray();
        List<Integer> hand =
                last.has("decision") && last.get("screen").getAsString().equals("table")
                        ? PagePlayer.hand(last.getAsJsonObject("body"))
                        : List.of(3, 9, 31);
        for (int count = random.nextInt(4); count > 0 && !hand.isEmpty(); count--) {
            tiles.add(hand.get(random.nextInt(hand.size())));
        }
        return tiles;
    }

    private static String mutated(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        for (int times = 1 + random.nextInt(3); times > 0 && mutated.length() > 0; times--) {
            int at = random.nextInt(mutated.length());
            switch (random.nextInt(3)) {
                case 0 -> mutated.deleteCharAt(at);
                case 1 -> mutated.setCharAt(at, (char) random.nextInt(256));
                default -> mutated.insert(at, mutated.charAt(random.nextInt(mutated.length())));
            }
        }
        return mutated.toString();
    }

    private static String any(List<String> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }
}
