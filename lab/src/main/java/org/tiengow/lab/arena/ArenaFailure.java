package org.tiengow.lab.arena;

/** Thrown when the arena cannot go on, because a strategy failed or the calling thread was interrupted. */
public final class ArenaFailure extends RuntimeException {
    /**
     * Creates a failure.
     *
     * @param sentence what happened, as a sentence for people
     * @param cause the original exception
     */
    public ArenaFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
