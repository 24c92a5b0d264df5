package org.tiengow.swing.view.table.trick;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.accessibility.AccessibleRole;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.part.SpokenPart;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.table.layout.SeatLayout;
import org.tiengow.swing.view.table.layout.Side;
import org.tiengow.swing.view.table.layout.TableLayout;
import org.tiengow.swing.view.table.layout.TrickLayout;
import org.tiengow.swing.view.table.motion.Movement;
import org.tiengow.swing.view.table.motion.Playback;

/**
 * The middle of the felt: the trick, and its tiles on their way from one scene to the next. While tiles move, only the areas that they
 * leave and reach are repainted.
 */
public final class TrickView extends SpokenPart {
    private final Flights flights;
    private TableLayout layout;
    private TrickPainter painter;
    private Tiles tiles;
    private TableScreen shown;
    private @Nullable Movement movement;
    private TrickLayout at;
    private TrickLayout from;
    private List<Drawn> drawn = List.of();

    public TrickView(TableScreen shown, TableLayout layout, Tiles tiles, Flights flights) {
        super(AccessibleRole.PANEL);
        this.shown = shown;
        this.layout = layout;
        this.tiles = tiles;
        this.flights = flights;
        painter = new TrickPainter(layout);
        at = layoutOf(shown);
        from = at;
        drawn = Flights.lying(at);
    }

    /**
     * Shows a scene, or a moment on the way to it.
     *
     * @param moving null for the scene at rest
     */
    public void show(TableScreen screen, TableLayout newLayout, Tiles look, @Nullable Movement moving) {
        Movement before = movement;
        boolean same = newLayout == layout && look == tiles && before == null && moving == null;
        if (same
                && screen.trick().equals(shown.trick())
                && screen.seats().size() == shown.seats().size()) {
            shown = screen;
            return;
        }
        boolean goesOn = screen == shown
                && newLayout == layout
                && look == tiles
                && moving != null
                && before != null
                && moving.before() == before.before()
                && !moving.fade();
        Rectangle old = goesOn ? new Rectangle() : reach();
        List<Drawn> last = drawn;
        shown = screen;
        tiles = look;
        movement = moving;
        if (newLayout != layout) {
            layout = newLayout;
            painter = new TrickPainter(newLayout);
        }
        if (!goesOn) {
            at = layoutOf(screen);
            from = moving == null ? at : layoutOf(moving.before());
        }
        drawn = moving == null || moving.fade() ? Flights.lying(at) : flights.at(moving, from, at);
        if (goesOn) {
            repaintChanged(last, moving);
        } else {
            repaint(old.union(reach()));
        }
    }

    private void repaintChanged(List<Drawn> last, @Nullable Movement moving) {
        for (int i = 0; i < Math.max(last.size(), drawn.size()); i++) {
            Drawn before = i < last.size() ? last.get(i) : null;
            Drawn now = i < drawn.size() ? drawn.get(i) : null;
            if (before != null && !before.equals(now)) {
                repaint(before.reach());
            }
            if (now != null && !now.equals(before)) {
                repaint(now.reach());
            }
        }
        if (moving != null && moving.aside() < 1) {
            at.all().forEach(placed -> repaint(painter.captionsOf(placed)));
        }
    }

    /** Returns the area that the trick covers now. */
    private Rectangle reach() {
        Rectangle all = painter.reachOf(at).union(painter.reachOf(from));
        for (Drawn each : drawn) {
            all.add(each.reach());
        }
        for (TrickLayout layer : List.of(from, at)) {
            for (TrickLayout.Placed placed : layer.all()) {
                all.add(painter.captionsOf(placed));
                placed.tiles().forEach(all::add);
            }
        }
        return all;
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Movement moving = movement;
        if (moving == null) {
            paintStill(g, shown, at, drawn);
        } else if (moving.fade()) {
            double time = Math.min(1, moving.millis() / Math.max(1, moving.duration()));
            Tiles.faded(g, 1 - time, () -> paintStill(g, moving.before(), from, Flights.lying(from)));
            Tiles.faded(g, time, () -> paintStill(g, shown, at, drawn));
        } else {
            paintMoving(g, moving);
        }
        g.dispose();
    }

    private void paintStill(Graphics2D g, TableScreen screen, TrickLayout where, List<Drawn> lying) {
        painter.frame(g, screen.trick(), where, owner(screen));
        where.all().forEach(placed -> painter.captions(g, where, placed));
        lying.forEach(each -> paint(g, each));
    }

    private void paintMoving(Graphics2D g, Movement moving) {
        if (moving.way() == Playback.Way.GATHER) {
            painter.frame(g, moving.before().trick(), from, owner(moving.before()));
        } else {
            painter.frame(g, shown.trick(), at, owner(shown));
            for (TrickLayout.Placed placed : at.all()) {
                TrickLayout.Placed before = Flights.before(from, placed);
                if (before != null) {
                    boolean changed = before.play().state() != placed.play().state();
                    Tiles.faded(g, changed ? moving.aside() : 1, () -> painter.captions(g, at, placed));
                }
            }
        }
        drawn.forEach(each -> paint(g, each));
    }

    private void paint(Graphics2D g, Drawn each) {
        if (g.hitClip(each.reach().x, each.reach().y, each.reach().width, each.reach().height)) {
            each.paint(g, tiles);
        }
    }

    private @Nullable Side owner(TableScreen screen) {
        TableTrick trick = screen.trick();
        int seat = trick.plays().stream()
                .filter(play -> play.state() == PlayState.BEST)
                .findFirst()
                .map(TablePlay::seat)
                .orElse(trick.owner());
        return sideOf(screen, seat);
    }

    private TrickLayout layoutOf(TableScreen screen) {
        Map<Side, TablePlay> plays = new EnumMap<>(Side.class);
        for (TablePlay play : screen.trick().plays()) {
            Side side = sideOf(screen, play.seat());
            if (side != null) {
                plays.put(side, play);
            }
        }
        return new TrickLayout(layout, plays, screen.seats().size() > 2);
    }

    private @Nullable Side sideOf(TableScreen screen, int seat) {
        for (int place = 0; place < screen.seats().size(); place++) {
            if (screen.seats().get(place).seat() == seat) {
                return new SeatLayout(layout, screen.clockwise()).side(place);
            }
        }
        return null;
    }

    @Override
    protected String spoken() {
        List<TablePlay> plays = shown.trick().plays();
        return plays.isEmpty()
                ? shown.trick().empty()
                : String.join(" · ", plays.stream().map(TablePlay::accessible).toList());
    }
}
