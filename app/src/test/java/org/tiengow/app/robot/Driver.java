package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
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
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListModel;
import javax.swing.plaf.basic.ComboPopup;
import javax.swing.text.JTextComponent;
import org.awaitility.core.ConditionFactory;
import org.awaitility.core.ConditionTimeoutException;
import org.tiengow.presentation.table.TableSide;
import org.tiengow.presentation.words.Option;

/** Mouse and keys on the windows of this process; finds components by name and waits for what it needs. */
final class Driver {
    private static final int BETWEEN_ACTS = 12;
    private static final String RULES_LINE = "lobby-rules-line";

    /** Longer than a frame of anything that moves. */
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(40);

    private static final Duration OFTEN = Duration.ofMillis(15);

    private static Window lifted;

    private final Robot robot;
    private final Window window;

    /** Drives whatever window there is. */
    Driver() {
        this(null);
    }

    /** Drives one window among several, which it lifts above the others before it clicks; null for any. */
    Driver(Window window) {
        this.window = window;
        try {
            robot = new Robot();
        } catch (AWTException e) {
            throw new IllegalStateException("there is no display to drive", e);
        }
        robot.setAutoDelay(BETWEEN_ACTS);
        Releases.watch();
    }

    /** Clicks the middle of a component with this name, once it is there and stands still. */
    void click(String name) {
        waitUntilShown(name);
        if (!clickIfShown(name)) {
            throw new AssertionError(name + " has gone\n" + shown());
        }
    }

    /** Clicks the middle of a component with this name, once it stands still; false when it is not there. */
    boolean clickIfShown(String name) {
        Point middle = restingMiddleOf(name);
        if (middle == null) {
            return false;
        }
        clickAt(middle);
        return !missed(name, middle) || clickIfShown(name);
    }

    /** Checks whether a component moved away between the look and the press. */
    private boolean missed(String name, Point clicked) {
        return onEventThread(() -> {
            Point now = middleOf(name);
            return now != null && !now.equals(clicked) && !Releases.pressedInside(name);
        });
    }

    /** Where a component is at two looks, one after the other; null when it is not there. */
    private Point restingMiddleOf(String name) {
        AtomicReference<Point> last = new AtomicReference<>(onEventThread(() -> middleOf(name)));
        await(name + " at rest")
                .pollDelay(BETWEEN_LOOKS)
                .pollInterval(BETWEEN_LOOKS)
                .until(() -> {
                    Point now = onEventThread(() -> middleOf(name));
                    return Objects.equals(now, last.getAndSet(now));
                });
        return last.get();
    }

    /** Presses a button with this name without the mouse, if it is there. */
    void pressIfShown(String name) {
        onEventThread(() -> {
            if (middleOf(name) != null && find(name).orElse(null) instanceof AbstractButton button) {
                button.doClick(0);
            }
            return null;
        });
    }

    /** The name of the first component that is shown and matches; empty for none. */
    String nameOf(Predicate<Component> wanted) {
        return onEventThread(() -> find(wanted).map(Component::getName)).orElse("");
    }

    private void clickAt(Point middle) {
        if (window != null && window != lifted) {
            onEventThread(() -> {
                window.toFront();
                return null;
            });
            lifted = window; // once: lifting it again would lay it over its own menus
        }
        robot.mouseMove(middle.x, middle.y);
        pressMouse();
    }

    /** Drags the middle of a component to a place over another: in the middle across, and a share of its height down. */
    void drag(String name, String over, double down) {
        waitUntilShown(name);
        Point from = restingMiddleOf(name);
        Point to = onEventThread(() -> {
            Component target = find(over).orElseThrow();
            Point corner = target.getLocationOnScreen();
            return new Point(corner.x + target.getWidth() / 2, (int) (corner.y + target.getHeight() * down));
        });
        robot.mouseMove(from.x, from.y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        for (int step = 1; step <= 12; step++) {
            robot.mouseMove(from.x + (to.x - from.x) * step / 12, from.y + (to.y - from.y) * step / 12);
        }
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        Releases.awaitOneMore();
    }

    /** Where the window is on the screen, and its size. */
    Rectangle bounds() {
        return onEventThread(() -> window().getBounds());
    }

    /** Puts the window there. */
    void moveTo(Rectangle bounds) {
        onEventThread(() -> {
            window().setBounds(bounds);
            window().validate();
            return null;
        });
    }

    private Window window() {
        return Arrays.stream(Window.getWindows())
                .filter(each -> isMine(each) && each instanceof JFrame)
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no window"));
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

    /** Types a line of small letters, figures, blanks, dots and colons, once a field has the focus. */
    void type(String text) {
        waitInRound("a field with the focus", () -> focusOwner() instanceof JTextComponent);
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

    /**
     * Presses and releases a key, one of {@link java.awt.event.KeyEvent}, once the keyboard is this window's; again if another window got
     * the key, because the focus was on its way there.
     */
    void press(int key) {
        do {
            takeKeyboard();
            Releases.forgetKey();
            robot.setAutoDelay(0); // a key that is held repeats itself
            robot.keyPress(key);
            robot.keyRelease(key);
            robot.setAutoDelay(BETWEEN_ACTS);
            Releases.awaitOneMore();
            waitInRound("a window that gets the key", () -> Releases.typedIn() != null);
        } while (!belongsHere(Releases.typedIn()));
    }

    /**
     * As a person clicks on the bar of a window among several; here is no window manager that would do it. Asks until it is so: what
     * is asked for while the focus goes to another window is dropped.
     */
    private void takeKeyboard() {
        waitUntil("the keyboard", () -> {
            boolean has = hasKeyboard();
            if (!has && window != null) {
                window.requestFocus();
            }
            return has;
        });
    }

    private boolean hasKeyboard() {
        Window keyboard = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusedWindow();
        return keyboard != null && isMine(keyboard);
    }

    private boolean belongsHere(Window each) {
        Window owner = each;
        while (owner != null && owner != window) {
            owner = owner.getOwner();
        }
        return window == null || owner == window;
    }

    /** The same while another key is held; 0 for none. */
    void pressHolding(int held, int key) {
        if (held == 0) {
            press(key);
        } else {
            pressWith(held, key);
        }
    }

    /** Walks with the tabulator to a component. */
    void tabTo(String name) {
        waitUntil("a focus", () -> focused() != null);
        for (int i = 0; i < 40 && !name.equals(focused()); i++) {
            Component left = focusOwner();
            press(KeyEvent.VK_TAB);
            // The focus comes after the key: asked at once, it would still be where it was, and the next key would pass
            // what is sought.
            waitUntil("the focus to go on", () -> focusOwner() != null && focusOwner() != left);
        }
        assertThat(focused()).as(() -> "the focus; the window shows " + shown()).isEqualTo(name);
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

    /** Chooses an item of a combo box by mouse: opens it, and clicks the item. Opens the rules of the lobby for those among them. */
    void choose(String name, int index) {
        waitUntil(name, () -> middleOf(name) != null || middleOf(RULES_LINE) != null);
        boolean folded = !isShown(name);
        if (folded) {
            click(RULES_LINE);
        }
        chooseShown(name, index);
        if (folded) {
            click(RULES_LINE);
        }
    }

    /** Chooses an item of a combo box that is shown, by mouse. */
    void chooseShown(String name, int index) {
        click(name);
        Rectangle list = waitFor(() -> Optional.ofNullable(popupOf(name)), "the list of " + name);
        int items = onEventThread(() -> ((JComboBox<?>) find(name).orElseThrow()).getItemCount());
        double height = list.height / (double) items;
        robot.mouseMove(list.x + list.width / 2, (int) (list.y + height * (index + 0.5)));
        pressMouse();
    }

    /** Returns the chosen item of a combo box. */
    String chosen(String name) {
        return onEventThread(() -> {
            JComboBox<?> box = (JComboBox<?>) find(name).orElseThrow();
            return box.getSelectedItem() instanceof Option<?> option ? option.words() : "";
        });
    }

    /** Waits until a component with this name shows. */
    void waitUntilShown(String name) {
        waitUntil(name, () -> isShown(name));
    }

    /** Waits until something holds on the event thread; where it does not, says what the window shows instead. */
    void waitUntil(String what, Callable<Boolean> holds) {
        waitUntil(await(what), holds);
    }

    /** The same for what a round waits for a hundred times: looks at once, and then often. */
    void waitInRound(String what, Callable<Boolean> holds) {
        waitUntil(await(what).pollDelay(Duration.ZERO).pollInterval(OFTEN), holds);
    }

    private void waitUntil(ConditionFactory waiting, Callable<Boolean> holds) {
        try {
            waiting.until(() -> onEventThread(holds));
        } catch (ConditionTimeoutException e) {
            throw new AssertionError(e.getMessage() + "\n" + shown(), e);
        }
    }

    /** Everything with a name that shows, as a screen reader tells it, and where the focus is. */
    String shown() {
        return onEventThread(() -> {
            StringBuilder all = new StringBuilder(title())
                    .append(hasKeyboard() ? ", with the keyboard" : ", without the keyboard")
                    .append(", focus: ")
                    .append(focused());
            find(component -> {
                if (component.getName() != null && component.isShowing()) {
                    String spoken = component.getAccessibleContext().getAccessibleName();
                    all.append('\n').append(component.getName()).append(": ").append(spoken);
                }
                return false;
            });
            return all.toString();
        });
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
            if (component instanceof JTextComponent field) {
                return field.getText();
            }
            return component instanceof JLabel label
                    ? label.getText()
                    : component.getAccessibleContext().getAccessibleName();
        });
    }

    /** What a screen reader says to the lines of a round's log. */
    List<String> log() {
        return onEventThread(() -> {
            ListModel<?> lines = ((JList<?>) find("log").orElseThrow()).getModel();
            return IntStream.range(0, lines.getSize())
                    .mapToObj(line -> ((TableSide.LogLine) lines.getElementAt(line)).accessible())
                    .toList();
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
        return onEventThread(() -> ((JFrame) window()).getTitle());
    }

    /** The name of the component that has the focus; null for none. */
    String focused() {
        Component owner = focusOwner();
        return owner == null ? null : owner.getName();
    }

    private Component focusOwner() {
        return onEventThread(
                () -> KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
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

    private <T> T waitFor(Callable<Optional<T>> search, String what) {
        AtomicReference<T> found = new AtomicReference<>();
        waitUntil(what, () -> {
            Optional<T> result = search.call();
            result.ifPresent(found::set);
            return result.isPresent();
        });
        return found.get();
    }

    /** The middle of what can be seen of a component on the screen; null when it is not there. */
    private Point middleOf(String name) {
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

    private Rectangle popupOf(String name) {
        Component box = find(name).orElse(null);
        if (!(box instanceof JComboBox<?> combo) || !combo.isPopupVisible()) {
            return null;
        }
        var popup = (ComboPopup) combo.getUI().getAccessibleChild(combo, 0);
        var list = popup.getList();
        return list.isShowing() ? new Rectangle(list.getLocationOnScreen(), list.getSize()) : null;
    }

    private Optional<Component> find(String name) {
        return find((Component component) -> name.equals(component.getName()));
    }

    private Optional<Component> find(Predicate<Component> wanted) {
        for (Window each : Window.getWindows()) {
            if (isMine(each)) {
                Component found = find(each, wanted);
                if (found != null) {
                    return Optional.of(found);
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a window shows and is the one to be driven, or a menu of it. */
    private boolean isMine(Window each) {
        return each.isShowing() && belongsHere(each);
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
