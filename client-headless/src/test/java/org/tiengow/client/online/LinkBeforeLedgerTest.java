package org.tiengow.client.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.succession.PromiseLog;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;

@DisplayName("A link is opened after its line is in the ledger")
class LinkBeforeLedgerTest {
    private static final ShuffleContext MATCH = new ShuffleContext(Bytes32.ZERO, "9f2c", 0);

    @TempDir
    private Path folder;

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("test-session", true), NioIoHandler.newFactory());
    private final ScriptedHost host = new ScriptedHost();
    private GameSession session;

    @BeforeEach
    void sit() {
        session = new Connector(loops, System::nanoTime, Timeouts.SAME_PROGRAM, KnownHosts.NONE)
                .showing(IdentityStore.in(folder))
                .open(JoinTarget.of(host.address(), PlayerKind.PERSON, "Mei"));
        await().until(() -> session.state().isIn());
        host.say(telling(shuffle(ShufflePhase.SHUFFLE_PHASE_ANCHORS)));
        await().until(() -> !host.heard(MessageCase.GIVE_ANCHOR).isEmpty());
    }

    @AfterEach
    void close() {
        session.close();
        host.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @Test
    @DisplayName("also when the list is told again while the disk is slow")
    void slowDisk() {
        CountDownLatch fast = new CountDownLatch(1);
        new PromiseLog(IdentityStore.NONE, standing -> {})
                .keep(
                        () -> {
                            try {
                                fast.await();
                            } catch (InterruptedException over) {
                                Thread.currentThread().interrupt();
                            }
                        },
                        () -> {});
        host.say(telling(asking()));
        host.say(telling(asking()));
        assertNoLinkIsOpened();
        fast.countDown();
        await().until(() -> !host.heard(MessageCase.OPEN_LINK).isEmpty());
    }

    @Test
    @DisplayName("also when the disk has failed before")
    void failedDisk() throws ReflectiveOperationException, IOException {
        Object ledger = field(field(session, "shuffle"), "ledger");
        ((FileChannel) field(ledger, "channel")).close();
        host.say(telling(asking()));
        assertNoLinkIsOpened();
        host.say(telling(asking()));
        assertNoLinkIsOpened();
    }

    private static Object field(Object of, String name) throws ReflectiveOperationException {
        Field field = of.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(of);
    }

    /** A request that is made after all updates were heard, as its answer shows, comes after the link. */
    private void assertNoLinkIsOpened() {
        assertThat(session.say("first").join()).isEqualTo(new Answer.Granted());
        assertThat(session.say("then").join()).isEqualTo(new Answer.Granted());
        assertThat(host.heard(MessageCase.OPEN_LINK)).isEmpty();
    }

    private static HostMessage telling(Shuffle.Builder shuffle) {
        return HostMessage.newBuilder()
                .setTable(new ScriptedTable(TableRules.named("pagat"), 4, 1)
                        .updateFor(0).toBuilder().setMatch("before").setShuffle(shuffle))
                .build();
    }

    private static Shuffle.Builder shuffle(ShufflePhase phase) {
        return Shuffle.newBuilder()
                .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                .setPhase(phase)
                .setHost(ShuffleTranslator.write(MATCH.host()))
                .setMatch(MATCH.match())
                .setRound(1);
    }

    private Shuffle.Builder asking() {
        Bytes32 anchor = ShuffleTranslator.read(
                host.heard(MessageCase.GIVE_ANCHOR).get(0).getGiveAnchor().getAnchor());
        ListedSeat mine = new ListedSeat(ListedSeat.Kind.PERSON, 0, "Mei", Optional.empty(), Optional.of(anchor), "");
        List<ListedSeat> seats =
                new ArrayList<>(Collections.nCopies(4, ListedSeat.without(ListedSeat.Kind.BOT, 0, "Bot")));
        seats.set(0, mine);
        return shuffle(ShufflePhase.SHUFFLE_PHASE_LINKS)
                .setList(ShuffleTranslator.write(new ShuffleList(MATCH, 1, 1, Bytes32.ZERO, seats)));
    }
}
