package org.tiengow.swing.view.shell.frame;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Graphics;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
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

/** The frame of the window: one screen, and at most one sheet over it. */
public final class AppFrame {
    /** The delay after the first painting of the window before its icon is drawn. */
    private static final int ICON_AFTER_MILLIS = 400;

    /** Layout passes until texts within texts have their heights. */
    private static final int PASSES = 3;

    private final JFrame frame = new JFrame();
    private final JLayeredPane layers = new Layers(this::painted);
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean isPainted;
    private @Nullable JComponent screen;
    private @Nullable Sheet sheet;
    private @Nullable JPanel onSheet;
    private @Nullable Runnable onEscape;
    private Runnable uncovered = () -> {};
    private Runnable inFront = () -> {};
    private final Attention attention = new DesktopAttention(frame);
    private FocusBefore opener = FocusBefore.NOBODY;
    /** Bounds of the window while it is neither maximised nor in full screen. */
    private Rectangle usual = new Rectangle();

    /** Creates a hidden window. {@code closing} runs when the user asks to close it. */
    public AppFrame(Runnable closing) {
        frame.setName("window");
        frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                closing.run();
            }

            @Override
            public void windowActivated(WindowEvent event) {
                inFront.run();
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
        frame.setMinimumSize(WindowBounds.LEAST); // the same at every scale: monitors do not grow
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
                    Menus.close(); // this binding takes precedence over that of the menu itself
                } else if (onEscape != null) {
                    onEscape.run();
                }
            }

            @Override
            public boolean isEnabled() {
                return Menus.isOpen() || onEscape != null; // without either the screen receives the key
            }
        });
    }

    /** Opens the window at its last position if that is still visible. */
    public void open(Place place) {
        List<Rectangle> screens = Arrays.stream(
                        GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
                .map(AppFrame::free)
                .toList();
        usual = WindowBounds.of(place, screens);
        frame.setBounds(usual);
        frame.setExtendedState(place.maximized() ? Frame.MAXIMIZED_BOTH : Frame.NORMAL);
        frame.setVisible(true);
        Timer picture = new Timer(ICON_AFTER_MILLIS, event -> frame.setIconImages(WindowIcon.images()));
        picture.setRepeats(false);
        whenPainted(picture::start);
    }

    /** Returns the area of a screen that no bar of the desktop takes. */
    private static Rectangle free(GraphicsDevice device) {
        Rectangle all = device.getDefaultConfiguration().getBounds();
        Insets bars = Toolkit.getDefaultToolkit().getScreenInsets(device.getDefaultConfiguration());
        return new Rectangle(
                all.x + bars.left,
                all.y + bars.top,
                all.width - bars.left - bars.right,
                all.height - bars.top - bars.bottom);
    }

    /** Returns the normal bounds of the window, and whether it is maximised. Maximising and full screen do not change the normal bounds. */
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

    /** Runs the action whenever the size of the window changes. */
    public void whenResized(Runnable resized) {
        layers.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                resized.run();
            }
        });
    }

    /** Returns the size of the content of the window. */
    public Dimension size() {
        return layers.getSize();
    }

    /** Runs the action once the window has been painted for the first time; at once if it has been already. */
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

    /** Switches between full screen and the previous bounds. */
    private void toggleFullScreen() {
        device().setFullScreenWindow(isFullScreen() ? null : frame);
    }

    private GraphicsDevice device() {
        return frame.getGraphicsConfiguration().getDevice();
    }

    /** Returns the means to call a user who uses another window. */
    public Attention attention() {
        return attention;
    }

    /** Sets the action that runs whenever this window becomes the active one. */
    public void whenInFront(Runnable act) {
        inFront = act;
    }

    public void setTitle(String title) {
        frame.setTitle(title);
    }

    /** Shows a screen in place of the previous one, and closes the sheet over that one. */
    public void show(JComponent next) {
        if (next == screen) {
            return;
        }
        boolean isFirst = screen == null;
        boolean anew = screen != null && screen.getClass() == next.getClass();
        FocusBefore before = anew ? focusOnScreen() : FocusBefore.NOBODY;
        closeSheet();
        if (screen != null) {
            layers.remove(screen);
        }
        screen = next;
        layers.add(next, JLayeredPane.DEFAULT_LAYER);
        layOut(next, isFirst ? 1 : PASSES); // the window opens sooner with one pass, and nothing was to be seen before
        opener = before;
        SwingUtilities.invokeLater(() -> before.giveBack(next));
    }

    /**
     * Lays a sheet over the screen. If it replaces a sheet of the same class and name, only its content has changed, so the focus and the
     * scroll position are kept.
     *
     * @param escape runs when the Escape key is pressed; null binds no action
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
        layOut(fresh, PASSES);
        fresh.scroll(scrolled);
        SwingUtilities.invokeLater(() -> focus.giveBack(content));
    }

    /** Lays out a new part of the window before it is painted. A text knows its height only after a pass has given it a width. */
    private void layOut(Component added, int passes) {
        layers.validate();
        for (int pass = 1; pass < passes; pass++) {
            invalidate(added);
            layers.validate();
        }
        layers.repaint();
    }

    private static void invalidate(Component part) {
        part.invalidate();
        if (part instanceof Container all) {
            Arrays.stream(all.getComponents()).forEach(AppFrame::invalidate);
        }
    }

    private boolean isLike(JPanel content) {
        return onSheet != null
                && onSheet.getClass() == content.getClass()
                && Objects.equals(onSheet.getName(), content.getName());
    }

    /** Sets the action that runs whenever a sheet has been closed and none has replaced it. */
    public void whenUncovered(Runnable act) {
        uncovered = act;
    }

    /** Closes the sheet if there is one, and returns the focus to the component that opened it. */
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

    /** Returns the focus owner on the screen, or its last one before a sheet took the focus. */
    private FocusBefore focusOnScreen() {
        FocusBefore now = FocusBefore.now();
        return screen != null && now.isOn(screen) ? now : opener;
    }

    /** Checks whether the sheet with this content lies over the screen. Null checks whether there is no sheet. */
    public boolean shows(@Nullable JPanel content) {
        return content == onSheet;
    }

    public void dispose() {
        frame.dispose();
    }

    /** A pane of layers that all fill the window. */
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
