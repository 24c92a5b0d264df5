package org.tiengow.protocol.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.NetworkInterface;
import java.net.SocketException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterfaceKindTest {
    @ParameterizedTest
    @CsvSource({
        "eth0, eth0, NETWORK",
        "wlp3s0, wlp3s0, NETWORK",
        "en0, en0, NETWORK",
        "eth3, Intel(R) Wi-Fi 6 AX201 160MHz, NETWORK",
        "tun0, tun0, TUNNEL",
        "utun4, utun4, TUNNEL",
        "wg0, wg0, TUNNEL",
        "eth7, TAP-Windows Adapter V9, TUNNEL",
        "eth9, Tailscale Tunnel, TUNNEL",
        "docker0, docker0, INSIDE",
        "br-3f2a, br-3f2a, INSIDE",
        "veth12ab@if3, veth12ab, INSIDE",
        "eth5, VirtualBox Host-Only Ethernet Adapter, INSIDE",
        "eth6, Hyper-V Virtual Ethernet Adapter, INSIDE"
    })
    void namesTell(String name, String shown, InterfaceKind kind) {
        assertThat(InterfaceKind.of(name, shown, false, false)).isEqualTo(kind);
    }

    @Test
    void whatTheSystemSaysCountsMore() throws SocketException {
        assertThat(InterfaceKind.of("eth0", "eth0", false, true)).isEqualTo(InterfaceKind.TUNNEL);
        assertThat(NetworkInterface.networkInterfaces()
                        .filter(each -> InterfaceKind.of(each) == InterfaceKind.LOOPBACK))
                .isNotEmpty();
    }
}
