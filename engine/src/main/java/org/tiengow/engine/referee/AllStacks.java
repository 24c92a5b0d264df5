package org.tiengow.engine.referee;

/** Whether the winner of a round has all stacks, and what that is worth (rules 5.5, 5.6). */
enum AllStacks {
    /** Another seat has a stack. */
    NO,

    /** The last one only because the others were shut out. */
    ONLY_BY_SHUTTING_OUT,

    /** All, and no other tile would have beaten the last one. */
    YES,

    /** All, but by a banker whose first lead was unbeatable. */
    AFTER_UNBEATABLE_LEAD
}
