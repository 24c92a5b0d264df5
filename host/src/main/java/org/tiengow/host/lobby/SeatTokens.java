package org.tiengow.host.lobby;

import com.google.protobuf.ByteString;
import java.security.SecureRandom;
import java.util.Optional;

/** The secrets that bring people back to their seats: the number of the table in one byte, then 16 random ones. */
public final class SeatTokens {
    private static final int RANDOM_BYTES = 16;

    private SeatTokens() {}

    /** A new token for a seat of this table. */
    public static ByteString fresh(int table, SecureRandom random) {
        byte[] bytes = new byte[RANDOM_BYTES];
        random.nextBytes(bytes);
        return ByteString.copyFrom(new byte[] {(byte) table}).concat(ByteString.copyFrom(bytes));
    }

    /** The table a token speaks of; empty when it cannot be one of ours. */
    public static Optional<Integer> table(ByteString token) {
        return token.size() == RANDOM_BYTES + 1 ? Optional.of((int) token.byteAt(0)) : Optional.empty();
    }
}
