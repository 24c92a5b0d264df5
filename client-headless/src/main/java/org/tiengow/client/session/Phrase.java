package org.tiengow.client.session;

/** A common line of chat, which each player reads in their own language. */
public enum Phrase {
    GOOD_LUCK("Good luck"),
    ONE_MOMENT("One moment"),
    WELL_PLAYED("Well played"),
    AGAIN("Again?"),
    THANK_YOU("Thank you"),
    GOOD_NIGHT("Good night");

    private final String english;

    Phrase(String english) {
        this.english = english;
    }

    /** Returns the text for programs that do not know the phrase. */
    public String english() {
        return english;
    }
}
