package org.tiengow.swing.checks;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.FocusTraversalPolicy;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.AbstractButton;
import javax.swing.DefaultButtonModel;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollBar;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.JToggleButton;
import javax.swing.LayoutFocusTraversalPolicy;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.theme.Scale;

/**
 * Walks a screen as somebody does who sees nothing, or has no mouse: everything to be used has a name and a role, is large
 * enough, and the focus comes to each once.
 */
final class AccessCheck {
    /** Least width and height of what can be clicked, in pixels at scale 1. */
    private static final int LEAST = 32;

    private final JComponent root;
    private final List<String> faults = new ArrayList<>();

    private AccessCheck(JComponent root) {
        this.root = root;
    }

    /** The faults of a screen at a size, each in a sentence. */
    static List<String> faults(JComponent screen, int width, int height) {
        JComponent root = new JPanel(new BorderLayout());
        root.setFocusCycleRoot(true);
        root.add(screen);
        JComponent cycle = screen.isFocusCycleRoot() ? screen : root;
        cycle.setFocusTraversalPolicy(new ByPlace());
        root.addNotify(); // without a window, this is what makes components count as shown
        Canvas.layOut(root, width, height);
        AccessCheck check = new AccessCheck(cycle);
        List<Component> all = new ArrayList<>();
        check.collect(cycle, all);
        all.forEach(check::checkOne);
        check.checkFocus(all);
        root.removeNotify();
        return check.faults;
    }

    private void checkOne(Component component) {
        AccessibleContext context = component.getAccessibleContext();
        if (context != null
                && !(component instanceof Accessible)
                && !AccessibleRole.FILLER.equals(context.getAccessibleRole())) {
            faults.add(name(component) + " has something to say and is not asked, since it is not Accessible");
        }
        if (isControl(component)) {
            checkNamed(component);
        }
        boolean clicked = isControl(component) || isListenedTo(component);
        if (clicked && component.isEnabled()) {
            if (!component.isFocusable() && !leadsTo(component)) {
                faults.add(name(component) + " can be clicked and not reached by keys");
            }
            int least = Scale.px(LEAST);
            if (isControl(component) && (component.getWidth() < least || component.getHeight() < least)) {
                faults.add(name(component) + " is only " + component.getWidth() + "×" + component.getHeight());
            }
        }
    }

    private void checkNamed(Component component) {
        AccessibleContext context = component.getAccessibleContext();
        if (context == null
                || context.getAccessibleName() == null
                || context.getAccessibleName().isBlank()) {
            faults.add(name(component) + " has no name to be spoken");
            return;
        }
        AccessibleRole role = context.getAccessibleRole();
        if (role == null || role.equals(AccessibleRole.UNKNOWN) || role.equals(AccessibleRole.SWING_COMPONENT)) {
            faults.add(name(component) + " has no role");
        }
    }

    private void checkFocus(List<Component> all) {
        FocusTraversalPolicy policy = root.getFocusTraversalPolicy();
        Set<Component> reached = Collections.newSetFromMap(new IdentityHashMap<>());
        Component first = policy.getFirstComponent(root);
        Component before = null;
        Component now = first;
        while (now != null && reached.add(now)) {
            if (before != null && before.getParent() == now.getParent() && isBackwards(before, now)) {
                faults.add("the focus goes back from " + name(before) + " to " + name(now));
            }
            if (!isControl(now)) {
                checkNamed(now);
            }
            before = now;
            now = policy.getComponentAfter(root, now);
        }
        if (now != first) {
            faults.add("the focus comes to " + name(now) + " twice, after " + name(before));
        }
        for (Component component : all) {
            if (isControl(component)
                    && component.isFocusable()
                    && component.isEnabled()
                    && !reached.contains(component)
                    && !isOneOfAGroup(component, reached)) {
                faults.add("the focus never comes to " + name(component));
            }
        }
    }

    /** Whether the arrow keys lead to it from another button of its group that the focus comes to. */
    private static boolean isOneOfAGroup(Component component, Set<Component> reached) {
        return component instanceof JToggleButton one
                && one.getModel() instanceof DefaultButtonModel model
                && model.getGroup() != null
                && Collections.list(model.getGroup().getElements()).stream().anyMatch(reached::contains);
    }

    /** Whether the second is above and left of the first at once. The table has an order of its own (see TableView). */
    private boolean isBackwards(Component one, Component next) {
        Rectangle a = one.getBounds();
        Rectangle b = next.getBounds();
        boolean table = SwingUtilities.getAncestorNamed("table", one) != null;
        return !table && b.getMaxY() <= a.getY() && b.getMaxX() <= a.getX();
    }

    private void collect(Container parent, List<Component> all) {
        for (Component child : parent.getComponents()) {
            if (child.isVisible() && !(child instanceof JScrollBar)) {
                all.add(child);
                boolean whole = child instanceof JComboBox<?> || child instanceof JSpinner;
                if (child instanceof Container inner && !whole) {
                    collect(inner, all);
                }
            }
        }
    }

    private static boolean isControl(Component component) {
        return component instanceof AbstractButton
                || component instanceof JTextComponent
                || component instanceof JComboBox<?>
                || component instanceof JSlider
                || component instanceof JSpinner
                || component instanceof JTabbedPane;
    }

    /** Whether this program listens to its mouse. */
    private static boolean isListenedTo(Component component) {
        return Arrays.stream(component.getMouseListeners())
                .anyMatch(listener -> listener.getClass().getName().startsWith("org.tiengow."));
    }

    /** Whether a click on it only does what something inside it does as well, or keeps the mouse from what lies below. */
    private static boolean leadsTo(Component component) {
        return component instanceof Container container && container.getComponentCount() > 0;
    }

    /** What every window does, row by row within each part; the usual one asks for a window to compare in. */
    private static final class ByPlace extends LayoutFocusTraversalPolicy {
        private static final int ROW = 10;

        ByPlace() {
            setComparator(ByPlace::compare);
        }

        private static int compare(Component one, Component other) {
            List<Component> a = way(one);
            List<Component> b = way(other);
            for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
                if (a.get(i) != b.get(i)) {
                    int rows = a.get(i).getY() - b.get(i).getY();
                    return Math.abs(rows) > ROW
                            ? rows
                            : a.get(i).getX() - b.get(i).getX();
                }
            }
            return a.size() - b.size();
        }

        private static List<Component> way(Component component) {
            List<Component> way = new ArrayList<>();
            for (Component at = component; at != null; at = at.getParent()) {
                way.add(0, at);
            }
            return way;
        }
    }

    private static String name(Component component) {
        if (component == null) {
            return "nothing";
        }
        String name = component.getName();
        AccessibleContext context =
                component instanceof Accessible accessible ? accessible.getAccessibleContext() : null;
        String spoken = context == null ? null : context.getAccessibleName();
        return component.getClass().getSimpleName()
                + (name == null ? "" : " " + name)
                + (spoken == null ? "" : " “" + spoken + "”");
    }
}
