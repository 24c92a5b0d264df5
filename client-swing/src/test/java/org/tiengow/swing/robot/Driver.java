package org.tiengow.swing.robot;

import static org.awaitility.Awaitility.await;

import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.plaf.basic.ComboPopup;

/** Mouse and keys on the windows of this process; finds components by name and waits for what it needs. */
final class Driver {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Robot robot;

    Driver() {
        try {
            robot = new Robot();
        } catch (AWTException e) {
            throw new IllegalStateException("there is no display to drive", e);
        }
        robot.setAutoDelay(12);
        Releases.watch();
    }

    /** Clicks the middle of a component with this name, once it is there. */
    void click(String name) {
        clickAt(waitFor(() -> Optional.ofNullable(middleOf(name)), name));
    }

    /** Clicks the middle of a component with this name, if it is there. */
    void clickIfShown(String name) {
        Point middle = onEventThread(() -> middleOf(name));
        if (middle != null) {
            clickAt(middle);
        }
    }

    private void clickAt(Point middle) {
        robot.mouseMove(middle.x, middle.y);
        pressMouse();
    }

    /** Clicks the button that a screen reader calls so, once it is there. */
    void clickSpoken(String spoken) {
        click(waitFor(
                () -> find(component -> component instanceof AbstractButton
                                && spoken.equals(
                                        component.getAccessibleContext().getAccessibleName()))
                        .map(Component::getName),
                spoken));
    }

    /** Types a line of small letters, figures, blanks, dots and colons. */
    void type(String text) {
        for (char letter : text.toCharArray()) {
            if (letter == ':') {
                pressWith(KeyEvent.VK_SHIFT, KeyEvent.VK_SEMICOLON);
            } else {
                press(KeyEvent.getExtendedKeyCodeForChar(letter));
            }
        }
    }

    /** Selects all text of the field that has the focus. */
    void selectAll() {
        pressWith(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    }

    /** Presses and releases a key, one of {@link java.awt.event.KeyEvent}. */
    void press(int key) {
        robot.keyPress(key);
        robot.keyRelease(key);
        Releases.awaitOneMore();
    }

    private void pressWith(int modifier, int key) {
        robot.keyPress(modifier);
        press(key);
        robot.keyRelease(modifier);
        Releases.awaitOneMore();
    }

    private void pressMouse() {
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        Releases.awaitOneMore();
    }

    /** Chooses an item of a combo box by mouse: opens it, and clicks the item. */
    void choose(String name, int index) {
        click(name);
        Rectangle list = waitFor(() -> Optional.ofNullable(popupOf(name)), "the list of " + name);
        int items = onEventThread(() -> ((JComboBox<?>) find(name).orElseThrow()).getItemCount());
        double height = list.height / (double) items;
        robot.mouseMove(list.x + list.width / 2, (int) (list.y + height * (index + 0.5)));
        pressMouse();
    }

    /** Waits until a component with this name shows. */
    void waitUntilShown(String name) {
        waitFor(() -> Optional.ofNullable(middleOf(name)), name);
    }

    /** Waits until something holds on the event thread. */
    void waitUntil(String what, Callable<Boolean> holds) {
        await(what).atMost(PATIENCE).until(() -> onEventThread(holds));
    }

    boolean isShown(String name) {
        return onEventThread(() -> middleOf(name) != null);
    }

    /** The label of a button, or of a line of text; nothing when it is not there. */
    String textOf(String name) {
        return onEventThread(() -> {
            Component component = find(name).orElse(null);
            if (component == null) {
                return "";
            }
            if (component instanceof AbstractButton button) {
                return button.getText();
            }
            return component instanceof JLabel label
                    ? label.getText()
                    : component.getAccessibleContext().getAccessibleName();
        });
    }

    /** What a screen reader calls a component. */
    String spoken(String name) {
        return onEventThread(() -> find(name)
                .map(component -> component.getAccessibleContext().getAccessibleName())
                .orElse(""));
    }

    /** The title of the window. */
    String title() {
        return onEventThread(() -> {
            for (Window window : Window.getWindows()) {
                if (window.isShowing() && window instanceof JFrame frame) {
                    return frame.getTitle();
                }
            }
            return "";
        });
    }

    /** The name of the component that has the focus; null for none. */
    String focused() {
        return onEventThread(() -> {
            Component owner =
                    KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            return owner == null ? null : owner.getName();
        });
    }

    /** Keeps a picture of the whole screen. */
    void keepPicture(Path file) {
        try {
            Files.createDirectories(file.getParent());
            Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
            ImageIO.write(robot.createScreenCapture(screen), "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Calls something on the event thread. */
    static <T> T onEventThread(Callable<T> act) {
        if (EventQueue.isDispatchThread()) {
            try {
                return act.call();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
        AtomicReference<T> result = new AtomicReference<>();
        try {
            EventQueue.invokeAndWait(() -> {
                try {
                    result.set(act.call());
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (InvocationTargetException e) {
            throw new AssertionError(e.getCause());
        }
        return result.get();
    }

    private static <T> T waitFor(Callable<Optional<T>> search, String what) {
        AtomicReference<T> found = new AtomicReference<>();
        await(what).atMost(PATIENCE).until(() -> {
            Optional<T> result = onEventThread(search);
            result.ifPresent(found::set);
            return result.isPresent();
        });
        return found.get();
    }

    /** The middle of what can be seen of a component on the screen; null when it is not there. */
    private static Point middleOf(String name) {
        return find(name)
                .map(component -> {
                    Rectangle seen = component instanceof JComponent painted
                            ? painted.getVisibleRect()
                            : new Rectangle(component.getSize());
                    if (seen.isEmpty()) {
                        return null;
                    }
                    Point corner = component.getLocationOnScreen();
                    return new Point(corner.x + seen.x + seen.width / 2, corner.y + seen.y + seen.height / 2);
                })
                .orElse(null);
    }

    private static Rectangle popupOf(String name) {
        Component box = find(name).orElse(null);
        if (!(box instanceof JComboBox<?> combo) || !combo.isPopupVisible()) {
            return null;
        }
        var popup = (ComboPopup) combo.getUI().getAccessibleChild(combo, 0);
        var list = popup.getList();
        return list.isShowing() ? new Rectangle(list.getLocationOnScreen(), list.getSize()) : null;
    }

    private static Optional<Component> find(String name) {
        return find((Component component) -> name.equals(component.getName()));
    }

    private static Optional<Component> find(Predicate<Component> wanted) {
        for (Window window : Window.getWindows()) {
            if (window.isShowing()) {
                Component found = find(window, wanted);
                if (found != null) {
                    return Optional.of(found);
                }
            }
        }
        return Optional.empty();
    }

    private static Component find(Container parent, Predicate<Component> wanted) {
        for (Component child : parent.getComponents()) {
            if (wanted.test(child) && child.isShowing()) {
                return child;
            }
            if (child instanceof Container container) {
                Component found = find(container, wanted);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }
}
