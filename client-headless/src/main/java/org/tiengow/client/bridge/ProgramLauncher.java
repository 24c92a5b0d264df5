package org.tiengow.client.bridge;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** A launcher of a bot program, which can start it any number of times, from any thread. */
public interface ProgramLauncher {
    /**
     * Starts the program.
     *
     * @throws BridgeFailure when the program cannot be started
     */
    BotProcess start();

    /**
     * Returns a launcher of a program that is called by a command.
     *
     * @param logs the folder for the program's standard error
     * @throws IllegalArgumentException with a sentence, when the command cannot be split into words or names no program
     */
    static ProgramLauncher command(String command, Path logs) {
        List<String> words = CommandWords.split(command);
        if (ProgramFile.find(words.get(0)).isEmpty()) {
            throw new IllegalArgumentException("There is no program " + words.get(0) + ".");
        }
        return numbered(log -> BotProcess.start(words, log), logs);
    }

    /**
     * Returns a launcher of a Java bot in a jar, which runs in a JVM of its own.
     *
     * @param className the class of the bot; empty when the jar names only one
     * @param logs the folder for the bot's output
     * @throws IllegalArgumentException with a sentence, when the jar or the bot does not exist
     */
    static ProgramLauncher jar(String file, String className, Path logs) {
        try {
            BotJar jar = BotJar.find(Path.of(file), className);
            return numbered(jar::start, logs);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(file + " is not the name of a file.", e);
        }
    }

    private static ProgramLauncher numbered(Function<Path, BotProcess> start, Path logs) {
        AtomicInteger number = new AtomicInteger();
        long host = ProcessHandle.current().pid();
        return () -> start.apply(logs.resolve("bot-" + host + "-" + number.incrementAndGet() + ".log"));
    }
}
