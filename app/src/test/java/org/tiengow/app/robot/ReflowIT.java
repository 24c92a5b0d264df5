package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.EventQueue;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tiengow.swing.view.Reflow;

@DisplayName("A panel with two arrangements")
@ExtendWith(Display.class)
class ReflowIT {
    private static final int NARROW = 200;
    private static final int WIDE = 800;
    private static final int HEIGHT = 50;

    @Test
    void aRowFitsItsPartsWhenItBecomesWide() throws Exception {
        JFrame[] frame = new JFrame[1];
        JPanel row = new JPanel(new MigLayout("insets 0, fill", "[grow,fill]"));
        Reflow parts = new Reflow("insets 0, gap 0, fill", 400, "[][]", "[grow]");
        parts.with(part(), "cell 0 0", "cell 0 0").with(part(), "cell 1 0", "cell 0 1");
        row.add(parts);
        JPanel page = new JPanel(new MigLayout("insets 0, fillx, wrap 1", "[grow,fill]", ""));
        page.add(row);
        try {
            EventQueue.invokeAndWait(() -> {
                frame[0] = new JFrame();
                frame[0].setUndecorated(true);
                frame[0].add(page);
                frame[0].setSize(NARROW, WIDE);
                frame[0].setVisible(true);
            });
            settle();
            assertThat(row.getHeight()).isEqualTo(2 * HEIGHT);
            EventQueue.invokeAndWait(() -> {
                frame[0].setSize(WIDE, WIDE);
                frame[0].validate();
            });
            settle();
            assertThat(row.getHeight()).isEqualTo(HEIGHT);
            assertThat(parts.getHeight()).isEqualTo(HEIGHT);
        } finally {
            EventQueue.invokeAndWait(frame[0]::dispose);
        }
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
