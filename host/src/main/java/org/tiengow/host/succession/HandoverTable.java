package org.tiengow.host.succession;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.wire.HostMessage;

/** A table as the handover of its host sees it. A busy table answers late, and a closed one never. */
public interface HandoverTable {
    /** Returns the number of the table; 0 is the first. */
    int number();

    /** Checks whether a round is being played. */
    boolean isPlaying();

    /** Announces a handover, or withdraws it; {@code seat} is empty when the person who takes over is at another table. */
    CompletableFuture<Boolean> goesTo(boolean going, OptionalInt seat);

    /** Returns the person at a seat whose program could take the host over. */
    CompletableFuture<Optional<Participant>> heirAt(int seat);

    /** Freezes the table and returns its state; requests wait until {@link #thaw}. */
    CompletableFuture<HandedOverTable> freeze();

    /** Continues the table, with the requests that waited. */
    void thaw();

    /** Sends a last message to all clients at a frozen table, and to those that wait to join it. */
    CompletableFuture<Boolean> farewell(HostMessage message);
}
