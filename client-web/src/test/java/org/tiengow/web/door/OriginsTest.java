package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OriginsTest {
    private final Origins origins =
            new Origins(CompletableFuture.completedFuture(Set.of("localhost", "kitchen", "kitchen.local")));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "192.168.1.20:47914",
                "127.0.0.1",
                "[fe80::1]:47914",
                "[::1]",
                "[fe80::1%25wlan0]:47914",
                "localhost:47914",
                "Kitchen:80",
                "kitchen.local"
            })
    void theseAreNamesOfThisMachine(String host) {
        assertThat(origins.isHere(host)).isTrue();
    }

    /** A page elsewhere whose name points to this machine comes with that name. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "evil.example:47914",
                "192.168.1.20.evil.example",
                "kitchen.evil.example",
                "256.1.1.1",
                "1.2.3",
                "192.168.1.20:47914:1",
                "[fe80::1",
                "fe80::1",
                "",
                ":47914",
                "kitchen.local.",
                "192.168.1.20/x",
                "kitchen@evil"
            })
    void theseAreNot(String host) {
        assertThat(origins.isHere(host)).isFalse();
    }

    @Test
    void whoDoesNotSayWhomTheyCallIsNotHere() {
        assertThat(origins.isHere(null)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "http://192.168.1.20:47914, 192.168.1.20:47914, true",
        "https://kitchen.local, Kitchen.local, true",
        "http://192.168.1.20, 192.168.1.20:47914, false",
        "http://evil.example, 192.168.1.20:47914, false",
        "null, 192.168.1.20:47914, false",
        "file://, 192.168.1.20:47914, false",
        "http://192.168.1.20:47914/, 192.168.1.20:47914, false"
    })
    void onlyAPageOfThisDoorMaySitDown(String origin, String host, boolean same) {
        assertThat(Origins.isSame(origin, host)).isEqualTo(same);
        assertThat(Origins.isSame(null, host)).isFalse();
    }
}
