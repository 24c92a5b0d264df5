package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableStage;

/** The match whose first round is shuffled for is not the one that the table shows. */
@DisplayName("The first shuffle of a match that moves before its deal")
class FirstShuffleTest {
    private static final int MATCH_ROUNDS = 2;

    private final ShuffleHouse house =
            new ShuffleHouse(3, MATCH_ROUNDS, options -> options.setReveal(Reveal.REVEAL_ROUND)).withPeople(3);

    static List<Arguments> moves() {
        Consumer<ShuffleHouse> over = house -> house.isHandedOver();
        Consumer<ShuffleHouse> overAgain = over.andThen(over);
        Consumer<ShuffleHouse> overAndKilled = over.andThen(house -> house.isKilled());
        return List.of(
                Arguments.of(Named.of("by a hand-over", over)),
                Arguments.of(Named.of("by two", overAgain)),
                Arguments.of(Named.of("to a host that is killed", overAndKilled)),
                Arguments.of(Named.of("to a host that is killed and hands it on", overAndKilled.andThen(over))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("moves")
    @DisplayName("goes on with its list and links, where a table has not played before")
    void firstMatch(Consumer<ShuffleHouse> move) {
        goesOn(move);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("moves")
    @DisplayName("goes on with its list and links, where a match is over")
    void laterMatch(Consumer<ShuffleHouse> move) {
        house.start();
        house.playRounds(MATCH_ROUNDS);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        goesOn(move);
    }

    private void goesOn(Consumer<ShuffleHouse> move) {
        house.player(1).links = false;
        house.start();
        ShuffleSnapshot before = house.kept.getShuffle();
        assertThat(house.listed()).containsExactly(1, 2);

        move.accept(house);
        assertThat(house.kept.getShuffle().getList()).isEqualTo(before.getList());
        assertThat(house.kept.getShuffle().getLinksList()).isEqualTo(before.getLinksList());
        house.player(1).links = true;
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getHost()).isEqualTo(before.getHost());
        assertThat(house.shuffle().getLeftOutList()).isEmpty();
        house.playRounds(MATCH_ROUNDS);
        for (int seat = 1; seat <= 2; seat++) {
            assertThat(house.player(seat).alarms()).isEmpty();
            assertThat(house.player(seat).verdict(1)).isEqualTo(Verdict.TICK);
            assertThat(house.player(seat).verdict(2)).isEqualTo(Verdict.TICK);
        }
    }
}
