package org.tiengow.host;

import org.tiengow.host.command.HostCommand;
import picocli.CommandLine;

/** The command {@code host} as a process of its own, for tests that kill it. */
final class HostProcess {
    private HostProcess() {}

    /** Runs it. */
    public static void main(String[] words) {
        System.exit(new CommandLine(new HostCommand()).execute(words));
    }
}
