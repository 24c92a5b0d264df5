package org.tiengow.swing.checks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.Sample;
import org.tiengow.swing.theme.Theme;

/**
 * The law of small windows. From {@link Screens#WHOLE} on every screen is whole: only lists scroll. From {@link Screens#LEAST} on everything
 * can be reached: what is cut can be scrolled to, and nothing covers a button.
 */
@Tag("slow")
class SmallWindowsTest {
    /** What can be pressed in a window of usual size, by language and sample. */
    private static final Map<String, Set<String>> USUALLY = new HashMap<>();

    @AfterAll
    static void backToScaleOne() {
        USUALLY.clear();
        Theme.DARK.install(1);
    }

    @ParameterizedTest
    @CsvSource({"1090, 530", "1090, 614", "1280, 640", "960, 540", "900, 460"})
    void everyScreenFitsASmallWindow(int width, int height) throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : Tables.SCRIPTS) {
            String where = words.locale().toLanguageTag() + " ";
            Screens.each(
                    words,
                    Theme.DARK,
                    1,
                    new int[] {width, height},
                    sample -> faults(words, sample, width, height).stream()
                            .map(fault -> where + fault)
                            .toList(),
                    faults);
        }
        Screens.assertNone(faults, "what is cut, covered or out of reach at " + width + "×" + height);
    }

    /** Returns the faults of a screen in a window of this size. */
    static List<String> faults(Words words, Sample sample, int width, int height) {
        JComponent shown = sample.alone();
        List<String> faults = new ArrayList<>(LayoutCheck.faults(Drawing.of(shown, width, height)));
        faults.addAll(ReachCheck.faults(shown));
        boolean whole = width >= Screens.WHOLE[0] && height >= Screens.WHOLE[1];
        if (whole) {
            faults.addAll(ReachCheck.scrolling(shown));
        }
        Set<String> usually = USUALLY.computeIfAbsent(words.locale() + " " + sample, none -> {
            JComponent usual = sample.alone();
            Canvas.layOut(usual, Screens.WIDTH, Screens.HEIGHT);
            return ReachCheck.pressable(usual);
        });
        Set<String> now = ReachCheck.pressable(shown);
        // A tab or a drawer may lead to what is missing.
        boolean led = now.stream()
                .anyMatch(name -> name.contains("-tab-") || !whole && (name.equals("drawer") || name.equals("seats")));
        if (!led) {
            usually.stream()
                    .filter(name -> !now.contains(name))
                    .forEach(name -> faults.add(name + " is not there, and is in a window of usual size"));
        }
        return faults;
    }
}
