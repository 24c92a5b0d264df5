package org.tiengow.web.seat;

import java.util.concurrent.CompletableFuture;
import org.tiengow.client.level.Level;
import org.tiengow.presentation.flow.EmbeddedHost;

/** Opens tables for one phone each, with three bots. Every table is a host of its own in this process, and stores nothing. */
public interface PhoneTables {
    /** Opens the table of a guided round. The future fails if no host can be started. */
    CompletableFuture<? extends EmbeddedHost> lesson();

    /** Opens a practice table with bots of this level. The future fails if no host can be started. */
    CompletableFuture<? extends EmbeddedHost> practice(Level level);
}
