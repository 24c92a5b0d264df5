package org.tiengow.lab.command;

import java.util.Arrays;
import picocli.CommandLine;

/** The gym as a process of its own, for tests: {@code gym} and its options, as behind the packaged program's name. */
final class GymMain {
    private GymMain() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new GymCommand()).execute(Arrays.copyOfRange(args, 1, args.length)));
    }
}
