package org.tiengow.host.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.host.journal.wire.Heading;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.RoundSnapshot;
import org.tiengow.host.journal.wire.SeatPlay;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.wire.Act;
import org.tiengow.protocol.wire.Play;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("The journal of a table on disk")
@Tag("slow")
class JournalFileTest {
    private static final int PLAYS = 6;

    @TempDir
    private Path data;

    private Path file = Path.of("");

    private static TableSnapshot snapshot(String match, int plays) {
        RoundSnapshot.Builder round = RoundSnapshot.newBuilder().setNumber(1).addAllChips(List.of(0, 0));
        for (int i = 0; i < plays; i++) {
            round.addPlays(SeatPlay.newBuilder()
                    .setSeat(i % 2)
                    .setPlay(Play.newBuilder().setAct(Act.ACT_FACE_UP).setTiles(1 << i)));
        }
        return TableSnapshot.newBuilder()
                .setStage(TableStage.TABLE_STAGE_PLAYING)
                .addSeats(SeatSnapshot.newBuilder().setName("Mei"))
                .addSeats(SeatSnapshot.newBuilder().setName("Bo"))
                .setMatch(MatchSnapshot.newBuilder().setId(match).setRound(round))
                .build();
    }

    @BeforeEach
    void keepSixPlays() throws IOException {
        NightFolder folder = NightFolder.open(data);
        Journal journal = folder.journalOf(0, HostSnapshot::getDefaultInstance);
        for (int plays = 0; plays <= PLAYS; plays++) {
            TableSnapshot snapshot = snapshot("00ff", plays);
            journal.keep(() -> snapshot);
        }
        assertThat(journal.hasFailed()).isFalse();
        folder.close();
        file = data.resolve("journal").resolve("table-0.journal");
    }

    private static TableFile read(byte[] bytes) throws TableFile.Unusable {
        return TableFile.of(JournalFile.read(ByteBuffer.wrap(bytes)), "it");
    }

    @Test
    @DisplayName("is gone on with, and only its owner can read it")
    void goesOn() throws IOException {
        assertThat(TableFile.read(file).snapshot()).isEqualTo(snapshot("00ff", PLAYS));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        try (NightFolder again = NightFolder.open(data)) {
            assertThat(again.read().tables()).containsEntry(0, snapshot("00ff", PLAYS));
        }
    }

    @Test
    @DisplayName("cut at any byte it gives the last step that was finished, and says what was torn")
    void torn() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        int shorter = 0;
        for (int length = whole.length - 1; length > 0; length--) {
            byte[] cut = Arrays.copyOf(whole, length);
            TableFile read;
            try {
                read = read(cut);
            } catch (TableFile.Unusable tooShort) {
                assertThat(tooShort).hasMessageContaining("does not say how the table stood");
                continue;
            }
            int plays = read.snapshot().getMatch().getRound().getPlaysCount();
            assertThat(read.snapshot()).as("cut to %d bytes", length).isEqualTo(snapshot("00ff", plays));
            assertThat(plays).isLessThan(PLAYS);
            shorter += read.torn() > 0 ? 1 : 0;
        }
        assertThat(shorter).isGreaterThan(PLAYS * 12);
    }

    @Test
    @DisplayName("garbage at its end is cut off, and in its middle it is damage")
    void garbage() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(300);
        for (int length = 1; length <= 300; length++) {
            byte[] longer = Arrays.copyOf(whole, whole.length + length);
            byte[] rubbish = new byte[length];
            random.nextBytes(rubbish);
            System.arraycopy(rubbish, 0, longer, whole.length, length);
            assertThat(read(longer).snapshot()).as("%d bytes", length).isEqualTo(snapshot("00ff", PLAYS));
            assertThat(read(longer).torn()).isEqualTo(length);

            byte[] twice = Arrays.copyOf(longer, longer.length + whole.length);
            System.arraycopy(whole, 0, twice, longer.length, whole.length);
            assertThatThrownBy(() -> read(twice)).hasMessageContaining("damaged at byte " + whole.length);
        }
    }

    @Test
    @DisplayName("begins anew when it has become long, and a restart finds the same")
    void longOne() throws IOException {
        String record = "x".repeat(1 << 20);
        MatchSnapshot.Builder match = MatchSnapshot.newBuilder().setId("00ff");
        List<TableSnapshot> all = new ArrayList<>();
        try (NightFolder folder = NightFolder.open(data)) {
            Journal journal = folder.journalOf(0, HostSnapshot::getDefaultInstance);
            for (int round = 1; round <= 40; round++) {
                if (match.getLinesCount() == 2) {
                    MatchSnapshot before = match.build();
                    match.setForgotten(before.getForgotten() + 1).clearLines().clearRecords();
                    match.addLines(before.getLines(1)).addRecords(before.getRecords(1));
                }
                match.addLines(RoundLine.newBuilder().setRound(round)).addRecords(round + record);
                match.setRound(RoundSnapshot.newBuilder().setNumber(round + 1));
                TableSnapshot now =
                        snapshot("00ff", 0).toBuilder().setMatch(match).build();
                journal.keep(() -> now);
                all.add(now);
                assertThat(Files.size(file)).isLessThan(TableJournal.LONG_FILE + (3 << 20));
                assertThat(TableFile.read(file).snapshot()).isEqualTo(now);
            }
        }
        assertThat(all.get(39).getMatch().getForgotten()).isEqualTo(38);
    }

    @Test
    @DisplayName("begins anew while no round does, however much is said at the table")
    void longTalk() throws IOException {
        try (NightFolder folder = NightFolder.open(data)) {
            Journal journal = folder.journalOf(0, HostSnapshot::getDefaultInstance);
            for (int line = 1; line <= 40; line++) {
                TableSnapshot now = snapshot("00ff", 0).toBuilder()
                        .addChat(Said.newBuilder().setText(line + "x".repeat(1 << 20)))
                        .build();
                journal.keep(() -> now);
                assertThat(Files.size(file)).isLessThan(TableJournal.LONG_FILE + (3 << 20));
                assertThat(TableFile.read(file).snapshot()).isEqualTo(now);
            }
        }
    }

    @Test
    @DisplayName("that is longer than any that is written is set aside and never read")
    void tooLong() throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.allocate(1), 1L << 31); // nothing is stored of what lies before
        }
        assertThatThrownBy(() -> TableFile.read(file)).isInstanceOf(TableFile.Unusable.class);
        assertThat(NightFolder.glance(data)).isEmpty();
        try (NightFolder folder = NightFolder.open(data)) {
            assertThat(folder.read().isEmpty()).isTrue();
        }
        assertThat(file.resolveSibling("set-aside").resolve("table-0.journal")).exists();
    }

    @Test
    @DisplayName("a byte that was changed anywhere is noticed")
    void damaged() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] changed = whole.clone();
                changed[at] ^= (byte) (1 << bit);
                assertThatThrownBy(() -> read(changed))
                        .as("bit %d of byte %d", bit, at)
                        .isInstanceOf(TableFile.Unusable.class)
                        .hasMessageContaining("damaged at byte");
            }
        }
    }

    @Test
    @DisplayName("a damaged one is set aside, not deleted, and so is one that is not wanted")
    void setAside() throws IOException {
        byte[] changed = Files.readAllBytes(file);
        changed[changed.length / 2] ^= 1;
        Files.write(file, changed);
        try (NightFolder folder = NightFolder.open(data)) {
            assertThat(folder.read().isEmpty()).isTrue();
        }
        assertThat(file).doesNotExist();
        assertThat(file.resolveSibling("set-aside").resolve("table-0.journal")).hasBinaryContent(changed);
        Files.write(file, changed);
        try (NightFolder folder = NightFolder.open(data)) {
            assertThat(folder.setAside()).isEqualTo(1);
        }
        assertThat(file.resolveSibling("set-aside").resolve("2-table-0.journal"))
                .exists();
    }

    @Test
    @DisplayName("of a table at a stage that only a later program knows is not gone on with")
    void laterStage() {
        TableSnapshot later = snapshot("00ff", 1).toBuilder().setStageValue(99).build();
        Step step = Steps.between(snapshot("00ff", 1), later);
        JournalFile.Content content = new JournalFile.Content(
                List.of(Heading.newBuilder().setVersion(1).build().toByteArray(), step.toByteArray()), 0, 0, -1);
        assertThatThrownBy(() -> TableFile.of(content, "it"))
                .isInstanceOf(TableFile.Unusable.class)
                .hasMessageContaining("later version");
    }

    @Test
    @DisplayName("another host on the same folder is refused in a sentence")
    void locked() throws IOException {
        try (NightFolder mine = NightFolder.open(data)) {
            assertThat(mine).isNotNull();
            assertThatThrownBy(() -> NightFolder.open(data))
                    .isInstanceOf(IOException.class)
                    .hasMessage("Another host is running on the data folder " + data + ".");
        }
        NightFolder.open(data).close();
    }

    @Test
    @DisplayName("a night that is running is not one that was broken off")
    void runningNight() throws IOException {
        assertThat(NightFolder.glance(data)).isPresent();
        try (NightFolder running = NightFolder.open(data)) {
            assertThat(running).isNotNull();
            assertThat(NightFolder.glance(data)).isEmpty();
            assertThatThrownBy(() -> NightFolder.open(data)).isInstanceOf(FolderInUse.class);
        }
        assertThat(NightFolder.glance(data)).isPresent();
    }

    @Test
    @DisplayName("a new match begins a new file, and where no match is played nothing is left")
    void rotated() throws IOException {
        long before = Files.size(file);
        try (NightFolder folder = NightFolder.open(data)) {
            Journal journal = folder.journalOf(0, HostSnapshot::getDefaultInstance);
            journal.keep(() -> snapshot("00ff", PLAYS));
            journal.keep(() -> snapshot("0100", 0));
            assertThat(Files.size(file)).isLessThan(before);
            journal.keep(() -> snapshot("0100", 0).toBuilder()
                    .setStage(TableStage.TABLE_STAGE_MATCH_OVER)
                    .build());
        }
        assertThat(file).doesNotExist();
    }

    @Test
    @DisplayName("a disk that fails is said, the old file is put away, and the next round tries again")
    void fails() throws IOException {
        try (NightFolder folder = NightFolder.open(data)) {
            Path blocked = Files.createDirectories(
                    file.resolveSibling("table-0.journal.new").resolve("full"));
            Journal journal = folder.journalOf(0, HostSnapshot::getDefaultInstance);
            journal.keep(() -> snapshot("0100", 0));
            assertThat(journal.hasFailed()).isTrue();
            assertThat(file).as("what would bring back less than people know").doesNotExist();
            Files.delete(blocked);
            journal.keep(() -> snapshot("0100", 1));
            assertThat(journal.hasFailed()).isTrue();
            journal.keep(() -> snapshot("0200", 0));
            assertThat(journal.hasFailed()).isFalse();
            assertThat(TableFile.read(file).snapshot()).isEqualTo(snapshot("0200", 0));
        }
    }
}
