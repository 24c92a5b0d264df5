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
 * A night that was broken off, as shown to the user who is asked whether to continue it. It contains no tiles.
 *
 * @param host the name under which clients found the host
 * @param pin the PIN for joining; empty without one
 * @param tables the tables at which a match is being played, by table number; never empty
 * @param last when the night was last written to disk
 */
public record BrokenOff(String host, String pin, List<Table> tables, Instant last) {
    /**
     * One table of the night.
     *
     * @param people the people at the table and those who left it during the match, by seat; empty when only bots play
     * @param round the current or last round; 0 before the first
     */
    public record Table(List<String> people, int round) {
        public Table {
            people = List.copyOf(people);
        }
    }

    public BrokenOff {
        tables = List.copyOf(tables);
    }

    /** Returns the night that was broken off in a data folder; empty without one. Reads files and changes none. */
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
