package org.tiengow.swing.view.table.hand;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.view.table.motion.AnimationClock;
import org.tiengow.swing.view.table.motion.Easing;

/**
 * The dragging of tiles by mouse: of the selected ones, or of one tile with the set it is offered for. Tiles dropped in the middle are
 * played if that is legal; else they glide back. Movements within a dead zone count as clicks.
 */
public final class Drag extends MouseAdapter implements AnimationClock.Beat {
    private static final int DEAD_ZONE = 6;
    private static final int RETURNING = 180;
    private static final int GATHERING = 120;
    /** Milliseconds for which dropped tiles wait for the table to accept them. */
    private static final int WAITING = 1_500;

    private final Surroundings felt;
    private final HandTiles hand;
    private final TableInput input;
    private Phase phase = Phase.NONE;
    private List<TileButton> lifted = List.of();
    private @Nullable TileButton held;
    private Point pressed = new Point();
    private Point pointer = new Point();
    private boolean selectedByThis;
    private long start;

    private enum Phase {
        NONE,
        PRESSED,
        CARRIED,
        DROPPED,
        RETURNING
    }

    /** The state and operations of the felt that a drag needs. */
    public interface Surroundings {
        /** Returns the drop zone in which tiles are played, in the felt's coordinates. */
        Rectangle middle();

        /** Checks whether the trick has a play, so that the hand has to follow. */
        boolean isFollowing();

        /** Checks whether the selected tiles may be played now. */
        boolean isPlayAllowed();

        /** Returns the act that a drop in the middle performs. */
        ActKind playing();

        Speed speed();

        /** Brings a tile in front of everything else. */
        void raise(TileButton tile);

        /**
         * Updates the drop zone.
         *
         * @param carried whether tiles are being carried
         * @param over whether they are over the drop zone
         */
        void showMiddle(boolean carried, boolean over);

        /** Starts the timer for a movement. */
        void wake();
    }

    public Drag(Surroundings felt, HandTiles hand, TableInput input) {
        this.felt = felt;
        this.hand = hand;
        this.input = input;
    }

    /** Registers the drag at a tile of the hand. */
    public void watch(TileButton tile) {
        tile.addMouseListener(this);
        tile.addMouseMotionListener(this);
    }

    /** Checks whether tiles are being carried. */
    public boolean isCarrying() {
        return phase == Phase.CARRIED;
    }

    /** Lets carried or dropped tiles glide back, as when the window changes its size. Returns false if there are none. */
    public boolean cancel() {
        boolean busy = phase == Phase.CARRIED || phase == Phase.DROPPED;
        if (busy) {
            goBack();
        }
        return busy;
    }

    /** Ends the drag if carried tiles have left the hand. */
    public void handChanged() {
        if (phase == Phase.NONE || phase == Phase.PRESSED) {
            return;
        }
        List<TileButton> all = hand.all();
        if (!all.containsAll(lifted)) {
            lifted.forEach(TileButton::putDown);
            stop();
        }
    }

    @Override
    public void mousePressed(MouseEvent event) {
        if (SwingUtilities.isLeftMouseButton(event) && (phase == Phase.NONE || phase == Phase.RETURNING)) {
            finish();
            phase = Phase.PRESSED;
            pressed = at(event);
            held = (TileButton) event.getComponent();
        }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        pointer = at(event);
        if (phase == Phase.PRESSED && pointer.distance(pressed) > Scale.of(DEAD_ZONE)) {
            lift((TileButton) event.getComponent());
        }
        if (phase == Phase.CARRIED) {
            follow(System.nanoTime());
            felt.showMiddle(true, isOverMiddle());
        }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        if (phase == Phase.PRESSED) {
            phase = Phase.NONE;
        }
        if (phase == Phase.CARRIED) {
            pointer = at(event);
            drop();
        }
    }

    @Override
    public boolean moveTo(long nanos) {
        return switch (phase) {
            case NONE, PRESSED -> false;
            case CARRIED -> {
                follow(nanos);
                yield millis(nanos) < GATHERING;
            }
            case DROPPED -> {
                if (millis(nanos) > WAITING) {
                    goBack();
                }
                yield true;
            }
            case RETURNING -> {
                int duration = felt.speed().millis(RETURNING);
                double time = duration == 0 ? 1 : millis(nanos) / duration;
                lifted.forEach(tile -> tile.carryBack(Easing.out(time)));
                if (time >= 1) {
                    finish();
                }
                yield phase == Phase.RETURNING;
            }
        };
    }

    @Override
    public void finish() {
        if (phase == Phase.RETURNING) {
            lifted.forEach(TileButton::putDown);
            stop();
        }
    }

    private void lift(TileButton tile) {
        tile.getModel().setArmed(false); // prevents a click on release
        tile.getModel().setPressed(false);
        selectedByThis = hand.selected().isEmpty();
        select(tile);
        lifted = hand.selected().contains(tile) ? hand.selected() : List.of(tile);
        for (TileButton each : lifted) {
            each.liftUp();
            felt.raise(each);
        }
        phase = Phase.CARRIED;
        start = System.nanoTime();
        felt.wake();
    }

    /**
     * Makes the selection match the tiles being lifted. An unselected tile replaces the selection, unless it is offered to complete it.
     */
    private void select(TileButton tile) {
        if (tile.shown().selected()) {
            return;
        }
        if (tile.shown().offered()) {
            input.takeOffered();
            return;
        }
        if (!hand.selected().isEmpty()) {
            input.clear();
        }
        input.toggle(tile.tile());
        if (felt.isFollowing() && hand.isOffering()) {
            input.takeOffered();
        }
    }

    /** Moves the carried tiles with the pointer. The held tile stays under the pointer; the others gather beside it. */
    private void follow(long nanos) {
        TileButton leader = held;
        if (leader == null) {
            return;
        }
        double dx = pointer.getX() - pressed.getX();
        double dy = pointer.getY() - pressed.getY();
        Rectangle place = leader.standing();
        double share = Easing.out(millis(nanos) / GATHERING);
        int middle = lifted.indexOf(leader);
        for (int i = 0; i < lifted.size(); i++) {
            TileButton tile = lifted.get(i);
            double wanted = place.x + (i - middle) * place.width * 1.15;
            double beside = (wanted - tile.standing().x) * share;
            tile.carry(dx + beside, dy);
        }
    }

    private void drop() {
        boolean over = isOverMiddle();
        felt.showMiddle(false, false);
        if (!over) {
            goBack();
            if (selectedByThis) {
                input.clear();
            }
            return;
        }
        phase = Phase.DROPPED;
        start = System.nanoTime();
        List<TileButton> dropped = lifted;
        boolean legal = felt.isPlayAllowed();
        input.act(felt.playing()); // explains the reason if the play is not allowed
        if (!legal && phase == Phase.DROPPED && lifted.equals(dropped)) {
            goBack();
        }
        felt.wake();
    }

    private void goBack() {
        felt.showMiddle(false, false);
        phase = Phase.RETURNING;
        start = System.nanoTime();
        lifted.forEach(TileButton::letGo);
        felt.wake();
    }

    private void stop() {
        phase = Phase.NONE;
        lifted = List.of();
        held = null;
        felt.showMiddle(false, false);
    }

    private boolean isOverMiddle() {
        return felt.middle().contains(pointer);
    }

    private double millis(long nanos) {
        return (nanos - start) / 1e6;
    }

    private static Point at(MouseEvent event) {
        return SwingUtilities.convertPoint(
                event.getComponent(), event.getPoint(), event.getComponent().getParent());
    }
}
