package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.app.hosting.HostEnvironment;
import org.tiengow.app.hosting.InProcessHosts;
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
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;

/** What lies over a page's table because somebody has asked for it, and the tables that are no ordinary ones. */
@DisplayName("At the table a browser")
@Tag("slow")
class PageExtrasTest {
    private final ExecutorService background = Executors.newSingleThreadExecutor();
    private final HostEnvironment home = new HostEnvironment(Path.of("none"), background, Runnable::run, asked -> {
        throw new IOException("The table of a guided round has no page.");
    });

    @Test
    @DisplayName("reads the card, the rules and the help on a tile, and looks at the round again when it is over")
    void extras() throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"))
                .withBots(3, "random")
                .with(StartMode.FULL);
        try (Host host = Host.start(HostSettings.practice("Practice").with(plan));
                BrowserSessions seats = new BrowserSessions(PageHost.at(at(host)));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            PageVisitor kit = PageVisitor.opens(door.port(), "\"owner\":\"" + host.ownerToken() + "\"")
                    .enters("Kit");
            kit.shows("table");
            for (String kind : List.of("card", "rules", "people")) {
                kit.says("{\"act\":\"extra\",\"kind\":\"" + kind + "\"}");
                kit.waits(message -> extra(message).equals(kind.equals("people") ? "sheet" : kind));
            }
            kit.says("{\"act\":\"tile\",\"tile\":0}")
                    .waits(message -> extra(message).equals("tileHelp"));
            kit.says("{\"act\":\"extra\",\"kind\":\"none\"}");
            kit.waits(message -> message == kit.last() && extra(message).isEmpty());
            new PagePlayer().at(kit);
            kit.waits(message -> message.has("over"));
            kit.says("{\"act\":\"extra\",\"kind\":\"deal\"}")
                    .waits(message -> extra(message).equals("deal"));
            kit.says("{\"act\":\"settled\",\"kind\":\"replay\"}").waits(message -> position(message) == 0);
            kit.says("{\"act\":\"replay\",\"kind\":\"forward\"}").waits(message -> position(message) == 1);
            kit.says("{\"act\":\"replay\",\"moment\":4}").waits(message -> position(message) == 4);
            kit.says("{\"act\":\"extra\",\"kind\":\"look-back\"}")
                    .waits(message -> extra(message).equals("lookBack"));
            kit.says("{\"act\":\"extra\",\"kind\":\"night\"}")
                    .waits(message -> extra(message).equals("night")
                            && settling(message).get("copy").getAsString().isEmpty());
            kit.says("{\"act\":\"worth\",\"value\":\"0.50 HKD\"}")
                    .waits(message -> extra(message).equals("night")
                            && !settling(message).get("copy").getAsString().isEmpty());
            kit.says("{\"act\":\"worth\",\"value\":\"0\"}")
                    .waits(message -> extra(message).equals("night")
                            && !settling(message).get("problem").getAsString().isEmpty());
        }
    }

    private static JsonObject settling(JsonObject message) {
        return message.getAsJsonObject("extra").getAsJsonObject("body").getAsJsonObject("settling");
    }

    @Test
    @DisplayName("chooses what tiles are called, and the language, also once it has come back")
    void settings() throws Exception {
        try (Host host = Host.start(HostSettings.practice("Practice")
                        .with(TablePlan.oneTable().withBots(3, "random").with(StartMode.FULL)));
                BrowserSessions seats = new BrowserSessions(PageHost.at(at(host)));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            PageVisitor kit = PageVisitor.opens(door.port()).enters("Kit");
            kit.shows("table");
            kit.says("{\"act\":\"tile\",\"tile\":0}")
                    .waits(message -> extra(message).equals("tileHelp"));
            kit.says("{\"act\":\"settings\",\"names\":\"cantonese\"}");
            kit.waits(message ->
                    extra(message).equals("tileHelp") && title(message).startsWith("Tin"));
            kit.cut();
            PageVisitor back =
                    PageVisitor.opens(door.port(), "\"settings\":{\"names\":\"cantonese\"},\"return\":" + kit.kept());
            back.waits(message ->
                    extra(message).equals("tileHelp") && title(message).startsWith("Tin"));
            back.says("{\"act\":\"settings\",\"names\":\"as-language\"}")
                    .waits(message -> title(message).startsWith("Heaven"));
            back.says("{\"act\":\"language\",\"language\":\"zh-Hant\"}")
                    .waits(message -> title(message).contains("天"));
        }
    }

    @Test
    @DisplayName("on a big screen sees neither a hand nor what is said")
    void tv() throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .withBots(3, "random")
                .with(StartMode.FULL);
        try (Host host = Host.start(HostSettings.practice("Practice").with(plan));
                BrowserSessions seats = new BrowserSessions(PageHost.at(at(host)));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            PageVisitor tv = PageVisitor.opens(door.port(), "\"as\":\"tv\"");
            tv.shows("lobby");
            PageVisitor kit = PageVisitor.opens(door.port()).enters("Kit");
            kit.shows("table");
            kit.says("{\"act\":\"say\",\"words\":\"my secret plan\"}");
            kit.waits(message -> message.toString().contains("my secret plan"));
            tv.shows("table");
            assertThat(tv.told).allSatisfy(message -> {
                assertThat(message.toString()).doesNotContain("secret plan");
                JsonObject body = message.getAsJsonObject("body");
                assertThat(!body.has("hand")
                                || body.getAsJsonObject("hand")
                                        .getAsJsonArray("groups")
                                        .isEmpty())
                        .isTrue();
            });
        }
    }

    @Test
    @DisplayName(
            "plays the guided round at a table of its own, and comes back to it; where there are none it is told so")
    void lesson() throws Exception {
        try (Host host = Host.start(HostSettings.practice("Practice").with(TablePlan.oneTable()));
                BrowserSessions seats = new BrowserSessions(
                        PageHost.at(at(host)).with(new InProcessHosts(home).forPhones("The guided round", null)));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            PageVisitor kit = PageVisitor.opens(door.port()).says("{\"act\":\"lesson\"}");
            JsonObject first = kit.shows("guide");
            kit.says("{\"act\":\"guide\",\"kind\":\"go-on\"}");
            kit.waits(message -> message.get("screen").getAsString().equals("guide")
                    && !message.getAsJsonObject("body")
                            .get("card")
                            .equals(first.getAsJsonObject("body").get("card")));
            assertThat(kit.told).noneMatch(message -> message.has("keep"));
            kit.cut();
            PageVisitor again =
                    PageVisitor.opens(door.port(), "\"held\":" + kit.last().get("held"));
            assertThat(again.shows("guide").getAsJsonObject("body").get("card"))
                    .isEqualTo(kit.last().getAsJsonObject("body").get("card"));
            again.says("{\"act\":\"leave\"}");
            JsonObject asked = again.waits(message -> message.has("over")).getAsJsonObject("over");
            again.says("{\"act\":\"sheet\",\"sheet\":"
                    + asked.getAsJsonObject("body").get("name") + ",\"id\":\"yes\"}");
            again.shows("join");
        }
        try (Host host = Host.start(HostSettings.practice("Practice").with(TablePlan.oneTable()));
                BrowserSessions seats = new BrowserSessions(PageHost.at(at(host)));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            PageVisitor kit = PageVisitor.opens(door.port()).says("{\"act\":\"lesson\"}");
            kit.waits(message -> message.getAsJsonObject("body").has("problem"));
        } finally {
            background.shutdown();
        }
    }

    private static JoinTarget at(Host host) {
        return JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page");
    }

    private static String extra(JsonObject message) {
        return message.has("extra")
                ? message.getAsJsonObject("extra").get("screen").getAsString()
                : "";
    }

    private static String title(JsonObject message) {
        return message.getAsJsonObject("extra")
                .getAsJsonObject("body")
                .get("title")
                .getAsString();
    }

    private static int position(JsonObject message) {
        return extra(message).equals("replay")
                ? message.getAsJsonObject("extra")
                        .getAsJsonObject("body")
                        .get("position")
                        .getAsInt()
                : -1;
    }
}
