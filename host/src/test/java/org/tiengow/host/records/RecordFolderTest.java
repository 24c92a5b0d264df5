package org.tiengow.host.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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
        String line = records.record(match, RULES, PLAYERS, finished(), Optional.empty());
        records.keep(match, line);
        return line;
    }

    @Test
    @DisplayName("a match is one file, also when it goes on past midnight")
    void oneFile() throws IOException {
        Path folder = RecordFolder.in(data);
        String first = keep(new RecordFolder(folder, at("2026-11-20T23:59:00Z"), end -> {}, table -> {}), "00ff");
        keep(new RecordFolder(folder, at("2026-11-21T00:10:00Z"), end -> {}, table -> {}), "00ff");

        Path file = folder.resolve("2026-11-20_00ff.jsonl");
        assertThat(Files.readAllLines(file)).hasSize(2).first().isEqualTo(first);
        assertThat(first).contains("\"at\":\"2026-11-20T23:59:00Z\"");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
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
        RecordFolder records = new RecordFolder(folder, at("2026-11-20T20:00:00Z"), end -> {}, table -> {});
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
        keep(new RecordFolder(folder, at("2026-11-20T20:00:00Z"), end -> {}, table -> {}), "/../../out");
        assertThat(data.resolve("out.jsonl")).doesNotExist();
        assertThat(folder.resolve("2026-11-20________out.jsonl")).exists();
    }

    @Test
    @DisplayName("without a folder nothing is kept, and the line is made all the same")
    void nowhere() {
        String line = keep(new RecordFolder(null, at("2026-11-20T20:00:00Z"), end -> {}, table -> {}), "00ff");
        assertThat(line).startsWith("{");
    }
}
