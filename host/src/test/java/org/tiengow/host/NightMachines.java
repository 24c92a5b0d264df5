package org.tiengow.host;

import static org.tiengow.client.lan.Ip.ip;
import static org.tiengow.client.lan.Ip.ipDoes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Some network namespaces, each with an address of its own, as machines on a home network of two switches: all of them at one, unless the
 * network is split.
 *
 * <pre>
 *   machine 0 10.78.0.1/24 ──┐
 *   machine 1 10.78.0.2/24 ──┼─ switch 0 / switch 1
 *   ...                    ──┘
 * </pre>
 */
final class NightMachines implements AutoCloseable {

    private final String prefix = "tg-night-" + ProcessHandle.current().pid() + "-";
    private final String hub = prefix + "hub";
    private final int number;

    /** Makes them. */
    NightMachines(int number) {
        this.number = number;
        ip("netns", "add", hub);
        for (int side = 0; side < 2; side++) {
            ip("-n", hub, "link", "add", "switch" + side, "type", "bridge");
            ip("-n", hub, "link", "set", "switch" + side, "up");
        }
        for (int machine = 0; machine < number; machine++) {
            String there = prefix + machine;
            ip("netns", "add", there);
            ip("link", "add", "cable", "netns", there, "type", "veth", "peer", "name", "port" + machine, "netns", hub);
            ip("-n", there, "addr", "add", address(machine) + "/24", "brd", "+", "dev", "cable");
            ip("-n", there, "link", "set", "cable", "up");
            ip("-n", there, "link", "set", "lo", "up");
            ip("-n", hub, "link", "set", "port" + machine, "up");
        }
        mend();
    }

    static String address(int machine) {
        return "10.78.0." + (machine + 1);
    }

    /** These machines reach each other, and none of the others. */
    void split(Set<Integer> away) {
        away.forEach(machine -> ip("-n", hub, "link", "set", "port" + machine, "master", "switch1"));
    }

    /** All reach all. */
    void mend() {
        for (int machine = 0; machine < number; machine++) {
            ip("-n", hub, "link", "set", "port" + machine, "master", "switch0");
        }
    }

    /** Starts a program of the test classes on one of them. */
    Process java(int machine, Path log, Class<?> main, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of("ip", "netns", "exec", prefix + machine));
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx192m"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(words));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
    }

    @Override
    public void close() {
        for (int machine = 0; machine < number; machine++) {
            ipDoes("netns", "del", prefix + machine);
        }
        ipDoes("netns", "del", hub);
    }
}
