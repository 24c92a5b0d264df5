package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.client.check.SignedMatch;

/** The signed record that both verifiers can be tried on, and names of keys; {@code -Dgolden.update=true} writes them anew. */
class ExampleRecordTest {
    private static final Path FILE = Path.of("..", "docs", "verify", "example.jsonl");

    @Test
    void theExampleIsWhatTheProgramWrites() throws IOException {
        List<String> lines = SignedMatch.example();
        List<String> known = List.of(
                SignedMatch.KEYS.get(0).identity().hex() + " Mei",
                SignedMatch.KEYS.get(1).identity().hex() + " Bo");
        if (Boolean.getBoolean("golden.update")) {
            Files.write(FILE, lines);
            Files.write(FILE.resolveSibling("known-keys.txt"), known);
        }
        assertThat(Files.readAllLines(FILE)).isEqualTo(lines);
        assertThat(Files.readAllLines(FILE.resolveSibling("known-keys.txt"))).isEqualTo(known);
    }
}
