package org.tiengow.swing.view.table.hand;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.part.DrawnButton;
import org.tiengow.swing.tile.TileMarks;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.table.motion.AnimationClock;
import org.tiengow.swing.view.table.motion.Easing;
import org.tiengow.swing.view.table.motion.StaticLayer;

/** A tile of the hand. Its bounds have room for rising and for the marks around it; only the tile itself takes clicks. */
public final class TileButton extends JToggleButton implements AnimationClock.Beat, StaticLayer.Part {
    private static final int RAISING = 90;
    private static final int GLIDING = 180;

    private HandTile shown;
    private Tiles tiles;
    private Speed speed = Speed.NORMAL;
    private int width = 20;
    private double rise;
    private double from;
    private double to;
    private long start;
    private Rectangle standing = new Rectangle();
    private double glideFrom;
    private double glide;
    private long glideStart;
    private boolean carried;
    private double carriedX;
    private double carriedY;
    private double letGoX;
    private double letGoY;
    private int askings;

    TileButton(HandTile shown, Tiles tiles) {
        this.shown = shown;
        this.tiles = tiles;
        DrawnButton.bare(this);
        setRequestFocusEnabled(false); // only keys move the focus along the hand
        for (String arrow : List.of("LEFT", "RIGHT")) { // the arrows move along the hand, see TableKeys
            getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(arrow), "none");
        }
        getAccessibleContext().setAccessibleName(shown.accessible());
        rise = target(shown);
        to = rise;
    }

    Tile tile() {
        return shown.tile();
    }

    HandTile shown() {
        return shown;
    }

    /** Shows another state of the same tile. */
    void show(HandTile next, Tiles look, Speed pace) {
        speed = pace;
        setSelected(next.selected());
        if (next.equals(shown) && look == tiles) {
            return;
        }
        shown = next;
        tiles = look;
        getAccessibleContext().setAccessibleName(next.accessible());
        if (target(next) != to) {
            from = rise;
            to = target(next);
            start = System.nanoTime();
        }
        repaint();
    }

    /** Moves the tile to a place, given by its face at rest in the parent's coordinates. */
    void place(Rectangle face) {
        if (!face.equals(standing)) {
            width = face.width;
            standing = face;
            glide = 0;
        }
        carry(carriedX, carriedY);
    }

    /** Glides to a place if only the horizontal position changes; else moves there at once. */
    void glide(Rectangle face) {
        boolean along = !standing.isEmpty() && face.width == standing.width && face.y == standing.y;
        double way = standing.x + glide - face.x;
        if (along && face.x != standing.x) {
            standing = face;
            glideFrom = way;
            glide = way;
            glideStart = System.nanoTime();
        } else {
            place(face);
        }
    }

    /** Returns the face of the tile at rest, in the parent's coordinates. */
    public Rectangle standing() {
        return standing;
    }

    /** Marks the tile as picked up by the mouse. */
    public void liftUp() {
        carried = true;
        repaint();
    }

    /** Moves the tile by an offset from its place at rest. */
    public void carry(double dx, double dy) {
        carriedX = dx;
        carriedY = dy;
        setBounds(boundsAt((int) Math.round(standing.x + glide + dx), (int) Math.round(standing.y + dy)));
    }

    /** Starts the way back from the point where the mouse released the tile. */
    void letGo() {
        letGoX = carriedX;
        letGoY = carriedY;
    }

    /**
     * Moves the tile along its way back.
     *
     * @param share 0 at the point of release, 1 at the end
     */
    void carryBack(double share) {
        carry(letGoX * (1 - share), letGoY * (1 - share));
    }

    /** Ends the carrying and returns the tile to its place. */
    void putDown() {
        carried = false;
        carry(0, 0);
        repaint();
    }

    /** Returns the bounds of a tile with room for its marks, and for the longer shadow of a carried one. */
    private Rectangle boundsAt(int x, int y) {
        int side = side();
        return new Rectangle(x - side, y - above(), width + 2 * side, above() + height() + side);
    }

    /** Returns the present position of the tile's face, in the parent's coordinates. */
    public Rectangle face() {
        return new Rectangle(
                getX() + side(), (int) Math.round(getY() + above() - rise * width * 2.5), width, (int) (width * 2.5));
    }

    @Override
    public boolean moveTo(long nanos) {
        if (rise != to) {
            double time = time(nanos, start, RAISING);
            rise = time >= 1 ? to : from + (to - from) * Easing.out(time);
            repaint();
        }
        if (glide != 0) {
            double time = time(nanos, glideStart, GLIDING);
            glide = time >= 1 ? 0 : glideFrom * (1 - Easing.out(time));
            carry(carriedX, carriedY);
        }
        return rise != to || glide != 0;
    }

    private double time(long nanos, long since, int normal) {
        int duration = speed.millis(normal);
        return duration == 0 ? 1 : (nanos - since) / 1e6 / duration;
    }

    @Override
    public void finish() {
        if (rise != to) {
            rise = to;
            repaint();
        }
        glide = 0;
        carry(carriedX, carriedY);
    }

    @Override
    public void repaint(long soon, int x, int y, int w, int h) {
        super.repaint(soon, x, y, w, h);
        askings++;
    }

    @Override
    public int askings() {
        return askings;
    }

    @Override
    public boolean isMoving() {
        return carried || rise != to || glide != 0;
    }

    @Override
    public boolean contains(int x, int y) {
        // Includes the place at rest: a rising tile must not slip away from under the pointer.
        double top = above() - rise * width * 2.5;
        return x >= side() && x < side() + width && y >= top && y < above() + height();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        double x = side();
        double y = above() - rise * width * 2.5;
        if (carried || shown.selected() || rise > TileMarks.PLAYABLE_RISE) {
            tiles.raised(g, shown.tile().kind(), x, y, width);
        } else {
            tiles.face(g, shown.tile().kind(), x, y, width);
        }
        if (shown.selected()) {
            TileMarks.selected(g, x, y, width);
        } else if (shown.hinted()) {
            TileMarks.hinted(g, x, y, width);
        } else if (shown.offered()) {
            TileMarks.offered(g, x, y, width);
        } else if (shown.playable()) {
            TileMarks.chevron(g, x, y, width);
        }
        if (isFocusOwner()) {
            boolean edged = shown.selected() || shown.hinted() || shown.offered();
            TileMarks.focused(g, x, y, width, edged);
        }
        g.dispose();
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJToggleButton() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.CHECK_BOX;
                }
            };
        }
        return accessibleContext;
    }

    private static double target(HandTile tile) {
        return tile.selected() ? TileMarks.SELECTED_RISE : tile.playable() ? TileMarks.PLAYABLE_RISE : 0;
    }

    private int side() {
        return Math.max(10, (int) (width * (carried ? 0.5 : 0.17)));
    }

    private int above() {
        return (int) Math.ceil(width * 2.5 * TileMarks.SELECTED_RISE + Math.max(16, width * 0.25));
    }

    private int height() {
        return (int) Math.ceil(Tiles.height(width));
    }
}
