package org.tiengow.swing.view.table.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The layout rule at the sizes of the design's picture, and in between. */
class TableLayoutTest {
    private static final List<Integer> EIGHT = List.of(3, 3, 2);
    private static final List<Integer> SIX = List.of(3, 2, 1);
    private static final List<Integer> THIRTEEN = List.of(3, 3, 2, 3, 2);

    @ParameterizedTest
    @CsvSource({"1280, 800, 67", "1024, 640, 53", "1920, 1080, 97", "3840, 2160, 198"})
    void shouldSizeTheTilesByTheWindow(int width, int height, int tile) {
        assertThat(TableLayout.of(width, height, 0, 1, 4, SIX).tileWidth()).isEqualTo(tile);
        assertThat(TableLayout.of(width, height, 0, 1, 4, EIGHT).tileWidth()).isEqualTo(tile);
    }

    @Test
    void shouldSizeTheTilesOfLargerHands() {
        assertThat(TableLayout.of(1280, 640, 0, 1, 3, List.of(3, 3, 3)).tileWidth())
                .isEqualTo(56);
        assertThat(TableLayout.of(1024, 640, 0, 1, 2, THIRTEEN).tileWidth()).isEqualTo(44);
    }

    @ParameterizedTest
    @CsvSource({"1024, 232", "1280, 282", "1920, 320", "3840, 320"})
    void shouldGiveTheLogAFifthWithinBounds(int width, int log) {
        assertThat(TableLayout.of(width, 800, 0, 1, 4, EIGHT).sideWidth()).isEqualTo(log);
    }

    @Test
    void foldsTheLogIntoADrawerOnANarrowFelt() {
        assertThat(TableLayout.of(1024, 640, 0, 1, 4, EIGHT).isDrawer()).isFalse();
        assertThat(TableLayout.of(860, 640, 0, 1, 4, EIGHT).isDrawer()).isTrue();
        assertThat(TableLayout.of(860, 640, 0, 1, 4, EIGHT).feltWidth()).isEqualTo(860);
        assertThat(TableLayout.of(1920, 1080, 0, 3, 4, EIGHT).isDrawer()).isTrue();
    }

    @Test
    void movesOwnPlateBesideTheButtonsForAWideHand() {
        assertThat(TableLayout.of(1024, 640, 0, 1, 2, THIRTEEN).isPlateInButtonRow())
                .isTrue();
        assertThat(TableLayout.of(1920, 1080, 0, 1, 4, SIX).isPlateInButtonRow())
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"1024, 640, 4", "1280, 800, 4", "1280, 800, 3", "1366, 768, 2", "1600, 900, 4", "1920, 1080, 4"})
    void shouldKeepYourStacksAndTheCoinWhereTheyAreAsTheHandShrinks(int width, int height, int players) {
        Set<Rectangle> stacks = new HashSet<>();
        Set<Rectangle> coins = new HashSet<>();
        for (List<Integer> groups : List.of(EIGHT, SIX, List.of(2, 2), List.of(1, 1), List.of(1))) {
            TableLayout layout = TableLayout.of(width, height, 0, 1, players, groups);
            Rectangle acts = layout.acts();
            SeatPlace mine = new SeatLayout(layout, false).of(0, acts.x + acts.width);
            stacks.add(mine.stacks());
            coins.add(mine.banker());
        }
        assertThat(stacks).hasSize(1);
        assertThat(coins).hasSize(1);
    }

    @Test
    void seatsTheNextPlayerRightOrLeftIfClockwise() {
        TableLayout four = TableLayout.of(1280, 800, 0, 1, 4, EIGHT);
        assertThat(new SeatLayout(four, false).side(1)).isEqualTo(Side.RIGHT);
        assertThat(new SeatLayout(four, false).side(2)).isEqualTo(Side.OPPOSITE);
        assertThat(new SeatLayout(four, false).side(3)).isEqualTo(Side.LEFT);
        assertThat(new SeatLayout(four, true).side(1)).isEqualTo(Side.LEFT);
        assertThat(new SeatLayout(four, true).side(3)).isEqualTo(Side.RIGHT);
        TableLayout three = TableLayout.of(1280, 640, 0, 1, 3, EIGHT);
        assertThat(new SeatLayout(three, false).side(1)).isEqualTo(Side.RIGHT);
        assertThat(new SeatLayout(three, false).side(2)).isEqualTo(Side.LEFT);
        TableLayout two = TableLayout.of(1280, 640, 0, 1, 2, THIRTEEN);
        assertThat(new SeatLayout(two, true).side(1)).isEqualTo(Side.OPPOSITE);
    }

    @ParameterizedTest
    @CsvSource({
        "1280, 800, 1, 4", "1024, 640, 1, 4", "1024, 640, 1, 2", "1280, 640, 1, 3", "1920, 1080, 1, 4",
        "1920, 1080, 2, 4", "3840, 2160, 1, 4", "3840, 2160, 2, 2", "1600, 1000, 1.5, 4", "960, 600, 1, 4",
        "1090, 530, 1, 4", "1090, 530, 1, 3", "1090, 530, 1, 2", "960, 490, 1, 4", "960, 490, 1, 2",
    })
    void shouldLetNothingLieOverAnythingElse(int width, int height, double scale, int players) {
        List<Integer> groups = players == 2 ? THIRTEEN : players == 3 ? List.of(3, 3, 3) : EIGHT;
        TableLayout layout = TableLayout.of(width, height, 0, scale, players, groups);
        Rectangle felt = new Rectangle(layout.feltWidth(), layout.feltHeight());
        List<Rectangle> hand = layout.hand();
        assertThat(hand).allMatch(felt::contains);
        for (int i = 1; i < hand.size(); i++) {
            assertThat(hand.get(i).x).isGreaterThan(hand.get(i - 1).x + hand.get(i - 1).width);
        }
        assertThat(hand).noneMatch(tile -> tile.intersects(layout.ownPlate()));
        SeatLayout seating = new SeatLayout(layout, false);
        for (int place = 1; place < players; place++) {
            Rectangle plate = seating.plate(place);
            assertThat(felt.contains(plate)).isTrue();
            assertThat(hand).noneMatch(tile -> tile.intersects(plate));
        }
        int setBottom = layout.setTop() + (int) (layout.setWidth() * 2.6);
        assertThat(setBottom).as("set to beat above the turn").isLessThan(layout.turnTop());
        assertThat(layout.turnTop() + layout.turnHeight()).isLessThan(layout.handTop());
        assertThat(layout.handBottom()).isLessThan(layout.keysMiddle());
        assertThat(layout.namesMiddle()).isLessThan(layout.actsTop());
        Rectangle reason = SeatPlace.belowActs(layout);
        assertThat(reason.intersects(layout.acts())).isFalse();
        assertThat(reason.contains(reason.getCenterX(), layout.reasonMiddle())).isTrue();
    }

    @Test
    void keepsEverythingApartForAnyHandAndWindow() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 3000; round++) {
            double scale = round % 4 == 0 ? 1.25 : 1;
            int width = (int) (scale * (1024 + random.nextInt(1600)));
            int height = (int) (scale * (530 + random.nextInt(1000)));
            int players = 2 + random.nextInt(3);
            int most = players == 2 ? 13 : players == 3 ? 9 : 8;
            assertApart(seed, width, height, scale, players, groups(random, 1 + random.nextInt(most)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1024, 640, 1",
        "1090, 530, 1",
        "960, 490, 1",
        "1280, 800, 1",
        "1920, 1080, 1",
        "1920, 1080, 2",
        "2560, 1440, 2",
        "1600, 1000, 1.5",
    })
    void shouldKeepEightSinglesApartFromYourSeat(int width, int height, double scale) {
        assertApart(0, width, height, scale, 4, List.of(1, 1, 1, 1, 1, 1, 1, 1));
        assertApart(0, width, height, scale, 4, List.of(2, 2, 1, 1, 1, 1));
        assertApart(0, width, height, scale, 3, List.of(3, 1, 1, 1, 1, 1, 1));
    }

    private static List<Integer> groups(Random random, int tiles) {
        List<Integer> groups = new ArrayList<>();
        for (int left = tiles; left > 0; left -= groups.get(groups.size() - 1)) {
            groups.add(1 + random.nextInt(Math.min(4, left)));
        }
        return groups;
    }

    private static void assertApart(long seed, int width, int height, double scale, int players, List<Integer> groups) {
        TableLayout layout = TableLayout.of(width, height, 0, scale, players, groups);
        Map<String, Rectangle> parts = new LinkedHashMap<>();
        SeatLayout seating = new SeatLayout(layout, false);
        for (int place = 0; place < players; place++) {
            Rectangle acts = layout.acts();
            SeatPlace seat = seating.of(place, acts.x + acts.width);
            parts.put("plate " + place, seat.plate());
            parts.put("banker " + place, seat.banker());
            parts.put("tiles " + place, seat.tiles());
            parts.put("stacks " + place, seat.stacks());
        }
        int margin = layout.px(32);
        parts.put(
                "turn", new Rectangle(margin, layout.turnTop(), layout.feltWidth() - 2 * margin, layout.turnHeight()));
        List<Rectangle> hand = layout.hand();
        Rectangle first = hand.get(0);
        Rectangle last = hand.get(hand.size() - 1);
        int right = last.x + last.width;
        parts.put("hand", new Rectangle(first.x, first.y, right - first.x, layout.handBottom() - first.y));
        int names = layout.namesMiddle() + layout.px(6);
        parts.put("names", new Rectangle(first.x, layout.handBottom(), right - first.x, names - layout.handBottom()));
        parts.put("acts", layout.acts());
        parts.put("reason", SeatPlace.belowActs(layout));
        Rectangle felt = new Rectangle(layout.feltWidth(), layout.feltHeight());
        parts.forEach((name, part) -> parts.forEach((other, its) -> {
            String where = name + " and " + other + ": " + part + its + ", " + width + " x " + height + " at " + scale
                    + ", " + players + " players, " + groups + ", seed " + seed;
            assertThat(part.isEmpty() || felt.contains(part)).as(where).isTrue();
            boolean one = name.startsWith("banker") && other.startsWith("banker"); // there is but one at a time
            boolean instead = layout.isLow() && List.of(name, other).containsAll(List.of("names", "reason"));
            assertThat(one || instead || name.equals(other) || !part.intersects(its))
                    .as(where)
                    .isTrue();
        }));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.5, 1.75, 2, 2.5, 3})
    void largeTextInASmallWindowKeepsWhatOnePlaysWithApart(double scale) {
        TableLayout layout = TableLayout.of(1024, 640, 0, scale, 4, List.of(3, 2, 1, 1, 1));
        assertThat(layout.isSpare()).isTrue();
        int setBottom = layout.setTop() + (int) Math.ceil(layout.setWidth() * 2.595) + layout.framePad();
        assertThat(layout.setTop()).isPositive();
        assertThat(setBottom).isLessThanOrEqualTo(layout.turnTop());
        assertThat(layout.turnTop() + layout.turnHeight()).isLessThan(layout.handTop());
        assertThat(layout.handBottom()).isLessThan(layout.actsTop());
        assertThat(layout.actsTop() + layout.actHeight()).isLessThan(layout.feltHeight());
        assertThat(layout.acts().x).isPositive();
        assertThat(layout.tileWidth()).isGreaterThan(20);
    }

    @Test
    void usualTextLeavesTheSeatsOnTheFelt() {
        assertThat(TableLayout.of(1024, 640, 0, 1.25, 4, List.of(8)).isSpare()).isFalse();
        assertThat(TableLayout.of(1280, 800, 0, 1.5, 4, List.of(8)).isSpare()).isFalse();
    }

    /** A laptop of 1366 × 768 at 125 %, and one of 1920 × 1080 at 200 %, without the bars of window and desktop. */
    @ParameterizedTest
    @CsvSource({"1090, 530, 44", "960, 490, 38"})
    void aSmallScreenLeavesTheSeatsOnTheFelt(int width, int height, int tile) {
        TableLayout small = TableLayout.of(width, height, 0, 1, 4, EIGHT);
        assertThat(small.isSpare()).isFalse();
        assertThat(small.isLow()).isTrue();
        assertThat(small.tileWidth()).isGreaterThanOrEqualTo(tile);
        assertThat(TableLayout.of(1024, 640, 0, 1, 4, EIGHT).isLow()).isFalse();
    }
}
