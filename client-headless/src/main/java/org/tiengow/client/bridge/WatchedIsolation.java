package org.tiengow.client.bridge;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The fallback for all other systems. A program is started without limits and only watched. The system's own tool tells the memory of each
 * process.
 */
final class WatchedIsolation implements Isolation {
    private static final Logger LOG = LoggerFactory.getLogger(WatchedIsolation.class);
    private static final int KIBIBYTE = 1024;
    private static final Pattern PS = Pattern.compile("\\s*(\\d+)\\s+(\\d+)\\s*");
    private static final Pattern TASKLIST = Pattern.compile("\"[^\"]*\",\"(\\d+)\",.*,\"([^\"]*)\"\\s*");

    @Override
    public List<String> command(List<String> words, ProgramBounds bounds) {
        return words;
    }

    @Override
    public boolean ownSession() {
        return false;
    }

    @Override
    public ProcessTable processes() {
        Map<Long, Long> memory = memory();
        return new ProcessTable(ProcessHandle.allProcesses()
                .map(process -> new ProcessTable.Row(
                        process.pid(),
                        process.parent().map(ProcessHandle::pid).orElse(0L),
                        0,
                        memory.getOrDefault(process.pid(), 0L),
                        ""))
                .toList());
    }

    @Override
    public void killTogether(long session) {}

    private static Map<Long, Long> memory() {
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        List<String> tool = windows ? List.of("tasklist", "/FO", "CSV", "/NH") : List.of("ps", "-A", "-o", "pid=,rss=");
        try {
            Process asked = new ProcessBuilder(tool)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            asked.getOutputStream().close();
            List<String> lines = new String(asked.getInputStream().readAllBytes(), Charset.defaultCharset())
                    .lines()
                    .toList();
            asked.waitFor(1, TimeUnit.SECONDS);
            return memory(lines);
        } catch (IOException e) {
            LOG.debug("nobody tells how much memory programs hold: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Map.of();
    }

    /** Returns the bytes of memory of each process, from the output of {@code ps} or {@code tasklist}. */
    static Map<Long, Long> memory(List<String> lines) {
        Map<Long, Long> memory = new HashMap<>();
        for (String line : lines) {
            row(line).ifPresent(row -> {
                String digits = row.group(2).replaceAll("\\D", ""); // such as 12,345 K
                if (!digits.isEmpty()) {
                    memory.put(Long.parseLong(row.group(1)), KIBIBYTE * Long.parseLong(digits));
                }
            });
        }
        return memory;
    }

    private static Optional<Matcher> row(String line) {
        return List.of(PS, TASKLIST).stream()
                .map(pattern -> pattern.matcher(line))
                .filter(Matcher::matches)
                .findFirst();
    }
}
