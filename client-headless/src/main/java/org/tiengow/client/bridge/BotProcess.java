package org.tiengow.client.bridge;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A running program that is talked to in lines. Nothing it does can block or fill this side: what it does not read is dropped
 * at a bound, what it writes waits in its own pipe, and what it says on standard error goes into a log of bounded length.
 */
final class BotProcess implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotProcess.class);
    private static final Duration GRACE = Duration.ofSeconds(1);
    private static final int LONGEST_LINE = 65_536;
    private static final int LONGEST_LOG = 1 << 20;
    private static final int LINES_AHEAD = 256;

    private static final Set<BotProcess> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> List.copyOf(RUNNING).forEach(BotProcess::kill), "bot-programs-end"));
    }

    private final Process process;
    private final Path log;
    private final BlockingQueue<Optional<String>> written = new ArrayBlockingQueue<>(LINES_AHEAD);
    private final BlockingQueue<Optional<String>> said = new ArrayBlockingQueue<>(LINES_AHEAD);

    private BotProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /**
     * Starts a program.
     *
     * @param words the program and its arguments
     * @param log where its standard error goes, as soon as there is any
     * @throws BridgeFailure when it cannot be started
     */
    static BotProcess start(List<String> words, Path log) {
        try {
            BotProcess started = new BotProcess(new ProcessBuilder(words).start(), log);
            RUNNING.add(started);
            started.inBackground("write", started::write);
            started.inBackground("read", started::read);
            started.inBackground("log", started::keepLog);
            return started;
        } catch (IOException e) {
            throw new BridgeFailure("The program " + words.get(0) + " cannot be started: " + e.getMessage(), e);
        }
    }

    /** Whether the program has not ended. */
    boolean isAlive() {
        return process.isAlive();
    }

    /** Where its standard error went. */
    Path log() {
        return log;
    }

    /** Sends a line; one that finds hundreds of others unread before it is lost. */
    void send(String line) {
        if (!written.offer(Optional.of(line))) {
            LOG.debug("a bot program does not read its lines");
        }
    }

    /**
     * The next line of its standard output.
     *
     * @return empty when none came in time, or the program has closed its output
     */
    Optional<String> receive(Duration limit) {
        try {
            Optional<String> line = said.poll(Math.max(0, limit.toNanos()), TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            if (line.isEmpty()) {
                said.offer(line); // the end stays the end, whoever asks again
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Closes its standard input, gives it a second to end, and then kills it and all that it started. */
    @Override
    public void close() {
        boolean told = written.offer(Optional.empty());
        try {
            if (!told || !process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS)) {
                kill();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            kill();
        }
        RUNNING.remove(this);
    }

    /** As {@link #close}, without waiting for it. */
    void closeInBackground() {
        inBackground("close", this::close);
    }

    /** Kills the program and all that it started. */
    void kill() {
        List<ProcessHandle> family = new ArrayList<>(process.descendants().toList());
        process.destroyForcibly();
        family.forEach(ProcessHandle::destroyForcibly);
        RUNNING.remove(this);
    }

    private void inBackground(String job, Job body) {
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
        int read = errors.read(buffer);
        if (read < 0) {
            return;
        }
        Files.createDirectories(log.toAbsolutePath().getParent());
        try (OutputStream file = Files.newOutputStream(log)) {
            for (int kept = 0; read >= 0; read = errors.read(buffer)) {
                file.write(buffer, 0, Math.min(read, LONGEST_LOG - kept));
                kept = Math.min(LONGEST_LOG, kept + read);
            }
        }
    }

    private interface Job {
        void run() throws IOException, InterruptedException;
    }
}
