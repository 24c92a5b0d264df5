package org.tiengow.web.seat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.tiengow.client.level.Level;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.settings.Settings.Practice;

/** Opens tables for one phone each, with three bots. Every table is a host of its own in this process, and stores nothing. */
public interface PhoneTables {
    /** Opens the table of a guided round. The future fails if no host can be started. */
    CompletableFuture<? extends EmbeddedHost> lesson();

    /** Returns the levels of bots that these tables have. Does not block. */
    List<Level> levels();

    /** Opens a practice table. The future fails if no host can be started. */
    CompletableFuture<? extends EmbeddedHost> practice(Practice chosen);
}
