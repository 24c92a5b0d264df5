package org.tiengow.host.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.discovery.HostFinder;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

@DisplayName("A table whose deals are given")
class GivenDealTest {
    private static final GivenDeal DEAL = new GivenDeal(
            1,
            List.of(
                    "66 22 65 61 54 62 52 43",
                    "66 11 31 55 61 63 42 32",
                    "11 44 55 33 22 51 53 21",
                    "44 31 33 65 64 64 51 41"));

    @TempDir
    private Path data;

    @Test
    @DisplayName("deals exactly these hands, round after round, to a banker that was given too")
    void dealsThem() throws Exception {
        try (Host host = Host.start(HostSettings.practice("Given").with(plan()));
                GameSession session = new Connector().open(joinTarget(host))) {
            await().until(() -> session.state().isIn());
            session.sit(0, OptionalInt.empty()).get();
            for (int round = 1; round <= 2; round++) {
                int wanted = round;
                await().until(() -> roundOf(session) == wanted);
                playToTheEnd(session);
                List<String> records = session.state().revealed();
                assertThat(records).hasSize(round);
                for (String hand : DEAL.hands()) {
                    assertThat(records.get(round - 1)).contains(TileNotation.write(TileNotation.read(hand)));
                }
                if (round == 1) {
                    assertThat(view(session).banker()).isEqualTo(1);
                    session.ready(true).get();
                }
            }
        }
    }

    @Test
    @DisplayName("is not announced on the network")
    void isSilent() throws Exception {
        List<String> found = new CopyOnWriteArrayList<>();
        try (Host host = Host.start(HostSettings.practice("Given quietly").with(plan()));
                HostFinder finder =
                        HostFinder.start(hosts -> hosts.forEach(each -> found.add(each.name())), List.of())) {
            assertThat(host.addresses()).containsExactly("127.0.0.1");
            await().during(Duration.ofMillis(1500)).until(() -> !found.contains("Given quietly"));
        }
    }

    @Test
    @DisplayName("keeps no records and opens no network: a host that should is refused")
    void staysHere() {
        assertThatThrownBy(
                        () -> start(HostSettings.practice("Given").with(plan()).withData(data)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A host whose deals are given is for this machine alone, and keeps no records.");
        assertThatThrownBy(() -> start(HostSettings.named("Given").withPort(0).with(plan())))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(data).isEmptyDirectory();
    }

    @Test
    @DisplayName("is refused when its hands are no deal, or not for the table's seats")
    void wrongHands() {
        assertThatThrownBy(() -> new GivenDeal(0, List.of("66 66 66", "11", "44", "31")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GivenDeal(4, DEAL.hands()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("No seat 4 can be the banker.");
        assertThatThrownBy(() -> start(HostSettings.practice("Given")
                        .with(plan().with(TableRules.named("ming")).withSeats(3))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static TablePlan plan() {
        return TablePlan.oneTable()
                .withBots(3, "steady")
                .with(StartMode.FULL)
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .withDeal(DEAL);
    }

    private static JoinTarget joinTarget(Host host) {
        return JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "Kit");
    }

    private static void playToTheEnd(GameSession session) {
        await().pollInterval(Duration.ofMillis(10)).until(() -> {
            session.state()
                    .decision()
                    .ifPresent(open ->
                            session.play(open.number(), open.legal().safe().orElseThrow()));
            return view(session).result() != null && !session.state().revealed().isEmpty();
        });
    }

    private static int roundOf(GameSession session) {
        return session.state()
                .atTable()
                .map(TableState::view)
                .filter(view -> view.result() == null)
                .map(SeatView::round)
                .orElse(0);
    }

    private static SeatView view(GameSession session) {
        SeatView view = session.state().atTable().orElseThrow().view();
        assertThat(view).isNotNull();
        return view;
    }

    private static void start(HostSettings settings) throws IOException {
        Host.start(settings).close();
    }
}
