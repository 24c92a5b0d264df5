package org.tiengow.client.session;

/** What is said so often that everybody reads it in the own language. */
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

    /** What a program reads that does not know the phrase. */
    public String english() {
        return english;
    }
}
