package org.tiengow.client.check;

import java.util.List;

/**
 * What was found out about a recorded round.
 *
 * @param match the id of its match
 * @param round its number
 * @param broken whether it was broken off
 * @param faults what is wrong, in sentences
 * @param programs the names of people whose links are in it, as far as their anchors are properly signed
 * @param signers the keys that have signed its record, 64 hexadecimal digits each; empty for a round without a fair shuffle
 */
public record RoundVerdict(
        String match, int round, boolean broken, List<String> faults, List<String> programs, List<String> signers) {
    /** Copies the lists. */
    public RoundVerdict {
        faults = List.copyOf(faults);
        programs = List.copyOf(programs);
        signers = List.copyOf(signers);
    }
}
