package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.shell.frame.AppFrame;

@DisplayName("A panel with two arrangements")
@ExtendWith(Display.class)
class ReflowIT {
    private static final int NARROW = 200;
    private static final int WIDE = 800;
    private static final int HEIGHT = 50;

    private final JPanel row = new JPanel(new MigLayout("insets 0, fill", "[grow,fill]"));
    private final JPanel page = new JPanel(new MigLayout("insets 0, fillx, wrap 1", "[grow,fill]", ""));

    @Test
    void aRowFitsItsPartsWhenItBecomesWide() throws Exception {
        Reflow parts = fill(400);
        JFrame frame = new JFrame();
        try {
            EventQueue.invokeAndWait(() -> {
                frame.setUndecorated(true);
                frame.add(page);
                frame.setSize(NARROW, WIDE);
                frame.setVisible(true);
            });
            await().until(() -> row.getHeight() == 2 * HEIGHT);
            EventQueue.invokeAndWait(() -> {
                frame.setSize(WIDE, WIDE);
                frame.validate();
            });
            await().untilAsserted(() -> {
                assertThat(row.getHeight()).isEqualTo(HEIGHT);
                assertThat(parts.getHeight()).isEqualTo(HEIGHT);
            });
        } finally {
            EventQueue.invokeAndWait(frame::dispose);
        }
    }

    @Test
    void aPanelWithoutWidthKeepsItsArrangement() {
        Reflow parts = fill(400);
        parts.setSize(NARROW, WIDE);
        assertThat(parts.getPreferredSize().height).isEqualTo(2 * HEIGHT);
        parts.setSize(0, WIDE);
        assertThat(parts.getPreferredSize().height).isEqualTo(2 * HEIGHT);
    }

    @Test
    void aNewScreenIsLaidOutBeforeItIsPainted() throws Exception {
        fill(4 * WIDE);
        AppFrame frame = new AppFrame(() -> {});
        AtomicInteger shown = new AtomicInteger();
        try {
            EventQueue.invokeAndWait(() -> {
                frame.show(new JPanel());
                frame.open(Settings.Place.ANYWHERE);
            });
            settle();
            EventQueue.invokeAndWait(() -> {
                frame.show(page);
                shown.set(row.getHeight());
            });
            settle();
            assertThat(row.getHeight()).isEqualTo(2 * HEIGHT);
            assertThat(shown).hasValue(2 * HEIGHT);
        } finally {
            EventQueue.invokeAndWait(frame::dispose);
        }
    }

    /** Fills the page with a row of two parts, one below the other in less than this width. */
    private Reflow fill(int least) {
        Reflow parts = new Reflow("insets 0, gap 0, fill", least, "[][]", "[grow]");
        parts.with(part(), "cell 0 0", "cell 0 0").with(part(), "cell 1 0", "cell 0 1");
        row.add(parts);
        page.add(row);
        return parts;
    }

    /** Waits until the events that a layout has posted, and those that they post, are handled. */
    private static void settle() throws Exception {
        for (int i = 0; i < 3; i++) {
            EventQueue.invokeAndWait(() -> {});
        }
    }

    private static JComponent part() {
        JPanel part = new JPanel();
        part.setPreferredSize(new Dimension(100, HEIGHT));
        part.setMinimumSize(new Dimension(100, HEIGHT));
        return part;
    }
}
