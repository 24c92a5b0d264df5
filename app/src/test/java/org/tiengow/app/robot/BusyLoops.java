package org.tiengow.app.robot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Processes that only count, until they are closed or this process ends. */
final class BusyLoops implements AutoCloseable {
    private static final String COUNT =
            "while kill -0 %d 2>/dev/null; do i=0; while [ $i -lt 1000000 ]; do i=$((i+1)); done; done";

    private final List<Process> loops = new ArrayList<>();

    private BusyLoops() {}

    /**
     * Starts so many.
     *
     * @param apart whether each gets a session of its own. Linux can share its cores among sessions first (autogroup): then each loop has as
     *     much of them as all programs of this process's session together.
     */
    static BusyLoops start(int count, boolean apart) throws IOException {
        BusyLoops busy = new BusyLoops();
        String script = String.format(COUNT, ProcessHandle.current().pid());
        List<String> line = Stream.concat(apart ? Stream.of("setsid") : Stream.empty(), Stream.of("sh", "-c", script))
                .toList();
        for (int i = 0; i < count; i++) {
            busy.loops.add(new ProcessBuilder(line).start());
        }
        return busy;
    }

    @Override
    public void close() throws InterruptedException {
        loops.forEach(Process::destroyForcibly);
        for (Process each : loops) {
            each.waitFor();
        }
    }
}
