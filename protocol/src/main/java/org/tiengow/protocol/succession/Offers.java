package org.tiengow.protocol.succession;

import java.util.regex.Pattern;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.wire.HostOffer;

/** Whether there could be a host where an offer says. */
public final class Offers {
    /** The most addresses of one host that anybody tries. */
    public static final int ADDRESSES = 8;

    private static final int LAST_PORT = 65_535;

    /** Of IPv4 or IPv6, or a name: everybody at the table is told it, and leaves a host that tells what no screen can show. */
    private static final Pattern ADDRESS = Pattern.compile("[0-9A-Za-z.:%_-]{1,64}");

    private Offers() {}

    /** Whether it names a key, a port, and at least one address, none of which could disturb whoever is told of it. */
    public static boolean isSomewhere(HostOffer offer) {
        return offer.getFingerprint().size() == Fingerprint.BYTES
                && offer.getPort() > 0
                && offer.getPort() <= LAST_PORT
                && offer.getWebPort() >= 0
                && offer.getWebPort() <= LAST_PORT
                && offer.getAddressesCount() > 0
                && offer.getAddressesCount() <= ADDRESSES
                && offer.getAddressesList().stream()
                        .allMatch(address -> ADDRESS.matcher(address).matches());
    }
}
