package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.Steps;
import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.telling.Participant.Standing;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

@DisplayName("A match that nobody is at waits between two rounds")
@Tag("slow")
class DesertedTest {
    private static final int TURN_SECONDS = 10;
    private static final int MOST_PLAYS = 32;
    private static final long GRACE = 60_000;
    private static final long PAUSE = 60_000;
    private static final int TEN_MINUTES = 600_000;

    /** A round in which every play is made when the time for it is over, with the longest pause before it. */
    private static final long ROUND = GRACE + PAUSE + MOST_PLAYS * TURN_SECONDS * 1000L;

    private static final long DAY = 24 * 60 * 60 * 1000L;

    private final RecordingParticipant mei = TestHouse.owner("Mei");
    private final Counted journal = new Counted();

    /** How much was written. */
    private static final class Counted implements Journal {
        private TableSnapshot last = TableSnapshot.getDefaultInstance();
        private long bytes;

        @Override
        public void keep(Supplier<TableSnapshot> snapshot) {
            TableSnapshot now = snapshot.get();
            Step step = Steps.between(last, now);
            bytes += step.getSerializedSize();
            last = now;
        }

        @Override
        public boolean hasFailed() {
            return false;
        }
    }

    private TestHouse house(long seed, int rounds, boolean playsToEnd) {
        TableSettings settings = new TableSettings(
                0,
                TableRules.named("pagat").with(Parameter.ROUNDS, rounds),
                TableOption.defaults().toBuilder().setTurnSeconds(TURN_SECONDS).build(),
                4,
                StartMode.OWNER,
                "steady",
                false,
                playsToEnd);
        return new TestHouse(seed, settings, journal);
    }

    /** Mei in seat 0, alone with the table's own bots, which never answer: the table plays for them when their time is over. */
    private TestHouse begun(int rounds, boolean playsToEnd) {
        TestHouse house = house(1, rounds, playsToEnd);
        house.sit(mei, 0);
        start(house);
        return house;
    }

    private void start(TestHouse house) {
        house.table().addBot(OptionalInt.empty(), "");
        assertGranted(house.told(house.table().start(mei, house.now())));
    }

    /** The same, and Mei leaves; the round in which she did is over. */
    private TestHouse deserted() {
        TestHouse house = begun(0, false);
        assertWaitsWithout(mei, house);
        return house;
    }

    private static TableStage stage(TestHouse house) {
        return house.table().snapshot().getStage();
    }

    /** Nothing happens, by itself or because the clock would ask for it. */
    private void assertWaits(TestHouse house) {
        assertThat(stage(house)).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        int rounds = house.records().size();
        long written = journal.bytes;
        house.pass(60_000);
        assertThat(house.records()).as("dealt in a minute").hasSize(rounds);
        assertThat(journal.bytes - written).as("bytes written in a minute").isZero();
        assertThat(house.table().nextRun(house.now())).as("wakes up").isEqualTo(Long.MAX_VALUE);
        house.pass(DAY);
        assertThat(house.records()).hasSize(rounds);
        assertThat(journal.bytes).isEqualTo(written);
    }

    /** The last who is there leaves, and the round is over. */
    private void assertWaitsWithout(RecordingParticipant last, TestHouse house) {
        assertGranted(house.told(house.table().leave(last)));
        house.pass(ROUND);
        assertWaits(house);
    }

    private static void assertPlaysOn(TestHouse house) {
        int rounds = house.records().size();
        house.pass(2 * ROUND);
        assertThat(house.records()).as("rounds").hasSizeGreaterThan(rounds);
    }

    static LongStream seeds() {
        return LongStream.range(0, Integer.getInteger("deserted.seeds", 8));
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    @DisplayName("whoever comes, goes, is lost and comes back: it waits exactly while nobody is there")
    void law(long seed) {
        Crowd crowd = new Crowd(house(seed, 0, false), new Random(seed));
        crowd.sits(mei);
        crowd.sits(TestHouse.bot("Robot"));
        start(crowd.house);
        for (int step = 0; step < 60; step++) {
            crowd.somethingHappens();
            crowd.house.pass(crowd.random.nextInt(200_000));
            if (crowd.isSomebodyThere()) {
                crowd.assertPlaysOn();
            } else if (!crowd.isSomebodyExpected()) {
                crowd.house.pass(ROUND);
                assertWaits(crowd.house);
            }
        }
    }

    /** People, watchers and a bot from outside, and where they are as far as they know themselves. */
    private static final class Crowd {
        private final TestHouse house;
        private final Random random;
        private final List<Visitor> admission = new ArrayList<>();

        /** Somebody who is there, or was; a token only for whoever had a seat. */
        private static final class Visitor {
            private final Kind kind;
            private final ByteString token;
            private RecordingParticipant guest;
            private boolean connected = true;
            private boolean expected;
            private long lostAt;

            Visitor(RecordingParticipant guest, ByteString token) {
                this.kind = guest.kind();
                this.guest = guest;
                this.token = token;
            }

            boolean isThere() {
                return connected && guest.standing() != Standing.AWAY;
            }
        }

        Crowd(TestHouse house, Random random) {
            this.house = house;
            this.random = random;
        }

        void sits(RecordingParticipant guest) {
            if (house.sit(guest) instanceof Reply.Done seat) {
                admission.add(new Visitor(guest, seat.seatToken()));
            }
        }

        void somethingHappens() {
            Visitor one = admission.get(random.nextInt(admission.size()));
            switch (random.nextInt(8)) {
                case 0 -> sits(TestHouse.person("P" + admission.size()));
                case 1 -> {
                    RecordingParticipant watcher = TestHouse.spectator("W" + admission.size());
                    assertGranted(house.told(house.table().watch(watcher)));
                    admission.add(new Visitor(watcher, ByteString.EMPTY));
                }
                case 2 -> comesBack(one);
                case 3 -> loses(one);
                default -> house.told(house.table().leave(one.guest));
            }
        }

        private void loses(Visitor one) {
            if (one.isThere()) {
                one.expected = one.guest.standing() == Standing.SEATED && one.kind == Kind.KIND_PERSON;
                one.lostAt = house.now();
                one.connected = false;
                house.table().lost(one.guest, house.now());
                house.run();
            }
        }

        private void comesBack(Visitor one) {
            if (!one.isThere() && house.table().nameFor(one.token).isPresent()) {
                one.guest = new RecordingParticipant(one.guest.name(), one.kind, one.guest.ownsHost());
                one.connected = true;
                assertGranted(house.told(house.table().comeBack(one.guest, one.token)));
            }
        }

        /** Whoever is alone with bots is asked to be ready; the others need not say so. */
        void assertPlaysOn() {
            int rounds = house.records().size();
            house.pass(ROUND);
            for (Visitor one : List.copyOf(admission)) {
                if (one.isThere() && one.guest.standing() == Standing.SEATED) {
                    house.told(house.table().setReady(one.guest, true));
                }
            }
            house.pass(ROUND);
            assertThat(house.records()).as("rounds").hasSizeGreaterThan(rounds);
        }

        boolean isSomebodyThere() {
            return admission.stream().anyMatch(Visitor::isThere);
        }

        boolean isSomebodyExpected() {
            return admission.stream()
                    .anyMatch(one -> !one.connected && one.expected && house.now() < one.lostAt + GRACE);
        }
    }

    @Test
    @DisplayName("the round that is played ends; then nothing is dealt and nothing is written")
    void nobody() {
        TestHouse house = deserted();
        assertThat(house.records()).hasSize(1);
    }

    @Test
    @DisplayName("for whoever is alone with bots nothing goes on by itself")
    void alone() {
        TestHouse house = begun(0, false);
        house.pass(ROUND);
        assertThat(mei.update().hasPause()).isFalse();
        assertWaits(house);
        house.told(house.table().setReady(mei, true));
        assertThat(stage(house)).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    /** Mei and somebody else with two bots, who have just played a round. */
    private TestHouse afterARoundWith(RecordingParticipant other) {
        TestHouse house = house(1, 0, false);
        house.sit(mei, 0);
        house.sit(other, 2);
        house.told(house.table().setReady(other, true));
        start(house);
        while (stage(house) != TableStage.TABLE_STAGE_BETWEEN_ROUNDS) {
            house.pass(1_000);
        }
        return house;
    }

    @Test
    @DisplayName("people are told when the next round begins, and who looks back is waited for")
    void together() {
        RecordingParticipant lam = TestHouse.person("Lam");
        TestHouse house = afterARoundWith(lam);
        assertThat(lam.update().getPause().getMillisLeft()).isBetween((int) PAUSE - 1_000, (int) PAUSE);
        house.told(house.table().setReady(lam, false));
        house.pass(PAUSE);
        assertThat(stage(house)).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        assertThat(mei.update().getPause().getMillisLeft()).isPositive();
        house.told(house.table().setReady(lam, true));
        assertThat(stage(house)).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(mei.update().hasPause()).isFalse();
    }

    @Test
    @DisplayName("who looks back keeps the others waiting for ten minutes and not longer, and all see how long")
    void looking() {
        RecordingParticipant lam = TestHouse.person("Lam");
        TestHouse house = afterARoundWith(lam);
        house.told(house.table().setReady(lam, false));
        int left = mei.update().getPause().getMillisLeft();
        assertThat(left).isBetween(TEN_MINUTES - 2_000, TEN_MINUTES);
        house.pass(left - 1);
        assertThat(stage(house)).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        house.pass(1);
        assertThat(stage(house)).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("somebody who is lost is waited for as long as the seat is kept, and not longer")
    void lost() {
        TestHouse house = begun(0, false);
        house.table().lost(mei, house.now());
        house.pass(GRACE - 1);
        assertThat(house.table().nextRun(house.now())).isEqualTo(house.now() + 1);
        house.pass(ROUND);
        assertWaits(house);
    }

    @Test
    @DisplayName("whoever takes a seat has it at once, sees how the round ended, and begins the next by being ready")
    void sits() {
        TestHouse house = deserted();
        RecordingParticipant lam = TestHouse.person("Lam");
        house.sit(lam, 2);
        TableUpdate seen = lam.update();
        assertThat(lam.standing()).isEqualTo(Standing.SEATED);
        assertThat(seen.getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        assertThat(seen.getYourSeat()).isEqualTo(2);
        assertThat(seen.getSeats(2).getHolder()).isEqualTo(Holder.HOLDER_PERSON);
        assertThat(seen.getRoundsList()).hasSize(1);
        assertThat(seen.getView().hasResult()).isTrue();

        house.pass(PAUSE - 1);
        assertThat(lam.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        house.told(house.table().setReady(lam, true));
        assertThat(lam.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(lam.update().getView().getRound()).isEqualTo(2);
    }

    @Test
    @DisplayName("for whoever watches it goes on, with time to read each settlement, until nobody does")
    void watched() {
        TestHouse house = deserted();
        RecordingParticipant screen = TestHouse.spectator("TV");
        assertGranted(house.told(house.table().watch(screen)));
        assertThat(screen.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        house.pass(3_999);
        assertThat(screen.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        house.pass(1);
        assertThat(screen.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertPlaysOn(house);
        house.table().lost(screen, house.now());
        house.pass(ROUND);
        assertWaits(house);
    }

    @Test
    @DisplayName("a bot from outside keeps it going while it is there, and when it comes back")
    void botFromOutside() {
        TestHouse house = house(1, 0, false);
        house.sit(mei, 0);
        RecordingParticipant robot = TestHouse.bot("Robot");
        ByteString token = ((Reply.Done) house.sit(robot, 1)).seatToken();
        start(house);
        assertGranted(house.told(house.table().leave(mei)));
        for (int second = 0; second < 1_000 && house.records().size() < 3; second++) {
            if (robot.mustDecide()) {
                house.play(robot, 0); // by being late three times it would lose its seat
            }
            house.pass(1_000);
        }
        assertThat(house.records()).hasSizeGreaterThanOrEqualTo(3);

        house.table().lost(robot, house.now());
        house.pass(ROUND);
        assertWaits(house);
        int rounds = house.records().size();
        RecordingParticipant again = TestHouse.bot("Robot");
        assertGranted(house.told(house.table().comeBack(again, token)));
        house.pass(ROUND);
        assertThat(house.records()).hasSizeGreaterThan(rounds);
    }

    @Test
    @DisplayName("where every seat was the table's own bots' from the start it plays on, here and after going on")
    void demonstration() {
        TestHouse house = house(1, 0, false);
        start(house);
        assertPlaysOn(house);
        TestHouse again = house(2, 0, false).withOtherTokens();
        again.table().goOn(journal.last, again.now());
        assertPlaysOn(again);
        RecordingParticipant lam = TestHouse.person("Lam");
        again.sit(lam, 1);
        again.pass(ROUND);
        assertThat(lam.standing()).isEqualTo(Standing.SEATED);
        assertGranted(again.told(again.table().leave(lam)));
        assertPlaysOn(again);
    }

    @Test
    @DisplayName("where a bot from outside had a seat at the start it is nobody's demonstration")
    void notADemonstration() {
        TestHouse house = house(1, 0, false);
        RecordingParticipant robot = TestHouse.bot("Robot");
        house.sit(robot, 0);
        start(house);
        assertWaitsWithout(robot, house);
    }

    @Test
    @DisplayName(
            "where the host ends after it, a match that ends by itself is played to its end, and an open one waits")
    void playsToEnd() {
        TestHouse house = begun(3, true);
        assertGranted(house.told(house.table().leave(mei)));
        house.pass(4 * ROUND);
        assertThat(house.standings()).hasSize(1);

        TestHouse open = begun(0, true);
        assertWaitsWithout(mei, open);
    }

    @Test
    @DisplayName("it still waits after its host was gone, and the token of a seat brings it to life")
    void goesOn() {
        TestHouse house = house(1, 0, false);
        ByteString token = ((Reply.Done) house.sit(mei, 0)).seatToken();
        start(house);
        house.table().lost(mei, house.now());
        house.pass(GRACE + ROUND);
        assertWaits(house);

        TestHouse again = house(2, 0, false).withOtherTokens();
        again.table().goOn(journal.last, again.now());
        again.run();
        assertWaits(again);
        RecordingParticipant back = TestHouse.owner("Mei");
        assertGranted(again.told(again.table().comeBack(back, token)));
        assertThat(back.standing()).isEqualTo(Standing.SEATED);
        assertThat(back.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        assertGranted(again.told(again.table().setReady(back, true)));
        assertThat(back.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("the owner ends it meanwhile, and another is a match of its own")
    void ends() {
        TestHouse house = deserted();
        assertGranted(house.told(house.table().endMatch(house.now())));
        assertThat(stage(house)).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(house.standings()).hasSize(1);
        house.sit(mei, 0);
        assertGranted(house.told(house.table().playAgain(mei, house.now())));
        assertThat(stage(house)).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertPlaysOn(house);
        assertWaitsWithout(mei, house);
    }
}
