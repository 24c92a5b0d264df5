package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.PlainPerson;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.HostMessage;

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
        String longest = "x".repeat(SafeText.LONGEST_NAME);
        assertThat(lobby.register(longest)).isEqualTo(longest);
        assertThat(lobby.register(longest)).hasSize(SafeText.LONGEST_NAME).endsWith("x 2");
    }

    @Test
    @DisplayName("nobody has a name that is mistaken for another, nor one of the program")
    void confusable() {
        Lobby lobby = new Lobby(List.of());
        lobby.register("Maple");
        lobby.register("Honest");
        for (String name : List.of("Map1e", "MapIe", "MAPLE", "H0nest", "HONEST")) {
            assertThat(lobby.register(name)).startsWith(name + " ");
        }
        assertThat(List.of("Host", "host", "H0st", "SYSTEM", "Tien Gow", "天九")).allMatch(Lobby::isReserved);
        assertThat(List.of("Hostess", "Mei", "Tien", "天")).noneMatch(Lobby::isReserved);
    }

    @Test
    @DisplayName("tells a crowd that comes and goes one list in a while, the last one always")
    void crowd() {
        NoThread time = new NoThread();
        TableRoomTest.Around around = new TableRoomTest.Around();
        TableRoom room = new TableRoom(
                new TableSettings(
                        0, TableRules.named("pagat"), TableOption.defaults(), 4, StartMode.OWNER, "steady", false),
                new TableServices(around, around, around, () -> ByteString.copyFromUtf8("token")),
                time::now,
                time::instead);
        Lobby lobby = new Lobby(List.of(room));
        Visitor watcher = new Visitor("Mei");
        lobby.arrive(watcher);
        assertThat(watcher.told).hasSize(1);

        for (int i = 1; i <= 20; i++) {
            Visitor comes = new Visitor("Visitor " + i);
            room.ask((table, now) -> table.sit(comes, OptionalInt.empty()), answer -> {});
            room.ask((table, now) -> table.leave(comes), answer -> {});
            time.pass(1);
        }
        Visitor last = new Visitor("Bo");
        room.ask((table, now) -> table.sit(last, OptionalInt.empty()), answer -> {});
        time.settle();
        assertThat(watcher.told).hasSize(2);
        time.pass(HostLimits.LOBBY_MILLIS);
        assertThat(watcher.told).hasSize(3);
        assertThat(watcher.told.get(2).getTables(0).getSeats(0).getName()).isEqualTo("Bo");

        time.pass(HostLimits.LOBBY_MILLIS);
        assertThat(watcher.told).hasSize(3);
        room.ask((table, now) -> table.leave(last), answer -> {});
        time.settle();
        assertThat(watcher.told).hasSize(4);
    }

    private static final class Visitor implements PlainPerson {
        private final String name;
        private final List<org.tiengow.protocol.wire.Lobby> told = new ArrayList<>();

        Visitor(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public void send(HostMessage message) {
            if (message.hasLobby()) {
                told.add(message.getLobby());
            }
        }
    }
}
