package org.tiengow.host.page;

import java.nio.file.Path;
import java.util.Optional;
import org.tiengow.host.Host;
import org.tiengow.protocol.pipeline.HostTls;

/**
 * A request to open a web page.
 *
 * @param name the name of the host
 * @param hostPort the port of the host on this machine
 * @param pin the PIN for joining the host; empty without one
 * @param port the TCP port of the page; 0 for any free one, which is also used when the port is taken
 * @param tls the certificate for browsers; when present, only TLS is accepted; empty serves plain HTTP
 * @param seats whether people may take seats through the page; otherwise it only tells how to get the program
 * @param data the folder with the book of the host; empty for a host that keeps none
 */
public record PageAsked(
        String name, int hostPort, String pin, int port, Optional<HostTls> tls, boolean seats, Optional<Path> data) {
    /** Returns a request for the page of a host over plain HTTP. */
    public static PageAsked of(Host host, int port) {
        return new PageAsked(host.name(), host.port(), host.pin(), port, Optional.empty(), true, host.data());
    }

    public PageAsked withTls(Host host) {
        return new PageAsked(name, hostPort, pin, port, host.tls(), seats, data);
    }

    /** Returns this request without seats. */
    public PageAsked withoutSeats() {
        return new PageAsked(name, hostPort, pin, port, tls, false, data);
    }
}
