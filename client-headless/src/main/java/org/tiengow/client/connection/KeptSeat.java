package org.tiengow.client.connection;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.protocol.pipeline.Fingerprint;

/**
 * A seat somebody holds at a host, kept so that a program started again finds the way back.
 *
 * @param fingerprint of the host that issued the token; empty for a host met in plain, which is this very machine
 * @param token what brings back to the seat
 * @param address where the host was last
 * @param table which table of the host
 * @param since when the seat was taken, or come back to
 * @param host the name of the host
 * @param kind what holds it
 * @param name the name it is held under
 * @param own whether the host is this program's own: nobody waits there once the program has ended, and the seat is come back to
 *     when the program goes on with its night
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
    /** A seat in the file. */
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

    /** Cuts the time to whole seconds, as it is written. */
    public KeptSeat {
        since = since.truncatedTo(ChronoUnit.SECONDS);
    }

    /** The way back: to that host alone, with the token. */
    public Entrance entrance() {
        return Entrance.of(address, kind, name).withFingerprint(fingerprint).withSeatToken(token);
    }

    /** Whether it is under the same name at the same table of the same host, which knows no more than one such seat. */
    boolean isInPlaceOf(KeptSeat earlier) {
        return !fingerprint.isEmpty()
                && fingerprint.equals(earlier.fingerprint)
                && table == earlier.table
                && name.equals(earlier.name);
    }

    Line line() {
        return new Line(host, fingerprint, name, kind, address.toString(), table, since.toString(), token.hex(), own);
    }

    /** Returns the seat of a line; empty when it makes no sense. */
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

    /** Leaves the secret out. */
    @Override
    public String toString() {
        return "KeptSeat[" + name + " at table " + table + " of " + host + "]";
    }
}
