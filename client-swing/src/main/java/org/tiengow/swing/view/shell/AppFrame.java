package org.tiengow.swing.view.shell;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.settings.Settings.Place;
import org.tiengow.swing.theme.part.Sheet;

/** The window: one screen, and at most one sheet over it. */
final class AppFrame {
    private static final Dimension USUAL = new Dimension(1280, 800);
    private static final Dimension LEAST = new Dimension(1024, 640);

    private final JFrame frame = new JFrame();
    private final JLayeredPane layers = new Layers();
    private @Nullable JComponent screen;
    private @Nullable Sheet sheet;
    private @Nullable Runnable onEscape;

    /** A window, not yet shown, that calls this when somebody wants to close it. */
    AppFrame(Runnable closing) {
        frame.setName("window");
        frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                closing.run();
            }
        });
        frame.setContentPane(layers);
        frame.setMinimumSize(LEAST); // the same at every scale: a screen does not grow with the text
        frame.setIconImages(WindowIcon.images());
        JComponent root = frame.getRootPane();
        root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "closeSheet");
        root.getActionMap().put("closeSheet", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                if (onEscape != null) {
                    onEscape.run();
                }
            }

            @Override
            public boolean isEnabled() {
                return onEscape != null; // without a sheet the key is the screen's own
            }
        });
    }

    /** Opens the window where it stood, if that place is on a screen. */
    void open(Place place) {
        Rectangle bounds = new Rectangle(place.x(), place.y(), place.width(), place.height());
        if (place.isKnown() && isOnScreen(bounds)) {
            frame.setBounds(bounds);
        } else {
            frame.setSize(USUAL);
            frame.setLocationRelativeTo(null);
        }
        frame.setExtendedState(place.maximized() ? Frame.MAXIMIZED_BOTH : Frame.NORMAL);
        frame.setVisible(true);
    }

    /** Where the window stands. */
    Place place() {
        boolean maximized = (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) == Frame.MAXIMIZED_BOTH;
        Rectangle bounds = frame.getBounds();
        return new Place(bounds.x, bounds.y, bounds.width, bounds.height, maximized);
    }

    void setTitle(String title) {
        frame.setTitle(title);
    }

    /** Shows a screen instead of the one before; a sheet over that one is gone with it. */
    void show(JComponent next) {
        if (next == screen) {
            return;
        }
        closeSheet();
        if (screen != null) {
            layers.remove(screen);
        }
        screen = next;
        layers.add(next, JLayeredPane.DEFAULT_LAYER);
        layers.validate();
        layers.repaint();
        SwingUtilities.invokeLater(next::requestFocusInWindow);
    }

    /** Lays a sheet over the screen; {@code escape} is what the Escape key does. */
    void openSheet(JPanel content, int width, int height, @Nullable Runnable escape) {
        closeSheet();
        Sheet fresh = new Sheet(content, width, height);
        sheet = fresh;
        onEscape = escape;
        layers.add(fresh, JLayeredPane.MODAL_LAYER);
        layers.validate();
        layers.repaint();
        SwingUtilities.invokeLater(content::requestFocusInWindow);
    }

    /** Takes the sheet away, if there is one. */
    void closeSheet() {
        Sheet old = sheet;
        sheet = null;
        onEscape = null;
        if (old != null) {
            layers.remove(old);
            layers.repaint();
            if (screen != null) {
                screen.requestFocusInWindow();
            }
        }
    }

    /** Whether a sheet with this content lies over the screen; with null: whether none does. */
    boolean shows(@Nullable JPanel content) {
        return content == null ? sheet == null : sheet != null && content.getParent() == sheet;
    }

    void dispose() {
        frame.dispose();
    }

    private static boolean isOnScreen(Rectangle bounds) {
        for (var device : GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices()) {
            Rectangle common = device.getDefaultConfiguration().getBounds().intersection(bounds);
            if (common.width > 100 && common.height > 100) {
                return true;
            }
        }
        return false;
    }

    /** Layers that all fill the window. */
    private static final class Layers extends JLayeredPane {
        @Override
        public void doLayout() {
            for (Component component : getComponents()) {
                component.setBounds(0, 0, getWidth(), getHeight());
            }
        }
    }
}
