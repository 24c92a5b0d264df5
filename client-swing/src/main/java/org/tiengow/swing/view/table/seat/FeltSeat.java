package org.tiengow.swing.view.table.seat;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.List;
import javax.accessibility.AccessibleRole;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.ShownSeat.Banker;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.BankerMark;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.theme.part.SpokenPart;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.table.layout.OpenHands;
import org.tiengow.swing.view.table.layout.SeatPlace;
import org.tiengow.swing.view.table.layout.Side;
import org.tiengow.swing.view.table.motion.AnimationClock;
import org.tiengow.swing.view.table.motion.StaticLayer;

/** A seat on the felt: plate, remaining tiles, stacks, and the banker's mark, each at its {@link SeatPlace}. */
public final class FeltSeat extends SpokenPart implements AnimationClock.Beat, StaticLayer.Part {
    private static final long LAST_SECONDS = 10_000;
    private static final int EDGE = 16;
    private static final int RINGS = 6;
    /** Milliseconds for which a bubble is shown; the next two are the durations of its fading in and out. */
    private static final long SHOWN = 3_000;

    private static final double COMES = 160;
    private static final double GOES = 500;

    private ShownSeat seat;
    private int counting;
    private Tiles tiles;
    private Side side = Side.SELF;
    private SeatPlace at = new SeatPlace(new Rectangle(), new Rectangle(), new Rectangle(), new Rectangle(), 1);
    private Rectangle plate = at.plate();
    private @Nullable OpenHands hands;
    private int askings;
    private double tallied = -1;
    private double glow;
    private boolean fades = true;
    private boolean said;
    private Bubble.Offer offer = Bubble.Offer.NOTHING;

    FeltSeat(ShownSeat seat, Tiles tiles) {
        super(AccessibleRole.LABEL);
        this.seat = seat;
        this.counting = seat.chips();
        this.tiles = tiles;
        setFocusable(true);
        FocusRing.follow(this);
    }

    void show(ShownSeat next, Tiles look) {
        if (!next.equals(seat) || look != tiles) {
            seat = next;
            tiles = look;
            repaint();
        }
        count(next.chips());
    }

    /**
     * Shows the offer of reactions at this plate.
     *
     * @param offered empty for seats other than the viewer's
     * @param isFading whether the bubble fades in and out
     */
    void show(Bubble.Offer offered, boolean isFading) {
        fades = isFading;
        if (offered.words().isEmpty()) { // the offer has a tool tip of its own
            Banker banker = seat.banker();
            setToolTipText(banker == null || banker.note().isEmpty() ? null : banker.note());
        }
        if (!offered.equals(offer)) {
            offer = offered;
            repaint(plate);
        }
    }

    /** Returns the bounds of the plate in this component. */
    Rectangle plate() {
        return plate;
    }

    /** Shows another number of chips while the chips are travelling. */
    void count(int chips) {
        if (counting != chips) {
            counting = chips;
            repaint(plate);
        }
    }

    /**
     * Shows the effects of the moment of a won round.
     *
     * @param counted the share of the stacks counted so far, 0 to 1, shown in a large figure; negative for none
     * @param glowing the strength of the plate's glow, 0 to 1
     */
    void showMoment(double counted, double glowing) {
        if (counted != tallied || glowing != glow) {
            tallied = counted;
            glow = glowing;
            repaint();
        }
    }

    /** Moves the seat to its place. The bounds include all parts around the plate. */
    void place(Side where, SeatPlace place, @Nullable OpenHands open) {
        side = where;
        hands = open;
        Rectangle all = place.all();
        all.grow(Scale.px(EDGE), Scale.px(EDGE));
        setBounds(all);
        at = new SeatPlace(
                inside(place.plate()),
                inside(place.banker()),
                inside(place.tiles()),
                inside(place.stacks()),
                place.pile());
        plate = at.plate();
    }

    private Rectangle inside(Rectangle place) {
        return new Rectangle(place.x - getX(), place.y - getY(), place.width, place.height);
    }

    /** Returns the bounds of the plate in the parent's coordinates; tiles start from its middle. */
    public Rectangle source() {
        return outside(plate);
    }

    /** Returns the destination of won tiles, in the parent's coordinates. */
    Rectangle pileSpot() {
        return outside(counts().pile());
    }

    private SeatCounts counts() {
        return new SeatCounts(seat, tiles, side, at, hands, getWidth(), tallied);
    }

    private Rectangle outside(Rectangle place) {
        return new Rectangle(place.x + getX(), place.y + getY(), place.width, place.height);
    }

    @Override
    public boolean moveTo(long nanos) {
        Bubble bubble = seat.bubble();
        boolean says = bubble != null && bubble.isShown(nanos);
        boolean fading = says && bubble != null && fades && alpha(bubble, nanos) < 1;
        if (seat.time() != null && isTimed() || says != said || fading) {
            repaint(plate.x, plate.y, plate.width, plate.height);
        }
        said = says;
        return fading;
    }

    /** Returns the opacity of a bubble. It fades in and out, unless movements are off. */
    private float alpha(Bubble bubble, long nanos) {
        long left = bubble.ends().left(nanos).toMillis();
        double come = left > SHOWN ? 1 : (SHOWN - left) / COMES;
        double goes = left / GOES;
        return fades ? (float) Math.max(0, Math.min(1, Math.min(come, goes))) : 1;
    }

    @Override
    public boolean isTicking() {
        return said || seat.time() != null && isTimed() && seat.time().millisLeft(System.nanoTime()) > 0;
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
        return false;
    }

    @Override
    public boolean contains(int x, int y) {
        return plate.contains(x, y);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        if (glow > 0) {
            paintGlow(g);
        }
        Plate now = plateNow();
        now.paint(g, plate.x, plate.y, plate.width, plate.height);
        if (glow > 0) {
            Paint.edge(
                    g,
                    Palette.alpha(Palette.current().gold(), glow),
                    plate.x,
                    plate.y,
                    plate.width,
                    plate.height,
                    Scale.of(12),
                    Scale.of(2));
        }
        Bubble bubble = seat.bubble();
        long nanos = System.nanoTime();
        if (bubble != null && bubble.isShown(nanos)) {
            now.paintBubble(
                    g,
                    bubble.reaction(),
                    bubble.words(),
                    alpha(bubble, nanos),
                    plate.x,
                    plate.y,
                    plate.width,
                    plate.height);
        }
        if (isFocusOwner()) {
            FocusRing.paint(g, plate.x, plate.y, plate.width, plate.height, Scale.of(12), true);
        }
        counts().paint(g);
        if (seat.banker() != null) {
            paintBanker(g, seat.banker());
        }
        g.dispose();
    }

    /** Paints the light around the plate, weaker from ring to ring. */
    private void paintGlow(Graphics2D g) {
        for (int ring = RINGS; ring > 0; ring--) {
            double out = Scale.of(ring * 2.2);
            Paint.fill(
                    g,
                    Palette.alpha(Palette.current().gold(), 0.09 * glow),
                    plate.x - out,
                    plate.y - out,
                    plate.width + 2 * out,
                    plate.height + 2 * out,
                    Scale.of(12) + out);
        }
    }

    /** Checks whether the time is shown: that of the seat's turn, or how long a phone may sleep. */
    private boolean isTimed() {
        return seat.onTurn() || isAsleep();
    }

    private boolean isAsleep() {
        return seat.phone() && seat.presence() == ShownSeat.Presence.LOST;
    }

    private @Nullable Symbol sign() {
        return isAsleep()
                ? Symbol.MOON
                : seat.bot() ? Symbol.ROBOT : offer.words().isEmpty() ? null : Symbol.CHAT;
    }

    private Plate plateNow() {
        double ring = -1;
        String clock = "";
        boolean urgent = false;
        if (seat.time() != null && isTimed()) {
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
                seat.face(),
                offer.words().isEmpty() ? seat.note() : offer.words(),
                sign(),
                seat.standIn(),
                seat.caption(),
                counting == seat.chips() || seat.figure().isEmpty() ? seat.figure() : Words.signed(counting),
                edge,
                ring,
                clock,
                urgent);
    }

    private void paintBanker(Graphics2D g, Banker banker) {
        double r = Math.min(at.banker().height / 2.0, plate.height * 0.32);
        double die = r * 1.55;
        if (side == Side.OPPOSITE) {
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
            double middle = at.banker().getCenterY();
            double x = at.banker().x + r;
            BankerMark.coin(g, x, middle, r);
            x += r + Scale.of(8);
            List<Integer> dice = BankerMark.dice(banker.rate());
            Lettering words = Lettering.of(banker.words(), Type.Weight.REGULAR, Type.SMALL);
            Lettering figure = Lettering.of(banker.figure(), Type.Weight.SEMIBOLD, Type.SMALL);
            double room = at.banker().getMaxX() - x - figure.width();
            double thrown = dice.size() * (die + Scale.of(7));
            if (thrown <= room) { // else the figure is enough
                for (int pips : dice) {
                    BankerMark.die(g, pips, x, middle - die / 2, die);
                    x += die + Scale.of(7);
                }
            }
            if (thrown + words.width() + Scale.of(7) <= room) {
                words.write(g, Palette.current().feltSecond(), x + Scale.of(2), middle);
                x += words.width() + Scale.of(7);
            }
            figure.write(g, Palette.current().feltText(), x, middle);
        }
    }

    @Override
    protected String spoken() {
        return seat.accessible();
    }
}
