package org.tiengow.lab.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.client.bridge.ProgramLauncher;
import org.tiengow.client.command.TerminalCommand;
import org.tiengow.lab.check.BotCheck;
import org.tiengow.lab.check.BotCheckResult;
import org.tiengow.lab.check.BotFault;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The {@code bot-check} command, which tests a bot program and reports its faults. */
@Command(
        name = "bot-check",
        description = {
            "Plays a bot program with every rule set and with hosts that misbehave.",
            "Says what is wrong with it, in the order in which to fix it. Exits with 1 when something is wrong."
        })
public final class BotCheckCommand extends TerminalCommand {
    @ArgGroup(multiplicity = "1")
    private Which which = new Which();

    @Option(names = "--class", paramLabel = "CLASS", description = "The bot's class, when the jar has several.")
    private String className = "";

    @Option(names = "--millis", description = "Milliseconds for each decision (${DEFAULT-VALUE}).")
    private int millis = 5000;

    @Override
    public Integer call() {
        require(millis >= 1, "--millis must be at least 1.");
        BotCheckResult result = new BotCheck(launcher(), Duration.ofMillis(millis))
                .run((what, passed) -> say((passed ? "  good   " : "  WRONG  ") + what));
        print(result);
        return result.faults().isEmpty() ? 0 : 1;
    }

    private ProgramLauncher launcher() {
        return understood(() -> which.exec != null
                ? ProgramLauncher.command(which.exec, BotSpec.logs())
                : ProgramLauncher.jar(String.valueOf(which.jar), className, BotSpec.logs()));
    }

    private void print(BotCheckResult result) {
        PrintWriter out = out();
        out.println();
        int number = 0;
        for (BotFault fault : result.faults()) {
            number++;
            out.println(number + ". " + fault.what());
            out.println("   Where: " + fault.where() + ".");
            out.println("   " + fault.advice());
        }
        out.println(
                result.faults().isEmpty()
                        ? "Nothing is wrong with it."
                        : result.isWhole() ? "Fix these in this order." : "Fix this first; the rest was not tried.");
        result.start()
                .ifPresent(start -> out.printf(
                        Locale.ROOT,
                        result.saysWhenReady()
                                ? "It said that it was ready %,d ms after its start.%n"
                                : "Its first answer came %,d ms after its start.%n",
                        start.toMillis()));
        out.printf(
                Locale.ROOT,
                "%,d decisions answered, the slowest in %,d ms.%n",
                result.decisions(),
                result.slowest().toMillis());
        out.flush();
    }

    /** The bot to test: exactly one of the options is required. */
    private static final class Which {
        @Option(
                names = "--exec",
                paramLabel = "COMMAND",
                description = {
                    "A program that plays by reading and writing lines of JSON. The command is split at spaces, except within",
                    "double quotes; no shell is started, so that $VARIABLES, ~ and * are not replaced."
                })
        private @Nullable String exec;

        @Option(names = "--jar", paramLabel = "FILE", description = "A jar with a Java bot.")
        private @Nullable String jar;
    }
}
