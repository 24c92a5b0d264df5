package org.tiengow.presentation.flow;

/** What a frontend opens by itself when somebody asks for it. */
public enum Extra {
    /** The rules of the table. */
    RULES,
    /** The reference card of those rules. */
    CARD,
    /** The keys of the table. */
    KEYS,
    /** The settings. */
    SETTINGS,
    /** What the program is, and what in it others made. */
    ABOUT,
    /** Every parameter of the rules, to be set by hand. */
    PARAMETERS,
    /** How friends join. */
    INVITATION,
    /** How a phone joins, large. */
    PHONES,
    /** The matches of the evening. */
    EVENING,
    /** Who is at the table. */
    PEOPLE,
    /** The round that was played last, once more. */
    ROUND_AGAIN,
    /** The match from its first round. */
    MATCH_AGAIN,
    /** What would have been better in the round that was played last. */
    LOOK_BACK,
    /** Every tile of the round that was played last. */
    DEAL,
    /** A table with bots, instead of this one, which has been left. */
    PRACTICE,
    /** The guided round, instead of this table, which has been left. */
    LESSON
}
