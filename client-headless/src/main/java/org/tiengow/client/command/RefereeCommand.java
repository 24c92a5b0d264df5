package org.tiengow.client.command;

import java.nio.file.Path;
import java.util.List;
import org.tiengow.client.check.RoundPrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The {@code referee} command, which replays records and prints the payments. */
@Command(
        name = "referee",
        description = {
            "Replays game records and prints every round's payments.",
            "Also checks banker, term, wins and chips from one line of a match to the next.",
            "Exits with 1 at the first illegal step or wrong figure, and says where it is and which paragraph of the rules it breaks."
        })
public final class RefereeCommand extends TerminalCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Record files, with one finished round per line.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        RoundPrinter printer = new RoundPrinter(out());
        if (!areRead(files, printer::check)) {
            return 1;
        }
        return say(printer.rounds() + (printer.rounds() == 1 ? " round" : " rounds") + ", and all is right.");
    }
}
