package org.tiengow.presentation.sheet;

/**
 * The state of the page through which phones join the host of this program.
 *
 * @param stage the stage
 * @param address the address to type into a browser, such as {@code http://192.168.1.20:47914/}; empty unless it is {@link Stage#ON}
 * @param invitation the content of the QR code: the address, followed by the key of the night if the host has a PIN; empty unless it is
 *     on
 */
public record PageState(Stage stage, String address, String invitation) {
    /** The state for a host of another program, or one that no other device can reach. */
    public static final PageState NOT_OURS = of(Stage.NOT_OURS);

    /** The stages of the page. */
    public enum Stage {
        /** Not available at this table. */
        NOT_OURS,
        /** Stopped. */
        OFF,
        /** The port could not be opened. */
        FAILED,
        /** Open for phones. */
        ON
    }

    /** Returns the state of a page that is not on. */
    public static PageState of(Stage stage) {
        return new PageState(stage, "", "");
    }
}
