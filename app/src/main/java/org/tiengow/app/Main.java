package org.tiengow.app;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import org.tiengow.app.command.Commands;
import org.tiengow.app.command.Typed;
import org.tiengow.app.command.WindowCommand;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.replay.RecordShelf;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point of the program. */
public final class Main {
    private Main() {}

    /**
     * Runs the command on the command line, or opens the window when there are no arguments. The exit code is that of the command. After
     * opening the window, the process runs until the window is closed.
     *
     * @param args the arguments of the command line
     */
    public static void main(String[] args) {
        // Without arguments the command line need not be parsed, which takes longer than opening the window.
        int code = args.length == 0
                ? WindowCommand.open(standardError())
                : commandLine().execute(isRecord(args) ? new String[] {"replay", args[0]} : args);
        boolean windowIsOpen = args.length == 0 && code == 0;
        if (!windowIsOpen) {
            System.exit(code);
        }
    }

    /** Checks whether the only argument is a record file, as passed by the desktop when the user opens one. */
    private static boolean isRecord(String[] args) {
        return args.length == 1 && args[0].endsWith("." + RecordShelf.PASSED_ON);
    }

    /** Returns the command line with all commands of the program. */
    public static CommandLine commandLine() {
        return Typed.understoodBy(new CommandLine(new WindowCommand(), new Commands()))
                .setOut(new PrintWriter(System.out, true, Charset.defaultCharset()))
                .setErr(standardError())
                .setParameterExceptionHandler(Main::wrongUsage)
                .setExecutionExceptionHandler(Main::failed);
    }

    /** Prints the error and a pointer to the help. The full help would scroll the error out of sight. */
    private static int wrongUsage(ParameterException wrong, String[] args) {
        CommandLine command = wrong.getCommandLine();
        command.getErr().println(wrong.getMessage());
        UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
        command.getErr().println("\"" + command.getCommandSpec().qualifiedName() + " --help\" tells how.");
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    /** Prints one sentence when this user has no data folder. Any other exception is a fault of the program. */
    private static int failed(Exception failure, CommandLine command, ParseResult parsed) throws Exception {
        if (failure instanceof DataFolder.Unusable) {
            command.getErr().println(failure.getMessage());
            return 1;
        }
        throw failure;
    }

    private static PrintWriter standardError() {
        return new PrintWriter(System.err, true, Charset.defaultCharset());
    }
}
