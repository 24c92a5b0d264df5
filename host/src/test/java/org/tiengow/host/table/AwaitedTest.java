package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.Decision;

@DisplayName("What a table waits for does not count among the requests of whoever sends it")
class AwaitedTest {
    private final ShuffleHouse house = new ShuffleHouse(3).withPeople(3);
    private final List<Boolean> again = new ArrayList<>();

    @Test
    @DisplayName("what programs say by themselves: once, and each further time it counts")
    void byItself() {
        house.arrives = (player, message) -> {
            twice(() -> house.asks(player, message));
            return false;
        };
        house.start();
        assertThat(again).as("two anchors and links, three standings held").hasSize(7);
        house.playRound();
        assertThat(again).as("three standings held and two records signed").hasSize(12);
        assertThat(again).doesNotContain(true);
    }

    @Test
    @DisplayName("an open decision, and that one is ready: once, and each further time it counts")
    void byHand() {
        house.start();
        ShufflePlayer next = house.players.stream()
                .filter(player -> player.update().hasDecision())
                .findFirst()
                .orElseThrow();
        Decision open = next.update().getDecision();
        twice(() -> house.table.play(next, open.getNumber(), PlayTranslator.read(open.getLegal(0)), house.now));
        house.settle();
        house.playRound();
        twice(() -> house.table.setReady(next, true));
        assertThat(again).containsExactly(false, false);
        assertThat(house.table.setReady(next, false).isAwaited()).isFalse();
    }

    /** The first answer must say that it was awaited; keeps what the second one says. */
    private void twice(Supplier<Reply> asking) {
        assertThat(asking.get()).isEqualTo(Reply.AWAITED);
        again.add(asking.get().isAwaited());
    }
}
