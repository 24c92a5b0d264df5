package org.tiengow.protocol.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Assertions;

/** Inputs that the fuzzer has found worth keeping, in a file {@code fuzz/NAME.zip} of a module's test resources. */
public final class FuzzCorpus {
    private static final Duration NO_HANG = Duration.ofSeconds(60);

    private FuzzCorpus() {}

    /** Gives each input of a file to a target once more; fails with the name of the one that something is thrown for. */
    public static void replay(String file, Consumer<byte[]> target) {
        Assertions.assertTimeoutPreemptively(
                NO_HANG, () -> assertThat(replayAll(file, target)).isGreaterThan(20));
    }

    private static int replayAll(String file, Consumer<byte[]> target) throws IOException {
        int runs = 0;
        try (InputStream in = FuzzCorpus.class.getResourceAsStream("/fuzz/" + file);
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
