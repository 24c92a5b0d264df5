package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;

/**
 * Two hosts, each with many tables of four bots over sockets. Short by default; {@code -Dsoak.tables=10 -Dsoak.rounds=200
 * -Dsoak.minutes=20} is the long one.
 */
@DisplayName("Two hosts full of tables")
class SoakTest {
    private static final int TABLES = Integer.getInteger("soak.tables", 3);
    private static final int ROUNDS = Integer.getInteger("soak.rounds", 4);
    private static final int MINUTES = Integer.getInteger("soak.minutes", 2);

    @TempDir
    private Path data;

    @Test
    @DisplayName("no table gets stuck, and the referee finds nothing in any record")
    void soak() throws IOException {
        List<Standings> ends = new CopyOnWriteArrayList<>();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("lai").with(Parameter.ROUNDS, ROUNDS))
                .with(StartMode.FULL)
                .withBots(4, "steady")
                .times(TABLES);
        HostSettings settings = HostSettings.practice("Soak").with(plan).onStandings(ends::add);
        try (Host first = Host.start(settings.withData(data.resolve("first")));
                Host second = Host.start(settings.withData(data.resolve("second")))) {
            assertThat(first.port()).isNotEqualTo(second.port());
            await().atMost(Duration.ofMinutes(MINUTES)).until(() -> ends.size() == 2 * TABLES);
        }
        for (String host : List.of("first", "second")) {
            try (Stream<Path> files = Files.list(data.resolve(host).resolve("records"))) {
                List<Path> records = files.toList();
                assertThat(records).hasSize(TABLES);
                for (Path record : records) {
                    assertThat(Files.readAllLines(record)).hasSize(ROUNDS);
                    assertThat(new RecordFile(record).check(round -> {}))
                            .as("%s", record)
                            .isEmpty();
                }
            }
        }
    }
}
