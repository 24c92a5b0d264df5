package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.security.MessageDigest;

/**
 * The secret that brings somebody to a seat. After the host was gone only its hash is known, until it is shown.
 *
 * @param secret the token; empty when it is not known, or there is none
 * @param hash as it is kept; empty when there is none
 */
record SeatToken(ByteString secret, ByteString hash) {
    static final SeatToken NONE = new SeatToken(ByteString.EMPTY, ByteString.EMPTY);

    static SeatToken of(ByteString secret) {
        return new SeatToken(secret, TokenHash.of(secret));
    }

    static SeatToken kept(ByteString hash) {
        return new SeatToken(ByteString.EMPTY, hash);
    }

    /** Whether this is it; in the same time wherever they differ, so that no token can be found byte by byte. */
    boolean is(ByteString offered) {
        return !hash.isEmpty()
                && MessageDigest.isEqual(
                        hash.toByteArray(), TokenHash.of(offered).toByteArray());
    }
}
