package org.tiengow.swing.view.table;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import org.tiengow.swing.model.TableScreen;
import org.tiengow.swing.model.TableScreen.Banker;
import org.tiengow.swing.model.TableScreen.Counted;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.BankerMark;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.tile.Piles;
import org.tiengow.swing.tile.Tiles;

/**
 * A seat on the felt: plate, tiles left, stacks, and the banker's mark.
 *
 * <pre>
 * side seats     opposite                          you
 * coin dice      Banker dice coin PLATE tiles stacks   coin dice
 * PLATE                                            stacks
 * tiles                                            PLATE
 * stacks
 * </pre>
 */
final class SeatView extends JComponent implements Pulse.Beat {
    private static final long LAST_SECONDS = 10_000;

    private TableScreen.Seat seat;
    private Tiles tiles;
    private TableLayout.Side side = TableLayout.Side.SELF;
    private Rectangle plate = new Rectangle();
    private boolean besideActs;
    private int handTile = 40;

    SeatView(TableScreen.Seat seat, Tiles tiles) {
        this.seat = seat;
        this.tiles = tiles;
        setFocusable(true);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                repaint();
            }

            @Override
            public void focusLost(FocusEvent event) {
                repaint();
            }
        });
    }

    TableScreen.Seat seat() {
        return seat;
    }

    void show(TableScreen.Seat next, Tiles look) {
        seat = next;
        tiles = look;
        setToolTipText(null);
        repaint();
    }

    /** Takes its place; the bounds hold everything around the plate. */
    void place(TableLayout layout, TableLayout.Side where, Rectangle at) {
        side = where;
        handTile = layout.tileWidth();
        besideActs = where == TableLayout.Side.SELF && layout.isPlateBesideActs();
        int edge = layout.px(16);
        int pile = (int) Math.ceil(handTile * Piles.WIDTH * Piles.HEIGHT);
        Rectangle all = switch (where) {
            case OPPOSITE -> new Rectangle(edge, 0, layout.feltWidth() - 2 * edge, at.y + at.height + edge);
            case LEFT, RIGHT ->
                new Rectangle(
                        at.x - edge,
                        at.y - layout.px(50),
                        at.width + 2 * edge,
                        at.height + layout.px(50 + 12 + 10 + 14) + backHeight() + pile);
            case SELF ->
                besideActs
                        ? new Rectangle(0, at.y - edge, layout.feltWidth(), at.height + 2 * edge)
                        : new Rectangle(
                                at.x - edge,
                                at.y - pile - layout.px(64),
                                at.width + 2 * edge,
                                at.height + pile + layout.px(64) + edge);
        };
        setBounds(all);
        plate = new Rectangle(at.x - all.x, at.y - all.y, at.width, at.height);
    }

    /** The middle of the plate in the parent's coordinates: where tiles come from. */
    Rectangle source() {
        Rectangle at = new Rectangle(plate);
        at.translate(getX(), getY());
        return at;
    }

    /** Where won tiles go, in the parent's coordinates. */
    Rectangle pileSpot() {
        double pile = handTile * Piles.WIDTH;
        Rectangle at = stacksAt();
        return new Rectangle(getX() + at.x, getY() + at.y, (int) pile, (int) (pile * Piles.HEIGHT));
    }

    @Override
    public boolean moveTo(long nanos) {
        if (seat.time() != null && seat.onTurn()) {
            repaint(plate.x, plate.y, plate.width, plate.height);
        }
        return false;
    }

    @Override
    public boolean isTicking() {
        return seat.time() != null && seat.onTurn() && seat.time().millisLeft(System.nanoTime()) > 0;
    }

    @Override
    public boolean contains(int x, int y) {
        return plate.contains(x, y);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        plateNow().paint(g, plate.x, plate.y, plate.width, plate.height);
        if (isFocusOwner()) {
            FocusRing.paint(g, plate.x, plate.y, plate.width, plate.height, Scale.of(12), true);
        }
        if (side != TableLayout.Side.SELF) {
            paintTilesLeft(g);
        }
        paintStacks(g);
        if (seat.banker() != null) {
            paintBanker(g, seat.banker());
        }
        g.dispose();
    }

    private Plate plateNow() {
        double ring = -1;
        String clock = "";
        boolean urgent = false;
        if (seat.onTurn() && seat.time() != null) {
            long left = seat.time().millisLeft(System.nanoTime());
            long seconds = (left + 999) / 1000;
            ring = Math.min(1, left / (double) Math.max(1, seat.time().totalMillis()));
            clock = seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
            urgent = left <= LAST_SECONDS;
        }
        Plate.Edge edge = switch (seat.presence()) {
            case LOST -> Plate.Edge.LOST;
            case READY -> Plate.Edge.READY;
            case PRESENT -> seat.onTurn() ? Plate.Edge.NOW : Plate.Edge.PLAIN;
        };
        return new Plate(
                seat.colour(),
                seat.name(),
                seat.initial(),
                seat.note(),
                seat.bot(),
                seat.standIn(),
                seat.caption(),
                seat.figure(),
                edge,
                ring,
                clock,
                urgent);
    }

    private void paintTilesLeft(Graphics2D g) {
        int count = seat.tilesLeft().count();
        double w = backWidth();
        double step = backStep();
        double x = tilesAt().x;
        double y = tilesAt().y;
        for (int i = 0; i < count; i++) {
            tiles.back(g, x + i * step, y, w);
        }
        counted(g, seat.tilesLeft(), x + backsWidth(), y + backHeight() / 2.0);
    }

    private double backStep() {
        int count = seat.tilesLeft().count();
        return count < 2 ? 0 : Math.min(backWidth() * 1.3, (Scale.of(104) - backWidth()) / (count - 1));
    }

    /** The width of the backs with the gap before the figure. */
    private double backsWidth() {
        int count = seat.tilesLeft().count();
        return count == 0 ? 0 : (count - 1) * backStep() + backWidth() + Scale.of(8);
    }

    private void paintStacks(Graphics2D g) {
        int count = seat.stacks().count();
        double pile = handTile * Piles.WIDTH;
        Rectangle at = stacksAt();
        double room = stacksRoom();
        if (count == 0) {
            double h = pile * Piles.PLACE_HEIGHT;
            double y = switch (side) {
                case OPPOSITE -> plate.getCenterY() - h / 2;
                case LEFT, RIGHT -> at.y + Scale.of(3);
                case SELF -> at.y + pile * Piles.HEIGHT - h - Scale.of(4);
            };
            Piles.place(g, at.x, y, pile);
            counted(g, seat.stacks(), at.x + pile + Scale.of(8), y + h / 2 + Scale.of(3));
            return;
        }
        new Piles(tiles).paint(g, count, at.x, at.y, pile, room);
        double end = at.x + Piles.width(count, pile, room) + Scale.of(8);
        counted(g, seat.stacks(), end, at.y + pile * Piles.HEIGHT - Scale.of(6));
    }

    private void counted(Graphics2D g, Counted counted, double x, double middle) {
        Palette palette = Palette.current();
        double base = Lettering.baseline(middle, Type.SMALL);
        Lettering figure = Lettering.of(Integer.toString(counted.count()), Type.Weight.SEMIBOLD, Type.SMALL);
        figure.draw(g, palette.feltText(), x, base);
        Lettering words = Lettering.of(counted.words(), Type.Weight.REGULAR, Type.SMALL);
        if (x + figure.width() + Scale.of(4) + words.width() <= getWidth()) { // else the figure says enough
            words.draw(g, palette.feltSecond(), x + figure.width() + Scale.of(4), base);
        }
    }

    private static double width(Counted counted) {
        return Lettering.of(Integer.toString(counted.count()), Type.Weight.SEMIBOLD, Type.SMALL)
                        .width()
                + Scale.of(4)
                + Lettering.of(counted.words(), Type.Weight.REGULAR, Type.SMALL).width();
    }

    private void paintBanker(Graphics2D g, Banker banker) {
        double r = Math.min(Scale.of(18), plate.height * 0.32);
        double die = r * 1.55;
        if (side == TableLayout.Side.OPPOSITE) {
            double middle = plate.getCenterY();
            double x = plate.x - Scale.of(14) - r;
            BankerMark.coin(g, x, middle, r);
            x -= r + Scale.of(9);
            for (int pips : BankerMark.dice(banker.rate())) {
                x -= die;
                BankerMark.die(g, pips, x, middle - die / 2, die);
                x -= Scale.of(7);
            }
            BankerMark.figure(g, banker.words(), banker.figure(), x - Scale.of(2), middle);
        } else {
            double middle = bankerMiddle();
            double x = besideActs ? stacksAt().x - Scale.of(150) : plate.x + r;
            BankerMark.coin(g, x, middle, r);
            x += r + Scale.of(8);
            for (int pips : BankerMark.dice(banker.rate())) {
                BankerMark.die(g, pips, x, middle - die / 2, die);
                x += die + Scale.of(7);
            }
            double base = Lettering.baseline(middle, Type.SMALL);
            Lettering words = Lettering.of(banker.words(), Type.Weight.REGULAR, Type.SMALL);
            words.draw(g, Palette.current().feltSecond(), x + Scale.of(2), base);
            Lettering.of(banker.figure(), Type.Weight.SEMIBOLD, Type.SMALL)
                    .draw(g, Palette.current().feltText(), x + words.width() + Scale.of(7), base);
        }
    }

    private double bankerMiddle() {
        if (besideActs) {
            return plate.getCenterY();
        }
        return side == TableLayout.Side.SELF ? stacksAt().y - Scale.of(30) : plate.y - Scale.of(26);
    }

    private Rectangle tilesAt() {
        if (side == TableLayout.Side.OPPOSITE) {
            return spot(plate.x + plate.width + Scale.of(19), plate.getCenterY() - backHeight() / 2.0);
        }
        return spot(plate.x + Scale.of(1), plate.y + plate.height + Scale.of(12));
    }

    private Rectangle stacksAt() {
        double pile = handTile * Piles.WIDTH * Piles.HEIGHT;
        return switch (side) {
            case OPPOSITE ->
                spot(
                        tilesAt().x + backsWidth() + width(seat.tilesLeft()) + Scale.of(30),
                        plate.getCenterY() - pile / 2 - Scale.of(2));
            case LEFT, RIGHT -> spot(plate.x + Scale.of(1), tilesAt().y + backHeight() + Scale.of(11));
            case SELF ->
                besideActs
                        ? spot(getWidth() - Scale.of(24) - stacksRoom() - Scale.of(60), plate.getCenterY() - pile / 2)
                        : spot(plate.x + Scale.of(1), plate.y - pile - Scale.of(10));
        };
    }

    private double stacksRoom() {
        return Math.max(handTile * Piles.WIDTH, Math.min(plate.width - Scale.of(56), besideActs ? Scale.of(70) : 1e9));
    }

    private double backWidth() {
        return Scale.of(10.5);
    }

    private int backHeight() {
        return Math.round(Scale.of(10.5 * 2.5));
    }

    private static Rectangle spot(double x, double y) {
        return new Rectangle((int) Math.round(x), (int) Math.round(y), 0, 0);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public String getAccessibleName() {
                    return seat.accessible();
                }

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }
            };
        }
        return accessibleContext;
    }
}
