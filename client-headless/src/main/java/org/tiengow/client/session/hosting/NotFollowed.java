package org.tiengow.client.session.hosting;

import org.tiengow.protocol.succession.SuccessionRules.Verdict;

/** A host speaks of a match that another one has by now, or was promised to another. Carries no stack trace. */
public final class NotFollowed extends RuntimeException {
    private final Verdict verdict;
    private final String match;

    NotFollowed(Verdict verdict, String match) {
        super("This match goes on at another host (" + verdict + ").", null, false, false);
        this.verdict = verdict;
        this.match = match;
    }

    /** The id of the match. */
    public String match() {
        return match;
    }

    /** Which rule says so. */
    public Verdict verdict() {
        return verdict;
    }

    /** One English sentence. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
