package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.GraphicsEnvironment;
import java.util.Arrays;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips tests without a display to open windows on; fails them where {@code TIENGOW_REQUIRE} lists one. */
final class Display implements BeforeAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) {
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
