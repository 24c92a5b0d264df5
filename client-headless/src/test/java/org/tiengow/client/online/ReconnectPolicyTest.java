package org.tiengow.client.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus.Stage;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.Refused;

@DisplayName("A session that comes back")
@Tag("slow")
class ReconnectPolicyTest {
    private static final Timeouts LONG = new Timeouts(
            Duration.ofSeconds(8),
            Duration.ofSeconds(8),
            Duration.ofSeconds(8),
            Duration.ofMillis(50),
            Duration.ofSeconds(5));
    private static final ByteString TOKEN = ByteString.copyFrom(new byte[] {0, 7, 7});

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("test-session", true), NioIoHandler.newFactory());
    private final List<String> soughtFor = new CopyOnWriteArrayList<>();
    private final AtomicReference<Consumer<HostAddress>> found = new AtomicReference<>();
    private ScriptedHost host;

    @TempDir
    private Path data;

    @BeforeEach
    void open() {
        host = seating(new ScriptedHost());
    }

    @AfterEach
    void close() {
        host.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @Test
    @DisplayName("shows the token of its seat, and finds the same decision open")
    void sameDecision() {
        GameSession session = seated(connector(Duration.ofMinutes(1)));
        ScriptedTable table = new ScriptedTable(TableRules.named("pagat"), 4, 5);
        HostMessage update =
                HostMessage.newBuilder().setTable(table.updateFor(table.turn())).build();
        host.say(update);
        await().until(() -> session.state().decision().isPresent());
        long decision = session.state().decision().orElseThrow().number();
        int log = session.state().atTable().orElseThrow().log().size();
        List<Stage> stages = new CopyOnWriteArrayList<>();
        session.onUpdate(state -> stages.add(state.connection().stage()));
        host.on(MessageCase.MAKE_PLAY, message -> List.of());
        CompletableFuture<Answer> sent = session.play(decision, 0);
        await().until(() -> !host.heard(MessageCase.MAKE_PLAY).isEmpty());

        host.breakOff();
        assertThat(((Answer.Refused) sent.join()).reason()).isEqualTo(RefusalReason.NOT_CONNECTED);
        await().until(() ->
                host.heard(MessageCase.ENTER).size() == 2 && session.state().isIn());
        assertThat(host.heard(MessageCase.ENTER).get(1).getEnter().getSeatToken())
                .isEqualTo(TOKEN);
        assertThat(session.state().decision())
                .as("nothing is open before the host says so")
                .isEmpty();
        assertThat(session.state().atTable())
                .as("the table stays on the screen")
                .isPresent();
        host.say(HostMessage.newBuilder()
                .setTable(update.getTable().toBuilder().clearEvents())
                .build());
        await().until(() -> session.state().decision().isPresent());
        assertThat(session.state().decision().orElseThrow().number()).isEqualTo(decision);
        assertThat(session.state().atTable().orElseThrow().log()).hasSize(log);
        assertThat(stages).contains(Stage.RETURNING).doesNotContain(Stage.LOST, Stage.CLOSED, Stage.CONNECTING);
    }

    @Test
    @DisplayName("that watched says again that it watches")
    void watchesAgain() {
        GameSession session = in(connector(Duration.ofMinutes(1)));
        session.watch(0);
        ScriptedTable table = new ScriptedTable(TableRules.named("pagat"), 4, 5);
        host.say(HostMessage.newBuilder().setTable(table.updateFor(-1)).build());
        await().until(() -> session.state().atTable().isPresent());
        host.breakOff();

        await().until(() -> host.heard(MessageCase.WATCH).size() == 2);
    }

    @Test
    @DisplayName("follows a host with its key to another address, and nobody without it")
    void anotherAddress() throws Exception {
        HostTls tls = HostTls.passing();
        try (ScriptedHost first = seating(new ScriptedHost(tls.context()));
                ScriptedHost elsewhere = seating(new ScriptedHost(tls.context()));
                ScriptedHost liar = seating(new ScriptedHost(HostTls.passing().context()))) {
            Connector connector = connector(Duration.ofMinutes(1));
            GameSession session = seated(
                    connector.open(joinTarget(first).withFingerprint(Fingerprint.write(tls.fingerprint()))), first);
            first.close();
            await().until(() -> found.get() != null);
            found.get().accept(liar.address());
            found.get().accept(elsewhere.address());

            await().until(() -> session.state().isIn());
            assertThat(soughtFor).containsExactly(Fingerprint.write(tls.fingerprint()));
            assertThat(elsewhere.heard(MessageCase.ENTER).get(0).getEnter().getSeatToken())
                    .isEqualTo(TOKEN);
            assertThat(liar.heard(MessageCase.ENTER)).isEmpty();
            session.close();
        }
    }

    @Test
    @DisplayName("ends when the host no longer knows its seat, and forgets it")
    void unknownToken() {
        KeptSeats seats = KeptSeats.in(data);
        GameSession session = seated(connector(Duration.ofMinutes(1), seats));
        await().until(() -> seats.all().size() == 1);
        assertThat(seats.all().get(0).joinTarget().seatToken()).isEqualTo(Token.of(TOKEN.toByteArray()));
        host.on(
                MessageCase.ENTER,
                message -> List.of(HostMessage.newBuilder()
                        .setRefused(Refused.newBuilder()
                                .setRequest(message.getRequest())
                                .setReason(org.tiengow.protocol.wire.RefusalReason.REFUSAL_REASON_UNKNOWN_TOKEN))
                        .build()));
        host.breakOff();

        await().until(() -> session.state().connection().stage() == Stage.CLOSED);
        assertThat(session.state().connection().problem().refusal().reason()).isEqualTo(RefusalReason.UNKNOWN_TOKEN);
        await().until(() -> seats.all().isEmpty());
    }

    @Test
    @DisplayName("forgets a seat that was left, and keeps one that was not")
    void leaving() {
        KeptSeats seats = KeptSeats.in(data);
        GameSession session = seated(connector(Duration.ofMinutes(1), seats));
        await().until(() -> seats.all().size() == 1);
        host.say(HostMessage.newBuilder()
                .setLeftTable(LeftTable.getDefaultInstance())
                .build());
        await().until(() -> seats.all().isEmpty());
        session.close();

        GameSession other = seated(connector(Duration.ofMinutes(1), seats));
        await().until(() -> seats.all().size() == 1);
        other.close();
        await().until(() -> other.state().connection().stage() == Stage.CLOSED);
        assertThat(seats.all()).hasSize(1);
    }

    @Test
    @DisplayName("forgets a seat that is left on purpose, though its host is gone and hears nothing of it")
    void leavingAGoneHost() {
        KeptSeats seats = KeptSeats.in(data);
        GameSession session = seated(connector(Duration.ofMinutes(1), seats));
        await().until(() -> seats.all().size() == 1);
        host.close();
        await().until(() -> session.state().connection().stage() == Stage.RETURNING);
        session.leaveTable();
        session.close();
        await().until(() -> seats.all().isEmpty());
    }

    @Test
    @DisplayName("gives up after its time, and tries again when asked")
    void givesUp() {
        GameSession session = seated(connector(Duration.ofMillis(200)));
        host.close();
        await().until(() -> session.state().connection().stage() == Stage.LOST);
        assertThat(session.state().connection().problem().kind()).isEqualTo(Problem.Kind.BROKEN);
        session.tryAgain();
        await().until(() -> session.state().connection().stage() == Stage.RETURNING);
        await().until(() -> session.state().connection().stage() == Stage.LOST);
    }

    @Test
    @DisplayName("of a program started again does not give up at the first try, and looks for its host elsewhere")
    void startedAgain() throws Exception {
        HostTls tls = HostTls.passing();
        try (ScriptedHost gone = seating(new ScriptedHost(HostTls.passing().context()));
                ScriptedHost elsewhere = seating(new ScriptedHost(tls.context()))) {
            String fingerprint = Fingerprint.write(tls.fingerprint());
            GameSession session = connector(Duration.ofMinutes(1))
                    .open(joinTarget(gone).withFingerprint(fingerprint).withSeatToken(Token.of(TOKEN.toByteArray())));
            await().until(() -> session.state().connection().stage() == Stage.RETURNING && found.get() != null);
            assertThat(soughtFor).containsExactly(fingerprint);
            assertThat(gone.heard(MessageCase.ENTER)).as("it has another key").isEmpty();
            found.get().accept(elsewhere.address());

            await().until(() -> session.state().isIn());
            assertThat(elsewhere.heard(MessageCase.ENTER).get(0).getEnter().getSeatToken())
                    .isEqualTo(TOKEN);
        }
    }

    @Test
    @DisplayName("can be closed while it looks for the host")
    void closed() {
        GameSession session = seated(connector(Duration.ofMinutes(1)));
        host.close();
        await().until(() -> session.state().connection().stage() == Stage.RETURNING);
        session.close();
        await().until(() -> session.state().connection().stage() == Stage.CLOSED);
        assertThat(session.state().connection().problem().kind()).isEqualTo(Problem.Kind.CLOSED_HERE);
    }

    @Test
    @DisplayName("takes a host that ends at its word, and one that heard too little not")
    void farewells() {
        GameSession session = seated(connector(Duration.ofMinutes(1)));
        host.say(closing(CloseReason.CLOSE_REASON_SILENT));
        await().until(() -> host.heard(MessageCase.ENTER).size() == 2);
        await().until(() -> session.state().isIn());
        host.say(closing(CloseReason.CLOSE_REASON_HOST_ENDS));
        await().until(() -> session.state().connection().stage() == Stage.CLOSED);
    }

    @Test
    @DisplayName("waits longer from try to try, never the same, and never too long")
    void pauses() {
        ReconnectPolicy people = ReconnectPolicy.patiently(HostLocator.WHERE_IT_WAS, KeptSeats.NONE);
        for (int tries = 0; tries < 20; tries++) {
            long planned = people.pause(tries, 0.5).toMillis();
            assertThat(people.pause(tries, 0).toMillis()).isLessThan(planned);
            assertThat(people.pause(tries, 0.99).toMillis()).isGreaterThan(planned);
            assertThat(people.pause(tries + 1, 0.5).toMillis()).isBetween(planned, 4_000L);
        }
        assertThat(people.pause(0, 0.5)).isLessThan(Duration.ofMillis(200));
        assertThat(people.trying()).isGreaterThanOrEqualTo(Duration.ofMinutes(5));
    }

    private Connector connector(Duration trying) {
        return connector(trying, KeptSeats.NONE);
    }

    private Connector connector(Duration trying, KeptSeats seats) {
        HostLocator hostLocator = (fingerprint, heard) -> {
            soughtFor.add(fingerprint);
            found.set(heard);
            return () -> {};
        };
        return new Connector(loops, System::nanoTime, LONG, KnownHosts.NONE)
                .returning(
                        new ReconnectPolicy(Duration.ofMillis(10), Duration.ofMillis(50), trying, hostLocator, seats));
    }

    private GameSession in(Connector connector) {
        GameSession session = connector.open(joinTarget(host));
        await().until(() -> session.state().isIn());
        return session;
    }

    private GameSession seated(Connector connector) {
        return seated(connector.open(joinTarget(host)), host);
    }

    private static GameSession seated(GameSession session, ScriptedHost at) {
        await().until(() -> session.state().isIn());
        session.sit(0, java.util.OptionalInt.empty());
        await().until(() -> !session.state().self().seatToken().isNone());
        assertThat(at.heard(MessageCase.SIT)).isNotEmpty();
        return session;
    }

    private static JoinTarget joinTarget(ScriptedHost at) {
        return JoinTarget.of(at.address(), PlayerKind.PERSON, "Mei");
    }

    private static ScriptedHost seating(ScriptedHost at) {
        return at.on(MessageCase.SIT, ReconnectPolicyTest::seat);
    }

    private static List<HostMessage> seat(ClientMessage sit) {
        return List.of(HostMessage.newBuilder()
                .setGranted(Granted.newBuilder().setRequest(sit.getRequest()).setSeatToken(TOKEN))
                .build());
    }

    private static HostMessage closing(CloseReason reason) {
        return HostMessage.newBuilder()
                .setClosing(Closing.newBuilder().setReason(reason))
                .build();
    }
}
