package org.tiengow.client.discovery;

import java.util.List;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.table.TableSummary;

/**
 * A host that has answered a query.
 *
 * @param id identifies this run of the host, in hexadecimal digits
 * @param name its name, which any host may choose
 * @param addresses its addresses, never empty: first those from which it answered, with this machine's loopback before the others, then
 *     those that it claims to have, last the link-local ones if it has answered from no others
 * @param pinNeeded whether a PIN is needed
 * @param fingerprint the SHA-256 of its certificate in hexadecimal digits; empty without TLS
 * @param versions the versions of the protocol that it speaks
 * @param tables its tables, as many as fit into an answer
 * @param seatsMore whether a further person is seated for the next match although no seat is free
 */
public record FoundHost(
        String id,
        String name,
        List<HostAddress> addresses,
        boolean pinNeeded,
        String fingerprint,
        List<Integer> versions,
        List<TableSummary> tables,
        boolean seatsMore) {
    public FoundHost {
        addresses = List.copyOf(addresses);
        versions = List.copyOf(versions);
        tables = List.copyOf(tables);
    }

    /** Returns the address to try first. */
    public HostAddress address() {
        return addresses.get(0);
    }
}
