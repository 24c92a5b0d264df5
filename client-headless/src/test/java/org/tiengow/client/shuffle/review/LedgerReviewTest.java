package org.tiengow.client.shuffle.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.ShuffleLedger;
import org.tiengow.engine.deal.ShuffleContext;

@DisplayName("A damaged ledger")
class LedgerReviewTest {
    private static final Fact SECRET =
            new Fact.Secret(new ShuffleContext(Bench.bytes("host"), "a", 0), 0, 0, Bench.bytes("secret"));

    @TempDir
    private Path folder;

    @BeforeEach
    void keep() {
        try (ShuffleLedger ledger = ShuffleLedger.in(folder)) {
            ledger.open(0);
            assertThat(ledger.append(List.of(SECRET))).isTrue();
        }
    }

    private void damage(byte[] bytes) throws IOException {
        Files.write(folder.resolve("shuffles.jsonl"), bytes, StandardOpenOption.APPEND);
    }

    private List<Fact> read() {
        try (ShuffleLedger ledger = ShuffleLedger.in(folder)) {
            List<Fact> facts = ledger.open(0);
            assertThat(ledger.isHeld()).isTrue();
            return facts;
        }
    }

    @Test
    @DisplayName("is read up to a line that is cut short")
    void cutShort() throws IOException {
        damage("{\"fact\":\"Ope".getBytes(StandardCharsets.UTF_8));
        assertThat(read()).containsExactly(SECRET);
    }

    @Test
    @DisplayName("is read up to bytes that are no text")
    void noText() throws IOException {
        damage(new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
        assertThat(read()).containsExactly(SECRET);
    }

    @Test
    @DisplayName("is read but for a line that lacks members")
    void membersMissing() throws IOException {
        damage("{\"fact\":\"Opened\",\"round\":1}\n".getBytes(StandardCharsets.UTF_8));
        assertThat(read()).containsExactly(SECRET);
    }
}
