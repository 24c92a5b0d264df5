package org.tiengow.app;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import org.tiengow.app.command.Commands;
import org.tiengow.app.command.Typed;
import org.tiengow.app.command.WindowCommand;
import org.tiengow.client.replay.RecordShelf;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point of the one program. */
public final class Main {
    private Main() {}

    /**
     * Runs a command, or opens the window when there is none. The exit code is that of the command; the window stays until it
     * is closed.
     *
     * @param args the words of the command line
     */
    public static void main(String[] args) {
        // Without words there is nothing to read, and reading takes longer than opening the window.
        int code = args.length == 0
                ? WindowCommand.open(standardError())
                : commandLine().execute(isRecord(args) ? new String[] {"replay", args[0]} : args);
        boolean windowIsOpen = args.length == 0 && code == 0;
        if (!windowIsOpen) {
            System.exit(code);
        }
    }

    /** Whether all there is is a record: so a system's desktop opens one. */
    private static boolean isRecord(String[] args) {
        return args.length == 1 && args[0].endsWith("." + RecordShelf.PASSED_ON);
    }

    /** All commands. */
    public static CommandLine commandLine() {
        return Typed.understoodBy(new CommandLine(new WindowCommand(), new Commands()))
                .setOut(new PrintWriter(System.out, true, Charset.defaultCharset()))
                .setErr(standardError())
                .setParameterExceptionHandler(Main::wrongUsage);
    }

    /** What is wrong, and where help is: all the help would scroll it away. */
    private static int wrongUsage(ParameterException wrong, String[] args) {
        CommandLine command = wrong.getCommandLine();
        command.getErr().println(wrong.getMessage());
        UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
        command.getErr().println("\"" + command.getCommandSpec().qualifiedName() + " --help\" tells how.");
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static PrintWriter standardError() {
        return new PrintWriter(System.err, true, Charset.defaultCharset());
    }
}
