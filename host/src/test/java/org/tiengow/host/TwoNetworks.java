package org.tiengow.host;

import static org.tiengow.host.Ip.ip;
import static org.tiengow.host.Ip.ipDoes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Two network namespaces joined by one cable, as two machines on a home network, or by a {@link RoughPath}: no route to anywhere
 * else.
 *
 * <pre>
 *   left 10.77.0.1/24 ── cable ── right 10.77.0.2/24
 * </pre>
 */
final class TwoNetworks implements AutoCloseable {
    /** What the device between them is called in both. */
    static final String CABLE = "cable";

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

    /** Joined by a cable. */
    static TwoNetworks make() {
        return make(made -> layCable(made.left, made.right));
    }

    /** Takes the cable away, its devices with it. */
    void unplug() {
        ip("-n", left, "link", "del", CABLE);
    }

    /** Takes the IPv4 addresses away, so that only the link-local IPv6 addresses are left. */
    void leaveIpv6Alone() {
        for (String network : new String[] {left, right}) {
            ip("-n", network, "-4", "addr", "flush", "dev", CABLE);
        }
    }

    /** Lays another cable, with the same addresses, but none to reach all at once: only the multicast group does. */
    void plugInAgain() {
        layCable(left, right);
        plugIn(left, "10.77.0.1/24", "10.77.0.1");
        plugIn(right, "10.77.0.2/24", "10.77.0.2");
    }

    private static void layCable(String left, String right) {
        ip("link", "add", CABLE, "netns", left, "type", "veth", "peer", "name", CABLE, "netns", right);
    }

    /**
     * Joined by whatever makes a device of the name {@link #CABLE} in both.
     *
     * @param joining throws {@link IllegalStateException} when it cannot
     */
    static TwoNetworks make(Consumer<TwoNetworks> joining) {
        TwoNetworks made = new TwoNetworks();
        try {
            ip("netns", "add", made.left);
            ip("netns", "add", made.right);
            joining.accept(made);
            plugIn(made.left, "10.77.0.1/24", "+");
            plugIn(made.right, "10.77.0.2/24", "+");
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

    private static void plugIn(String network, String address, String broadcast) {
        ip("-n", network, "addr", "add", address, "brd", broadcast, "dev", CABLE);
        ip("-n", network, "link", "set", CABLE, "up");
        ip("-n", network, "link", "set", "lo", "up");
    }
}
