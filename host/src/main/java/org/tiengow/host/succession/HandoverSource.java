package org.tiengow.host.succession;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.HostOffer;

/** The state that a host hands over, and the steps by which it stops being the host. Called on the thread of the handover. */
public interface HandoverSource {
    HostTls key();

    /** Returns the addresses of the host as text, without a port. */
    List<String> addresses();

    /** Announces at every table who takes the host over, and starts no further rounds. An empty seat withdraws that. */
    void goesTo(int table, OptionalInt seat);

    /** Checks whether a round is being played at some table. */
    boolean isPlaying();

    /** Checks whether this person still has the seat, possibly over a new connection, and could take the tables over. */
    boolean isHeir(Participant heir, int table, int seat);

    /** Reports that the handover failed and the tables continue here. */
    void stays(HandoverFailure why);

    /** Freezes all tables and returns their state. */
    NightSnapshot freeze() throws IOException;

    /** Continues the frozen tables here. */
    void thaw();

    /**
     * Signs the takeovers by the heir. From now on this program is not the host, even after a restart.
     *
     * @throws IOException when that cannot be ensured; then this program is still the host
     */
    TakeoversSoFar giveUp(NightSnapshot handedOver, HostOffer heir) throws IOException;

    /** Tells all clients the new location of the tables, and closes the host. */
    void farewell(TakeoversSoFar takeoversSoFar);
}
