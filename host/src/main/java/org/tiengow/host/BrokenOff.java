package org.tiengow.host;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.tiengow.host.journal.NightFolder;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.wire.Holder;

/**
 * A night that was broken off, for whoever is asked whether to go on with it: nothing of its tiles.
 *
 * @param host the name it was found by
 * @param pin the PIN for whoever joined; empty if there was none
 * @param tables those at which a match is played, in the order of their numbers; never empty
 * @param last when something was last kept of it
 */
public record BrokenOff(String host, String pin, List<Table> tables, Instant last) {
    /**
     * One table.
     *
     * @param people the people at it, and those who left it during the match, in the order of the seats; none: bots alone
     * @param round the round it is in, or was in last; 0 before the first
     */
    public record Table(List<String> people, int round) {
        /** Copies the list. */
        public Table {
            people = List.copyOf(people);
        }
    }

    /** Copies the list. */
    public BrokenOff {
        tables = List.copyOf(tables);
    }

    /** What lies in a data folder; empty when nothing was broken off there. Reads files, and changes nothing. */
    public static Optional<BrokenOff> in(Path data) {
        return NightFolder.glance(data)
                .map(glance -> new BrokenOff(
                        glance.night().host().getName(),
                        glance.night().host().getPin(),
                        glance.night().tables().values().stream()
                                .map(BrokenOff::table)
                                .toList(),
                        glance.last()));
    }

    private static Table table(TableSnapshot snapshot) {
        List<String> people = snapshot.getSeatsList().stream()
                .map(BrokenOff::person)
                .filter(name -> !name.isEmpty())
                .toList();
        return new Table(people, snapshot.getMatch().getRound().getNumber());
    }

    private static String person(SeatSnapshot seat) {
        return seat.getHolder() == Holder.HOLDER_PERSON ? seat.getName() : seat.getLeft();
    }
}
