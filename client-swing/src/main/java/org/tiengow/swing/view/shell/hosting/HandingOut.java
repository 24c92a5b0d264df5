package org.tiengow.swing.view.shell.hosting;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.handout.HandOut;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.HandOutState.Stage;

/** The program, handed out from this window or not. It is opened and closed on the background thread alone, one after the other. */
final class HandingOut {
    private final Executor background;
    private final IntFunction<String> addressOf;
    private final Optional<Path> file = HandOut.ownFile();
    private @Nullable HandOut open;
    private volatile HandOutState state;

    /** Not handed out yet; {@code addressOf} gives what a browser opens for a port. */
    HandingOut(Executor background, IntFunction<String> addressOf) {
        this.background = background;
        this.addressOf = addressOf;
        this.state = new HandOutState(file.isEmpty() ? Stage.NO_FILE : Stage.OFF, "");
    }

    HandOutState state() {
        return state;
    }

    /** Begins or ends to hand the program out; {@code done} is called on the event thread. */
    void turn(boolean on, Runnable done) {
        background.execute(() -> {
            close();
            if (on) {
                file.ifPresent(this::open);
            }
            SwingUtilities.invokeLater(done);
        });
    }

    /** Ends it, on the background thread. */
    void close() {
        HandOut over = open;
        open = null;
        if (over != null) {
            over.close();
            state = new HandOutState(Stage.OFF, "");
        }
    }

    private void open(Path program) {
        try {
            HandOut opened = HandOut.of(program);
            open = opened;
            state = new HandOutState(Stage.ON, addressOf.apply(opened.port()));
        } catch (IOException noPort) {
            state = new HandOutState(Stage.FAILED, "");
        }
    }
}
