package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
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
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Standing;

/** Somebody's program at a night that loses its hosts: a session, and perhaps a host; ways that can be cut lead to both. */
final class NightPlayer implements AutoCloseable {
    private static final int TRIES = 5;

    /** Shorter than people would have it, so that many nights can be tried. */
    private static final Duration REST = Duration.ofSeconds(4);

    private final String name;
    private final Path folder;
    private final NightSeen seen;
    private volatile boolean forNothing;
    private volatile boolean resting;
    private volatile boolean thinking;
    private final Relay door;
    private final HostTls key;
    private final List<AutoCloseable> opened = new CopyOnWriteArrayList<>();
    private Relay way;
    private @Nullable GameSession session;
    private volatile @Nullable Host hosted;

    NightPlayer(String name, Path folder, NightSeen seen) throws IOException {
        this.name = name;
        this.folder = folder;
        this.seen = seen;
        this.door = new Relay(0);
        this.way = new Relay(0);
        this.key = HostTls.in(data());
    }

    Path data() {
        return folder.resolve(name + "-host");
    }

    void begins(int bots) throws IOException {
        Host host = Host.start(settings().with(plan(bots)));
        opened.add(host);
        hosted = host;
        door.leadTo(host.port());
    }

    HostSettings settings() {
        return HostSettings.named(name + " hosts")
                .withPort(0)
                .withData(data())
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "4711", false))
                .with(plan(1));
    }

    private static TablePlan plan(int bots) {
        TableRules rules = TableRules.named("basic").with(Parameter.ROUNDS, 999);
        var options = TableOption.with(
                TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"), "grace=1");
        return TablePlan.oneTable()
                .with(rules)
                .with(options)
                .withBots(bots, "random")
                .with(StartMode.FULL);
    }

    void enters(NightPlayer host, boolean sits) {
        way.leadTo(host.door.port());
        GameSession made = connects(host);
        for (int tries = 1; !isIn(made) && tries < TRIES; tries++) {
            made.close(); // on a busy machine the first handshake may take too long
            made = connects(host);
        }
        assertThat(made.state().isIn()).as(name + " is in").isTrue();
        session = made;
        plays(made, sits);
    }

    private GameSession connects(NightPlayer host) {
        return new Connector(KnownHosts.NONE)
                .showing(IdentityStore.in(folder.resolve(name)))
                .hosting(this::open)
                .returning(new ReconnectPolicy(
                                Duration.ofMillis(50),
                                Duration.ofMillis(300),
                                Duration.ofMinutes(3),
                                HostLocator.WHERE_IT_WAS,
                                KeptSeats.NONE)
                        .withGone(Duration.ofMillis(500))
                        .withRest(REST))
                .open(JoinTarget.of(new HostAddress("127.0.0.1", way.port()), PlayerKind.PERSON, name)
                        .withFingerprint(Fingerprint.write(host.key.fingerprint()))
                        .withPin("4711")
                        .withOwnerToken(
                                host == this
                                        ? new Token(
                                                Objects.requireNonNull(hosted).ownerToken())
                                        : Token.NONE));
    }

    private boolean isIn(GameSession made) {
        await().until(() ->
                made.state().isIn() || made.state().connection().stage().isOver());
        return made.state().isIn();
    }

    private void plays(GameSession made, boolean sits) {
        if (sits) {
            made.sit(0, OptionalInt.empty());
        }
        made.onUpdate(state -> {
            state.decision().filter(decision -> !thinking).ifPresent(decision -> made.play(decision.number(), 0));
            seen.look(this, state);
            state.atTable()
                    .filter(table -> table.stage() == TableStage.BETWEEN_ROUNDS
                            && table.isSeated()
                            && state.isIn()
                            && !resting
                            && !table.seats().get(table.mySeat()).ready())
                    .ifPresent(table -> made.ready(true));
        });
    }

    private CompletableFuture<OwnHost.Opened> open(OwnHost.From from) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                WaitingHost waiting =
                        WaitingHost.open(from.known(), from.rounds(), settings(), Optional.ofNullable(hosted));
                opened.add(waiting);
                door.leadTo(waiting.port());
                door.mend();
                waiting.host().thenAccept(host -> {
                    opened.add(host);
                    hosted = host;
                });
                return new OwnHost.Opened(waiting.port(), new Token(waiting.ownerToken()), waiting::close);
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
        });
    }

    String name() {
        return name;
    }

    /** Whether it is the host now. */
    boolean isHosting() {
        return hosted != null;
    }

    /** What its host still plays does not count, when the others go on without it. */
    void playsForNothing() {
        forNothing = true;
    }

    boolean isPlayingForNothing() {
        return forNothing;
    }

    /** Nothing passes between it and the host it is at. */
    void cut() throws IOException {
        way.cut();
    }

    void mend() {
        way.mend();
    }

    void offers() throws Exception {
        HostingOffer offer = new HostingOffer(Fingerprint.write(key.fingerprint()), List.of("127.0.0.1"), door.port());
        session().offerHost(Optional.of(offer)).get();
    }

    void sits() {
        session().sit(0, OptionalInt.empty());
    }

    void watches() {
        session().watch(0);
    }

    /** It makes no play. */
    void thinks() {
        thinking = true;
    }

    /** It makes the plays that it is asked for from now on. */
    void thinksNoMore() {
        thinking = false;
    }

    /** It plays its round to the end, and is not ready for the next one. */
    void rests() {
        resting = true;
    }

    /** It is ready, now and later. */
    void restsNoMore() throws Exception {
        resting = false;
        session().ready(true).get();
    }

    /** Its program is killed, as far as anybody else can tell, and started again: its host goes on, and it plays there; returns with what. */
    List<ResumedTable> isStartedAgain() throws IOException {
        door.cut(); // so that nobody hears a goodbye
        session().close();
        Objects.requireNonNull(hosted).close();
        Host again = Host.start(settings());
        opened.add(again);
        hosted = again;
        door.leadTo(again.port());
        door.mend();
        enters(this, false);
        return again.resumed();
    }

    /** Nobody reaches its host, and its person is gone too; the host does not know. */
    void isLost() throws IOException {
        door.cut();
        session().close();
    }

    /** It is closed in the middle of the match, and says so. */
    void ends() throws IOException {
        Objects.requireNonNull(hosted).close();
        session().close();
    }

    /** Its person comes to where the others are now, and is known by the key; its old host is closed at last. */
    void comesBack(NightPlayer host) throws Exception {
        for (AutoCloseable each : opened) {
            each.close();
        }
        opened.clear();
        hosted = null;
        way.close();
        way = new Relay(0);
        enters(host, false);
        await(name + " has its seat")
                .until(() ->
                        session().state().atTable().filter(TableState::isSeated).isPresent());
    }

    GameSession session() {
        return Objects.requireNonNull(session);
    }

    TableState table() {
        return session().state().atTable().orElseThrow();
    }

    int rounds() {
        return session()
                .state()
                .atTable()
                .map(TableState::rounds)
                .filter(rounds -> !rounds.isEmpty())
                .map(rounds -> rounds.get(rounds.size() - 1).round())
                .orElse(0);
    }

    Optional<FailoverQuestion> gone() {
        return Optional.ofNullable(session().state().failoverQuestion());
    }

    /** Whether it is at the table there, in a seat or watching. */
    boolean isThere(NightPlayer host) {
        return session().state().isIn()
                && session().state().host().fingerprint().equals(Fingerprint.write(host.key.fingerprint()))
                && session().state().atTable().isPresent();
    }

    /** Whether it sits there. */
    boolean isAt(NightPlayer host) {
        return isThere(host)
                && session().state().atTable().filter(TableState::isSeated).isPresent();
    }

    Optional<Standing> standingNow() {
        return session()
                .state()
                .atTable()
                .flatMap(table -> session().state().succession().of(table.match()))
                .flatMap(KnownMatch::standing);
    }

    Standing standing(String match) {
        return session()
                .state()
                .succession()
                .of(match)
                .flatMap(KnownMatch::standing)
                .orElseThrow();
    }

    @Override
    public void close() throws IOException {
        if (session != null) {
            session.close();
        }
        for (AutoCloseable each : opened) {
            try {
                each.close();
            } catch (Exception failure) {
                throw new IOException(failure);
            }
        }
        door.close();
        way.close();
    }
}
