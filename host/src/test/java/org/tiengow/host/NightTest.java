package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.Phrase;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.Archive.Standings;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

@DisplayName("A night over sockets")
@Tag("slow")
class NightTest {
    private static final Duration PATIENCE = Duration.ofSeconds(180);

    private final Connector connector = PatientConnector.make();
    private final List<GameSession> sessions = new ArrayList<>();
    private final List<Standings> ends = new CopyOnWriteArrayList<>();

    @TempDir
    private Path data;

    @AfterEach
    void closeSessions() {
        sessions.forEach(GameSession::close);
    }

    private Host host(TablePlan plan) throws IOException {
        return Host.start(
                HostSettings.practice("Test").with(plan).withData(data).onStandings(ends::add));
    }

    private static TablePlan plan(int rounds) {
        return TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, rounds))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"))
                .withBots(0, "random");
    }

    private GameSession enter(Host host, String name, boolean owner, Token seat) {
        JoinTarget joinTarget = JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                .withSeatToken(seat);
        GameSession session =
                connector.open(owner ? joinTarget.withOwnerToken(new Token(host.ownerToken())) : joinTarget);
        sessions.add(session);
        await().until(() -> session.state().isIn());
        return session;
    }

    private GameSession enter(Host host, String name) {
        return enter(host, name, false, Token.NONE);
    }

    private static Answer done(CompletableFuture<Answer> answer) throws Exception {
        return answer.get();
    }

    private static void granted(CompletableFuture<Answer> answer) throws Exception {
        assertThat(done(answer)).isInstanceOf(Answer.Granted.class);
    }

    private static TableState table(GameSession session) {
        return session.state().atTable().orElseThrow();
    }

    private static void awaitStage(GameSession session, TableStage stage) {
        await().until(() -> session.state()
                .atTable()
                .filter(table -> table.stage() == stage)
                .isPresent());
    }

    private List<Path> records() throws IOException {
        try (Stream<Path> files = Files.list(data.resolve("records"))) {
            return files.toList();
        }
    }

    @Test
    @DisplayName("a person owns the host, fills the table with bots, plays a match, and plays again")
    void ownerPlaysTwice() throws Exception {
        try (Host host = host(plan(2))) {
            GameSession mei = enter(host, "Mei", true, Token.NONE);
            granted(mei.sit(0, OptionalInt.empty()));
            granted(mei.addBot(OptionalInt.empty(), ""));
            Thoughtless.plays(mei);
            granted(mei.start());
            awaitStage(mei, TableStage.MATCH_OVER);
            assertThat(table(mei).played().places()).hasSize(4);
            assertThat(mei.state().revealed()).hasSize(2);

            granted(mei.again());
            await().until(() -> ends.size() == 2);
            GameSession lam = enter(host, "Lam");
            granted(lam.watch(0));
            await().until(() -> lam.state().finishedMatches().size() == 2);
            await().until(() -> mei.state().finishedMatches().size() == 2);
            assertThat(lam.state().finishedMatches())
                    .isEqualTo(mei.state().finishedMatches())
                    .allSatisfy(match -> {
                        assertThat(match.players())
                                .extracting(FinishedMatch.Player::bot)
                                .containsExactly(false, true, true, true);
                        assertThat(match.players().get(0).name()).isEqualTo("Mei");
                        assertThat(match.players().stream()
                                        .mapToInt(FinishedMatch.Player::chips)
                                        .sum())
                                .isZero();
                    });
            assertThat(records())
                    .hasSize(2)
                    .allSatisfy(file ->
                            assertThat(new RecordFile(file).check(record -> {})).isEmpty());
        }
    }

    @Test
    @DisplayName("somebody who comes late takes a bot's seat, is removed by the owner, and comes back to watch")
    void comeLate() throws Exception {
        try (Host host = host(plan(0))) {
            GameSession mei = enter(host, "Mei", true, Token.NONE);
            granted(mei.sit(0, OptionalInt.of(0)));
            granted(mei.addBot(OptionalInt.empty(), ""));
            Thoughtless.plays(mei);
            granted(mei.start());
            GameSession lam = enter(host, "Lam");
            Thoughtless.isReady(lam);
            granted(lam.sit(0, OptionalInt.of(2)));
            await().until(() ->
                    lam.state().atTable().filter(table -> table.mySeat() == 2).isPresent()
                            && lam.state().decision().isPresent());
            assertThat(table(lam).seats().get(2).name()).isEqualTo("Lam");
            granted(lam.chooseColour(SeatColour.SAND));
            granted(mei.chooseColour(SeatColour.SAND));
            await().until(() -> table(lam).seats().get(2).colour() == SeatColour.SAND
                    && table(lam).seats().get(0).colour() == SeatColour.SLATE);

            granted(mei.kick(2));
            await().until(() -> lam.state().atTable().isEmpty());
            await().until(() -> table(mei).seats().get(2).holder() == Holder.BOT);
            granted(lam.watch(0));
            await().until(() -> lam.state().atTable().isPresent());
            await().until(() -> table(mei).people().watchers().equals(List.of("Lam")));
            granted(lam.say(Phrase.GOOD_LUCK));
            await("who watches may say a line every two seconds")
                    .until(() -> lam.say("Good evening").join() instanceof Answer.Granted);
            await().until(() ->
                    mei.state().chat().stream().anyMatch(line -> line.text().equals("Good evening")));
            assertThat(mei.state().chat().get(0).phrase()).isEqualTo(Phrase.GOOD_LUCK);
            granted(mei.endMatch());
            awaitStage(mei, TableStage.MATCH_OVER);
        }
    }

    @Test
    @DisplayName("a connection that breaks comes back with its token into the open decision")
    void comeBack() throws Exception {
        try (Host host = host(plan(1))) {
            GameSession mei = enter(host, "Mei", true, Token.NONE);
            granted(mei.sit(0, OptionalInt.of(0)));
            granted(mei.addBot(OptionalInt.empty(), ""));
            granted(mei.start());
            await().until(() -> mei.state().decision().isPresent());
            long decision = mei.state().decision().orElseThrow().number();
            Token token = mei.state().self().seatToken();
            mei.close();
            await().until(() -> mei.state().connection().stage() == ConnectionStatus.Stage.CLOSED);

            GameSession again = enter(host, "Mei", true, token);
            await().until(() -> again.state().decision().isPresent());
            assertThat(again.state().decision().orElseThrow().number()).isEqualTo(decision);
            Thoughtless.plays(again);
            awaitStage(again, TableStage.MATCH_OVER);
        }
    }

    @Test
    @DisplayName("garbage at the port hurts nobody: a running match goes on, the bad connections are ended")
    void garbage() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        try (Host host = host(plan(20).with(StartMode.FULL).withBots(4, "random"))) {
            for (int i = 0; i < 30; i++) {
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), host.port())) {
                    socket.setSoTimeout((int) PATIENCE.toMillis());
                    byte[] bytes = new byte[1 + random.nextInt(3_000)];
                    random.nextBytes(bytes);
                    bytes[0] = (byte) (i % 3 == 0 ? 0 : bytes[0]);
                    OutputStream out = socket.getOutputStream();
                    out.write(bytes);
                    out.flush();
                    socket.shutdownOutput();
                    drain(socket.getInputStream());
                } catch (IOException reset) {
                    assertThat(reset).as("seed %d", seed).hasMessageMatching(".*(reset|Broken pipe).*");
                }
            }
            await().until(() -> !ends.isEmpty());
            assertThat(new RecordFile(records().get(0)).check(record -> {}))
                    .as("seed %d", seed)
                    .isEmpty();
        }
    }

    private static void drain(InputStream in) throws IOException {
        byte[] buffer = new byte[4_096];
        int read = 0;
        while (read >= 0) {
            read = in.read(buffer);
        }
    }

    @Test
    @DisplayName("a client that asks too much is told so, and slowed down alone")
    void tooFast() throws Exception {
        try (Host host = host(plan(1))) {
            GameSession flood = enter(host, "Flood");
            List<CompletableFuture<Answer>> answers = tooMuchOf(flood);
            GameSession mei = enter(host, "Mei", true, Token.NONE);
            granted(mei.sit(0, OptionalInt.empty()));
            List<RefusalReason> reasons = reasons(answers);
            for (int more = 0; more < 5 && !reasons.contains(RefusalReason.TOO_FAST); more++) {
                reasons.addAll(reasons(tooMuchOf(flood))); // on a slow machine it was not so fast
            }
            assertThat(reasons).contains(RefusalReason.TOO_FAST, RefusalReason.NOT_AT_A_TABLE);
        }
    }

    private static List<CompletableFuture<Answer>> tooMuchOf(GameSession session) {
        return Stream.generate(() -> session.ready(true)).limit(130).toList();
    }

    private static List<RefusalReason> reasons(List<CompletableFuture<Answer>> answers) throws Exception {
        List<RefusalReason> reasons = new ArrayList<>();
        for (CompletableFuture<Answer> answer : answers) {
            reasons.add(((Answer.Refused) done(answer)).reason());
        }
        return reasons;
    }

    @Test
    @DisplayName("many tables play side by side, and one that fails does not disturb the others")
    void manyTables() throws Exception {
        TablePlan plan = plan(4).with(StartMode.FULL).withBots(4, "random").times(8);
        try (Host host = host(plan)) {
            GameSession viewer = enter(host, "TV");
            await().until(() -> ends.size() == 8);
            assertThat(ends).extracting(Standings::table).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
            await().until(() -> viewer.state().host().tables().stream()
                            .filter(table -> table.stage() == TableStage.MATCH_OVER)
                            .count()
                    == 8);
            assertThat(records())
                    .hasSize(8)
                    .allSatisfy(file ->
                            assertThat(new RecordFile(file).check(record -> {})).isEmpty());
        }
    }

    @Test
    @DisplayName("a PIN keeps out who does not know it, and tokens need none")
    void pin() throws Exception {
        HostSettings settings =
                HostSettings.practice("Test").with(Door.PRIVATE.withPin("2718")).with(plan(1));
        try (Host host = Host.start(settings)) {
            HostAddress address = new HostAddress("127.0.0.1", host.port());
            GameSession wrong = connector.open(
                    JoinTarget.of(address, PlayerKind.PERSON, "Eve").withPin("0000"));
            sessions.add(wrong);
            await().until(() -> wrong.state().connection().stage().isOver());
            assertThat(wrong.state().connection().problem().refusal().reason()).isEqualTo(RefusalReason.WRONG_PIN);
            GameSession right = connector.open(
                    JoinTarget.of(address, PlayerKind.PERSON, "Bo").withPin("2718"));
            sessions.add(right);
            await().until(() -> right.state().isIn());
            GameSession owner = enter(host, "Mei", true, Token.NONE);
            assertThat(owner.state().self().ownsHost()).isTrue();
            granted(owner.sit(0, OptionalInt.empty()));
            granted(owner.addBot(OptionalInt.empty(), "random"));
            Thoughtless.plays(owner);
            granted(owner.start());
            awaitStage(owner, TableStage.MATCH_OVER);
        }
    }
}
