package org.tiengow.presentation.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.replay.RecordShelf;
import org.tiengow.client.replay.Replay;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

@DisplayName("The list of record files")
class ReplayContentsTest {
    private static final Replay EMPTY = Replay.of("", List.of());

    @Test
    @DisplayName("names a host's file without a round by its day")
    void withoutRound() {
        ReplayContents.Line line = line(Tables.ENGLISH, "2026-11-20_9f2c.jsonl", EMPTY);
        assertThat(line.title()).isEqualTo("20 Nov 2026");
        assertThat(line.detail()).isEqualTo("No round of this match was finished.");
        assertThat(line(Tables.CHINESE, "2026-11-20_9f2c.2.jsonl", EMPTY).title())
                .isEqualTo("2026年11月20日");
    }

    @Test
    @DisplayName("names a long file by its day, without reading it")
    void longFile() {
        ReplayContents.Line line = line(Tables.ENGLISH, "2026-11-20_9f2c.jsonl", null);
        assertThat(line.title()).isEqualTo("20 Nov 2026");
        assertThat(line.kind()).isEqualTo(ReplayContents.Kind.ROUND);
    }

    @Test
    @DisplayName("keeps the name of a file that no host wrote")
    void otherName() {
        for (String name : List.of("arena.jsonl", "2026-11-20.jsonl", "2026-13-40_9f2c.jsonl", "x_9f2c.jsonl")) {
            assertThat(line(Tables.ENGLISH, name, EMPTY).title()).isEqualTo(name);
        }
    }

    private static ReplayContents.Line line(Words words, String name, @Nullable Replay contents) {
        return new ReplayContents(words, ZoneOffset.UTC).of(new RecordShelf.Kept(Path.of(name), contents));
    }
}
