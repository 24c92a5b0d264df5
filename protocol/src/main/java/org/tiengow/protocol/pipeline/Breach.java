package org.tiengow.protocol.pipeline;

/**
 * Why a connection is cut: the other side sent what no correct program sends.
 *
 * @param reason which kind of nonsense
 * @param sentence one English sentence, for a log line and the other side
 */
public record Breach(Reason reason, String sentence) {
    /** The kinds of nonsense. */
    public enum Reason {
        /** The first byte is neither that of TLS nor that of a frame. */
        FIRST_BYTE,
        /** TLS was asked for and is not offered, or offered and not spoken. */
        NO_TLS,
        /** TLS broke: another certificate than the one known, or no version or cipher in common. */
        TLS,
        /** A frame announced more bytes than are allowed. */
        TOO_LONG,
        /** A frame without a message. */
        EMPTY,
        /** The bytes of a frame are no message. */
        NO_MESSAGE,
        /** A message that cannot come now, or says what cannot be. */
        OUT_OF_PLACE
    }
}
