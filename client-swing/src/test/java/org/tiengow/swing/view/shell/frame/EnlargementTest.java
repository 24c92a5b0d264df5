package org.tiengow.swing.view.shell.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How large text gets in a large window, and on a television. */
class EnlargementTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1280, 800, 1",
        "1, 1920, 1080, 1.3", // as the window grows
        "1, 2560, 1440, 1.8",
        "1, 3840, 2160, 2.7",
        "1.5, 3840, 2160, 4", // on top of what was chosen
        "1.25, 1024, 640, 1.25", // never less than that
        "3, 1280, 800, 3",
        "3, 1920, 1080, 3", // and no further than screens have room
        "1, 3840, 800, 1", // in the direction that has less room
        "1, 0, 0, 1", // not shown yet
    })
    void growsWithTheWindow(float chosen, int width, int height, float scale) {
        assertThat(Enlargement.scale(chosen, 1, new Dimension(width, height), null))
                .isEqualTo(scale);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1.5, 1280, 800, 1.5",
        "1, 1.5, 1920, 1080, 2", // as the window grows
        "1, 1.5, 1024, 640, 1.5",
        "1, 2, 800, 600, 1.2", // as far as screens have room
        "2, 1.5, 800, 600, 2", // what was chosen always counts
    })
    void growsWithTheDesktop(float chosen, float desktop, int width, int height, float scale) {
        assertThat(Enlargement.scale(chosen, desktop, new Dimension(width, height), null))
                .isEqualTo(scale);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1920, 1080, 2", // as far as it fits
        "1, 3840, 2160, 4",
        "3, 3840, 2160, 4",
        "1, 1280, 720, 1.3",
        "1, 1024, 768, 1",
        "2, 800, 600, 1", // never less
        "1, 0, 0, 1", // not shown yet
    })
    void isTwiceThatForARoomWhereItFits(float chosen, int width, int height, float scale) {
        assertThat(Enlargement.scale(chosen, 1, new Dimension(width, height), Enlargement.TABLE))
                .isEqualTo(scale);
    }
}
