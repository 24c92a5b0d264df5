package org.tiengow.client.succession;

import org.tiengow.protocol.succession.SuccessionRules.Verdict;

/** Thrown when a host speaks of a match that another host has by now, or that was promised to another host. Carries no stack trace. */
public final class NotFollowed extends RuntimeException {
    private final String match;

    NotFollowed(Verdict verdict, String match) {
        super("This match goes on at another host (" + verdict + ").", null, false, false);
        this.match = match;
    }

    /** Returns the id of the match. */
    public String match() {
        return match;
    }

    /** Returns one English sentence. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
