package org.tiengow.app.robot;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import org.awaitility.core.ConditionTimeoutException;

/**
 * A person of a night who plays when asked, and otherwise presses nothing but the main button of what is shown, as somebody whom nobody
 * tells where to press.
 */
abstract class Guest {
    /** The act of the next seats that seats everybody. */
    static final String SEAT = "seat";

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

    private final String name;
    private volatile boolean rests = true;
    private volatile boolean hasLeft;
    private volatile long toldAt;
    private boolean wasTold;

    Guest(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    /** Returns the act of the main button that may be pressed now, in small letters; empty for none. */
    abstract String mainAct();

    abstract void pressMain();

    /** Does one thing in a running round; returns false where none is shown, or something lies over it. */
    abstract boolean play();

    /** Checks whether the tiles of a running round are shown. */
    abstract boolean isInRound();

    /** Checks whether the notice is shown that says where its reader sits next. */
    abstract boolean isToldSeat();

    /** Returns what is shown, for a report. */
    abstract String shown();

    /**
     * Starts a thread that plays and presses until the night is left.
     *
     * @param presses checks whether this guest presses a main act now
     */
    void begin(BiPredicate<Guest, String> presses, BiConsumer<Guest, Throwable> failed) {
        rests = false;
        Thread thread = new Thread(
                () -> {
                    try {
                        await(name)
                                .forever()
                                .pollDelay(Duration.ZERO)
                                .pollInterval(BETWEEN_LOOKS)
                                .until(() -> step(presses));
                    } catch (ConditionTimeoutException | IllegalStateException | AssertionError e) {
                        failed.accept(this, e);
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Presses nothing until {@link #goOn}; the look under way is ended first. */
    synchronized void rest() {
        rests = true;
    }

    boolean rests() {
        return rests;
    }

    void goOn() {
        rests = false;
    }

    /** Ends the thread. */
    synchronized void leave() {
        hasLeft = true;
    }

    /** Returns when the latest notice of a next seat appeared, as {@link System#nanoTime}; 0 before the first. */
    long toldAt() {
        return toldAt;
    }

    private synchronized boolean step(BiPredicate<Guest, String> presses) {
        if (hasLeft || rests) {
            return hasLeft;
        }
        boolean isTold = isToldSeat();
        if (isTold && !wasTold) {
            toldAt = System.nanoTime();
        }
        wasTold = isTold;
        if (!play()) {
            String act = mainAct();
            if (!act.isEmpty() && presses.test(this, act)) {
                pressMain();
            }
        }
        return hasLeft;
    }
}
