package org.tiengow.host.journal;

import java.util.function.Supplier;
import org.tiengow.host.journal.wire.TableSnapshot;

/** Persists the state of one table. Called only on the table's thread. */
public interface Journal {
    /** Persists nothing. */
    Journal NONE = new Journal() {
        @Override
        public void keep(Supplier<TableSnapshot> snapshot) {
            // persists nothing
        }

        @Override
        public boolean hasFailed() {
            return false;
        }
    };

    /**
     * Persists the state of the table. When this returns, all changes are with the operating system, unless {@link #hasFailed}.
     *
     * @param snapshot supplies the state; not called when nothing is persisted
     */
    void keep(Supplier<TableSnapshot> snapshot);

    /** Checks whether the disk has failed, so that the table could not be restored after a crash of the host. */
    boolean hasFailed();
}
