package org.tiengow.engine.deal;

import java.nio.charset.StandardCharsets;

/**
 * The match and epoch for which a hash chain is made. Everything hashed or signed for a shuffle names it, so that nothing made for
 * another match fits.
 *
 * @param host the fingerprint of the host that began the epoch; zeros on a connection without TLS
 * @param match the id of the match, 1 to {@value #LONGEST_MATCH} printable ASCII characters without spaces
 * @param epoch 0 for the host that began the match; one more each time its people went on without their host
 */
public record ShuffleContext(Bytes32 host, String match, int epoch) {
    /** Characters the id of a match may have, so that its length fits one byte and a message stays small. */
    public static final int LONGEST_MATCH = 64;

    /** Checks the ranges. */
    public ShuffleContext {
        if (match.isEmpty() || match.length() > LONGEST_MATCH || !match.chars().allMatch(c -> c > ' ' && c <= '~')) {
            throw new IllegalArgumentException(
                    "A match that is shuffled has an id of 1 to " + LONGEST_MATCH + " printable ASCII characters.");
        }
        if (epoch < 0) {
            throw new IllegalArgumentException("Epochs count from 0, and are not " + epoch + ".");
        }
    }

    /** Writes the context as it is hashed and signed. */
    public byte[] bytes() {
        return new HashInput()
                .bytes(host)
                .uint8(match.length())
                .raw(match.getBytes(StandardCharsets.US_ASCII))
                .uint32(epoch)
                .toArray();
    }
}
