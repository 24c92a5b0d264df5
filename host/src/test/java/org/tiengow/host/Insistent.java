package org.tiengow.host;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;

/** For players without any pace: a quick machine asks more than a client may, and what was too fast must be asked again. */
final class Insistent {
    private Insistent() {}

    /** Asks until it is not too fast. */
    static void ask(Supplier<CompletableFuture<Answer>> request) {
        request.get().thenAccept(answer -> {
            if (answer instanceof Answer.Refused refused && refused.reason() == RefusalReason.TOO_FAST) {
                ask(request);
            }
        });
    }
}
