package org.tiengow.engine.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TileSetTest {
    private static final TileSet BOTH = TileNotation.read("44 44");
    private static final TileSet FIRST = TileNotation.read("44");
    private static final TileSet SECOND = BOTH.minus(FIRST);

    @Test
    void isASetOfTiles() {
        TileSet tiles = TileNotation.read("21 66 63 66");
        Tile little = Tile.of(TileKind.LITTLE_THREE, 0); // the sign bit

        assertThat(tiles.size()).isEqualTo(4);
        assertThat(tiles.contains(little)).isTrue();
        assertThat(tiles.minus(little).contains(little)).isFalse();
        assertThat(tiles.minus(little).plus(little)).isEqualTo(tiles);
        assertThat(tiles.count(TileKind.HEAVEN)).isEqualTo(2);
        assertThat(tiles.count(TileKind.EARTH)).isZero();
        assertThat(tiles.containsAll(TileNotation.read("66 21"))).isTrue();
        assertThat(tiles.containsAll(TileNotation.read("66 11"))).isFalse();
        assertThat(tiles.intersects(TileNotation.read("21 11"))).isTrue();
        assertThat(tiles.intersects(FIRST)).isFalse();
        assertThat(tiles.plus(FIRST).minus(tiles)).isEqualTo(FIRST);
        assertThat(TileSet.of(tiles.tiles())).isEqualTo(tiles);
        assertThat(tiles).hasToString("66 66 63 21");
        assertThat(TileSet.EMPTY.isEmpty()).isTrue();
        assertThat(tiles.isEmpty()).isFalse();
        assertThat(TileSet.ALL.size()).isEqualTo(32);
    }

    @Test
    void twoTilesOfAKindAreInterchangeable() {
        assertThat(FIRST.sameKinds(SECOND)).isTrue();
        assertThat(FIRST.sameKinds(BOTH)).isFalse();
        assertThat(SECOND.withKindsOf(FIRST)).contains(SECOND);
        assertThat(BOTH.withKindsOf(SECOND)).contains(FIRST);
        assertThat(BOTH.withKindsOf(BOTH)).contains(BOTH);
        assertThat(SECOND.withKindsOf(BOTH)).isEmpty();
    }

    @Test
    void exchangesTheTwoTilesOfSomeKinds() {
        TileSet heavens = TileNotation.read("66 66");
        TileSet heaven = TileNotation.read("66");

        assertThat(FIRST.plus(heaven).exchanged(BOTH)).isEqualTo(SECOND.plus(heaven));
        assertThat(SECOND.plus(heaven).exchanged(BOTH.plus(heavens))).isEqualTo(FIRST.plus(heavens.minus(heaven)));
        assertThat(BOTH.exchanged(BOTH)).isEqualTo(BOTH);
        assertThat(FIRST.exchanged(TileSet.EMPTY)).isEqualTo(FIRST);
    }

    @Test
    void notationReadsWhatItWrites() {
        List<TileSet> hands = TileNotation.readHands(List.of(" 44  66", "", "44 12"));

        assertThat(hands)
                .containsExactly(
                        FIRST.plus(TileNotation.read("66")), TileSet.EMPTY, SECOND.plus(TileNotation.read("21")));
        assertThat(TileNotation.kind("24")).contains(TileKind.BIG_SIX);
        assertThatThrownBy(() -> TileNotation.read("44 44 44")).hasMessageContaining("\"44\" comes more often");
        assertThatThrownBy(() -> TileNotation.readHands(List.of("63", "63"))).hasMessageContaining("\"63\"");
        assertThatThrownBy(() -> TileNotation.read("44 67")).hasMessageContaining("\"67\" is not a tile");
        assertThatThrownBy(() -> TileNotation.read("444")).hasMessageContaining("\"444\" is not a tile");
    }
}
