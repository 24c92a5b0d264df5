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
import org.tiengow.client.home.FileTrouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands have in common: help and version, and how wrong usage, a failure and what was found are told. */
@Command(mixinStandardHelpOptions = true, versionProvider = ProgramVersion.class)
abstract class TerminalCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Calls it wrong usage, in these words, unless something holds. */
    protected final void require(boolean holds, String sentence) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), sentence);
        }
    }

    /** Calls it wrong usage when what was typed is not understood. */
    protected final <T> T understood(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException notUnderstood) {
            throw new ParameterException(spec.commandLine(), notUnderstood.getMessage(), notUnderstood);
        }
    }

    /** Prints a line for whoever waits for it, and is the exit code for all being well. */
    protected final int say(String sentence) {
        out().println(sentence);
        out().flush();
        return 0;
    }

    /** Prints what went wrong, and is the exit code for that. */
    protected final int fail(String sentence) {
        err().println(sentence);
        return 1;
    }

    /** Why there can be no file in a place; empty when it may well be made. */
    static Optional<String> whyNoFile(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)
                ? Optional.of(FileTrouble.cannotBeWritten(file, new NoSuchFileException(file.toString())))
                : Optional.empty();
    }

    /** Reads files in turn, up to the first that something is wrong with, which is then told. */
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
