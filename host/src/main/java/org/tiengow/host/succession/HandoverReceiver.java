package org.tiengow.host.succession;

import java.io.IOException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.journal.wire.Begun;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.wire.HostOffer;

/** The receiving end of a handover: fetches the tables of a host that goes. Every method blocks, with a deadline. */
public final class HandoverReceiver implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HandoverReceiver.class);
    private static final int CONNECTING_MILLIS = 5_000;

    /** Milliseconds to wait for the end of a round, which may take long with people who think. */
    private static final int ROUND_MILLIS = 2 * 60 * 60 * 1_000;

    private static final int DEEDS_MILLIS = 30_000;
    private static final int BEGUN_MILLIS = 5_000;

    private final HandoverChannel channel;

    private HandoverReceiver(HandoverChannel channel) {
        this.channel = channel;
    }

    /**
     * Accepts a handover, at the first address that answers.
     *
     * @param token hexadecimal digits
     * @param addresses addresses as text, without the port
     * @param fingerprint the fingerprint of the host that goes, 64 hexadecimal digits; any other host is rejected
     */
    public static HandoverReceiver accept(String token, List<String> addresses, int port, String fingerprint)
            throws IOException {
        IOException last = new IOException("The host that goes has no address.");
        for (String address : addresses) {
            try {
                HandoverChannel channel =
                        HandoverChannel.to(address, port, Fingerprint.read(fingerprint), CONNECTING_MILLIS);
                channel.show(token);
                return new HandoverReceiver(channel);
            } catch (IOException unreachable) {
                last = unreachable;
            }
        }
        throw last;
    }

    /** Returns the state to take over; blocks until the round is over. */
    public NightSnapshot handedOver() throws IOException {
        channel.patience(ROUND_MILLIS);
        return channel.hear(NightSnapshot.parser(), HandoverChannel.NIGHT);
    }

    /** Reports that the new host listens; blocks until it is the host. */
    public TakeoversSoFar takeoversSoFar(HostOffer listening) throws IOException {
        return channel.within(DEEDS_MILLIS, () -> {
            channel.say(listening);
            return channel.hear(TakeoversSoFar.parser(), HandoverChannel.NIGHT);
        });
    }

    /** Reports that the tables have begun, so that clients are sent here. The takeover is valid even when this message is lost. */
    public void begun() {
        try {
            channel.within(BEGUN_MILLIS, () -> {
                channel.say(Begun.getDefaultInstance());
                return Begun.getDefaultInstance();
            });
        } catch (IOException unheard) {
            LOG.info("The host that goes has not heard that the tables stand: {}", unheard.toString());
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
