package org.tiengow.host.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.json.RecordChain;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;

/** The record of a match on a disk that is full at random moments; {@code -Ddisk.moments=200} has so many of them. */
@DisplayName("The record of a match")
@Tag("slow")
class MatchFileTest {
    private static final int MOMENTS = Integer.getInteger("disk.moments", 200);
    private static final long SEED = Long.getLong("disk.seed", System.nanoTime());
    private static final TableRules RULES = TableRules.named("pagat").with(Parameter.ROUNDS, 0);
    private static final List<PlayerTag> PLAYERS = Collections.nCopies(4, new PlayerTag("Mei", false));

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);

    /** A disk with so many bytes left, of which each write takes some. */
    private final class Disk {
        private volatile long left = Long.MAX_VALUE;
        private volatile int full;
        private volatile int untilBroken = Integer.MAX_VALUE;

        SeekableByteChannel open(Path file) throws IOException {
            SeekableByteChannel real = Files.newByteChannel(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            return new FullAtTimes(real, this);
        }

        private int write(SeekableByteChannel real, ByteBuffer bytes) throws IOException {
            long over = Math.max(0, real.size() - real.position()); // what is written over has its place
            long space = left == Long.MAX_VALUE ? left : left + over;
            int taken = (int) Math.min(Math.min(space, untilBroken), 1 + random.nextInt(bytes.remaining()));
            if (taken == 0) {
                full = full + 1;
                throw new IOException("No space left on device");
            }
            ByteBuffer piece = bytes.slice(bytes.position(), taken);
            while (piece.hasRemaining()) {
                real.write(piece);
            }
            bytes.position(bytes.position() + taken);
            untilBroken -= untilBroken == Integer.MAX_VALUE ? 0 : taken;
            left -= left == Long.MAX_VALUE ? 0 : Math.max(0, taken - over);
            return taken;
        }
    }

    private record FullAtTimes(SeekableByteChannel real, Disk disk) implements SeekableByteChannel {
        @Override
        public int read(ByteBuffer into) throws IOException {
            return real.read(into);
        }

        @Override
        public int write(ByteBuffer bytes) throws IOException {
            return disk.write(real, bytes);
        }

        @Override
        public long position() throws IOException {
            return real.position();
        }

        @Override
        public SeekableByteChannel position(long to) throws IOException {
            real.position(to);
            return this;
        }

        @Override
        public long size() throws IOException {
            return real.size();
        }

        @Override
        public SeekableByteChannel truncate(long to) throws IOException {
            real.truncate(to);
            return this;
        }

        @Override
        public boolean isOpen() {
            return real.isOpen();
        }

        @Override
        public void close() throws IOException {
            real.close();
        }
    }

    private Round played(Match match) {
        Round round = Round.begin(match.next(), Deal.shuffled(4, random::nextInt));
        while (round.phase() != Phase.SETTLED) {
            int seat = round.turn();
            LegalPlays legal = LegalPlays.of(round.viewFor(seat));
            round = round.play(seat, legal.get(random.nextInt(legal.size())))
                    .accepted()
                    .next();
        }
        return round;
    }

    private RecordFolder records(Disk disk, ScheduledExecutorService thread) {
        return new RecordFolder(
                folder, new KeptRounds(folder), Clock.systemUTC(), end -> {}, table -> {}, thread, disk::open);
    }

    private Path file() throws IOException {
        try (var files = Files.list(folder)) {
            return files.reduce((one, other) -> {
                        throw new AssertionError("two files of one match");
                    })
                    .orElseThrow();
        }
    }

    @Test
    @DisplayName("has whole lines only when the disk is full at random moments, and all of them once there is space")
    void fullDisk() throws Exception {
        System.out.println("seed " + SEED);
        Disk disk = new Disk();
        List<String> lines = new ArrayList<>();
        StringBuilder all = new StringBuilder();
        try (RecordFolder records = records(disk, Executors.newSingleThreadScheduledExecutor())) {
            Match match = Match.begin(RULES.set(), 4, 0);
            while (disk.full < MOMENTS) {
                int before = disk.full;
                Round round = played(match);
                String line = records.record("00ff", RULES, PLAYERS, round, List.of(), Optional.empty());
                lines.add(line);
                disk.left = random.nextInt(3) > 0 ? Long.MAX_VALUE : random.nextInt(4 * line.length());
                records.keep("00ff", line);
                match = match.after(round.result().orElseThrow());
                all.append(line).append('\n');
                if (disk.full == before) {
                    continue;
                }
                String found = Files.readString(file());
                assertThat(found.isEmpty() || found.endsWith("}\n"))
                        .as("whole lines: %s", found)
                        .isTrue();
                assertThat(all.indexOf(found)).as("nothing else").isZero();
            }
            disk.left = Long.MAX_VALUE;
        }
        assertThat(Files.readAllLines(file())).isEqualTo(lines);
        int[] right = {0};
        assertThat(new RecordFile(file()).check(round -> right[0]++)).isEmpty();
        assertThat(right[0]).isEqualTo(lines.size());
    }

    @Test
    @DisplayName("has its last round soon after there is space again, although no round follows")
    void lastRound() throws Exception {
        Disk disk = new Disk();
        disk.left = 100;
        try (RecordFolder records = records(disk, Executors.newSingleThreadScheduledExecutor())) {
            String line = records.record(
                    "00ff", RULES, PLAYERS, played(Match.begin(RULES.set(), 4, 0)), List.of(), Optional.empty());
            records.keep("00ff", line);
            assertThat(file()).isEmptyFile();
            disk.left = Long.MAX_VALUE;
            await().untilAsserted(() -> assertThat(file()).hasContent(line));
        }
    }

    @Test
    @DisplayName(
            "keeps its last round where there is no space for what is signed of it, and has all of that once there is")
    void signed() throws IOException {
        System.out.println("seed " + SEED);
        String one = RecordChain.signed(line(2), List.of(signature("aa")));
        String both = RecordChain.signed(line(2), List.of(signature("aa"), signature("bb")));
        for (boolean waits : List.of(false, true)) {
            for (int space = 0; space < both.length() - line(2).length(); space++) {
                Disk disk = new Disk();
                Path path = folder.resolve("record.jsonl");
                Files.deleteIfExists(path);
                MatchFile file = new MatchFile(path, disk::open);
                file.add(line(1));
                file.write();
                file.add(line(2));
                disk.left = waits ? 0 : Long.MAX_VALUE;
                if (waits) {
                    assertThatThrownBy(file::write).isInstanceOf(IOException.class);
                } else {
                    file.write();
                }
                disk.left =
                        waits ? random.nextInt(line(2).length()) : Math.min(space, one.length() - line(2).length() - 1);
                assertThatThrownBy(() -> file.lengthen(one)).isInstanceOf(IOException.class);
                disk.left = waits ? 0 : Math.min(disk.left, space);
                assertThatThrownBy(() -> file.lengthen(both)).isInstanceOf(IOException.class);
                String kept = waits ? line(1) + "\n" : line(1) + "\n" + line(2) + "\n";
                assertThat(path).content().as("%d bytes left", space).isEqualTo(kept);
                disk.left = Long.MAX_VALUE;
                file.write();
                assertThat(path).content().isEqualTo(line(1) + "\n" + both + "\n");
            }
        }
    }

    @Test
    @DisplayName("has its last round and what is signed of it again after a disk that took only a few bytes of that")
    void brokenWhileSigned() throws IOException {
        String signed = RecordChain.signed(line(2), List.of(signature("aa")));
        for (int bytes = 0; bytes < 20; bytes++) {
            Disk disk = new Disk();
            Path path = folder.resolve("record.jsonl");
            Files.deleteIfExists(path);
            MatchFile file = new MatchFile(path, disk::open);
            file.add(line(1));
            file.add(line(2));
            file.write();
            disk.untilBroken = bytes;
            assertThatThrownBy(() -> file.lengthen(signed)).isInstanceOf(IOException.class);
            disk.untilBroken = Integer.MAX_VALUE;
            file.write();
            assertThat(path).content().as("%d bytes", bytes).isEqualTo(line(1) + "\n" + signed + "\n");
        }
    }

    private static RecordChain.Signature signature(String digits) {
        return new RecordChain.Signature(2, digits.repeat(32), true, digits.repeat(64));
    }

    @Test
    @DisplayName("is mended from the journal's last rounds, and keeps the earlier ones")
    void mended() throws IOException {
        List<String> lines = List.of(line(1), line(2), line(3), line(4));
        for (int cut = 0; cut <= 3 * (line(1).length() + 1); cut++) {
            Path file = folder.resolve("record.jsonl");
            Files.writeString(file, String.join("\n", lines.subList(0, 2)) + "\n");
            String later = line(3) + "\n" + line(4) + "\n" + line(5) + "\n";
            Files.writeString(file, later.substring(0, cut), StandardOpenOption.APPEND);
            new MatchFile(file, new Disk()::open).mend(3, lines.subList(2, 4));
            assertThat(Files.readAllLines(file)).as("cut at %d", cut).isEqualTo(lines);
        }
    }

    private static String line(int round) {
        return "{\"match\":\"00ff\",\"round\":" + round + ",\"deal\":[]}";
    }
}
