package org.tiengow.client.connection;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.protocol.pipeline.Fingerprint;

/**
 * A seat held at a host, kept on disk so that a restarted program can return to it.
 *
 * @param fingerprint the fingerprint of the host that issued the token; empty for a host on this machine without TLS
 * @param token the token of the seat
 * @param address the last known address of the host
 * @param table the number of the table at the host
 * @param since the time at which the seat was taken, or last returned to
 * @param host the name of the host
 * @param kind the kind of client that holds the seat
 * @param name the name under which the seat is held
 * @param own whether the host belongs to this program. Such a host ends with the program, and the seat is taken again when the program
 *     resumes its night.
 */
public record KeptSeat(
        String fingerprint,
        Token token,
        HostAddress address,
        int table,
        Instant since,
        String host,
        PlayerKind kind,
        String name,
        boolean own) {
    /** A line of the file. */
    record Line(
            String host,
            String fingerprint,
            String name,
            PlayerKind kind,
            String address,
            int table,
            String since,
            String token,
            boolean own) {}

    /** Truncates the time to whole seconds, the precision of the file. */
    public KeptSeat {
        since = since.truncatedTo(ChronoUnit.SECONDS);
    }

    /** Returns a join target for this host only, with the token of the seat. */
    public JoinTarget joinTarget() {
        return JoinTarget.of(address, kind, name).withFingerprint(fingerprint).withSeatToken(token);
    }

    /** Checks whether this seat replaces an earlier one: a host knows one seat of a name at each table. */
    boolean isInPlaceOf(KeptSeat earlier) {
        return !fingerprint.isEmpty()
                && fingerprint.equals(earlier.fingerprint)
                && table == earlier.table
                && name.equals(earlier.name);
    }

    Line line() {
        return new Line(host, fingerprint, name, kind, address.toString(), table, since.toString(), token.hex(), own);
    }

    /** Returns the seat of a line; empty when the line is damaged. */
    static Optional<KeptSeat> of(Line line) {
        try {
            return Optional.of(new KeptSeat(
                    line.fingerprint.isEmpty() ? "" : Fingerprint.write(Fingerprint.read(line.fingerprint)),
                    new Token(line.token),
                    HostAddress.parse(line.address),
                    line.table,
                    Instant.parse(line.since),
                    line.host,
                    line.kind,
                    line.name,
                    line.own));
        } catch (RuntimeException damaged) {
            return Optional.empty();
        }
    }

    /** Omits the secret. */
    @Override
    public String toString() {
        return "KeptSeat[" + name + " at table " + table + " of " + host + "]";
    }
}
