package org.tiengow.presentation.flow;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.tiengow.client.connection.KnownHosts;

/** A cache of the words of host keys. Deriving them is too slow for the thread of a flow, so each is derived once, in the background. */
final class KeyWords {
    private final Map<String, String> made = new HashMap<>();
    private final Frontend frontend;
    private final Runnable changed;

    /**
     * Creates an empty cache.
     *
     * @param changed called when words have become available
     */
    KeyWords(Frontend frontend, Runnable changed) {
        this.frontend = frontend;
        this.changed = changed;
    }

    /** Returns the words of a key; empty without a key, and until they have been derived. */
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
