package org.tiengow.lab.gym;

/** A request that the gym cannot serve. The message is one sentence for the author of the learner; it names the table and the field. */
public final class GymFault extends Exception {
    private static final long serialVersionUID = 1;

    GymFault(String sentence) {
        super(sentence);
    }

    GymFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
