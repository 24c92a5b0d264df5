package org.tiengow.protocol.succession;

import java.util.regex.Pattern;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.wire.HostOffer;

/** Checks of host offers. */
public final class OfferCheck {
    /** The most addresses of one host that a client tries. */
    public static final int ADDRESSES = 8;

    private static final int LAST_PORT = 65_535;

    /**
     * An IPv4 or IPv6 address or a host name. Other text is rejected: everybody at the table receives it, and clients disconnect from a
     * host that sends text no screen can show.
     */
    private static final Pattern ADDRESS = Pattern.compile("[0-9A-Za-z.:%_-]{1,64}");

    private OfferCheck() {}

    /** Checks whether an offer has a key, a port, and at least one address, all of them harmless to display. */
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
