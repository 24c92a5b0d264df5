package org.tiengow.client.succession;

import java.util.HexFormat;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * The ways in which the host of this client's table may change.
 *
 * @param unconfirmed whether the next round waits until at least half of the people hold the standing of the last round
 * @param to the seat whose program takes the host over; empty when no handover is under way
 * @param canHost the seats whose programs could take the host over
 * @param keys the identity keys that people's programs have proven to the host, by seat: 64 hexadecimal digits
 */
public record HandoverState(boolean unconfirmed, OptionalInt to, Set<Integer> canHost, Map<Integer, String> keys) {
    /** No possible successor, and no missing confirmation. */
    public static final HandoverState NONE = new HandoverState(false, OptionalInt.empty(), Set.of(), Map.of());

    public HandoverState {
        canHost = Set.copyOf(canHost);
        keys = Map.copyOf(keys);
    }

    public static HandoverState of(TableUpdate update) {
        return new HandoverState(
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
