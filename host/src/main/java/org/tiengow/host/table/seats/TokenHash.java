package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** What is kept of a token: enough to know it again, and of no use to whoever reads it. */
public final class TokenHash {
    private TokenHash() {}

    /** The SHA-256 of a token; of an empty one, which is none, empty. */
    public static ByteString of(ByteString token) {
        try {
            return token.isEmpty()
                    ? ByteString.EMPTY
                    : ByteString.copyFrom(MessageDigest.getInstance("SHA-256").digest(token.toByteArray()));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
