package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The hash of a token. It suffices to recognise the token, and does not reveal it to a reader of the journal. */
public final class TokenHash {
    private TokenHash() {}

    /** Returns the SHA-256 hash of a token; empty for the empty token, which stands for no token. */
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
