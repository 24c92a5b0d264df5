package org.tiengow.client.command;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tiengow.client.check.FileFault;
import org.tiengow.client.check.ShuffleFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks the shuffles of recorded rounds. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = {
            "Checks that the tiles of recorded rounds were shuffled fairly.",
            "Makes the deal, and the lot for the first banker, again from the shares in each record, holds every share to its"
                    + " commitment, and finds shares that come twice.",
            "Exits with 1 when anything does not match, or when a round has nothing to be checked by."
        })
public final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "RECORD", description = "Record files, one finished round a line.")
    private List<Path> files = List.of();

    private int checked;
    private boolean wrong;

    @Override
    public Integer call() {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new ParameterException(spec.commandLine(), "There is no file " + file + ".");
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        ShuffleFile records = new ShuffleFile();
        for (Path file : files) {
            Optional<FileFault> finding = records.check(file, verdict -> print(verdict, out));
            if (finding.isPresent()) {
                out.flush();
                spec.commandLine().getErr().println(finding.get());
                return 1;
            }
        }
        out.println(summary());
        out.flush();
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

    private void print(ShuffleFile.Verdict verdict, PrintWriter out) {
        checked += verdict.isChecked() ? 1 : 0;
        wrong |= !verdict.isRight();
        out.println(verdict);
    }
}
