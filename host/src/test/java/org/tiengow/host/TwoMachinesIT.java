package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.lan.TwoNetworks;

/** Guards what loopback cannot: finding a host on another machine, and the door that only opens to TLS from there. */
@DisplayName("Two machines on one network")
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TwoMachinesIT {
    private static final String MATCH = "host --port 0 --bots 3 --level random --rounds 2 --exit-after-match --data ";
    private static final String OTHER_KEY = "ab".repeat(32);

    /** A network that has come is noticed in two seconds. */
    private static final int SEARCH_SECONDS = 8;

    @TempDir
    private Path folder;

    private final List<Process> programs = new ArrayList<>();
    private TwoNetworks networks;

    @BeforeEach
    void join() {
        TwoNetworks.assumePossible();
        networks = TwoNetworks.make();
    }

    @AfterEach
    void part() {
        if (networks != null) {
            programs.forEach(Process::destroyForcibly);
            programs.forEach(program -> program.onExit().join());
            networks.close();
        }
    }

    @Test
    @DisplayName("find each other, and play a match through TLS; nobody comes in plain, or takes another for the host")
    void playAMatch() throws IOException {
        Machine left = new Machine(networks.left);
        JsonObject ready = left.host(MATCH + folder.resolve("host") + " --name Kitchen");
        String key = ready.get("fingerprint").getAsString();
        String address = "10.77.0.1:" + ready.get("port").getAsInt();
        assertThat(ready.get("addresses").toString()).isEqualTo("[\"10.77.0.1\"]");

        Machine right = new Machine(networks.right);
        List<String> found = right.run("find --seconds " + SEARCH_SECONDS);
        assertThat(found).hasSize(2).last().isEqualTo("EXIT 0");
        JsonObject host = JsonParser.parseString(found.get(0)).getAsJsonObject();
        assertThat(host.get("name").getAsString()).isEqualTo("Kitchen");
        assertThat(host.get("fingerprint").getAsString()).isEqualTo(key);
        assertThat(host.get("addresses").toString()).startsWith("[\"10.77.0.1\"");

        assertThat(right.run("plain " + address)).containsExactly("REFUSAL_REASON_PLAIN_NOT_ALLOWED", "EXIT 1");
        assertThat(right.run("bot --find Kitchen --fingerprint " + OTHER_KEY))
                .hasSize(2)
                .anyMatch(
                        line -> line.startsWith("The host at " + address + " does not have the key that was expected: "
                                + "it may be another host. Its key is " + key + "."))
                .contains("EXIT 1");
        right.known().remember("Kitchen", OTHER_KEY);
        assertThat(right.run("bot --host " + address))
                .hasSize(2)
                .anyMatch(line -> line.startsWith("This is not the host you know by that name."))
                .contains("EXIT 1");

        assertThat(right.run("bot --find Kitchen --level random --trust --fingerprint " + key))
                .containsExactly("random sits at seat 0, Kitchen.", "The host has ended.", "EXIT 0");
        assertThat(right.known().fingerprintOf("Kitchen")).hasValue(key);
        assertThat(left.next()).startsWith("STANDINGS {").contains("\"random\"");
        assertThat(left.next()).isEqualTo("EXIT 0");
        assertThat(right.known().fingerprintOf("Kitchen")).hasValue(key);
    }

    @Test
    @DisplayName("know each other by the PIN, and never in plain")
    void askForThePin() throws IOException {
        Machine left = new Machine(networks.left);
        JsonObject ready = left.host(MATCH + folder.resolve("host") + " --name Cellar --pin 4711 --plain any");
        String address = "10.77.0.1:" + ready.get("port").getAsInt();

        Machine right = new Machine(networks.right);
        assertThat(right.run("plain " + address)).containsExactly("REFUSAL_REASON_PLAIN_NOT_ALLOWED", "EXIT 1");
        assertThat(right.run("bot --host " + address)).containsExactly("This host asks for its PIN.", "EXIT 1");
        assertThat(right.run("bot --pin 4712 --host " + address))
                .hasSize(2)
                .last()
                .isEqualTo("EXIT 1");
        assertThat(right.known().fingerprintOf("Cellar")).isEmpty();
        assertThat(right.run("bot --pin 4711 --host " + address))
                .containsExactly("steady sits at seat 0, Cellar.", "The host has ended.", "EXIT 0");
        assertThat(right.known().fingerprintOf("Cellar"))
                .hasValue(ready.get("fingerprint").getAsString());
    }

    @Test
    @DisplayName("find each other and play where there is IPv6 alone, at link-local addresses")
    void ipv6Alone() throws IOException {
        networks.leaveIpv6Alone();
        Machine left = new Machine(networks.left);
        left.host(MATCH + folder.resolve("host") + " --name Kitchen");

        Machine right = new Machine(networks.right);
        List<String> found = right.run("find --seconds " + SEARCH_SECONDS);
        assertThat(found).hasSize(2);
        assertThat(found.get(0)).contains("Kitchen").containsPattern("\"addresses\":\\[\"fe80:[0-9a-f:]+%\\w+\"]");
        assertThat(right.run("bot --find Kitchen --level random"))
                .containsExactly("random sits at seat 0, Kitchen.", "The host has ended.", "EXIT 0");
    }

    @Test
    @DisplayName("find each other also when the network comes later, and comes again")
    void networkComesLater() throws IOException {
        networks.unplug();
        Machine left = new Machine(networks.left);
        left.host("host --port 0 --name Attic --data " + folder.resolve("host"));
        Machine right = new Machine(networks.right);
        for (int time = 0; time < 2; time++) {
            right.commands.println("find --seconds " + SEARCH_SECONDS);
            networks.plugInAgain();
            assertThat(right.next()).contains("\"Attic\"").contains("\"10.77.0.1\"");
            assertThat(right.next()).isEqualTo("EXIT 0");
            networks.unplug();
        }
    }

    /** A program on one of the machines that takes one command after the other. */
    private final class Machine {
        private final Path home;
        private final BufferedReader said;
        private final PrintWriter commands;

        Machine(String network) throws IOException {
            home = Files.createDirectory(folder.resolve(network));
            Process program = networks.java(network, home, Shell.class);
            programs.add(program);
            said = program.inputReader(StandardCharsets.UTF_8);
            commands = new PrintWriter(program.outputWriter(StandardCharsets.UTF_8), true);
        }

        /** Starts a host and gives what it says of itself. */
        JsonObject host(String command) throws IOException {
            commands.println(command);
            String line = next();
            while (!line.startsWith("READY ")) {
                line = next();
            }
            return JsonParser.parseString(line.substring("READY ".length())).getAsJsonObject();
        }

        /** Everything a command says, to its EXIT. */
        List<String> run(String command) throws IOException {
            commands.println(command);
            List<String> lines = new ArrayList<>();
            do {
                lines.add(next());
            } while (!lines.get(lines.size() - 1).startsWith("EXIT "));
            return lines;
        }

        String next() throws IOException {
            String line = said.readLine();
            assertThat(line).as("another line of a program that runs").isNotNull();
            return line;
        }

        KnownHosts known() {
            return KnownHosts.in(home.resolve(".tiengow"));
        }
    }
}
