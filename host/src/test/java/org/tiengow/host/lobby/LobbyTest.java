package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.Text;

@DisplayName("The lobby")
class LobbyTest {
    @Test
    @DisplayName("nobody has the name of another, whatever the capitals")
    void names() {
        Lobby lobby = new Lobby(List.of());
        assertThat(lobby.register("Mei")).isEqualTo("Mei");
        assertThat(lobby.register("MEI")).isEqualTo("MEI 2");
        assertThat(lobby.register("mei")).isEqualTo("mei 3");
        lobby.unregister("MEI 2");
        assertThat(lobby.register("Mei")).isEqualTo("Mei 2");
        assertThat(lobby.register("Bo")).isEqualTo("Bo");
        lobby.registerAgain("Bo"); // who comes back, while a stand-in goes by the name
        lobby.unregister("Bo");
        assertThat(lobby.register("Bo")).isEqualTo("Bo 2");
        lobby.unregister("Bo");
        assertThat(lobby.register("Bo")).isEqualTo("Bo");
        String longest = "x".repeat(Text.MOST_NAME);
        assertThat(lobby.register(longest)).isEqualTo(longest);
        assertThat(lobby.register(longest)).hasSize(Text.MOST_NAME).endsWith("x 2");
    }

    @Test
    @DisplayName("so many connections from one address, and no more until one has gone")
    void connections() throws UnknownHostException {
        ConnectionCount count = new ConnectionCount();
        InetAddress one = InetAddress.getByName("192.0.2.1");
        InetAddress other = InetAddress.getByName("192.0.2.2");
        for (int i = 0; i < HostLimits.CONNECTIONS_OF_ADDRESS; i++) {
            assertThat(count.comesFrom(one)).isTrue();
        }
        assertThat(count.comesFrom(one)).isFalse();
        assertThat(count.comesFrom(other)).isTrue();
        count.goesTo(one);
        assertThat(count.comesFrom(one)).isTrue();
    }

    @Test
    @DisplayName("so many connections in all")
    void allConnections() throws UnknownHostException {
        ConnectionCount count = new ConnectionCount();
        int counted = 0;
        for (int i = 1; i < 100; i++) {
            InetAddress address = InetAddress.getByName("192.0.2." + i);
            while (count.comesFrom(address)) {
                counted++;
            }
        }
        assertThat(counted).isEqualTo(HostLimits.CONNECTIONS);
    }
}
