package org.tiengow.client.bridge;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running program that exchanges lines with this one. It can neither block this side nor fill its memory: lines that it does not read are
 * dropped beyond a bound, its output waits in its own pipe, and its standard error goes into a log of bounded length. It ends together with
 * all processes that it started.
 */
public final class BotProcess implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotProcess.class);
    private static final Duration GRACE = Duration.ofSeconds(1);
    private static final int LONGEST_LINE = 8192;
    private static final int LINES_AHEAD = 256;
    private static final FamilyWatch HERE = new FamilyWatch(Isolation.ofThisMachine(), ProgramBounds.USUAL);

    private final FamilyWatch watch;
    private final Process process;
    private final ProcessFamily family;
    private final BotLog log;
    private final BlockingQueue<Optional<String>> written = new ArrayBlockingQueue<>(LINES_AHEAD);
    private final BlockingQueue<Optional<String>> said = new ArrayBlockingQueue<>(LINES_AHEAD);
    private volatile boolean silent;
    private @Nullable Thread logKeeper;

    private BotProcess(FamilyWatch watch, Process process, String mark, Path log) {
        this.watch = watch;
        this.process = process;
        this.family = new ProcessFamily(watch.isolation(), process, mark);
        this.log = new BotLog(log);
    }

    /**
     * Starts a program.
     *
     * @param words the program and its arguments
     * @param log the file for its standard error, created with the first byte
     * @throws BridgeFailure when the program cannot be started
     */
    static BotProcess start(List<String> words, Path log) {
        return start(words, log, HERE);
    }

    static BotProcess start(List<String> words, Path log, FamilyWatch watch) {
        String name = words.get(0);
        String mark = UUID.randomUUID().toString();
        ProcessBuilder builder = new ProcessBuilder(watch.isolation().command(words, watch.bounds()));
        builder.environment().put(Isolation.MARK, mark);
        // Our lines are ASCII; this is for what a program in Python prints to its log. The user's own choice stays.
        builder.environment().putIfAbsent("PYTHONIOENCODING", "utf-8");
        builder.environment().putIfAbsent("PYTHONUTF8", "1");
        try {
            BotProcess started = new BotProcess(watch, builder.start(), mark, log);
            watch.begin(started);
            started.inBackground("write", started::write);
            started.inBackground("read", started::read);
            started.logKeeper = started.inBackground("log", started::keepLog);
            return started;
        } catch (IOException e) {
            throw new BridgeFailure("The program " + name + " cannot be started: " + e.getMessage(), e);
        }
    }

    /** Checks whether the program may still write lines. */
    public boolean isAlive() {
        return !silent && process.isAlive();
    }

    /** Returns the file that takes the program's standard error. */
    public Path log() {
        return log.file();
    }

    /** Returns a phrase that says where the program's standard error is. */
    public String whereItsLogIs() {
        return Files.exists(log.file()) ? "its log is " + log.file() : "it has said nothing on standard error";
    }

    /** Sends a line. Drops it when hundreds of earlier lines are still unread. */
    public void send(String line) {
        if (!written.offer(Optional.of(line))) {
            LOG.debug("a bot program does not read its lines");
        }
    }

    /**
     * Returns the next line of the program's standard output, waiting for it up to the limit.
     *
     * @return empty when no line came in time, or the program has closed its output
     */
    public Optional<String> receive(Duration limit) {
        try {
            Optional<String> line = said.poll(Math.max(0, limit.toNanos()), TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            if (line.isEmpty()) {
                silent = true;
                said.offer(line); // kept, so that every later call sees the end, too
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Closes the program's standard input, waits up to a second for it to end, and then kills it and all processes that it started. */
    @Override
    public void close() {
        endsWithin(GRACE);
        kill();
    }

    /** Closes the program's standard input, and checks whether it then ends by itself in time. */
    public boolean endsWithin(Duration time) {
        try {
            return written.offer(Optional.empty()) && process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Returns the exit code of the program, waiting up to a second for it to end; empty when it goes on. */
    public OptionalInt exitCode() {
        try {
            return process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS)
                    ? OptionalInt.of(process.exitValue())
                    : OptionalInt.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalInt.empty();
        }
    }

    /** Returns the last line that an ended program wrote to standard error, such as the error that ended it; empty without one. */
    public String lastWords() {
        try {
            if (logKeeper != null) {
                logKeeper.join(GRACE.toMillis());
            }
            if (!Files.exists(log.file())) {
                return "";
            }
            return new String(Files.readAllBytes(log.file()), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .reduce("", (one, next) -> next);
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** Closes the program on a thread of its own, without blocking the caller. */
    void closeInBackground() {
        inBackground("close", this::close);
    }

    /** Kills the program and all processes that it started. */
    public void kill() {
        family.kill();
        watch.end(this);
    }

    /** Kills the program if it exceeds its bounds, and says so in its log. */
    void endIfOutgrown(ProcessTable now, ProgramBounds bounds) {
        family.excess(now, bounds).ifPresent(sentence -> {
            LOG.warn("a bot program is ended. {} Its log is {}", sentence, log.file());
            log.note(sentence);
            kill();
        });
    }

    private Thread inBackground(String job, Job body) {
        Thread thread = new Thread(
                () -> {
                    try {
                        body.run();
                    } catch (IOException e) {
                        LOG.debug("the pipe of a bot program broke: {}", e.getMessage());
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "bot-program-" + process.pid() + "-" + job);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void write() throws IOException, InterruptedException {
        try (OutputStream input = process.getOutputStream()) {
            for (Optional<String> line = written.take(); line.isPresent(); line = written.take()) {
                input.write((line.get() + "\n").getBytes(StandardCharsets.UTF_8));
                input.flush();
            }
        }
    }

    private void read() throws IOException, InterruptedException {
        BoundedLines lines = new BoundedLines(process.getInputStream(), LONGEST_LINE);
        Optional<String> line;
        do {
            line = lines.next();
            said.put(line);
        } while (line.isPresent());
    }

    private void keepLog() throws IOException {
        byte[] buffer = new byte[8192];
        InputStream errors = process.getErrorStream();
        try (log) {
            for (int read = errors.read(buffer); read >= 0; read = errors.read(buffer)) {
                log.write(buffer, read);
            }
        }
    }

    private interface Job {
        void run() throws IOException, InterruptedException;
    }

    /**
     * A reader of lines of UTF-8 text from a stream that may hold anything. A line is cut at a bound, and the rest of it is discarded. A line
     * that does not end counts as the end of the stream.
     */
    private static final class BoundedLines {
        /** Multiple of the bound up to which the end of a line is searched for. */
        private static final int PATIENCE = 128;

        private final InputStream stream;
        private final int bound;

        /**
         * @param bound the longest line in bytes
         */
        BoundedLines(InputStream stream, int bound) {
            this.stream = new BufferedInputStream(stream);
            this.bound = bound;
        }

        /** Returns the next line without its end, cut at the bound; empty at the end of the stream. */
        Optional<String> next() throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            int read = stream.read();
            boolean any = read >= 0;
            for (int length = 0; read >= 0 && read != '\n'; length++) {
                if (length == PATIENCE * bound) {
                    return Optional.empty();
                }
                if (line.size() < bound) {
                    line.write(read);
                }
                read = stream.read();
            }
            return any ? Optional.of(line.toString(StandardCharsets.UTF_8)) : Optional.empty();
        }
    }
}
