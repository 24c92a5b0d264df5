package org.tiengow.client.command;

import java.time.Duration;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.discovery.HostSearch;
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
        say(FoundHostJson.write(host));
        return false;
    }
}
