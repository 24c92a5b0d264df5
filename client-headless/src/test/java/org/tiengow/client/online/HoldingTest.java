package org.tiengow.client.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.succession.KnownMatches;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

@DisplayName("That a standing is held")
class HoldingTest {

    @TempDir
    private Path folder;

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("test-session", true), NioIoHandler.newFactory());
    private final ScriptedHost host = new ScriptedHost();

    @AfterEach
    void close() {
        host.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @Test
    @DisplayName("is said again after the host was told too much at once, until it has heard it")
    void tooFast() throws IOException {
        AtomicInteger tooMuch = new AtomicInteger(2);
        host.on(
                MessageCase.HOLD_STANDING,
                message -> List.of(tooMuch.getAndDecrement() > 0 ? tooFast(message) : ScriptedHost.granted(message)));
        GameSession session = new Connector(loops, System::nanoTime, Timeouts.SAME_PROGRAM, KnownHosts.NONE)
                .open(JoinTarget.of(host.address(), PlayerKind.PERSON, "Mei"));
        await().until(() -> session.state().isIn());

        host.say(standing(HostTls.passing(), "9f2c"));
        host.say(playing("9f2c"));

        await().until(() -> host.heard(MessageCase.HOLD_STANDING).size() == 3);
        assertThat(host.heard(MessageCase.HOLD_STANDING))
                .extracting(said -> said.getHoldStanding().getRound())
                .containsOnly(1);
    }

    @Test
    @DisplayName("is kept of no more matches than are known: the eldest of a long session goes from the disk")
    void manyMatches() throws IOException {
        HostTls key = HostTls.passing();
        GameSession session = new Connector(loops, System::nanoTime, Timeouts.SAME_PROGRAM, KnownHosts.NONE)
                .showing(IdentityStore.in(folder))
                .open(JoinTarget.of(host.address(), PlayerKind.PERSON, "Mei"));
        await().until(() -> session.state().isIn());
        host.say(playing("match 0"));
        host.say(standing(key, "match 0"));
        await().until(() -> kept().contains("match 0"));

        for (int match = 1; match <= KnownMatches.MOST; match++) {
            host.say(playing("match " + match));
            host.say(standing(key, "match " + match));
        }

        await().until(() -> kept().contains("match " + KnownMatches.MOST));
        assertThat(kept()).doesNotContain("match 0");
        assertThat(session.state().isIn()).isTrue();
    }

    private List<String> kept() {
        return IdentityStore.in(folder).matches().stream()
                .map(KnownMatch::match)
                .toList();
    }

    private static HostMessage tooFast(ClientMessage request) {
        return HostMessage.newBuilder()
                .setRefused(Refused.newBuilder()
                        .setRequest(request.getRequest())
                        .setReason(RefusalReason.REFUSAL_REASON_TOO_FAST)
                        .setSeat(-1))
                .build();
    }

    private static HostMessage playing(String match) {
        return HostMessage.newBuilder()
                .setTable(new ScriptedTable(TableRules.named("pagat"), 4, 1)
                        .updateFor(0).toBuilder().setMatch(match))
                .build();
    }

    private static HostMessage standing(HostTls key, String match) {
        Standing.Builder standing = Standing.newBuilder()
                .setMatch(match)
                .setHost(ByteString.copyFrom(key.fingerprint()))
                .setHostName("Kitchen")
                .setRound(1)
                .setTerm(1)
                .setRules(RulesTranslator.write(TableRules.named("pagat")));
        for (int seat = 0; seat < 4; seat++) {
            standing.addChips(0)
                    .addSeats(StandingSeat.newBuilder().setSeat(seat).setName("Player " + seat));
        }
        return HostMessage.newBuilder()
                .setStanding(SuccessionSignatures.seal(key, standing.build()))
                .build();
    }
}
