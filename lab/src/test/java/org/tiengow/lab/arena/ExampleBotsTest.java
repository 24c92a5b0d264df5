package org.tiengow.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.client.level.Level;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.program.Tool;

@DisplayName("The example bots over lines of JSON")
@Tag("slow")
class ExampleBotsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"pagat, 4", "pagat-hk, 4", "lai-civil, 4", "wong, 4", "ming, 3", "ming, 2"})
    @DisplayName("never answer what cannot be used, and play the same in both languages")
    void playTheSame(String rules, int players) {
        BotSpec python = program(Tool.python() + " \"" + Tool.EXAMPLES.resolve("bot.py") + "\"");
        BotSpec script = program(Tool.node() + " \"" + Tool.EXAMPLES.resolve("bot.js") + "\"");
        assertThat(chips(python, rules, players, 2)).isEqualTo(chips(script, rules, players, 1));
        assertThat(python.troubles().summary()).isEmpty();
        assertThat(script.troubles().summary()).isEmpty();
    }

    @Test
    @DisplayName("never answer what cannot be used: the one on the page of bots too, as it stands there")
    void page() throws IOException {
        String page = Files.readString(Tool.EXAMPLES.resolveSibling("bots.md"));
        int begin = page.indexOf("```python\n") + "```python\n".length();
        Path file = Files.writeString(folder.resolve("bot.py"), page.substring(begin, page.indexOf("```", begin)));
        BotSpec program = program(Tool.python() + " \"" + file + "\"");
        chips(program, "pagat-hk", 4, 2);
        chips(program, "ming", 2, 2);
        assertThat(program.troubles().summary()).isEmpty();
    }

    private BotSpec program(String command) {
        return BotSpec.program(command, folder.resolve("logs"));
    }

    private static List<List<Integer>> chips(BotSpec spec, String rules, int players, int threads) {
        List<Entrant> entrants = new ArrayList<>();
        entrants.add(new Entrant("program", spec::newBot));
        while (entrants.size() < players) {
            entrants.add(new Entrant("random", Level.RANDOM::bot));
        }
        List<List<Integer>> chips = new ArrayList<>();
        ArenaPlan plan = new ArenaPlan(TableRules.named(rules), entrants, 10, 1, Duration.ofSeconds(20));
        new Arena(plan, threads).play(game -> chips.add(game.result().change()));
        assertThat(chips).hasSize(10 * players);
        return chips;
    }
}
