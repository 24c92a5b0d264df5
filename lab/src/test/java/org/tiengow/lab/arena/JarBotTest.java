package org.tiengow.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.client.level.Level;
import org.tiengow.engine.rules.TableRules;

/** Java bots in other programs play whole rounds, without one answer that could not be used. */
class JarBotTest {
    @TempDir
    private Path folder;

    @Test
    void aJavaBotPlaysOutOfItsJarInAJvmOfItsOwn() throws IOException {
        Path jar = jar();
        BotSpec named = BotSpec.parse("jar:" + jar + "#example.LastBot", folder.resolve("logs"));
        play(named, "pagat-hk", 4, 4);
        assertThat(named.troubles().summary()).isEmpty();

        BotSpec only = BotSpec.parse("jar:" + jar, folder.resolve("logs"));
        play(only, "ming", 2, 2);
        assertThat(only.troubles().summary()).isEmpty();
    }

    @Test
    void aBotThatTheJarDoesNotNameIsRefused() throws IOException {
        Path jar = jar();
        assertThatThrownBy(() -> BotSpec.parse("jar:" + jar + "#example.Other", folder))
                .hasMessage(jar + " names example.LastBot under META-INF/services, not example.Other.");
    }

    private static void play(BotSpec spec, String rules, int players, int deals) {
        List<Entrant> entrants = new ArrayList<>();
        entrants.add(new Entrant("program", spec::newBot));
        while (entrants.size() < players) {
            entrants.add(new Entrant("random", Level.RANDOM::bot));
        }
        List<Game> games = new ArrayList<>();
        ArenaPlan plan = new ArenaPlan(TableRules.named(rules), entrants, deals, 1, Duration.ofSeconds(20));
        new Arena(plan, 2).play(games::add);
        assertThat(games).hasSize(deals * players);
    }

    /** A jar with a bot that was never on the class path. */
    private Path jar() throws IOException {
        Path source = folder.resolve("LastBot.java");
        Files.writeString(source, """
                package example;

                public final class LastBot implements org.tiengow.client.bot.Bot {
                    private boolean begun;

                    @Override
                    public void begin(org.tiengow.client.bot.BotSeat seat) {
                        begun = true;
                        System.out.println("this must not be taken for an answer");
                    }

                    @Override
                    public int choose(
                            org.tiengow.engine.seat.SeatView view,
                            org.tiengow.engine.seat.LegalPlays legal,
                            java.time.Duration limit) {
                        return begun ? legal.size() - 1 : -1;
                    }
                }
                """);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes.toString(),
                        source.toString());
        assertThat(failed).isZero();
        Path jar = folder.resolve("bot.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            out.putNextEntry(new JarEntry("META-INF/services/" + Bot.class.getName()));
            out.write("example.LastBot # the only one\n".getBytes(StandardCharsets.UTF_8));
            out.putNextEntry(new JarEntry("example/LastBot.class"));
            Files.copy(classes.resolve("example").resolve("LastBot.class"), out);
        }
        return jar;
    }
}
