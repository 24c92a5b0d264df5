package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the fuzzer has found worth keeping is run once more. */
@DisplayName("What the fuzzer has found")
class FuzzCorpusTest {
    private static final Duration NO_HANG = Duration.ofSeconds(60);

    @Test
    void requestsAndFrames() {
        replay("doors.zip", DoorFuzz::fuzzerTestOneInput);
    }

    private static void replay(String file, Consumer<byte[]> target) {
        Assertions.assertTimeoutPreemptively(
                NO_HANG, () -> assertThat(replayAll(file, target)).isGreaterThan(20));
    }

    private static int replayAll(String file, Consumer<byte[]> target) throws IOException {
        int runs = 0;
        try (InputStream in = FuzzCorpusTest.class.getResourceAsStream("/fuzz/" + file);
                ZipInputStream inputs = new ZipInputStream(Objects.requireNonNull(in, file))) {
            for (ZipEntry input = inputs.getNextEntry(); input != null; input = inputs.getNextEntry()) {
                byte[] data = inputs.readAllBytes();
                try {
                    target.accept(data);
                } catch (RuntimeException | Error fault) {
                    throw new AssertionError(file + ", " + input.getName(), fault);
                }
                runs++;
            }
        }
        return runs;
    }
}
