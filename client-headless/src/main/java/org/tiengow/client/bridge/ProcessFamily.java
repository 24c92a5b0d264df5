package org.tiengow.client.bridge;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/** A bot program with all processes that it started, also those that left its process group or session. */
final class ProcessFamily {
    /** The largest number of passes of {@link #kill}. During a pass, a program may start further processes. */
    private static final int MOST_ROUNDS = 200;

    private static final long BETWEEN_NANOS = 5_000_000;

    private final Isolation isolation;
    private final Process program;
    private final String mark;
    private final Set<ProcessHandle> seen = new HashSet<>();

    /**
     * @param program the program, which was started with the mark in its environment
     */
    ProcessFamily(Isolation isolation, Process program, String mark) {
        this.isolation = isolation;
        this.program = program;
        this.mark = mark;
        seen.add(program.toHandle());
    }

    /** Returns the reason to end the program, as one sentence; empty when it is within its bounds. */
    Optional<String> excess(ProcessTable now, ProgramBounds bounds) {
        List<ProcessTable.Row> members = members(now);
        long bytes = members.stream().mapToLong(ProcessTable.Row::bytes).sum();
        if (bytes > bounds.memory()) {
            return Optional.of(String.format(
                    Locale.ROOT, "It held %,d MiB of memory; it may hold %,d.", bytes >> 20, bounds.memory() >> 20));
        }
        if (members.size() > bounds.processes()) {
            return Optional.of("It was " + members.size() + " processes; it may be " + bounds.processes() + ".");
        }
        return Optional.empty();
    }

    /** Kills the program and all processes that it started, in repeated passes until none is left or {@link #MOST_ROUNDS} is reached. */
    void kill() {
        program.destroyForcibly();
        List<ProcessTable.Row> members = members(isolation.processes());
        for (int round = 0; !members.isEmpty() && round < MOST_ROUNDS; round++) {
            long session = session();
            if (members.stream().anyMatch(row -> session != 0 && row.session() == session)) {
                isolation.killTogether(session);
            }
            members.forEach(row -> ProcessHandle.of(row.pid()).ifPresent(ProcessHandle::destroyForcibly));
            LockSupport.parkNanos(BETWEEN_NANOS);
            members = members(isolation.processes());
        }
    }

    /** Returns the living members. A process that was seen once stays a member after its parent has ended. */
    private synchronized List<ProcessTable.Row> members(ProcessTable now) {
        seen.removeIf(process -> !process.isAlive());
        List<ProcessTable.Row> members = now.family(
                session(), mark, seen.stream().map(ProcessHandle::pid).toList());
        members.forEach(row -> ProcessHandle.of(row.pid()).ifPresent(seen::add));
        return members.stream()
                .filter(row -> ProcessHandle.of(row.pid())
                        .filter(ProcessHandle::isAlive)
                        .isPresent())
                .toList();
    }

    private long session() {
        return isolation.ownSession() ? program.pid() : 0;
    }
}
