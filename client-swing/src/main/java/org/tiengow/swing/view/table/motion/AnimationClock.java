package org.tiengow.swing.view.table.motion;

import java.util.ArrayList;
import java.util.List;
import javax.swing.Timer;

/** The animation timer of the table. It runs at full rate while something moves, slowly while a clock runs, and not at all otherwise. */
public final class AnimationClock {
    private static final int FRAME = 16;
    private static final int TICK = 250;

    private final List<Beat> beats = new ArrayList<>();
    private final Timer timer = new Timer(FRAME, event -> moveTo(System.nanoTime()));

    /** A part that may move. */
    public interface Beat {
        /** Moves the part to a value of {@link System#nanoTime()}. Returns true while the movement continues. */
        boolean moveTo(long nanos);

        /** Checks whether the part needs another tick within a second although nothing moves. */
        default boolean isTicking() {
            return false;
        }

        /** Ends the movement at once. */
        default void finish() {}
    }

    public void add(Beat beat) {
        beats.add(beat);
    }

    /** Starts the timer, because something moves or a clock runs. */
    public void start() {
        if (!timer.isRunning() || timer.getDelay() != FRAME) {
            timer.setInitialDelay(0);
            timer.setDelay(FRAME);
            timer.restart();
        }
    }

    /** Ends all movements at once. */
    public void finish() {
        beats.forEach(Beat::finish);
    }

    public void stop() {
        timer.stop();
    }

    /** Moves all parts to a value of {@link System#nanoTime()}, then stops the timer or adjusts its rate. */
    public void moveTo(long nanos) {
        boolean moving = false;
        boolean ticking = false;
        for (Beat beat : beats) {
            moving |= beat.moveTo(nanos);
            ticking |= beat.isTicking();
        }
        if (!moving && !ticking) {
            timer.stop();
        } else {
            timer.setDelay(moving ? FRAME : TICK);
        }
    }
}
