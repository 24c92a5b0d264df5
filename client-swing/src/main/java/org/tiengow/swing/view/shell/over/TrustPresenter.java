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

/** The question whether to trust a host whose key differs from the known one. Confined to the event thread. */
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
     * Opens the sheet as soon as the words of both keys have been computed.
     *
     * @param host the name by which the host is known
     * @param answered receives whether the host is trusted; the new key has then been stored under the name, unless only the address was
     *        known; runs on the event thread
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
                        answered.accept(true); // the name stays with the host that was met at this address before
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
