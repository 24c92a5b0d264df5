package org.tiengow.presentation.sheet;

/** What a host does who hands the night over. */
public interface HandOverInput {
    /** Chooses whom it goes to. */
    void choose(int seat);

    /** Chooses when: at once, or after the round. */
    void when(boolean now);

    /** Does it; or takes it back, once it has begun. */
    void handOver();

    /** Takes the sheet away; what has begun goes on. */
    void close();
}
