package org.tiengow.client.shuffle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * What the record of a round says of its shuffle, checked in itself. Immutable.
 *
 * @param context the match and epoch
 * @param round the round, 1 for the first of the match
 * @param digest the digest of the record
 * @param before the digest of the record before; null when it names none
 * @param broken whether the round was broken off
 * @param list the hash of the list
 * @param matchEnd whether records become public at the end of the match, and not of the round
 * @param asked the times each seat that was asked had been left out before, by seats
 * @param links the links of the seats in the deal, by seats
 * @param programs the names of people whose anchors are properly signed and whose links are in the deal, by seats
 * @param keys the keys of those people, 64 hexadecimal digits, by seats
 * @param hands the tiles dealt to each seat; empty when none were
 * @param plays the plays of each seat, as {@link RecordCheck#play} writes them; empty when nothing was dealt
 * @param courses how the settled round looks to those who watch and from each seat, as {@link RecordCheck#course} computes it; empty when it is not settled
 * @param faults what does not match in the record itself
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
    /** Copies the collections. */
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

    /** The seats that are in the list and not in the deal, in order. */
    public List<Integer> leftOut() {
        return asked.keySet().stream()
                .filter(seat -> !links.containsKey(seat))
                .sorted()
                .toList();
    }

    /** Checks whether a seat's link is in the deal. */
    public boolean holds(int seat, Bytes32 link) {
        return Optional.ofNullable(links.get(seat)).filter(link::equals).isPresent();
    }

    /** Checks whether the round was played to its end, and nothing in the record itself is wrong. */
    public boolean isWholeAndRight() {
        return !broken && faults.isEmpty();
    }

    /** Returns the names of the people whose programs took part, by their keys. */
    Map<String, String> signers() {
        return keys.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getValue, each -> programs.getOrDefault(each.getKey(), ""), (one, other) -> one));
    }

    /** Drops what is needed only to compare the record with the course of the round as it was seen. */
    RecordEvidence compact() {
        return new RecordEvidence(
                context, round, digest, before, broken, list, matchEnd, asked, links, programs, keys, hands, List.of(),
                List.of(), faults);
    }
}
