package org.tiengow.swing.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void shouldFoldTheLogIntoADrawerWhereTheFeltWouldBeTooNarrow() {
        assertThat(TableLayout.of(1024, 640, 0, 1, 4, EIGHT).isDrawer()).isFalse();
        assertThat(TableLayout.of(860, 640, 0, 1, 4, EIGHT).isDrawer()).isTrue();
        assertThat(TableLayout.of(860, 640, 0, 1, 4, EIGHT).feltWidth()).isEqualTo(860);
        assertThat(TableLayout.of(1920, 1080, 0, 3, 4, EIGHT).isDrawer()).isTrue();
    }

    @Test
    void shouldMoveYourPlateBesideTheButtonsWhenTheHandNeedsTheWidth() {
        assertThat(TableLayout.of(1024, 640, 0, 1, 2, THIRTEEN).isPlateBesideActs())
                .isTrue();
        assertThat(TableLayout.of(1280, 800, 0, 1, 4, SIX).isPlateBesideActs()).isFalse();
    }

    @Test
    void shouldSeatTheNextPlayerOnTheRightAndMirrorItClockwise() {
        TableLayout four = TableLayout.of(1280, 800, 0, 1, 4, EIGHT);
        assertThat(four.side(1, false)).isEqualTo(TableLayout.Side.RIGHT);
        assertThat(four.side(2, false)).isEqualTo(TableLayout.Side.OPPOSITE);
        assertThat(four.side(3, false)).isEqualTo(TableLayout.Side.LEFT);
        assertThat(four.side(1, true)).isEqualTo(TableLayout.Side.LEFT);
        assertThat(four.side(3, true)).isEqualTo(TableLayout.Side.RIGHT);
        TableLayout three = TableLayout.of(1280, 640, 0, 1, 3, EIGHT);
        assertThat(three.side(1, false)).isEqualTo(TableLayout.Side.RIGHT);
        assertThat(three.side(2, false)).isEqualTo(TableLayout.Side.LEFT);
        TableLayout two = TableLayout.of(1280, 640, 0, 1, 2, THIRTEEN);
        assertThat(two.side(1, true)).isEqualTo(TableLayout.Side.OPPOSITE);
    }

    @ParameterizedTest
    @CsvSource({
        "1280, 800, 1, 4", "1024, 640, 1, 4", "1024, 640, 1, 2", "1280, 640, 1, 3", "1920, 1080, 1, 4",
        "1920, 1080, 2, 4", "3840, 2160, 1, 4", "3840, 2160, 2, 2", "1600, 1000, 1.5, 4", "960, 600, 1, 4",
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
        for (int place = 1; place < players; place++) {
            Rectangle plate = layout.plate(place, false);
            assertThat(felt.contains(plate)).isTrue();
            assertThat(hand).noneMatch(tile -> tile.intersects(plate));
        }
        int setBottom = layout.setTop() + (int) (layout.setWidth() * 2.6);
        assertThat(setBottom).as("set to beat above the turn").isLessThan(layout.turnTop());
        assertThat(layout.turnTop() + layout.turnHeight()).isLessThan(layout.handTop());
        assertThat(layout.handBottom()).isLessThan(layout.keysMiddle());
        assertThat(layout.namesMiddle()).isLessThan(layout.actsTop());
        assertThat(layout.actsTop() + layout.actHeight()).isLessThan(layout.reasonMiddle());
    }
}
