package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.Connector;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.OwnHost;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.connection.Whereabouts;
import org.tiengow.client.session.Answer;
import org.tiengow.client.session.FinishedRound;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.HostGone;
import org.tiengow.client.session.HostingOffer;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.TableStage;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.StartMode;
import org.tiengow.host.table.TableOption;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Standing;

/**
 * A night loses its host, over and over, and its people go on. Real hosts and sockets; what is cut are ways between them, so a
 * host that is lost lives on alone; every other one is closed instead. {@code -Dgone.times} losses and {@code -Dgone.splits} cuts in two, at moments drawn from
 * {@code -Dgone.seed}.
 */
@DisplayName("A night whose host is gone")
class HostGoneNightTest {
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final int TIMES = Integer.getInteger("gone.times", 2);
    private static final int SPLITS = Integer.getInteger("gone.splits", 1);
    private static final long SEED = Long.getLong("gone.seed", 7);
    private static final int TRIES = 5;
    private static final Pattern ROUND = Pattern.compile("\"round\":(\\d+)");

    @TempDir
    Path folder;

    private final Map<String, Player> players = new LinkedHashMap<>();
    private final Map<Integer, FinishedRound> told = new LinkedHashMap<>();
    private final List<String> contradictions = new CopyOnWriteArrayList<>();
    private final SeenFromOutside seen = new SeenFromOutside();
    private final Map<Path, Integer> goneFrom = new LinkedHashMap<>();

    @AfterEach
    void close() throws IOException {
        for (Player player : players.values()) {
            player.close();
        }
    }

    @Test
    @DisplayName("goes on at another's program, again and again, with every chip as it was")
    void lostForGood() throws Exception {
        Random random = new Random(SEED);
        System.out.println("gone.seed " + SEED + ", " + TIMES + " times");
        for (String name : List.of("Mei", "Kit", "Bo")) {
            players.put(name, new Player(name));
        }
        Player host = player("Mei");
        host.begins(1);
        for (Player each : players.values()) {
            each.enters(host, true);
        }
        for (int time = 1; time <= TIMES; time++) {
            everybodyCanHost();
            playsOn(1 + random.nextInt(2));
            anyMoment(random);
            Player gone = host;
            List<Player> left =
                    players.values().stream().filter(each -> each != gone).toList();
            String match = left.get(0).table().match();
            if (time % 2 == 0) {
                gone.ends();
            } else {
                gone.isLost();
            }
            for (Player each : left) {
                await().atMost(PATIENCE)
                        .until(() -> each.gone().map(HostGone::canAgree).orElse(false));
                assertThat(each.session().agree().get(20, TimeUnit.SECONDS)).isInstanceOf(Answer.Granted.class);
            }
            host = left.get(0);
            Player next = host;
            for (Player each : left) {
                await(next.name + " hosts " + each.name).atMost(PATIENCE).until(() -> each.isAt(next));
            }
            goneFrom.put(gone.data(), next.standing(match).getRound());
            assertThat(next.session().state().self().ownsHost()).isTrue();
            playsOn(left, 2);
            assertThat(left.get(0).table().match()).isEqualTo(match);
            assertThat(next.standing(match).getEpoch()).isEqualTo(time);
            assertStopped();
            gone.comesBack(next);
        }
        playsOn(1);
        assertThat(contradictions).isEmpty();
        assertThat(seen.leaks()).isEmpty();
        assertThat(seen.hidden()).isPositive();
        assertOneNight();
    }

    @Test
    @DisplayName("goes on in one half at most when the network is cut in two")
    void split() throws Exception {
        System.out.println("gone.seed " + SEED + ", " + SPLITS + " splits");
        for (int time = 0; time < SPLITS; time++) {
            Random random = new Random(SEED + time);
            for (String name : List.of("Mei", "Kit", "Bo", "Ann")) {
                players.put(name, new Player(name + time));
            }
            Player host = player("Mei");
            host.begins(0);
            for (Player each : players.values()) {
                each.enters(host, true);
            }
            everybodyCanHost();
            playsOn(2);
            anyMoment(random);
            List<Player> away = new ArrayList<>(players.values());
            away.remove(host);
            int staying = (time + (int) SEED) % 3; // of the others
            for (int i = 0; i < staying; i++) {
                away.remove(random.nextInt(away.size()));
            }
            split(host, away);
            for (Player each : players.values()) {
                each.close();
            }
            synchronized (told) { // what still comes of this night is none of the next one
                players.clear();
                told.clear();
            }
            assertThat(contradictions).isEmpty();
        }
    }

    private void split(Player host, List<Player> away) throws Exception {
        String match = host.table().match();
        int before = away.stream().mapToInt(each -> each.rounds()).max().orElseThrow();
        boolean isLeftBehind = 2 * away.size() > players.size();
        host.playsForNothing = isLeftBehind; // the round it still ends does not count when the others go on
        for (Player each : away) {
            each.way.cut();
        }
        for (Player each : away) {
            await().atMost(PATIENCE).until(() -> each.gone().isPresent());
        }
        if (isLeftBehind) {
            int last = away.stream().mapToInt(each -> each.rounds()).max().orElseThrow();
            synchronized (told) {
                told.keySet().removeIf(round -> round > last);
            }
        }
        for (Player each : away) {
            each.session().agree().get(20, TimeUnit.SECONDS);
        }
        if (isLeftBehind) {
            Player next = away.get(0);
            for (Player each : away) {
                await(each.name).atMost(PATIENCE).until(() -> each.isAt(next));
            }
            goneFrom.put(host.data(), next.standing(match).getRound());
            playsOn(away, 2);
            assertStopped();
            assertThat(host.rounds()).isLessThanOrEqualTo(goneFrom.get(host.data()) + 1);
            assertThat(host.session().state().nights().handover().unconfirmed()
                            || host.table().stage() == TableStage.PLAYING)
                    .as("it plays its round to the end, and waits")
                    .isTrue();
            return;
        }
        int begun = before + 2; // one that was running, and one that was begun after the cut
        await("the host's half goes on").atMost(PATIENCE).until(() -> host.rounds() >= begun);
        for (Player each : away) {
            assertThat(each.gone().orElseThrow().step()).isEqualTo(HostGone.Step.AGREED);
            assertThat(each.hosted).as("nobody hosts beside it").isNull();
            each.way.mend();
        }
        for (Player each : away) {
            await(each.name + " is back").atMost(PATIENCE).until(() -> each.isAt(host));
        }
        int later = host.rounds();
        await().atMost(PATIENCE).until(() -> away.get(0).rounds() >= later + 1);
    }

    private Player player(String name) {
        return players.get(name);
    }

    private void everybodyCanHost() throws Exception {
        for (Player each : players.values()) {
            each.offers();
        }
        for (Player each : players.values()) {
            await().atMost(PATIENCE)
                    .until(() -> each.standingNow()
                            .map(standing -> standing.getSeatsList().stream()
                                            .filter(seat -> seat.getKey().size() == Identity.BYTES && seat.hasOffer())
                                            .count()
                                    == players.size())
                            .orElse(false));
        }
    }

    private void playsOn(int rounds) {
        playsOn(List.copyOf(players.values()), rounds);
    }

    private static void playsOn(List<Player> here, int rounds) {
        for (Player each : here) {
            int until = each.rounds() + rounds;
            await(each.name + " sees round " + until).atMost(PATIENCE).until(() -> each.rounds() >= until);
        }
    }

    private void anyMoment(Random random) {
        Player any = players.values().iterator().next();
        int wanted = random.nextInt(30);
        int from = any.table().log().size();
        await().atMost(PATIENCE)
                .until(() -> wanted == 0 || Math.abs(any.table().log().size() - from) >= Math.min(wanted, 8));
    }

    /** A host that was lost has played its round to the end at the most. */
    private void assertStopped() throws IOException {
        for (Map.Entry<Path, Integer> gone : goneFrom.entrySet()) {
            assertThat(lastRecord(gone.getKey())).isLessThanOrEqualTo(gone.getValue() + 1);
        }
    }

    private static int lastRecord(Path data) throws IOException {
        int last = 0;
        try (Stream<Path> files = Files.walk(data.resolve("records"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Matcher rounds = ROUND.matcher(Files.readString(file, StandardCharsets.UTF_8));
                while (rounds.find()) {
                    last = Math.max(last, Integer.parseInt(rounds.group(1)));
                }
            }
        }
        return last;
    }

    /** The chips go on from round to round, whoever hosted it. */
    private void assertOneNight() {
        int last = told.keySet().stream().mapToInt(each -> each).max().orElseThrow();
        assertThat(told).hasSize(last);
        for (int round = 2; round <= last; round++) {
            for (int seat = 0; seat < 4; seat++) {
                assertThat(told.get(round).chips().get(seat))
                        .isEqualTo(told.get(round - 1).chips().get(seat)
                                + told.get(round).change().get(seat));
            }
        }
    }

    /** Each round was told to those who are left with one result only. */
    private void tell(Player player, List<FinishedRound> rounds) {
        synchronized (told) {
            if (player.playsForNothing || !players.containsValue(player)) {
                return;
            }
            for (FinishedRound round : rounds) {
                FinishedRound plain =
                        new FinishedRound(round.round(), round.winner(), round.change(), round.chips(), null);
                FinishedRound known = told.putIfAbsent(round.round(), plain);
                if (known != null && !known.equals(plain)) {
                    contradictions.add(player.name + " was told " + plain + " and somebody " + known);
                }
            }
        }
    }

    /** Somebody's program: a session, and perhaps a host. */
    private final class Player {
        private final String name;
        private volatile boolean playsForNothing;
        private final Relay door;
        private final HostTls key;
        private final List<AutoCloseable> opened = new CopyOnWriteArrayList<>();
        private int times;
        private Relay way;
        private @Nullable GameSession session;
        private volatile @Nullable Host hosted;

        Player(String name) throws IOException {
            this.name = name;
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

        void enters(Player host, boolean sits) {
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

        private GameSession connects(Player host) {
            return new Connector(KnownHosts.NONE)
                    .showing(Passport.in(folder.resolve(name)))
                    .hosting(this::open)
                    .returning(new Returning(
                                    Duration.ofMillis(50),
                                    Duration.ofMillis(300),
                                    Duration.ofMinutes(3),
                                    Whereabouts.WHERE_IT_WAS,
                                    KeptSeats.NONE)
                            .withGone(Duration.ofMillis(500)))
                    .open(Entrance.of(new HostAddress("127.0.0.1", way.port()), PlayerKind.PERSON, name)
                            .withFingerprint(Fingerprint.write(host.key.fingerprint()))
                            .withPin("4711")
                            .withOwnerToken(
                                    host == this
                                            ? new Token(Objects.requireNonNull(hosted)
                                                    .ownerToken())
                                            : Token.NONE));
        }

        private boolean isIn(GameSession made) {
            await().atMost(PATIENCE)
                    .until(() -> made.state().isIn()
                            || made.state().connection().stage().isOver());
            return made.state().isIn();
        }

        private void plays(GameSession made, boolean sits) {
            if (sits) {
                made.sit(0, OptionalInt.empty());
            }
            made.onUpdate(state -> {
                state.decision().ifPresent(decision -> made.play(decision.number(), 0));
                state.atTable().ifPresent(table -> tell(this, table.rounds()));
                seen.look(state);
                state.atTable()
                        .filter(table -> table.stage() == TableStage.BETWEEN_ROUNDS
                                && table.isSeated()
                                && state.isIn()
                                && !table.seats().get(table.mySeat()).ready())
                        .ifPresent(table -> made.ready(true));
            });
        }

        private CompletableFuture<OwnHost.Opened> open(OwnHost.From from) {
            return CompletableFuture.supplyAsync(() -> {
                try {
                    WaitingHost waiting = WaitingHost.open(from.standing(), from.before(), from.rounds(), settings());
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

        void offers() throws Exception {
            HostingOffer offer =
                    new HostingOffer(Fingerprint.write(key.fingerprint()), List.of("127.0.0.1"), door.port());
            session().offerHost(Optional.of(offer)).get(20, TimeUnit.SECONDS);
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
        void comesBack(Player host) throws Exception {
            for (AutoCloseable each : opened) {
                each.close();
            }
            opened.clear();
            hosted = null;
            Files.move(data().resolve("records"), folder.resolve(name + "-records-" + times++));
            goneFrom.remove(data());
            way.close();
            way = new Relay(0);
            enters(host, false);
            await(name + " has its seat")
                    .atMost(PATIENCE)
                    .until(() -> session()
                            .state()
                            .atTable()
                            .filter(TableState::isSeated)
                            .isPresent());
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

        Optional<HostGone> gone() {
            return Optional.ofNullable(session().state().hostGone());
        }

        boolean isAt(Player host) {
            return session().state().isIn()
                    && session().state().host().fingerprint().equals(Fingerprint.write(host.key.fingerprint()))
                    && session().state().atTable().filter(TableState::isSeated).isPresent();
        }

        Optional<Standing> standingNow() {
            return session()
                    .state()
                    .atTable()
                    .flatMap(table -> session().state().nights().of(table.match()))
                    .flatMap(KnownMatch::standing);
        }

        Standing standing(String match) {
            return session()
                    .state()
                    .nights()
                    .of(match)
                    .flatMap(KnownMatch::standing)
                    .orElseThrow();
        }

        void close() throws IOException {
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
}
