package org.tiengow.client.command;

import java.nio.file.Path;
import java.util.List;
import org.tiengow.client.check.ShuffleFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks the shuffles of recorded rounds. */
@Command(
        name = "verify",
        description = {
            "Checks that the tiles of recorded rounds were shuffled fairly.",
            "Makes the deal, and the lot for the first banker, again from the shares in each record, holds every share to its"
                    + " commitment, and finds shares that come twice.",
            "Exits with 1 when anything does not match, or when a round has nothing to be checked by."
        })
public final class VerifyCommand extends TerminalCommand {
    @Parameters(arity = "1..*", paramLabel = "RECORD", description = "Record files, one finished round a line.")
    private List<Path> files = List.of();

    private int checked;
    private boolean wrong;

    @Override
    public Integer call() {
        ShuffleFile records = new ShuffleFile();
        if (!areRead(files, file -> records.check(file, this::print))) {
            return 1;
        }
        say(summary());
        return wrong || checked == 0 ? 1 : 0;
    }

    private String summary() {
        if (wrong) {
            return "Not every shuffle is right.";
        }
        return checked == 0
                ? "There is no round to check."
                : checked + (checked == 1 ? " round" : " rounds") + " checked, and every shuffle is right.";
    }

    private void print(ShuffleFile.Verdict verdict) {
        checked += verdict.isChecked() ? 1 : 0;
        wrong |= !verdict.isRight();
        out().println(verdict);
    }
}
