package org.tiengow.swing.view.shell.frame;

/** The user's attention while they use another window. Confined to the event thread. */
public interface Attention {
    /** Checks whether a window of this program is the active one. */
    boolean isInFront();

    /**
     * Asks for attention in the task bar, and by a notice of the desktop, where there is one.
     *
     * @param text the reason
     * @param audible false if nothing may be heard: some desktops play a sound with a notice
     */
    void call(String title, String text, boolean audible);

    /** Takes the last call back. */
    void takeBack();
}
