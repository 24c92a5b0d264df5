package org.tiengow.host.lobby;

import java.util.Optional;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.table.seats.Looks;

/** Services of a host for the seating of its night. Called on any thread. */
public interface NightServices {
    /** The services of a host with a fixed number of tables, which keeps nothing. */
    NightServices NONE = new NightServices() {
        private final Looks looks = new Looks();

        @Override
        public long seed() {
            return 0;
        }

        @Override
        public boolean startsWhenFull() {
            return false;
        }

        @Override
        public boolean botsOnly() {
            return false;
        }

        @Override
        public Looks looks() {
            return looks;
        }

        @Override
        public int leastTables() {
            return HostLimits.TABLES;
        }

        @Override
        public Optional<String> chipValue(String typed) {
            return Optional.empty();
        }

        @Override
        public Optional<TableRoom> open() {
            return Optional.empty();
        }

        @Override
        public void close(TableRoom room) {
            // the number of tables is fixed
        }

        @Override
        public void keep(SeatingSnapshot snapshot) {
            // persists nothing
        }
    };

    /** Returns the seed of the lots of a proposal. */
    long seed();

    /** Checks whether matches start without an owner, so that people are seated without one too. */
    boolean startsWhenFull();

    /** Checks whether only bots are seated, so that there is nobody to seat. */
    boolean botsOnly();

    /** Returns the looks of the people at the host. */
    Looks looks();

    /** Returns the number of tables that are never closed. */
    int leastTables();

    /** Reads the value of a chip, and returns it as it is written, such as "0.50 HKD"; empty for any other text. */
    Optional<String> chipValue(String typed);

    /** Opens a further table; empty when the host has as many as it may have. */
    Optional<TableRoom> open();

    /** Closes the last table, where nobody is any more. */
    void close(TableRoom room);

    /** Persists the seating in the background; calls are executed in order. */
    void keep(SeatingSnapshot snapshot);
}
