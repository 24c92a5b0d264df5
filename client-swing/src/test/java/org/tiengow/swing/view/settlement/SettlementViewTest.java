package org.tiengow.swing.view.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.pictures.SampleSettlement;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Sheet;
import org.tiengow.swing.tile.TileLook;

/** The settlement sheet painted without a display. */
class SettlementViewTest {
    private final NoInput input = new NoInput();

    @ParameterizedTest
    @EnumSource(Theme.class)
    void shouldPaintTheSheetOverAVeil(Theme theme) {
        theme.install(1);
        SettlementView view = new SettlementView(SampleSettlement.capture(), TileLook.BLACK, input);
        BufferedImage image = Canvas.paint(new Sheet(view, SettlementView.WIDTH, SettlementView.HEIGHT), 1280, 800, 1);
        Palette palette = Palette.current();
        assertThat(new Color(image.getRGB(640, 660))).isEqualTo(palette.surface());
        assertThat(new Color(image.getRGB(990, 706))).as("the main button").isEqualTo(palette.gold());
        assertThat(new Color(image.getRGB(10, 10))).isNotEqualTo(palette.surface());
        assertThat(countOf(image, palette.lines().get(0)))
                .as("your line in the plot")
                .isGreaterThan(50);
    }

    @ParameterizedTest
    @CsvSource({"900, 460", "1024, 640", "1280, 800", "1920, 1080"})
    void shouldKeepTheMainButtonInSight(int width, int height) {
        Theme.LIGHT.install(1);
        for (SettlementScreen screen :
                new SettlementScreen[] {SampleSettlement.capture(), SampleSettlement.crowded()}) {
            SettlementView view = new SettlementView(screen, TileLook.IVORY, input);
            Sheet sheet = new Sheet(view, SettlementView.WIDTH, SettlementView.HEIGHT);
            BufferedImage image = Canvas.paint(sheet, width, height, 1);
            assertThat(countOf(image, Palette.current().gold())).isGreaterThan(1500);
        }
    }

    @Test
    void shouldSayHowTheShuffleWasWithoutScrolling() {
        Theme.LIGHT.install(1);
        for (SettlementScreen screen :
                new SettlementScreen[] {SampleSettlement.capture(), SampleSettlement.crowded()}) {
            SettlementView view = new SettlementView(screen, TileLook.IVORY, input);
            Canvas.layOut(new Sheet(view, SettlementView.WIDTH, SettlementView.HEIGHT), 1024, 640);
            assertThat(named(view, "shuffle"))
                    .isInstanceOfSatisfying(
                            JComponent.class,
                            note -> assertThat(note.getVisibleRect().getSize()).isEqualTo(note.getSize()));
        }
    }

    @Test
    void shouldTellWhatIsPressed() {
        Theme.DARK.install(1);
        SettlementView view = new SettlementView(SampleSettlement.capture(), TileLook.BLACK, input);
        press(view, "choice-show_deal");
        press(view, "choice-next_round");
        press(view, "why");
        assertThat(input.deeds()).containsExactly("choose SHOW_DEAL", "choose NEXT_ROUND", "why");
    }

    @Test
    void shouldExplainAnAlarm() {
        Theme.DARK.install(1);
        SettlementView view = new SettlementView(SampleSettlement.crowded(), TileLook.BLACK, input);
        press(view, "shuffle-more");
        assertThat(input.deeds()).containsExactly("explain alarm");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "4, 1", "5, 2", "61, 20", "160, 50", "900, 500"})
    void shouldRuleThePlotSoThatItCanBeRead(int range, int step) {
        assertThat(ChipsPlot.step(range)).isEqualTo(step);
    }

    private static int countOf(BufferedImage image, Color colour) {
        int count = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if ((image.getRGB(x, y) & 0xFFFFFF) == (colour.getRGB() & 0xFFFFFF)) {
                    count++;
                }
            }
        }
        return count;
    }

    private static @Nullable Component named(Container root, String name) {
        for (Component child : root.getComponents()) {
            Component found =
                    name.equals(child.getName()) ? child : child instanceof Container inner ? named(inner, name) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static void press(Container root, String name) {
        for (Component child : root.getComponents()) {
            if (name.equals(child.getName())) {
                ((AbstractButton) child).doClick(0);
            } else if (child instanceof Container inner) {
                press(inner, name);
            }
        }
    }
}
