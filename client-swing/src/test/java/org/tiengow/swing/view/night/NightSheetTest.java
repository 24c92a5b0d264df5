package org.tiengow.swing.view.night;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Rectangle;
import java.util.Objects;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.Samples;
import org.tiengow.swing.theme.Theme;

@DisplayName("The sheet of the night")
class NightSheetTest {
    @Test
    @DisplayName("shows who pays whom without scrolling at 1280 × 800")
    void payments() throws Exception {
        for (Words words : Tables.SCRIPTS) {
            EventQueue.invokeAndWait(() -> {
                Theme.DARK.install(1);
                Samples samples = new Samples(words, Theme.DARK);
                JComponent window = samples.named("night-settled").over(samples::table);
                Canvas.layOut(window, 1280, 800);
                Component copy = Objects.requireNonNull(named("night-copy", window));
                JViewport page = (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, copy);
                Rectangle whole = SwingUtilities.convertRectangle(copy.getParent(), copy.getBounds(), page);
                assertThat(new Rectangle(page.getSize()).contains(whole))
                        .as("%s in %s", whole, page.getSize())
                        .isTrue();
            });
        }
    }

    private static @Nullable Component named(String name, Component in) {
        if (name.equals(in.getName())) {
            return in;
        }
        return in instanceof Container container
                ? Stream.of(container.getComponents())
                        .map(each -> named(name, each))
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null)
                : null;
    }
}
