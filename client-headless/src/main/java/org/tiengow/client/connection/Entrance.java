package org.tiengow.client.connection;

import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.Token;

/**
 * Where to go and what to say at the door.
 *
 * @param address where the host is
 * @param kind what this client is
 * @param name the name it wants to be shown by, 1 to 24 characters
 * @param pin the host's PIN; empty without one
 * @param seatToken what brings it back to a seat held before; {@link Token#NONE} without one
 * @param ownerToken what makes it the owner of the host; {@link Token#NONE} otherwise
 */
public record Entrance(
        HostAddress address, PlayerKind kind, String name, String pin, Token seatToken, Token ownerToken) {
    /** Enters without PIN and tokens. */
    public static Entrance of(HostAddress address, PlayerKind kind, String name) {
        return new Entrance(address, kind, name, "", Token.NONE, Token.NONE);
    }

    /** The same with a PIN. */
    public Entrance withPin(String changed) {
        return new Entrance(address, kind, name, changed, seatToken, ownerToken);
    }

    /** The same with the token of a seat. */
    public Entrance withSeatToken(Token changed) {
        return new Entrance(address, kind, name, pin, changed, ownerToken);
    }

    /** The same with the token of the owner. */
    public Entrance withOwnerToken(Token changed) {
        return new Entrance(address, kind, name, pin, seatToken, changed);
    }

    /** Whether there is anything to show to a host that asks for a PIN. */
    boolean opensPinnedDoor() {
        return !pin.isEmpty() || !seatToken.isNone() || !ownerToken.isNone();
    }

    /** Leaves the secrets out. */
    @Override
    public String toString() {
        return "Entrance[" + kind + " " + name + " at " + address + "]";
    }
}
