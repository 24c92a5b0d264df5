package org.tiengow.client.connection;

import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.protocol.pipeline.Fingerprint;

/**
 * Where to go and what to say at the door.
 *
 * @param address where the host is
 * @param kind what this client is
 * @param name the name it wants to be shown by, 1 to 24 characters
 * @param fingerprint the SHA-256 of the host's certificate in 64 hexadecimal digits: the connection goes through TLS, and
 *     only to this host; empty when it is not known: then it goes to whatever host is there, in plain to this machine and
 *     through TLS to any other
 * @param pin the host's PIN; empty without one
 * @param seatToken what brings it back to a seat held before; {@link Token#NONE} without one
 * @param ownerToken what makes it the owner of the host; {@link Token#NONE} otherwise
 * @param byKey whether the key of this program opens the door: at a host to which its people have agreed
 * @param throughPage whether its person plays through a page, in a browser: its seat says so to everybody, takes no part in the
 *     shuffle, and has no vote when the host is gone
 */
public record Entrance(
        HostAddress address,
        PlayerKind kind,
        String name,
        String fingerprint,
        String pin,
        Token seatToken,
        Token ownerToken,
        boolean byKey,
        boolean throughPage) {
    /**
     * Checks the fingerprint.
     *
     * @throws IllegalArgumentException with a sentence
     */
    public Entrance {
        fingerprint = fingerprint.isEmpty() ? "" : Fingerprint.write(Fingerprint.read(fingerprint));
    }

    /** Enters a host whose fingerprint is not known, without PIN and tokens. */
    public static Entrance of(HostAddress address, PlayerKind kind, String name) {
        return new Entrance(address, kind, name, "", "", Token.NONE, Token.NONE, false, false);
    }

    /** The same to a host at another address. */
    public Entrance withAddress(HostAddress changed) {
        return new Entrance(changed, kind, name, fingerprint, pin, seatToken, ownerToken, byKey, throughPage);
    }

    /**
     * The same to the host with this fingerprint; to whatever host is there when it is empty.
     *
     * @throws IllegalArgumentException with a sentence, when it is none
     */
    public Entrance withFingerprint(String changed) {
        return new Entrance(address, kind, name, changed, pin, seatToken, ownerToken, byKey, throughPage);
    }

    /** The same with a PIN. */
    public Entrance withPin(String changed) {
        return new Entrance(address, kind, name, fingerprint, changed, seatToken, ownerToken, byKey, throughPage);
    }

    /** The same with the token of a seat. */
    public Entrance withSeatToken(Token changed) {
        return new Entrance(address, kind, name, fingerprint, pin, changed, ownerToken, byKey, throughPage);
    }

    /** The same with the token of the owner. */
    public Entrance withOwnerToken(Token changed) {
        return new Entrance(address, kind, name, fingerprint, pin, seatToken, changed, byKey, throughPage);
    }

    /** The same of somebody who plays through a page. */
    public Entrance throughAPage() {
        return new Entrance(address, kind, name, fingerprint, pin, seatToken, ownerToken, byKey, true);
    }

    /** The same without what opens any other door, at a host that knows this program's key. */
    public Entrance byKey(HostAddress there, String fingerprintThere, Token owner) {
        return new Entrance(there, kind, name, fingerprintThere, "", Token.NONE, owner, true, throughPage);
    }

    /** Whether it goes to one host and no other. */
    boolean isPinned() {
        return !fingerprint.isEmpty();
    }

    /** Whether it shows what must be shown to one host alone. */
    public boolean showsToken() {
        return !seatToken.isNone() || !ownerToken.isNone();
    }

    /** Whether there is anything to show to a host that asks for a PIN. */
    boolean opensPinnedDoor() {
        return !pin.isEmpty() || showsToken() || byKey;
    }

    /** Leaves the secrets out. */
    @Override
    public String toString() {
        return "Entrance[" + kind + " " + name + " at " + address + "]";
    }
}
