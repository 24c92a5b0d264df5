package org.tiengow.host.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.check.RecordFile;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.ResumePolicy;
import org.tiengow.host.RunningNight;
import org.tiengow.host.TablePlan;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.page.PageOpener;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.protocol.pipeline.HostTls;
import picocli.CommandLine;

@DisplayName("The command host")
@Tag("slow")
class HostCommandTest {
    /** Rounds of a match of four quick bots that is still played when its journal has been looked at and its host is closed. */
    private static final int LONGER_THAN_A_LOOK = 80;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String... words) {
        return new CommandLine(new HostCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
    }

    private String[] match(String... more) {
        List<String> words = Stream.concat(
                        Stream.of(
                                "--port",
                                "0",
                                "--bots",
                                "4",
                                "--level",
                                "random",
                                "--exit-after-match",
                                "--no-discovery",
                                "--data",
                                folder.toString()),
                        Stream.of(more))
                .toList();
        return words.toArray(String[]::new);
    }

    private List<Path> records() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("records"))) {
            return files.toList();
        }
    }

    @Test
    @DisplayName("prints READY first, STANDINGS after the match, keeps a right record and ends")
    void wholeMatch() throws IOException {
        assertThat(run(match("--rounds", "2", "--name", "Test night")))
                .as("%s", err)
                .isZero();

        List<String> lines = out.toString().lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).startsWith("READY {");
        JsonObject ready = JsonParser.parseString(lines.get(0).substring(6)).getAsJsonObject();
        assertThat(ready.keySet())
                .containsExactly(
                        "port", "name", "pin", "addresses", "fingerprint", "owner", "resumed", "code", "words", "web");
        assertThat(ready.get("name").getAsString()).isEqualTo("Test night");
        assertThat(ready.get("port").getAsInt()).isPositive();
        assertThat(ready.get("owner").getAsString()).hasSize(32);
        assertThat(ready.get("fingerprint").getAsString()).matches("[0-9a-f]{64}");
        assertThat(ready.get("resumed").isJsonNull()).isTrue();
        JsonObject end = JsonParser.parseString(lines.get(1).substring("STANDINGS ".length()))
                .getAsJsonObject();
        assertThat(end.keySet()).containsExactly("match", "names", "chips", "places");
        assertThat(end.get("chips").getAsJsonArray()).hasSize(4);
        assertThat(records()).singleElement().satisfies(file -> {
            assertThat(file.getFileName().toString()).contains(end.get("match").getAsString());
            assertThat(Files.readAllLines(file)).hasSize(2);
            assertThat(new RecordFile(file).check(record -> {})).isEmpty();
        });
    }

    /** A record but for when it was made, and the digests that depend on it. */
    private static String timeless(Path file) throws IOException {
        return Files.readString(file).replaceAll("\"(at|digest|before)\":\"[^\"]*\"", "");
    }

    @ParameterizedTest
    @CsvSource({"yes, true", "no, false"})
    @DisplayName("goes on with a night that was broken off, or puts it away, as --resume says")
    void resume(String word, boolean goesOn) throws IOException {
        TablePlan bots = TablePlan.oneTable()
                .with(TableRules.named(RuleSets.DEFAULT_ID).with(Parameter.ROUNDS, LONGER_THAN_A_LOOK))
                .withBots(4, "random")
                .with(StartMode.FULL);
        try (Host host = Host.start(
                HostSettings.practice("Kitchen").with(bots).withData(folder).with(ResumePolicy.GO_ON))) {
            await().pollInterval(Duration.ofMillis(10)).until(() -> RunningNight.hasMatch(folder, folder));
            assertThat(host.resumed()).isEmpty();
        }
        assertThat(run(match("--rounds", "1", "--resume", word))).as("%s", err).isZero();
        String ready = out.toString().lines().findFirst().orElseThrow().substring(6);
        assertThat(JsonParser.parseString(ready)
                        .getAsJsonObject()
                        .get("resumed")
                        .isJsonArray())
                .isEqualTo(goesOn);
        assertThat(err.toString().contains("The night of this folder goes on")).isEqualTo(goesOn);
        assertThat(Files.exists(folder.resolve("journal").resolve("set-aside"))).isEqualTo(!goesOn);
    }

    @Test
    @DisplayName("deals the same again with the same seed")
    void seed() throws IOException {
        assertThat(run(match("--seed", "11", "--rounds", "3"))).as("%s", err).isZero();
        assertThat(err.toString()).contains("not a fair one");
        String first = timeless(records().get(0));
        Files.delete(records().get(0));
        run(match("--seed", "11", "--rounds", "3"));
        assertThat(timeless(records().get(0))).isEqualTo(first);
        Files.delete(records().get(0));
        run(match("--seed", "12", "--rounds", "3"));
        assertThat(timeless(records().get(0))).isNotEqualTo(first);
    }

    @Test
    @DisplayName("takes a free port when its own is in use")
    void portInUse() throws IOException {
        try (ServerSocket taken = new ServerSocket(0)) {
            int port = taken.getLocalPort();
            assertThat(run(
                            "--port",
                            Integer.toString(port),
                            "--bots",
                            "4",
                            "--rounds",
                            "1",
                            "--exit-after-match",
                            "--no-discovery",
                            "--data",
                            folder.toString()))
                    .as("%s", err)
                    .isZero();
            String ready = out.toString().lines().findFirst().orElseThrow().substring(6);
            assertThat(JsonParser.parseString(ready)
                            .getAsJsonObject()
                            .get("port")
                            .getAsInt())
                    .isPositive()
                    .isNotEqualTo(port);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--tables,0,1 to 64 tables",
        "--bots,5,From 0 to 4 seats",
        "--seats,3,not for 3 players",
        "--level,genius,no level \"genius\"",
        "--rules,chess,no rule set \"chess\"",
        "--rounds,-1,rounds",
        "--start,now,full or owner",
        "--seating,standing,'free, turns or tables'",
        "--turns,shortest,'longest, last or winner'",
        "--chip,0 HKD,'more than 0'",
        "--chip,1234567890 HKD,'at most nine digits'",
        "--chip,0.50,'a unit of three letters'",
        "--chip,0.50 HK,'a unit of three letters'",
        "--chip,'','more than 0'",
        "--plain,here,loopback or any",
        "--resume,perhaps,yes or no",
        "--option,pace=fast,The option pace is 0 to 10000",
        "--option,colour=red,no option \"colour\"",
        "--turn-seconds,-5,turnSeconds",
        "--name,'',1 to 24 characters",
        "--pin,'',--pin is empty",
        "--pin,' ',--pin is empty",
        "--port,70000,0 to 65535",
        "--web-port,70000,0 to 65535"
    })
    @DisplayName("says wrong usage in a sentence, without a stack trace, and exits with 2")
    void wrongUsage(String option, String value, String sentence) {
        assertThat(run("--no-discovery", "--data", folder.toString(), option, value))
                .isEqualTo(2);
        assertThat(err.toString()).contains(sentence).doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    @DisplayName("says which line of a rules file is wrong, and that a folder cannot be written, and exits with 1")
    void wrongData() throws IOException {
        Path rules = folder.resolve("rules.json");
        Files.writeString(rules, "{\"base\":\"lai\",\n\"parameters\":{\n\"captureFactor\":\"many\"}}");
        assertThat(run("--rules-file", rules.toString(), "--data", folder.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("line 3").contains("captureFactor").doesNotContain("\tat ");

        err.getBuffer().setLength(0);
        assertThat(run("--data", rules.resolve("below").toString(), "--port", "0"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("Records cannot be written to").doesNotContain("\tat ");
        assertThat(err.toString().lines()).hasSize(1);
    }

    @Test
    @DisplayName("is the same host the next time, and none at all when its key is damaged")
    void key() throws IOException {
        assertThat(run(match("--rounds", "1"))).as("%s", err).isZero();
        String first = fingerprint();
        out.getBuffer().setLength(0);
        assertThat(run(match("--rounds", "1"))).as("%s", err).isZero();
        assertThat(fingerprint()).isEqualTo(first);

        Path key = folder.resolve(HostTls.FILE);
        byte[] damaged = Arrays.copyOf(Files.readAllBytes(key), 100);
        Files.write(key, damaged);
        out.getBuffer().setLength(0);
        assertThat(run(match("--rounds", "1"))).isEqualTo(1);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString().lines())
                .singleElement()
                .asString()
                .startsWith("The key of this host cannot be read from " + key);
        assertThat(key).hasBinaryContent(damaged);
    }

    private String fingerprint() {
        String ready = out.toString().lines().findFirst().orElseThrow().substring("READY ".length());
        return JsonParser.parseString(ready)
                .getAsJsonObject()
                .get("fingerprint")
                .getAsString();
    }

    @Test
    @DisplayName("lists every option of the tables in its help")
    void help() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString())
                .contains("--exit-after-match", "grace:", "reveal:", "hints:", "counting:", "spectators:", "pace:")
                .contains("declareSeconds:", "botSeconds:", "pause:", "turnSeconds:");
    }

    /** What page was asked for, and what READY says of it; {@code failing}: no port is free. */
    private JsonElement web(List<PageAsked> asked, boolean failing, String... words) {
        PageOpener opener = page -> {
            asked.add(page);
            if (failing) {
                throw new IOException("No port can be opened.");
            }
            return new OnPaper(page);
        };
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        int code = new CommandLine(new HostCommand(opener))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(match(words));
        assertThat(code).as("%s", err).isZero();
        String ready = out.toString().lines().findFirst().orElseThrow().substring(6);
        return JsonParser.parseString(ready).getAsJsonObject().get("web");
    }

    private record OnPaper(PageAsked asked) implements OpenPage {
        @Override
        public int port() {
            return asked.port();
        }

        @Override
        public String address(String ip) {
            return (asked.tls().isPresent() ? "https://" : "http://") + ip + ":" + port() + "/";
        }

        @Override
        public String invitation(String ip) {
            return address(ip) + "#k=KEY";
        }

        @Override
        public void handOut(boolean on) {}

        @Override
        public void close() {}
    }

    @Test
    @DisplayName("opens the page and says where, unless it is not wanted or only bots play")
    void page() {
        List<PageAsked> asked = new ArrayList<>();
        assertThat(web(asked, false, "--rounds", "1", "--pin", "4321").getAsString())
                .matches("http://.+:47914/");
        assertThat(asked).singleElement().satisfies(page -> {
            assertThat(page.pin()).isEqualTo("4321");
            assertThat(page.tls()).isEmpty();
            assertThat(page.seats()).isTrue();
            assertThat(page.hostPort()).isPositive();
        });
        assertThat(web(asked, false, "--rounds", "1", "--web-port", "5", "--web-tls")
                        .getAsString())
                .matches("https://.+:5/");
        asked.clear();
        assertThat(web(asked, false, "--rounds", "1", "--no-web").isJsonNull()).isTrue();
        assertThat(web(asked, false, "--rounds", "1", "--seed", "3").isJsonNull())
                .isTrue();
        assertThat(asked).isEmpty();
        assertThat(web(asked, true, "--rounds", "1").isJsonNull()).isTrue();
        assertThat(err.toString()).contains("There is no page for browsers: No port can be opened.");
    }
}
