package org.tiengow.presentation.flow;

/** An overlay that the user opens over all screens. */
public enum Overlay {
    /** The rules of the table. */
    RULES,
    /** The reference card of those rules. */
    CARD,
    /** The keyboard shortcuts of the table. */
    KEYS,
    SETTINGS,
    /** The version and licences of the program and of the third-party work in it. */
    ABOUT,
    /** Every parameter of the rules; editable where rules can be made by hand. */
    PARAMETERS,
    /** The invitation that tells friends how to join. */
    INVITATION,
    /** The large display of how a phone joins. */
    PHONES,
    /** The sheet of the night: the scores over all matches, and who pays whom. */
    NIGHT,
    /** The people at the table. */
    PEOPLE,
    /** The replay of the last round. */
    ROUND_AGAIN,
    /** The replay of the match from its first round. */
    MATCH_AGAIN,
    /** The analysis of the last round: which plays would have been better. */
    LOOK_BACK,
    /** Every tile dealt in the last round. */
    DEAL,
    /** A table with bots. It replaces this table, which has been left. */
    PRACTICE,
    /** The guided round. It replaces this table, which has been left. */
    LESSON
}
