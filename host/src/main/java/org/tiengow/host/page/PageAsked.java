package org.tiengow.host.page;

import java.util.Optional;
import org.tiengow.host.Host;
import org.tiengow.protocol.pipeline.HostTls;

/**
 * What page is asked for.
 *
 * @param name the host's name
 * @param hostPort where the host listens, on this machine
 * @param pin the PIN for whoever joins the host; empty if there is none
 * @param port the TCP port of the page; 0 for any free one, and any free one when it is in use
 * @param tls what it is to show to browsers that speak TLS, which are then the only ones it lets in; empty: it speaks plain HTTP
 * @param seats whether people sit down through it; without it the page tells how to get the program, and nothing else
 */
public record PageAsked(String name, int hostPort, String pin, int port, Optional<HostTls> tls, boolean seats) {
    /** The page of a host, over plain HTTP. */
    public static PageAsked of(Host host, int port) {
        return new PageAsked(host.name(), host.port(), host.pin(), port, Optional.empty(), true);
    }

    /** The same with the host's own certificate. */
    public PageAsked withTls(Host host) {
        return new PageAsked(name, hostPort, pin, port, host.tls(), seats);
    }

    /** The same without seats. */
    public PageAsked withoutSeats() {
        return new PageAsked(name, hostPort, pin, port, tls, false);
    }
}
