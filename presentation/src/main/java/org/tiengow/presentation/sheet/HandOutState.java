package org.tiengow.presentation.sheet;

/**
 * The state of the download by which the host of this program passes the program on to friends.
 *
 * @param stage the stage
 * @param address the address for a friend's browser; empty unless it is {@link Stage#ON}
 */
public record HandOutState(Stage stage, String address) {
    /** The state for a host of another program, or one that no other device can reach. */
    public static final HandOutState NOT_OURS = new HandOutState(Stage.NOT_OURS, "");

    /** The stages of the download. */
    public enum Stage {
        /** Not available at this table. */
        NOT_OURS,
        /** Not available: the program does not run from its single file, so there is no file to offer. */
        NO_FILE,
        /** Switched off. */
        OFF,
        /** The port could not be opened. */
        FAILED,
        /** Switched on. */
        ON
    }
}
