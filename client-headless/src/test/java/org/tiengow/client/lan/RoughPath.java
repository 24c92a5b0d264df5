package org.tiengow.client.lan;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * A path between two namespaces that loses, delays, doubles and reorders packets, and can fall silent: TUN devices with
 * {@code relay.py} between them, since not every kernel has a network emulator.
 */
public final class RoughPath implements AutoCloseable {
    private static final String LOSS = "0.05";
    private static final String DOUBLED = "0.02";
    private static final long PATIENCE_SECONDS = 10;

    private final Process relay;
    private final BufferedReader said;
    private final PrintWriter silences;

    /**
     * Joins them by a path that loses 5 % of all packets and doubles 2 %.
     *
     * @param seed what all chance comes from
     * @param delay the mean time by which each packet is late, in either direction
     * @param jitter how much more or less it is late, at the most
     * @throws IllegalStateException when it cannot
     */
    public RoughPath(TwoNetworks networks, long seed, Duration delay, Duration jitter) {
        try {
            relay = new ProcessBuilder(List.of(
                            "python3",
                            "-c", // from a jar too, which Python cannot open
                            script(),
                            networks.left,
                            networks.right,
                            TwoNetworks.CABLE,
                            String.valueOf(seed),
                            LOSS,
                            String.valueOf(delay.toMillis()),
                            String.valueOf(jitter.toMillis()),
                            DOUBLED))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            said = relay.inputReader(StandardCharsets.UTF_8);
            silences = new PrintWriter(relay.outputWriter(StandardCharsets.UTF_8), true);
            if (!"READY".equals(said.readLine())) {
                throw new IllegalStateException("the relay did not begin");
            }
        } catch (IOException cannot) {
            throw new IllegalStateException("the relay cannot run", cannot);
        }
    }

    private static String script() throws IOException {
        try (InputStream script = Objects.requireNonNull(RoughPath.class.getResourceAsStream("relay.py"))) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Loses everything from now on, for so long. */
    public void fallSilent(Duration time) {
        silences.println(time.toMillis());
    }

    /** Ends it, and says what happened to how many packets. */
    public String end() {
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
