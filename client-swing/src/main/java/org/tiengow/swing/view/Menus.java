package org.tiengow.swing.view;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import org.tiengow.swing.theme.Type;

/** Popup menus that open at a component. */
public final class Menus {
    private Menus() {}

    /** Creates an item that runs an action. */
    public static JMenuItem item(String text, String name, Runnable act) {
        return prepared(new JMenuItem(text), name, act);
    }

    /** Creates a radio item for one of several choices. */
    public static JMenuItem item(String text, String name, boolean chosen, Runnable act) {
        return prepared(new JRadioButtonMenuItem(text, chosen), name, act);
    }

    /** Opens a menu above a button. */
    public static void above(JPopupMenu menu, JComponent button) {
        menu.show(button, 0, -menu.getPreferredSize().height);
        selectChosen(menu);
    }

    /**
     * Opens a menu as near to a part of a component as possible without covering areas that should stay visible.
     *
     * @param part the part, in the coordinates of {@code whole}
     * @param seen the areas to keep visible if the window has room, in the coordinates of {@code whole}
     */
    public static void beside(JPopupMenu menu, JComponent whole, Rectangle part, List<Rectangle> seen) {
        Point place = place(menu.getPreferredSize(), part, windowOf(whole), seen);
        menu.show(whole, place.x, place.y);
        selectChosen(menu);
    }

    /**
     * Returns the position in the window at which a menu of this size covers the fewest pixels of {@code part} and {@code seen}. Among
     * equal positions the nearest to {@code part} is chosen.
     */
    public static Point place(Dimension size, Rectangle part, Rectangle window, List<Rectangle> seen) {
        List<Rectangle> kept = new ArrayList<>(List.of(part));
        kept.addAll(seen);
        Set<Integer> across = new TreeSet<>();
        Set<Integer> down = new TreeSet<>();
        for (Rectangle each : kept) {
            across.addAll(List.of(each.x, each.x + each.width, each.x - size.width));
            down.addAll(List.of(each.y, each.y + each.height, each.y - size.height));
        }
        return across.stream()
                .flatMap(x -> down.stream().map(y -> within(window, new Rectangle(new Point(x, y), size))))
                .min(Comparator.<Rectangle>comparingInt(place -> covered(place, kept))
                        .thenComparingDouble(place -> apart(place, part)))
                .orElseThrow()
                .getLocation();
    }

    private static Rectangle within(Rectangle window, Rectangle place) {
        int x = Math.max(window.x, Math.min(place.x, window.x + window.width - place.width));
        int y = Math.max(window.y, Math.min(place.y, window.y + window.height - place.height));
        return new Rectangle(x, y, place.width, place.height);
    }

    /** Returns the number of pixels of these areas that a position covers. */
    private static int covered(Rectangle place, List<Rectangle> kept) {
        return kept.stream()
                .map(place::intersection)
                .filter(both -> !both.isEmpty())
                .mapToInt(both -> both.width * both.height)
                .sum();
    }

    private static double apart(Rectangle place, Rectangle part) {
        return Point.distance(place.getCenterX(), place.getCenterY(), part.getCenterX(), part.getCenterY());
    }

    /** Opens a menu below a button, aligned with its left edge, or with its right edge if the menu would leave the window. */
    public static void below(JPopupMenu menu, JComponent button) {
        menu.show(
                button, across(menu.getPreferredSize().width, button.getWidth(), windowOf(button)), button.getHeight());
        selectChosen(menu);
    }

    /** Returns the horizontal position of a menu of this width below a button. 0 is the left edge of the button. */
    static int across(int menu, int button, Rectangle window) {
        return menu <= window.x + window.width ? 0 : Math.max(window.x, button - menu);
    }

    /** Returns the bounds of the window in the coordinates of a component. */
    private static Rectangle windowOf(JComponent part) {
        JComponent root = SwingUtilities.getRootPane(part);
        return SwingUtilities.convertRectangle(root, new Rectangle(root.getSize()), part);
    }

    /** Checks whether a menu is open. An open menu receives all keys. */
    public static boolean isOpen() {
        return MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
    }

    /** Closes the open menu. */
    public static void close() {
        MenuSelectionManager.defaultManager().clearSelectedPath();
    }

    /** Selects the current choice, so that the keyboard begins there. */
    private static void selectChosen(JPopupMenu menu) {
        for (MenuElement element : menu.getSubElements()) {
            if (element instanceof JRadioButtonMenuItem item && item.isSelected()) {
                MenuSelectionManager.defaultManager().setSelectedPath(new MenuElement[] {menu, item});
                return;
            }
        }
    }

    static JMenuItem prepared(JMenuItem item, String name, Runnable act) {
        item.setName(name);
        item.setFont(Type.Weight.REGULAR.font(Type.BODY, item.getText()));
        item.addActionListener(event -> act.run());
        return item;
    }
}
