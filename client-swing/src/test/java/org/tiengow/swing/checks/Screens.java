package org.tiengow.swing.checks;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Sample;
import org.tiengow.swing.pictures.Samples;
import org.tiengow.swing.theme.Theme;

/** Every screen there is a sample of, in windows of several sizes. */
final class Screens {
    static final int WIDTH = 1280;
    static final int HEIGHT = 800;
    /** The least window: everything in it can be reached. */
    static final int[] LEAST = {900, 460};
    /** The least window in which every screen is whole: a laptop of 1366 × 768 at 125 %, without title and task bar. */
    static final int[] WHOLE = {1090, 530};

    static final int[] SMALL = {1024, 640};
    static final int[] USUAL = {WIDTH, HEIGHT};
    static final int[] LARGE = {1920, 1080};
    static final int[] HUGE = {3840, 2160};

    private static final boolean EVERY = Boolean.getBoolean("languages.all");

    private Screens() {}

    /** Looks at every sample, on the event thread. */
    static void each(Words words, Theme theme, float scale, Function<Sample, List<String>> check, List<String> faults)
            throws Exception {
        EventQueue.invokeAndWait(() -> {
            theme.install(scale);
            for (Sample sample : new Samples(words, theme).all()) {
                check.apply(sample).forEach(fault -> faults.add(sample + " " + fault));
            }
        });
    }

    /**
     * Looks at the samples in a window of this size, where the settings have chosen a scale, on the event thread. Samples of one scale come one
     * after the other, because to install a theme takes as long as to draw several screens.
     *
     * <p>In a window of usual size and scale it looks at every sample, in another at one half of them in English and at the other half in Chinese;
     * with {@code -Dlanguages.all=true} always at every one.
     */
    static void each(
            Words words,
            Theme theme,
            float chosen,
            int[] size,
            Function<Sample, List<String>> check,
            List<String> faults)
            throws Exception {
        EventQueue.invokeAndWait(() -> {
            theme.install(chosen);
            Map<Float, List<Sample>> byScale = new Samples(words, theme)
                    .all().stream()
                            .filter(sample -> isDrawn(sample, words, chosen, size))
                            .collect(groupingBy(sample -> sample.scale(chosen, size[0], size[1])));
            byScale.forEach((scale, samples) -> {
                theme.install(scale);
                for (Sample sample : samples) {
                    check.apply(sample).forEach(fault -> faults.add(sample + " " + fault));
                }
            });
        });
    }

    private static boolean isDrawn(Sample sample, Words words, float scale, int[] size) {
        int look = sample.name().hashCode() + Float.hashCode(scale) + Arrays.hashCode(size);
        boolean isEnglish = words == Tables.ENGLISH;
        return EVERY || scale == 1 && size == USUAL || isEnglish == (Integer.bitCount(look) % 2 == 0);
    }

    static void assertNone(List<String> faults, String what) {
        assertThat(String.join("\n", faults)).as(what).isEmpty();
    }
}
