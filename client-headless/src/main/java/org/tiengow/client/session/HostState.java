package org.tiengow.client.session;

import java.util.List;

/**
 * The host this client is at.
 *
 * @param name its name; empty before it has said it
 * @param levels the levels of bots it can seat, weakest first
 * @param tables its tables, in the order of their numbers
 */
public record HostState(String name, List<String> levels, List<TableSummary> tables) {
    /** Nothing is known of the host yet. */
    public static final HostState UNKNOWN = new HostState("", List.of(), List.of());

    /** Copies the lists. */
    public HostState {
        levels = List.copyOf(levels);
        tables = List.copyOf(tables);
    }
}
