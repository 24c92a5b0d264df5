package org.tiengow.swing.view.settlement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JProgressBar;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;

/** While a round is gone over: the bar shows what the sentence says. */
class LookBackSheetTest {
    @ParameterizedTest
    @CsvSource({"DARK, 1", "LIGHT, 1", "DARK, 2"})
    void fillsAsMuchOfTheSheetAsThePercentSay(Theme theme, float scale) {
        theme.install(scale);
        int width = (int) (LookBackSheet.WIDTH * scale);
        for (int percent : new int[] {0, 1, 25, 50, 99, 100}) {
            LookBackSheet sheet = new LookBackSheet("Better?", "Cancel", TileLook.BLACK, moment -> {}, () -> {});
            sheet.think("So far: " + percent + " %", percent);
            Canvas.layOut(sheet, width, (int) (LookBackSheet.HEIGHT * scale));
            JProgressBar bar = bar(sheet).orElseThrow();
            assertThat(bar.getWidth())
                    .as("the whole bar is as wide as the sheet")
                    .isGreaterThan(width * 9 / 10);
            assertThat(filled(bar)).as("%d %%", percent).isCloseTo(percent / 100.0, within(0.005));
        }
    }

    /** The share of its width that has the colour of what is done. */
    private static double filled(JProgressBar bar) {
        BufferedImage image = Canvas.draw(bar.getWidth(), bar.getHeight(), 1, bar::printAll);
        int done = bar.getForeground().getRGB();
        int middle = bar.getHeight() / 2;
        long painted = IntStream.range(0, bar.getWidth())
                .filter(x -> image.getRGB(x, middle) == done)
                .count();
        return painted / (double) bar.getWidth();
    }

    private static Optional<JProgressBar> bar(Component part) {
        return part instanceof JProgressBar found
                ? Optional.of(found)
                : part instanceof Container container
                        ? Arrays.stream(container.getComponents())
                                .flatMap(each -> bar(each).stream())
                                .findFirst()
                        : Optional.empty();
    }
}
