package org.tiengow.engine.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

class DealTest {
    private static final long SEED = 5;

    @ParameterizedTest // rules 2.2
    @CsvSource({"4, 8, 0", "3, 9, 5", "2, 13, 6"})
    void everyTileIsDealtOnce(int players, int each, int left) {
        Random random = new Random(SEED);
        for (int i = 0; i < 100; i++) {
            Deal deal = Deal.shuffled(players, random::nextInt);
            assertThat(deal.players()).isEqualTo(players);
            assertThat(deal.hands()).hasSize(players).allMatch(hand -> hand.size() == each);
            assertThat(deal.leftOver().size()).isEqualTo(left);
            TileSet all = deal.hands().stream().reduce(deal.leftOver(), TileSet::plus);
            assertThat(all).isEqualTo(TileSet.ALL);
        }
    }

    @Test
    void everyTileComesEverywhereAboutAsOften() {
        Random random = new Random(SEED);
        Map<Tile, Integer> inFirstHand = new HashMap<>();
        for (int i = 0; i < 8000; i++) {
            Deal.shuffled(4, random::nextInt).hands().get(0).forEach(tile -> inFirstHand.merge(tile, 1, Integer::sum));
        }
        assertThat(inFirstHand).hasSize(32);
        assertThat(inFirstHand.values()).as("seed " + SEED).allMatch(times -> times > 1800 && times < 2200);
    }

    @Test
    void chanceIsAskedForEachTileAmongThoseLeft() {
        int[] asked = {32};
        Deal deal = Deal.shuffled(4, below -> {
            assertThat(below).isEqualTo(asked[0]--);
            return 0;
        });
        assertThat(asked[0]).isZero();
        assertThat(deal.hands().get(0).contains(Tile.of(0))).isTrue();
    }

    @Test
    void wrongDealsAreRefused() {
        List<TileSet> hands = Deal.shuffled(4, new Random(SEED)::nextInt).hands();
        TileSet first = hands.get(0);
        Tile surplus = hands.get(1).tiles().get(0);
        TileSet doubled = first.minus(first.tiles().get(0)).plus(surplus);

        assertThat(Deal.of(hands).leftOver()).isEqualTo(TileSet.EMPTY);
        assertThatThrownBy(() -> Deal.of(hands.subList(0, 3))).hasMessageContaining("9 tiles, not 8");
        assertThatThrownBy(() -> Deal.of(hands.subList(0, 1))).hasMessageContaining("2 to 4");
        assertThatThrownBy(() -> Deal.of(List.of(doubled, hands.get(1), hands.get(2), hands.get(3))))
                .hasMessageContaining("dealt twice");
        assertThatThrownBy(() -> new Deal(hands, TileSet.of(surplus))).hasMessageContaining("dealt twice");
        List<TileSet> three = Deal.shuffled(3, new Random(SEED)::nextInt).hands();
        assertThatThrownBy(() -> new Deal(three, TileSet.EMPTY)).hasMessageContaining("not dealt");
    }
}
