package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.wire.HostStand;
import org.tiengow.host.journal.wire.Legacy;
import org.tiengow.host.journal.wire.SeatStand;
import org.tiengow.host.journal.wire.StandingStand;
import org.tiengow.host.journal.wire.TableLegacy;
import org.tiengow.host.journal.wire.TableStand;
import org.tiengow.host.lobby.SeatTokens;
import org.tiengow.host.table.StandingStands;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.Seals;
import org.tiengow.protocol.succession.Takeovers;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;

/** A night that came from another host, as one of this host's own. */
final class Inheritance {
    private static final int BYTES = 16;

    private Inheritance() {}

    /**
     * A match whose people have agreed to go on here.
     *
     * @param night this host's
     * @param match the id of the match
     * @param table which table it is played at
     */
    record Agreed(Night night, String match, int table) {}

    /** The same tables at a host with an owner of its own. */
    static Night night(Legacy legacy) {
        SecureRandom random = new SecureRandom();
        Map<Integer, TableStand> tables =
                legacy.getTablesList().stream().collect(Collectors.toMap(TableLegacy::getTable, TableLegacy::getStand));
        return new Night(
                HostStand.newBuilder()
                        .setId(fresh(random))
                        .setOwnerToken(fresh(random))
                        .build(),
                tables);
    }

    /**
     * One table, as a standing says.
     *
     * @param level of the bots that play for those who are not known again
     * @throws IOException when the standing is none
     */
    static Agreed agreed(
            Succession succession, Sealed sealed, List<RoundLine> rounds, String level, ByteString ownerToken)
            throws IOException {
        Standing standing = Seals.openStanding(sealed)
                .orElseThrow(() -> new IOException("What was agreed to is no standing."))
                .message();
        SecureRandom random = new SecureRandom();
        TableStand stand = StandingStands.of(
                standing,
                StandingStand.newBuilder()
                        .setSealed(sealed)
                        .setSuccession(succession)
                        .build(),
                Takeovers.epoch(succession),
                rounds,
                level,
                () -> SeatTokens.fresh(standing.getTable(), random));
        Night night = new Night(
                HostStand.newBuilder()
                        .setId(fresh(random))
                        .setOwnerToken(ownerToken)
                        .build(),
                Map.of(standing.getTable(), stand));
        return new Agreed(night, standing.getMatch(), standing.getTable());
    }

    /** The tables of those whose seats came without their tokens, since the host that gave them was gone. */
    static Map<Identity, Integer> keyed(Night night) {
        Map<Identity, Integer> keyed = new HashMap<>();
        night.tables().forEach((table, stand) -> {
            Succession succession = stand.getStanding().getSuccession();
            int last = succession.getTakeoversCount() - 1;
            if (last >= 0 && !succession.getTakeovers(last).hasNamed()) {
                stand.getSeatsList().stream()
                        .map(SeatStand::getIdentity)
                        .filter(key -> key.size() == Identity.BYTES)
                        .forEach(key -> keyed.put(Identity.of(key.toByteArray()), table));
            }
        });
        return keyed;
    }

    private static ByteString fresh(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return ByteString.copyFrom(bytes);
    }
}
