package org.tiengow.client.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.tiengow.client.doctor.Finding.Kind;

class OwnPortsTest {
    @Test
    void aPortIsFreeOrTaken() throws IOException {
        int port;
        try (ServerSocket other = new ServerSocket(0)) {
            port = other.getLocalPort();
            assertThat(OwnPorts.tcp(port)).isEqualTo(Finding.of(Kind.TCP_TAKEN, port));
        }
        assertThat(OwnPorts.tcp(port)).isEqualTo(Finding.of(Kind.TCP_FREE, port));
    }

    @Test
    void thePortOfTheSearchIsSharedByHostsAlone() throws IOException {
        int port;
        try (DatagramSocket other = new DatagramSocket(0)) {
            port = other.getLocalPort();
            assertThat(OwnPorts.udp(port, 0)).isEqualTo(Finding.of(Kind.UDP_TAKEN, port));
            assertThat(OwnPorts.udp(port, 2)).isEqualTo(Finding.of(Kind.UDP_HOST, port, 2));
        }
        assertThat(OwnPorts.udp(port, 0)).isEqualTo(Finding.of(Kind.UDP_FREE, port));
    }
}
