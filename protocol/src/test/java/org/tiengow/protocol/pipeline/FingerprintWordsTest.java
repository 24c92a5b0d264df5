package org.tiengow.protocol.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FingerprintWordsTest {
    @Test
    void thereAreSoManyAsAByteHasValues() {
        assertThat(FingerprintWords.list()).hasSize(256).doesNotHaveDuplicates().isSorted();
        assertThat(FingerprintWords.list()).allMatch(word -> word.matches("[a-z]{3,9}"));
    }

    @Test
    void thePageHasTheWordsOfItsExampleAndTheWholeList() throws IOException {
        byte[] fingerprint = new byte[32];
        for (int i = 0; i < 32; i++) {
            fingerprint[i] = (byte) (0x40 + i);
        }
        String page = Files.readString(Path.of("..", "docs", "protocol.md"));
        assertThat(page).contains("`" + String.join(" ", FingerprintWords.of(fingerprint)) + "`");
        assertThat(page.replaceAll("\\s+", " ")).contains(String.join(" ", FingerprintWords.list()));
    }

    @Test
    void anotherFingerprintHasOtherWords() {
        byte[] fingerprint = new byte[32];
        byte[] other = new byte[32];
        other[31] = 1;
        assertThat(FingerprintWords.of(fingerprint)).hasSize(6).isNotEqualTo(FingerprintWords.of(other));
        assertThat(FingerprintWords.line(Fingerprint.write(fingerprint)))
                .isEqualTo(String.join(" ", FingerprintWords.of(fingerprint)));
    }
}
