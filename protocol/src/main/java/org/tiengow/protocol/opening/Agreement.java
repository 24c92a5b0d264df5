package org.tiengow.protocol.opening;

import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/** What came of two sides' versions. */
public sealed interface Agreement {
    /** Calls the case this is. */
    <T> T match(Cases<T> cases);

    /**
     * Both speak it, and it is the newest such version.
     *
     * @param version at least 1
     */
    record Agreed(int version) implements Agreement {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.agreed(this);
        }
    }

    /**
     * Nothing in common, and the client is the older side.
     *
     * @param client its newest version, 0 when it named none
     * @param host the host's newest
     */
    record ClientOlder(int client, int host) implements Agreement {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.clientOlder(this);
        }
    }

    /**
     * Nothing in common, and the host is the older side.
     *
     * @param client the client's newest version
     * @param host the host's newest
     */
    record HostOlder(int client, int host) implements Agreement {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.hostOlder(this);
        }
    }

    /** The version agreed on; empty when there is none. */
    default OptionalInt agreedVersion() {
        return this instanceof Agreed agreed ? OptionalInt.of(agreed.version()) : OptionalInt.empty();
    }

    /** The answer to a Hello whose versions do not meet, its number being the host's newest version; empty when they do. */
    default Optional<Refused> refusal(int request) {
        return match(new Cases<>() {
            @Override
            public Optional<Refused> agreed(Agreed agreed) {
                return Optional.empty();
            }

            @Override
            public Optional<Refused> clientOlder(ClientOlder versions) {
                return Optional.of(refused(
                        RefusalReason.REFUSAL_REASON_CLIENT_TOO_OLD,
                        versions.host(),
                        "Your program speaks version " + Integer.toUnsignedString(versions.client())
                                + " of the protocol, this host version " + Integer.toUnsignedString(versions.host())
                                + ": update your program."));
            }

            @Override
            public Optional<Refused> hostOlder(HostOlder versions) {
                return Optional.of(refused(
                        RefusalReason.REFUSAL_REASON_HOST_TOO_OLD,
                        versions.host(),
                        "This host speaks version " + Integer.toUnsignedString(versions.host())
                                + " of the protocol, your program version "
                                + Integer.toUnsignedString(versions.client()) + ": the host must be updated."));
            }

            private Refused refused(RefusalReason reason, int number, String sentence) {
                return Refused.newBuilder()
                        .setRequest(request)
                        .setReason(reason)
                        .setSeat(Seats.NONE)
                        .setNumber(number)
                        .setSentence(sentence)
                        .build();
            }
        });
    }

    /** One method a case. */
    interface Cases<T> {
        T agreed(Agreed agreed);

        T clientOlder(ClientOlder versions);

        T hostOlder(HostOlder versions);
    }
}
