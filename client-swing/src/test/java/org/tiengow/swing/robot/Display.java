package org.tiengow.swing.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.GraphicsEnvironment;
import java.util.Arrays;

/** Whether there is a display to open windows on. */
final class Display {
    private Display() {}

    /** Skips the test without a display; fails it where {@code TIENGOW_REQUIRE} lists one. */
    static void require() {
        boolean missing = GraphicsEnvironment.isHeadless();
        String required = System.getenv().getOrDefault("TIENGOW_REQUIRE", "");
        if (Arrays.asList(required.split(",")).contains("display")) {
            assertThat(missing)
                    .as("TIENGOW_REQUIRE asks for a display, and there is none")
                    .isFalse();
        }
        assumeFalse(missing, "There is no display; run the tests under xvfb-run to open windows.");
    }
}
