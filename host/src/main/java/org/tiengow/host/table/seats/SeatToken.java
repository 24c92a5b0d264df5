package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.security.MessageDigest;

/**
 * The secret that gives access to a seat. After a restart the host knows only its hash until a client shows the secret.
 *
 * @param secret the token; empty if it is unknown or does not exist
 * @param hash the hash, as the journal keeps it; empty if there is no token
 */
record SeatToken(ByteString secret, ByteString hash) {
    static final SeatToken NONE = new SeatToken(ByteString.EMPTY, ByteString.EMPTY);

    static SeatToken of(ByteString secret) {
        return new SeatToken(secret, TokenHash.of(secret));
    }

    static SeatToken kept(ByteString hash) {
        return new SeatToken(ByteString.EMPTY, hash);
    }

    /**
     * Checks whether a client has shown this token. The comparison takes constant time, so that a token cannot be found byte by
     * byte.
     */
    boolean is(ByteString offered) {
        return !hash.isEmpty()
                && MessageDigest.isEqual(
                        hash.toByteArray(), TokenHash.of(offered).toByteArray());
    }
}
