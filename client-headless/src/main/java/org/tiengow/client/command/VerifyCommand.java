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
            "Works out the deal and the first banker again from the shares in each record, compares every share with its"
                    + " commitment, and finds shares that were used twice.",
            "Exits with 1 when anything does not match, or when a round has nothing to check it by."
        })
public final class VerifyCommand extends TerminalCommand {
    @Parameters(arity = "1..*", paramLabel = "RECORD", description = "Record files, with one finished round per line.")
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
