package org.tiengow.client.command;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tiengow.client.check.FileFault;
import org.tiengow.client.check.RoundPrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays records and prints what was paid. */
@Command(
        name = "referee",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = {
            "Replays game records and prints every round's payments.",
            "Also checks banker, term, wins and chips from line to line of one match.",
            "Exits with 1 at the first illegal step or wrong figure, and says where and by which paragraph of the rules."
        })
public final class RefereeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Record files, one finished round a line.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new ParameterException(spec.commandLine(), "There is no file " + file + ".");
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        RoundPrinter printer = new RoundPrinter(out);
        for (Path file : files) {
            Optional<FileFault> finding = printer.check(file);
            if (finding.isPresent()) {
                out.flush();
                spec.commandLine().getErr().println(finding.get());
                return 1;
            }
        }
        out.println(printer.rounds() + (printer.rounds() == 1 ? " round" : " rounds") + ", and all is right.");
        out.flush();
        return 0;
    }
}
