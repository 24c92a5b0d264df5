package org.tiengow.swing.checks;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JScrollBar;
import javax.swing.JTextField;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.tiengow.swing.checks.Drawing.Box;
import org.tiengow.swing.checks.Drawing.Kind;
import org.tiengow.swing.checks.Drawing.Text;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.Paragraph;

/** Finds texts wider than their place, things that lie over each other, and letters that no font has. */
final class LayoutCheck {
    /** Less than this is the softness of an edge. */
    private static final double SOFT = 1;
    /** Thinner boxes are lines: underlines, hairlines, cursors. */
    private static final double THIN = 3;

    /** Cards that somebody calls up, or must answer first: they lie over the felt for as long as they are there. */
    private static final Set<String> CARDS = Set.of("recall", "question", "why-card");

    /** Buttons keep this much around them for the ring of the focus, at scale 1; such rings may share their room. */
    private static final int RING = 4;

    private final Drawing drawing;
    private final List<Component> cards = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final List<Text> seen = new ArrayList<>();

    private LayoutCheck(Drawing drawing) {
        this.drawing = drawing;
    }

    /** The faults, each in a sentence. */
    static List<String> faults(Drawing drawing) {
        LayoutCheck check = new LayoutCheck(drawing);
        check.findCards(drawing.root());
        check.checkTexts();
        check.checkComponents();
        return check.faults;
    }

    private void checkTexts() {
        for (Text text : drawing.texts()) {
            if (text.missing()) {
                fault(text, "has a letter that no font has");
            }
            if (text.words().endsWith("...")) {
                fault(text, "is cut");
            }
            if (isInside(text) && !isHidden(text)) {
                seen.add(text);
                checkGround(text);
            }
        }
        for (int i = 0; i < seen.size(); i++) {
            for (int j = i + 1; j < seen.size(); j++) {
                boolean touching = touch(seen.get(i).ink(), seen.get(j).ink(), SOFT / 2);
                if (touching && isOnCard(seen.get(i)) == isOnCard(seen.get(j))) {
                    fault(seen.get(i), "lies over “" + seen.get(j).words() + "”");
                }
            }
        }
    }

    /** Whether the text can be seen whole, or is only scrolled out of view. */
    private boolean isInside(Text text) {
        Rectangle2D ink = text.ink();
        Rectangle2D clip = text.clip();
        if (clip.isEmpty()) {
            return false; // scrolled out of view; what has no room at all is found among the components
        }
        boolean whole = ink.getX() >= clip.getX() - SOFT
                && ink.getMaxX() <= clip.getMaxX() + SOFT
                && ink.getY() >= clip.getY() - SOFT
                && ink.getMaxY() <= clip.getMaxY() + SOFT;
        if (whole) {
            return true;
        }
        boolean sideways = ink.getX() < clip.getX() - SOFT || ink.getMaxX() > clip.getMaxX() + SOFT;
        boolean typed = owner(clip) instanceof JTextField; // it scrolls to the cursor
        if (!typed && (sideways || !isScrolled(text))) {
            fault(text, "is wider or higher than its place, " + at(clip));
        }
        return false;
    }

    /** Whether the text ends where a scrolled view ends; a view may lie in another. */
    private boolean isScrolled(Text text) {
        for (Component owner = owner(text.clip()); owner != null; owner = owner.getParent()) {
            if (owner instanceof JViewport view) {
                Rectangle port = SwingUtilities.convertRectangle(view.getParent(), view.getBounds(), drawing.root());
                if (Math.abs(port.getY() - text.clip().getY()) <= SOFT
                        || Math.abs(port.getMaxY() - text.clip().getMaxY()) <= SOFT) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a later box covers the text whole, as a popover does. */
    private boolean isHidden(Text text) {
        return drawing.boxes().stream()
                .anyMatch(box -> box.order() > text.order()
                        && box.kind() != Kind.EDGE
                        && grown(box.bounds(), SOFT).contains(text.ink()));
    }

    /** What the text stands on must hold it whole, and nothing may be laid over a part of it. */
    private void checkGround(Text text) {
        List<Box> boxes = drawing.boxes();
        for (int i = boxes.size() - 1; i >= 0; i--) {
            Box box = boxes.get(i);
            if (Math.min(box.bounds().getWidth(), box.bounds().getHeight()) < THIN
                    || !touch(box.bounds(), text.ink(), SOFT)) {
                continue;
            }
            boolean holds = grown(box.bounds(), SOFT).contains(text.ink());
            if (box.order() > text.order()) {
                if (!holds && box.kind() != Kind.EDGE && !isCard(box)) {
                    fault(text, "is covered in part by something at " + at(box.bounds()));
                    return;
                }
            } else if (!holds) {
                fault(text, "runs over the edge of something at " + at(box.bounds()));
                return;
            } else if (box.kind() == Kind.PICTURE) {
                fault(text, "lies on a tile");
                return;
            } else if (box.kind() == Kind.FILL) {
                return;
            }
        }
    }

    private void findCards(Container parent) {
        for (Component child : parent.getComponents()) {
            if (child.isVisible() && CARDS.contains(String.valueOf(child.getName()))) {
                cards.add(child);
            } else if (child instanceof Container inner) {
                findCards(inner);
            }
        }
    }

    private boolean isCard(Box box) {
        return cards.stream().anyMatch(card -> grown(place(card), SOFT).contains(box.bounds()));
    }

    private void checkComponents() {
        List<Component> things = new ArrayList<>();
        collect(drawing.root(), things);
        for (int i = 0; i < things.size(); i++) {
            Component thing = things.get(i);
            Rectangle place = place(thing);
            if (thing.getWidth() <= 0 || thing.getHeight() <= 0) {
                if (!isBlank(thing)) {
                    faults.add(name(thing) + " has no room at all");
                }
                continue;
            }
            for (int j = i + 1; j < things.size(); j++) {
                Component other = things.get(j);
                if (touch(place, place(other), Scale.of(RING)) && isOnCard(thing) == isOnCard(other)) {
                    faults.add(name(thing) + " at " + at(place) + " and " + name(other) + " at " + at(place(other))
                            + " overlap");
                }
            }
        }
    }

    private boolean isOnCard(Component thing) {
        return cards.stream().anyMatch(card -> SwingUtilities.isDescendingFrom(thing, card));
    }

    /** Whether a card is the ground of the text; one that was drawn before the card lies under it, wherever the card is. */
    private boolean isOnCard(Text text) {
        return drawing.boxes().stream()
                .anyMatch(box -> box.kind() == Kind.FILL
                        && box.order() < text.order()
                        && isCard(box)
                        && grown(box.bounds(), SOFT).contains(text.ink()));
    }

    private void collect(Container parent, List<Component> things) {
        for (Component child : parent.getComponents()) {
            if (!child.isVisible()) {
                continue;
            }
            boolean thing = child instanceof AbstractButton
                    || child instanceof JTextComponent
                    || child instanceof JComboBox<?>
                    || child instanceof JLabel
                    || child instanceof Paragraph;
            // A tile's bounds leave room for standing up; its picture is looked at instead.
            if (thing && !child.getClass().getSimpleName().equals("TileButton")) {
                things.add(child);
            } else if (child instanceof Container inner && !(child instanceof JScrollBar)) {
                collect(inner, things);
            }
        }
    }

    private static boolean isBlank(Component component) {
        String text = component instanceof JLabel label
                ? label.getText()
                : component instanceof Paragraph paragraph ? paragraph.getText() : "-";
        return text == null || text.isBlank();
    }

    /** What can be seen of a component, in the root's pixels. */
    private Rectangle place(Component component) {
        Rectangle place = component.getBounds();
        Component at = component;
        while (at != drawing.root()) {
            Container parent = at.getParent();
            place = place.intersection(new Rectangle(parent.getSize()));
            place.translate(parent == drawing.root() ? 0 : parent.getX(), parent == drawing.root() ? 0 : parent.getY());
            at = parent;
        }
        return place;
    }

    private void fault(Text text, String what) {
        faults.add("“" + text.words() + "” at " + at(text.ink()) + " in " + name(owner(text.ink())) + " " + what);
    }

    private Component owner(Rectangle2D place) {
        Component owner = SwingUtilities.getDeepestComponentAt(
                drawing.root(), (int) place.getCenterX(), (int) place.getCenterY());
        return owner == null ? drawing.root() : owner;
    }

    private static String name(Component component) {
        String name = component.getName();
        return component.getClass().getSimpleName() + (name == null ? "" : " " + name);
    }

    private static String at(Rectangle2D place) {
        Point corner = new Point((int) Math.round(place.getX()), (int) Math.round(place.getY()));
        return corner.x + "," + corner.y + " " + Math.round(place.getWidth()) + "×" + Math.round(place.getHeight());
    }

    private static boolean touch(Rectangle2D one, Rectangle2D other, double more) {
        Rectangle2D both = one.createIntersection(other);
        return both.getWidth() > more && both.getHeight() > more;
    }

    private static Rectangle2D grown(Rectangle2D bounds, double by) {
        return new Rectangle2D.Double(
                bounds.getX() - by, bounds.getY() - by, bounds.getWidth() + 2 * by, bounds.getHeight() + 2 * by);
    }
}
