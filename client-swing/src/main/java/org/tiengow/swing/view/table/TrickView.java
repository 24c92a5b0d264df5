package org.tiengow.swing.view.table;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.swing.model.TableScreen;
import org.tiengow.swing.model.TableScreen.PlayState;
import org.tiengow.swing.model.TableScreen.TablePlay;
import org.tiengow.swing.model.TableScreen.Trick;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.Wrapping;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.table.TableLayout.Side;

/** The middle of the felt: the trick as it lies, and the way of its tiles from one scene to the next. */
final class TrickView extends JComponent {
    private static final int APART = 40;

    private TableLayout layout;
    private Tiles tiles;
    private TableScreen shown;
    private @Nullable Movement movement;
    private Function<Integer, Rectangle> source = seat -> new Rectangle();
    private Function<Integer, Rectangle> pile = seat -> new Rectangle();
    private final Map<Tile, Rectangle> leaving = new HashMap<>();

    /**
     * On the way from one scene to another.
     *
     * @param before the scene that is left
     * @param way how
     * @param winner who gathers, or −1
     * @param millis how long since it began
     * @param duration how long it takes, without the delays between tiles
     * @param fade whether nothing travels and one scene fades into the other
     */
    record Movement(TableScreen before, Playback.Way way, int winner, double millis, int duration, boolean fade) {}

    TrickView(TableScreen shown, TableLayout layout, Tiles tiles) {
        this.shown = shown;
        this.layout = layout;
        this.tiles = tiles;
    }

    /** Where tiles come from, and where they go, by seat. */
    void setWays(Function<Integer, Rectangle> plates, Function<Integer, Rectangle> piles) {
        source = plates;
        pile = piles;
    }

    /** Remembers where tiles of the hand stand, so that they can leave from there. */
    void remember(Map<Tile, Rectangle> hand) {
        leaving.putAll(hand);
    }

    void show(TableScreen screen, TableLayout at, Tiles look, @Nullable Movement moving) {
        shown = screen;
        layout = at;
        tiles = look;
        movement = moving;
        repaint();
    }

    /** How long the tiles of a movement need more than its duration, since they leave one after another. */
    static int delays(TableScreen screen) {
        int most =
                screen.trick().plays().stream().mapToInt(TablePlay::count).max().orElse(1);
        return (most - 1) * APART;
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
            paintScene(g, shown);
        } else if (moving.fade() || moving.way() == Playback.Way.AT_ONCE) {
            double time = Math.min(1, moving.millis() / Math.max(1, moving.duration()));
            Tiles.faded(g, 1 - time, () -> paintScene(g, moving.before()));
            Tiles.faded(g, time, () -> paintScene(g, shown));
        } else {
            paintMoving(g, moving);
        }
        g.dispose();
    }

    private void paintScene(Graphics2D g, TableScreen screen) {
        TrickLayout at = layoutOf(screen);
        paintFrame(g, screen, at);
        for (TrickLayout.Placed placed : at.all()) {
            for (int i = 0; i < placed.tiles().size(); i++) {
                paintTile(g, placed.play(), i, placed.tiles().get(i), dimming(placed.play()));
            }
            paintCaptions(g, placed);
        }
    }

    private void paintMoving(Graphics2D g, Movement moving) {
        boolean gathering = moving.way() == Playback.Way.GATHER;
        TrickLayout from = layoutOf(moving.before());
        TrickLayout to = layoutOf(shown);
        paintFrame(g, gathering ? moving.before() : shown, gathering ? from : to);
        if (gathering) {
            for (TrickLayout.Placed placed : from.all()) {
                gather(g, placed, moving);
            }
            return;
        }
        for (TrickLayout.Placed placed : to.all()) {
            TrickLayout.Placed before = from.of(placed.side());
            if (before != null && before.play().seat() == placed.play().seat()) {
                slide(g, before, placed, moving);
            }
        }
        for (TrickLayout.Placed placed : to.all()) {
            if (from.of(placed.side()) == null) {
                fly(g, placed, moving);
            }
        }
    }

    private void slide(Graphics2D g, TrickLayout.Placed before, TrickLayout.Placed after, Movement moving) {
        double share = Speed.ease(moving.millis() / (moving.duration() * 0.85));
        double dim = dimming(before.play()) + (dimming(after.play()) - dimming(before.play())) * share;
        for (int i = 0; i < after.tiles().size(); i++) {
            Rectangle2D start = before.tiles().get(Math.min(i, before.tiles().size() - 1));
            paintTile(g, after.play(), i, between(start, after.tiles().get(i), share), dim);
        }
        boolean changed = before.play().state() != after.play().state();
        Tiles.faded(g, changed ? share : 1, () -> paintCaptions(g, after));
    }

    private void fly(Graphics2D g, TrickLayout.Placed placed, Movement moving) {
        TablePlay play = placed.play();
        List<Tile> known = play.tiles().tiles();
        for (int i = 0; i < placed.tiles().size(); i++) {
            double time = (moving.millis() - i * APART) / moving.duration();
            double share = Speed.ease(time);
            Rectangle home = i < known.size() ? leaving.get(known.get(i)) : null;
            Rectangle2D start = home != null && placed.side() == Side.SELF ? home : startOf(play.seat());
            Rectangle2D at = between(start, placed.tiles().get(i), share);
            if (home == null && !known.isEmpty()) {
                double turned = Math.max(-1, Math.min(1, -1 + time * 2 * 260 / 180));
                tiles.turning(g, known.get(i).kind(), turned, at.getX(), at.getY(), at.getWidth());
            } else {
                tiles.raised(g, known.isEmpty() ? null : known.get(i).kind(), at.getX(), at.getY(), at.getWidth());
            }
        }
    }

    private void gather(Graphics2D g, TrickLayout.Placed placed, Movement moving) {
        Rectangle goal = pile.apply(moving.winner());
        for (int i = 0; i < placed.tiles().size(); i++) {
            double time = (moving.millis() - i * APART) / moving.duration();
            double share = Speed.ease(time);
            Rectangle2D small = new Rectangle2D.Double(goal.x, goal.y, goal.width * 0.6, goal.width * 1.5);
            Rectangle2D at = between(placed.tiles().get(i), small, share);
            List<Tile> known = placed.play().tiles().tiles();
            double side = known.isEmpty() ? -1 : Math.max(-1, 1 - time * 3);
            TileKind face = known.isEmpty() ? TileKind.HEAVEN : known.get(i).kind();
            Tiles.faded(g, share > 0.8 ? (1 - share) * 5 : 1, () -> {
                if (side <= -1) {
                    tiles.back(g, at.getX(), at.getY(), at.getWidth());
                } else {
                    tiles.turning(g, face, side, at.getX(), at.getY(), at.getWidth());
                }
            });
        }
    }

    private void paintTile(Graphics2D g, TablePlay play, int index, Rectangle2D at, double dim) {
        List<Tile> known = play.tiles().tiles();
        if (play.state() == PlayState.FORFEITED || known.isEmpty()) {
            tiles.back(g, at.getX(), at.getY(), at.getWidth());
        } else {
            tiles.dimmed(g, known.get(index).kind(), at.getX(), at.getY(), at.getWidth(), dim);
        }
    }

    private void paintCaptions(Graphics2D g, TrickLayout.Placed placed) {
        Palette palette = Palette.current();
        TablePlay play = placed.play();
        if (play.state() == PlayState.BEST) {
            double size = layout.isCompact() ? Type.MAIN : Type.SET;
            double middle = placed.captionTop() + Scale.of(13);
            Lettering.of(layout.isCompact() ? play.compact() : play.title(), Type.Weight.SEMIBOLD, size)
                    .drawCentred(g, palette.feltText(), placed.caption(), Lettering.baseline(middle, size));
            if (!layout.isCompact()) {
                Lettering.of(play.detail(), Type.Weight.REGULAR, Type.SMALL)
                        .drawCentred(
                                g,
                                palette.feltSecond(),
                                placed.caption(),
                                Lettering.baseline(middle + Scale.of(20), Type.SMALL));
            }
            return;
        }
        List<Lettering> title = Wrapping.wrap(play.title(), Type.Weight.SEMIBOLD, Type.SMALL, placed.room());
        if (layout.isTight() && title.size() > 2) {
            return; // the log says it too
        }
        double middle = placed.captionTop() + Scale.of(10);
        for (Lettering line : title) {
            line.drawCentred(g, palette.feltText(), placed.caption(), Lettering.baseline(middle, Type.SMALL));
            middle += Scale.of(16.5);
        }
        if (!layout.isTight()) {
            Lettering.of(play.detail(), Type.Weight.REGULAR, Type.CAPTION)
                    .drawCentred(g, palette.feltSecond(), placed.caption(), Lettering.baseline(middle, Type.CAPTION));
        }
    }

    /** The gold frame: its point shows whose set lies in it, or who must fill it. */
    private void paintFrame(Graphics2D g, TableScreen screen, TrickLayout at) {
        Trick trick = screen.trick();
        TablePlay best = trick.plays().stream()
                .filter(play -> play.state() == PlayState.BEST)
                .findFirst()
                .orElse(null);
        if (best == null && trick.empty().isEmpty()) {
            return;
        }
        Palette palette = Palette.current();
        Rectangle frame = at.frame();
        int owner = best == null ? trick.owner() : best.seat();
        Path2D outline = outline(frame, sideOf(screen, owner));
        g.setColor(new Color(0, 0, 0, 38));
        g.fill(outline);
        boolean now = best != null || owner >= 0 && sideOf(screen, owner) == Side.SELF;
        g.setColor(now ? palette.gold() : Palette.alpha(palette.feltText(), 0.35));
        g.setStroke(
                best == null
                        ? Paint.dashed(Scale.of(2), Scale.of(7), Scale.of(5))
                        : new BasicStroke(Scale.of(2.4), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(outline);
        if (best == null) {
            Lettering.of(trick.empty(), Type.Weight.SEMIBOLD, Type.SET)
                    .drawCentred(
                            g,
                            palette.feltText(),
                            frame.getCenterX(),
                            Lettering.baseline(
                                    frame.getMaxY() + Scale.of(sideOf(screen, owner) == Side.SELF ? 27 : 19),
                                    Type.SET));
        }
    }

    private static Path2D outline(Rectangle r, @Nullable Side side) {
        double radius = Scale.of(15);
        double point = Scale.of(12);
        Path2D path = new Path2D.Double(Paint.round(r.x, r.y, r.width, r.height, radius));
        if (side == null) {
            return path;
        }
        Path2D tip = new Path2D.Double();
        switch (side) {
            case OPPOSITE -> triangle(tip, r.getCenterX(), r.y, point, 0, -point);
            case SELF -> triangle(tip, r.getCenterX(), r.getMaxY(), point, 0, point);
            case LEFT -> triangle(tip, r.x, r.getCenterY(), point, -point, 0);
            case RIGHT -> triangle(tip, r.getMaxX(), r.getCenterY(), point, point, 0);
        }
        Area both = new Area(path);
        both.add(new Area(tip));
        return new Path2D.Double(both);
    }

    private static void triangle(Path2D path, double x, double y, double half, double dx, double dy) {
        boolean upright = dx == 0;
        path.moveTo(x - (upright ? half : dx * 0.1), y - (upright ? dy * 0.1 : half));
        path.lineTo(x + dx, y + dy);
        path.lineTo(x + (upright ? half : -dx * 0.1), y + (upright ? -dy * 0.1 : half));
        path.closePath();
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
                return layout.side(place, screen.clockwise());
            }
        }
        return null;
    }

    private Rectangle2D startOf(int seat) {
        Rectangle plate = source.apply(seat);
        double w = Scale.of(14);
        return new Rectangle2D.Double(plate.getCenterX() - w / 2, plate.getCenterY() - w, w, w * 2.5);
    }

    private static double dimming(TablePlay play) {
        return play.state() == PlayState.BEATEN ? 1 : 0;
    }

    private static Rectangle2D between(Rectangle2D from, Rectangle2D to, double share) {
        double w = from.getWidth() + (to.getWidth() - from.getWidth()) * share;
        return new Rectangle2D.Double(
                from.getX() + (to.getX() - from.getX()) * share,
                from.getY() + (to.getY() - from.getY()) * share,
                w,
                w * 2.5);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public String getAccessibleName() {
                    List<TablePlay> plays = shown.trick().plays();
                    return plays.isEmpty()
                            ? shown.trick().empty()
                            : String.join(
                                    "; ",
                                    plays.stream().map(TablePlay::accessible).toList());
                }

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.PANEL;
                }
            };
        }
        return accessibleContext;
    }
}
