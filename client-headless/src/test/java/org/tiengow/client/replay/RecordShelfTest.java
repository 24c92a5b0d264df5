package org.tiengow.client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Record files on the shelf")
class RecordShelfTest {
    @TempDir
    private Path folder;

    @Test
    void areFoundByTheMatchInTheirNames() throws IOException {
        for (String name : List.of(
                "2026-11-20_9f2c.jsonl",
                "2026-11-20_9f2c.2.jsonl",
                "2026-11-20_9f2c.10.jsonl",
                "2026-11-21_ab.jsonl",
                "arena.jsonl",
                "2026-11-20_77.txt")) {
            Files.writeString(folder.resolve(name), "");
        }
        assertThat(RecordShelf.matches(folder)).containsExactlyInAnyOrder("9f2c", "ab");
        assertThat(RecordShelf.of(folder, "9f2c"))
                .extracting(file -> file.getFileName().toString())
                .containsExactly("2026-11-20_9f2c.jsonl", "2026-11-20_9f2c.2.jsonl", "2026-11-20_9f2c.10.jsonl");
        assertThat(RecordShelf.of(folder, "none")).isEmpty();
        assertThat(RecordShelf.matches(folder.resolve("none"))).isEmpty();
    }
}
