package org.tiengow.client.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.discovery.HostSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Prints the hosts on the local network. */
@Command(
        name = "find",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = {
            "Asks who hosts a game on the local network, and prints one JSON object a host as it answers.",
            "Exits with 1 when nobody does."
        })
public final class FindCommand implements Callable<Integer> {
    private static final double LONGEST_SECONDS = 3_600;

    private final HostSearch search;
    private int found;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--seconds", defaultValue = "2", description = "How long to wait (${DEFAULT-VALUE}).")
    private double seconds = 2;

    /** Looks on the local network. */
    public FindCommand() {
        this(HostSearch.LOCAL_NETWORK);
    }

    FindCommand(HostSearch search) {
        this.search = search;
    }

    @Override
    public Integer call() {
        if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            throw new ParameterException(spec.commandLine(), "--seconds must be above 0, and 3600 at most.");
        }
        search.await(Duration.ofMillis((long) (seconds * 1_000)), this::print);
        if (found == 0) {
            spec.commandLine().getErr().println("No host answered.");
        }
        return found == 0 ? 1 : 0;
    }

    /** Never the one to stop at: all are wanted. */
    private boolean print(FoundHost host) {
        found++;
        PrintWriter out = spec.commandLine().getOut();
        out.println(FoundHostJson.write(host));
        out.flush();
        return false;
    }
}
