package org.tiengow.client.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tiengow.client.json.RecordChain.Link;
import org.tiengow.client.json.RecordChain.Signature;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/** The records of one match as a chain, and who has signed which of them. Whoever signs one vouches for those before it, too. */
final class MatchSignatures {
    private final List<Link> links = new ArrayList<>();
    private final Map<Integer, Set<Bytes32>> digests = new TreeMap<>();
    private final List<Signature> signatures = new ArrayList<>();
    private final Map<Bytes32, Set<String>> signed = new HashMap<>();
    private final Map<Bytes32, Set<String>> vouching = new HashMap<>();
    private final Map<Integer, List<String>> faults = new HashMap<>();

    /** A round, in the order of the records. */
    void add(int round, Link link) {
        links.add(link);
        digests.computeIfAbsent(round, any -> new LinkedHashSet<>()).add(link.digest());
        signatures.addAll(link.signatures());
        vouching.clear();
    }

    /**
     * The keys that vouch for a record: they have signed it; or they have signed a later one, and their part in this one's shuffle, so
     * that their programs have seen its round.
     */
    Set<String> vouching(Bytes32 digest, Set<String> parts) {
        settle();
        Set<String> all = new TreeSet<>(vouching.getOrDefault(digest, Set.of()));
        all.retainAll(parts);
        all.addAll(signed.getOrDefault(digest, Set.of()));
        return all;
    }

    /** What is wrong with the signatures for a round, the last of the match standing for those that are not there. */
    List<String> faults(int round) {
        settle();
        return faults.getOrDefault(round, List.of());
    }

    private void settle() {
        if (!vouching.isEmpty() || links.isEmpty()) {
            return;
        }
        int last = digests.keySet().stream().mapToInt(round -> round).max().orElseThrow();
        signed.clear();
        faults.clear();
        for (Signature each : signatures) {
            Set<Bytes32> there = digests.getOrDefault(each.round(), Set.of()); // two where it was played again
            Optional<Bytes32> its = there.stream()
                    .filter(digest -> ShuffleSignatures.isRecord(each.key(), digest, each.signature()))
                    .findFirst();
            its.ifPresent(digest ->
                    signed.computeIfAbsent(digest, any -> new TreeSet<>()).add(each.key()));
            if (there.isEmpty()) {
                fault(last, "Key " + each.key() + " has signed a round " + each.round() + ", which is not here.");
            } else if (its.isEmpty()) {
                fault(each.round(), "This is not the record that key " + each.key() + " is said to have signed.");
            }
        }
        for (int i = links.size() - 1; i >= 0; i--) {
            Link link = links.get(i);
            Set<String> here = vouching.computeIfAbsent(link.digest(), any -> new TreeSet<>());
            here.addAll(signed.getOrDefault(link.digest(), Set.of()));
            Bytes32 before = link.before();
            if (before != null) {
                vouching.computeIfAbsent(before, any -> new TreeSet<>()).addAll(here);
            }
        }
    }

    private void fault(int round, String sentence) {
        List<String> all = faults.computeIfAbsent(round, any -> new ArrayList<>());
        if (!all.contains(sentence)) {
            all.add(sentence);
        }
    }
}
