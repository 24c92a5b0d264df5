package org.tiengow.protocol.pipeline;

/**
 * A violation of the protocol for which a connection is cut: the other side sent something that no correct program sends.
 *
 * @param reason the kind of violation
 * @param sentence one English sentence, for a log line and the other side
 */
public record Breach(Reason reason, String sentence) {
    /** The kinds of violations. */
    public enum Reason {
        /** The first byte is neither that of TLS nor that of a frame. */
        FIRST_BYTE,
        /** The client started TLS and the host offers none, or the other side does not speak TLS where it is required. */
        NO_TLS,
        /** TLS failed: an unexpected certificate, or no common version or cipher. */
        TLS,
        /** A frame announced more bytes than allowed. */
        TOO_LONG,
        /** A frame without a message. */
        EMPTY,
        /** A frame whose bytes are not a message. */
        NO_MESSAGE,
        /** A message at the wrong moment, or with impossible content. */
        OUT_OF_PLACE
    }
}
