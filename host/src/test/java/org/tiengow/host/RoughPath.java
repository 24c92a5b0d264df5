package org.tiengow.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A path between two namespaces that loses, delays, doubles and reorders packets, and can fall silent: TUN devices with
 * {@code relay.py} between them, since not every kernel has a network emulator.
 */
final class RoughPath implements AutoCloseable {
    private static final String LOSS = "0.05";
    private static final String DELAY_MILLIS = "200";
    private static final String JITTER_MILLIS = "100";
    private static final String DOUBLED = "0.02";
    private static final long PATIENCE_SECONDS = 10;

    private final Process relay;
    private final BufferedReader said;
    private final PrintWriter silences;

    /**
     * Joins them.
     *
     * @param seed what all chance comes from
     * @throws IllegalStateException when it cannot
     */
    RoughPath(TwoNetworks networks, long seed) {
        try {
            Path script = Path.of(RoughPath.class.getResource("relay.py").toURI());
            relay = new ProcessBuilder(List.of(
                            "python3",
                            script.toString(),
                            networks.left,
                            networks.right,
                            TwoNetworks.CABLE,
                            String.valueOf(seed),
                            LOSS,
                            DELAY_MILLIS,
                            JITTER_MILLIS,
                            DOUBLED))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            said = relay.inputReader(StandardCharsets.UTF_8);
            silences = new PrintWriter(relay.outputWriter(StandardCharsets.UTF_8), true);
            if (!"READY".equals(said.readLine())) {
                throw new IllegalStateException("the relay did not begin");
            }
        } catch (IOException | URISyntaxException cannot) {
            throw new IllegalStateException("the relay cannot run", cannot);
        }
    }

    /** Loses everything from now on, for so long. */
    void fallSilent(Duration time) {
        silences.println(time.toMillis());
    }

    /** Ends it, and says what happened to how many packets. */
    String end() {
        silences.close();
        try {
            return String.valueOf(said.readLine());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    @Override
    public void close() {
        silences.close();
        try {
            if (!relay.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                relay.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            relay.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
