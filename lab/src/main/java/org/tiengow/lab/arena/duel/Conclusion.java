package org.tiengow.lab.arena.duel;

import java.util.Collection;

/** The answer to the question of a duel. */
public enum Conclusion {
    /** Hypothesis confirmed, and the interval is as narrow as was asked for, if a width was given. */
    YES,

    /** Hypothesis rejected. */
    NO,

    /** Not enough deals for an answer. */
    OPEN,

    /** Too many decisions were not the candidate's or the opponent's own, so that the deals say nothing about them. */
    NOT_MEASURED;

    /** Combines answers: not measured as soon as one is not, then no as soon as one is no, otherwise open while one is open. */
    static Conclusion all(Collection<Conclusion> answers) {
        if (answers.contains(NOT_MEASURED)) {
            return NOT_MEASURED;
        }
        if (answers.contains(NO)) {
            return NO;
        }
        return answers.contains(OPEN) ? OPEN : YES;
    }
}
