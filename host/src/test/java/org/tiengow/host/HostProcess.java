package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.host.command.HostCommand;
import picocli.CommandLine;

/**
 * The command {@code host} as a process of its own, for tests that kill it or type to it.
 *
 * @param process the process
 * @param ready what stood behind READY
 */
record HostProcess(Process process, JsonObject ready) {
    /** Runs the command. */
    public static void main(String[] words) {
        System.exit(new CommandLine(new HostCommand()).execute(words));
    }

    /**
     * Starts it, and waits until clients can join.
     *
     * @param log where standard error goes
     */
    static HostProcess start(Path log, String... words) throws IOException {
        List<String> line = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                HostProcess.class.getName()),
                        Stream.of(words))
                .toList();
        Process process = new ProcessBuilder(line).redirectError(log.toFile()).start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String first = out.readLine();
        assertThat(first).as(Files.readString(log)).startsWith("READY ");
        return new HostProcess(
                process,
                JsonParser.parseString(first.substring("READY ".length())).getAsJsonObject());
    }

    /** How somebody comes in from this machine. */
    JoinTarget joinTarget(String name) {
        return JoinTarget.of(new HostAddress("127.0.0.1", ready.get("port").getAsInt()), PlayerKind.PERSON, name)
                .withFingerprint(ready.get("fingerprint").getAsString());
    }
}
