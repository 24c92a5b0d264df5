package org.tiengow.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.words.Words;

/** The example of a frontend, as docs/frontends.md shows it: compiled, and played by what it prints alone. */
@DisplayName("The terminal frontend")
@Tag("slow")
class TerminalTest {
    private static final Path SOURCE = Path.of("..", "docs", "examples", "terminal", "Terminal.java");
    private static final int MOST_LINES = 200;
    private static final int MOST_TILES = 4;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("is short")
    void isShort() throws Exception {
        assertThat(Files.readAllLines(SOURCE)).hasSizeLessThanOrEqualTo(MOST_LINES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-Hant"})
    @DisplayName("plays a whole match against bots")
    void plays(String language) throws Exception {
        Words words = Words.of(Locale.forLanguageTag(language));
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (Host host = Host.start(HostSettings.practice("Practice").with(plan()));
                GameSession session = new Connector(KnownHosts.NONE).open(joinTarget(host));
                URLClassLoader loader = compiled();
                PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
            Class<?> example = loader.loadClass("example.Terminal");
            Function<JoinTarget, GameSession> door = joinTarget -> session;
            Object terminal = example.getConstructor(Function.class, JoinTarget.class, Words.class, PrintStream.class)
                    .newInstance(door, joinTarget(host), words, out);
            Method read = example.getMethod("read", String.class);
            await().pollInterval(Duration.ofMillis(5)).until(() -> {
                if (printed.toString(StandardCharsets.UTF_8).contains(words.get("standings.after", 2))) {
                    return true;
                }
                types(session, terminal, read);
                return false;
            });
        }
    }

    /** The first tile leads; otherwise as many as it takes are forfeited. Whatever may not be done is told, and nothing happens. */
    private static void types(GameSession session, Object terminal, Method read) throws Exception {
        TableStage stage = session.state().atTable().map(table -> table.stage()).orElse(TableStage.FAILED);
        if (stage == TableStage.BETWEEN_ROUNDS || stage == TableStage.MATCH_OVER) {
            read.invoke(terminal, "");
        }
        for (int tiles = 1; tiles <= MOST_TILES && session.state().decision().isPresent(); tiles++) {
            long decision = session.state().decision().orElseThrow().number();
            read.invoke(terminal, Integer.toString(tiles));
            read.invoke(terminal, "p");
            read.invoke(terminal, "f");
            read.invoke(terminal, "n");
            if (session.state()
                    .decision()
                    .filter(open -> open.number() == decision)
                    .isEmpty()) {
                return;
            }
        }
    }

    private static JoinTarget joinTarget(Host host) {
        return JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "Mei");
    }

    private static TablePlan plan() {
        return TablePlan.oneTable()
                .with(TableRules.named("basic").with(Parameter.ROUNDS, 2))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"))
                .withBots(3, "random")
                .with(StartMode.FULL);
    }

    private URLClassLoader compiled() throws Exception {
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        int status = compiler.run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                SOURCE.toString());
        assertThat(status).isZero();
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
    }
}
