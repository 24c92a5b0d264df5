package org.tiengow.host.succession;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.wire.MeetingsSnapshot;
import org.tiengow.host.journal.wire.MoveSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.TurnsSnapshot;
import org.tiengow.protocol.succession.StandingNightCheck;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.StandingMatch;
import org.tiengow.protocol.wire.StandingNight;
import org.tiengow.protocol.wire.StandingPerson;
import org.tiengow.protocol.wire.TurnOrder;

@DisplayName("The night in a standing")
class CarriedNightTest {
    private static final long SEED = Long.getLong("night.seed", 7);

    /** The longest name, in letters of three bytes. */
    private static final String LONG = "天九牌友阿明阿梅大叔二叔三叔四叔五叔六叔七";

    @Test
    @DisplayName("comes back as it was, when there are at most 16 people and 50 matches")
    void thereAndBack() {
        System.out.println("night.seed " + SEED);
        Random random = new Random(SEED);
        for (int time = 0; time < 300; time++) {
            SeatingSnapshot seating = seating(random, random.nextInt(17), 1 + random.nextInt(6));
            List<FinishedMatch> finished = matches(random, random.nextInt(51), 16, 6);
            SeatingSnapshot counting = seating.toBuilder()
                    .addAllCounted(finished.stream()
                            .limit(random.nextInt(1 + finished.size()))
                            .map(FinishedMatch::getMatch)
                            .toList())
                    .build();
            StandingNight night = CarriedNight.write(counting, finished);
            assertThat(StandingNightCheck.flaw(night)).isEmpty();
            assertThat(CarriedNight.evening(night).getMatchesList()).isEqualTo(finished);
            assertThat(CarriedNight.seating(night, 3))
                    .isEqualTo(counting.toBuilder().clearDue().addDue(3).build());
        }
    }

    @Test
    @DisplayName(
            "takes at most 10,000 bytes, and has all of the latest 50 matches where 16 people have the longest names")
    void largest() {
        Random random = new Random(SEED);
        StandingNight night =
                CarriedNight.write(seating(random, 16, LONG.length()), matches(random, 60, 16, LONG.length()));
        System.out.println("largest night: " + night.getSerializedSize() + " bytes");
        assertThat(night.getSerializedSize()).isLessThanOrEqualTo(StandingNightCheck.BYTES);
        assertThat(night.getFinishedList()).hasSize(50);
        assertThat(night.getPeopleList()).hasSize(16);
        assertThat(StandingNightCheck.flaw(night)).isEmpty();
    }

    @Test
    @DisplayName("has fewer matches, the latest, where too many people with the longest names have played them")
    void tooManyNames() {
        Random random = new Random(SEED);
        List<FinishedMatch> finished = matches(random, 60, 200, LONG.length());
        StandingNight night = CarriedNight.write(seating(random, 64, LONG.length()), finished);
        System.out.println(
                night.getFinishedCount() + " matches of 200 people: " + night.getSerializedSize() + " bytes");
        assertThat(StandingNightCheck.flaw(night)).isEmpty();
        assertThat(night.getSerializedSize()).isGreaterThan(StandingNightCheck.BYTES - 500);
        assertThat(CarriedNight.evening(night).getMatchesList())
                .isEqualTo(finished.subList(60 - night.getFinishedCount(), 60));
    }

    @Test
    @DisplayName("leaves out the people who have been gone longest, and nobody who is here")
    void people() {
        SeatingSnapshot.Builder seating = SeatingSnapshot.newBuilder().setNight("9f2c");
        for (int i = 0; i < 30; i++) {
            seating.addPeople(TurnsSnapshot.newBuilder().setName("P" + i).setHere(i % 10 == 0));
        }
        assertThat(CarriedNight.write(seating.build(), List.of()).getPeopleList())
                .extracting(StandingPerson::getName)
                .startsWith("P0", "P10", "P16", "P17")
                .endsWith("P29")
                .hasSize(16);
    }

    @Test
    @DisplayName("says which matches the turns include")
    void counted() {
        List<FinishedMatch> finished = matches(new Random(SEED), 2, 4, 1);
        StandingNight night = CarriedNight.write(
                SeatingSnapshot.newBuilder()
                        .setNight("9f2c")
                        .addCounted(finished.get(0).getMatch())
                        .build(),
                finished);
        assertThat(night.getFinishedList())
                .extracting(StandingMatch::getCounted)
                .containsExactly(true, false);
    }

    private static SeatingSnapshot seating(Random random, int people, int letters) {
        SeatingSnapshot.Builder seating = SeatingSnapshot.newBuilder()
                .setNight(id(random))
                .setSeating(SeatingMode.SEATING_MODE_TABLES)
                .setTurns(TurnOrder.TURN_ORDER_LONGEST)
                .setChip("0.50 HKD")
                .setMatches(200 + random.nextInt(100))
                .setSeed(random.nextLong());
        for (int i = 0; i < people; i++) {
            seating.addPeople(TurnsSnapshot.newBuilder()
                    .setName(name(i, letters))
                    .setWish(PlayWish.PLAY_WISH_PLAY)
                    .setSatOut(200)
                    .setRank(200)
                    .setLastPlayed(200)
                    .setLastSatOut(200)
                    .setPlace(4)
                    .setHere(i >= people - 16));
            for (int j = Math.max(0, people - 16); j < i; j++) {
                seating.addMeetings(
                        MeetingsSnapshot.newBuilder().setFirst(i).setSecond(j).setMatches(200));
            }
        }
        for (int i = Math.max(0, people - 16); i < people; i++) {
            seating.addMoves(MoveSnapshot.newBuilder().setName(name(i, letters)).setTable(3));
            seating.addWaiting(name(i, letters));
            seating.addSkipping(name(i, letters));
        }
        return seating.build();
    }

    private static List<FinishedMatch> matches(Random random, int count, int people, int letters) {
        List<FinishedMatch> matches = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            FinishedMatch.Builder match = FinishedMatch.newBuilder()
                    .setMatch(id(random))
                    .setRulesId("taiwan1610")
                    .setRounds(500);
            for (int seat = 0; seat < 4; seat++) {
                match.addPlayers(MatchPlayer.newBuilder()
                        .setName(name((4 * i + seat) % people, letters))
                        .setBot(seat == 3)
                        .setColor(SeatColor.SEAT_COLOR_SAND)
                        .setFace(SeatFace.forNumber(12))
                        .setChips(random.nextInt(20_000) - 10_000)
                        .setPlace(seat + 1)
                        .setCaptures(200)
                        .setLongestBank(200)
                        .setBestRound(5_000)
                        .setLastTricks(200));
            }
            matches.add(match.build());
        }
        return matches;
    }

    private static String name(int number, int letters) {
        return LONG.substring(0, letters) + number;
    }

    private static String id(Random random) {
        return String.format("%016x", random.nextLong());
    }
}
