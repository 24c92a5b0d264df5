package org.tiengow.waiting;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Raises the default time-out of Awaitility for the tests of all modules. A passing test never waits for it; on a busy machine ten seconds
 * are too short.
 */
public final class LongWaits implements LauncherSessionListener {
    private static final Duration TIME_OUT = Duration.ofMinutes(3);

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        Awaitility.setDefaultTimeout(TIME_OUT);
    }
}
