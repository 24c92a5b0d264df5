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
 * Linux with util-linux: a program leads a session of its own, and the kernel bounds the memory of each of its processes and
 * the number of them. What the kernel does not count together is seen in {@code /proc}.
 */
final class LinuxIsolation implements Isolation {
    private static final Logger LOG = LoggerFactory.getLogger(LinuxIsolation.class);
    private static final Path PROC = Path.of("/proc");
    private static final Path OWN = PROC.resolve("self");

    /** Threads count as processes here, and what else this user runs counts too. */
    private static final int THREADS = 256;

    private final String setsid;
    private final String prlimit;
    private final long page;

    /** The marks of processes that were seen in the last look; to ask for them again would be most of the work. */
    private final Map<Long, Marked> marks = new ConcurrentHashMap<>();

    private LinuxIsolation(Path setsid, Path prlimit, long page) {
        this.setsid = setsid.toString();
        this.prlimit = prlimit.toString();
        this.page = page;
    }

    /** Empty where something it needs is not there. */
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
            // Not --as: runtimes reserve many times the room that they ever use.
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

    /** By a shell, whose own word it is; Java cannot signal a group. */
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

    /** How many bytes a page of memory has: entry 6 of the words that the kernel gives each program (man getauxval). */
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

    /** A bound must not be above the one that this program is under. */
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
                return Optional.empty(); // it has ended, and nobody has asked how
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
            return Optional.empty(); // it has ended
        }
    }

    /** What stands behind its name, which may hold anything: state, parent, group, session and so on (man proc). */
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
            return ""; // somebody else's, or ended
        }
    }

    /**
     * What a process began with.
     *
     * @param start when it began, since numbers of processes come again
     * @param mark what its environment said, when it was seen first
     */
    private record Marked(String start, String mark) {}
}
