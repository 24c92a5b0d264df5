package org.tiengow.client.lab.arena.duel;

import java.util.List;
import org.tiengow.client.lab.arena.Estimate;

/**
 * What a duel found out.
 *
 * @param candidate the name of who was judged
 * @param opponent the name of who had the other seats
 * @param deals how many deals were played
 * @param rounds how many rounds that were, the reference included
 * @param chips chips a round that a seat makes more under the candidate than under the opponent; each deal counts once
 * @param answer what that says of the question
 * @param won of how many deals the candidate made more
 * @param lost of how many it made less
 * @param kinds by what kinds of decisions the chips were won and lost; a kind that never came up is left out
 * @param course what was known of the chips each time one looked, in order
 */
public record DuelResult(
        String candidate,
        String opponent,
        int deals,
        long rounds,
        Estimate chips,
        Conclusion answer,
        int won,
        int lost,
        List<KindResult> kinds,
        List<Estimate> course) {
    /** Copies the lists. */
    public DuelResult {
        kinds = List.copyOf(kinds);
        course = List.copyOf(course);
    }

    /** In how many rounds the candidate sat. */
    public long seatings() {
        return rounds - deals;
    }

    /** In how many rounds the candidate, or its opponents because of it, played otherwise than in the reference. */
    public long parted() {
        return kinds.stream().mapToLong(KindResult::decisions).sum();
    }
}
