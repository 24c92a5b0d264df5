package org.tiengow.swing.checks;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.SpokenPart;
import org.tiengow.swing.view.table.hand.TileButton;
import org.tiengow.swing.view.table.seat.FeltSeat;

/** Finds parts that a window cuts and cannot scroll to, buttons that something covers, and screens that scroll and are no list. */
final class ReachCheck {
    /** Width of the focus ring around a button, at scale 1. Such a ring may reach beyond the parent. */
    private static final int RING = 4;

    /** Pages that may be longer than the window: what is listed in them, or read from beginning to end. */
    private static final Set<String> LISTS = Set.of(
            "about",
            "card",
            "doctor",
            "night",
            "guide-card",
            "hand-over",
            "history-content",
            "history-join",
            "keys",
            "knobs",
            "lobby",
            "look-back",
            "nextSeats",
            "people",
            "rules",
            "seating",
            "seen",
            "settings",
            "shuffleAlarm",
            "start-games");

    /** Cards over the felt, with room for their shadows. They cover what is below them until they are answered or closed. */
    private static final Set<String> CARDS = Set.of("recall", "question", "why-card");

    /** Part of a button's padding that a full row of buttons may take, at scale 1. */
    private static final int PADDING = 12;

    private final JComponent root;
    private final List<String> faults = new ArrayList<>();

    private ReachCheck(JComponent root) {
        this.root = root;
    }

    /** Returns what is cut, covered or out of reach in a screen that is laid out, each in a sentence. */
    static List<String> faults(JComponent root) {
        ReachCheck check = new ReachCheck(root);
        for (Component part : parts(root)) {
            check.checkReach(part);
            if (isPressable(part)) {
                check.checkPressable(part);
            }
        }
        return check.faults;
    }

    /** Returns the scroll panes of a screen that scroll although they hold no list, each in a sentence. */
    static List<String> scrolling(JComponent root) {
        List<String> faults = new ArrayList<>();
        for (Component part : all(root)) {
            if (part instanceof JScrollPane pane && isScrolling(pane) && !isList(pane)) {
                Component view = pane.getViewport().getView();
                faults.add(named(pane) + " scrolls: " + view.getWidth() + "×" + view.getHeight() + " in "
                        + pane.getViewport().getWidth() + "×"
                        + pane.getViewport().getHeight());
            }
        }
        return faults;
    }

    /** Returns the names of the visible buttons and fields. */
    static Set<String> pressable(JComponent root) {
        return parts(root).stream()
                .filter(part -> isPressable(part) && part.getName() != null)
                .map(Component::getName)
                .collect(Collectors.toSet());
    }

    private void checkReach(Component part) {
        Rectangle seen = body(part);
        if (seen.isEmpty()) {
            return; // LayoutCheck finds what has no room
        }
        for (Component at = part; at != root; at = at.getParent()) {
            Container parent = at.getParent();
            seen.translate(at.getX(), at.getY());
            if (parent instanceof JViewport port) {
                if (port.getHeight() < Math.min(seen.height, Scale.px(24))) {
                    faults.add(named(part) + " is in a view of " + port.getHeight() + " pixels");
                    return;
                }
                JScrollBar sideways = ((JScrollPane) port.getParent()).getHorizontalScrollBar();
                boolean moves = sideways != null && sideways.isVisible();
                if (!moves && !holds(port.getWidth(), seen.x, seen.width)) {
                    faults.add(named(part) + " is cut at the side of its view");
                    return;
                }
                seen = new Rectangle(port.getWidth(), port.getHeight());
            } else if (!holds(parent.getWidth(), seen.x, seen.width)
                    || !holds(parent.getHeight(), seen.y, seen.height)) {
                faults.add(named(part) + " is cut by " + named(parent) + ": " + at(seen) + " in " + parent.getWidth()
                        + "×" + parent.getHeight());
                return;
            }
        }
    }

    private static boolean holds(int room, int start, int length) {
        int ring = Scale.px(RING);
        return start >= -ring && start + length <= room + ring;
    }

    private void checkPressable(Component part) {
        if (part instanceof AbstractButton
                && !(part instanceof TileButton)
                && part.getWidth() < part.getPreferredSize().width - Scale.px(PADDING)) {
            faults.add(named(part) + " is narrower than its label");
        }
        Rectangle place = body(part);
        for (double share : new double[] {0.2, 0.5, 0.8}) {
            Point point = SwingUtilities.convertPoint(
                    part, place.x + (int) (place.width * share), place.y + (int) (place.height * share), root);
            if (!isSeen(part, point)) {
                continue; // scrolled out of view, or cut, which is another fault
            }
            Component top = SwingUtilities.getDeepestComponentAt(root, point.x, point.y);
            if (top != null && top != part && !SwingUtilities.isDescendingFrom(top, part) && !isOnCard(top)) {
                faults.add(named(part) + " is covered by " + named(top));
                return;
            }
        }
    }

    private boolean isSeen(Component part, Point point) {
        for (Component at = part; at != null && at != root.getParent(); at = at.getParent()) {
            Point here = SwingUtilities.convertPoint(root, point, at);
            if (!new Rectangle(at.getWidth(), at.getHeight()).contains(here)) {
                return false;
            }
        }
        return true;
    }

    private boolean isOnCard(Component top) {
        for (Component at = top; at != root; at = at.getParent()) {
            if (CARDS.contains(String.valueOf(at.getName()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isScrolling(JScrollPane pane) {
        Component view = pane.getViewport().getView();
        return view != null
                && (view.getHeight() > pane.getViewport().getHeight() + 1
                        || view.getWidth() > pane.getViewport().getWidth() + 1);
    }

    private static boolean isList(JScrollPane pane) {
        if (pane.getViewport().getView() instanceof JList<?>
                || isNamedList(pane.getViewport().getView())) {
            return true;
        }
        for (Component at = pane; at != null; at = at.getParent()) {
            if (isNamedList(at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamedList(Component part) {
        return LISTS.contains(String.valueOf(part.getName()));
    }

    private static List<Component> parts(Container root) {
        return all(root).stream()
                .filter(part -> !CARDS.contains(String.valueOf(part.getName())))
                .filter(part -> isPressable(part) || part instanceof JLabel || part instanceof SpokenPart)
                .toList();
    }

    private static boolean isPressable(Component part) {
        return part instanceof AbstractButton || part instanceof JTextComponent || part instanceof JComboBox<?>;
    }

    /** Returns all visible components below a container, without the parts of combo boxes and scroll bars. */
    private static List<Component> all(Container parent) {
        List<Component> found = new ArrayList<>();
        for (Component child : parent.getComponents()) {
            if (child.isVisible() && !(child instanceof JScrollBar)) {
                found.add(child);
                if (child instanceof Container inner && !(child instanceof JComboBox<?>)) {
                    found.addAll(all(inner));
                }
            }
        }
        return found;
    }

    /** Returns what is seen of a part in its own coordinates: a tile without the room to rise, the plate of a seat. */
    private static Rectangle body(Component part) {
        if (part instanceof TileButton tile) {
            return local(tile.standing(), tile);
        }
        if (part instanceof FeltSeat seat) {
            return local(seat.source(), seat);
        }
        return new Rectangle(part.getWidth(), part.getHeight());
    }

    private static Rectangle local(Rectangle place, Component part) {
        return new Rectangle(place.x - part.getX(), place.y - part.getY(), place.width, place.height);
    }

    /** Returns the class and the name of a part, or of the nearest parent that has one. */
    private static String named(Component part) {
        Component at = part;
        while (at.getName() == null && at.getParent() != null) {
            at = at.getParent();
        }
        String own = part.getClass().getSimpleName();
        String text = part instanceof AbstractButton button
                ? button.getText()
                : part instanceof JLabel label ? label.getText() : null;
        return own
                + (at == part ? " " : " in ")
                + at.getName()
                + (text == null || text.isBlank() ? "" : " “" + text + "”");
    }

    private static String at(Rectangle place) {
        return place.x + "," + place.y + " " + place.width + "×" + place.height;
    }
}
