package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.protocol.succession.StandingNightCheck.Flaw;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.StandingMatch;
import org.tiengow.protocol.wire.StandingMeetings;
import org.tiengow.protocol.wire.StandingMove;
import org.tiengow.protocol.wire.StandingNight;
import org.tiengow.protocol.wire.StandingPerson;

@DisplayName("The night of a standing")
class StandingNightCheckTest {
    private static final long SEED = Long.getLong("night.seed", 7);
    private static final int DRAWN = 20_000;

    /** A change of a valid night. */
    private interface Change extends Consumer<StandingNight.Builder> {}

    @Test
    @DisplayName("is valid with 16 people and 50 matches")
    void valid() {
        assertThat(StandingNightCheck.flaw(night().build())).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    @DisplayName("is refused for")
    void refused(Flaw reason, Change change) {
        StandingNight.Builder changed = night();
        change.accept(changed);
        assertThat(StandingNightCheck.flaw(changed.build())).contains(reason);
        assertThat(reason.sentence()).endsWith(".");
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                refusal(Flaw.NO_ID, night -> night.clearId()),
                refusal(Flaw.NO_ID, night -> night.setId("a\nb")),
                refusal(Flaw.TOO_LONG, night -> night.addAllOthers(names(StandingNightCheck.BYTES / 10))),
                refusal(Flaw.TOO_MANY_PEOPLE, night -> night.addPeople(person(16))),
                refusal(Flaw.TOO_MANY_MATCHES, night -> night.addFinished(match(50))),
                refusal(Flaw.BAD_NAME, night -> night.setPeople(3, person(4))),
                refusal(Flaw.BAD_NAME, night -> night.setPeople(3, person(4).setName(" "))),
                refusal(Flaw.BAD_NAME, night -> night.setOthers(0, "\u001b[2J")),
                refusal(Flaw.UNKNOWN_PERSON, night -> night.addMeetings(met(0, 16))),
                refusal(Flaw.UNKNOWN_PERSON, night -> night.addMeetings(met(2, 2))),
                refusal(
                        Flaw.UNKNOWN_PERSON,
                        night -> night.addMoves(StandingMove.newBuilder().setPerson(-1))),
                refusal(
                        Flaw.UNKNOWN_PERSON,
                        night -> night.getFinishedBuilder(9).setPlayers(1, 17)),
                refusal(Flaw.BAD_FIGURE, night -> night.setMatches(-1)),
                refusal(Flaw.BAD_FIGURE, night -> night.setChip("\u001b[2J")),
                refusal(Flaw.BAD_FIGURE, night -> night.getPeopleBuilder(1).setPlace(5)),
                refusal(Flaw.BAD_FIGURE, night -> night.addMeetings(met(0, 1).setMatches(0))),
                refusal(
                        Flaw.BAD_FIGURE,
                        night -> night.addMoves(StandingMove.newBuilder().setTable(2_000_000))),
                refusal(
                        Flaw.BAD_FIGURE,
                        night -> night.getFinishedBuilder(9).getMatchBuilder().setRounds(0)),
                refusal(
                        Flaw.BAD_FIGURE,
                        night -> night.getFinishedBuilder(9).getMatchBuilder().clearPlayers()),
                refusal(Flaw.BAD_FIGURE, night -> night.getFinishedBuilder(9).addPlayers(0)),
                refusal(
                        Flaw.BAD_FIGURE,
                        night -> night.getFinishedBuilder(9)
                                .getMatchBuilder()
                                .getPlayersBuilder(1)
                                .setPlace(0)),
                refusal(Flaw.MATCH_TWICE, night -> night.setFinished(9, match(8))));
    }

    private static Arguments refusal(Flaw reason, Change change) {
        return Arguments.of(reason, change);
    }

    @Test
    @DisplayName("is valid or refused with a reason, whatever bytes it has")
    void anyBytes() {
        System.out.println("night.seed " + SEED);
        Random random = new Random(SEED);
        byte[] valid = night().build().toByteArray();
        Set<Flaw> found = EnumSet.noneOf(Flaw.class);
        for (int time = 0; time < DRAWN; time++) {
            byte[] bytes = valid.clone();
            for (int change = random.nextInt(4); change >= 0; change--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            parse(bytes).flatMap(StandingNightCheck::flaw).ifPresent(found::add);
        }
        assertThat(found).hasSizeGreaterThan(3);
    }

    private static Optional<StandingNight> parse(byte[] bytes) {
        try {
            return Optional.of(StandingNight.parseFrom(ByteString.copyFrom(bytes)));
        } catch (InvalidProtocolBufferException none) {
            return Optional.empty();
        }
    }

    private static StandingNight.Builder night() {
        StandingNight.Builder night = StandingNight.newBuilder().setId("9f2c").setMatches(60);
        for (int i = 0; i < 16; i++) {
            night.addPeople(person(i));
        }
        night.addOthers("Robot");
        for (int i = 0; i < 50; i++) {
            night.addFinished(match(i));
        }
        return night.addMeetings(met(0, 15)).addMoves(StandingMove.newBuilder().setPerson(4));
    }

    private static StandingPerson.Builder person(int number) {
        return StandingPerson.newBuilder().setName("P" + number).setPlace(1 + number % 4);
    }

    private static StandingMeetings.Builder met(int first, int second) {
        return StandingMeetings.newBuilder().setFirst(first).setSecond(second).setMatches(1);
    }

    private static StandingMatch.Builder match(int number) {
        FinishedMatch.Builder match = FinishedMatch.newBuilder()
                .setMatch("m" + number)
                .setRulesId("pagat")
                .setRounds(4);
        match.addPlayers(MatchPlayer.newBuilder().setChips(5).setPlace(1).setCaptures(1));
        match.addPlayers(
                MatchPlayer.newBuilder().setBot(true).setChips(-5).setPlace(2).setCaptures(1));
        return StandingMatch.newBuilder()
                .setMatch(match)
                .addPlayers(number % 16)
                .addPlayers(16);
    }

    private static Iterable<String> names(int count) {
        String[] names = new String[count];
        Arrays.setAll(names, number -> "A long name " + number);
        return Arrays.asList(names);
    }
}
