package org.tiengow.client.bridge;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** How a bot program is started, as often as it is needed; from any thread. */
public interface ProgramLauncher {
    /**
     * Starts it.
     *
     * @throws BridgeFailure when it cannot be
     */
    BotProcess start();

    /**
     * A program that is called by a command.
     *
     * @param logs the folder for what it says on standard error
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
     * A Java bot out of a jar, in a JVM of its own.
     *
     * @param className the bot; empty when the jar names only one
     * @param logs the folder for what it prints
     * @throws IllegalArgumentException with a sentence, when there is no such jar or bot
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
