package org.tiengow.app.robot;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * A class whose tests drive real windows: they need a display, the event thread is watched, and a failure leaves a picture.
 */
@ExtendWith({Display.class, PictureOnFailure.class, EventWatch.class})
abstract class RobotTest {
    @RegisterExtension
    final Program program = new Program();

    @TempDir
    Path home;
}
