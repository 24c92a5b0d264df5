package org.tiengow.client.bridge;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The processes of this machine at one moment.
 *
 * @param rows the processes that this user may see
 */
record ProcessTable(List<Row> rows) {
    /**
     * A process.
     *
     * @param pid the process number
     * @param parent the number of the parent; 1, or another adopting process, when the parent has ended; 0 when the system tells none
     * @param session the number of the session; 0 where the system tells none
     * @param bytes the resident memory in bytes
     * @param mark the value of {@link Isolation#MARK} in the environment that the process began with; empty without one
     */
    record Row(long pid, long parent, long session, long bytes, String mark) {}

    /**
     * Returns the processes that belong to a program. A process belongs to it if it is in its session, has its mark, is a child of a
     * process that belongs to it, or is known to belong to it.
     *
     * @param session the session of the program; 0 when it has none of its own
     * @param mark the mark of the program
     * @param known the numbers of the processes that are known to belong to the program
     */
    List<Row> family(long session, String mark, Collection<Long> known) {
        Set<Long> pids = new HashSet<>(known);
        List<Row> family = new ArrayList<>();
        List<Row> others = new ArrayList<>(rows);
        boolean grown = true;
        while (grown) {
            List<Row> more = others.stream()
                    .filter(row -> pids.contains(row.pid())
                            || pids.contains(row.parent())
                            || (session != 0 && row.session() == session)
                            || row.mark().equals(mark))
                    .toList();
            grown = !more.isEmpty();
            family.addAll(more);
            others.removeAll(more);
            more.forEach(row -> pids.add(row.pid()));
        }
        return family;
    }
}
