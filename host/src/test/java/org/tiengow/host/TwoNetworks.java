package org.tiengow.host;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Two network namespaces joined by one cable, as two machines on a home network: no route to anywhere else.
 *
 * <pre>
 *   left 10.77.0.1/24 ── veth ── right 10.77.0.2/24
 * </pre>
 */
final class TwoNetworks implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 10;

    final String left = "tg-left-" + ProcessHandle.current().pid();
    final String right = "tg-right-" + ProcessHandle.current().pid();

    private TwoNetworks() {}

    /** Makes them; false when this machine or this user cannot. */
    static boolean arePossible() {
        try (TwoNetworks made = make()) {
            return !made.left.isEmpty();
        } catch (IllegalStateException notHere) {
            return false;
        }
    }

    static TwoNetworks make() {
        TwoNetworks made = new TwoNetworks();
        try {
            made.build();
            return made;
        } catch (IllegalStateException failed) {
            made.close();
            throw failed;
        }
    }

    /** Starts a program of the test classes in one of them, for a user with this home. */
    Process java(String network, Path home, Class<?> main) throws IOException {
        List<String> command = new ArrayList<>(List.of("ip", "netns", "exec", network));
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(List.of("-Duser.home=" + home, "-cp", System.getProperty("java.class.path"), main.getName()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Every process in them is ended first; a namespace lives as long as one. */
    @Override
    public void close() {
        ipDoes("netns", "del", left);
        ipDoes("netns", "del", right);
    }

    private void build() {
        ip("netns", "add", left);
        ip("netns", "add", right);
        ip("link", "add", "cable", "netns", left, "type", "veth", "peer", "name", "cable", "netns", right);
        plugIn(left, "10.77.0.1/24");
        plugIn(right, "10.77.0.2/24");
    }

    private static void plugIn(String network, String address) {
        ip("-n", network, "addr", "add", address, "brd", "+", "dev", "cable");
        ip("-n", network, "link", "set", "cable", "up");
        ip("-n", network, "link", "set", "lo", "up");
    }

    private static void ip(String... words) {
        if (!ipDoes(words)) {
            throw new IllegalStateException("ip " + String.join(" ", words) + " failed");
        }
    }

    private static boolean ipDoes(String... words) {
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
