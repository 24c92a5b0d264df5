package org.tiengow.client.lab.arena;

/** The arena cannot go on, because a strategy failed or somebody interrupted it. */
public final class ArenaFailure extends RuntimeException {
    /**
     * @param sentence what happened, for a person
     * @param cause what it was noticed by
     */
    public ArenaFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
