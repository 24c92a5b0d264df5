package org.tiengow.host.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("The journal of a table")
class TableJournalTest {
    private static final Path OPEN_FILES = Path.of("/proc/self/fd");

    @TempDir
    private Path folder;

    @Test
    @DisplayName("leaves no file open, and none beside it, when the next match cannot begin a new one")
    void failedBeginning() throws IOException {
        assumeTrue(Files.isDirectory(OPEN_FILES));
        Path path = folder.resolve("table-0");
        TableJournal journal = new TableJournal(path, 0, HostSnapshot::getDefaultInstance, Runnable::run);
        journal.keep(() -> snapshot("9f2c"));
        assertThat(openHere()).hasSize(1);
        Files.delete(path);
        Files.createDirectories(path.resolve("in the way"));

        journal.keep(() -> snapshot("0000"));

        assertThat(journal.hasFailed()).isTrue();
        assertThat(openHere()).isEmpty();
        assertThat(folder).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    @DisplayName("is written anew when it was deleted with its folder, and has failed when that is impossible")
    void deleted() throws IOException {
        Path night = Files.createDirectory(folder.resolve("journal"));
        Path path = night.resolve("table-0");
        TableJournal journal = new TableJournal(path, 0, HostSnapshot::getDefaultInstance, Runnable::run);
        journal.keep(() -> snapshot("9f2c"));
        Files.delete(path);
        Files.delete(night);

        TableSnapshot next = snapshot("9f2c").toBuilder().setLastNumber(7).build();
        journal.keep(() -> next);

        assertThat(journal.hasFailed()).isFalse();
        assertThat(TableFile.read(path).snapshot()).isEqualTo(next);
        Files.delete(path);
        Files.delete(night);
        Files.createFile(night);
        journal.keep(() -> next.toBuilder().setLastNumber(8).build());
        assertThat(journal.hasFailed()).isTrue();
    }

    @Test
    @DisplayName(
            "stays when the host ends while a list for the first round is out, so that the list can end in its deal")
    void aListIsOut() {
        assertThat(isLeft(ShufflePhase.SHUFFLE_PHASE_LINKS)).isTrue();
        assertThat(isLeft(ShufflePhase.SHUFFLE_PHASE_ANCHORS)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(names = {"TABLE_STAGE_PLAYING", "TABLE_STAGE_GATHERING"})
    @DisplayName("stays as it was when its table is stopped while it writes, and goes where no match is played")
    void stopped(TableStage stage) throws IOException {
        Path path = folder.resolve("table-2");
        TableJournal journal = new TableJournal(path, 2, HostSnapshot::getDefaultInstance, Runnable::run);
        TableSnapshot kept = TableSnapshot.newBuilder().setStage(stage).build();
        journal.keep(() -> kept);
        Thread.currentThread().interrupt();
        journal.keep(() -> kept.toBuilder().setLastNumber(1).build());
        journal.keep(() -> kept.toBuilder().setLastNumber(2).build());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(journal.hasFailed()).isTrue();
        journal.close(Snapshots::isMatchPlayed);
        if (stage == TableStage.TABLE_STAGE_PLAYING) {
            assertThat(TableFile.read(path).snapshot()).isEqualTo(kept);
        } else {
            assertThat(folder).isEmptyDirectory();
        }
    }

    @Test
    @DisplayName(
            "stays between matches if the night is kept, and the night is over when nothing was written for twelve hours")
    void betweenMatches() throws IOException {
        TableSnapshot between = TableSnapshot.newBuilder()
                .setStage(TableStage.TABLE_STAGE_MATCH_OVER)
                .setEvening(Evening.newBuilder()
                        .addMatches(FinishedMatch.newBuilder().setMatch("9f2c")))
                .build();
        assertThat(left(between, false)).doesNotExist();
        assertThat(left(TableSnapshot.getDefaultInstance(), true))
                .as("nobody was here")
                .doesNotExist();

        Instant written = Instant.parse("2026-11-27T22:00:00Z");
        Files.setLastModifiedTime(left(between, true), FileTime.from(written));
        try (NightFolder opened = NightFolder.open(folder)) {
            assertThat(opened.read().tables()).containsEntry(0, between);
            assertThat(opened.isOver(written.plus(Duration.ofHours(12)))).isFalse();
            assertThat(opened.isOver(written.plus(Duration.ofHours(13)))).isTrue();
        }
        TableSnapshot played =
                between.toBuilder().setStage(TableStage.TABLE_STAGE_PLAYING).build();
        Files.setLastModifiedTime(left(played, false), FileTime.from(written));
        try (NightFolder opened = NightFolder.open(folder)) {
            assertThat(opened.isOver(written.plus(Duration.ofDays(30)))).isFalse();
        }
    }

    @Test
    @DisplayName("stays when its table was closed before without a match, and opened again")
    void openedAgain() throws IOException {
        try (NightFolder opened = NightFolder.open(folder)) {
            opened.journalOf(1, HostSnapshot::getDefaultInstance).keep(TableSnapshot::getDefaultInstance);
            opened.journalOf(1, HostSnapshot::getDefaultInstance)
                    .keep(() -> TableSnapshot.newBuilder()
                            .setStage(TableStage.TABLE_STAGE_PLAYING)
                            .build());
        }
        assertThat(folder.resolve("journal/table-1.journal")).exists();
    }

    /** Returns where the file of a table is after its host has ended, if it is left. */
    private Path left(TableSnapshot last, boolean keepsNight) throws IOException {
        try (NightFolder opened = NightFolder.open(folder)) {
            opened.journalOf(0, HostSnapshot::getDefaultInstance).keep(() -> last);
            if (keepsNight) {
                opened.keepNight();
            }
        }
        return folder.resolve("journal/table-0.journal");
    }

    private boolean isLeft(ShufflePhase phase) {
        Path path = folder.resolve("table-1");
        TableJournal journal = new TableJournal(path, 1, HostSnapshot::getDefaultInstance, Runnable::run);
        journal.keep(() -> TableSnapshot.newBuilder()
                .setStage(TableStage.TABLE_STAGE_GATHERING)
                .setShuffle(ShuffleSnapshot.newBuilder().setPhase(phase))
                .build());
        journal.close(Snapshots::isMatchPlayed);
        return Files.exists(path);
    }

    private List<String> openHere() throws IOException {
        List<String> open = new ArrayList<>();
        try (Stream<Path> all = Files.list(OPEN_FILES)) {
            for (Path each : all.toList()) {
                String target = Files.exists(each, LinkOption.NOFOLLOW_LINKS)
                        ? Files.readSymbolicLink(each).toString()
                        : "";
                if (target.startsWith(folder.toRealPath() + "/")) {
                    open.add(target);
                }
            }
        }
        return open;
    }

    private static TableSnapshot snapshot(String match) {
        return TableSnapshot.newBuilder()
                .setMatch(MatchSnapshot.newBuilder().setId(match))
                .build();
    }
}
