package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.app.hosting.HostEnvironment;
import org.tiengow.app.hosting.InProcessHosts;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.web.door.DoorKey;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;

/** What somebody tries who wants more than a page gives. */
@DisplayName("A browser that wants more")
@Tag("slow")
class PageSafetyTest {
    private static final String PIN = "4321";
    private static final Pattern OTHERS = Pattern.compile("(\\d+) others");

    @TempDir
    private Path folder;

    private final ExecutorService background = Executors.newCachedThreadPool();
    private DoorKey key = DoorKey.NONE;
    private final List<AutoCloseable> open = new ArrayList<>();
    private Host host;
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
            "and is barred gets in neither with its seat's key nor under its name; others come through the same door")
    void barred() throws Exception {
        begin(gathering(), "", Duration.ofSeconds(15));
        PageVisitor mei = PageVisitor.opens(port, "\"owner\":\"" + host.ownerToken() + "\"");
        mei.enters("Mei", "\"seat\":0").shows("lobby");
        PageVisitor kit = PageVisitor.opens(port).enters("Kit", "\"seat\":2");
        kit.shows("lobby");
        var kept = kit.kept();
        mei.waits(message -> message.toString().contains("\"KICK\""));
        mei.says("{\"act\":\"seat\",\"seat\":2,\"kind\":\"kick\"}");
        mei.says("{\"act\":\"sheet\",\"sheet\":\"people\",\"id\":\"BAR:2:Kit\"}");
        kit.shows("join");
        assertThat(kit.last().toString()).contains("The table owner removed you.");
        assertThat(kit.kept().isJsonNull()).isTrue();
        PageVisitor again = PageVisitor.returns(port, kept);
        again.waits(message -> message.getAsJsonObject("body").has("problem"));
        again.enters("Kit");
        again.waits(message -> message.toString().contains("banned you for tonight"));
        assertThat(again.told).noneMatch(PageSafetyTest::isInside);
        PageVisitor.opens(port).enters("Ana", "\"seat\":2").shows("lobby");
    }

    @Test
    @DisplayName("has a seat's key, and comes back without PIN; a wrong key of the evening opens nothing")
    void pin() throws Exception {
        begin(gathering(), PIN, Duration.ofMillis(100));
        String right = key.fragment().replace("#k=", "");
        PageVisitor kit = PageVisitor.opens(port, "\"key\":\"" + right + "\"").enters("Kit");
        kit.shows("lobby");
        PageVisitor ana = PageVisitor.opens(port, "\"key\":\"" + right + "\"").enters("Ana");
        ana.shows("lobby");
        var kept = kit.kept();
        kit.cut();
        ana.waits(message -> message.toString().contains("asleep, seat kept"));
        assertThat(PageVisitor.returns(port, kept).shows("lobby").toString()).contains("Kit (you)");
        JsonObject strange = kept.getAsJsonObject().deepCopy();
        String token = strange.get("token").getAsString();
        strange.addProperty("token", token.substring(0, token.length() - 4) + "0000");
        PageVisitor guess = PageVisitor.returns(port, strange);
        guess.waits(message -> message.getAsJsonObject("body").has("problem"));
        PageVisitor wrong = PageVisitor.opens(port, "\"key\":\"" + right.substring(1) + "A\"");
        wrong.enters("Bo").waits(message -> message.toString().contains("\"field\":\"pin\""));
        assertThat(guess.told).noneMatch(PageSafetyTest::isInside);
        assertThat(wrong.told).noneMatch(PageSafetyTest::isInside);
        PageVisitor.opens(port, "\"key\":\"" + right + "\"").enters("Bo").shows("lobby"); // all the same
    }

    @Test
    @DisplayName("and watches sees no hand, and plays nothing")
    void watches() throws Exception {
        begin(TablePlan.oneTable().withBots(3, "random").with(StartMode.FULL), "", Duration.ofSeconds(15));
        PageVisitor ana = PageVisitor.opens(port).enters("Ana", "\"watching\":true");
        ana.shows("lobby");
        PagePlayer mei = new PagePlayer();
        PageVisitor phone = mei.at(PageVisitor.opens(port)).enters("Mei");
        phone.shows("table");
        ana.shows("table");
        ana.says("{\"act\":\"act\",\"kind\":\"play\",\"decision\":1,\"tiles\":[0]}");
        ana.says("{\"act\":\"lobby\",\"kind\":\"start\"}");
        await().until(() -> mei.decided.size() > 3);
        assertThat(ana.told)
                .filteredOn(message -> message.get("screen").getAsString().equals("table"))
                .hasSizeGreaterThan(3)
                .allMatch(message ->
                        PagePlayer.hand(message.getAsJsonObject("body")).isEmpty() && !message.has("decision"));
        assertThat(ana.isOpen()).isTrue();
    }

    @Test
    @DisplayName("and is a big screen at a table where nobody may watch is told so, and shows no table")
    void farWhereNobodyWatches() throws Exception {
        TablePlan shut = TablePlan.oneTable()
                .with(TableOption.with(TableOption.defaults(), "spectators=no"))
                .withBots(3, "random")
                .with(StartMode.FULL);
        begin(shut, "", Duration.ofSeconds(15));
        PagePlayer mei = new PagePlayer();
        mei.at(PageVisitor.opens(port)).enters("Mei").shows("table");
        PageVisitor tv = PageVisitor.silent(port);
        tv.says("{\"act\":\"open\",\"language\":\"en\",\"as\":\"tv\"}");
        assertThat(tv.shows("left").getAsJsonObject("body").get("words").getAsString())
                .isNotEmpty();
        await().until(() -> mei.decided.size() > 3);
        assertThat(tv.told).noneMatch(PageSafetyTest::isInside);
    }

    @Test
    @DisplayName("and plays guided rounds touches no seat that another tab holds; the ninth at once is refused")
    void lessons() throws Exception {
        begin(gathering(), "", Duration.ofMinutes(1));
        PageVisitor kit = PageVisitor.opens(port).enters("Kit", "\"seat\":2");
        kit.shows("lobby");
        List<PageVisitor> learners = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            learners.add(PageVisitor.opens(port).says("{\"act\":\"lesson\"}").says("{\"act\":\"lesson\"}"));
        }
        for (PageVisitor learner : learners) {
            learner.shows("guide");
            assertThat(learner.told).noneMatch(message -> message.has("keep"));
        }
        PageVisitor ninth = PageVisitor.opens(port).says("{\"act\":\"lesson\"}");
        assertThat(ninth.waits(message -> message.getAsJsonObject("body").has("problem"))
                        .toString())
                .contains("tables for guided rounds and practice are taken");
        assertThat(kit.last().toString()).contains("Kit (you)");
        assertThat(kit.isOpen()).isTrue();
        learners.get(0).cut(); // whose place waits for it, unless somebody else wants one
        PageVisitor tenth = PageVisitor.opens(port);
        await().until(() -> {
            tenth.says("{\"act\":\"lesson\"}");
            return tenth.last().get("screen").getAsString().equals("guide");
        });
    }

    @Test
    @DisplayName("and comes and goes as a crowd leaves no more than 64 places behind that wait for it")
    void crowd() throws Exception {
        begin(gathering(), "", Duration.ofMinutes(1));
        PageVisitor mei = PageVisitor.opens(port).enters("Mei");
        List<PageVisitor> crowd = new ArrayList<>();
        for (int i = 1; i <= 70; i++) {
            crowd.add(PageVisitor.opens(port).enters("Guest " + i, "\"watching\":true"));
        }
        mei.waits(message -> message == mei.last() && watching(message) == 70);
        crowd.forEach(PageVisitor::cut);
        mei.waits(message -> message == mei.last() && watching(message) == 64);
    }

    /** How many guests watch, as a lobby says it: the first ones by their names. */
    private static int watching(JsonObject message) {
        JsonObject body = message.getAsJsonObject("body");
        String told = body.has("watching") ? body.get("watching").getAsString() : "";
        Matcher others = OTHERS.matcher(told);
        return told.split("Guest", -1).length - 1 + (others.find() ? Integer.parseInt(others.group(1)) : 0);
    }

    private static TablePlan gathering() {
        return TablePlan.oneTable().withBots(1, "random").with(StartMode.OWNER);
    }

    private void begin(TablePlan plan, String pin, Duration asleep) throws Exception {
        host = Host.start(
                HostSettings.practice("Attic").with(Door.PRIVATE.withPin(pin)).with(plan));
        JoinTarget door = JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page")
                .withPin(pin);
        HostEnvironment home = home(background);
        PageHost behind =
                PageHost.at(door).withAsleep(asleep).with(new InProcessHosts(home).forPhones("The guided round", null));
        key = behind.key();
        BrowserSessions seats = new BrowserSessions(behind);
        PageDoor page = PageDoor.open(0, seats::connect);
        port = page.port();
        open.add(page);
        open.add(seats);
        open.add(host);
    }

    private HostEnvironment home(Executor work) {
        return new HostEnvironment(folder, work, Runnable::run, asked -> {
            throw new java.io.IOException("There is no page of a guided round.");
        });
    }

    /** Whether it shows what only those see who have come in. */
    private static boolean isInside(JsonObject message) {
        return message.get("screen").getAsString().matches("lobby|table|guide");
    }
}
