package org.tiengow.client.session.table;

import java.util.List;

/**
 * The host this client is at.
 *
 * @param name its name; empty before it has said it
 * @param fingerprint the SHA-256 of its certificate in hexadecimal digits, to come back to no other host; empty without TLS
 *     and before it has shown it
 * @param levels the levels of bots it can seat, weakest first
 * @param tables its tables, in the order of their numbers
 * @param barred the names of whom its owner has barred, for the owner alone
 * @param wishes who asks its owner for a seat, in the order in which they asked, for the owner alone
 */
public record HostState(
        String name,
        String fingerprint,
        List<String> levels,
        List<TableSummary> tables,
        List<String> barred,
        List<SeatAsked> wishes) {
    /** Nothing is known of the host yet. */
    public static final HostState UNKNOWN = new HostState("", "", List.of(), List.of(), List.of(), List.of());

    /** Copies the lists. */
    public HostState {
        levels = List.copyOf(levels);
        tables = List.copyOf(tables);
        barred = List.copyOf(barred);
        wishes = List.copyOf(wishes);
    }

    /** The same under another name. */
    public HostState withName(String changed) {
        return new HostState(changed, fingerprint, levels, tables, barred, wishes);
    }

    /** The same with another fingerprint. */
    public HostState withFingerprint(String changed) {
        return new HostState(name, changed, levels, tables, barred, wishes);
    }

    /** The same with other tables. */
    public HostState withTables(List<TableSummary> changed) {
        return new HostState(name, fingerprint, levels, changed, barred, wishes);
    }

    /** The same with others barred. */
    public HostState withBarred(List<String> changed) {
        return new HostState(name, fingerprint, levels, tables, changed, wishes);
    }

    /** The same with others who ask for a seat. */
    public HostState withWishes(List<SeatAsked> changed) {
        return new HostState(name, fingerprint, levels, tables, barred, changed);
    }
}
