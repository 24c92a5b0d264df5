package org.tiengow.client.session;

import org.jspecify.annotations.Nullable;

/** A reaction of a player, shown at their seat for three seconds: a phrase or a small picture. The most wanted of each come first. */
public enum Reaction {
    WELL_PLAYED(Phrase.WELL_PLAYED),
    THANK_YOU(Phrase.THANK_YOU),
    GOOD_LUCK(Phrase.GOOD_LUCK),
    ONE_MOMENT(Phrase.ONE_MOMENT),
    AGAIN(Phrase.AGAIN),
    LAUGHTER(null),
    APPLAUSE(null),
    THINKING(null),
    SURPRISE(null),
    SWEAT(null),
    TEA(null),
    FIREWORKS(null),
    BOW(null);

    private final @Nullable Phrase phrase;

    Reaction(@Nullable Phrase phrase) {
        this.phrase = phrase;
    }

    /** Returns the phrase; null for a picture. */
    public @Nullable Phrase phrase() {
        return phrase;
    }

    public boolean isPicture() {
        return phrase == null;
    }
}
