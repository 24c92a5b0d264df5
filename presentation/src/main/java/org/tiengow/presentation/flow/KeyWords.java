package org.tiengow.presentation.flow;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.tiengow.client.connection.KnownHosts;

/** The words of hosts' keys, which take too long for the thread of a flow: made in the background, once each. */
final class KeyWords {
    private final Map<String, String> made = new HashMap<>();
    private final Frontend frontend;
    private final Runnable changed;

    /**
     * None yet.
     *
     * @param changed called when words are made
     */
    KeyWords(Frontend frontend, Runnable changed) {
        this.frontend = frontend;
        this.changed = changed;
    }

    /** The words of a key; empty without one, and until they are made. */
    String of(String fingerprint) {
        if (!fingerprint.isEmpty() && made.putIfAbsent(fingerprint, "") == null) {
            CompletableFuture<Void> unused = CompletableFuture.supplyAsync(() -> KnownHosts.wordsOf(fingerprint))
                    .thenAccept(line -> frontend.later(() -> {
                        made.put(fingerprint, line);
                        changed.run();
                    }));
        }
        return made.getOrDefault(fingerprint, "");
    }
}
