package org.tiengow.host.succession;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.StandingSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.table.seats.SeatTokens;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.StandingNightCheck;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;

/** Converts a night of another host into a night of this host. */
public final class TakeoverImport {
    private static final int BYTES = 16;

    private TakeoverImport() {}

    /**
     * A match whose people have agreed to continue it here.
     *
     * @param night the night of this host
     * @param match the id of the match
     * @param table the number of its table
     */
    public record Agreed(Night night, String match, int table) {}

    /**
     * Returns the tables of another host as a night with a new owner.
     *
     * @param most the most tables of a host
     * @throws IOException when a table number is out of range or occurs twice
     */
    public static Night night(NightSnapshot handedOver, int most) throws IOException {
        SecureRandom random = new SecureRandom();
        Map<Integer, TableSnapshot> tables = new HashMap<>();
        for (HandedOverTable table : handedOver.getTablesList()) {
            if (tables.put(number(table.getTable(), most), table.getSnapshot()) != null) {
                throw new IOException("Table " + table.getTable() + " came twice.");
            }
        }
        return new Night(
                HostSnapshot.newBuilder()
                        .setId(fresh(random))
                        .setOwnerToken(fresh(random))
                        .build(),
                tables,
                handedOver.getSeating());
    }

    /**
     * Returns a night with the single table of a standing, and the people and the finished matches of all tables.
     *
     * @param level the level of the bots that play for people who are not recognised
     * @param most the most tables of a host
     * @throws IOException when the standing is invalid
     */
    public static Agreed agreed(
            Succession succession, Sealed sealed, List<RoundLine> rounds, String level, ByteString ownerToken, int most)
            throws IOException {
        Standing standing = SuccessionSignatures.verifyStanding(sealed)
                .orElseThrow(() -> new IOException("What was agreed to is no standing."))
                .message();
        int table = number(standing.getTable(), most);
        if (StandingNightCheck.isFlawed(standing)) {
            throw new IOException("What was agreed to has no night that could be.");
        }
        SecureRandom random = new SecureRandom();
        TableSnapshot snapshot = TableFromStanding.of(
                standing,
                StandingSnapshot.newBuilder()
                        .setSealed(sealed)
                        .setSuccession(succession)
                        .build(),
                TakeoverChain.epoch(succession),
                rounds,
                level,
                () -> SeatTokens.fresh(table, random));
        Night night = new Night(
                HostSnapshot.newBuilder()
                        .setId(fresh(random))
                        .setOwnerToken(ownerToken)
                        .build(),
                Map.of(table, snapshot),
                standing.hasNight()
                        ? CarriedNight.seating(standing.getNight(), table)
                        : SeatingSnapshot.getDefaultInstance());
        return new Agreed(night, standing.getMatch(), table);
    }

    /**
     * Returns the proof that this host has each match of a night, by match id.
     *
     * @throws IOException when the arguments do not match
     */
    public static Map<String, Succession> successions(NightSnapshot handedOver, TakeoversSoFar takeoversSoFar)
            throws IOException {
        if (takeoversSoFar.getSuccessionsCount() != handedOver.getTablesCount()) {
            throw new IOException("What was handed over does not fit together.");
        }
        Map<String, Succession> successions = new HashMap<>();
        for (int i = 0; i < handedOver.getTablesCount(); i++) {
            successions.put(handedOver.getTables(i).getSnapshot().getMatch().getId(), takeoversSoFar.getSuccessions(i));
        }
        for (Succession shuffled : takeoversSoFar.getShuffledList()) {
            TakeoverChain.matchSaid(shuffled).ifPresent(match -> successions.put(match, shuffled));
        }
        return successions;
    }

    /** Returns the table of each key, for tables whose match came from another host. Their people may not know this host's tokens yet. */
    public static Map<Identity, Integer> keyed(Night night) {
        return keyed(night, snapshot -> snapshot.getStanding().getSuccession().getTakeoversCount() > 0);
    }

    /** Returns the table of each key, for a night that comes from another host just now. */
    public static Map<Identity, Integer> keyedAll(Night night) {
        return keyed(night, snapshot -> true);
    }

    private static Map<Identity, Integer> keyed(Night night, Predicate<TableSnapshot> cameHere) {
        Map<Identity, Integer> keyed = new HashMap<>();
        night.tables().forEach((table, snapshot) -> {
            if (cameHere.test(snapshot)) {
                snapshot.getSeatsList().stream()
                        .flatMap(seat -> Stream.of(seat.getIdentity(), seat.getNextIdentity()))
                        .filter(key -> key.size() == Identity.BYTES)
                        .forEach(key -> keyed.put(Identity.of(key.toByteArray()), table));
            }
        });
        return keyed;
    }

    /** Checks a table's number: rooms are created up to the highest one, so it must be bounded. */
    private static int number(int table, int most) throws IOException {
        if (table < 0 || table >= most) {
            throw new IOException("No host has a table " + table + ".");
        }
        return table;
    }

    private static ByteString fresh(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return ByteString.copyFrom(bytes);
    }
}
