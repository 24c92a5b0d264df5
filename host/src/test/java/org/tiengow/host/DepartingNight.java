package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.host.seating.HostLevels;
import org.tiengow.host.succession.HandoverFailure;
import org.tiengow.host.succession.HandoverReceiver;
import org.tiengow.host.succession.TakeoverImport;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.wire.HostOffer;

/**
 * A night at Mei's host that is to go to Kit's program, step by step as a test wants it. Mei, Kit and Bo play by themselves, and
 * their programs come back wherever the night is.
 */
final class DepartingNight implements AutoCloseable {
    private static final int ROUNDS = 999;
    private static final Duration GONE = Duration.ofSeconds(2);

    final List<HandoverFailure> hitches = new CopyOnWriteArrayList<>();
    final Host host;
    final GameSession mei;
    final GameSession kit;
    final GameSession bo;
    private final Path folder;
    private final Map<String, GameSession> sessions = new HashMap<>();
    private final List<AutoCloseable> open = new ArrayList<>();
    private final BlockingQueue<HandoverRequest> asked = new LinkedBlockingQueue<>();
    private final AtomicBoolean thinks = new AtomicBoolean();
    private @Nullable HandoverRequest last;

    /**
     * Begins, and plays a round.
     *
     * @param folder where everybody's data is
     * @param bosWay by which way Bo comes
     */
    DepartingNight(Path folder, Way bosWay) throws IOException {
        this.folder = folder;
        this.host = opened(Host.start(settings("Mei").onHandoverFailure(hitches::add)));
        this.mei = sits("Mei", host.port(), new Token(host.ownerToken()));
        this.kit = sits("Kit", host.port(), Token.NONE);
        this.bo = sits("Bo", bosWay.to(host.port()), Token.NONE);
        awaitRounds(1);
        kit.onUpdate(state -> {
            HandoverRequest now = state.succession().takeOver();
            if (now != null && !now.equals(last)) {
                last = now;
                asked.add(now);
            }
        });
    }

    /** How a client gets to a port. */
    interface Way {
        /** Straight on. */
        Way STRAIGHT = port -> port;

        int to(int port) throws IOException;
    }

    /** What Kit's host would be like, at a free port. */
    HostSettings heirs() {
        return settings("Kit");
    }

    HostSettings settings(String name) {
        TableRules rules = TableRules.named("basic").with(Parameter.ROUNDS, ROUNDS);
        var options = TableOption.with(
                TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"), "grace=60");
        return HostSettings.named(name + " hosts")
                .withPort(0)
                .withData(folder.resolve("host of " + name))
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .with(TablePlan.oneTable()
                        .with(rules)
                        .with(options)
                        .withBots(1, "random")
                        .with(StartMode.FULL));
    }

    /** Kit's program could host there. */
    void offers(HostOffer offer) {
        int seat = kits();
        kit.offerHost(Optional.of(new HostingOffer(
                Fingerprint.write(offer.getFingerprint().toByteArray()), List.of("127.0.0.1"), offer.getPort())));
        await().until(() -> mei.state().succession().handover().canHost().contains(seat));
    }

    /** Mei hands the running round over, and Kit's person has been asked. */
    HandoverRequest handsOver() throws Exception {
        return handsOver(true);
    }

    HandoverRequest handsOver(boolean now) throws Exception {
        wantsToGo(now);
        return Objects.requireNonNull(asked.poll(20, TimeUnit.SECONDS));
    }

    void wantsToGo(boolean now) throws Exception {
        assertThat(mei.handOver(kits(), now).get()).isInstanceOf(Answer.Granted.class);
    }

    /** Bo begins to think, and does not end. */
    void thinks() {
        thinks.set(true);
        await().until(() -> bo.state().decision().isPresent());
    }

    int kits() {
        return table(kit).mySeat();
    }

    /** Kit's person says yes. */
    Heir accepts(HandoverRequest asked) throws IOException {
        return new Heir(opened(comes(asked)));
    }

    /** Kit's program comes for the night, and has not been told anything yet. */
    static HandoverReceiver comes(HandoverRequest asked) throws IOException {
        return HandoverReceiver.accept(asked.token().hex(), asked.addresses(), asked.port(), asked.fingerprint());
    }

    /** Kit's person says yes, and all goes well. */
    Host inherits(HandoverRequest asked, HostSettings settings) throws IOException {
        return Successor.inherit(asked.token().hex(), asked.addresses(), asked.port(), asked.fingerprint(), settings);
    }

    /** Kit's program, as far as it has got. */
    final class Heir {
        final HandoverReceiver receiver;
        final NightSnapshot handedOver;

        private Heir(HandoverReceiver receiver) throws IOException {
            this.receiver = receiver;
            this.handedOver = receiver.handedOver();
        }

        /** A host that listens and has no tables yet. */
        Host listens() throws IOException {
            return opened(Host.listening(
                    heirs(),
                    HostLevels.BUILT_IN,
                    null,
                    null,
                    TakeoverImport.night(handedOver, HostLimits.TABLES),
                    handedOver.getBars(),
                    null));
        }
    }

    /** The tables begin at the heir. */
    static void begins(Host next, NightSnapshot handedOver, TakeoversSoFar takeoversSoFar) throws IOException {
        var table = handedOver.getTables(0);
        next.begin(
                Map.of(table.getSnapshot().getMatch().getId(), takeoversSoFar.getSuccessions(0)),
                Map.of(0, table.getStanding()));
    }

    /** Whether somebody sits at a host. */
    static boolean sitsAt(GameSession session, Host there) {
        return session.state().isIn()
                && session.state()
                        .host()
                        .fingerprint()
                        .equals(there.fingerprint().orElseThrow())
                && session.state().atTable().filter(TableState::isSeated).isPresent();
    }

    void awaitAllAt(Host there) {
        sessions.forEach((name, session) -> await().alias(name)
                .untilAsserted(() -> assertThat(sitsAt(session, there))
                        .as("%s", session.state().connection())
                        .isTrue()));
    }

    void awaitRounds(int more) {
        int until = rounds(mei) + more;
        await().until(() -> rounds(mei) >= until);
    }

    static int rounds(GameSession session) {
        return session.state().atTable().map(table -> table.rounds().size()).orElse(0);
    }

    static TableState table(GameSession session) {
        return session.state().atTable().orElseThrow();
    }

    /** Somebody enters, and sits down nowhere. */
    GameSession enters(String name, int port, Token owner) {
        GameSession session = new Connector(KnownHosts.NONE)
                .showing(IdentityStore.in(folder.resolve(name)))
                .returning(new ReconnectPolicy(
                                Duration.ofMillis(20),
                                Duration.ofMillis(200),
                                Duration.ofMinutes(2),
                                HostLocator.WHERE_IT_WAS,
                                KeptSeats.in(folder.resolve(name)))
                        .withGone(GONE))
                .open(JoinTarget.of(new HostAddress("127.0.0.1", port), PlayerKind.PERSON, name)
                        .withFingerprint(host.fingerprint().orElseThrow())
                        .withOwnerToken(owner));
        opened(session::close);
        await().until(() -> session.state().isIn());
        return session;
    }

    private GameSession sits(String name, int port, Token owner) {
        GameSession session = enters(name, port, owner);
        sessions.put(name, session);
        session.sit(0, OptionalInt.empty());
        session.onUpdate(state -> {
            state.decision()
                    .filter(decision -> !thinks.get() || !name.equals("Bo"))
                    .ifPresent(decision -> session.play(decision.number(), 0));
            state.atTable()
                    .filter(table -> table.stage() == TableStage.BETWEEN_ROUNDS
                            && table.isSeated()
                            && state.isIn()
                            && !table.seats().get(table.mySeat()).ready())
                    .ifPresent(table -> session.ready(true));
        });
        return session;
    }

    /** Closed in the end. */
    <C extends AutoCloseable> C opened(C closeable) {
        open.add(closeable);
        return closeable;
    }

    @Override
    public void close() throws Exception {
        for (AutoCloseable each : open) {
            each.close();
        }
    }
}
