package org.tiengow.client.shuffle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * Evidence about the shuffle of a round, taken from its record and checked by itself. Immutable.
 *
 * @param context the match and epoch
 * @param round the round, 1 for the first of the match
 * @param digest the digest of the record
 * @param before the digest of the previous record; null when the record names none
 * @param broken whether the round was broken off
 * @param list the hash of the list of the round
 * @param matchEnd whether records become public at the end of the match instead of the end of the round
 * @param asked the seats that were asked for a link, each with the number of times that it had been left out before
 * @param links the links in the deal, by seats
 * @param programs the names of people whose anchors are correctly signed and whose links are in the deal, by seats
 * @param keys the keys of those people, 64 hexadecimal digits, by seats
 * @param hands the tiles dealt to each seat; empty when nothing was dealt
 * @param plays the plays of each seat, as {@link RecordCheck#play} writes them; empty when nothing was dealt
 * @param courses the hashes of the settled round for spectators and then for each seat, as {@link RecordCheck#course} computes them; empty
 *     when it is not settled
 * @param faults the contradictions within the record
 */
public record RecordEvidence(
        ShuffleContext context,
        int round,
        Bytes32 digest,
        @Nullable Bytes32 before,
        boolean broken,
        Bytes32 list,
        boolean matchEnd,
        Map<Integer, Integer> asked,
        Map<Integer, Bytes32> links,
        Map<Integer, String> programs,
        Map<Integer, String> keys,
        List<String> hands,
        List<List<String>> plays,
        List<Bytes32> courses,
        List<ShuffleAlarm> faults) {
    public RecordEvidence {
        asked = Map.copyOf(asked);
        links = Map.copyOf(links);
        programs = Map.copyOf(programs);
        keys = Map.copyOf(keys);
        hands = List.copyOf(hands);
        plays = List.copyOf(plays);
        courses = List.copyOf(courses);
        faults = List.copyOf(faults);
    }

    /** Returns the seats that are in the list but not in the deal, in ascending order. */
    public List<Integer> leftOut() {
        return asked.keySet().stream()
                .filter(seat -> !links.containsKey(seat))
                .sorted()
                .toList();
    }

    /** Checks whether the deal contains this link at a seat. */
    public boolean holds(int seat, Bytes32 link) {
        return Optional.ofNullable(links.get(seat)).filter(link::equals).isPresent();
    }

    /** Checks whether the round was played to its end, and the record contains no contradiction. */
    public boolean isWholeAndRight() {
        return !broken && faults.isEmpty();
    }

    /** Returns the names of the people whose programs took part, by their keys. */
    Map<String, String> signers() {
        return keys.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getValue, each -> programs.getOrDefault(each.getKey(), ""), (one, other) -> one));
    }

    /** Returns a copy without plays and courses, which only the comparison with the round as it was seen needs. */
    RecordEvidence compact() {
        return new RecordEvidence(
                context, round, digest, before, broken, list, matchEnd, asked, links, programs, keys, hands, List.of(),
                List.of(), faults);
    }
}
