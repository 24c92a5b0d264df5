package org.tiengow.protocol.opening;

import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/** The outcome of comparing the protocol versions of a client and a host. */
public sealed interface VersionNegotiation {
    /** Calls the method of this case. */
    <T> T match(Cases<T> cases);

    /**
     * The newest version that both sides speak.
     *
     * @param version at least 1
     */
    record Agreed(int version) implements VersionNegotiation {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.agreed(this);
        }
    }

    /**
     * No common version, and the client is the older side.
     *
     * @param client the client's newest version; 0 when it named none
     * @param host the host's newest version
     */
    record ClientOlder(int client, int host) implements VersionNegotiation {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.clientOlder(this);
        }
    }

    /**
     * No common version, and the host is the older side.
     *
     * @param client the client's newest version
     * @param host the host's newest version
     */
    record HostOlder(int client, int host) implements VersionNegotiation {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.hostOlder(this);
        }
    }

    /** Returns the common version; empty without one. */
    default OptionalInt agreedVersion() {
        return this instanceof Agreed agreed ? OptionalInt.of(agreed.version()) : OptionalInt.empty();
    }

    /**
     * Returns the answer to a Hello without a common version, whose number is the host's newest version; empty when there is a common one.
     */
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

    /** A visitor with one method per case. */
    interface Cases<T> {
        T agreed(Agreed agreed);

        T clientOlder(ClientOlder versions);

        T hostOlder(HostOlder versions);
    }
}
