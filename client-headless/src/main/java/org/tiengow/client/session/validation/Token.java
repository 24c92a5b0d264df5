package org.tiengow.client.session.validation;

import java.util.HexFormat;

/**
 * A secret that proves a right: to a seat held before, or to the ownership of a host. It never appears in a log.
 *
 * @param hex its bytes in lower-case hexadecimal digits; empty for no token
 */
public record Token(String hex) {
    /** The absence of a token. */
    public static final Token NONE = new Token("");

    /**
     * Checks the digits.
     *
     * @throws IllegalArgumentException when it is not an even number of hexadecimal digits
     */
    public Token {
        hex = HexFormat.of().formatHex(HexFormat.of().parseHex(hex));
    }

    /** Returns the token with these bytes. */
    public static Token of(byte[] bytes) {
        return new Token(HexFormat.of().formatHex(bytes));
    }

    /** Returns a new array of its bytes. */
    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /** Checks whether this is no token. */
    public boolean isNone() {
        return hex.isEmpty();
    }

    /** Tells whether there is a token, without the secret itself. */
    @Override
    public String toString() {
        return isNone() ? "Token[none]" : "Token[secret]";
    }
}
