package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.tiengow.waiting.BusyMachine.result;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.app.hosting.HostEnvironment;
import org.tiengow.app.hosting.InProcessHosts;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.level.Level;
import org.tiengow.client.sample.TinyNetworks;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.settings.Settings.Practice;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;
import org.tiengow.web.seat.PhoneTables;

/** Practice in a browser, at a table of its own in the program that serves the page. */
@DisplayName("A browser that practises")
@Tag("slow")
class PagePracticeTest {
    private static final int MOST = 8;

    @TempDir
    private Path folder;

    private final ExecutorService background = Executors.newCachedThreadPool();
    private final List<AutoCloseable> open = new ArrayList<>();
    private int port;

    @AfterEach
    void closeAll() throws Exception {
        for (AutoCloseable each : open) {
            each.close();
        }
        background.shutdown();
    }

    @Test
    @DisplayName(
            "chooses the rules and the level of the bots, but not one that searches, and plays at a table that stores nothing")
    void chooses() throws Exception {
        begin(ownTables(), Duration.ofMinutes(1));
        PageVisitor kit = PageVisitor.opens(port).says("{\"act\":\"practise\"}");
        JsonObject asked = kit.waits(message -> message.has("over"));
        JsonObject levels = asked.getAsJsonObject("over")
                .getAsJsonObject("body")
                .getAsJsonArray("parts")
                .get(0)
                .getAsJsonObject();
        assertThat(values(levels.getAsJsonArray("options"))).containsExactly("random", "easy", "steady", "strong");
        kit.says(answer("no")).waits(message -> message == kit.last() && !message.has("over"));
        kit.says("{\"act\":\"practise\"}")
                .says(pick("level", "strong"))
                .says(pick("rules", "lai"))
                .says(answer("yes"))
                .says(answer("yes"));
        JsonObject table = kit.shows("table");
        assertThat(table.toString()).contains("strong", "Lai").doesNotContain("steady");
        assertThat(kit.told).noneMatch(message -> message.has("keep"));
        kit.cut();
        PageVisitor again = PageVisitor.opens(port, "\"held\":" + kit.last().get("held"));
        again.shows("table");
        again.says("{\"act\":\"leave\"}").says("{\"act\":\"sheet\",\"sheet\":\"question\",\"id\":\"yes\"}");
        again.shows("join");
        assertThat(again.last().has("over")).isFalse();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @DisplayName("chooses a network of the host's data folder too, and plays against it")
    void network() throws Exception {
        TinyNetworks.in(folder, "mine.network", 1);
        begin(ownTables(), Duration.ofMinutes(1));
        PageVisitor kit = PageVisitor.opens(port).says("{\"act\":\"practise\"}");
        kit.says(pick("level", "mine.network")).says(answer("yes"));
        assertThat(kit.shows("table").toString()).contains("mine.network");
        assertThat(folder).isDirectoryNotContaining(file -> !file.endsWith("bots"));
    }

    @Test
    @DisplayName("is sent away for a level that is not offered")
    void master() throws Exception {
        begin(ownTables(), Duration.ofMinutes(1));
        PageVisitor kit = PageVisitor.opens(port).says("{\"act\":\"practise\"}");
        kit.waits(message -> message.has("over"));
        kit.says(pick("level", "master"));
        kit.ended();
        assertThat(kit.reason()).isEqualTo("Practice has no such choice.");
    }

    @Test
    @DisplayName("comes to it from the end of the guided round")
    void afterTheLesson() throws Exception {
        begin(ownTables(), Duration.ofMinutes(1));
        PageVisitor kit = PageVisitor.opens(port).says("{\"act\":\"lesson\"}");
        CompletableFuture<Boolean> learnt = new CompletableFuture<>();
        kit.hear(message -> learn(kit, message, learnt));
        result(learnt);
        kit.says("{\"act\":\"guide\",\"kind\":\"practise\"}");
        kit.waits(message -> message.get("screen").getAsString().equals("join") && message.has("over"));
        kit.says(answer("yes")).shows("table");
    }

    @Test
    @DisplayName("shares eight tables with the guided rounds: the ninth is told why, and one who leaves makes room")
    void eight() throws Exception {
        begin(ownTables(), Duration.ofMinutes(1));
        List<PageVisitor> guests = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            PageVisitor guest = PageVisitor.opens(port);
            guests.add(i % 2 == 0 ? guest.says("{\"act\":\"lesson\"}") : practise(guest));
        }
        for (int i = 0; i < MOST; i++) {
            guests.get(i).shows(i % 2 == 0 ? "guide" : "table");
        }
        for (PageVisitor ninth :
                List.of(PageVisitor.opens(port).says("{\"act\":\"lesson\"}"), practise(PageVisitor.opens(port)))) {
            assertThat(ninth.waits(message -> message.getAsJsonObject("body").has("problem"))
                            .toString())
                    .contains("All 8 tables for guided rounds and practice are taken.");
        }
        guests.get(1).says("{\"act\":\"leave\"}").says("{\"act\":\"sheet\",\"sheet\":\"question\",\"id\":\"yes\"}");
        guests.get(1).shows("join");
        practise(PageVisitor.opens(port)).shows("table");
    }

    @Test
    @DisplayName("and vanishes frees its table after its time")
    void vanishes() throws Exception {
        AtomicInteger closed = new AtomicInteger();
        PhoneTables tables = ownTables();
        begin(counted(chosen -> tables.practice(chosen).thenApply(host -> told(host, closed))), Duration.ofMillis(500));
        PageVisitor kit = practise(PageVisitor.opens(port));
        kit.shows("table");
        assertThat(closed).hasValue(0);
        kit.cut();
        await().until(() -> closed.get() == 1);
    }

    @Test
    @DisplayName("owns nothing: it starts the next match, and changes no rules and no bots")
    void ownsNothing() throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .withBots(3, "random")
                .with(StartMode.FULL);
        Host quick = Host.start(HostSettings.practice("Quick").with(plan));
        open.add(quick);
        begin(counted(chosen -> CompletableFuture.completedFuture(owned(quick))), Duration.ofMinutes(1));
        PagePlayer kit = new PagePlayer();
        PageVisitor phone = kit.at(practise(PageVisitor.opens(port)));
        assertThat(kit.standings().get("mayPlayAgain").getAsBoolean()).isTrue();
        phone.says("{\"act\":\"to-lobby\"}").shows("lobby");
        assertThat(phone.last().toString()).contains("\"READY\"").doesNotContain("CHANGE_LEVEL", "\"START\"");
    }

    private static void learn(PageVisitor kit, JsonObject message, CompletableFuture<Boolean> learnt) {
        if (!message.get("screen").getAsString().equals("guide")) {
            return;
        }
        JsonObject body = message.getAsJsonObject("body");
        String buttons = body.getAsJsonObject("card").getAsJsonArray("buttons").toString();
        if (buttons.contains("PRACTISE")) {
            learnt.complete(true);
        } else if (buttons.contains("GO_ON")) {
            kit.says("{\"act\":\"guide\",\"kind\":\"go-on\"}");
        } else if (message.has("decision")) {
            play(kit, message, body);
        }
    }

    /** Plays what the lesson suggests, and does the other thing with it where that is refused. */
    private static void play(PageVisitor kit, JsonObject message, JsonObject body) {
        JsonArray hinted = new JsonArray();
        for (JsonObject group : PageVisitor.parts(
                body.getAsJsonObject("table").getAsJsonObject("hand").getAsJsonArray("groups"))) {
            PageVisitor.parts(group.getAsJsonArray("tiles")).stream()
                    .filter(tile -> tile.get("hinted").getAsBoolean())
                    .forEach(tile -> hinted.add(tile.getAsJsonObject("tile").get("tile")));
        }
        boolean refused =
                !body.getAsJsonObject("card").get("trouble").getAsString().isEmpty();
        kit.says("{\"act\":\"act\",\"kind\":\"" + (refused ? "forfeit" : "play") + "\",\"decision\":"
                + message.get("decision") + ",\"tiles\":" + hinted + "}");
    }

    private static PageVisitor practise(PageVisitor guest) {
        return guest.says("{\"act\":\"practise\"}").says(answer("yes"));
    }

    private static String answer(String act) {
        return "{\"act\":\"sheet\",\"sheet\":\"practice\",\"id\":\"" + act + "\"}";
    }

    private static String pick(String choice, String value) {
        return "{\"act\":\"sheet\",\"sheet\":\"practice\",\"id\":\"" + choice + "\",\"value\":\"" + value + "\"}";
    }

    private static List<String> values(JsonArray options) {
        return StreamSupport.stream(options.spliterator(), false)
                .map(option -> option.getAsJsonObject().get("value").getAsString())
                .toList();
    }

    private PhoneTables ownTables() {
        return new InProcessHosts(new HostEnvironment(folder, background, Runnable::run, asked -> {
                    throw new IOException("There is no page of a practice table.");
                }))
                .forPhones("Practice", folder);
    }

    private static PhoneTables counted(Function<Practice, CompletableFuture<? extends EmbeddedHost>> practice) {
        return new PhoneTables() {
            @Override
            public List<Level> levels() {
                return Level.builtIn();
            }

            @Override
            public CompletableFuture<? extends EmbeddedHost> lesson() {
                throw new IllegalStateException("Nobody learns here.");
            }

            @Override
            public CompletableFuture<? extends EmbeddedHost> practice(Practice chosen) {
                return practice.apply(chosen);
            }
        };
    }

    /** A host that says when it is closed. */
    private static EmbeddedHost told(EmbeddedHost host, AtomicInteger closed) {
        return (EmbeddedHost) Proxy.newProxyInstance(
                EmbeddedHost.class.getClassLoader(), new Class<?>[] {EmbeddedHost.class}, (self, asked, with) -> {
                    if (asked.getName().equals("close")) {
                        closed.incrementAndGet();
                    }
                    return asked.invoke(host, with);
                });
    }

    /** A host whose join target carries the owner's token, as that of every host in this program does. */
    private static EmbeddedHost owned(Host host) {
        JoinTarget target = JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "Kit")
                .withFingerprint(host.fingerprint().orElse(""))
                .withOwnerToken(new Token(host.ownerToken()));
        return (EmbeddedHost) Proxy.newProxyInstance(
                EmbeddedHost.class.getClassLoader(),
                new Class<?>[] {EmbeddedHost.class},
                (self, asked, with) -> switch (asked.getName()) {
                    case "joinTarget" -> target;
                    case "isLesson", "isOpen" -> false;
                    case "addresses" -> List.of();
                    case "pin", "fingerprintWords", "leaveTitle", "leaveText" -> "";
                    case "handOut" -> with == null ? HandOutState.NOT_OURS : null;
                    case "page" -> with == null ? PageState.NOT_OURS : null;
                    default -> null;
                });
    }

    private void begin(PhoneTables tables, Duration asleep) throws IOException {
        Host host = Host.start(HostSettings.practice("Attic").with(TablePlan.oneTable()));
        JoinTarget door = JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page");
        BrowserSessions seats =
                new BrowserSessions(PageHost.at(door).withAsleep(asleep).with(tables));
        PageDoor page = PageDoor.open(0, seats::connect);
        port = page.port();
        open.addAll(List.of(page, seats, host));
    }
}
