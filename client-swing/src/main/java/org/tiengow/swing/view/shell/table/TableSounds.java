package org.tiengow.swing.view.shell.table;

import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.Cue;
import org.tiengow.presentation.table.ShownSeat.Countdown;
import org.tiengow.swing.sound.Sound;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.table.motion.Moments;

/** The sounds of the table, including the ticking of the last seconds. */
final class TableSounds implements Moments {
    private static final int LAST_MILLIS = 5_000;
    private static final int SECOND = 1_000;

    private final Surroundings around;
    private final Timer ticks = new Timer(SECOND, event -> tick());
    private @Nullable Countdown counted;

    TableSounds(Surroundings around) {
        this.around = around;
    }

    void play(Cue cue) {
        around.play(
                switch (cue) {
                    case YOUR_TURN -> Sound.YOUR_TURN;
                    case ROUND_WON -> Sound.WON;
                    case CONNECTION_LOST -> Sound.LOST;
                });
    }

    @Override
    public void happened(Moment moment) {
        around.play(
                switch (moment) {
                    case TILE_DOWN -> Sound.TILE;
                    case TILE_TURNED_DOWN -> Sound.TILE_TURNED_DOWN;
                    case PILE_GATHERED -> Sound.PILE;
                    case CHIPS -> Sound.CHIPS;
                    case ROUND_WON -> Sound.WON;
                    case ROUND_OVER -> Sound.ROUND_OVER;
                    case CAPTURE -> Sound.CAPTURE;
                    case SUPREME -> Sound.SUPREME;
                    case QUARTET -> Sound.QUARTET;
                    case ALL_STACKS -> Sound.ALL_STACKS;
                });
    }

    /** Ticks in the last seconds of the user's time to play. Null stops the ticking. */
    void count(@Nullable Countdown time) {
        if (time == null) {
            stop();
        } else if (!time.equals(counted)) {
            counted = time;
            ticks.setInitialDelay((int) Math.max(0, time.millisLeft(System.nanoTime()) - LAST_MILLIS));
            ticks.restart();
        }
    }

    void stop() {
        counted = null;
        ticks.stop();
    }

    private void tick() {
        if (counted == null || counted.millisLeft(System.nanoTime()) == 0) {
            stop();
        } else {
            around.play(Sound.TICK);
        }
    }
}
