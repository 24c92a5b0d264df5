package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.IntStream;
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
import org.tiengow.client.connection.Sniffer;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.succession.HandoverFailure;
import org.tiengow.host.succession.HandoverReceiver;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Standing;

/**
 * A night goes from one player's machine to another's. {@code -Dhandover.times=50} hands over so often, there and back, at
 * moments drawn from {@code -Dhandover.seed}.
 */
@DisplayName("Handing over")
@Tag("slow")
class HandOverTest {
    private static final int TIMES = Integer.getInteger("handover.times", 2);
    private static final long SEED = Long.getLong("handover.seed", 5);
    /** Without end: the match is not to be over before a slow machine has come to what it is about. */
    private static final int ROUNDS = 0;

    private static final String PIN = "25802580";

    /** Where Kit says that a host could be. */
    private static final HostingOffer OFFER = new HostingOffer("07".repeat(32), List.of("127.0.0.1"), 47913);

    private static final ReconnectPolicy RETURNING = new ReconnectPolicy(
            Duration.ofMillis(20),
            Duration.ofMillis(200),
            Duration.ofMinutes(2),
            HostLocator.WHERE_IT_WAS,
            KeptSeats.NONE);

    @TempDir
    Path folder;

    private final Map<String, GameSession> sessions = new LinkedHashMap<>();
    private final List<Host> hosts = new ArrayList<>();
    private final SeenFromOutside outside = new SeenFromOutside();
    private final List<TableState> seen = new CopyOnWriteArrayList<>();
    private final List<ShuffleAlarm> alarms = new CopyOnWriteArrayList<>();

    @AfterEach
    void close() {
        sessions.values().forEach(GameSession::close);
        hosts.forEach(Host::close);
    }

    @Test
    @DisplayName("the night goes there and back, at any moment, and stays one night with every chip as it was")
    void thereAndBack() throws Exception {
        Random random = new Random(SEED);
        System.out.println("handover.seed " + SEED);
        HostSettings first = settings("Mei").withData(folder.resolve("host-0"));
        Host host = started(Host.start(first.with(first.door().withPin(PIN))));
        GameSession mei = play(host, "Mei", new Token(host.ownerToken()));
        play(host, "Kit", Token.NONE);
        GameSession bo = play(host, "Bo", Token.NONE);
        bo.onUpdate(state -> state.atTable().ifPresent(seen::add));
        Set<String> met = ConcurrentHashMap.newKeySet();
        bo.onUpdate(
                state -> met.add(state.host().fingerprint() + " " + state.host().name()));
        await().until(() -> rounds(bo) >= 1);
        String match = table(bo).match();
        bar(host, mei, "Eve");

        GameSession owner = mei;
        for (int time = 1; time <= TIMES; time++) {
            GameSession heir = sessions.get(time % 2 == 1 ? "Kit" : "Mei");
            boolean now = random.nextBoolean();
            int until = table(bo).log().size();
            int wanted = random.nextInt(25);
            await().until(() -> table(bo).log().size() != until || wanted == 0);
            CompletableFuture<Host> inherited = receiver(heir, time);
            int seat = table(heir).mySeat();
            heir.offerHost(Optional.of(OFFER));
            GameSession goes = owner;
            await().until(() -> goes.state().succession().handover().canHost().contains(seat));
            int before = rounds(bo);
            assertThat(goes.handOver(seat, now).get()).isInstanceOf(Answer.Granted.class);
            Host next = started(inherited.get());
            String fingerprint = next.fingerprint().orElseThrow();
            for (GameSession session : sessions.values()) {
                await().until(() -> session.state().isIn()
                        && session.state().host().fingerprint().equals(fingerprint)
                        && session.state()
                                .atTable()
                                .filter(TableState::isSeated)
                                .isPresent());
            }
            await().until(() -> rounds(bo) >= before + 2);
            assertThat(table(bo).match()).isEqualTo(match);
            int epoch = time;
            await().until(() -> epochOf(bo, match) == epoch);
            hosts.get(hosts.size() - 2).close();
            owner = owned(next, heir);
        }
        assertOneNight();
        assertThat(met)
                .as("a name never stands beside the key of another host")
                .allMatch(shown -> hosts.stream()
                        .anyMatch(
                                each -> shown.strip().equals(each.fingerprint().orElseThrow())
                                        || shown.equals(each.fingerprint().orElseThrow() + " " + each.name())));
        VerifiedNight.assertSigned(
                folder.resolve("Bo"), List.of("Mei", "Kit", "Bo"), List.of(folder.resolve("host-" + TIMES)), 2 * TIMES);
        List<Path> all = IntStream.rangeClosed(0, TIMES)
                .mapToObj(time -> folder.resolve("host-" + time))
                .toList();
        VerifiedNight.assertSigned(folder.resolve("Bo"), List.of("Mei", "Kit", "Bo"), all, 2 * TIMES);
        assertThat(outside.leaks()).as("the new host's own seat and all others").isEmpty();
        assertThat(outside.hidden()).isPositive();
        assertThat(alarms).as("about shuffles").isEmpty();
        Host last = hosts.get(hosts.size() - 1);
        assertThat(reasonAtTheDoor(last, "Eve", PIN)).isEqualTo(RefusalReason.BARRED);
        assertThat(reasonAtTheDoor(last, "Lam", "")).as("the PIN came along").isEqualTo(RefusalReason.WRONG_PIN);
        assertThat(last.pin()).isEqualTo(PIN);
    }

    @Test
    @DisplayName("whose line is down when the night goes elsewhere after a match finds it there, and is asked nothing")
    void lineDownAfterTheMatch() throws Exception {
        Host host = started(Host.start(settings("Mei", 1)));
        HostSettings heirs = settings("Kit", 1).withData(folder.resolve("host-1"));
        try (Relay door = new Relay(0);
                Relay way = new Relay(host.port())) {
            GameSession mei = play(host, "Mei", new Token(host.ownerToken()));
            GameSession kit = enter(host, "Kit", Token.NONE, Token.NONE);
            sit(kit);
            String key = Fingerprint.write(HostTls.in(heirs.data()).fingerprint());
            assertThat(kit.offerHost(Optional.of(new HostingOffer(key, List.of("127.0.0.1"), door.port())))
                            .get())
                    .isInstanceOf(Answer.Granted.class);
            CompletableFuture<Host> inherited = receiver(kit, heirs);
            GameSession bo = enter(
                    JoinTarget.of(new HostAddress("127.0.0.1", way.port()), PlayerKind.PERSON, "Bo")
                            .withFingerprint(host.fingerprint().orElseThrow()),
                    RETURNING.withGone(Duration.ofMillis(500)));
            List<FailoverQuestion> questions = new CopyOnWriteArrayList<>();
            bo.onUpdate(state -> Optional.ofNullable(state.failoverQuestion()).ifPresent(questions::add));
            sit(bo);
            alone(kit);
            alone(bo);
            await().until(() -> bo.state()
                    .atTable()
                    .filter(table -> table.stage() == TableStage.MATCH_OVER)
                    .isPresent());
            way.cut();
            await().until(() -> !bo.state().isIn());

            assertThat(mei.handOver(1, true).get()).isInstanceOf(Answer.Granted.class);
            Host next = started(inherited.get());
            door.leadTo(next.port());
            await().until(() -> bo.state().isIn()
                    && bo.state().host().fingerprint().equals(key)
                    && table(bo).isSeated());
            assertThat(questions).isEmpty();
        }
    }

    @Test
    @DisplayName("whoever listens to the tables going from machine to machine reads no tile")
    void sniffed() throws Exception {
        Host host = started(Host.start(settings("Mei")));
        GameSession mei = play(host, "Mei", new Token(host.ownerToken()));
        CompletableFuture<HandoverRequest> asked = couldHost(host, mei, bo -> {});
        GameSession thinker = Objects.requireNonNull(sessions.get("Bo"));
        await().until(() -> thinker.state().decision().isPresent()); // so there are hands to be read
        mei.handOver(1, true).join();
        HandoverRequest door = asked.get();
        try (Sniffer sniffer = new Sniffer(door.port());
                HandoverReceiver heir = HandoverReceiver.accept(
                        door.token().hex(), List.of("127.0.0.1"), sniffer.port(), door.fingerprint())) {
            TableSnapshot snapshot = heir.handedOver().getTables(0).getSnapshot();
            List<ByteString> secrets = new ArrayList<>();
            snapshot.getMatch().getRound().getHandsList().forEach(hand -> secrets.add(littleEndian(hand)));
            secrets.add(snapshot.getMatch().getIdBytes());
            ByteString handedOver = snapshot.toByteString();
            ByteString wire = ByteString.copyFrom(sniffer.fromHost()).concat(ByteString.copyFrom(sniffer.toHost()));
            assertThat(wire.size()).isGreaterThan(handedOver.size());
            assertThat(secrets).hasSize(5);
            for (ByteString secret : secrets) {
                assertThat(contains(handedOver, secret))
                        .as("it is what is handed over")
                        .isTrue();
                assertThat(contains(wire, secret)).as("it is what can be read").isFalse();
            }
        }
    }

    private static ByteString littleEndian(int bits) {
        return ByteString.copyFrom(
                new byte[] {(byte) bits, (byte) (bits >>> 8), (byte) (bits >>> 16), (byte) (bits >>> 24)});
    }

    private static boolean contains(ByteString all, ByteString part) {
        for (int at = 0; at + part.size() <= all.size(); at++) {
            if (all.substring(at, at + part.size()).equals(part)) {
                return true;
            }
        }
        return false;
    }

    /** Somebody watches, and the owner wants that no more. */
    private void bar(Host host, GameSession owner, String name) throws Exception {
        GameSession watcher = PatientConnector.make()
                .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                        .withPin(PIN));
        await().until(() -> watcher.state().isIn());
        watcher.watch(0);
        await().until(() -> watcher.state().atTable().isPresent());
        assertThat(owner.kickWatcher(name, true).get()).isInstanceOf(Answer.Granted.class);
        watcher.close();
    }

    private static RefusalReason reasonAtTheDoor(Host host, String name, String pin) {
        GameSession session = PatientConnector.make()
                .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                        .withPin(pin));
        await().until(() ->
                session.state().isIn() || session.state().connection().stage().isOver());
        session.close();
        return session.state().connection().problem().refusal().reason();
    }

    @Test
    @DisplayName("only the owner hands over, and only to somebody whose program can host")
    void refused() throws Exception {
        Host host = started(Host.start(settings("Mei")));
        GameSession mei = play(host, "Mei", new Token(host.ownerToken()));
        GameSession kit = play(host, "Kit", Token.NONE);
        play(host, "Bo", Token.NONE);
        await().until(() -> rounds(mei) >= 0 && kit.state().atTable().isPresent());
        assertThat(reason(kit.handOver(0, true))).isEqualTo(RefusalReason.NOT_THE_OWNER);
        assertThat(reason(mei.handOver(1, true))).isEqualTo(RefusalReason.CANNOT_HOST);
        assertThat(reason(mei.handOver(0, true))).isEqualTo(RefusalReason.CANNOT_HOST);
        assertThat(reason(mei.handOver(7, true))).isEqualTo(RefusalReason.CANNOT_HOST);
    }

    @Test
    @DisplayName("whoever says no, and takes the offer back, is not waited for, and the owner is told")
    void declined() throws Exception {
        List<HandoverFailure> hitches = new CopyOnWriteArrayList<>();
        Host host = started(Host.start(settings("Mei").onHandoverFailure(hitches::add)));
        GameSession mei = play(host, "Mei", new Token(host.ownerToken()));
        CompletableFuture<HandoverRequest> asked = couldHost(host, mei, this::alone);
        await().untilAsserted(() ->
                assertThat(mei.state().succession().handover().keys()).containsOnlyKeys(0, 1, 2));
        mei.handOver(1, false).join();
        asked.get();
        sessions.get("Kit").offerHost(Optional.empty());
        await().until(() -> hitches.equals(List.of(HandoverFailure.DECLINED)));
        await().until(() -> mei.state().succession().handover().to().isEmpty());
    }

    @Test
    @DisplayName(
            "who comes for the night without the token, or leaves with it half way, gets nothing, and it goes on where"
                    + " it was")
    void thieves() throws Exception {
        List<HandoverFailure> hitches = new CopyOnWriteArrayList<>();
        Host host = started(Host.start(settings("Mei").onHandoverFailure(hitches::add)));
        GameSession mei = play(host, "Mei", new Token(host.ownerToken()));
        CompletableFuture<HandoverRequest> asked = couldHost(host, mei, this::alone);
        mei.handOver(1, true).join();
        HandoverRequest door = asked.get();
        assertThat(reason(mei.handOver(1, true))).isEqualTo(RefusalReason.HANDING_OVER);

        try (HandoverReceiver thief =
                HandoverReceiver.accept("00".repeat(16), List.of("127.0.0.1"), door.port(), door.fingerprint())) {
            assertThatThrownBy(thief::handedOver).isInstanceOf(IOException.class);
        }
        assertThatThrownBy(() ->
                        HandoverReceiver.accept(door.token().hex(), List.of("127.0.0.1"), door.port(), "11".repeat(32)))
                .as("a host that is not the one")
                .isInstanceOf(IOException.class);
        try (HandoverReceiver deserter =
                HandoverReceiver.accept(door.token().hex(), List.of("127.0.0.1"), door.port(), door.fingerprint())) {
            assertThat(deserter.handedOver().getTablesList()).hasSize(1);
        }
        int before = rounds(mei);
        await().until(() -> rounds(mei) >= before + 2);
        await().until(() -> hitches.equals(List.of(HandoverFailure.BROKEN)));
        assertThat(mei.state().host().fingerprint())
                .isEqualTo(host.fingerprint().orElseThrow());
    }

    @Test
    @DisplayName(
            "an heir that says its host is where none can be is not signed for, and the night goes on where it was")
    void heirNowhere() throws Exception {
        List<HandoverFailure> hitches = new CopyOnWriteArrayList<>();
        Host host = started(Host.start(settings("Mei").onHandoverFailure(hitches::add)));
        GameSession mei = play(host, "Mei", new Token(host.ownerToken()));
        CompletableFuture<HandoverRequest> asked = couldHost(host, mei, this::alone);
        mei.handOver(1, true).join();
        HandoverRequest door = asked.get();
        HostOffer nowhere = HostOffer.newBuilder()
                .setFingerprint(ByteString.copyFrom(new byte[32]))
                .addAddresses("10.0.0.1\u001b[2J")
                .setPort(47913)
                .build();
        try (HandoverReceiver heir =
                HandoverReceiver.accept(door.token().hex(), List.of("127.0.0.1"), door.port(), door.fingerprint())) {
            assertThat(heir.handedOver().getTablesList()).hasSize(1);
            assertThatThrownBy(() -> heir.takeoversSoFar(nowhere)).isInstanceOf(IOException.class);
        }
        await().until(() -> hitches.equals(List.of(HandoverFailure.BROKEN)));
        int before = rounds(mei);
        await().until(() -> rounds(mei) >= before + 2);
    }

    @Test
    @DisplayName(
            "an heir whose program ends while the round is waited for is noticed then, and not when the round is over")
    void heirGone() throws Exception {
        List<HandoverFailure> hitches = new CopyOnWriteArrayList<>();
        Host host = started(Host.start(settings("Mei").onHandoverFailure(hitches::add)));
        GameSession mei = play(host, "Mei", new Token(host.ownerToken()));
        CompletableFuture<HandoverRequest> asked = couldHost(host, mei, bo -> {});
        GameSession thinker = Objects.requireNonNull(sessions.get("Bo"));
        await().until(() -> thinker.state().decision().isPresent());
        mei.handOver(1, false).join();
        HandoverRequest door = asked.get();
        HandoverReceiver heir =
                HandoverReceiver.accept(door.token().hex(), List.of("127.0.0.1"), door.port(), door.fingerprint());
        await().until(() -> mei.state().succession().handover().to().isPresent());
        heir.close();
        await().until(() -> hitches.equals(List.of(HandoverFailure.BROKEN)));
        await().until(() -> mei.state().succession().handover().to().isEmpty());
        assertThat(thinker.state().decision()).as("the round is still played").isPresent();
        alone(thinker);
        int before = rounds(mei);
        await().until(() -> rounds(mei) >= before + 2);
    }

    /**
     * Kit sits down and says that a host could be at the own program; Bo takes the last seat.
     *
     * @param plays how Bo plays
     * @return what comes when Kit is asked
     */
    private CompletableFuture<HandoverRequest> couldHost(Host host, GameSession owner, Consumer<GameSession> plays) {
        GameSession kit = play(host, "Kit", Token.NONE);
        GameSession bo = enter(host, "Bo", Token.NONE, Token.NONE);
        sit(bo);
        plays.accept(bo);
        kit.offerHost(Optional.of(OFFER));
        await().until(() -> owner.state().succession().handover().canHost().contains(1));
        return asked(kit);
    }

    /** Each round was told with one result only, and the chips go on from round to round. */
    private void assertOneNight() {
        Map<Integer, FinishedRound> told = new LinkedHashMap<>();
        for (TableState state : seen) {
            for (FinishedRound round : state.rounds()) {
                FinishedRound known = told.putIfAbsent(round.round(), round);
                assertThat(known == null || known.equals(round))
                        .as("round %d", round.round())
                        .isTrue();
            }
        }
        for (int round = 2; round <= told.size(); round++) {
            for (int seat = 0; seat < 4; seat++) {
                assertThat(told.get(round).chips().get(seat))
                        .isEqualTo(told.get(round - 1).chips().get(seat)
                                + told.get(round).change().get(seat));
            }
        }
    }

    private CompletableFuture<Host> receiver(GameSession heir, int time) {
        return receiver(heir, settings(heir.state().self().name()).withData(folder.resolve("host-" + time)));
    }

    private static CompletableFuture<Host> receiver(GameSession heir, HostSettings settings) {
        return asked(heir).thenApplyAsync(asked -> {
            try {
                return Successor.inherit(
                        asked.token().hex(), asked.addresses(), asked.port(), asked.fingerprint(), settings);
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
        });
    }

    private static CompletableFuture<HandoverRequest> asked(GameSession heir) {
        CompletableFuture<HandoverRequest> asked = new CompletableFuture<>();
        heir.onUpdate(
                state -> Optional.ofNullable(state.succession().takeOver()).ifPresent(asked::complete));
        return asked;
    }

    private static RefusalReason reason(CompletableFuture<Answer> answer) throws Exception {
        return ((Answer.Refused) answer.get()).reason();
    }

    private Host started(Host host) {
        hosts.add(host);
        return host;
    }

    private static HostSettings settings(String name) {
        return settings(name, ROUNDS);
    }

    private static HostSettings settings(String name, int rounds) {
        TableRules rules = TableRules.named("basic").with(Parameter.ROUNDS, rounds);
        var options = TableOption.with(
                TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"), "grace=60");
        return HostSettings.named(name + " hosts")
                .withPort(0)
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .with(TablePlan.oneTable()
                        .with(rules)
                        .with(options)
                        .withBots(1, "random")
                        .with(StartMode.FULL));
    }

    /** The heir comes as the owner of the host its own program has started. */
    private GameSession owned(Host host, GameSession heir) {
        String name = heir.state().self().name();
        Token seat = heir.state().self().seatToken();
        heir.close();
        GameSession session = enter(host, name, new Token(host.ownerToken()), seat);
        alone(session);
        return session;
    }

    private GameSession play(Host host, String name, Token owner) {
        GameSession session = enter(host, name, owner, Token.NONE);
        sit(session);
        alone(session);
        return session;
    }

    /** In the next seat, before anybody else comes for it. */
    private static void sit(GameSession session) {
        assertThat(session.sit(0, OptionalInt.empty()).join()).isInstanceOf(Answer.Granted.class);
    }

    private void alone(GameSession session) {
        session.onUpdate(state -> {
            outside.look(state);
            alarms.addAll(state.shuffle().alarms());
        });
        Thoughtless.plays(session);
    }

    private GameSession enter(Host host, String name, Token owner, Token seat) {
        return enter(
                JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                        .withFingerprint(host.fingerprint().orElseThrow())
                        .withPin(PIN)
                        .withOwnerToken(owner)
                        .withSeatToken(seat),
                RETURNING);
    }

    private GameSession enter(JoinTarget joinTarget, ReconnectPolicy reconnectPolicy) {
        GameSession session = PatientConnector.make()
                .showing(IdentityStore.in(folder.resolve(joinTarget.name())))
                .returning(reconnectPolicy)
                .open(joinTarget);
        sessions.put(joinTarget.name(), session);
        await().until(() -> session.state().isIn());
        return session;
    }

    private static TableState table(GameSession session) {
        return session.state().atTable().orElseThrow();
    }

    private static int rounds(GameSession session) {
        return session.state().atTable().map(table -> table.rounds().size()).orElse(-1);
    }

    private static int epochOf(GameSession session, String match) {
        return session.state()
                .succession()
                .of(match)
                .flatMap(KnownMatch::standing)
                .map(Standing::getEpoch)
                .orElse(-1);
    }
}
