package org.tiengow.host.stage;

import java.util.Optional;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Participant.Standing;
import org.tiengow.protocol.wire.Kind;

/** The clients that may make a request, among those that have entered. */
enum Asker {
    /** Every client. */
    ENTERED {
        @Override
        Optional<HostRefusal> refusal(Participant client, Standing standing) {
            return Optional.empty();
        }
    },
    /** The owner of the host, in the lobby or at a table. */
    OWNER {
        @Override
        Optional<HostRefusal> refusal(Participant client, Standing standing) {
            return unless(client.ownsHost(), HostRefusal.NOT_THE_OWNER);
        }
    },
    /** A client at a table, seated or watching. */
    AT_TABLE {
        @Override
        Optional<HostRefusal> refusal(Participant client, Standing standing) {
            return unless(standing != Standing.AWAY, HostRefusal.NOT_AT_A_TABLE);
        }
    },
    /** A client with a seat at a table. */
    SEATED {
        @Override
        Optional<HostRefusal> refusal(Participant client, Standing standing) {
            boolean never = client.kind() == Kind.KIND_SPECTATOR;
            return AT_TABLE.refusal(client, standing)
                    .or(() -> unless(
                            standing == Standing.SEATED,
                            never ? HostRefusal.SPECTATORS_ONLY_WATCH : HostRefusal.NOT_SEATED));
        }
    },
    /** The owner of the host, at a table. */
    OWNER_AT_TABLE {
        @Override
        Optional<HostRefusal> refusal(Participant client, Standing standing) {
            return AT_TABLE.refusal(client, standing).or(() -> OWNER.refusal(client, standing));
        }
    };

    /** Returns why a client with this standing may not make the request; empty if it may. */
    abstract Optional<HostRefusal> refusal(Participant client, Standing standing);

    private static Optional<HostRefusal> unless(boolean allowed, HostRefusal refusal) {
        return allowed ? Optional.empty() : Optional.of(refusal);
    }
}
