package org.tiengow.client.bridge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The isolation on Linux with util-linux. A program leads a session of its own, and the kernel bounds the number of its processes and the
 * memory of each. The kernel does not add them up, so the sums are read from {@code /proc}.
 */
final class LinuxIsolation implements Isolation {
    private static final Logger LOG = LoggerFactory.getLogger(LinuxIsolation.class);
    private static final Path PROC = Path.of("/proc");
    private static final Path OWN = PROC.resolve("self");

    /**
     * The number of threads that a program may add. The limit counts all threads of the user, since Linux counts threads as processes here.
     */
    private static final int THREADS = 256;

    private final String setsid;
    private final String prlimit;
    private final long page;

    /** The marks of the processes in the last look. Reading them again each time would be most of the work. */
    private final Map<Long, Marked> marks = new ConcurrentHashMap<>();

    private LinuxIsolation(Path setsid, Path prlimit, long page) {
        this.setsid = setsid.toString();
        this.prlimit = prlimit.toString();
        this.page = page;
    }

    /** Returns the isolation; empty when the system lacks something that it needs. */
    static Optional<LinuxIsolation> find() {
        Optional<Path> setsid = ProgramFile.find("setsid");
        Optional<Path> prlimit = ProgramFile.find("prlimit");
        if (setsid.isEmpty() || prlimit.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new LinuxIsolation(setsid.get(), prlimit.get(), page()));
        } catch (IOException e) {
            return Optional.empty(); // there is no /proc
        }
    }

    @Override
    public List<String> command(List<String> words, ProgramBounds bounds) {
        List<String> command = new ArrayList<>(List.of(setsid, prlimit, "--core=0"));
        try {
            List<String> now = Files.readAllLines(OWN.resolve("limits"));
            // Not --as: runtimes reserve many times the address space that they ever use.
            command.add("--data=" + atMost(bounds.memory(), "Max data size", now));
            command.add("--nproc=" + atMost(threadsOfThisUser() + THREADS, "Max processes", now));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        command.add("--");
        command.addAll(words);
        return command;
    }

    @Override
    public boolean ownSession() {
        return true;
    }

    @Override
    public ProcessTable processes() {
        List<ProcessTable.Row> rows = new ArrayList<>();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROC, "[0-9]*")) {
            for (Path folder : folders) {
                row(folder).ifPresent(rows::add);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        marks.keySet()
                .retainAll(
                        new HashSet<>(rows.stream().map(ProcessTable.Row::pid).toList()));
        return new ProcessTable(rows);
    }

    /** Uses the built-in command of a shell, since Java cannot signal a process group. */
    @Override
    public void killTogether(long session) {
        try {
            Process kill = new ProcessBuilder("/bin/sh", "-c", "kill -KILL -" + session)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            kill.waitFor(5, TimeUnit.SECONDS);
        } catch (IOException e) {
            LOG.debug("a group of processes cannot be killed together: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns the size of a memory page in bytes. It is entry 6 of the auxiliary vector that the kernel gives each process (man getauxval).
     */
    private static long page() throws IOException {
        LongBuffer words = ByteBuffer.wrap(Files.readAllBytes(OWN.resolve("auxv")))
                .order(ByteOrder.nativeOrder())
                .asLongBuffer();
        while (words.remaining() >= 2) {
            long key = words.get();
            long value = words.get();
            if (key == 6) {
                return value;
            }
        }
        throw new IOException("the kernel does not tell the size of its pages");
    }

    /** Returns a limit that does not exceed the hard limit of this process. */
    private static String atMost(long wanted, String name, List<String> limits) {
        Pattern pattern = Pattern.compile(Pattern.quote(name) + "\\s+\\S+\\s+(\\d+)\\s.*");
        return String.valueOf(limits.stream()
                .map(pattern::matcher)
                .filter(Matcher::matches)
                .mapToLong(line -> Math.min(wanted, Long.parseLong(line.group(1))))
                .findFirst()
                .orElse(wanted));
    }

    private static int threadsOfThisUser() throws IOException {
        Object self = Files.getAttribute(OWN, "unix:uid");
        int threads = 0;
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(PROC, "[0-9]*")) {
            for (Path folder : folders) {
                try {
                    if (self.equals(Files.getAttribute(folder, "unix:uid"))) {
                        threads += Integer.parseInt(stat(folder)[17]);
                    }
                } catch (IOException e) {
                    LOG.trace("a process ended while it was looked at", e);
                }
            }
        }
        return threads;
    }

    private Optional<ProcessTable.Row> row(Path folder) {
        try {
            String[] stat = stat(folder);
            if (stat[0].equals("Z")) {
                return Optional.empty(); // a zombie: it has ended, and its parent has not waited for it
            }
            long pid = Long.parseLong(folder.getFileName().toString());
            String start = stat[19];
            Marked marked = marks.get(pid);
            if (marked == null || !marked.start().equals(start)) {
                marked = new Marked(start, mark(folder));
                marks.put(pid, marked);
            }
            return Optional.of(new ProcessTable.Row(
                    pid,
                    Long.parseLong(stat[1]),
                    Long.parseLong(stat[3]),
                    Long.parseLong(stat[21]) * page,
                    marked.mark()));
        } catch (IOException e) {
            return Optional.empty(); // the process has ended
        }
    }

    /**
     * Returns the fields of the stat file after the process name, which may hold any characters: state, parent, group, session and so on
     * (man proc).
     */
    private static String[] stat(Path folder) throws IOException {
        String text = Files.readString(folder.resolve("stat"), StandardCharsets.ISO_8859_1);
        return text.substring(text.lastIndexOf(')') + 2).split(" ");
    }

    private static String mark(Path folder) {
        try {
            String environment = "\0" + Files.readString(folder.resolve("environ"), StandardCharsets.ISO_8859_1);
            int begin = environment.indexOf("\0" + MARK + "=");
            if (begin < 0) {
                return "";
            }
            int value = begin + MARK.length() + 2;
            int end = environment.indexOf('\0', value);
            return environment.substring(value, end < 0 ? environment.length() : end);
        } catch (IOException e) {
            return ""; // the process belongs to another user, or has ended
        }
    }

    /**
     * The identity of a process at its start.
     *
     * @param start the start time, since process numbers are reused
     * @param mark the mark in its environment, when the process was first seen
     */
    private record Marked(String start, String mark) {}
}
