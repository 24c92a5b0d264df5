package org.tiengow.presentation.sheet;

import java.util.List;

/**
 * The sheet over a table whose host is gone: finished words, in the reader's language.
 *
 * @param title whose host is gone
 * @param text what going on without it means
 * @param people those who played, in the order of their seats
 * @param state how far the agreement is, or why it may be in vain
 * @param retry the label of what looks for the host at once; empty where it is not looked for
 * @param leave the label of what leaves
 * @param act the label of the main button; empty where there is nothing to press
 * @param kind what it does
 * @param urged whether it is what to press now: not where it may be in vain
 */
public record GoOnScreen(
        String title,
        String text,
        List<Person> people,
        String state,
        String retry,
        String leave,
        String act,
        ActKind kind,
        boolean urged) {
    /** Copies the list. */
    public GoOnScreen {
        people = List.copyOf(people);
    }

    /** What the main button does. */
    public enum ActKind {
        /** Agrees. */
        AGREE,
        /** Agrees no longer. */
        TAKE_BACK
    }

    /**
     * Somebody who played.
     *
     * @param seat the number of the seat
     * @param colour 0 to 7
     * @param name of the person, "You" for the reader
     * @param called what that person is called by all
     * @param note how that person stands to it
     * @param agreed whether a tick stands beside it
     */
    public record Person(int seat, int colour, String name, String called, String note, boolean agreed) {}
}
