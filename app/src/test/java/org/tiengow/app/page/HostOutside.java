package org.tiengow.app.page;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A host as a process of its own, which can be killed. */
final class HostOutside implements AutoCloseable {
    private final Path data;
    private final List<String> options;
    private ProgramOutside program;
    private int port;
    private int webPort = -1;

    /** Starts one; options of the command {@code host}. */
    HostOutside(Path data, String... options) throws IOException {
        this.data = data;
        this.options = List.of(options);
        this.program = start();
    }

    int port() {
        return port;
    }

    /** Opens a page too, from the next start on: at any free port, and later at the same. */
    HostOutside withPage() throws IOException {
        webPort = 0;
        killed();
        return this;
    }

    /** Where its page is. */
    int webPort() {
        return webPort;
    }

    /** The number of its process. */
    long pid() {
        return program.pid();
    }

    /** Kills it, and starts it again where it was. */
    void killed() throws IOException {
        close();
        program = start();
    }

    @Override
    public void close() {
        program.close();
    }

    private ProgramOutside start() throws IOException {
        Stream<String> words = Stream.of(
                "host",
                "--port",
                Integer.toString(port),
                "--data",
                data.toString(),
                "--no-discovery",
                webPort < 0 ? "--no-web" : "--web-port=" + webPort);
        ProgramOutside started = new ProgramOutside(
                data.resolve("log.txt"), Stream.concat(words, options.stream()).toList());
        JsonObject ready = JsonParser.parseString(started.ready()).getAsJsonObject();
        port = ready.get("port").getAsInt();
        if (webPort >= 0) {
            webPort = URI.create(ready.get("web").getAsString()).getPort();
        }
        return started;
    }
}
