package org.tiengow.client.doctor;

import java.io.IOException;
import java.net.BindException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.Optional;
import org.tiengow.client.doctor.Finding.Kind;

/** A test whether a host can open its two ports on this machine, and which program uses them otherwise. It opens each port for a moment. */
final class OwnPorts {
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private OwnPorts() {}

    static Finding tcp(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true); // connections that have just ended do not block the port
            socket.bind(new InetSocketAddress(port));
            return Finding.of(Kind.TCP_FREE, port);
        } catch (BindException taken) {
            return isForbidden(taken) ? Finding.of(Kind.TCP_FORBIDDEN, port, reason(taken)) : holder(port);
        } catch (IOException failure) {
            return Finding.of(Kind.TCP_FORBIDDEN, port, reason(failure));
        }
    }

    /**
     * Checks the UDP port, which hosts share.
     *
     * @param hosts number of hosts on this machine that have answered on it
     */
    static Finding udp(int port, long hosts) {
        if (hosts > 0) {
            return Finding.of(Kind.UDP_HOST, port, hosts);
        }
        try (DatagramSocket socket = new DatagramSocket(null)) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(port));
            return Finding.of(Kind.UDP_FREE, port);
        } catch (BindException taken) {
            return isForbidden(taken)
                    ? Finding.of(Kind.UDP_FORBIDDEN, port, reason(taken))
                    : Finding.of(Kind.UDP_TAKEN, port);
        } catch (IOException failure) {
            return Finding.of(Kind.UDP_FORBIDDEN, port, reason(failure));
        }
    }

    private static Finding holder(int port) {
        InetSocketAddress here = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        Optional<String> host = Knock.plainly(here, PATIENCE).host();
        return host.map(name -> Finding.of(Kind.TCP_HOST, port, name))
                .orElseGet(() -> Finding.of(Kind.TCP_TAKEN, port));
    }

    private static boolean isForbidden(BindException failure) {
        return String.valueOf(reason(failure)).contains("ermission");
    }

    private static String reason(IOException failure) {
        return String.valueOf(failure.getMessage());
    }
}
