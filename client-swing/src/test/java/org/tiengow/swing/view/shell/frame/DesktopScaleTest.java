package org.tiengow.swing.view.shell.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left of the desktop's scale after Java has applied whole numbers. */
class DesktopScaleTest {
    @ParameterizedTest
    @CsvSource({
        "1,      ,     ,       , 1",
        "1,   1.5,     ,       , 1.5",
        "1,  150%,     ,       , 1.5",
        "1, 144dpi,    ,       , 1.5",
        "2,   2.5,     ,       , 1.25",
        "2,     2,     ,       , 1",
        "1,      ,  1.5,       , 1.5",
        "1,  1.25,  1.5,       , 1.25", // Java's own property comes first
        "1,      ,     , 147456, 1.5", // 144 dots per inch
        "2,      ,     , 196608, 1", // 192 dots per inch, which Java has applied
        "1,      ,     ,  73728, 1", // never smaller
        "1,     9,     ,       , 3",
        "1,  much,     ,       , 1",
    })
    void remains(double applied, String property, String gdkScale, Integer dotsPerInch, float scale) {
        assertThat(DesktopScale.remaining(
                        applied, property, gdkScale == null ? Map.of() : Map.of("GDK_SCALE", gdkScale), dotsPerInch))
                .isEqualTo(scale);
    }
}
