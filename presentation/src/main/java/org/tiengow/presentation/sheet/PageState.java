package org.tiengow.presentation.sheet;

/**
 * Whether phones can join this window's host by the page.
 *
 * @param stage where it stands
 * @param address what a person types into a browser, such as {@code http://192.168.1.20:47914/}; empty unless it is {@link Stage#ON}
 * @param invitation what a picture carries: the address, at a host with a PIN with the key of the evening behind it; empty unless it is on
 */
public record PageState(Stage stage, String address, String invitation) {
    /** The host is another program's, or nobody else can reach it. */
    public static final PageState NOT_OURS = of(Stage.NOT_OURS);

    /** Where the page stands. */
    public enum Stage {
        /** It is not this window's to do. */
        NOT_OURS,
        /** It was stopped. */
        OFF,
        /** Its port could not be opened. */
        FAILED,
        /** Phones can join. */
        ON
    }

    /** A page that is not on. */
    public static PageState of(Stage stage) {
        return new PageState(stage, "", "");
    }
}
