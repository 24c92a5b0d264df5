package org.tiengow.host.night;

/**
 * The turns of one person so far.
 *
 * @param satOut the number of matches that the person sat out although they wanted to play
 * @param rank the number by which turns are compared: {@code satOut}, raised at the arrival to the least rank of the others, so that a late
 *     comer makes up for nothing
 * @param lastPlayed the number of the last match that the person played, or of the last one before their arrival; 0 before the first
 * @param lastSatOut the number of the last match that the person sat out; 0 before the first
 */
public record Turns(int satOut, int rank, int lastPlayed, int lastSatOut) {
    Turns played(int match) {
        return new Turns(satOut, rank, match, lastSatOut);
    }

    Turns satOut(int match) {
        return new Turns(satOut + 1, rank + 1, lastPlayed, match);
    }

    /** Returns the turns of a person on arrival: behind everybody of equal rank who sat out the last match. */
    Turns arriving(int least, int match) {
        return new Turns(satOut, Math.max(rank, least), match, lastSatOut);
    }
}
