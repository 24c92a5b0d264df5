package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;

@DisplayName("What a host writes")
class OwnersFilesTest {
    @TempDir
    private Path folder;

    @Test
    @DisplayName("can be read by its owner alone: its key, the journal and the records")
    void ownersAlone() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "the disk knows no owners");
        Path data = folder.resolve("new");
        List<Standings> ends = new CopyOnWriteArrayList<>();
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1))
                .with(StartMode.FULL)
                .withBots(4, "random");
        HostSettings settings =
                HostSettings.named("Attic").withPort(0).with(plan).withData(data);
        try (Host host = Host.start(settings.onStandings(ends::add))) {
            await().until(() -> !ends.isEmpty());
            assertThat(host.fingerprint()).isPresent();
        }
        try (Stream<Path> written = Files.walk(data)) {
            List<Path> all = written.toList();
            assertThat(all.stream().map(path -> data.relativize(path).toString()))
                    .contains("host.p12", "journal", "records")
                    .anyMatch(path -> path.endsWith(".jsonl"));
            for (Path path : all) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                        .as(path.toString())
                        .endsWith("------");
            }
        }
    }
}
