package org.tiengow.swing.page;

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
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.tiengow.swing.Main;

/** A host as a process of its own, which can be killed. */
final class HostOutside implements AutoCloseable {
    private final Path data;
    private final List<String> options;
    private Process process;
    private int port;

    /** Starts one; options of the command {@code host}. */
    HostOutside(Path data, String... options) throws IOException {
        this.data = data;
        this.options = List.of(options);
        this.process = start();
    }

    int port() {
        return port;
    }

    /** Kills it, and starts it again where it was. */
    void killed() throws IOException {
        close();
        process = start();
    }

    @Override
    public void close() {
        try {
            process.destroyForcibly().waitFor(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Process start() throws IOException {
        Path log = data.resolve("log.txt");
        List<String> line = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Djava.awt.headless=true",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName(),
                                "host",
                                "--port",
                                Integer.toString(port),
                                "--data",
                                data.toString(),
                                "--no-discovery",
                                "--no-web"),
                        options.stream())
                .toList();
        Process started = new ProcessBuilder(line).redirectError(log.toFile()).start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(started.getInputStream(), StandardCharsets.UTF_8));
        String first = String.valueOf(out.readLine());
        assertThat(first).as(Files.readString(log)).startsWith("READY ");
        JsonObject ready =
                JsonParser.parseString(first.substring("READY ".length())).getAsJsonObject();
        port = ready.get("port").getAsInt();
        return started;
    }
}
