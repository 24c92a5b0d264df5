package org.tiengow.swing.view.shell;

import javax.swing.Timer;
import org.tiengow.client.session.ConnectionStatus.Stage;

/** Tries to come back to a host that was lost, every few seconds and for as long as the seat is kept. */
final class Returning {
    private static final int SECOND = 1_000;
    private static final int BETWEEN_TRIES = 5;

    private final Runnable trying;
    private final Runnable changed;
    private final Timer second = new Timer(SECOND, event -> tick());
    private Stage stage = Stage.IN;
    private int left;

    /**
     * One that does nothing yet.
     *
     * @param trying connects again
     * @param changed tells that a second has gone by
     */
    Returning(Runnable trying, Runnable changed) {
        this.trying = trying;
        this.changed = changed;
    }

    /**
     * Heeds how the connection stands.
     *
     * @param seconds how long to try, should it be lost now
     * @param back whether the table is there again
     */
    void heed(Stage now, int seconds, boolean back) {
        stage = now;
        if (now == Stage.CLOSED || back) {
            stop();
        } else if (now == Stage.LOST && !second.isRunning()) {
            left = Math.max(BETWEEN_TRIES, seconds);
            second.start();
        }
    }

    /** For how many more seconds it tries; 0 when it does not. */
    int secondsLeft() {
        return second.isRunning() ? left : 0;
    }

    void stop() {
        second.stop();
        left = 0;
    }

    private void tick() {
        left--;
        if (left <= 0) {
            stop();
        } else if (stage.isOver() && left % BETWEEN_TRIES == 0) {
            trying.run();
        }
        changed.run();
    }
}
