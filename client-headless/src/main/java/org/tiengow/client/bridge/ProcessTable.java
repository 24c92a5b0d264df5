package org.tiengow.client.bridge;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The processes of this machine at one moment.
 *
 * @param rows as far as this user may see them
 */
record ProcessTable(List<Row> rows) {
    /**
     * One process.
     *
     * @param pid its number
     * @param parent that of its parent; 1, or another that adopts, when that has ended
     * @param session that of the session it is in; 0 where the system tells none
     * @param bytes the memory it holds
     * @param mark what the environment it began with says in {@link Isolation#MARK}; empty for nothing
     */
    record Row(long pid, long parent, long session, long bytes, String mark) {}

    /**
     * Those that belong to a program: in its session, with its mark, begun by one that belongs to it, or known to belong.
     *
     * @param session the session of the program; 0 for none of its own
     * @param mark the mark of the program
     * @param known those that are known to belong to it
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
