package org.tiengow.swing.view.shell.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.settings.Settings.Place;

/** Where the window opens the next time. */
class WindowBoundsTest {
    private static final Rectangle LAPTOP = new Rectangle(0, 0, 1440, 900);
    private static final Rectangle BESIDE = new Rectangle(1440, -100, 1920, 1080);

    @Test
    void standsWhereItStood() {
        Place place = new Place(60, 40, 1300, 820, false);
        assertThat(WindowBounds.of(place, List.of(LAPTOP))).isEqualTo(new Rectangle(60, 40, 1300, 820));
        Place other = new Place(1500, -50, 1800, 1000, true);
        assertThat(WindowBounds.of(other, List.of(LAPTOP, BESIDE))).isEqualTo(new Rectangle(1500, -50, 1800, 1000));
    }

    @Test
    void standsInTheMiddleTheFirstTime() {
        assertThat(WindowBounds.of(Place.ANYWHERE, List.of(LAPTOP, BESIDE)))
                .isEqualTo(new Rectangle(80, 50, 1280, 800));
    }

    @Test
    void comesBackWhenItsScreenIsGone() {
        Place place = new Place(1500, 0, 1400, 900, false);
        assertThat(WindowBounds.of(place, List.of(LAPTOP))).isEqualTo(new Rectangle(80, 50, 1280, 800));
    }

    @Test
    void comesBackWholeWhenItHungOverTheEdge() {
        assertThat(WindowBounds.of(new Place(1400, 880, 1280, 800, false), List.of(LAPTOP)))
                .isEqualTo(new Rectangle(160, 100, 1280, 800));
        assertThat(WindowBounds.of(new Place(-900, -700, 1280, 800, false), List.of(LAPTOP)))
                .isEqualTo(new Rectangle(0, 0, 1280, 800));
    }

    @Test
    void staysWithinTheScreenAndAboveTheMinimum() {
        assertThat(WindowBounds.of(new Place(0, 0, 3000, 2000, false), List.of(LAPTOP)))
                .isEqualTo(LAPTOP);
        assertThat(WindowBounds.of(new Place(10, 10, 200, 100, false), List.of(LAPTOP)))
                .isEqualTo(new Rectangle(10, 10, 900, 490));
        assertThat(WindowBounds.of(Place.ANYWHERE, List.of(new Rectangle(0, 0, 1024, 600))))
                .isEqualTo(new Rectangle(0, 0, 1024, 600));
    }
}
