package org.tiengow.client.lab.arena.duel;

import java.util.Collection;

/** What is known of a question. */
public enum Conclusion {
    /** It is so, and where a width was asked for, the interval is that narrow. */
    YES,

    /** It is not so. */
    NO,

    /** The deals do not say. */
    OPEN;

    /** Whether all is so: no as soon as one is not, open while one is. */
    static Conclusion all(Collection<Conclusion> answers) {
        if (answers.contains(NO)) {
            return NO;
        }
        return answers.contains(OPEN) ? OPEN : YES;
    }
}
