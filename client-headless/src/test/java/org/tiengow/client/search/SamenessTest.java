package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tiengow.engine.tile.TileSet;

/** Tiles as bits: the two of a kind are neighbours, the last two (42 and 21) are not the same. */
class SamenessTest {
    @Test
    void theEarlierTwinStandsForTheLaterIfTheHandKeepsIt() {
        assertThat(earliest(0b0011, 0b0010)).isEqualTo(0b0001);
        assertThat(earliest(0b0010, 0b0010)).isEqualTo(0b0010);
        assertThat(earliest(0b0011, 0b0011)).isEqualTo(0b0011);
        assertThat(earliest(0b1111, 0b1010)).isEqualTo(0b0101);
        assertThat(earliest(3 << 30, 1 << 31)).isEqualTo(1 << 31);
    }

    @Test
    void anEarlierTwinIsJustWhatTheEarliestDoesNotHave() {
        int hand = 0b110111;
        for (int tiles = hand; tiles != 0; tiles = tiles - 1 & hand) {
            assertThat(Sameness.hasEarlierTwin(hand, tiles))
                    .as("%s", Integer.toBinaryString(tiles))
                    .isEqualTo(earliest(hand, tiles) != tiles);
        }
    }

    private static int earliest(int hand, int tiles) {
        return Sameness.first(new TileSet(hand), new TileSet(tiles)).bits();
    }

    @Test
    void theLaterTwinGoesIfTheEarlierIsToBeKept() {
        assertThat(Sameness.sparing(0b0001, 0b0011, 0b0001)).isEqualTo(0b0010);
        assertThat(Sameness.sparing(0b0001, 0b0001, 0b0001)).isEqualTo(0b0001);
        assertThat(Sameness.sparing(0b0011, 0b0011, 0b0001)).isEqualTo(0b0001);
        assertThat(Sameness.sparing(0b0001, 0b1111, 0b0101)).isEqualTo(0b0110);
        assertThat(Sameness.sparing(1 << 30, 3 << 30, 1 << 30)).isEqualTo(1 << 30);
    }

    @Test
    void aHandGivesItsOwnTwin() {
        assertThat(Sameness.within(0b0110, new TileSet(0b0001))).isEqualTo(0b0010);
        assertThat(Sameness.within(0b0110, new TileSet(0b1000))).isEqualTo(0b0100);
        assertThat(Sameness.within(0b0110, new TileSet(0b0110))).isEqualTo(0b0110);
        assertThat(Sameness.within(0b0111, new TileSet(0b0011))).isEqualTo(0b0011);
    }
}
