package org.tiengow.client.bot;

/** A bot whose plays do not all come from its own strategy, or not from all of it. */
public interface SourcedBot extends Bot {
    /** Returns the origin of the latest play that {@link #choose} returned. */
    DecisionSource source();

    /** Returns the origin of the latest play of any bot. */
    static DecisionSource of(Bot bot) {
        return bot instanceof SourcedBot sourced ? sourced.source() : DecisionSource.OWN;
    }
}
