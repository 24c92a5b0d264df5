package org.tiengow.swing.view.shell.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How large text gets on a television. */
class EnlargementTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1920, 1080, 2", // twice
        "1, 3840, 2160, 2",
        "1.5, 3840, 2160, 3",
        "3, 3840, 2160, 3", // never more
        "1, 1280, 720, 1.25", // as far as it fits
        "1, 1024, 768, 1",
        "2, 800, 600, 1", // never less
        "1, 0, 0, 1", // not shown yet
    })
    void doublesTheChosenScaleWhereItFits(float chosen, int width, int height, float scale) {
        assertThat(Enlargement.scale(chosen, new Dimension(width, height), new Dimension(960, 540)))
                .isEqualTo(scale);
    }
}
