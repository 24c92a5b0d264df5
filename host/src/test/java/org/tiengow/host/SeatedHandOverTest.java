package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
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
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.night.NightPerson;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.HandoverRequest;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.wire.TurnOrder;

@DisplayName("A night whose people are seated")
@Tag("slow")
class SeatedHandOverTest {
    private static final HostingOffer OFFER = new HostingOffer("07".repeat(32), List.of("127.0.0.1"), 47913);

    private final Map<String, GameSession> sessions = new LinkedHashMap<>();
    private final List<Host> hosts = new ArrayList<>();
    private GameSession owner;

    @TempDir
    Path folder;

    @AfterEach
    void close() {
        sessions.values().forEach(GameSession::close);
        hosts.forEach(Host::close);
    }

    @Test
    @DisplayName("has its turns, its seating and its matches at the program to which it is handed over")
    void turns() throws Exception {
        begin(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TURNS, "Mei", "Kit", "Bo", "Eve", "Zoe");
        SeatingProposal first = withOwner(proposal(5));
        String waited = first.sitOut().get(0);
        play(first);

        handOverTo(players(first).get(0));
        assertThat(owner.state().night().seating()).isEqualTo(SeatingMode.TURNS);
        SeatingProposal second = proposal(5);
        assertThat(second.tableOf(waited)).as("%s has waited", waited).isPresent();
        assertThat(owner.state().night().people())
                .filteredOn(person -> person.satOut() == 1)
                .extracting(NightPerson::name)
                .containsExactly(waited);
        assertThat(owner.state().finishedMatches()).hasSize(1);
        play(second);
        await().until(() -> owner.state().finishedMatches().size() == 2);
    }

    @Test
    @DisplayName("moves with both of its tables, and plays on at both")
    void tables() throws Exception {
        begin(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TABLES, "Mei", "Kit", "Bo", "Eve", "Zoe", "Ann");
        SeatingProposal first = proposal(6);
        play(first);
        handOverTo(players(first).get(0));
        SeatingProposal second = proposal(6);
        assertThat(second.tables()).hasSize(2);
        assertThat(second.firstMeetings()).as("who has met is known").hasSize(4);
        play(second);
        await().until(() -> owner.state().finishedMatches().size() == 4);
    }

    private void begin(org.tiengow.protocol.wire.SeatingMode seating, String... names) throws IOException {
        Host host = Host.start(settings("Mei").with(plan(seating)));
        hosts.add(host);
        for (String name : names) {
            enter(host, name, name.equals("Mei") ? new Token(host.ownerToken()) : Token.NONE, Token.NONE);
        }
        owner = sessions.get("Mei");
    }

    private static TablePlan plan(org.tiengow.protocol.wire.SeatingMode seating) {
        return TablePlan.oneTable()
                .with(TableRules.named("basic").with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "grace=60"))
                .with(new SeatingChoice(seating, TurnOrder.TURN_ORDER_LONGEST, ""));
    }

    private HostSettings settings(String name) {
        return HostSettings.named(name + " hosts")
                .withPort(0)
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .withData(folder.resolve(name + "-host"));
    }

    private void enter(Host host, String name, Token ownerToken, Token seat) {
        GameSession session = PatientConnector.make()
                .showing(IdentityStore.in(folder.resolve(name)))
                .returning(new ReconnectPolicy(
                        Duration.ofMillis(20),
                        Duration.ofMillis(200),
                        Duration.ofMinutes(2),
                        HostLocator.WHERE_IT_WAS,
                        KeptSeats.NONE))
                .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                        .withFingerprint(host.fingerprint().orElseThrow())
                        .withOwnerToken(ownerToken)
                        .withSeatToken(seat));
        sessions.put(name, session);
        await(name).until(() -> session.state().isIn());
        Thoughtless.plays(session);
    }

    /** The people at the first table who do not own the host. */
    private List<String> players(SeatingProposal proposal) {
        return table(owner.state().atTable().orElseThrow(), proposal).names().stream()
                .filter(name -> !name.equals(owner.state().self().name()))
                .toList();
    }

    private static SeatingProposal.Table table(TableState at, SeatingProposal proposal) {
        return proposal.tables().get(at.number());
    }

    /** The owner plays, since only who plays at a table can hand it over. */
    private SeatingProposal withOwner(SeatingProposal proposal) {
        String name = owner.state().self().name();
        if (proposal.tableOf(name).isPresent()) {
            return proposal;
        }
        String other = proposal.tables().get(0).names().get(0);
        owner.movePerson(proposal.number(), other, OptionalInt.empty()).join();
        await().until(() -> number() > proposal.number());
        int moved = number();
        owner.movePerson(moved, name, OptionalInt.of(0)).join();
        await().until(() -> number() > moved);
        return proposal(sessions.size());
    }

    private int number() {
        return Optional.ofNullable(owner.state().night().proposal())
                .map(SeatingProposal::number)
                .orElse(0);
    }

    private SeatingProposal proposal(int people) {
        await("a proposal for " + people).until(() -> named().size() == people);
        SeatingProposal proposal = owner.state().night().proposal();
        assertThat(proposal).isNotNull();
        return proposal;
    }

    private List<String> named() {
        List<String> names = new ArrayList<>();
        SeatingProposal proposal = owner.state().night().proposal();
        if (proposal != null) {
            names.addAll(proposal.sitOut());
            proposal.tables().forEach(table -> names.addAll(table.names()));
        }
        return names;
    }

    private void play(SeatingProposal proposal) {
        assertThat(owner.seatEverybody(proposal.number()).join().isGranted()).isTrue();
        for (SeatingProposal.Table table : proposal.tables()) {
            for (String name : table.names()) {
                await(name + " sits")
                        .until(() -> sessions.get(name)
                                .state()
                                .atTable()
                                .filter(at -> at.number() == table.table() && at.isSeated())
                                .isPresent());
                sessions.get(name).ready(true).join();
            }
        }
        for (SeatingProposal.Table table : proposal.tables()) {
            String one = table.names().get(0);
            await("the end of the match")
                    .until(() -> sessions.get(one)
                            .state()
                            .atTable()
                            .filter(at -> at.stage() == TableStage.MATCH_OVER)
                            .isPresent());
        }
    }

    private void handOverTo(String heir) throws Exception {
        GameSession next = sessions.get(heir);
        CompletableFuture<HandoverRequest> asked = new CompletableFuture<>();
        next.onUpdate(
                state -> Optional.ofNullable(state.succession().takeOver()).ifPresent(asked::complete));
        int seat = next.state().atTable().orElseThrow().mySeat();
        next.offerHost(Optional.of(OFFER)).join();
        await().until(() -> owner.state().succession().handover().canHost().contains(seat));
        assertThat(owner.handOver(seat, true).join().isGranted()).isTrue();
        HandoverRequest request = asked.get();
        Host host = Successor.inherit(
                request.token().hex(), request.addresses(), request.port(), request.fingerprint(), settings(heir));
        hosts.add(host);
        for (Map.Entry<String, GameSession> each : sessions.entrySet()) {
            await(each.getKey() + " is there").until(() -> isAt(each.getValue(), host));
        }
        Token token = next.state().self().seatToken();
        next.close();
        enter(host, heir, new Token(host.ownerToken()), token);
        owner = sessions.get(heir);
        await().until(() -> owner.state().atTable().filter(TableState::isSeated).isPresent());
    }

    private static boolean isAt(GameSession session, Host host) {
        return session.state().isIn()
                && session.state()
                        .host()
                        .fingerprint()
                        .equals(host.fingerprint().orElseThrow());
    }
}
