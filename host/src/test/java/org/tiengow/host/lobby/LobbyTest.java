package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.Text;

@DisplayName("The lobby")
class LobbyTest {
    @Test
    @DisplayName("nobody has the name of another, whatever the capitals, nor one that looks like it")
    void names() {
        Lobby lobby = new Lobby(List.of());
        assertThat(lobby.register("Mei")).isEqualTo("Mei");
        assertThat(lobby.register("MEI")).isEqualTo("MEI 2");
        assertThat(lobby.register("mei")).isEqualTo("mei 3");
        lobby.unregister("MEI 2");
        assertThat(lobby.register("Mei")).isEqualTo("Mei 2");
        assertThat(lobby.register("Mei\u200D")).isEqualTo("Mei\u200D 4");
        assertThat(lobby.register("\uFF2D\u0435i\u00A0")).endsWith(" 5");
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
}
