package org.tiengow.client.session.table;

import java.util.List;

/**
 * The host at which this client is.
 *
 * @param name its name; empty before the host has told it
 * @param fingerprint the SHA-256 of its certificate in hexadecimal digits, so that the client returns to no other host; empty without TLS,
 *     and before the host has shown it
 * @param levels the levels of bots that it can seat, weakest first
 * @param tables its tables, in the order of their numbers
 * @param barred the names of the people whom its owner has barred, for the owner alone
 * @param wishes the requests for seats to its owner, in the order of their arrival, for the owner alone
 */
public record HostState(
        String name,
        String fingerprint,
        List<String> levels,
        List<TableSummary> tables,
        List<String> barred,
        List<SeatAsked> wishes) {
    /** A host of which nothing is known yet. */
    public static final HostState UNKNOWN = new HostState("", "", List.of(), List.of(), List.of(), List.of());

    public HostState {
        levels = List.copyOf(levels);
        tables = List.copyOf(tables);
        barred = List.copyOf(barred);
        wishes = List.copyOf(wishes);
    }

    public HostState withName(String changed) {
        return new HostState(changed, fingerprint, levels, tables, barred, wishes);
    }

    /** Returns a copy with another fingerprint. Its name is empty unless the key is the same, since names belong to keys. */
    public HostState withFingerprint(String changed) {
        return new HostState(changed.equals(fingerprint) ? name : "", changed, levels, tables, barred, wishes);
    }

    public HostState withTables(List<TableSummary> changed) {
        return new HostState(name, fingerprint, levels, changed, barred, wishes);
    }

    public HostState withBarred(List<String> changed) {
        return new HostState(name, fingerprint, levels, tables, changed, wishes);
    }

    public HostState withWishes(List<SeatAsked> changed) {
        return new HostState(name, fingerprint, levels, tables, barred, changed);
    }
}
