package org.tiengow.host.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;

@DisplayName("Records in a folder")
class RecordFolderTest {
    private static final TableRules RULES = TableRules.named("pagat");
    private static final List<PlayerTag> PLAYERS = Collections.nCopies(4, new PlayerTag("Mei", false));

    @TempDir
    private Path data;

    private static Round finished() {
        Random random = new Random(5);
        Round round = Round.begin(Match.begin(RULES.set(), 4, 0).next(), Deal.shuffled(4, random::nextInt));
        while (round.phase() != Phase.SETTLED) {
            int seat = round.turn();
            Outcome outcome =
                    round.play(seat, LegalPlays.of(round.viewFor(seat)).get(0));
            round = ((Outcome.Accepted) outcome).next();
        }
        return round;
    }

    private static Clock at(String moment) {
        return Clock.fixed(Instant.parse(moment), ZoneOffset.UTC);
    }

    private static String keep(RecordFolder records, String match) {
        String line = records.record(match, RULES, PLAYERS, finished(), List.of(), Optional.empty());
        records.keep(match, line);
        return line;
    }

    @Test
    @DisplayName("a match is one file, also when it goes on past midnight")
    void oneFile() throws IOException {
        Path folder = RecordFolder.in(data);
        String first = keep(
                new RecordFolder(folder, new KeptRounds(folder), at("2026-11-20T23:59:00Z"), end -> {}, table -> {}),
                "00ff");
        keep(
                new RecordFolder(folder, new KeptRounds(folder), at("2026-11-21T00:10:00Z"), end -> {}, table -> {}),
                "00ff");

        Path file = folder.resolve("2026-11-20_00ff.jsonl");
        assertThat(Files.readAllLines(file)).hasSize(2).first().isEqualTo(first);
        assertThat(first).contains("\"at\":\"2026-11-20T23:59:00Z\"");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    @DisplayName(
            "a match that comes back by agreement goes on in another file each time, also when its host is started again")
    void comesBackByAgreement() throws IOException {
        List<String> night = joined(20);
        Path folder = RecordFolder.in(data);
        RecordFolder records = folderAt("2026-11-20T20:00:00Z");
        night.subList(0, 7).forEach(line -> records.keep("00ff", line));
        records.keep("00ff", bare(8, "the others did not count it"));
        Path first = folder.resolve("2026-11-20_00ff.jsonl");
        List<String> played = Files.readAllLines(first);
        assertThat(played).hasSize(8);

        RecordFolder again = folderAt("2026-11-21T20:00:00Z");
        again.goOn("00ff", 13, List.of());
        assertThat(filesIn(folder)).as("nothing was played yet").containsExactly(first);
        RecordFolder beforeItsFirstRound = folderAt("2026-11-21T20:01:00Z");
        beforeItsFirstRound.goOn("00ff", 13, List.of());
        night.subList(12, 14).forEach(line -> beforeItsFirstRound.keep("00ff", line));
        Path second = folder.resolve("2026-11-21_00ff.2.jsonl");
        assertThat(Files.readAllLines(second)).isEqualTo(night.subList(12, 14));

        RecordFolder startedAgain = folderAt("2026-11-22T20:00:00Z");
        startedAgain.goOn("00ff", 13, night.subList(12, 15));
        startedAgain.keep("00ff", night.get(15));
        assertThat(Files.readAllLines(second)).isEqualTo(night.subList(12, 16));

        RecordFolder onceMore = folderAt("2026-11-22T21:00:00Z");
        onceMore.goOn("00ff", 19, List.of());
        onceMore.keep("00ff", night.get(18));
        Path third = folder.resolve("2026-11-22_00ff.3.jsonl");
        assertThat(Files.readAllLines(third)).containsExactly(night.get(18));
        assertThat(Files.readAllLines(second)).isEqualTo(night.subList(12, 16));
        assertThat(Files.readAllLines(first)).isEqualTo(played);
        assertThat(filesIn(folder)).containsExactlyInAnyOrder(first, second, third);
    }

    @Test
    @DisplayName(
            "a match that came back has a file of its own, though the host died between the journal and the record")
    void diedBetween() throws IOException {
        List<String> night = joined(14);
        Path folder = RecordFolder.in(data);
        RecordFolder records = folderAt("2026-11-20T20:00:00Z");
        night.subList(0, 8).forEach(line -> records.keep("00ff", line));

        folderAt("2026-11-21T20:00:00Z").goOn("00ff", 13, night.subList(12, 14));
        assertThat(Files.readAllLines(folder.resolve("2026-11-20_00ff.jsonl"))).isEqualTo(night.subList(0, 8));
        assertThat(Files.readAllLines(folder.resolve("2026-11-21_00ff.2.jsonl")))
                .isEqualTo(night.subList(12, 14));
    }

    @Test
    @DisplayName("a match that comes back with all that was played in between goes on in its file")
    void comesBackWhole() throws IOException {
        for (List<String> night : List.of(joined(10), older(10))) {
            for (int first = 1; first <= 6; first++) {
                Path folder = RecordFolder.in(Files.createTempDirectory(data, "host"));
                RecordFolder records = new RecordFolder(
                        folder, new KeptRounds(folder), at("2026-11-20T20:00:00Z"), end -> {}, table -> {});
                night.subList(0, 5).forEach(line -> records.keep("00ff", line));
                new RecordFolder(folder, new KeptRounds(folder), at("2026-11-21T20:00:00Z"), end -> {}, table -> {})
                        .goOn("00ff", first, night.subList(first - 1, 10));
                Path file = folder.resolve("2026-11-20_00ff.jsonl");
                assertThat(Files.readAllLines(file)).as("from round %d", first).isEqualTo(night);
                assertThat(filesIn(folder)).containsExactly(file);
            }
        }
    }

    private RecordFolder folderAt(String moment) throws IOException {
        return new RecordFolder(
                RecordFolder.in(data), new KeptRounds(RecordFolder.in(data)), at(moment), end -> {}, table -> {});
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }

    /** The lines of so many rounds, each joined to the one before. */
    private List<String> joined(int rounds) throws IOException {
        RecordFolder records = folderAt("2026-11-20T20:00:00Z");
        List<String> lines = new ArrayList<>();
        ByteString before = ByteString.EMPTY;
        for (int round = 1; round <= rounds; round++) {
            String line = records.link(bare(round, "all were there"), before, List.of());
            lines.add(line);
            before = records.digest(line);
        }
        return lines;
    }

    /** As earlier programs wrote them. */
    private static List<String> older(int rounds) {
        return IntStream.rangeClosed(1, rounds)
                .mapToObj(round -> bare(round, "all were there"))
                .toList();
    }

    private static String bare(int round, String remark) {
        return "{\"match\":\"00ff\",\"round\":" + round + ",\"remark\":\"" + remark + "\"}";
    }

    @Test
    @DisplayName("a folder that cannot be written is said at the start, in one sentence")
    void unwritable() throws IOException {
        Path file = Files.writeString(data.resolve("file"), "");
        assertThatThrownBy(() -> RecordFolder.in(file))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("Records cannot be written to " + file);
    }

    @Test
    @DisplayName("a disk that fails later stops neither the match nor, when it is well again, the record")
    void failsLater() throws IOException {
        Path folder = RecordFolder.in(data);
        RecordFolder records =
                new RecordFolder(folder, new KeptRounds(folder), at("2026-11-20T20:00:00Z"), end -> {}, table -> {});
        Path blocked = Files.createDirectory(folder.resolve("2026-11-20_00ff.jsonl"));

        assertThat(keep(records, "00ff")).startsWith("{");
        Files.delete(blocked);
        assertThat(keep(records, "00ff")).startsWith("{");
        assertThat(Files.readAllLines(blocked)).as("what waited and what came").hasSize(2);

        keep(records, "00aa");
        assertThat(folder.resolve("2026-11-20_00aa.jsonl")).exists();
    }

    @Test
    @DisplayName("the id of a match, which another host may have given it, leads out of no folder")
    void strangeId() throws IOException {
        Path folder = RecordFolder.in(data);
        Files.createDirectory(folder.resolve("2026-11-20_"));
        keep(
                new RecordFolder(folder, new KeptRounds(folder), at("2026-11-20T20:00:00Z"), end -> {}, table -> {}),
                "/../../out");
        assertThat(data.resolve("out.jsonl")).doesNotExist();
        assertThat(folder.resolve("2026-11-20________out.jsonl")).exists();
    }

    @Test
    @DisplayName("without a folder nothing is kept, and the line is made all the same")
    void nowhere() {
        String line = keep(
                new RecordFolder(null, new KeptRounds(null), at("2026-11-20T20:00:00Z"), end -> {}, table -> {}),
                "00ff");
        assertThat(line).startsWith("{");
    }
}
