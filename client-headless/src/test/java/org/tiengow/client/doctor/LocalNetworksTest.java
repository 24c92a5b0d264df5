package org.tiengow.client.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.client.doctor.Finding.Kind;
import org.tiengow.client.doctor.LocalNetworks.Up;
import org.tiengow.protocol.discovery.InterfaceKind;

class LocalNetworksTest {
    private static final Up SELF = new Up("lo", InterfaceKind.LOOPBACK, "127.0.0.1");
    private static final Up RADIO = new Up("wlan0", InterfaceKind.NETWORK, "192.168.1.20");
    private static final Up CABLE = new Up("eth0", InterfaceKind.NETWORK, "10.0.0.7");
    private static final Up VPN = new Up("wg0", InterfaceKind.TUNNEL, "10.8.0.2");
    private static final Up CONTAINERS = new Up("docker0", InterfaceKind.INSIDE, "172.17.0.1");

    @Test
    void aMachineAloneIsTold() {
        assertThat(kinds(SELF)).containsExactly(Kind.NO_NETWORK);
        assertThat(kinds()).containsExactly(Kind.NO_NETWORK);
        assertThat(LocalNetworks.findings(List.of(SELF, VPN, CONTAINERS)))
                .containsExactly(Finding.of(Kind.NO_NETWORK_BUT_TUNNELS, "wg0 10.8.0.2, docker0 172.17.0.1"));
    }

    @Test
    void oneNetworkIsGoodAndSeveralAreWorthANote() {
        assertThat(LocalNetworks.findings(List.of(SELF, RADIO, CONTAINERS)))
                .containsExactly(Finding.of(Kind.NETWORK, "wlan0", "192.168.1.20"));
        assertThat(LocalNetworks.findings(List.of(SELF, RADIO, CABLE)))
                .containsExactly(Finding.of(Kind.SEVERAL_NETWORKS, "wlan0 192.168.1.20, eth0 10.0.0.7"));
    }

    @Test
    void aTunnelBesideANetworkIsNamed() {
        assertThat(kinds(SELF, RADIO, VPN)).containsExactly(Kind.NETWORK, Kind.TUNNEL);
    }

    @Test
    void thisMachineCanBeLookedAt() {
        assertThat(LocalNetworks.now())
                .allSatisfy(up -> assertThat(up.address()).isNotEmpty());
    }

    private static List<Kind> kinds(Up... up) {
        return LocalNetworks.findings(Stream.of(up).toList()).stream()
                .map(Finding::kind)
                .toList();
    }
}
