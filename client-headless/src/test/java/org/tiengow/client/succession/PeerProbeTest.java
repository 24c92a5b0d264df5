package org.tiengow.client.succession;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.Dialer;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostConnection;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.online.ScriptedHost;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Refused;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

@DisplayName("Whoever visits a host where a match may go on, and is led to no seat there,")
class PeerProbeTest {
    private static final Duration PATIENCE = Duration.ofSeconds(180);
    private static final int TABLE = 3;
    private static final Timeouts LONG = new Timeouts(PATIENCE, PATIENCE, PATIENCE, Duration.ofMillis(50), PATIENCE);
    private static final ReconnectPolicy RETURNING = new ReconnectPolicy(
            Duration.ofMillis(10), Duration.ofMillis(50), PATIENCE, HostLocator.WHERE_IT_WAS, KeptSeats.NONE);

    private static final HostMessage LEADING = HostMessage.newBuilder()
            .setSuccession(Succession.getDefaultInstance())
            .build();
    private static final HostMessage OF_A_TABLE = HostMessage.newBuilder()
            .setTable(TableUpdate.newBuilder()
                    .setTable(TABLE)
                    .setStage(TableStage.TABLE_STAGE_FAILED)
                    .setYourSeat(Seats.NONE))
            .build();

    private final EventLoopGroup loops =
            new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory("test-visit", true), NioIoHandler.newFactory());
    private final ScriptedHost host = new ScriptedHost();
    private final CompletableFuture<HostMessage> led = new CompletableFuture<>();

    @AfterEach
    void close() {
        host.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @Test
    @DisplayName("watches, and is led there by what comes first")
    void watches() {
        host.on(MessageCase.WATCH, watch -> List.of(LEADING, ScriptedHost.granted(watch), OF_A_TABLE));
        visits(OptionalInt.of(TABLE));

        assertThat(led.join()).isEqualTo(LEADING);
        assertThat(host.heard(MessageCase.WATCH))
                .singleElement()
                .satisfies(message -> assertThat(message.getWatch().getTable()).isEqualTo(TABLE));
        assertThat(host.guests()).isEqualTo(1);
    }

    @Test
    @DisplayName("leaves again when it may not watch")
    void mayNotWatch() {
        host.on(MessageCase.WATCH, watch -> List.of(refused(watch)));
        visits(OptionalInt.of(TABLE));

        comesAgain();
        assertThat(host.heard(MessageCase.WATCH)).isNotEmpty();
    }

    @Test
    @DisplayName("leaves again when the table is another night's")
    void anotherNight() {
        host.on(MessageCase.WATCH, watch -> List.of(ScriptedHost.granted(watch), OF_A_TABLE));
        visits(OptionalInt.of(TABLE));

        comesAgain();
        assertThat(host.heard(MessageCase.WATCH)).isNotEmpty();
    }

    @Test
    @DisplayName("leaves at once with a seat, which would have led there")
    void hasASeat() {
        visits(OptionalInt.empty());

        comesAgain();
        assertThat(host.heard(MessageCase.WATCH)).isEmpty();
    }

    private void comesAgain() {
        await().until(() -> host.heard(MessageCase.ENTER).size() >= 3);
        assertThat(led).isNotDone();
    }

    private static HostMessage refused(ClientMessage request) {
        return HostMessage.newBuilder()
                .setRefused(Refused.newBuilder().setRequest(request.getRequest()))
                .build();
    }

    private void visits(OptionalInt watched) {
        Candidate candidate = new Candidate(1, "", List.of(host.address()), Token.NONE, false);
        var loop = loops.next();
        Dialer dialer = new Dialer(loop, LONG, KnownHosts.NONE, IdentityStore.NONE);
        loop.execute(() -> new PeerProbe(loop, candidate, RETURNING, new Anybody(dialer, watched)));
    }

    private final class Anybody implements PeerProbe.Owner {
        private final Dialer dialer;
        private final OptionalInt watched;

        Anybody(Dialer dialer, OptionalInt watched) {
            this.dialer = dialer;
            this.watched = watched;
        }

        @Override
        public HostConnection connect(Candidate candidate, HostAddress address, HostConnection.Listener listener) {
            HostConnection hostConnection = dialer.link(JoinTarget.of(address, PlayerKind.PERSON, "Lam"), listener);
            dialer.open(hostConnection);
            return hostConnection;
        }

        @Override
        public void arrived(
                Candidate candidate,
                String name,
                HostConnection hostConnection,
                HostMessage entered,
                HostMessage leading) {
            led.complete(leading);
        }

        @Override
        public void changed() {
            // nothing is asked here
        }

        @Override
        public Optional<Boolean> leads(Candidate candidate, HostMessage message) {
            return message.equals(LEADING) ? Optional.of(true) : Optional.empty();
        }

        @Override
        public OptionalInt watched() {
            return watched;
        }
    }
}
