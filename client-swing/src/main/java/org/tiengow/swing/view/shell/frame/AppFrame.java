package org.tiengow.swing.view.shell.frame;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Graphics;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.WindowConstants;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.settings.Settings.Place;
import org.tiengow.swing.theme.part.Sheet;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.Menus;

/** The window: one screen, and at most one sheet over it. */
public final class AppFrame {
    /** The icon is drawn when the window itself has been. */
    private static final int ICON_AFTER_MILLIS = 400;

    private final JFrame frame = new JFrame();
    private final JLayeredPane layers = new Layers(this::painted);
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean isPainted;
    private @Nullable JComponent screen;
    private @Nullable Sheet sheet;
    private @Nullable JPanel onSheet;
    private @Nullable Runnable onEscape;
    private Runnable uncovered = () -> {};
    private FocusBefore opener = FocusBefore.NOBODY;
    /** Where the window stands while it does not fill the screen. */
    private Rectangle usual = new Rectangle();

    /** A window, not yet shown, that calls this when somebody wants to close it. */
    public AppFrame(Runnable closing) {
        frame.setName("window");
        frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                closing.run();
            }
        });
        frame.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentMoved(ComponentEvent event) {
                noteBounds();
            }

            @Override
            public void componentResized(ComponentEvent event) {
                noteBounds();
            }
        });
        frame.setContentPane(layers);
        frame.setMinimumSize(WindowBounds.LEAST); // the same at every scale: a screen does not grow with the text
        JComponent root = frame.getRootPane();
        root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "closeSheet");
        root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_F11, 0), "fullScreen");
        root.getActionMap().put("fullScreen", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                toggleFullScreen();
            }
        });
        root.getActionMap().put("closeSheet", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                if (Menus.isOpen()) {
                    Menus.close(); // this binding stands before that of the menu itself
                } else if (onEscape != null) {
                    onEscape.run();
                }
            }

            @Override
            public boolean isEnabled() {
                return Menus.isOpen() || onEscape != null; // without either the key is the screen's own
            }
        });
    }

    /** Opens the window where it stood, if one can still see it there. */
    public void open(Place place) {
        List<Rectangle> screens = Arrays.stream(
                        GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
                .map(device -> device.getDefaultConfiguration().getBounds())
                .toList();
        usual = WindowBounds.of(place, screens);
        frame.setBounds(usual);
        frame.setExtendedState(place.maximized() ? Frame.MAXIMIZED_BOTH : Frame.NORMAL);
        frame.setVisible(true);
        Timer picture = new Timer(ICON_AFTER_MILLIS, event -> frame.setIconImages(WindowIcon.images()));
        picture.setRepeats(false);
        whenPainted(picture::start);
    }

    /** Where the window stands, or would stand if it did not fill the screen. */
    public Place place() {
        return new Place(usual.x, usual.y, usual.width, usual.height, isMaximized());
    }

    private boolean isMaximized() {
        return (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) == Frame.MAXIMIZED_BOTH;
    }

    private void noteBounds() {
        if (frame.isShowing() && !isMaximized() && !isFullScreen()) {
            usual = frame.getBounds();
        }
    }

    /** Calls this whenever the window has another size. */
    public void whenResized(Runnable resized) {
        layers.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                resized.run();
            }
        });
    }

    /** The size of what the window shows. */
    public Dimension size() {
        return layers.getSize();
    }

    /** Calls this once somebody sees the window: at once, or when it has been painted for the first time. */
    public void whenPainted(Runnable act) {
        if (isPainted) {
            act.run();
        } else {
            waiting.add(act);
        }
    }

    private void painted() {
        if (!isPainted) {
            isPainted = true;
            SwingUtilities.invokeLater(() -> waiting.forEach(Runnable::run));
        }
    }

    private boolean isFullScreen() {
        return device().getFullScreenWindow() == frame;
    }

    /** Fills the whole screen, or stands where it was before. */
    private void toggleFullScreen() {
        device().setFullScreenWindow(isFullScreen() ? null : frame);
    }

    private GraphicsDevice device() {
        return frame.getGraphicsConfiguration().getDevice();
    }

    public void setTitle(String title) {
        frame.setTitle(title);
    }

    /** Shows a screen instead of the one before; a sheet over that one is gone with it. */
    public void show(JComponent next) {
        if (next == screen) {
            return;
        }
        boolean anew = screen != null && screen.getClass() == next.getClass();
        FocusBefore before = anew ? focusOnScreen() : FocusBefore.NOBODY;
        closeSheet();
        if (screen != null) {
            layers.remove(screen);
        }
        screen = next;
        layers.add(next, JLayeredPane.DEFAULT_LAYER);
        layers.validate();
        layers.repaint();
        opener = before;
        SwingUtilities.invokeLater(() -> before.giveBack(next));
    }

    /**
     * Lays a sheet over the screen; {@code escape} is what the Escape key does. In the place of one of the same kind and name it has the
     * focus where that had it, and is scrolled as far: only what it says has changed.
     */
    public void openSheet(JPanel content, int width, int height, @Nullable Runnable escape) {
        Optional<Sheet> old = Optional.ofNullable(sheet).filter(open -> isLike(content));
        FocusBefore now = FocusBefore.now();
        FocusBefore focus = old.filter(now::isOn).isPresent() ? now : FocusBefore.NOBODY;
        List<Point> scrolled = old.map(Sheet::scrolled).orElse(List.of());
        opener = focusOnScreen();
        closeSheet();
        Sheet fresh = new Sheet(content, width, height);
        sheet = fresh;
        onSheet = content;
        onEscape = escape;
        layers.add(fresh, JLayeredPane.MODAL_LAYER);
        layers.validate();
        layers.repaint();
        fresh.scroll(scrolled);
        SwingUtilities.invokeLater(() -> focus.giveBack(content));
    }

    private boolean isLike(JPanel content) {
        return onSheet != null
                && onSheet.getClass() == content.getClass()
                && Objects.equals(onSheet.getName(), content.getName());
    }

    /** Calls this whenever a sheet has been taken away and none has come in its place. */
    public void whenUncovered(Runnable act) {
        uncovered = act;
    }

    /** Takes the sheet away, if there is one; whoever opened it has the focus again. */
    public void closeSheet() {
        Sheet old = sheet;
        sheet = null;
        onSheet = null;
        onEscape = null;
        if (old != null) {
            layers.remove(old);
            layers.repaint();
            if (screen != null) {
                opener.giveBack(screen);
            }
            SwingUtilities.invokeLater(() -> {
                if (sheet == null) {
                    uncovered.run();
                }
            });
        }
    }

    /** Who has the focus on the screen itself, or had it last before a sheet took it. */
    private FocusBefore focusOnScreen() {
        FocusBefore now = FocusBefore.now();
        return screen != null && now.isOn(screen) ? now : opener;
    }

    /** Whether a sheet with this content lies over the screen; with null: whether none does. */
    public boolean shows(@Nullable JPanel content) {
        return content == onSheet;
    }

    public void dispose() {
        frame.dispose();
    }

    /** Layers that all fill the window. */
    private static final class Layers extends JLayeredPane {
        private final Runnable painted;

        Layers(Runnable painted) {
            this.painted = painted;
        }

        @Override
        public void paint(Graphics g) {
            super.paint(g);
            painted.run();
        }

        @Override
        public void doLayout() {
            for (Component component : getComponents()) {
                component.setBounds(0, 0, getWidth(), getHeight());
            }
        }
    }
}
