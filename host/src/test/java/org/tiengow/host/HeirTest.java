package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.host.DepartingNight.Heir;
import org.tiengow.host.DepartingNight.Way;
import org.tiengow.host.journal.wire.BarSnapshot;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.succession.HandoverFailure;
import org.tiengow.host.succession.HandoverReceiver;

/** What goes wrong on the way to another program's host costs nobody the seat. */
@DisplayName("The program the night goes to")
@Tag("slow")
class HeirTest {

    /** Longer than it takes a client to notice that its host is gone, or a host that a client is. */
    private static final Duration LOST = Duration.ofSeconds(5);

    @TempDir
    Path folder;

    private DepartingNight night;

    @AfterEach
    void close() throws Exception {
        night.close();
    }

    private Heir heir() throws Exception {
        night.offers(Successor.wouldBe(night.heirs().withPort(47913)));
        return night.accepts(night.handsOver());
    }

    @Test
    @DisplayName("people are sent to it when its tables stand, and not before")
    void begun() throws Exception {
        night = new DepartingNight(folder, Way.STRAIGHT);
        Heir heir = heir();
        Host next = heir.listens();
        TakeoversSoFar takeoversSoFar = heir.receiver.takeoversSoFar(next.offer());
        await().during(Duration.ofMillis(500))
                .until(() -> List.of(night.mei, night.kit, night.bo).stream()
                        .allMatch(session -> DepartingNight.sitsAt(session, night.host)));
        DepartingNight.begins(next, heir.handedOver, takeoversSoFar);
        heir.receiver.begun();
        night.awaitAllAt(next);
    }

    @Test
    @DisplayName("lets whoever comes before its tables stand wait at the door, and forgets nobody")
    void early() throws Exception {
        night = new DepartingNight(folder, Way.STRAIGHT);
        Heir heir = heir();
        Host next = heir.listens();
        TakeoversSoFar takeoversSoFar = heir.receiver.takeoversSoFar(next.offer());
        heir.receiver.close(); // it says nothing, and people are sent there all the same
        await().until(() -> isOnTheWay(night.bo, next) && isOnTheWay(night.mei, next));
        await().during(Duration.ofMillis(500)).until(() -> isOnTheWay(night.bo, next));
        DepartingNight.begins(next, heir.handedOver, takeoversSoFar);
        night.awaitAllAt(next);
        night.awaitRounds(1);
    }

    private static boolean isOnTheWay(GameSession session, Host next) {
        return !session.state().isIn()
                && !session.state().connection().stage().isOver()
                && session.state()
                        .host()
                        .fingerprint()
                        .equals(next.fingerprint().orElseThrow());
    }

    @Test
    @DisplayName("may take longer to start than a silence means a loss: nobody is lost, although nothing is answered")
    void slow() throws Exception {
        night = new DepartingNight(folder, Way.STRAIGHT);
        Heir heir = heir();
        night.bo.ready(true);
        await().during(LOST)
                .until(() -> List.of(night.mei, night.kit, night.bo).stream()
                        .allMatch(session -> session.state().isIn()));
        Host next = heir.listens();
        DepartingNight.begins(next, heir.handedOver, heir.receiver.takeoversSoFar(next.offer()));
        heir.receiver.begun();
        night.awaitAllAt(next);
        night.awaitRounds(1);
    }

    @Test
    @DisplayName("is shown to who waits at the door of the host that goes, and has a seat there")
    void atTheDoor() throws Exception {
        CuttingRelay[] way = new CuttingRelay[1];
        night = new DepartingNight(folder, port -> {
            way[0] = new CuttingRelay(port, 0, 1);
            return way[0].port();
        });
        night.opened(way[0]);
        Heir heir = heir();
        way[0].cut();
        await().until(() -> !night.bo.state().isIn());
        await().during(Duration.ofSeconds(1)).until(() -> !night.bo.state().isIn());
        Host next = heir.listens();
        DepartingNight.begins(next, heir.handedOver, heir.receiver.takeoversSoFar(next.offer()));
        heir.receiver.begun();
        night.awaitAllAt(next);
        night.awaitRounds(1);
    }

    @Test
    @DisplayName("knows whoever was lost meanwhile by the key: that one finds it, and gets the seat back")
    void absent() throws Exception {
        Relay[] way = new Relay[1];
        night = new DepartingNight(folder, port -> {
            way[0] = new Relay(port);
            return way[0].port();
        });
        night.opened(way[0]);
        int port = freePort();
        night.offers(Successor.wouldBe(night.heirs().withPort(port)));
        night.awaitRounds(2); // the standing that Bo holds says where Kit's host would be
        way[0].cut();
        await().until(() -> !night.bo.state().isIn());
        Host next = night.opened(night.inherits(night.handsOver(), night.heirs().withPort(port)));
        night.awaitAllAt(next);
        night.awaitRounds(1);
        assertThat(night.bo.state().self().seatToken().isNone()).isFalse();
    }

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    @Test
    @DisplayName("takes everybody along who is at no table")
    void lobby() throws Exception {
        night = new DepartingNight(folder, Way.STRAIGHT);
        GameSession eve = night.enters("Eve", night.host.port(), Token.NONE);
        night.offers(Successor.wouldBe(night.heirs().withPort(47913)));
        Host next = night.opened(night.inherits(night.handsOver(), night.heirs()));
        night.awaitAllAt(next);
        await().untilAsserted(() -> assertThat(eve.state().isIn()
                        && eve.state()
                                .host()
                                .fingerprint()
                                .equals(next.fingerprint().orElseThrow()))
                .as("%s", eve.state().connection())
                .isTrue());
    }

    @Test
    @DisplayName("that could not take the night over has its own broken-off one as it was, and whom that had barred")
    void inVain() throws Exception {
        night = new DepartingNight(folder, Way.STRAIGHT);
        HostSettings own = night.settings("Kit").withPort(0);
        Path data = folder.resolve("host of Kit");
        try (Host before = Host.start(own.with(own.tables().withBots(4, "random")))) {
            await().until(() -> RunningNight.hasMatch(data, folder));
            assertThat(before.resumed()).isEmpty();
        }
        BarsSnapshot bars = BarsSnapshot.newBuilder()
                .addBars(BarSnapshot.newBuilder().setName("Eve"))
                .build();
        Files.write(data.resolve("journal/barred"), bars.toByteArray());
        Files.copy(
                folder.resolve("host of Mei/host.p12"),
                data.resolve("host.p12"),
                StandardCopyOption.REPLACE_EXISTING); // no host is handed over to itself
        night.offers(Successor.wouldBe(own.withPort(47913)));
        HandoverRequest asked = night.handsOver();
        assertThatThrownBy(() -> night.inherits(asked, own)).isInstanceOf(IOException.class);
        await().until(() -> night.hitches.equals(List.of(HandoverFailure.BROKEN)));
        assertThat(Files.readAllBytes(data.resolve("journal/barred"))).isEqualTo(bars.toByteArray());
        try (Host again = Host.start(own)) {
            assertThat(again.resumed()).hasSize(1);
        }
    }

    @Test
    @DisplayName("gets nothing when the owner takes it back, and at once what was to wait for the end of the round")
    void takenBack() throws Exception {
        night = new DepartingNight(folder, Way.STRAIGHT);
        night.thinks();
        night.offers(Successor.wouldBe(night.heirs().withPort(47913)));
        try (HandoverReceiver first = DepartingNight.comes(night.handsOver(false))) {
            await().until(this::isGoing);
            assertThat(night.mei.keepHost().get()).isInstanceOf(Answer.Granted.class);
            assertThatThrownBy(first::handedOver).isInstanceOf(IOException.class);
        }
        await().until(() -> !isGoing());
        assertThat(night.hitches).isEmpty();

        try (HandoverReceiver second = DepartingNight.comes(night.handsOver(false))) {
            await().until(this::isGoing);
            assertThat(night.bo.state().decision()).isPresent();
            night.wantsToGo(true);
            assertThat(second.handedOver().getTablesList()).hasSize(1);
        }
    }

    private boolean isGoing() {
        return night.mei.state().succession().handover().to().isPresent();
    }
}
