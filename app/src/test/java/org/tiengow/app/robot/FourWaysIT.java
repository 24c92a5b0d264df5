package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.app.page.PagePlayer;
import org.tiengow.app.page.PageVisitor;
import org.tiengow.app.page.ProgramOutside;
import org.tiengow.web.page.WebPage;

/**
 * One table with a window, a page of its host, a page that another program serves, and a bot from outside: all say the same about
 * the same events, each to its own reader. Two rounds by default; {@code -Dfourways.rounds=8} is the long one.
 */
class FourWaysIT extends RobotTest {
    private static final int ROUNDS = Integer.getInteger("fourways.rounds", 2);

    @Test
    void windowPageAndPageElsewhereSayTheSame() throws Exception {
        try (QuickTable table = QuickTable.start(ROUNDS, 0);
                WebPage page = WebPage.open(table.port(), "", 0, Optional.empty(), null);
                ProgramOutside elsewhere = outside("web", "--host", "127.0.0.1:" + table.port(), "--port", "0");
                ProgramOutside bot = outside("bot", "--host", "127.0.0.1:" + table.port(), "--level", "steady")) {
            String web = JsonParser.parseString(elsewhere.ready())
                    .getAsJsonObject()
                    .get("web")
                    .getAsString();
            PagePlayer pia = new PagePlayer();
            PageVisitor here = pia.at(PageVisitor.opens(page.port()));
            here.enters("Pia");
            PagePlayer dov = new PagePlayer();
            PageVisitor there = dov.at(PageVisitor.opens(URI.create(web).getPort()));
            there.enters("Dov");
            Driver driver = program.open(home, table.guest());
            driver.click("start-joinAddress");
            driver.waitUntilShown("table");
            Hand hand = Hand.byMouse(driver);
            int lines = 0;
            for (int round = 1; round <= ROUNDS; round++) {
                hand.playRound();
                List<String> window = driver.log();
                String beginning = "Round " + round + ".";
                assertThat(window.get(0)).startsWith(beginning);
                for (PageVisitor each : List.of(here, there)) {
                    await().until(() -> log(each, beginning).size() >= window.size());
                }
                List<String> seen = told("Kit", window);
                assertThat(told("Pia", log(here, beginning))).isEqualTo(seen);
                assertThat(told("Dov", log(there, beginning))).isEqualTo(seen);
                assertThat(seen.toString()).contains("Kit ", "Pia ", "Dov ");
                lines += seen.size();
                driver.click(round < ROUNDS ? "choice-next_round" : "choice-standings");
                driver.waitUntil("what comes next", () -> !driver.isShown("settlement"));
            }
            driver.waitUntilShown("standings");
            String standings = driver.textOf("standings-subtitle");
            for (PagePlayer each : List.of(pia, dov)) {
                JsonObject ended = each.standings();
                assertThat(ended.get("subtitle").getAsString()).isEqualTo(standings);
                assertThat(each.wrong).isEmpty();
            }
            System.out.println("four ways: " + ROUNDS + " rounds, " + lines + " lines the same in three places");
            program.closeWindows();
        }
    }

    private ProgramOutside outside(String... words) throws Exception {
        return new ProgramOutside(Files.createDirectory(home.resolve(words[0])).resolve("log.txt"), List.of(words));
    }

    /** The log of a round as a page was told it last. */
    private static List<String> log(PageVisitor page, String beginning) {
        List<String> last = new ArrayList<>();
        for (JsonObject message : page.told) {
            if (message.get("screen").getAsString().equals("table")) {
                List<String> log =
                        PageVisitor.parts(message.getAsJsonObject("body")
                                        .getAsJsonObject("side")
                                        .getAsJsonArray("log"))
                                .stream()
                                .map(line -> line.get("accessible").getAsString())
                                .toList();
                if (!log.isEmpty() && log.get(0).startsWith(beginning)) {
                    last = log;
                }
            }
        }
        return last;
    }

    /** As told to somebody else: the reader by name, and verbs without what the person makes of them. */
    private static List<String> told(String reader, List<String> log) {
        return log.stream().map(line -> told(reader, line)).toList();
    }

    private static String told(String reader, String line) {
        String named = line.replaceAll("\\bare\\b", "is")
                .replaceAll("\\bhave\\b", "has")
                .replaceAll("\\b[Yy]our\\b", reader + "’s")
                .replaceAll("\\b[Yy]ou\\b", reader);
        return Stream.of(named.split(" "))
                .map(word -> word.replaceAll("s$", ""))
                .collect(Collectors.joining(" "));
    }
}
