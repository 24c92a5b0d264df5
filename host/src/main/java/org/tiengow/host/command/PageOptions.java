package org.tiengow.host.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.Host;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.page.PageOpener;
import org.tiengow.protocol.pipeline.Limits;
import picocli.CommandLine.Option;

/** The options for the web page. */
final class PageOptions {
    private static final int LAST_PORT = 65_535;

    @Option(
            names = "--no-web",
            description = "Serve no page for phones' browsers. Without this one is served, unless there is a --seed.")
    private boolean none;

    @Option(
            names = "--web-port",
            paramLabel = "PORT",
            description = {
                "The TCP port of the page (${DEFAULT-VALUE}); 0 for any free one. If it is in use, a free one is taken."
            })
    private int port = Limits.PAGE_PORT;

    @Option(
            names = "--web-tls",
            description = {
                "Serve the page by HTTPS, with this host's own certificate; browsers warn about it, since nobody vouches for it.",
                "At a host with a PIN, the PIN can be typed into the page only with this."
            })
    private boolean tls;

    /**
     * Opens the web page of a host. Returns empty when there is to be none, or when it cannot be opened; the host runs without it then.
     *
     * @param opener opens the page; null when the program has no page
     * @param err receives the reason when the page cannot be opened
     * @throws IllegalArgumentException with a sentence for the user, when the port is out of range
     */
    Optional<OpenPage> open(@Nullable PageOpener opener, Host host, PrintWriter err) {
        if (none || opener == null || !host.mayHavePage()) {
            return Optional.empty();
        }
        PageAsked asked = PageAsked.of(host, port);
        try {
            return Optional.of(opener.open(tls ? asked.withTls(host) : asked));
        } catch (IOException failure) {
            err.println("There is no page for browsers: " + failure.getMessage());
            return Optional.empty();
        }
    }

    /**
     * Checks the values that can be checked before the host starts.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    void check() {
        if (port < 0 || port > LAST_PORT) {
            throw new IllegalArgumentException(
                    "--web-port must be a number from 0 to " + LAST_PORT + ", not " + port + ".");
        }
    }
}
