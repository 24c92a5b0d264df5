package org.tiengow.client.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.ConnectionStatus.Stage;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Refused;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.TableUpdate;

@Tag("slow")
class ConnectorTest {
    /** Of a client that a slow machine does not make give up; signs of life come often all the same. */
    private static final Timeouts LONG = new Timeouts(
            Duration.ofSeconds(8),
            Duration.ofSeconds(8),
            Duration.ofSeconds(8),
            Duration.ofMillis(50),
            Duration.ofSeconds(5));

    /** For the tests in which nothing comes. */
    private static final Timeouts SHORT = new Timeouts(
            Duration.ofSeconds(8),
            Duration.ofMillis(300),
            Duration.ofMillis(300),
            Duration.ofMillis(50),
            Duration.ofMillis(400));

    private static final long NOW = 77;

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(
            1, new DefaultThreadFactory("test-session", true), NioIoHandler.newFactory());
    private final Connector connector = new Connector(loops, () -> NOW, LONG, KnownHosts.NONE);
    private final Connector impatient = new Connector(loops, System::nanoTime, SHORT, KnownHosts.NONE);
    private ScriptedHost host;

    @BeforeEach
    void open() {
        host = new ScriptedHost();
    }

    @AfterEach
    void close() {
        host.close();
        loops.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }

    @Test
    void entersInThreeSteps() {
        List<Stage> stages = new CopyOnWriteArrayList<>();
        GameSession session = connector.open(mei());
        session.onUpdate(state -> stages.add(state.connection().stage()));
        await().until(() -> session.state().isIn());

        ClientMessage hello = host.heard(MessageCase.HELLO).get(0);
        assertThat(hello.getHello().getVersionsList()).isEqualTo(Versions.SPOKEN);
        assertThat(hello.getHello().getName()).isEqualTo("Mei");
        assertThat(hello.getHello().getKind()).isEqualTo(org.tiengow.protocol.wire.Kind.KIND_PERSON);
        ClientMessage enter = host.heard(MessageCase.ENTER).get(0);
        assertThat(enter.getEnter().getProof().isEmpty()).isTrue();
        assertThat(enter.getEnter().getClientNonce().size()).isEqualTo(32);
        assertThat(session.state().host().name()).isEqualTo("Kitchen");
        await().untilAsserted(() -> assertThat(stages).endsWith(Stage.IN).isSorted());
    }

    @Test
    void provesThePinWithoutSendingIt() {
        host.on(MessageCase.HELLO, message -> List.of(ScriptedHost.challenge(true)));
        GameSession session = connector.open(mei().withPin("4711"));
        await().until(() -> session.state().isIn());

        ClientMessage enter = host.heard(MessageCase.ENTER).get(0);
        byte[] proof = enter.getEnter().getProof().toByteArray();
        byte[] nonce = enter.getEnter().getClientNonce().toByteArray();
        assertThat(PinProof.isRight(proof, "4711", ScriptedHost.NONCE, nonce, new byte[32]))
                .isTrue();
    }

    @Test
    void presentsItsTokens() {
        GameSession session =
                connector.open(mei().withSeatToken(new Token("0102")).withOwnerToken(new Token("0304")));
        await().until(() -> session.state().isIn());

        ClientMessage enter = host.heard(MessageCase.ENTER).get(0);
        assertThat(enter.getEnter().getSeatToken()).isEqualTo(ByteString.copyFrom(new byte[] {1, 2}));
        assertThat(enter.getEnter().getOwnerToken()).isEqualTo(ByteString.copyFrom(new byte[] {3, 4}));
        assertThat(session.state().self().seatToken()).isEqualTo(new Token("0102"));
    }

    @Test
    void asksForThePinWithoutSpendingAGuess() {
        host.on(MessageCase.HELLO, message -> List.of(ScriptedHost.challenge(true)));
        Problem problem = endOf(connector.open(mei()));

        assertThat(problem.kind()).isEqualTo(Problem.Kind.REFUSED);
        assertThat(problem.refusal().reason()).isEqualTo(RefusalReason.WRONG_PIN);
        assertThat(host.heard(MessageCase.ENTER)).isEmpty();
    }

    @Test
    void aWrongPinIsRefused() {
        host.on(MessageCase.HELLO, message -> List.of(ScriptedHost.challenge(true)))
                .on(
                        MessageCase.ENTER,
                        message -> refused(
                                message,
                                org.tiengow.protocol.wire.RefusalReason.REFUSAL_REASON_WRONG_PIN,
                                "Not this PIN."));
        GameSession session = connector.open(mei().withPin("0000"));
        Problem problem = endOf(session);

        assertThat(session.state().connection().stage()).isEqualTo(Stage.CLOSED);
        assertThat(problem.kind()).isEqualTo(Problem.Kind.REFUSED);
        assertThat(problem.refusal().reason()).isEqualTo(RefusalReason.WRONG_PIN);
        assertThat(problem.sentence()).isEqualTo("Not this PIN.");
    }

    @Test
    void versionsThatDoNotMeetAreSaid() {
        host.on(
                MessageCase.HELLO,
                message -> refused(
                        message,
                        org.tiengow.protocol.wire.RefusalReason.REFUSAL_REASON_CLIENT_TOO_OLD,
                        "Update your program."));
        Problem problem = endOf(connector.open(mei()));

        assertThat(problem.refusal().reason()).isEqualTo(RefusalReason.CLIENT_TOO_OLD);
        assertThat(problem.sentence()).isEqualTo("Update your program.");
    }

    @Test
    void nobodyAtAPortIsOneSentence() throws IOException {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        GameSession session =
                connector.open(JoinTarget.of(new HostAddress("127.0.0.1", free), PlayerKind.PERSON, "Mei"));
        Problem problem = endOf(session);

        assertThat(session.state().connection().stage()).isEqualTo(Stage.LOST);
        assertThat(problem.kind()).isEqualTo(Problem.Kind.NO_ONE_ANSWERS);
        assertThat(problem.sentence()).isEqualTo("No one answers at 127.0.0.1:" + free + ".");
    }

    @Test
    void aNameNobodyKnowsIsOneSentence() {
        String tooLong = "x".repeat(300); // refused by the resolver itself, so that no name server is asked
        Problem problem = endOf(connector.open(JoinTarget.of(HostAddress.parse(tooLong), PlayerKind.PERSON, "Mei")));

        assertThat(problem.kind()).isEqualTo(Problem.Kind.UNKNOWN_ADDRESS);
        assertThat(problem.sentence()).isEqualTo("No machine is known as " + tooLong + ".");
    }

    @Test
    void aListenerThatSaysNothingIsSilent() {
        host.on(MessageCase.HELLO, message -> List.of());
        Problem problem = endOf(impatient.open(mei()));

        assertThat(problem.kind()).isEqualTo(Problem.Kind.SILENT);
        assertThat(problem.sentence()).contains("has not answered in time");
        await().until(() -> host.guests() == 0);
    }

    @Test
    void aSlowHostIsTriedAgainWithMoreTimeEachTime() {
        List<Stage> stages = new CopyOnWriteArrayList<>();
        AtomicInteger hellos = new AtomicInteger();
        host.on(
                MessageCase.HELLO,
                message -> hellos.incrementAndGet() < 4 ? List.of() : List.of(ScriptedHost.challenge(false)));
        GameSession session = impatient
                .returning(ReconnectPolicy.patiently(HostLocator.WHERE_IT_WAS, KeptSeats.NONE))
                .open(mei());
        session.onUpdate(state -> stages.add(state.connection().stage()));
        long began = System.nanoTime();
        await().until(() -> session.state().isIn());

        assertThat(stages).contains(Stage.RETURNING);
        assertThat(Duration.ofNanos(System.nanoTime() - began))
                .isGreaterThan(SHORT.opening().multipliedBy(1 + 2 + 4));
        session.close();
    }

    @Test
    void somebodyElseAtThePortIsNoHost() {
        host.on(MessageCase.HELLO, message -> {
            host.sayBytes("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            return List.of();
        });

        assertThat(endOf(connector.open(mei())).kind()).isEqualTo(Problem.Kind.NOT_UNDERSTOOD);
    }

    @Test
    void aHostThatStopsInTheOpeningIsSilent() {
        host.on(MessageCase.ENTER, message -> List.of());

        assertThat(endOf(impatient.open(mei())).kind()).isEqualTo(Problem.Kind.SILENT);
    }

    @Test
    void garbageFromTheHostEndsIt() {
        GameSession session = in();
        host.sayBytes(new byte[] {0, 0, 0, 3, 9, 9, 9});
        Problem problem = endOf(session);

        assertThat(session.state().connection().stage()).isEqualTo(Stage.CLOSED);
        assertThat(problem.kind()).isEqualTo(Problem.Kind.NOT_UNDERSTOOD);
        await().until(() -> host.guests() == 0);
    }

    @Test
    void aFrameOfAGigabyteEndsIt() {
        GameSession session = in();
        host.sayBytes(new byte[] {0x40, 0, 0, 0});

        assertThat(endOf(session).kind()).isEqualTo(Problem.Kind.NOT_UNDERSTOOD);
    }

    @Test
    void aTableThatMeansNothingEndsIt() {
        GameSession session = in();
        host.say(HostMessage.newBuilder()
                .setTable(TableUpdate.getDefaultInstance())
                .build());

        assertThat(endOf(session).kind()).isEqualTo(Problem.Kind.NOT_UNDERSTOOD);
        assertThat(session.state().atTable()).isEmpty();
    }

    @Test
    void aSecondOpeningIsOutOfPlace() {
        GameSession session = in();
        host.say(ScriptedHost.challenge(false));

        assertThat(endOf(session).sentence()).contains("A CHALLENGE came out of place.");
    }

    @Test
    void enteringBeforeTheChallengeIsOutOfPlace() {
        host.on(MessageCase.HELLO, message -> List.of(ScriptedHost.entered(message)));

        assertThat(endOf(connector.open(mei())).kind()).isEqualTo(Problem.Kind.NOT_UNDERSTOOD);
    }

    @Test
    void aVersionNobodySpeaksIsNotAgreedTo() {
        host.on(
                MessageCase.HELLO,
                message -> List.of(ScriptedHost.challenge(false).toBuilder()
                        .mergeChallenge(org.tiengow.protocol.wire.Challenge.newBuilder()
                                .setVersion(99)
                                .build())
                        .build()));

        assertThat(endOf(connector.open(mei())).sentence()).contains("It speaks version 99");
    }

    @Test
    void signsOfLifeKeepItUp() {
        GameSession session = in();

        await().until(() -> host.heard(MessageCase.PING).size() > 15);
        assertThat(session.state().isIn()).isTrue();
    }

    @Test
    void aHostThatFallsSilentIsLost() {
        GameSession session = in(impatient);
        host.on(MessageCase.PING, message -> List.of());
        Problem problem = endOf(session);

        assertThat(session.state().connection().stage()).isEqualTo(Stage.LOST);
        assertThat(problem.kind()).isEqualTo(Problem.Kind.SILENT);
        assertThat(session.state().host().name()).isEqualTo("Kitchen");
    }

    @Test
    void aDeadHostIsNoticedWithinFiveSeconds() {
        assertThat(Timeouts.LAN.silence().plus(Timeouts.LAN.ping())).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    void aBrokenConnectionIsLost() {
        GameSession session = in();
        host.breakOff();

        assertThat(endOf(session).kind()).isEqualTo(Problem.Kind.BROKEN);
        assertThat(session.state().connection().stage()).isEqualTo(Stage.LOST);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNRECOGNIZED")
    void theHostsFarewellIsHeard(CloseReason reason) {
        GameSession session = in();
        host.say(HostMessage.newBuilder()
                .setClosing(Closing.newBuilder().setReason(reason).setSentence("Good night."))
                .build());
        Problem problem = endOf(session);

        boolean heardTooLittle =
                reason == CloseReason.CLOSE_REASON_SILENT || reason == CloseReason.CLOSE_REASON_TOO_SLOW;
        assertThat(session.state().connection().stage()).isEqualTo(heardTooLittle ? Stage.LOST : Stage.CLOSED);
        assertThat(problem.sentence()).isEqualTo("Good night.");
        assertThat(problem.kind())
                .isEqualTo(
                        switch (reason) {
                            case CLOSE_REASON_HOST_ENDS -> Problem.Kind.HOST_ENDS;
                            case CLOSE_REASON_KICKED -> Problem.Kind.KICKED;
                            case CLOSE_REASON_REPLACED -> Problem.Kind.REPLACED;
                            case CLOSE_REASON_HANDED_OVER -> Problem.Kind.HANDED_OVER;
                            default -> Problem.Kind.CLOSED_BY_HOST;
                        });
    }

    @Test
    void closingHereIsSeenThere() {
        GameSession session = in();
        session.close();
        session.close();

        assertThat(endOf(session).kind()).isEqualTo(Problem.Kind.CLOSED_HERE);
        await().until(() -> host.guests() == 0);
    }

    @Test
    void closingBeforeItIsConnectedEndsItToo() {
        GameSession session = connector.open(mei());
        session.close();

        assertThat(endOf(session).kind()).isEqualTo(Problem.Kind.CLOSED_HERE);
        await().until(() -> host.guests() == 0);
    }

    @Test
    void aGrantAndARefusalComeBackToTheirRequests() {
        GameSession session = in();
        host.on(
                MessageCase.SAY,
                message -> refused(
                                message,
                                org.tiengow.protocol.wire.RefusalReason.REFUSAL_REASON_BAD_TEXT,
                                "Say something.")
                        .subList(0, 1));
        CompletableFuture<Answer> said = session.say("");
        CompletableFuture<Answer> ready = session.ready(true);

        assertThat(answer(ready).isGranted()).isTrue();
        assertThat(((Answer.Refused) answer(said)).reason()).isEqualTo(RefusalReason.BAD_TEXT);
    }

    @Test
    void anUnansweredRequestIsRefusedHere() {
        GameSession session = in(impatient);
        host.on(MessageCase.SET_READY, message -> List.of());

        assertThat(reason(session.ready(true))).isEqualTo(RefusalReason.NO_ANSWER);
        assertThat(session.state().isIn()).isTrue();
    }

    @Test
    void theEndAnswersWhatIsOpenAndWhatIsAskedLater() {
        GameSession session = in();
        host.on(MessageCase.SET_READY, message -> List.of());
        CompletableFuture<Answer> open = session.ready(true);
        await().until(() -> !host.heard(MessageCase.SET_READY).isEmpty());
        host.breakOff();

        assertThat(reason(open)).isEqualTo(RefusalReason.NOT_CONNECTED);
        assertThat(reason(session.start())).isEqualTo(RefusalReason.NOT_CONNECTED);
    }

    @Test
    void aRequestBeforeEnteringIsRefused() {
        host.on(MessageCase.HELLO, message -> List.of());

        assertThat(reason(connector.open(mei()).start())).isEqualTo(RefusalReason.NOT_CONNECTED);
    }

    @Test
    void aDecisionIsAnsweredByAnIndex() {
        GameSession session = in();
        ScriptedTable table = new ScriptedTable(TableRules.named("pagat"), 4, 5);
        int seat = table.turn();
        host.say(HostMessage.newBuilder().setTable(table.updateFor(seat)).build());
        await().until(() -> session.state().decision().isPresent());
        Decision decision = session.state().decision().orElseThrow();
        assertThat(decision.deadline()).isEqualTo(Deadline.after(NOW, ScriptedTable.MILLIS));

        assertThat(answer(session.play(decision.number(), 3)).isGranted()).isTrue();
        ClientMessage made = host.heard(MessageCase.MAKE_PLAY).get(0);
        assertThat(made.getMakePlay().getDecision()).isEqualTo(decision.number());
        assertThat(PlayTranslator.read(made.getMakePlay().getPlay()))
                .isEqualTo(decision.legal().get(3));
        assertThat(reason(session.play(decision.number() + 1, 0))).isEqualTo(RefusalReason.OLD_DECISION);
    }

    @Test
    void aPlayThatIsNotLegalIsLeftToTheHostToRefuse() {
        GameSession session = in();
        session.play(9, Play.DECLINE);

        await().until(() -> host.heard(MessageCase.MAKE_PLAY).size() == 1);
    }

    @Test
    void listenersHearEveryStateInOrderFromTheOneOfNow() {
        GameSession session = in();
        List<SessionState> states = new CopyOnWriteArrayList<>();
        session.onUpdate(state -> {
            if (state.chat().isEmpty()) {
                throw new IllegalStateException("a frontend's fault");
            }
        });
        session.onUpdate(states::add);
        await().until(() -> states.size() == 1);
        for (int i = 0; i < 20; i++) {
            host.say(HostMessage.newBuilder()
                    .setSaid(Said.newBuilder().setText("" + i))
                    .build());
        }
        await().until(() -> states.size() == 21);

        assertThat(states.get(0).isIn()).isTrue();
        assertThat(states.get(0).chat()).isEmpty();
        for (int i = 1; i < states.size(); i++) {
            assertThat(states.get(i).chat()).hasSize(states.get(i - 1).chat().size() + 1);
        }
    }

    private GameSession in() {
        return in(connector);
    }

    private GameSession in(Connector connector) {
        GameSession session = connector.open(mei());
        await().until(() -> session.state().isIn());
        return session;
    }

    private JoinTarget mei() {
        return JoinTarget.of(host.address(), PlayerKind.PERSON, "Mei");
    }

    private static Problem endOf(GameSession session) {
        ConnectionStatus end = await().until(
                        () -> session.state().connection(),
                        status -> status.stage().isOver());
        return end.problem();
    }

    private static Answer answer(CompletableFuture<Answer> answer) {
        await().until(answer::isDone);
        return answer.join();
    }

    private static RefusalReason reason(CompletableFuture<Answer> answer) {
        return ((Answer.Refused) answer(answer)).reason();
    }

    private static List<HostMessage> refused(
            ClientMessage request, org.tiengow.protocol.wire.RefusalReason reason, String sentence) {
        return List.of(
                HostMessage.newBuilder()
                        .setRefused(Refused.newBuilder()
                                .setRequest(request.getRequest())
                                .setReason(reason)
                                .setSeat(-1)
                                .setSentence(sentence))
                        .build(),
                HostMessage.newBuilder()
                        .setClosing(Closing.newBuilder().setReason(CloseReason.CLOSE_REASON_REFUSED))
                        .build());
    }
}
