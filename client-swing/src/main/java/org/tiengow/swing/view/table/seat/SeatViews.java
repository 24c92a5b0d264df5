package org.tiengow.swing.view.table.seat;

import java.awt.Rectangle;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.swing.tile.Tiles;
import org.tiengow.swing.view.table.layout.OpenHands;
import org.tiengow.swing.view.table.layout.SeatLayout;
import org.tiengow.swing.view.table.layout.TableLayout;
import org.tiengow.swing.view.table.motion.AnimationClock;
import org.tiengow.swing.view.table.motion.Easing;
import org.tiengow.swing.view.table.motion.Movement;

/** The seats on the felt: their components, their places, and their clocks. */
public final class SeatViews implements AnimationClock.Beat {
    private final JComponent felt;
    private final TableInput input;
    private @Nullable Reacting reacting;
    private final Map<Integer, FeltSeat> seats = new LinkedHashMap<>();

    public SeatViews(JComponent felt, TableInput input) {
        this.felt = felt;
        this.input = input;
    }

    /** Returns the components in playing order. */
    public Collection<FeltSeat> all() {
        return seats.values();
    }

    /** Replaces the components if the seats have changed. */
    public void rebuild(List<ShownSeat> wanted, Tiles tiles) {
        if (wanted.stream().map(ShownSeat::seat).toList().equals(List.copyOf(seats.keySet()))) {
            return;
        }
        seats.values().forEach(felt::remove);
        seats.clear();
        reacting = null;
        for (ShownSeat seat : wanted) {
            FeltSeat view = new FeltSeat(seat, tiles);
            view.setName("seat-" + seat.seat());
            seats.put(seat.seat(), view);
            if (reacting == null) { // the first seat is the viewer's own
                reacting = new Reacting(view, input);
            }
            felt.add(view);
        }
        felt.repaint();
    }

    /**
     * Lays out the seats.
     *
     * @param actsRight the right end of the row of buttons
     */
    public void place(TableScreen screen, TableLayout layout, int actsRight) {
        SeatLayout seating = new SeatLayout(layout, screen.clockwise());
        OpenHands hands = layout.isOpen() ? new OpenHands(layout) : null;
        for (int place = 0; place < screen.seats().size(); place++) {
            FeltSeat view = seats.get(screen.seats().get(place).seat());
            if (view != null) {
                view.setVisible(!layout.isSpare());
                view.place(seating.displaySide(place), seating.of(place, actsRight), hands);
            }
        }
    }

    /** Opens the menu of reactions at the viewer's plate. */
    public void react() {
        if (reacting != null) {
            reacting.open();
        }
    }

    /**
     * Shows the state of all seats, and the reactions offered at the viewer's plate.
     *
     * @param moves whether bubbles fade in and out
     */
    public void show(TableScreen screen, Tiles tiles, boolean moves) {
        Bubble.Offer offer = screen.side().reactions();
        if (reacting != null) {
            reacting.show(offer);
        }
        List<ShownSeat> shown = screen.seats();
        for (ShownSeat seat : shown) {
            FeltSeat view = seats.get(seat.seat());
            if (view != null) {
                view.show(seat, tiles);
                view.show(seat == shown.get(0) ? offer : Bubble.Offer.NOTHING, moves);
            }
        }
    }

    /** Updates the chip counts while the chips are travelling. */
    public void count(Movement movement, List<ShownSeat> shown) {
        for (ShownSeat seat : shown) {
            FeltSeat view = seats.get(seat.seat());
            if (view != null) {
                view.count(counted(movement, seat));
            }
        }
    }

    /**
     * Shows the effects of the moment of a won round.
     *
     * @param winner the seat whose plate glows
     * @param counted the share of the stacks counted so far, 0 to 1; negative while none are
     * @param glow the strength of the glow, 0 to 1
     */
    public void showMoment(int winner, double counted, double glow) {
        seats.forEach((seat, view) -> view.showMoment(counted, seat == winner ? glow : 0));
    }

    private static int counted(Movement movement, ShownSeat seat) {
        int before = movement.before().seat(seat.seat()).map(ShownSeat::chips).orElse(seat.chips());
        double share = Easing.out(movement.millis() / (movement.duration() + Movement.delaysOfChips()));
        return (int) Math.round(before + (seat.chips() - before) * share);
    }

    /** Returns the bounds of a seat's plate; empty if there is no such seat, or no room to show it. */
    public Optional<Rectangle> shown(int seat) {
        return Optional.ofNullable(seats.get(seat)).filter(FeltSeat::isVisible).map(FeltSeat::source);
    }

    /** Returns the plate from which a seat's tiles start; an empty rectangle in the middle of the felt if there is no such seat. */
    public Rectangle plateOf(int seat) {
        FeltSeat view = seats.get(seat);
        return view == null ? new Rectangle(felt.getWidth() / 2, felt.getHeight() / 2, 0, 0) : view.source();
    }

    /** Returns the destination of a seat's stacks; the top of the felt if there is no such seat. */
    public Rectangle pileOf(int seat) {
        FeltSeat view = seats.get(seat);
        return view == null ? new Rectangle(felt.getWidth() / 2, 0, 20, 20) : view.pileSpot();
    }

    @Override
    public boolean moveTo(long nanos) {
        boolean moving = false;
        for (FeltSeat seat : seats.values()) {
            moving |= seat.moveTo(nanos);
        }
        return moving;
    }

    @Override
    public boolean isTicking() {
        return felt.isShowing() && seats.values().stream().anyMatch(FeltSeat::isTicking);
    }
}
