package org.tiengow.swing.view.shell;

import java.util.concurrent.CompletableFuture;
import javax.swing.SwingUtilities;
import org.tiengow.protocol.pipeline.FingerprintWords;

/** The words of a host's key, which take too long for the event thread: made in the background, once. Belongs to the event thread. */
final class KeyWords {
    private String fingerprint = "";
    private String words = "";

    /**
     * The words; empty without a fingerprint, and until they are made.
     *
     * @param made called on the event thread when they are
     */
    String of(String wanted, Runnable made) {
        if (!wanted.equals(fingerprint)) {
            fingerprint = wanted;
            words = "";
            if (!wanted.isEmpty()) {
                CompletableFuture.supplyAsync(() -> FingerprintWords.line(wanted))
                        .thenAccept(line -> SwingUtilities.invokeLater(() -> {
                            words = line;
                            made.run();
                        }));
            }
        }
        return words;
    }
}
