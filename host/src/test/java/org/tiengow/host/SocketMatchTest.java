package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;

@DisplayName("Whole matches over sockets")
@Tag("slow")
class SocketMatchTest {

    @TempDir
    private Path data;

    @EveryTable
    @DisplayName("host and bots in one JVM: the match ends, and the referee finds nothing in its records")
    void everyRuleSet(String id, int players) throws Exception {
        CompletableFuture<Standings> end = new CompletableFuture<>();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(id))
                .with(StartMode.FULL)
                .withSeats(players)
                .withBots(players, "random");
        try (Host host = Host.start(
                HostSettings.practice("Test").with(plan).withData(data).onStandings(end::complete))) {
            assertThat(host.port()).isPositive();
            Standings standings = end.get();
            assertThat(standings.chips()).hasSize(players);
            assertThat(records()).singleElement().satisfies(file -> {
                assertThat(Files.readAllLines(file)).hasSize(RuleSets.get(id).number(Parameter.ROUNDS));
                assertThat(new RecordFile(file).check(record -> {})).isEqualTo(Optional.empty());
            });
        }
    }

    private List<Path> records() throws IOException {
        try (Stream<Path> files = Files.list(data.resolve("records"))) {
            return files.toList();
        }
    }
}
