package org.tiengow.client.connection;

import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.protocol.pipeline.Fingerprint;

/**
 * The address of a host, and what the client presents when it joins.
 *
 * @param address the address of the host
 * @param kind the kind of this client
 * @param name the display name that the client asks for, 1 to 24 characters
 * @param fingerprint the SHA-256 of the host's certificate, 64 hexadecimal digits. The connection then uses TLS, and accepts only this
 *     host. An empty fingerprint accepts any host: in plain text on this machine, through TLS on any other.
 * @param pin the host's PIN; empty without one
 * @param seatToken the token of a seat held before; {@link Token#NONE} without one
 * @param ownerToken the token that makes this client the owner of the host; {@link Token#NONE} otherwise
 * @param byKey whether this program's identity key admits it: true at a host to which the match's players have agreed
 * @param throughPage whether the player uses the page in a browser. Everybody sees this at the seat. Such a seat takes no part in the
 *     shuffle, and has no vote when the host is gone.
 */
public record JoinTarget(
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
    public JoinTarget {
        fingerprint = fingerprint.isEmpty() ? "" : Fingerprint.write(Fingerprint.read(fingerprint));
    }

    /** Returns a join target without fingerprint, PIN and tokens. */
    public static JoinTarget of(HostAddress address, PlayerKind kind, String name) {
        return new JoinTarget(address, kind, name, "", "", Token.NONE, Token.NONE, false, false);
    }

    public JoinTarget withAddress(HostAddress changed) {
        return new JoinTarget(changed, kind, name, fingerprint, pin, seatToken, ownerToken, byKey, throughPage);
    }

    /**
     * Returns a copy that accepts only the host with this fingerprint, or any host when it is empty.
     *
     * @throws IllegalArgumentException with a sentence, when the text is not a fingerprint
     */
    public JoinTarget withFingerprint(String changed) {
        return new JoinTarget(address, kind, name, changed, pin, seatToken, ownerToken, byKey, throughPage);
    }

    public JoinTarget withPin(String changed) {
        return new JoinTarget(address, kind, name, fingerprint, changed, seatToken, ownerToken, byKey, throughPage);
    }

    public JoinTarget withSeatToken(Token changed) {
        return new JoinTarget(address, kind, name, fingerprint, pin, changed, ownerToken, byKey, throughPage);
    }

    public JoinTarget withOwnerToken(Token changed) {
        return new JoinTarget(address, kind, name, fingerprint, pin, seatToken, changed, byKey, throughPage);
    }

    /** Returns a copy for a player who uses the page in a browser. */
    public JoinTarget throughAPage() {
        return new JoinTarget(address, kind, name, fingerprint, pin, seatToken, ownerToken, byKey, true);
    }

    /** Returns a copy for a host that admits this program by its key: without PIN and seat token. */
    public JoinTarget byKey(HostAddress there, String fingerprintThere, Token owner) {
        return new JoinTarget(there, kind, name, fingerprintThere, "", Token.NONE, owner, true, throughPage);
    }

    /** Checks whether only the host with one fingerprint is accepted. */
    boolean isPinned() {
        return !fingerprint.isEmpty();
    }

    /** Checks whether a token is presented. A token must reach only the host that issued it. */
    public boolean showsToken() {
        return !seatToken.isNone() || !ownerToken.isNone();
    }

    /** Checks whether there is anything to present to a host that asks for a PIN. */
    boolean opensPinnedDoor() {
        return !pin.isEmpty() || showsToken() || byKey;
    }

    /** Omits the secrets. */
    @Override
    public String toString() {
        return "JoinTarget[" + kind + " " + name + " at " + address + "]";
    }
}
