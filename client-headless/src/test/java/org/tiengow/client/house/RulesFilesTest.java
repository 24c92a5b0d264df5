package org.tiengow.client.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.engine.rules.TableRules;

@DisplayName("A rules file")
class RulesFilesTest {
    private static final String RULES = "{\"base\": \"pagat\"}";

    @TempDir
    Path folder;

    @Test
    @DisplayName("in UTF-8 is read, with a byte order mark or without")
    void read() throws IOException {
        TableRules plain = RulesFiles.read(file("plain", RULES, StandardCharsets.UTF_8));
        assertThat(RulesFiles.read(file("marked", "\uFEFF" + RULES, StandardCharsets.UTF_8)))
                .isEqualTo(plain);
    }

    @Test
    @DisplayName("in UTF-16 is refused with the reason, and so are a folder and a missing file")
    void refused() throws IOException {
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            Path file = file(charset.name(), "\uFEFF" + RULES, charset);
            assertThatThrownBy(() -> RulesFiles.read(file))
                    .hasMessage(file + " cannot be read: it is text in UTF-16; save it as UTF-8.");
        }
        assertThatThrownBy(() -> RulesFiles.read(folder)).hasMessage(folder + " cannot be read: it is a folder.");
        Path missing = folder.resolve("missing");
        assertThatThrownBy(() -> RulesFiles.read(missing))
                .hasMessage(missing + " cannot be read: there is no such file.");
    }

    private Path file(String name, String text, Charset charset) throws IOException {
        return Files.writeString(folder.resolve(name), text, charset);
    }
}
