package org.tiengow.client.lan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.tiengow.client.lan.Ip.ip;
import static org.tiengow.client.lan.Ip.ipDoes;

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
public final class TwoNetworks implements AutoCloseable {
    /** What the device between them is called in both. */
    static final String CABLE = "cable";

    public final String left = "tg-left-" + ProcessHandle.current().pid();
    public final String right = "tg-right-" + ProcessHandle.current().pid();

    private TwoNetworks() {}

    /** Skips the test where namespaces cannot be made; fails it where {@code TIENGOW_REQUIRE} lists them. */
    public static void assumePossible() {
        boolean possible = arePossible();
        boolean required = List.of(
                        System.getenv().getOrDefault("TIENGOW_REQUIRE", "").split(","))
                .contains("netns");
        assertThat(possible || !required)
                .as("network namespaces can be made, as TIENGOW_REQUIRE demands")
                .isTrue();
        assumeTrue(possible, "network namespaces cannot be made here");
    }

    /** Makes them; false when this machine or this user cannot. */
    private static boolean arePossible() {
        try (TwoNetworks made = make()) {
            return !made.left.isEmpty();
        } catch (IllegalStateException notHere) {
            return false;
        }
    }

    /** Joined by a cable. */
    public static TwoNetworks make() {
        return make(made -> layCable(made.left, made.right));
    }

    /** Takes the cable away, its devices with it. */
    public void unplug() {
        ip("-n", left, "link", "del", CABLE);
    }

    /** Takes the IPv4 addresses away, so that only the link-local IPv6 addresses are left. */
    public void leaveIpv6Alone() {
        for (String network : new String[] {left, right}) {
            ip("-n", network, "-4", "addr", "flush", "dev", CABLE);
        }
    }

    /** Lays another cable, with the same addresses, but none to reach all at once: only the multicast group does. */
    public void plugInAgain() {
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
    public static TwoNetworks make(Consumer<TwoNetworks> joining) {
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

    /** Replaces the IPv4 address of the right side by this one, 10.77.0.3/24 for example. Connections of before keep the old one. */
    public void readdressRight(String address) {
        ip("-n", right, "-4", "addr", "flush", "dev", CABLE);
        ip("-n", right, "addr", "add", address, "brd", "+", "dev", CABLE);
    }

    /** Starts a program of the test classes in one of them, for a user with this home. */
    public Process java(String network, Path home, Class<?> main, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of("ip", "netns", "exec", network));
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(List.of("-Duser.home=" + home, "-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(words));
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
