package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.night.NightPlace;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.night.TurnOrder;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.table.options.TableOption;

@DisplayName("The people of a night")
class SeatingNightTest {
    private static final String OWNER = "Mei";

    private final Map<String, GameSession> sessions = new LinkedHashMap<>();
    private HostSettings kept = HostSettings.practice("Test");
    private Host host;
    private GameSession mei;

    @AfterEach
    void close() {
        sessions.values().forEach(GameSession::close);
        host.close();
    }

    @Test
    @DisplayName("five of them take turns through five matches, with a leaver and a late comer")
    void fiveTakeTurns() throws IOException {
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TURNS, "Bo", "Kit", "Eve", "Zoe");
        List<String> out = new ArrayList<>();
        for (int match = 0; match < 5; match++) {
            SeatingProposal proposal = proposal(5);
            out.addAll(proposal.sitOut());
            seat(proposal);
            await().untilAsserted(() -> assertThat(playedBy(0))
                    .containsExactlyInAnyOrderElementsOf(
                            proposal.tables().get(0).names()));
            playMatch(proposal);
        }
        assertThat(out).as("each of five sits out once").containsExactlyInAnyOrder(OWNER, "Bo", "Kit", "Eve", "Zoe");
        await().untilAsserted(() -> assertThat(night().people()).allMatch(person -> person.satOut() == 1));

        leave("Kit");
        SeatingProposal four = proposal(4);
        assertThat(four.sitOut()).isEmpty();
        enter("Ann");
        SeatingProposal five = proposal(5);
        assertThat(five.number()).isGreaterThan(four.number());
        assertThat(reason(mei.seatEverybody(four.number()).join())).isEqualTo(RefusalReason.PROPOSAL_CHANGED);
        seat(five);
        playMatch(five);
        String waited = five.sitOut().get(0);
        assertThat(proposal(5).tableOf(waited)).as("%s sat out", waited).isPresent();
    }

    @Test
    @DisplayName("four of them, who keep their seats, are in the lobby again when they are seated for the next match")
    void fourStay() throws IOException {
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TURNS, "Bo", "Kit", "Eve");
        for (int match = 0; match < 2; match++) {
            SeatingProposal proposal = proposal(4);
            seat(proposal);
            await().until(() ->
                    sessions.keySet().stream().allMatch(name -> table(name).stage() == TableStage.GATHERING));
            playMatch(proposal);
        }
    }

    @Test
    @DisplayName("are not seated when they skip a match or only watch")
    void wishes() throws IOException {
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TURNS, "Bo", "Kit", "Eve", "Zoe");
        session("Bo").wishToPlay(PlayWish.SKIP_ONCE).join();
        session("Kit").wishToPlay(PlayWish.ONLY_WATCH).join();
        await().until(() ->
                night().proposal() != null && night().proposal().sitOut().containsAll(List.of("Bo", "Kit")));
        SeatingProposal proposal = night().proposal();
        assertThat(proposal.tables().get(0).names()).containsExactlyInAnyOrder(OWNER, "Eve", "Zoe");
        assertThat(proposal.tables().get(0).bots()).isEqualTo(1);
        assertThat(reason(mei.movePerson(proposal.number(), "Kit", OptionalInt.of(0))
                        .join()))
                .isEqualTo(RefusalReason.DOES_NOT_PLAY);
        seat(proposal);
        playMatch(proposal);
        SeatingProposal next = proposal(5);
        assertThat(next.tableOf("Bo")).as("who has skipped once plays").isPresent();
        assertThat(next.tableOf("Kit")).isEmpty();
        assertThat(night().person("Bo").orElseThrow().satOut())
                .as("by their own wish")
                .isZero();
    }

    @Test
    @DisplayName("are moved by the owner alone, and by the proposal that stands")
    void ownersMoves() throws IOException {
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TURNS, "Bo", "Kit", "Eve", "Zoe");
        SeatingProposal proposal = proposal(5);
        String out = proposal.sitOut().get(0);
        String in = proposal.tables().get(0).names().get(0);
        int number = proposal.number();
        assertThat(reason(session("Bo").seatEverybody(number).join())).isEqualTo(RefusalReason.NOT_THE_OWNER);
        assertThat(reason(mei.movePerson(number, out, OptionalInt.of(0)).join()))
                .isEqualTo(RefusalReason.TABLE_FULL);
        assertThat(reason(mei.movePerson(number, out, OptionalInt.of(1)).join()))
                .isEqualTo(RefusalReason.NO_SUCH_TABLE);
        assertThat(reason(mei.movePerson(number, "Nobody", OptionalInt.empty()).join()))
                .isEqualTo(RefusalReason.NOT_HERE);
        assertThat(mei.movePerson(number, in, OptionalInt.empty()).join().isGranted())
                .isTrue();
        assertThat(reason(mei.movePerson(number, out, OptionalInt.of(0)).join()))
                .as("two moves at once")
                .isEqualTo(RefusalReason.PROPOSAL_CHANGED);
        await().until(() -> night().proposal().number() > number);
        assertThat(mei.movePerson(night().proposal().number(), out, OptionalInt.of(0))
                        .join()
                        .isGranted())
                .isTrue();
        await().until(() -> night().proposal().sitOut().equals(List.of(in)));
        SeatingProposal changed = night().proposal();
        seat(changed);
        assertThat(reason(mei.seatEverybody(changed.number()).join())).isEqualTo(RefusalReason.NO_PROPOSAL);
        assertThat(reason(session("Bo")
                        .chooseSeating(SeatingMode.FREE, TurnOrder.LAST)
                        .join()))
                .isEqualTo(RefusalReason.NOT_THE_OWNER);
    }

    @Test
    @DisplayName(
            "six of them play at two tables, and meet others in the next match; the tables close when seats are free again")
    void sixAtTwoTables() throws IOException {
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TABLES, "Bo", "Kit", "Eve", "Zoe", "Ann");
        SeatingProposal first = proposal(6);
        assertThat(first.tables()).extracting(table -> table.names().size()).containsExactly(3, 3);
        assertThat(first.tables()).extracting(SeatingProposal.Table::bots).containsExactly(1, 1);
        assertThat(first.firstMeetings()).hasSize(6);
        seat(first);
        playMatch(first);
        SeatingProposal second = proposal(6);
        assertThat(second.firstMeetings())
                .as("with six people at two tables, four pairs are new")
                .hasSize(4);
        seat(second);
        for (String name : sessions.keySet()) {
            await().until(() -> table(name).number() == table(second, name));
        }
        playMatch(second);
        await().until(() -> sessions.values().stream()
                .allMatch(session -> session.state().finishedMatches().size() == 4));

        for (String name : List.of("Zoe", "Ann")) {
            leave(name);
        }
        SeatingProposal third = proposal(4);
        assertThat(third.tables()).hasSize(1);
        seat(third);
        await().until(() -> night().tables().size() == 1);
        playMatch(third);
    }

    @Test
    @DisplayName("one whose phone sleeps is seated with the others, and wakes up at the other table")
    void sleeperIsMoved() throws IOException {
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TABLES, "Bo", "Kit", "Eve", "Zoe", "Ann");
        SeatingProposal first = proposal(6);
        seat(first);
        playMatch(first);
        SeatingProposal second = proposal(6);
        String sleeper = sessions.keySet().stream()
                .filter(name -> !name.equals(OWNER) && table(first, name) != table(second, name))
                .findFirst()
                .orElseThrow();
        Token former = session(sleeper).state().self().seatToken();
        session(sleeper).close();
        await().until(() -> night().person(sleeper).orElseThrow().lost());
        assertThat(night().proposal()).as("who sleeps stays in the proposal").isEqualTo(second);
        seatAwake(second, sleeper);
        GameSession awake = open(sleeper, former, Token.NONE);
        sessions.put(sleeper, awake);
        await().until(() -> awake.state().atTable().filter(TableState::isSeated).isPresent());
        assertThat(table(sleeper).number()).isEqualTo(table(second, sleeper));
        assertThat(awake.state().self().seatToken()).isNotEqualTo(former);
        await().until(() -> !night().person(sleeper).orElseThrow().lost());
    }

    @Test
    @DisplayName("one whose connection has died unnoticed finds the new seat with the token of the former one")
    void deadConnectionIsMoved() throws IOException {
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TABLES, "Bo", "Kit", "Eve", "Zoe", "Ann");
        SeatingProposal first = proposal(6);
        seat(first);
        playMatch(first);
        SeatingProposal second = proposal(6);
        String cutOff = sessions.keySet().stream()
                .filter(name -> !name.equals(OWNER) && table(first, name) != table(second, name))
                .findFirst()
                .orElseThrow();
        try (CuttingRelay way = new CuttingRelay(host.port(), 0, 1)) {
            Token token = session(cutOff).state().self().seatToken();
            session(cutOff).close();
            GameSession relayed = open(cutOff, token, Token.NONE, way.port());
            sessions.put(cutOff, relayed);
            await().until(() ->
                    relayed.state().atTable().filter(TableState::isSeated).isPresent());
            way.hush();
            seatAwake(second, cutOff);
            assertThat(relayed.state().self().seatToken())
                    .as("the new token is lost")
                    .isEqualTo(token);
            GameSession back = open(cutOff, token, Token.NONE);
            await().until(() ->
                    back.state().atTable().filter(TableState::isSeated).isPresent());
            assertThat(back.state().atTable().orElseThrow().number()).isEqualTo(table(second, cutOff));
            relayed.close();
            sessions.put(cutOff, back);
        }
    }

    @Test
    @DisplayName("have their turns and wishes after the host was killed and goes on")
    void survivesKill(@TempDir Path data, @TempDir Path copy) throws IOException {
        kept = HostSettings.practice("Test").with(ResumePolicy.GO_ON).withData(data);
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TURNS, "Bo", "Kit", "Eve", "Zoe");
        SeatingProposal first = proposal(5);
        seat(first);
        playMatch(first);
        String waited = first.sitOut().get(0);
        proposal(5);
        session(waited).wishToPlay(PlayWish.SKIP_ONCE).join();
        await().until(() ->
                SeatingSnapshot.parseFrom(Files.readAllBytes(data.resolve("journal/seating"))).getPeopleList().stream()
                        .anyMatch(
                                person -> person.getWish() == org.tiengow.protocol.wire.PlayWish.PLAY_WISH_SKIP_ONCE));
        asIfKilled(data, copy);
        sessions.values().forEach(GameSession::close);
        host.close();

        kept = kept.withData(copy);
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_FREE);
        enter(waited);
        await().until(() -> night().person(waited).isPresent());
        assertThat(night().seating()).isEqualTo(SeatingMode.TURNS);
        assertThat(night().person(waited).orElseThrow().satOut()).isEqualTo(1);
        assertThat(night().person(waited).orElseThrow().wish()).isEqualTo(PlayWish.SKIP_ONCE);
    }

    /** The ways in which a host goes between two matches. */
    private enum End {
        KILLED,
        RESTARTED
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "have their sheet, seating, value of a chip and seats after the host was started again between two matches")
    void survivesRestart(End end, @TempDir Path data, @TempDir Path copy) throws IOException {
        kept = HostSettings.practice("Test").with(ResumePolicy.GO_ON).withData(data);
        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_TURNS, "Bo", "Kit", "Eve", "Zoe");
        SeatingProposal first = proposal(5);
        seat(first);
        playMatch(first);
        proposal(5);
        assertThat(mei.setChipValue("0.50 HKD").join().isGranted()).isTrue();
        String watcher = first.sitOut().get(0);
        assertThat(session(watcher).wishToPlay(PlayWish.ONLY_WATCH).join().isGranted())
                .isTrue();
        await().until(() -> {
            SeatingSnapshot written = SeatingSnapshot.parseFrom(Files.readAllBytes(data.resolve("journal/seating")));
            return written.getChip().equals("0.50 HKD")
                    && written.getPeopleList().stream()
                            .anyMatch(person -> person.getName().equals(watcher)
                                    && person.getWish() == org.tiengow.protocol.wire.PlayWish.PLAY_WISH_ONLY_WATCH);
        });
        await("the book")
                .untilAsserted(() -> assertThat(NightBook.in(data).read().nights())
                        .singleElement()
                        .satisfies(noted -> assertThat(noted.chip()).isEqualTo("0.50 HKD")));
        String seated = first.tables().get(0).names().stream()
                .filter(name -> !name.equals(OWNER))
                .findFirst()
                .orElseThrow();
        Token seat = session(seated).state().self().seatToken();
        String night = night().id();
        await().until(() -> !session(seated).state().finishedMatches().isEmpty());
        List<FinishedMatch> played = session(seated).state().finishedMatches();
        if (end == End.KILLED) {
            asIfKilled(data, copy);
            kept = kept.withData(copy);
        }
        host.suspend();
        sessions.values().forEach(GameSession::close);
        sessions.clear();

        start(org.tiengow.protocol.wire.SeatingMode.SEATING_MODE_FREE);
        GameSession back = open(seated, seat, Token.NONE);
        sessions.put(seated, back);
        await().until(() -> back.state().atTable().filter(TableState::isSeated).isPresent());
        await().untilAsserted(() -> assertThat(back.state().finishedMatches()).isEqualTo(played));
        assertThat(back.state().night().id()).isEqualTo(night);
        assertThat(back.state().night().chip()).isEqualTo("0.50 HKD");
        assertThat(back.state().night().seating()).isEqualTo(SeatingMode.TURNS);
        await().until(() -> night().proposal() != null);
        assertThat(night().proposal().tableOf(watcher))
                .as("who sat out is not here yet")
                .isEmpty();
        enter(watcher);
        await().until(() -> night().person(watcher)
                .filter(person -> person.wish() == PlayWish.ONLY_WATCH)
                .isPresent());
    }

    /** Copies the journal while its host runs: so it would be found after a kill. */
    private static void asIfKilled(Path data, Path copy) throws IOException {
        Path journal = Files.createDirectories(copy.resolve("journal"));
        List<Path> files;
        try (Stream<Path> all = Files.list(data.resolve("journal"))) {
            files = all.filter(
                            file -> !file.endsWith("lock") && !file.toString().endsWith(".new"))
                    .toList();
        }
        for (Path file : files) {
            Files.copy(file, journal.resolve(file.getFileName()));
        }
    }

    private void start(org.tiengow.protocol.wire.SeatingMode seating, String... others) throws IOException {
        host = Host.start(kept.with(TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .with(new SeatingChoice(seating, org.tiengow.protocol.wire.TurnOrder.TURN_ORDER_LONGEST, ""))));
        mei = open(OWNER, Token.NONE, Token.of(HexFormat.of().parseHex(host.ownerToken())));
        await().until(() -> mei.state().isIn());
        sessions.put(OWNER, mei);
        Thoughtless.plays(mei);
        for (String name : others) {
            enter(name);
        }
    }

    private void enter(String name) {
        GameSession session = open(name, Token.NONE, Token.NONE);
        await().until(() -> session.state().isIn());
        sessions.put(name, session);
        Thoughtless.plays(session);
    }

    private GameSession open(String name, Token seat, Token owner) {
        return open(name, seat, owner, host.port());
    }

    private static GameSession open(String name, Token seat, Token owner, int port) {
        return new Connector(KnownHosts.NONE)
                .open(JoinTarget.of(new HostAddress("127.0.0.1", port), PlayerKind.PERSON, name)
                        .withSeatToken(seat)
                        .withOwnerToken(owner));
    }

    private void leave(String name) {
        session(name).leaveTable().join();
        session(name).close();
        sessions.remove(name);
        await().until(() -> night().person(name).isEmpty());
    }

    /** Waits for a proposal for so many people. */
    private SeatingProposal proposal(int people) {
        await().until(() -> night().people().size() == people && night().proposal() != null && count() == people);
        SeatingProposal proposal = night().proposal();
        assertThat(proposal).isNotNull();
        return proposal;
    }

    private int count() {
        SeatingProposal proposal = night().proposal();
        return proposal == null
                ? 0
                : proposal.sitOut().size()
                        + proposal.tables().stream()
                                .mapToInt(table -> table.names().size())
                                .sum();
    }

    /** Seats everybody, and waits until each program has gone to its table. */
    private void seat(SeatingProposal proposal) {
        seatAwake(proposal, "");
    }

    private void seatAwake(SeatingProposal proposal, String asleep) {
        assertThat(mei.seatEverybody(proposal.number()).join().isGranted()).isTrue();
        proposal.tables()
                .forEach(table -> table.names().stream()
                        .filter(name -> !name.equals(asleep))
                        .forEach(name -> await().until(() -> session(name)
                                .state()
                                .atTable()
                                .filter(at -> at.number() == table.table() && at.isSeated())
                                .isPresent())));
        proposal.sitOut()
                .forEach(name -> assertThat(session(name).state().atTable())
                        .as("%s sits out", name)
                        .matches(at -> at.filter(TableState::isSeated).isEmpty()));
    }

    private List<String> playedBy(int table) {
        return night().people().stream()
                .filter(person ->
                        person.place() == NightPlace.SEATED && person.table().equals(OptionalInt.of(table)))
                .map(person -> person.name())
                .toList();
    }

    /** Plays a match at each table of a proposal, which begins when everybody there is ready. */
    private void playMatch(SeatingProposal proposal) {
        proposal.tables()
                .forEach(table ->
                        table.names().forEach(name -> session(name).ready(true).join()));
        for (SeatingProposal.Table table : proposal.tables()) {
            String one = table.names().get(0);
            await().until(() -> table(one).stage() == TableStage.MATCH_OVER);
        }
    }

    private static int table(SeatingProposal proposal, String name) {
        return proposal.tableOf(name).map(SeatingProposal.Table::table).orElseThrow();
    }

    private TableState table(String name) {
        return session(name).state().atTable().orElseThrow();
    }

    private NightState night() {
        return mei.state().night();
    }

    private GameSession session(String name) {
        return sessions.get(name);
    }

    private static RefusalReason reason(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        return ((Answer.Refused) answer).reason();
    }
}
