package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.LastAddresses.Met;

class LastAddressesTest {
    private static final HostAddress THERE = new HostAddress("192.168.1.20", 47_913);

    @TempDir
    private Path folder;

    @Test
    void theLastHostMetComesFirstAndEachOnce() {
        on(1).remember("Kitchen", key(1), THERE);
        on(1).remember("Garden", key(2), new HostAddress("10.0.0.2", 5_000));
        on(2).remember("Kitchen", key(1), new HostAddress("fd00::7", 5_000));

        assertThat(on(2).all()).extracting(Met::name).containsExactly("Kitchen", "Garden");
        assertThat(on(2).all().get(0).address()).hasToString("[fd00::7]:5000");
    }

    @Test
    void whoHasAnotherKeyAtAnAddressHasTakenItOver() {
        on(1).remember("Kitchen", key(1), THERE);
        on(1).remember("Kitchen", key(2), THERE);

        assertThat(on(1).all()).extracting(Met::fingerprint).containsExactly(key(2));
    }

    @Test
    void oldAndManyAreForgotten() throws IOException {
        on(1).remember("Kitchen", key(0), THERE);
        assertThat(on(1 + LastAddresses.DAYS).all()).hasSize(1);
        assertThat(on(2 + LastAddresses.DAYS).all()).isEmpty();

        for (int i = 1; i <= 40; i++) {
            on(2).remember("Host " + i, key(i), new HostAddress("10.0.0." + i, 5_000));
        }
        assertThat(on(2).all())
                .hasSize(LastAddresses.MOST)
                .first()
                .extracting(Met::name)
                .isEqualTo("Host 40");
        assertThat(Files.readAllLines(folder.resolve(LastAddresses.FILE))).hasSize(LastAddresses.MOST);
        assertThat(folder).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    void aDamagedFileCostsItsDamagedLines() throws IOException {
        on(1).remember("Kitchen", key(1), THERE);
        String good = Files.readString(folder.resolve(LastAddresses.FILE));
        Files.writeString(
                folder.resolve(LastAddresses.FILE),
                "\u0000\u0001\n" + good.replace("-02", "-99") + good + good.replace("192.168.1.20", "evil.example")
                        + "x".repeat(100_000) + "\n");

        assertThat(on(1).all()).extracting(Met::name).containsExactly("Kitchen");
    }

    @Test
    void whatNoLineHoldsIsNotRemembered() {
        on(1).remember("two\nlines", key(1), THERE);
        on(1).remember("Kitchen", key(1), new HostAddress("mei.local", 5_000));
        LastAddresses.NONE.remember("Kitchen", key(1), THERE);

        assertThat(on(1).all()).isEmpty();
        assertThat(LastAddresses.NONE.all()).isEqualTo(List.of());
    }

    private LastAddresses on(int day) {
        Instant noon = Instant.parse("2026-01-01T12:00:00Z").plusSeconds(86_400L * day);
        return LastAddresses.in(folder, Clock.fixed(noon, ZoneOffset.UTC));
    }

    private static String key(int number) {
        return String.format("%064x", number);
    }
}
