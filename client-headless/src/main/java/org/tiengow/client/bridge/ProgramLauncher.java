package org.tiengow.client.bridge;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.BotLines;
import org.tiengow.client.json.ReadyLine;
import org.tiengow.client.json.TrialQuestion;

/** A launcher of a bot program, which can start it any number of times, from any thread. */
public final class ProgramLauncher implements AutoCloseable {
    /** The time that a program has for its start, if it says when it is ready. */
    private static final Duration START = Duration.ofSeconds(20);

    private final String name;
    private final Function<Path, BotProcess> starter;
    private final Path logs;
    private final AtomicInteger number = new AtomicInteger();
    private final Deque<BotProcess> resting = new ConcurrentLinkedDeque<>();
    private volatile @Nullable ReadyLine announced;
    private volatile @Nullable Duration startTime;

    private ProgramLauncher(String name, Function<Path, BotProcess> starter, Path logs, @Nullable ReadyLine announced) {
        this.name = name;
        this.starter = starter;
        this.logs = logs;
        this.announced = announced;
    }

    /**
     * Returns a launcher of a program that is called by a command.
     *
     * @param logs the folder for the program's standard error
     * @throws IllegalArgumentException with a sentence, when the command cannot be split into words or names no program
     */
    public static ProgramLauncher command(String command, Path logs) {
        List<String> words = CommandWords.split(command);
        if (ProgramFile.find(words.get(0)).isEmpty()) {
            throw new IllegalArgumentException("There is no program " + words.get(0) + ".");
        }
        return new ProgramLauncher("The program " + words.get(0), log -> BotProcess.start(words, log), logs, null);
    }

    /**
     * Returns a launcher of a Java bot in a jar, which runs in a JVM of its own.
     *
     * @param className the class of the bot; empty when the jar names only one
     * @param logs the folder for the bot's output
     * @throws IllegalArgumentException with a sentence, when the jar or the bot does not exist
     */
    public static ProgramLauncher jar(String file, String className, Path logs) {
        try {
            BotJar jar = BotJar.find(Path.of(file), className);
            return new ProgramLauncher(
                    "The bot " + jar.className() + " in " + jar.file(), jar::start, logs, new ReadyLine(false));
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(file + " is not the name of a file.", e);
        }
    }

    /**
     * Starts the program once and asks it a question, to learn how long its start takes and whether it says when it is ready. From then on
     * {@link #start} waits for that. Waits for the first line, for at most 20 seconds.
     *
     * @throws BridgeFailure when the program cannot be started
     */
    public void tryOut() {
        long begin = System.nanoTime();
        BotProcess program = starter.apply(nextLog());
        TrialQuestion.lines(START.toMillis()).forEach(program::send);
        Optional<String> first = program.receive(START);
        startTime = first.isPresent() ? Duration.ofNanos(System.nanoTime() - begin) : null;
        ReadyLine ready = first.flatMap(ReadyLine::read).orElse(null);
        if (ready != null) {
            announced = ready;
        }
        if (ready != null && ready.canReset() && program.receive(START).isPresent()) {
            resting.add(program);
        } else {
            program.closeInBackground();
        }
    }

    /** Returns the time until the program's first line in {@link #tryOut}; empty when it wrote none. */
    public Optional<Duration> startTime() {
        return Optional.ofNullable(startTime);
    }

    /** Checks whether the program says when it is ready, as far as that is known. */
    public boolean saysWhenReady() {
        return announced != null;
    }

    /** Checks whether the program plays further sittings in the same process, as far as that is known. */
    public boolean canReset() {
        ReadyLine ready = announced;
        return ready != null && ready.canReset();
    }

    /**
     * Starts the program, or resets one that has rested. A program that says when it is ready is ready then.
     *
     * @throws BridgeFailure when the program cannot be started, or is not ready within 20 seconds
     */
    public BotProcess start() {
        for (BotProcess rested = resting.poll(); rested != null; rested = resting.poll()) {
            if (rested.isAlive()) {
                rested.send(BotLines.reset());
                return rested;
            }
            rested.close();
        }
        BotProcess started = starter.apply(nextLog());
        if (announced != null && started.receive(START).flatMap(ReadyLine::read).isEmpty()) {
            started.kill();
            throw new BridgeFailure(name + " did not start; its log is " + started.log() + ".");
        }
        return started;
    }

    /** Takes a program back after a sitting without failures. It rests until the next one if it knows {@code reset}, and is closed otherwise. */
    void takeBack(BotProcess program) {
        if (canReset() && program.isAlive()) {
            resting.add(program);
        } else {
            program.close();
        }
    }

    /** Closes all programs that rest. */
    @Override
    public void close() {
        for (BotProcess rested = resting.poll(); rested != null; rested = resting.poll()) {
            rested.close();
        }
    }

    private Path nextLog() {
        long host = ProcessHandle.current().pid();
        return logs.resolve("bot-" + host + "-" + number.incrementAndGet() + ".log");
    }
}
