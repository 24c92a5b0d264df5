package org.tiengow.swing.view.table.trick;

import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.view.table.layout.Side;
import org.tiengow.swing.view.table.layout.TrickLayout;
import org.tiengow.swing.view.table.motion.Easing;
import org.tiengow.swing.view.table.motion.Movement;
import org.tiengow.swing.view.table.motion.Playback;

/** The paths of tiles between two scenes: from the hand or a plate to the trick, aside when they are beaten, and to a pile. */
public final class Flights {
    private static final double TURNING = 180 / 260.0;

    private final IntFunction<Rectangle> plates;
    private final IntFunction<Rectangle> piles;
    private final Map<Tile, Rectangle> leaving = new HashMap<>();

    /**
     * Creates the paths between the places of seats.
     *
     * @param plates the plate from which a seat's tiles start
     * @param piles the place to which a seat's tricks move
     */
    public Flights(IntFunction<Rectangle> plates, IntFunction<Rectangle> piles) {
        this.plates = plates;
        this.piles = piles;
    }

    /** Remembers the positions of the hand's tiles as starting points of their flights. */
    public void remember(Map<Tile, Rectangle> hand) {
        leaving.putAll(hand);
    }

    /** Returns the tiles of a static scene. */
    static List<Drawn> lying(TrickLayout at) {
        List<Drawn> drawn = new ArrayList<>();
        for (TrickLayout.Placed placed : at.all()) {
            for (int i = 0; i < placed.tiles().size(); i++) {
                drawn.add(Drawn.lying(face(placed.play(), i), placed.tiles().get(i), dimming(placed.play())));
            }
        }
        return drawn;
    }

    /** Returns the tiles at one moment; tiles of new plays come last, above the others. */
    List<Drawn> at(Movement moving, TrickLayout from, TrickLayout to) {
        List<Drawn> drawn = new ArrayList<>();
        if (moving.way() == Playback.Way.GATHER) {
            from.all().forEach(placed -> gather(drawn, placed, moving));
            return drawn;
        }
        for (TrickLayout.Placed placed : to.all()) {
            if (before(from, placed) != null) {
                slide(drawn, from, placed, moving);
            }
        }
        for (TrickLayout.Placed placed : to.all()) {
            if (before(from, placed) == null) {
                fly(drawn, placed, moving);
            }
        }
        return drawn;
    }

    /** Returns the position of a play in the previous scene; null for a new play. */
    static TrickLayout.@Nullable Placed before(TrickLayout from, TrickLayout.Placed placed) {
        TrickLayout.Placed before = from.of(placed.side());
        return before != null && before.play().seat() == placed.play().seat() ? before : null;
    }

    private static void slide(List<Drawn> drawn, TrickLayout from, TrickLayout.Placed after, Movement moving) {
        TrickLayout.Placed before = from.of(after.side());
        if (before == null) {
            return;
        }
        double share = moving.aside();
        double dim = dimming(before.play()) + (dimming(after.play()) - dimming(before.play())) * share;
        for (int i = 0; i < after.tiles().size(); i++) {
            Rectangle2D start = before.tiles().get(Math.min(i, before.tiles().size() - 1));
            TileKind face = face(after.play(), i);
            Rectangle2D at = between(start, after.tiles().get(i), share);
            boolean turns = face != null && face(before.play(), i) == null;
            double side = 2 * moving.time(i) - 1;
            drawn.add(
                    turns && side < 1
                            ? new Drawn(face, Math.max(-1, side), at, at.getWidth(), 0, 1, true)
                            : Drawn.lying(face, at, dim));
        }
    }

    private void fly(List<Drawn> drawn, TrickLayout.Placed placed, Movement moving) {
        TablePlay play = placed.play();
        List<Tile> known = play.tiles().tiles();
        for (int i = 0; i < placed.tiles().size(); i++) {
            double time = moving.time(i);
            Rectangle2D goal = placed.tiles().get(i);
            Rectangle home = i < known.size() && placed.side() == Side.SELF ? leaving.get(known.get(i)) : null;
            Rectangle2D at = between(home == null ? startOf(play.seat()) : home, goal, Easing.out(time));
            TileKind face = face(play, i);
            double side = face == null ? -1 : home != null ? 1 : Math.max(-1, Math.min(1, 2 * time / TURNING - 1));
            if (time >= 1) {
                drawn.add(Drawn.lying(face, goal, 0));
            } else if (home != null || time > 0) { // a tile of another hand is invisible before it leaves
                drawn.add(new Drawn(face, side, at, goal.getWidth(), 0, 1, true));
            }
        }
    }

    private void gather(List<Drawn> drawn, TrickLayout.Placed placed, Movement moving) {
        Rectangle pile = piles.apply(moving.winner());
        Rectangle2D goal = new Rectangle2D.Double(pile.x, pile.y, pile.width * 0.6, pile.width * 1.5);
        for (int i = 0; i < placed.tiles().size(); i++) {
            double time = moving.time(i);
            double share = Easing.out(time);
            TileKind face = face(placed.play(), i);
            double side = face == null ? -1 : Math.max(-1, Math.min(1, 1 - 2 * time / TURNING));
            double opacity = share > 0.8 ? Math.max(0, (1 - share) * 5) : 1;
            drawn.add(new Drawn(
                    face, side, between(placed.tiles().get(i), goal, share), goal.getWidth(), 0, opacity, true));
        }
    }

    private Rectangle2D startOf(int seat) {
        Rectangle plate = plates.apply(seat);
        double w = Scale.of(22);
        return new Rectangle2D.Double(plate.getCenterX() - w / 2, plate.getCenterY() - w * 1.25, w, w * 2.5);
    }

    private static @Nullable TileKind face(TablePlay play, int index) {
        List<Tile> known = play.tiles().tiles();
        boolean down = play.state() == PlayState.FORFEITED || index >= known.size();
        return down ? null : known.get(index).kind();
    }

    private static double dimming(TablePlay play) {
        return play.state() == PlayState.BEATEN ? 1 : 0;
    }

    static Rectangle2D between(Rectangle2D from, Rectangle2D to, double share) {
        double w = from.getWidth() + (to.getWidth() - from.getWidth()) * share;
        return new Rectangle2D.Double(
                from.getX() + (to.getX() - from.getX()) * share,
                from.getY() + (to.getY() - from.getY()) * share,
                w,
                w * 2.5);
    }
}
