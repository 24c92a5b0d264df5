package org.tiengow.client.bridge;

/**
 * The limits of a bot program together with all processes that it started.
 *
 * @param memory the memory in bytes
 * @param processes the number of processes
 */
record ProgramBounds(long memory, int processes) {
    /** The limits that apply to every program: 1 GiB and 64 processes. */
    static final ProgramBounds USUAL = new ProgramBounds(1L << 30, 64);
}
