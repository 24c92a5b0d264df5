package org.tiengow.client.bridge;

/**
 * What a bot program may hold, with all that it started.
 *
 * @param memory in bytes
 * @param processes how many
 */
record ProgramBounds(long memory, int processes) {
    /** Those of every program. */
    static final ProgramBounds USUAL = new ProgramBounds(1L << 30, 64);
}
