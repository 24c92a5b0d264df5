package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.security.SecureRandom;
import java.util.Map;
import java.util.stream.Collectors;
import org.tiengow.host.journal.Night;
import org.tiengow.host.journal.wire.HostStand;
import org.tiengow.host.journal.wire.Legacy;
import org.tiengow.host.journal.wire.TableLegacy;
import org.tiengow.host.journal.wire.TableStand;

/** A night that came from another host, as one of this host's own. */
final class Inheritance {
    private static final int BYTES = 16;

    private Inheritance() {}

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

    private static ByteString fresh(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return ByteString.copyFrom(bytes);
    }
}
