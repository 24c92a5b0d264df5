package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.security.SecureRandom;
import java.util.Optional;

/** The secret tokens by which people return to their seats: one byte with the table number, then 16 random bytes. */
public final class SeatTokens {
    private static final int RANDOM_BYTES = 16;

    private SeatTokens() {}

    /** Returns a new token for a seat of this table. */
    public static ByteString fresh(int table, SecureRandom random) {
        byte[] bytes = new byte[RANDOM_BYTES];
        random.nextBytes(bytes);
        return ByteString.copyFrom(new byte[] {(byte) table}).concat(ByteString.copyFrom(bytes));
    }

    /** Returns the table number of a token; empty when the token has the wrong length. */
    public static Optional<Integer> table(ByteString token) {
        return token.size() == RANDOM_BYTES + 1 ? Optional.of((int) token.byteAt(0)) : Optional.empty();
    }
}
