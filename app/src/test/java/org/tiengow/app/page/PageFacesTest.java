package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;

@DisplayName("Faces and reactions on pages")
class PageFacesTest {

    @Test
    @DisplayName(
            "a face is chosen in the lobby, a reaction of one is shown to the others, and it carries nothing but itself")
    void facesAndReactions() throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableOption.with(TableOption.defaults(), "turnSeconds=0"))
                .with(StartMode.FULL)
                .withBots(2, "random");
        try (Host host = Host.start(HostSettings.practice("Practice").with(plan));
                BrowserSessions seats = new BrowserSessions(PageHost.at(
                        JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page")));
                PageDoor door = PageDoor.open(0, seats::connect)) {
            PageVisitor kit = PageVisitor.opens(door.port()).enters("Kit", "\"seat\":0", "\"face\":\"owl\"");
            await().until(() -> isLobby(kit) && face(kit, 0).equals("OWL"));
            kit.says("{\"act\":\"face\",\"face\":\"teapot\"}");
            await().until(() -> face(kit, 0).equals("TEAPOT"));
            PageVisitor ana = PageVisitor.opens(door.port()).enters("Ana", "\"watching\":true");
            ana.shows("lobby");
            PageVisitor mei = PageVisitor.opens(door.port()).enters("Mei", "\"seat\":1");
            kit.shows("table");
            mei.shows("table");
            ana.shows("table");
            assertThat(reactions(ana.last()))
                    .as("who watches has nothing to show")
                    .isEmpty();
            assertThat(reactions(mei.last())).hasSize(13);

            ana.says("{\"act\":\"react\",\"kind\":\"again\"}");
            mei.says("{\"act\":\"react\",\"kind\":\"well-played\"}");
            JsonObject told = kit.waits(message -> bubble(message, 1) != null);
            JsonObject bubble = bubble(told, 1);
            assertThat(bubble.keySet()).containsExactlyInAnyOrder("reaction", "words", "spoken", "ends");
            assertThat(bubble.get("words").getAsString()).isEqualTo("Well played");
            assertThat(bubble.get("spoken").getAsString()).contains("Mei");
            assertThat(bubble(ana.waits(message -> bubble(message, 1) != null), 1)
                            .get("words"))
                    .isEqualTo(bubble.get("words"));
            assertThat(kit.told).allMatch(message -> !message.toString().contains("\"words\":\"Again?\",\"spoken\""));

            mei.says("{\"act\":\"react\",\"kind\":\"good-night\"}");
            await().until(() -> !mei.isOpen());
        }
    }

    private static boolean isLobby(PageVisitor page) {
        return !page.told.isEmpty() && page.last().get("screen").getAsString().equals("lobby");
    }

    private static List<JsonObject> reactions(JsonObject message) {
        return PageVisitor.parts(message.getAsJsonObject("body")
                .getAsJsonObject("side")
                .getAsJsonObject("reactions")
                .getAsJsonArray("choices"));
    }

    private static String face(PageVisitor page, int seat) {
        JsonObject found = seat(page.last(), seat);
        return found == null || !found.has("face") ? "" : found.get("face").getAsString();
    }

    private static JsonObject bubble(JsonObject message, int seat) {
        JsonObject found = seat(message, seat);
        return found == null ? null : found.getAsJsonObject("bubble");
    }

    private static JsonObject seat(JsonObject message, int seat) {
        JsonObject body = message.getAsJsonObject("body");
        return !body.has("seats")
                ? null
                : PageVisitor.parts(body.getAsJsonArray("seats")).stream()
                        .filter(each -> each.get("seat").getAsInt() == seat)
                        .findFirst()
                        .orElse(null);
    }
}
