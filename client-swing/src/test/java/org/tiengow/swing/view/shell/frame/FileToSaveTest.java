package org.tiengow.swing.view.shell.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.presentation.table.Tables;

/** Where something is saved is for the person at the window to say, not for who wrote a record. */
class FileToSaveTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"../../x", "/home/mei/.profile", "C:\\\\x", "..", "", "\u0000", "%2e%2e/", "\u202Efdp"})
    void aStrangersIdLeadsNowhere(String id) {
        String name = FileToSave.named(id, ".jsonl");
        assertThat(name).matches("[0-9A-Za-z_-]+\\.jsonl");
        assertThat(folder.resolve(name).normalize()).hasParentRaw(folder);
    }

    @ParameterizedTest
    @CsvSource({"2f9a-3, 2f9a-3.jsonl", "2F_a, 2F_a.jsonl"})
    void aUsualIdIsTheName(String id, String name) {
        assertThat(FileToSave.named(id, ".jsonl")).isEqualTo(name);
        assertThat(FileToSave.named("a".repeat(5_000), ".jsonl")).hasSizeLessThan(60);
    }

    @Test
    void whatIsNotThereMayBeWritten() throws IOException {
        assertThat(FileToSave.mayBeWritten(folder.resolve("new.jsonl"), Tables.ENGLISH, "", null))
                .isTrue();
    }
}
