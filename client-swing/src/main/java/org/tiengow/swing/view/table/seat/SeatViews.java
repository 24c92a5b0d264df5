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
import org.tiengow.swing.view.table.motion.Easing;
import org.tiengow.swing.view.table.motion.Movement;
import org.tiengow.swing.view.table.motion.Pulse;

/** The seats on the felt: which there are, where each stands, and its clock. */
public final class SeatViews implements Pulse.Beat {
    private final JComponent felt;
    private final TableInput input;
    private @Nullable Reacting reacting;
    private final Map<Integer, FeltSeat> seats = new LinkedHashMap<>();

    public SeatViews(JComponent felt, TableInput input) {
        this.felt = felt;
        this.input = input;
    }

    /** In playing order. */
    public Collection<FeltSeat> all() {
        return seats.values();
    }

    /** Makes the views anew when others sit there. */
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
            if (reacting == null) { // the reader's own is the first
                reacting = new Reacting(view, input);
            }
            felt.add(view);
        }
        felt.repaint();
    }

    /**
     * Snapshots each in its place.
     *
     * @param actsRight where the row of buttons ends
     */
    public void place(TableScreen screen, TableLayout layout, int actsRight) {
        SeatLayout seating = new SeatLayout(layout, screen.clockwise());
        OpenHands hands = layout.isOpen() ? new OpenHands(layout) : null;
        for (int place = 0; place < screen.seats().size(); place++) {
            FeltSeat view = seats.get(screen.seats().get(place).seat());
            if (view != null) {
                view.setVisible(!layout.isSpare());
                view.place(seating.setOut(place), seating.of(place, actsRight), hands);
            }
        }
    }

    /** Offers the reader what may be shown at the own plate. */
    public void react() {
        if (reacting != null) {
            reacting.open();
        }
    }

    /** Shows how each of them stands, and what may be shown at the reader's own plate. */
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

    /** Lets the figures count along with chips on their way. */
    public void count(Movement movement, List<ShownSeat> shown) {
        for (ShownSeat seat : shown) {
            FeltSeat view = seats.get(seat.seat());
            if (view != null) {
                view.count(counted(movement, seat));
            }
        }
    }

    /**
     * Shows what the moment of a won round adds to the seats.
     *
     * @param winner whose plate glows
     * @param counted the share of the stacks that has been counted, 0 to 1; negative while none are
     * @param glow how much the winner's plate glows, 0 to 1
     */
    public void showMoment(int winner, double counted, double glow) {
        seats.forEach((seat, view) -> view.showMoment(counted, seat == winner ? glow : 0));
    }

    private static int counted(Movement movement, ShownSeat seat) {
        int before = movement.before().seat(seat.seat()).map(ShownSeat::chips).orElse(seat.chips());
        double share = Easing.out(movement.millis() / (movement.duration() + Movement.delaysOfChips()));
        return (int) Math.round(before + (seat.chips() - before) * share);
    }

    /** Where a seat's plate lies; empty when there is no such seat, or no room to show it. */
    public Optional<Rectangle> shown(int seat) {
        return Optional.ofNullable(seats.get(seat)).filter(FeltSeat::isVisible).map(FeltSeat::source);
    }

    /** From where a seat's tiles come; the middle of the felt when there is no such seat. */
    public Rectangle plateOf(int seat) {
        FeltSeat view = seats.get(seat);
        return view == null ? new Rectangle(felt.getWidth() / 2, felt.getHeight() / 2, 0, 0) : view.source();
    }

    /** To where a seat's stacks go; the top of the felt when there is no such seat. */
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
