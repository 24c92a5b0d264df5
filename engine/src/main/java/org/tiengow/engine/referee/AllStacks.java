package org.tiengow.engine.referee;

/** The cases of a winner with or without all stacks, which decide the factor for all stacks (rules 5.5, 5.6). */
enum AllStacks {
    /** Another seat has a stack. */
    NO,

    /** The winner has all stacks, but won the last only because the others were shut out. */
    ONLY_BY_SHUTTING_OUT,

    /** The winner has all stacks, and shutting out did not decide the last trick. */
    YES,

    /** The winner has all stacks, but is the banker and its first lead was unbeatable. */
    AFTER_UNBEATABLE_LEAD
}
