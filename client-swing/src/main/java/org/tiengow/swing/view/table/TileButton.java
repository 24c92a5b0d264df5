package org.tiengow.swing.view.table;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.BorderFactory;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import org.tiengow.engine.tile.Tile;
import org.tiengow.swing.model.TableScreen.HandTile;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.tile.TileMarks;
import org.tiengow.swing.tile.Tiles;

/** A tile of the hand. Its bounds leave room for standing up and for the marks around it; only the tile takes clicks. */
final class TileButton extends JToggleButton implements Pulse.Beat {
    private static final int RAISING = 90;

    private HandTile shown;
    private Tiles tiles;
    private Speed speed = Speed.NORMAL;
    private int width = 20;
    private double rise;
    private double from;
    private double to;
    private long start;

    TileButton(HandTile shown, Tiles tiles) {
        this.shown = shown;
        this.tiles = tiles;
        setContentAreaFilled(false);
        setBorder(BorderFactory.createEmptyBorder());
        setFocusPainted(false);
        setOpaque(false);
        for (String arrow : List.of("LEFT", "RIGHT")) { // the arrows walk along the hand, see TableKeys
            getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(arrow), "none");
        }
        rise = target(shown);
        to = rise;
    }

    Tile tile() {
        return shown.tile();
    }

    /** Shows another state of the same tile. */
    void show(HandTile next, Tiles look, Speed pace) {
        shown = next;
        tiles = look;
        speed = pace;
        setSelected(next.selected());
        getAccessibleContext().setAccessibleName(next.accessible());
        if (target(next) != to) {
            from = rise;
            to = target(next);
            start = System.nanoTime();
        }
        repaint();
    }

    /** Puts the tile's face, at rest, to this place of its parent. */
    void place(Rectangle face) {
        width = face.width;
        int side = side();
        setBounds(face.x - side, face.y - above(), face.width + 2 * side, above() + height() + side);
    }

    /** The tile's face as it stands now, in the parent's coordinates. */
    Rectangle face() {
        return new Rectangle(
                getX() + side(), (int) Math.round(getY() + above() - rise * width * 2.5), width, (int) (width * 2.5));
    }

    @Override
    public boolean moveTo(long nanos) {
        if (rise == to) {
            return false;
        }
        int duration = speed.millis(RAISING);
        double time = duration == 0 ? 1 : (nanos - start) / 1e6 / duration;
        rise = time >= 1 ? to : from + (to - from) * Speed.ease(time);
        repaint();
        return rise != to;
    }

    @Override
    public void finish() {
        rise = to;
        repaint();
    }

    @Override
    public boolean contains(int x, int y) {
        // The place at rest belongs to the tile too: it must not slip away from under the mouse.
        double top = above() - rise * width * 2.5;
        return x >= side() && x < side() + width && y >= top && y < above() + height();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        double x = side();
        double y = above() - rise * width * 2.5;
        if (shown.selected() || rise > TileMarks.PLAYABLE_RISE) {
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
            TileMarks.focused(g, x, y, width);
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
        return Math.max(10, (int) (width * 0.17));
    }

    private int above() {
        return (int) Math.ceil(width * 2.5 * TileMarks.SELECTED_RISE + Math.max(16, width * 0.25));
    }

    private int height() {
        return (int) Math.ceil(Tiles.height(width));
    }
}
