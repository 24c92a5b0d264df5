package org.tiengow.client.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/**
 * What a command printed and how it ended.
 *
 * @param exit the exit code
 * @param out standard output
 * @param err standard error
 */
public record CommandRun(int exit, String out, String err) {
    /** Executes a command with the words of a command line. */
    public static CommandRun of(Object command, String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = new CommandLine(command)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
        return new CommandRun(exit, out.toString(), err.toString());
    }
}
