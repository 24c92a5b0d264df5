package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.ListedSeat;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("How often a seat was left out")
@Tag("slow")
class LeftOutTest {
    private static final int SEAT = 2;

    private final ShuffleHouse house = new ShuffleHouse(3).withPeople(3);

    /** Ways in which a match may go on. */
    static Stream<Named<Consumer<ShuffleHouse>>> ways() {
        return Stream.of(
                Named.of("nothing", house -> {}),
                Named.of("a restart", house -> house.isKilled()),
                Named.of("a hand-over", house -> house.isHandedOver()),
                Named.of("going on without the host", house -> house.isGoneOnWithout()));
    }

    /** A round that is dealt without the link of a seat. */
    private void isLeftOutOf(int round) {
        house.player(SEAT).links = false;
        if (house.stage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS) {
            house.nextRound();
        } else if (round == 1) {
            house.start();
        }
        house.pass(Shuffling.WAIT_MILLIS);
        house.player(SEAT).links = true;
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getLeftOutList()).containsExactly(SEAT);
        assertThat(house.shuffle().getRound()).isEqualTo(round);
    }

    private List<Integer> listed() {
        return house.kept.getShuffle().getList().getSeatsList().stream()
                .map(ListedSeat::getLeftOut)
                .toList();
    }

    @Test
    @DisplayName("stands in the lists of all later rounds, in which it is asked again")
    void once() {
        isLeftOutOf(1);
        assertThat(listed()).containsExactly(0, 0, 0);
        for (int round = 2; round <= 3; round++) {
            house.playRound();
            house.nextRound();
            assertThat(listed()).containsExactly(0, 0, 1);
            assertThat(house.listed()).containsExactly(1, SEAT);
        }
        house.playRound();
        assertThat(house.player(SEAT).verdict(1)).isEqualTo(Verdict.NO_ANSWER);
        assertThat(house.player(SEAT).verdict(2)).isEqualTo(Verdict.TICK);
    }

    @ParameterizedTest(name = "after {0}")
    @MethodSource("ways")
    @DisplayName("is not forgotten: after the second time the seat is in no list until the match ends")
    void twice(Consumer<ShuffleHouse> way) {
        isLeftOutOf(1);
        house.playRound();
        assertThat(house.standing().getLeftOutList()).containsExactly(0, 0, 1);
        house.player(SEAT).links = false; // people who have agreed to go on need not say that they are ready
        way.accept(house);
        isLeftOutOf(2);
        assertThat(listed()).containsExactly(0, 0, 1);
        house.playRound();
        way.accept(house);
        house.nextRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(listed()).containsExactly(0, 0, 2);
        assertThat(house.listed()).containsExactly(1);
        house.playRound();
        assertThat(house.player(SEAT).verdict(3)).isEqualTo(Verdict.LEFT_OUT_TWICE);
        assertThat(house.player(SEAT).alarms()).isEmpty();
        assertGranted(house.table.endMatch(house.now));
        house.start();
        assertThat(listed()).containsExactly(0, 0, 0);
        assertThat(house.listed()).containsExactly(1, SEAT);
    }

    @Test
    @DisplayName("is kept in the middle of a shuffle too")
    void inTheMiddle() {
        isLeftOutOf(1);
        house.playRound();
        house.player(1).links = false;
        house.nextRound();
        house.isKilled();
        house.player(1).links = true;
        house.settle();
        assertThat(listed()).containsExactly(0, 0, 1);
        house.playRound();
        house.nextRound();
        assertThat(listed()).containsExactly(0, 0, 1);
    }

    @Test
    @DisplayName("counts for the seat, whoever sits there")
    void bySeat() {
        isLeftOutOf(1);
        house.leaves(SEAT);
        ShufflePlayer lam = new ShufflePlayer(house, "Lam", Kind.KIND_PERSON, 77);
        assertGranted(house.table.sit(lam, OptionalInt.of(SEAT)));
        house.players.set(SEAT, lam);
        house.playRound();
        house.nextRound();
        assertThat(house.listed()).containsExactly(1, SEAT);
        assertThat(listed()).containsExactly(0, 0, 1);
    }

    @Test
    @DisplayName("is told by people to a host that went on from an earlier standing")
    void onlyPeopleKnow() {
        house.start();
        house.playRound();
        isLeftOutOf(2);
        house.isGoneOnWithout();
        assertThat(house.standing().getLeftOutList()).isEmpty();
        house.nextRound();
        assertThat(house.kept.getShuffle().getEpoch()).isEqualTo(1);
        assertThat(house.shuffle().getRound()).isEqualTo(2);
        assertThat(listed()).containsExactly(0, 0, 1);
        house.playRound();
        isLeftOutOf(3);
        house.playRound();
        house.nextRound();
        assertThat(listed()).containsExactly(0, 0, 2);
        assertThat(house.listed()).containsExactly(1);
    }

    @Test
    @DisplayName("is nothing that people may tell the host that begins the match")
    void notInTheFirstEpoch() {
        house.arrives = (player, message) -> !message.hasGiveAnchor() || tells(player, message);
        house.start();
        assertThat(house.listed()).containsExactly(1, SEAT);
        assertThat(listed()).containsExactly(0, 0, 0);
    }

    /** The anchor arrives with a wrong count. */
    private boolean tells(ShufflePlayer player, ClientMessage message) {
        GiveAnchor.Builder more = message.getGiveAnchor().toBuilder().addAllLeftOut(List.of(0, 2, 2, 9));
        assertGranted(house.asks(
                player, ClientMessage.newBuilder().setGiveAnchor(more).build()));
        house.settle();
        return false;
    }

    @Test
    @DisplayName("is the highest count that people tell, and no more than twice")
    void theHighest() {
        house.start();
        house.playRound();
        house.arrives = (player, message) -> !message.hasGiveAnchor() || tells(player, message);
        house.isGoneOnWithout();
        house.nextRound();
        assertThat(listed()).containsExactly(0, 2, 2);
        assertThat(house.listed()).isEmpty();
    }
}
