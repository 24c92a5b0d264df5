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
    private static final String VERSION = "1";
    private static final String SEPARATOR = "\t";
    private static final int FIELDS = 10;
    private static final String OWN = "own";

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

    /** One line without its end. */
    String write() {
        return String.join(
                SEPARATOR,
                VERSION,
                fingerprint.isEmpty() ? "plain" : fingerprint,
                token.hex(),
                address.toString(),
                Integer.toString(table),
                Long.toString(since.getEpochSecond()),
                kind.name(),
                flat(host),
                flat(name),
                own ? OWN : "");
    }

    /** Empty for a line that nobody wrote so. */
    static Optional<KeptSeat> read(String line) {
        String[] fields = line.split(SEPARATOR, -1);
        // A line of a program before this one has nothing at its end.
        if (fields.length < FIELDS - 1 || fields.length > FIELDS || !fields[0].equals(VERSION)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new KeptSeat(
                    fields[1].equals("plain") ? "" : Fingerprint.write(Fingerprint.read(fields[1])),
                    new Token(fields[2]),
                    HostAddress.parse(fields[3]),
                    Integer.parseInt(fields[4]),
                    Instant.ofEpochSecond(Long.parseLong(fields[5])),
                    fields[7],
                    PlayerKind.valueOf(fields[6]),
                    fields[8],
                    fields.length == FIELDS && fields[FIELDS - 1].equals(OWN)));
        } catch (RuntimeException damaged) {
            return Optional.empty();
        }
    }

    /** Leaves the secret out. */
    @Override
    public String toString() {
        return "KeptSeat[" + name + " at table " + table + " of " + host + "]";
    }

    private static String flat(String text) {
        return text.replaceAll("\\p{Cntrl}", " ");
    }
}
