package org.tiengow.presentation.sheet;

/**
 * Whether this window's host hands the program out to friends who do not have it.
 *
 * @param stage where it stands
 * @param address what a friend's browser opens; empty unless it is {@link Stage#ON}
 */
public record HandOutState(Stage stage, String address) {
    /** The host is another program's, or nobody else can reach it. */
    public static final HandOutState NOT_OURS = new HandOutState(Stage.NOT_OURS, "");

    /** Where handing out stands. */
    public enum Stage {
        /** It is not this window's to do. */
        NOT_OURS,
        /** The program does not run from its one file, so there is none to hand out. */
        NO_FILE,
        /** It is off. */
        OFF,
        /** The port could not be opened. */
        FAILED,
        /** It is on. */
        ON
    }
}
