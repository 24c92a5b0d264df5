package org.tiengow.engine.deal;

import java.nio.charset.StandardCharsets;

/**
 * The match and epoch of a hash chain. Everything hashed or signed for a shuffle includes it, so that data of another match is
 * never valid.
 *
 * @param host the fingerprint of the host that began the epoch; zeros on a connection without TLS
 * @param match the id of the match, 1 to {@value #LONGEST_MATCH} printable ASCII characters without spaces
 * @param epoch 0 for the host that began the match; one more for each takeover
 */
public record ShuffleContext(Bytes32 host, String match, int epoch) {
    /** The maximum length of a match id in characters, so that the length fits one byte and a message stays small. */
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

    /** Returns the bytes of the context that are hashed and signed. */
    public byte[] bytes() {
        return new HashInput()
                .bytes(host)
                .uint8(match.length())
                .raw(match.getBytes(StandardCharsets.US_ASCII))
                .uint32(epoch)
                .toArray();
    }
}
