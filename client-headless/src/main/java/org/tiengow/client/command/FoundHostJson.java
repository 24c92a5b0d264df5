package org.tiengow.client.command;

import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.json.Members;
import org.tiengow.client.session.table.TableSummary;

/** The writer of a found host as one line of JSON. Members that a host also prints about itself have the same names. */
final class FoundHostJson {
    private FoundHostJson() {}

    static String write(FoundHost host) {
        return Members.oneLine(new Members()
                .with("name", host.name())
                .with("id", host.id())
                .with("port", host.address().port())
                .with("pin", host.pinNeeded())
                .with("fingerprint", host.fingerprint().isEmpty() ? null : host.fingerprint())
                .with("addresses", host.addresses(), HostAddress::host)
                .with("versions", host.versions(), Integer::toUnsignedLong)
                .with("tables", host.tables(), FoundHostJson::table));
    }

    private static Members table(TableSummary table) {
        return new Members()
                .with("table", table.table())
                .with("rules", table.rulesId())
                .with("stage", table.stage())
                .with("seats", table.seats().size())
                .with("free", table.freeSeats())
                .with("round", table.round())
                .with("rounds", table.rounds());
    }
}
