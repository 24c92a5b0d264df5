package org.tiengow.client.session.hosting;

import java.util.HexFormat;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * How the host of this client's table may change.
 *
 * @param unconfirmed whether the next round waits until at least half of the people hold how the last one ended
 * @param to the seat whose program the host is being handed over to; empty when it is not
 * @param canHost the seats whose programs could take the host over
 * @param keys the identity keys that the programs of people have proven to the host, by seat: 64 hexadecimal digits
 */
public record Handover(boolean unconfirmed, OptionalInt to, Set<Integer> canHost, Map<Integer, String> keys) {
    /** Nobody could take the host over, and nobody is waited for. */
    public static final Handover NONE = new Handover(false, OptionalInt.empty(), Set.of(), Map.of());

    /** Copies set and map. */
    public Handover {
        canHost = Set.copyOf(canHost);
        keys = Map.copyOf(keys);
    }

    static Handover of(TableUpdate update) {
        return new Handover(
                update.getUnconfirmed(),
                update.hasHandingOver() ? OptionalInt.of(update.getHandingOver()) : OptionalInt.empty(),
                update.getSeatsList().stream()
                        .filter(SeatInfo::getCanHost)
                        .map(SeatInfo::getSeat)
                        .collect(Collectors.toSet()),
                update.getSeatsList().stream()
                        .filter(seat -> seat.getIdentity().size() == Identity.BYTES)
                        .collect(Collectors.toMap(
                                SeatInfo::getSeat,
                                seat -> HexFormat.of()
                                        .formatHex(seat.getIdentity().toByteArray()),
                                (one, other) -> other)));
    }
}
