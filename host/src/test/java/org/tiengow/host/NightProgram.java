package org.tiengow.host;

import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
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
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Standing;

/**
 * One person's program on a machine of its own, as {@link NightsIT} starts, kills and starts it again: plays by itself, agrees some
 * time after it is asked, hosts when it comes to that, and says what it sees, a line each.
 *
 * <pre>
 *   host BOTS                        begins a night
 *   enter ADDRESS FINGERPRINT        sits down at a night, and offers to host
 *   agree MILLIS                     agrees so long after it is asked
 * </pre>
 */
final class NightProgram {
    static final int PORT = 47_010;
    private static final String PIN = "4711";

    private final String name;
    private final String address;
    private final Path folder;
    private final HostTls key;
    private final AtomicBoolean agreeing = new AtomicBoolean();
    private volatile long agreeMillis;
    private volatile @Nullable Host hosted;
    private @Nullable GameSession session;
    private String said = "";
    private String offeredAt = "";

    private NightProgram(String name, String address, Path folder) throws IOException {
        this.name = name;
        this.address = address;
        this.folder = folder;
        this.key = HostTls.in(data());
    }

    /** Its name, its address, and where it keeps what it keeps. */
    public static void main(String[] words) throws Exception {
        NightProgram program = new NightProgram(words[0], words[1], Path.of(words[2]));
        program.begin();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                program.does(line.split(" "));
            }
        }
        System.exit(0);
    }

    private Path data() {
        return folder.resolve("host");
    }

    /** Whatever it was at when it was killed goes on. */
    private void begin() throws IOException {
        if (NightFolder.glance(data()).isPresent()) {
            Host host = Host.start(settings(1));
            hosted = host;
            enters(atOwnHost(host));
        } else {
            KeptSeats.in(folder).all().stream()
                    .findFirst()
                    .ifPresent(seat -> enters(seat.joinTarget().withPin(PIN)));
        }
        say("READY " + ownKey());
    }

    private String ownKey() {
        return Fingerprint.write(key.fingerprint());
    }

    private void does(String[] command) throws Exception {
        switch (command[0]) {
            case "host" -> {
                Host host = Host.start(settings(Integer.parseInt(command[1])));
                hosted = host;
                enters(atOwnHost(host));
                sits();
            }
            case "enter" -> {
                enters(JoinTarget.of(new HostAddress(command[1], PORT), PlayerKind.PERSON, name)
                        .withFingerprint(command[2])
                        .withPin(PIN));
                sits();
            }
            case "agree" -> agreeMillis = Long.parseLong(command[1]);
            default -> throw new IllegalArgumentException(command[0]);
        }
    }

    private void sits() throws Exception {
        GameSession there = Objects.requireNonNull(session);
        await().until(() -> there.state().isIn());
        there.sit(0, OptionalInt.empty()).get();
        say("SITS");
    }

    private HostSettings settings(int bots) {
        TableRules rules = TableRules.named("basic").with(Parameter.ROUNDS, 999);
        var options = TableOption.with(
                TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=1"), "grace=2");
        return HostSettings.named(name + " hosts")
                .withPort(PORT)
                .withData(data())
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, PIN, false))
                .with(TablePlan.oneTable()
                        .with(rules)
                        .with(options)
                        .withBots(bots, "random")
                        .with(StartMode.FULL));
    }

    private JoinTarget atOwnHost(Host host) {
        JoinTarget there = JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                .withFingerprint(ownKey())
                .withOwnerToken(new Token(host.ownerToken()));
        return KeptSeats.in(folder).all().stream()
                .filter(seat -> seat.fingerprint().equals(ownKey()))
                .findFirst()
                .map(seat -> there.withSeatToken(seat.token()))
                .orElse(there);
    }

    private void enters(JoinTarget joinTarget) {
        GameSession made = new Connector(KnownHosts.NONE)
                .showing(IdentityStore.in(folder))
                .hosting(this::open)
                .returning(new ReconnectPolicy(
                                Duration.ofMillis(100),
                                Duration.ofMillis(800),
                                Duration.ofMinutes(10),
                                HostLocator.WHERE_IT_WAS,
                                KeptSeats.in(folder))
                        .withGone(Duration.ofSeconds(1))
                        .withRest(Duration.ofSeconds(4)))
                .open(joinTarget);
        session = made;
        made.onUpdate(state -> look(made, state));
    }

    private CompletableFuture<OwnHost.Opened> open(OwnHost.From from) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                WaitingHost waiting =
                        WaitingHost.open(from.known(), from.rounds(), settings(1), Optional.ofNullable(hosted));
                waiting.host().thenAccept(host -> hosted = host);
                return new OwnHost.Opened(waiting.port(), new Token(waiting.ownerToken()), waiting::close);
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
        });
    }

    private void look(GameSession made, SessionState state) {
        state.decision().ifPresent(decision -> made.play(decision.number(), 0));
        state.atTable()
                .filter(table -> table.stage() == TableStage.BETWEEN_ROUNDS
                        && table.isSeated()
                        && state.isIn()
                        && !table.seats().get(table.mySeat()).ready())
                .ifPresent(table -> made.ready(true));
        String host =
                state.isIn() && state.atTable().filter(TableState::isSeated).isPresent()
                        ? state.host().fingerprint()
                        : "";
        if (!host.equals(offeredAt)) {
            offeredAt = host;
            made.offerHost(Optional.of(new HostingOffer(ownKey(), List.of(address), PORT)));
        }
        FailoverQuestion gone = state.failoverQuestion();
        if (gone != null && gone.canAgree() && agreeing.compareAndSet(false, true)) {
            CompletableFuture.delayedExecutor(agreeMillis, TimeUnit.MILLISECONDS)
                    .execute(() -> made.agree().whenComplete((answer, failure) -> agreeing.set(false)));
        }
        String now = "SEES " + (state.isIn() ? "in" : state.connection().stage()) + " "
                + (gone == null ? "-" : gone.step()) + " "
                + state.atTable().map(table -> table(state, table)).orElse("-");
        if (!now.equals(said)) {
            said = now;
            say(now);
        }
    }

    /** Host, epoch, round that is dealt or 0, rounds finished, programs that could host, and the alarms about the shuffle. */
    private static String table(SessionState state, TableState table) {
        var view = table.view();
        Optional<KnownMatch> known = state.succession().of(table.match());
        boolean dealt = state.isIn() && table.stage() == TableStage.PLAYING && view != null;
        long hosts = known.flatMap(KnownMatch::standing).map(Standing::getSeatsList).stream()
                .flatMap(List::stream)
                .filter(seat -> seat.hasOffer())
                .count();
        int last =
                table.rounds().stream().mapToInt(round -> round.round()).max().orElse(0);
        return String.join(
                " ",
                known.map(KnownMatch::host)
                        .map(host -> Fingerprint.write(host.toByteArray()))
                        .orElse(state.host().fingerprint()),
                Integer.toString(known.map(KnownMatch::epoch).orElse(0)),
                Integer.toString(dealt ? Objects.requireNonNull(view).round() : 0),
                Integer.toString(last),
                Long.toString(hosts),
                state.shuffle().alarms().stream()
                        .map(fault -> fault.kind() + ":" + fault.round() + ":" + fault.party())
                        .collect(Collectors.joining(",", "[", "]")));
    }

    private static synchronized void say(String line) {
        System.out.println(line);
    }
}
