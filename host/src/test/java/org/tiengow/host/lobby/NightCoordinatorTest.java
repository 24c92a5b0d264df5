package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.MovePerson;
import org.tiengow.protocol.wire.NightPerson;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.ProposedTable;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.SeatingProposal;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.TurnOrder;

@DisplayName("The seating of a night")
class NightCoordinatorTest {
    private NoThread time;
    private SeatedNight night;

    @BeforeEach
    void begin() {
        time = new NoThread();
    }

    private void begin(StartMode start, SeatingMode seating, String... names) {
        night = new SeatedNight(time, start, choice(seating), SeatingSnapshot.getDefaultInstance());
        night.enter(names);
    }

    private static SeatingChoice choice(SeatingMode seating) {
        return new SeatingChoice(seating, TurnOrder.TURN_ORDER_LONGEST, "");
    }

    @Test
    @DisplayName(
            "takes place by itself 20 seconds after a match where matches start when full, and the next match begins")
    void seatsItself() {
        begin(StartMode.FULL, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit", "Eve", "Zoe");
        for (String name : List.of("Mei", "Bo", "Kit", "Eve")) {
            assertThat(night.state().hasProposal())
                    .as("seats are free before the first match")
                    .isFalse();
            night.sits(name);
        }
        night.untilOver(0);
        assertThat(night.proposal().getMillisLeft()).isEqualTo(20_000);
        assertThat(night.proposal().getTables(0).getNamesList()).contains("Zoe");
        List<String> players = night.proposal().getTables(0).getNamesList();

        time.pass(19_999);
        assertThat(night.state().hasProposal()).isTrue();
        assertThat(night.stage(0)).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        time.pass(1);
        assertThat(night.state().hasProposal()).isFalse();
        assertThat(night.seatedAt(0)).containsExactlyInAnyOrderElementsOf(players);
        assertThat(night.stage(0)).as("nobody was ready").isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("leaves five seconds to look at seats that were changed in the last moment")
    void changedLate() {
        begin(StartMode.FULL, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit", "Eve", "Zoe");
        List.of("Mei", "Bo", "Kit", "Eve").forEach(night::sits);
        night.untilOver(0);
        time.pass(18_000);
        night.wish("Zoe", PlayWish.PLAY_WISH_SKIP_ONCE);
        assertThat(night.proposal().getMillisLeft()).isEqualTo(5_000);
        time.pass(4_999);
        assertThat(night.state().hasProposal()).isTrue();
        time.pass(1);
        assertThat(night.seatedAt(0)).containsExactlyInAnyOrder("Mei", "Bo", "Kit", "Eve");
    }

    @Test
    @DisplayName("does not start the match of those who played before it seats everybody, however ready they are")
    void nobodyPlaysBefore() {
        begin(StartMode.FULL, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit", "Eve", "Zoe");
        List.of("Mei", "Bo", "Kit", "Eve").forEach(night::sits);
        night.untilOver(0);
        List.of("Mei", "Bo", "Kit", "Eve").forEach(night::ready);
        assertThat(night.stage(0)).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
    }

    @Test
    @DisplayName("knows who only watches also after a broken connection")
    void watcherComesBack() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit");
        night.watch("Bo");
        night.wish("Bo", PlayWish.PLAY_WISH_ONLY_WATCH);
        night.disconnects("Bo");
        time.settle();
        night.enter("Bo");
        assertThat(night.wish("Bo")).isEqualTo(PlayWish.PLAY_WISH_ONLY_WATCH);
    }

    @Test
    @DisplayName("refuses a plan that names somebody who has just left")
    void leftBefore() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit", "Eve", "Zoe");
        SeatingProposal before = night.proposal();
        night.disconnects("Bo");
        assertThat(night.seat(before.getNumber()).getNow(null).isGranted()).isFalse();
        night.seatEverybody();
        assertThat(night.seatedAt(0)).containsExactlyInAnyOrder("Mei", "Kit", "Eve", "Zoe");
    }

    @Test
    @DisplayName("seats everybody else where somebody goes at that very moment, from a seat or from none")
    void leavesMeanwhile() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TABLES, "Mei", "Bo", "Kit", "Eve", "Zoe", "Ann");
        SeatingProposal first = night.proposal();
        CompletableFuture<Reply> seating = night.ask(first.getNumber());
        night.goes("Zoe"); // the host notices only after the seats are given
        time.settle();
        assertThat(seating).isCompleted();
        List<String> others = new ArrayList<>(List.of("Mei", "Bo", "Kit", "Eve", "Ann"));
        assertThat(others).allMatch(night::isSeated);
        night.play(first);

        SeatingProposal second = night.proposal();
        String leaver = second.getTables(1).getNamesList().stream()
                .filter(name -> !name.equals("Zoe") && night.tableOf(name).equals(Optional.of(0)))
                .findFirst()
                .orElseThrow();
        night.leave(leaver); // the table comes to it after the seats are asked for
        seating = night.ask(second.getNumber());
        time.settle();
        assertThat(seating).isCompleted();
        others.remove(leaver);
        assertThat(others).allMatch(night::isSeated);
        assertThat(night.wish(leaver)).isEqualTo(PlayWish.PLAY_WISH_ONLY_WATCH);
        for (ProposedTable table : second.getTablesList()) {
            assertThat(table.getNamesList())
                    .filteredOn(others::contains)
                    .allMatch(name -> night.tableOf(name).equals(Optional.of(table.getTable())));
        }
    }

    @Test
    @DisplayName("grants one of the requests that an owner makes at once from two programs, and seats nobody twice")
    void twoOwners() throws Exception {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TABLES, "Mei", "Bo", "Kit", "Eve", "Zoe", "Ann");
        ExecutorService two = Executors.newFixedThreadPool(2);
        try {
            for (int turn = 0; turn < 200; turn++) {
                SeatingProposal proposal = night.proposal();
                CountDownLatch together = new CountDownLatch(2);
                List<Future<Reply>> replies = new ArrayList<>();
                for (int table = 0; table < 2; table++) {
                    MovePerson move = moved(proposal, proposal.getTables(table).getNames(0), OptionalInt.empty());
                    replies.add(two.submit(() -> {
                        together.countDown();
                        together.await();
                        return night.coordinator().move(move);
                    }));
                }
                int granted = 0;
                for (Future<Reply> reply : replies) {
                    granted += reply.get().isGranted() ? 1 : 0;
                }
                assertThat(granted).as("turn %d", turn).isEqualTo(1);
                assertThat(night.proposal().getSitOutList()).as("turn %d", turn).hasSize(1);
                assertThat(named(night.proposal()))
                        .as("turn %d", turn)
                        .hasSize(6)
                        .doesNotHaveDuplicates();
                night.choose(SeatingMode.SEATING_MODE_TABLES); // which forgets the move
            }
        } finally {
            two.shutdownNow();
        }
    }

    @Test
    @DisplayName("is the same after the host was killed: the proposal with the owner's moves, and whose turn it is")
    void survivesKill() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit", "Eve", "Zoe");
        for (int match = 0; match < 6; match++) {
            SeatingProposal proposal = night.proposal();
            SeatingProposal moved = moveOneOut(proposal);
            night = night.killed();
            assertThat(named(night.proposal())).isEqualTo(named(moved));
            night.seatEverybody();
            night = night.killed();
            assertThat(night.state().hasProposal())
                    .as("everybody was seated already")
                    .isFalse();
            assertThat(night.stage(0)).as("nobody is ready").isNotEqualTo(TableStage.TABLE_STAGE_PLAYING);
            night.play(moved);
        }
        assertThat(night.state().getPeopleList().stream()
                        .mapToInt(NightPerson::getSatOut)
                        .sum())
                .as("one sits out each of six matches")
                .isEqualTo(6);
    }

    @Test
    @DisplayName("knows after a kill in a match who has waited for its end")
    void killedInMatch() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit", "Eve", "Zoe");
        SeatingProposal proposal = night.proposal();
        String waits = proposal.getSitOut(0);
        night.seatEverybody();
        night.begin(proposal);
        night = night.killed();
        night.untilOver(0);
        assertThat(night.person(waits).getSatOut()).isEqualTo(1);
        assertThat(night.proposal().getTables(0).getNamesList()).contains(waits);
    }

    @Test
    @DisplayName("counts each match once when the host is killed while one table still plays")
    void killedBetweenTables() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TABLES, "Mei", "Bo", "Kit", "Eve", "Zoe", "Ann");
        SeatingProposal proposal = night.proposal();
        night.seatEverybody();
        night.begin(proposal, 0);
        night.untilOver(0);
        assertThat(night.state().hasProposal()).isFalse();
        night.wish(proposal.getTables(0).getNames(0), PlayWish.PLAY_WISH_SKIP_ONCE); // which is persisted
        night = night.killed();
        night.begin(proposal, 1);
        night.untilOver(1);
        SeatingSnapshot snapshot = night.coordinator().snapshot();
        assertThat(snapshot.getMatches()).isEqualTo(1);
        assertThat(snapshot.getCountedCount()).isEqualTo(2);
        assertThat(snapshot.getMeetingsList())
                .as("three pairs at each of two tables")
                .hasSize(6);
    }

    @Test
    @DisplayName("starts the match of a table where the owner does not play as soon as all are ready")
    void ownerSitsOut() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit", "Eve", "Zoe");
        night.watch("Mei");
        night.move("Mei", OptionalInt.empty());
        night.move("Zoe", OptionalInt.of(0));
        night.seatEverybody();
        assertThat(night.seatedAt(0)).containsExactlyInAnyOrder("Bo", "Kit", "Eve", "Zoe");
        List.of("Bo", "Kit", "Eve", "Zoe").forEach(night::ready);
        assertThat(night.stage(0)).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName(
            "starts a match a minute after the first of those who are seated is ready, and waits for nobody longer")
    void neverReady() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TURNS, "Mei", "Bo", "Kit", "Eve");
        night.seatEverybody();
        night.pass(600_000);
        assertThat(night.stage(0)).as("nobody is ready").isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        night.ready("Bo");
        assertThat(night.update("Kit").getPause().getMillisLeft()).isEqualTo(60_000);
        night.pass(30_000);
        night.unready("Bo");
        assertThat(night.update("Kit").getPause().getMillisLeft())
                .as("nobody is ready")
                .isZero();
        night.pass(600_000);
        assertThat(night.stage(0)).as("nobody is ready").isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        night.ready("Bo");
        night.disconnects("Eve"); // for whom a bot plays after the grace time
        night.pass(30_000);
        night.ready("Mei");
        night.pass(29_999);
        assertThat(night.stage(0)).as("Kit is not ready").isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        night.pass(1);
        assertThat(night.stage(0)).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(night.update("Kit").hasPause()).isFalse();
        night.untilOver(0);
    }

    @Test
    @DisplayName("tells everybody the value of a chip, also after the host was killed")
    void chip() {
        SeatingChoice choice =
                new SeatingChoice(SeatingMode.SEATING_MODE_FREE, TurnOrder.TURN_ORDER_LONGEST, "0.50 HKD");
        night = new SeatedNight(time, StartMode.OWNER, choice, SeatingSnapshot.getDefaultInstance());
        night.enter("Mei");
        night.watch("Mei");
        assertThat(night.state().getChip()).isEqualTo("0.50 HKD");
        SeatedNight after = new SeatedNight(
                time,
                StartMode.OWNER,
                choice(SeatingMode.SEATING_MODE_FREE),
                night.coordinator().snapshot());
        assertThat(after.state().getChip()).isEqualTo("0.50 HKD");
    }

    @Test
    @DisplayName(
            "has the value of a chip that the owner sets last, whatever the host began with, also after the host was killed")
    void ownersChip() {
        SeatingChoice choice =
                new SeatingChoice(SeatingMode.SEATING_MODE_FREE, TurnOrder.TURN_ORDER_LONGEST, "0.50 HKD");
        night = new SeatedNight(time, StartMode.OWNER, choice, SeatingSnapshot.getDefaultInstance());
        night.enter("Mei");
        night.watch("Mei");
        assertThat(night.setChipValue("$2").isGranted()).isTrue();
        for (String wrong : List.of("50 cents", "0 HKD", "1234567890 HKD", "HKD", "-1")) {
            assertThat(night.setChipValue(wrong)).as(wrong).isEqualTo(HostRefusal.BAD_OPTION.about("chip"));
        }
        assertThat(night.state().getChip()).as("nothing is lost").isEqualTo("2 $");
        assertThat(night.coordinator().carried().getChip()).isEqualTo("2 $");
        SeatedNight after = new SeatedNight(
                time, StartMode.OWNER, choice, night.coordinator().snapshot());
        assertThat(after.state().getChip()).isEqualTo("2 $");
        after.setChipValue(" ");
        assertThat(after.state().getChip()).isEmpty();
    }

    @Test
    @DisplayName("takes along a client that knows nothing of it: the updates of its table alone let it play")
    void olderClient() {
        begin(StartMode.OWNER, SeatingMode.SEATING_MODE_TABLES, "Mei", "Bo", "Kit", "Eve", "Zoe", "Ann");
        night.sits("Bo");
        SeatingProposal proposal = night.proposal();
        String older = proposal.getTables(1).getNames(0);
        night.seatEverybody();
        TableUpdate seated = night.update(older);
        assertThat(seated.getTable()).isEqualTo(1);
        assertThat(seated.getSeats(seated.getYourSeat()).getName()).isEqualTo(older);
        night.begin(proposal, 1);
        while (!night.update(older).hasDecision()) {
            night.pass(1);
        }
        night.plays(older);
    }

    private SeatingProposal moveOneOut(SeatingProposal proposal) {
        if (proposal.getSitOutCount() != 1) {
            return proposal;
        }
        String in = proposal.getTables(0).getNames(0);
        String out = proposal.getSitOut(0);
        night.move(in, OptionalInt.empty());
        night.move(out, OptionalInt.of(0));
        return night.proposal();
    }

    private static MovePerson moved(SeatingProposal proposal, String name, OptionalInt table) {
        MovePerson.Builder move =
                MovePerson.newBuilder().setProposal(proposal.getNumber()).setName(name);
        table.ifPresent(move::setTable);
        return move.build();
    }

    private static List<String> named(SeatingProposal proposal) {
        List<String> all = new ArrayList<>();
        proposal.getTablesList().forEach(table -> all.addAll(table.getNamesList()));
        all.addAll(proposal.getSitOutList());
        return all;
    }
}
