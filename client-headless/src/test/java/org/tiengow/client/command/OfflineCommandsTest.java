package org.tiengow.client.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.RulesFile;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;

class OfflineCommandsTest {
    @TempDir
    private Path folder;

    @Test
    void theRefereeStopsAtAnAlteredRecord() throws IOException {
        Path records = folder.resolve("records.jsonl");
        List<String> lines = new ArrayList<>(
                Plays.records("pagat", 4, 3, 1).stream().map(RecordJson::write).toList());
        lines.set(
                1,
                lines.get(1).replaceFirst("\"winner\":\\d", "\"winner\":3").replaceFirst("\"chips\":", "\"chips\":1"));
        Files.write(records, lines);

        CommandRun referee = CommandRun.of(new RefereeCommand(), records.toString());
        assertThat(referee.exit()).isEqualTo(1);
        assertThat(referee.err()).startsWith(records + ":2: ");
        assertThat(referee.err().lines()).hasSize(1);
    }

    @Test
    void wrongUsageIsToldInASentence() {
        assertWrongUsage(CommandRun.of(new RefereeCommand()));
        assertWrongUsage(
                CommandRun.of(new RefereeCommand(), folder.resolve("none.jsonl").toString()));
        assertWrongUsage(CommandRun.of(new RulesCommand(), "nowhere"));
        assertWrongUsage(CommandRun.of(new RulesCommand(), "pagat", "lai", "ming"));
    }

    @Test
    void rulesSaysWhatEachParameterMeans() {
        CommandRun said = CommandRun.of(new RulesCommand(), "lai");
        assertThat(said.exit()).isZero();
        for (Parameter parameter : Parameter.values()) {
            assertThat(said.out()).contains("  " + parameter.key() + " ", " (" + parameter.paragraph() + ").");
        }
        assertThat(said.out()).contains("TERM_PLUS_ONE");
    }

    @Test
    void rulesSaysWhatDiffers() {
        CommandRun said = CommandRun.of(new RulesCommand(), "lai", "lai-civil");
        assertThat(said.out().lines()).hasSize(4);
        assertThat(said.out()).contains("civilSupreme", "civilCapture", "lastTrickMalletSix");
        assertThat(CommandRun.of(new RulesCommand(), "lai", "lai").out()).contains("nothing differs");
        assertThat(CommandRun.of(new RulesCommand(), "lai", "lai-civil", "--json")
                        .out())
                .contains("\"lastTrickMalletSix\": [", "\"ids\": [");
    }

    @Test
    void rulesAsJsonIsARulesFile() {
        CommandRun said = CommandRun.of(new RulesCommand(), "wong", "--json");
        assertThat(RulesFile.read(said.out())).isEqualTo(TableRules.named("wong"));
        assertThat(CommandRun.of(new RulesCommand()).out()).contains("basic-rising", "the default");
        assertThat(CommandRun.of(new RulesCommand(), "--json").out()).startsWith("[");
    }

    @Test
    void everyCommandHasHelp() {
        assertThat(CommandRun.of(new RefereeCommand(), "--help").out()).contains("FILE");
        assertThat(CommandRun.of(new RulesCommand(), "--help").exit()).isZero();
    }

    private static void assertWrongUsage(CommandRun said) {
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.err()).isNotBlank().doesNotContain("Exception", "\tat ");
    }
}
