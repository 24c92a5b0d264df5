package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.validation.Token;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.waiting.BusyMachine;

/** Nothing is closed, nothing is said: only the missing heartbeat tells. That a client notices is tested with the client. */
@DisplayName("A connection that falls silent")
@Tag("slow")
class SilenceTest {
    private static final Duration PATIENCE = Duration.ofSeconds(180);
    private static final Duration NOTICED = Duration.ofSeconds(5);

    @Test
    @DisplayName("is noticed by the table within five seconds, and the seat comes back into the same decision")
    void noticed() throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableOption.with(TableOption.defaults(), "grace=300"))
                .withBots(0, "random");
        Timeouts notToBeFirst = new Timeouts(PATIENCE, PATIENCE, PATIENCE, Timeouts.LAN.ping(), Duration.ofSeconds(12));
        EventLoopGroup loops =
                new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory("people", true), NioIoHandler.newFactory());
        Connector connector = new Connector(loops, System::nanoTime, notToBeFirst, KnownHosts.NONE)
                .returning(ReconnectPolicy.patiently(HostLocator.WHERE_IT_WAS, KeptSeats.NONE));
        try (Host host = Host.start(HostSettings.practice("Test").with(plan));
                CuttingRelay relay = new CuttingRelay(host.port(), 0, 1);
                GameSession mei =
                        connector.open(joinTarget(relay.port(), "Mei").withOwnerToken(new Token(host.ownerToken())));
                GameSession lam = connector.open(joinTarget(host.port(), "Lam"))) {
            await().until(() -> mei.state().isIn() && lam.state().isIn());
            granted(mei.sit(0, OptionalInt.of(0)));
            granted(mei.addBot(OptionalInt.empty(), ""));
            granted(lam.watch(0));
            granted(mei.start());
            await().until(() -> mei.state().decision().isPresent());
            long decision = mei.state().decision().orElseThrow().number();

            AtomicLong noticed = new AtomicLong();
            lam.onUpdate(state -> {
                if (seat(lam).presence() == Presence.LOST && seat(lam).graceEnds() != null) {
                    noticed.compareAndSet(0, System.nanoTime());
                }
            });
            long hushed = System.nanoTime();
            relay.hush();
            await().until(() -> noticed.get() != 0);
            assertThat(Duration.ofNanos(noticed.get() - hushed)).isLessThan(BusyMachine.scaled(NOTICED));
            await().until(() -> seat(lam).presence() == Presence.HERE
                    && mei.state().decision().isPresent());
            assertThat(mei.state().decision().orElseThrow().number()).isEqualTo(decision);
        } finally {
            loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
        }
    }

    private static JoinTarget joinTarget(int port, String name) {
        return JoinTarget.of(new HostAddress("127.0.0.1", port), PlayerKind.PERSON, name);
    }

    private static SeatState seat(GameSession watching) {
        return watching.state().atTable().orElseThrow().seats().get(0);
    }

    private static void granted(java.util.concurrent.CompletableFuture<Answer> answer) throws Exception {
        assertThat(answer.get()).isInstanceOf(Answer.Granted.class);
    }
}
