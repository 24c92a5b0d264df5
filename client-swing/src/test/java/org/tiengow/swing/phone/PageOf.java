package org.tiengow.swing.phone;

import java.io.IOException;
import java.util.Optional;
import org.tiengow.host.Host;
import org.tiengow.web.page.WebPage;

/** The page of a host, at any free port of this machine. */
record PageOf(WebPage page) implements AutoCloseable {
    static PageOf host(Host host) throws IOException {
        return new PageOf(WebPage.open(host.port(), host.pin(), 0, Optional.empty(), null));
    }

    String address() {
        return page.address("127.0.0.1");
    }

    @Override
    public void close() {
        page.close();
    }
}
