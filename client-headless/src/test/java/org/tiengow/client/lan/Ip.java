package org.tiengow.client.lan;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Linux's command for networks. */
public final class Ip {
    private static final int PATIENCE_SECONDS = 10;

    private Ip() {}

    /**
     * Runs the command.
     *
     * @throws IllegalStateException when it fails
     */
    public static void ip(String... words) {
        if (!ipDoes(words)) {
            throw new IllegalStateException("ip " + String.join(" ", words) + " failed");
        }
    }

    /** Checks whether the command succeeds; it does not for want of the program or of the right to change networks. */
    public static boolean ipDoes(String... words) {
        List<String> command = new ArrayList<>(List.of("ip"));
        command.addAll(List.of(words));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            return process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException thereIsNoSuchProgram) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
