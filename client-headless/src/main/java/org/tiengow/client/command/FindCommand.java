package org.tiengow.client.command;

import java.time.Duration;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.discovery.HostSearch;
import org.tiengow.client.json.Members;
import org.tiengow.client.session.table.TableSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The {@code find} command, which prints the hosts on the local network. */
@Command(
        name = "find",
        description = {
            "Asks who hosts a game on the local network, and prints one JSON object for each host as it answers.",
            "Exits with 1 when nobody answers."
        })
public final class FindCommand extends TerminalCommand {
    private static final double LONGEST_SECONDS = 3_600;

    private final HostSearch search;
    private int found;

    @Option(names = "--seconds", defaultValue = "2", description = "How many seconds to wait (${DEFAULT-VALUE}).")
    private double seconds = 2;

    /** Creates a command that searches the local network. */
    public FindCommand() {
        this(HostSearch.LOCAL_NETWORK);
    }

    FindCommand(HostSearch search) {
        this.search = search;
    }

    @Override
    public Integer call() {
        require(seconds > 0 && seconds <= LONGEST_SECONDS, "--seconds must be above 0 and at most 3600.");
        search.await(Duration.ofMillis((long) (seconds * 1_000)), this::print);
        return found == 0 ? fail("No host answered.") : 0;
    }

    /** Prints a host. Returns false to continue the search, since all hosts are wanted. */
    private boolean print(FoundHost host) {
        found++;
        say(json(host));
        return false;
    }

    /** Returns a host as one line of JSON. Members that a host also prints about itself have the same names. */
    private static String json(FoundHost host) {
        return Members.oneLine(new Members()
                .with("name", host.name())
                .with("id", host.id())
                .with("port", host.address().port())
                .with("pin", host.pinNeeded())
                .with("fingerprint", host.fingerprint().isEmpty() ? null : host.fingerprint())
                .with("addresses", host.addresses(), HostAddress::host)
                .with("versions", host.versions(), Integer::toUnsignedLong)
                .with("tables", host.tables(), FindCommand::table)
                .with("seatsMore", host.seatsMore()));
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
