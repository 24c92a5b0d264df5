package org.tiengow.host.journal;

import java.util.function.Supplier;
import org.tiengow.host.journal.wire.TableSnapshot;

/** Keeps how one table stands. Called from the table's thread alone. */
public interface Journal {
    /** Keeps nothing. */
    Journal NONE = new Journal() {
        @Override
        public void keep(Supplier<TableSnapshot> snapshot) {
            // nothing is kept
        }

        @Override
        public boolean hasFailed() {
            return false;
        }
    };

    /**
     * Keeps how the table stands; when this returns, what has changed is with the operating system, unless {@link #hasFailed}.
     *
     * @param snapshot how it stands; not asked for when nothing is kept
     */
    void keep(Supplier<TableSnapshot> snapshot);

    /** Whether the disk has failed, so that this table would not come back after its host's process was gone. */
    boolean hasFailed();
}
