package org.tiengow.swing.view.shell.over;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.swing.view.shell.frame.AppFrame;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** Asks whether a host that has another key than the known one is to be trusted. Belongs to the event thread. */
public final class TrustPresenter {
    private final Surroundings around;
    private final KnownHosts knownHosts;
    private final Executor background;

    public TrustPresenter(Surroundings around, KnownHosts knownHosts, Executor background) {
        this.around = around;
        this.knownHosts = knownHosts;
        this.background = background;
    }

    /**
     * Opens the sheet, as soon as the words of the keys are made.
     *
     * @param host the name by which it is known
     * @param answered with whether it is trusted, which is then remembered; on the event thread
     */
    public void ask(String host, OtherKey keys, Consumer<Boolean> answered) {
        CompletableFuture<Void> unused = CompletableFuture.supplyAsync(
                        () -> new String[] {FingerprintWords.line(keys.known()), FingerprintWords.line(keys.shown())},
                        background)
                .thenAccept(words -> SwingUtilities.invokeLater(() -> open(host, keys, words[0], words[1], answered)));
    }

    private void open(String host, OtherKey keys, String known, String shown, Consumer<Boolean> answered) {
        AppFrame frame = around.frame();
        new SmallSheet(frame, (act, typed) -> {
                    frame.closeSheet();
                    if (act.equals(QuestionWords.YES) && keys.addressAlone()) {
                        answered.accept(true); // the name is still that of the host that was met there
                    } else if (act.equals(QuestionWords.YES)) {
                        remember(host, keys.shown(), answered);
                    } else {
                        answered.accept(false);
                    }
                })
                .show(new QuestionWords(around.words()).otherKey(host, known, shown));
    }

    private void remember(String host, String fingerprint, Consumer<Boolean> answered) {
        CompletableFuture<Void> unused = CompletableFuture.supplyAsync(
                        () -> knownHosts.remember(host, fingerprint), background)
                .thenAccept(kept -> SwingUtilities.invokeLater(() -> answered.accept(kept)));
    }
}
