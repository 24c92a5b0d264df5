package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.sample.TinyNetworks;
import org.tiengow.client.session.ChatLine;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.hash.Sha256;

@DisplayName("Bots with a network from the host's data folder")
@Tag("slow")
class NetworkBotsTest {
    private static final String MINE = "mine.network";
    private static final ByteString DIGEST = ByteString.copyFrom(Sha256.of(TinyNetworks.file(1)));
    private static final HostingOffer OFFER = new HostingOffer("07".repeat(32), List.of("127.0.0.1"), 47913);

    @TempDir
    private Path folder;

    private final List<GameSession> sessions = new ArrayList<>();
    private final List<Host> hosts = new ArrayList<>();

    @AfterEach
    void close() {
        sessions.forEach(GameSession::close);
        hosts.forEach(Host::close);
    }

    @Test
    @DisplayName("play, go on as they are, and as strong once their file is gone, which the host says once")
    void restarted() throws IOException {
        Path network = TinyNetworks.in(data("Mei"), MINE, 1);
        Host host = started(Host.start(settings("Mei")));
        GameSession mei = enter(host, "Mei", new Token(host.ownerToken()));
        assertThat(mei.state().host().levels()).endsWith("master", MINE);
        sit(mei, 0);
        assertThat(mei.addBot(OptionalInt.empty(), MINE).join().isGranted()).isTrue();
        assertThat(mei.start().join().isGranted()).isTrue();
        await().until(() -> rounds(mei) >= 1);
        assertThat(levels(mei)).containsExactly("", MINE, MINE, MINE);
        assertThat(mei.state().chat()).isEmpty();

        int port = host.port();
        host.suspend();
        assertThat(kept("Mei"))
                .filteredOn(seat -> seat.getLevel().equals(MINE))
                .hasSize(3)
                .allMatch(seat -> seat.getLevelDigest().equals(DIGEST));
        Host again = goesOn(mei, port);
        assertThat(levels(mei)).containsExactly("", MINE, MINE, MINE);
        assertThat(mei.state().chat()).isEmpty();

        again.suspend();
        Files.delete(network);
        Host without = goesOn(mei, port);
        assertThat(levels(mei)).containsExactly("", "strong", "strong", "strong");
        assertThat(mei.state().chat()).extracting(ChatLine::missingNetwork).containsExactly(MINE);

        without.suspend();
        assertThat(kept("Mei")).allMatch(seat -> seat.getLevelDigest().isEmpty());
        goesOn(mei, port);
        assertThat(mei.state().chat()).extracting(ChatLine::missingNetwork).containsExactly(MINE);
    }

    @Test
    @DisplayName("are strong at a host to which the night is handed over and that has another network of the name")
    void handedOver() throws Exception {
        TinyNetworks.in(data("Mei"), MINE, 1);
        TinyNetworks.in(data("Kit"), MINE, 2);
        Host host = started(Host.start(settings("Mei")));
        GameSession mei = enter(host, "Mei", new Token(host.ownerToken()));
        GameSession kit = enter(host, "Kit", Token.NONE);
        sit(mei, 0);
        sit(kit, 1);
        assertThat(kit.ready(true).join().isGranted()).isTrue();
        assertThat(mei.addBot(OptionalInt.empty(), MINE).join().isGranted()).isTrue();
        assertThat(mei.start().join().isGranted()).isTrue();
        await().until(() -> rounds(kit) >= 1);

        CompletableFuture<HandoverRequest> asked = new CompletableFuture<>();
        kit.onUpdate(state -> Optional.ofNullable(state.succession().takeOver()).ifPresent(asked::complete));
        kit.offerHost(Optional.of(OFFER)).join();
        await().until(() -> mei.state().succession().handover().canHost().contains(1));
        assertThat(mei.handOver(1, true).join().isGranted()).isTrue();
        HandoverRequest request = asked.get();
        Host next = started(Successor.inherit(
                request.token().hex(), request.addresses(), request.port(), request.fingerprint(), settings("Kit")));
        await().until(() -> isAt(mei, next) && isAt(kit, next));
        int before = rounds(kit);
        await().until(() -> rounds(kit) > before);
        assertThat(levels(kit)).containsExactly("", "", "strong", "strong");
        for (GameSession session : sessions) {
            assertThat(session.state().chat())
                    .extracting(ChatLine::missingNetwork)
                    .containsExactly(MINE);
        }
    }

    /** Starts the host on its port again, and waits until a round was played. */
    private Host goesOn(GameSession session, int port) throws IOException {
        int before = rounds(session);
        Host host = started(Host.start(settings("Mei").withPort(port)));
        await().until(() -> session.state().isIn() && rounds(session) > before);
        return host;
    }

    private List<SeatSnapshot> kept(String name) throws IOException {
        try (NightFolder night = NightFolder.open(data(name))) {
            return night.read().tables().get(0).getSeatsList();
        }
    }

    private Host started(Host host) {
        hosts.add(host);
        return host;
    }

    private Path data(String name) {
        return folder.resolve(name + "-host");
    }

    private HostSettings settings(String name) {
        return HostSettings.named(name + " hosts")
                .withPort(0)
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .with(TablePlan.oneTable()
                        .with(TableRules.named("basic").with(Parameter.ROUNDS, 0))
                        .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "grace=60")))
                .withData(data(name));
    }

    private GameSession enter(Host host, String name, Token owner) {
        GameSession session = PatientConnector.make()
                .showing(IdentityStore.in(folder.resolve(name)))
                .returning(new ReconnectPolicy(
                        Duration.ofMillis(20),
                        Duration.ofMillis(200),
                        Duration.ofMinutes(2),
                        HostLocator.WHERE_IT_WAS,
                        KeptSeats.NONE))
                .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                        .withFingerprint(host.fingerprint().orElseThrow())
                        .withOwnerToken(owner));
        sessions.add(session);
        await(name).until(() -> session.state().isIn());
        Thoughtless.plays(session);
        return session;
    }

    private static void sit(GameSession session, int seat) {
        assertThat(session.sit(0, OptionalInt.of(seat)).join().isGranted()).isTrue();
    }

    private static boolean isAt(GameSession session, Host host) {
        return session.state().isIn()
                && session.state()
                        .host()
                        .fingerprint()
                        .equals(host.fingerprint().orElseThrow())
                && session.state().atTable().filter(TableState::isSeated).isPresent();
    }

    private static int rounds(GameSession session) {
        return session.state().atTable().map(table -> table.rounds().size()).orElse(0);
    }

    private static List<String> levels(GameSession session) {
        return session.state().atTable().orElseThrow().seats().stream()
                .map(SeatState::level)
                .toList();
    }
}
