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

/** Whether a host can open its two ports on this machine, and who has them otherwise. Opens them for a moment. */
final class OwnPorts {
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private OwnPorts() {}

    static Finding tcp(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true); // connections that have just ended are in nobody's way
            socket.bind(new InetSocketAddress(port));
            return Finding.of(Kind.TCP_FREE, port);
        } catch (BindException taken) {
            return isForbidden(taken) ? Finding.of(Kind.TCP_FORBIDDEN, port, reason(taken)) : holder(port);
        } catch (IOException failure) {
            return Finding.of(Kind.TCP_FORBIDDEN, port, reason(failure));
        }
    }

    /**
     * As {@link #tcp}, of the port that hosts share.
     *
     * @param hosts how many hosts of this machine have answered on it
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
