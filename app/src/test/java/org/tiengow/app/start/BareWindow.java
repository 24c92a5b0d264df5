package org.tiengow.app.start;

import com.formdev.flatlaf.FlatDarkLaf;
import javax.swing.JFrame;
import javax.swing.JLabel;

/** The least a window in FlatLaf can be. */
final class BareWindow {
    private BareWindow() {}

    static void open() {
        FlatDarkLaf.setup();
        JFrame frame = new JFrame("A bare window");
        frame.add(new JLabel("Tien Gow"));
        frame.setSize(1280, 800);
        frame.setVisible(true);
    }
}
