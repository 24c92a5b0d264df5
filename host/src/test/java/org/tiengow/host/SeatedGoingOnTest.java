package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.book.BookKeeper;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.client.succession.OwnHost;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;

@DisplayName("A night at two tables whose host is gone")
@Tag("slow")
class SeatedGoingOnTest {
    private static final List<String> NAMES = List.of("Mei", "Kit", "Bo", "Eve", "Zoe", "Ann");

    /** So many that a match is not over before its host is lost. */
    private static final int ROUNDS = 40;

    private final Map<String, GameSession> sessions = new LinkedHashMap<>();
    private final Map<String, Integer> ports = new LinkedHashMap<>();
    private final List<AutoCloseable> opened = new CopyOnWriteArrayList<>();

    @TempDir
    Path folder;

    @AfterEach
    void close() throws Exception {
        sessions.values().forEach(GameSession::close);
        for (AutoCloseable each : opened) {
            each.close();
        }
    }

    @Test
    @DisplayName("goes on at two programs, with one sheet, and the books of both count every match once")
    void twoTables() throws Exception {
        Host host = Host.start(settings("Mei"));
        opened.add(host);
        for (String name : NAMES) {
            enter(name, host.port(), host.fingerprint().orElseThrow(), name.equals("Mei") ? host.ownerToken() : "");
        }
        for (String name : NAMES.subList(1, NAMES.size())) {
            sessions.get(name).offerHost(Optional.of(offer(name))).join();
        }
        SeatingProposal first = seat();
        for (String name : NAMES) {
            await(name).until(() -> stage(name) == TableStage.MATCH_OVER);
        }
        SeatingProposal second = seat();
        for (String name : NAMES) {
            await(name + " holds a round")
                    .until(() -> sessions.get(name).state().finishedMatches().size() == 2 && rounds(name) > 0);
        }
        String night = sessions.get("Kit").state().night().id();
        List<FinishedMatch> before = sessions.get("Kit").state().finishedMatches();
        assertThat(second.number()).isGreaterThan(first.number());

        sessions.remove("Mei").close();
        host.close();
        for (GameSession session : sessions.values()) {
            await().until(() -> Optional.ofNullable(session.state().succession().question())
                    .filter(FailoverQuestion::canAgree)
                    .isPresent());
            session.agree().join();
        }
        List<String> ends = new ArrayList<>();
        for (SeatingProposal.Table table : second.tables()) {
            List<String> people =
                    table.names().stream().filter(sessions::containsKey).toList();
            String one = people.get(0);
            for (String name : people) {
                await(name + " is at a host of the table").until(() -> isAtOneOf(name, people));
                await(name).until(() -> stage(name) == TableStage.MATCH_OVER);
                assertThat(sessions.get(name).state().night().id()).isEqualTo(night);
            }
            await().until(() -> sessions.get(one).state().finishedMatches().size() == 3);
            List<FinishedMatch> sheet = sessions.get(one).state().finishedMatches();
            assertThat(sheet).containsAll(before);
            assertThat(sheet)
                    .allMatch(match -> match.players().stream()
                                    .mapToInt(FinishedMatch.Player::chips)
                                    .sum()
                            == 0);
            ends.add(one);
        }
        assertThat(host(ends.get(0))).isNotEqualTo(host(ends.get(1)));
        comesAsGuest(ends.get(1), ends.get(0));
        assertBooksJoin(ends, night);
    }

    /** A person of one table comes to the host of the other, which seats them for the next match. */
    private void comesAsGuest(String name, String there) throws IOException {
        String fingerprint = host(there);
        int port = portOf(fingerprint);
        sessions.get(name).close();
        enter(name, port, fingerprint, "");
        await().until(() -> Optional.ofNullable(
                        sessions.get(there).state().night().proposal())
                .filter(proposal -> proposal.tableOf(name).isPresent())
                .isPresent());
        assertThat(sessions.get(name).state().night().person(name)).isPresent();
    }

    private void assertBooksJoin(List<String> people, String id) throws IOException {
        NightBook joined = NightBook.in(folder.resolve(people.get(0)));
        for (BookNight half : NightBook.in(folder.resolve(people.get(1))).read().nights()) {
            joined.note(half);
        }
        assertThat(joined.read().nights()).singleElement().satisfies(night -> {
            assertThat(night.night()).isEqualTo(id);
            assertThat(night.matches()).hasSize(4);
        });
    }

    private HostSettings settings(String name) {
        return HostSettings.named(name + " hosts")
                .withPort(ports.getOrDefault(name, 0))
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .withData(folder.resolve(name + "-host"))
                .with(TablePlan.oneTable()
                        .with(TableRules.named("basic").with(Parameter.ROUNDS, ROUNDS))
                        .with(TableOption.with(
                                TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"),
                                "grace=1"))
                        .with(new SeatingChoice(SeatingMode.SEATING_MODE_TABLES, TurnOrder.TURN_ORDER_LONGEST, "")));
    }

    private HostingOffer offer(String name) throws IOException {
        return new HostingOffer(fingerprint(name), List.of("127.0.0.1"), ports.get(name));
    }

    private String fingerprint(String name) throws IOException {
        return Fingerprint.write(HostTls.in(folder.resolve(name + "-host")).fingerprint());
    }

    private int portOf(String fingerprint) throws IOException {
        for (Map.Entry<String, Integer> each : ports.entrySet()) {
            if (fingerprint(each.getKey()).equals(fingerprint)) {
                return each.getValue();
            }
        }
        throw new AssertionError("Nobody has offered this host.");
    }

    private void enter(String name, int port, String fingerprint, String owner) throws IOException {
        if (!ports.containsKey(name)) {
            try (ServerSocket free = new ServerSocket(0)) {
                ports.put(name, free.getLocalPort());
            }
        }
        GameSession session = PatientConnector.make()
                .showing(IdentityStore.in(folder.resolve(name)))
                .hosting(from -> open(name, from))
                .returning(new ReconnectPolicy(
                                Duration.ofMillis(50),
                                Duration.ofMillis(300),
                                Duration.ofMinutes(3),
                                HostLocator.WHERE_IT_WAS,
                                KeptSeats.NONE)
                        .withGone(Duration.ofMillis(500)))
                .open(JoinTarget.of(new HostAddress("127.0.0.1", port), PlayerKind.PERSON, name)
                        .withFingerprint(fingerprint)
                        .withOwnerToken(owner.isEmpty() ? Token.NONE : new Token(owner)));
        sessions.put(name, session);
        await(name).until(() -> session.state().isIn());
        Thoughtless.plays(session);
        new BookKeeper(NightBook.in(folder.resolve(name)), Runnable::run, InstantSource.system()).watch(session);
    }

    private CompletableFuture<OwnHost.Opened> open(String name, OwnHost.From from) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                WaitingHost waiting = WaitingHost.open(from.known(), from.rounds(), settings(name), Optional.empty());
                opened.add(waiting);
                waiting.host().thenAccept(opened::add);
                return new OwnHost.Opened(waiting.port(), new Token(waiting.ownerToken()), waiting::close);
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
        });
    }

    private SeatingProposal seat() {
        GameSession owner = sessions.get("Mei");
        await("a proposal")
                .until(() -> Optional.ofNullable(owner.state().night().proposal())
                        .filter(proposal -> NAMES.stream()
                                .allMatch(name -> proposal.tableOf(name).isPresent()))
                        .isPresent());
        SeatingProposal proposal = Objects.requireNonNull(owner.state().night().proposal());
        assertThat(owner.seatEverybody(proposal.number()).join().isGranted()).isTrue();
        for (String name : NAMES) {
            int table = proposal.tableOf(name).orElseThrow().table();
            await(name + " sits")
                    .until(() -> sessions.get(name)
                            .state()
                            .atTable()
                            .filter(at -> at.number() == table && at.isSeated() && at.stage() == TableStage.GATHERING)
                            .isPresent());
        }
        NAMES.forEach(name -> sessions.get(name).ready(true).join());
        return proposal;
    }

    private TableStage stage(String name) {
        return sessions.get(name).state().atTable().map(TableState::stage).orElse(TableStage.GATHERING);
    }

    private int rounds(String name) {
        return sessions.get(name)
                .state()
                .atTable()
                .filter(at -> at.stage() != TableStage.MATCH_OVER)
                .map(at -> at.rounds().size())
                .orElse(0);
    }

    private String host(String name) {
        return sessions.get(name).state().host().fingerprint();
    }

    private boolean isAtOneOf(String name, List<String> people) throws IOException {
        if (!sessions.get(name).state().isIn()) {
            return false;
        }
        for (String each : people) {
            if (fingerprint(each).equals(host(name))) {
                return true;
            }
        }
        return false;
    }
}
