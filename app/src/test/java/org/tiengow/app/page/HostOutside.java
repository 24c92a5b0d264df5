package org.tiengow.app.page;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A host as a process of its own, which can be killed. */
public final class HostOutside implements AutoCloseable {
    private final Path data;
    private final List<String> options;
    private ProgramOutside program;
    private int port;
    private int webPort = -1;
    private URI page = URI.create("");
    private String owner = "";

    /** Starts one; options of the command {@code host}. */
    public HostOutside(Path data, String... options) throws IOException {
        this.data = data;
        this.options = List.of(options);
        this.program = start();
    }

    public int port() {
        return port;
    }

    /** Opens a page too, from the next start on: at any free port, and later at the same. */
    public HostOutside withPage() throws IOException {
        webPort = 0;
        killed();
        return this;
    }

    /** Where its page is. */
    int webPort() {
        return webPort;
    }

    /** Returns the address of its page in the network, which ends with a slash. */
    public URI page() {
        return page;
    }

    /** Types a line on its console, if one of its options is {@code --console}. */
    public void types(String line) throws IOException {
        program.types(line);
    }

    /** Checks whether its process has ended. */
    public boolean hasEnded() {
        return program.hasEnded();
    }

    /** Returns the file with what it has written to standard error since its last start. */
    public Path log() {
        return data.resolve("log.txt");
    }

    /** Returns the token that makes its bearer the owner, in hexadecimal digits. */
    public String owner() {
        return owner;
    }

    /** The number of its process. */
    long pid() {
        return program.pid();
    }

    /** Kills it, and starts it again where it was. */
    public void killed() throws IOException {
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
        ProgramOutside started =
                new ProgramOutside(log(), Stream.concat(words, options.stream()).toList());
        JsonObject ready = JsonParser.parseString(started.ready()).getAsJsonObject();
        port = ready.get("port").getAsInt();
        owner = ready.get("owner").getAsString();
        if (webPort >= 0) {
            page = URI.create(ready.get("web").getAsString());
            webPort = page.getPort();
        }
        return started;
    }
}
