package org.tiengow.client.command;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import org.tiengow.client.check.FileFault;
import org.tiengow.protocol.kept.FileTrouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The base of the commands: options for help and version, and the reporting of wrong usage, failures and results. */
@Command(mixinStandardHelpOptions = true, versionProvider = ProgramVersion.class)
public abstract class TerminalCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Reports wrong usage with this sentence unless a condition holds. */
    protected final void require(boolean holds, String sentence) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), sentence);
        }
    }

    /** Returns the result of a parser, and reports its {@link IllegalArgumentException} as wrong usage. */
    protected final <T> T understood(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException notUnderstood) {
            throw new ParameterException(spec.commandLine(), notUnderstood.getMessage(), notUnderstood);
        }
    }

    /** Prints a line to standard output, and returns the exit code of success. */
    protected final int say(String sentence) {
        out().println(sentence);
        out().flush();
        return 0;
    }

    /** Prints a line to standard error, and returns the exit code of a failure. */
    protected final int fail(String sentence) {
        err().println(sentence);
        return 1;
    }

    /** Returns the reason why a file cannot be created; empty when it probably can. */
    protected static Optional<String> whyNoFile(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)
                ? Optional.of(FileTrouble.cannotBeWritten(file, new NoSuchFileException(file.toString())))
                : Optional.empty();
    }

    /**
     * Reads files in turn, up to the first one with a fault, and prints that fault. Returns whether all files were read without a fault.
     */
    final boolean areRead(List<Path> files, Function<Path, Optional<FileFault>> reading) {
        for (Path file : files) {
            require(Files.exists(file), "There is no file " + file + ".");
        }
        Optional<FileFault> fault =
                files.stream().map(reading).flatMap(Optional::stream).findFirst();
        out().flush();
        fault.ifPresent(found -> fail(found.toString()));
        return fault.isEmpty();
    }
}
