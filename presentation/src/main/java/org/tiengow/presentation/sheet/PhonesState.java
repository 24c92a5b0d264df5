package org.tiengow.presentation.sheet;

/**
 * Whether phones join this window's host by its page, and where.
 *
 * @param stage where it stands
 * @param address what is typed into a browser, without {@code http://}; empty unless it is {@link Stage#ON}
 * @param link the whole address for a picture, with what opens a door that has a PIN; empty unless it is {@link Stage#ON}
 */
public record PhonesState(Stage stage, String address, String link) {
    /** The host is another program's, or nobody else can reach it. */
    public static final PhonesState NOT_OURS = new PhonesState(Stage.NOT_OURS, "", "");

    /** No phone can join now. */
    public static final PhonesState OFF = new PhonesState(Stage.OFF, "", "");

    /** No port could be opened for the page. */
    public static final PhonesState FAILED = new PhonesState(Stage.FAILED, "", "");

    /** Where the page stands. */
    public enum Stage {
        /** It is not this window's to open. */
        NOT_OURS,
        /** It is closed. */
        OFF,
        /** The port could not be opened. */
        FAILED,
        /** It is open. */
        ON
    }

    /** The page is open at an address such as {@code 192.168.1.20:47914}. */
    public static PhonesState on(String address, String link) {
        return new PhonesState(Stage.ON, address, link);
    }
}
