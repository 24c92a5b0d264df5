package org.tiengow.host.handover;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.HostOffer;

/** What a host has to hand over, and how it stops being the host. Called from the thread of the handing over. */
public interface NightToHandOver {
    /** Its key. */
    HostTls key();

    /** Its addresses as text, without a port. */
    List<String> addresses();

    /** Shows at every table whom the host goes to, and begins no round there; empty: nobody, rounds begin again. */
    void goesTo(int table, OptionalInt seat);

    /** Whether a round is played at some table. */
    boolean isPlaying();

    /** Whether this person still sits there, perhaps over another connection by now, and could take the tables over. */
    boolean isHeir(Guest heir, int table, int seat);

    /** The tables go on here, for this reason, although they were to be handed over. */
    void stays(HandOverFailure why);

    /** Stops all tables where they are, and says how they stand. */
    NightSnapshot freeze() throws IOException;

    /** They go on here. */
    void thaw();

    /**
     * From now on it is not the host any more, also after a restart, and says in writing who is.
     *
     * @throws IOException when that cannot be made sure; then it still is
     */
    TakeoversSoFar giveUp(NightSnapshot handedOver, HostOffer heir) throws IOException;

    /** Tells everybody where the tables are now, and closes. */
    void farewell(TakeoversSoFar takeoversSoFar);
}
