package org.tiengow.engine.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;

/**
 * Deals of the fair shuffle are uniform: each tile is in each place as often as any other, and each two tiles are in one hand
 * as often as any other two. The deals come from links that only count, so the figures are the same each time; more of them:
 * {@code -Dshuffle.deals=1000000}.
 *
 * <p>Counts of one deal depend on each other (a hand is full some time), so the usual sum of squares is not chi-square
 * distributed. All tiles being alike, it is a multiple of one: by {@code 32/31} for tile by place, and for pairs by
 * {@code 496/464}, the 496 pairs having 464 degrees of freedom since each tile has 7 others beside it.
 */
class UniformityTest {
    private static final int DEALS = Integer.getInteger("shuffle.deals", 20_000);
    private static final FairShuffle SHUFFLE = new FairShuffle(FairShuffleTest::sha256);

    /** Beyond so many standard deviations nobody believes in chance: one run in 300,000. */
    private static final double BELIEVED = 4.5;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyTileIsEverywhereAsOften(int players) {
        double deviations = tileByPlace(players, DEALS, number -> deal(players, number));
        System.out.println(DEALS + " deals for " + players + ", tile by place: " + deviations + " standard deviations");
        assertThat(Math.abs(deviations)).isLessThan(BELIEVED);
    }

    @Test
    void everyTwoTilesAreInOneHandAsOften() {
        double deviations = pairs(DEALS, number -> deal(4, number));
        System.out.println(DEALS + " deals, pairs in one hand: " + deviations + " standard deviations");
        assertThat(Math.abs(deviations)).isLessThan(BELIEVED);
    }

    @Test
    void everySeatIsDrawnByLotAsOften() {
        for (int players = 2; players <= 4; players++) {
            long[] drawn = new long[players];
            for (int number = 0; number < DEALS; number++) {
                drawn[SHUFFLE.lot(seed(players, number), players)]++;
            }
            double sum = 0;
            for (long count : drawn) {
                double expected = (double) DEALS / players;
                sum += (count - expected) * (count - expected) / expected;
            }
            assertThat(sum).as("lots for " + players).isLessThan(30);
        }
    }

    /** The measure is sharp enough: numbers drawn from five bits without passing over the uneven ones are seen. */
    @Test
    void aBiasedShuffleIsSeen() {
        Deals biased = number -> {
            byte[] bytes = new byte[64];
            new SplittableRandom(number).nextBytes(bytes);
            int[] next = {0};
            IntUnaryOperator below = bound -> (bytes[next[0]++] & 0x1F) % bound;
            return Deal.shuffled(4, below);
        };
        assertThat(tileByPlace(4, 20_000, biased)).isGreaterThan(BELIEVED);
        assertThat(pairs(20_000, biased)).isGreaterThan(BELIEVED);
    }

    private static double tileByPlace(int players, int deals, Deals source) {
        long[][] counts = new long[players + 1][Tile.COUNT];
        for (int number = 0; number < deals; number++) {
            Deal deal = source.number(number);
            for (int seat = 0; seat < players; seat++) {
                count(deal.hands().get(seat), counts[seat]);
            }
            count(deal.leftOver(), counts[players]);
        }
        int left = Tile.COUNT - players * Deal.handSize(players);
        int places = left == 0 ? players : players + 1;
        double sum = 0;
        for (int place = 0; place < places; place++) {
            double size = place == players ? left : Deal.handSize(players);
            double expected = deals * size / Tile.COUNT;
            for (long count : counts[place]) {
                sum += (count - expected) * (count - expected) / expected;
            }
        }
        return deviations(sum * (Tile.COUNT - 1) / Tile.COUNT, (Tile.COUNT - 1) * (places - 1));
    }

    private static double pairs(int deals, Deals source) {
        long[][] together = new long[Tile.COUNT][Tile.COUNT];
        for (int number = 0; number < deals; number++) {
            for (TileSet hand : source.number(number).hands()) {
                int[] tiles =
                        hand.tiles().stream().mapToInt(Tile::index).sorted().toArray();
                for (int low = 0; low < tiles.length; low++) {
                    for (int high = low + 1; high < tiles.length; high++) {
                        together[tiles[low]][tiles[high]]++;
                    }
                }
            }
        }
        int all = Tile.COUNT * (Tile.COUNT - 1) / 2;
        int free = all - Tile.COUNT;
        double chance = 7.0 / 31;
        double expected = deals * chance;
        double sum = 0;
        for (int low = 0; low < Tile.COUNT; low++) {
            for (int high = low + 1; high < Tile.COUNT; high++) {
                double off = together[low][high] - expected;
                sum += off * off / (expected * (1 - chance));
            }
        }
        return deviations(sum * free / all, free);
    }

    /** How far a chi-square figure is from what is expected, in standard deviations (Wilson and Hilferty's approximation). */
    private static double deviations(double chiSquare, int degrees) {
        double spread = 2.0 / (9 * degrees);
        return (Math.cbrt(chiSquare / degrees) - (1 - spread)) / Math.sqrt(spread);
    }

    private static void count(TileSet tiles, long[] counts) {
        tiles.forEach(tile -> counts[tile.index()]++);
    }

    private static Deal deal(int players, int number) {
        return SHUFFLE.deal(seed(players, number), players);
    }

    private static Bytes32 seed(int players, int number) {
        Bytes32 link =
                Bytes32.of(ByteBuffer.allocate(Bytes32.LENGTH).putInt(number).array());
        return SHUFFLE.seed(Bytes32.ZERO, new Links(link, Collections.nCopies(players, Optional.empty())));
    }

    private interface Deals {
        Deal number(int number);
    }
}
