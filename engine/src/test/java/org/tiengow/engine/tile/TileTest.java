package org.tiengow.engine.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rules 1. */
class TileTest {
    private static final List<Tile> ALL =
            IntStream.range(0, Tile.COUNT).mapToObj(Tile::of).toList();

    @Test // rules 1.1 to 1.3
    void thirtyTwoTilesStandInTheOrderOfTheRules() {
        List<Tile> shuffled = new ArrayList<>(ALL);
        Collections.shuffle(shuffled, new Random(1));
        String text = shuffled.stream().sorted().map(Tile::toString).collect(Collectors.joining(" "));

        assertThat(text)
                .isEqualTo("66 66 11 11 44 44 31 31 55 55 33 33 22 22 65 65 64 64 61 61 51 51"
                        + " 63 54 62 53 52 43 42 41 32 21");
        assertThat(TileSet.ALL.toString()).isEqualTo(text);
    }

    @Test
    void tilesThatPairAreNeighbours() {
        assertThat(ALL.stream().map(Tile::toString).collect(Collectors.joining(" ")))
                .endsWith("51 51 63 54 62 53 52 43 41 32 42 21");
        ALL.forEach(tile -> assertThat(ALL.get(tile.index())).isSameAs(tile));
    }

    @Test // rules 1.2, 1.3
    void suitsCopiesAndRanks() {
        assertThat(ALL.stream().filter(tile -> tile.kind().suit() == Suit.CIVIL))
                .hasSize(22);
        assertThat(TileKind.HEAVEN.rank()).isEqualTo(11);
        assertThat(TileKind.MALLET_SIX.rank()).isEqualTo(1);
        assertThat(TileKind.MALLET_SIX.suit()).isEqualTo(Suit.CIVIL);
        assertThat(TileKind.NINE_63.suit()).isEqualTo(Suit.MILITARY);
        assertThat(TileKind.NINE_63.rank()).isEqualTo(TileKind.NINE_54.rank()).isEqualTo(6);
        assertThat(TileKind.BIG_SIX.rank()).isBetween(TileKind.FIVE_41.rank() + 1, TileKind.SEVEN_43.rank() - 1);
        assertThat(TileKind.HEAVEN.copies()).isEqualTo(2);
        assertThat(TileKind.LITTLE_THREE.copies()).isEqualTo(1);
        assertThatThrownBy(() -> Tile.of(TileKind.NINE_63, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Tile.of(TileKind.HEAVEN, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Tile.of(TileKind.HEAVEN, 1)).isNotEqualTo(Tile.of(TileKind.HEAVEN, 0));
        assertThatThrownBy(() -> Tile.of(32)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test // rules 1.4
    void onesAndFoursAreRed() {
        assertThat(red("66")).isEqualTo(6);
        assertThat(red("11")).isEqualTo(2);
        assertThat(red("44")).isEqualTo(8);
        assertThat(red("41")).isEqualTo(5);
        assertThat(red("65 32 22")).isZero();
        assertThat(red("31 55 55 33 33 22 22 63")).isEqualTo(1);
        assertThat(ALL.stream().filter(tile -> tile.kind().redPips() == 0)).hasSize(13); // source C counts them
    }

    private static int red(String tiles) {
        return TileNotation.read(tiles).redPips();
    }
}
