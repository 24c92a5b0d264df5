package org.tiengow.client.command;

import java.nio.file.Path;
import java.util.List;
import org.tiengow.client.check.RoundPrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Replays records and prints what was paid. */
@Command(
        name = "referee",
        description = {
            "Replays game records and prints every round's payments.",
            "Also checks banker, term, wins and chips from line to line of one match.",
            "Exits with 1 at the first illegal step or wrong figure, and says where and by which paragraph of the rules."
        })
public final class RefereeCommand extends TerminalCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Record files, one finished round a line.")
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
