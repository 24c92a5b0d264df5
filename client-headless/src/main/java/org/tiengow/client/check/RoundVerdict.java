package org.tiengow.client.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/**
 * The findings about a recorded round. They are complete once {@link RecordVerifier#verdicts} has returned them.
 *
 * @param match the id of the match
 * @param epoch the epoch of the match
 * @param round the number of the round
 * @param link the part of the record that links it to others
 * @param isOlder whether an older version of the program shuffled the round
 * @param shown the evidence about its shuffle; empty without a shuffle that this version reads
 * @param faults the errors, in sentences
 * @param signatures the keys that have signed the record, 64 hexadecimal digits each, with whether the signer's program saw the round end
 */
public record RoundVerdict(
        String match,
        int epoch,
        int round,
        RecordChain.Link link,
        boolean isOlder,
        Optional<RecordEvidence> shown,
        Set<String> faults,
        Map<String, Boolean> signatures) {
    /** Checks whether the round was broken off, so that no record of its epoch may follow. */
    public boolean isBroken() {
        return shown.filter(RecordEvidence::broken).isPresent();
    }

    boolean takes(RecordChain.Signature each) {
        return shown.filter(found -> found.keys().containsValue(each.key())).isPresent()
                && ShuffleSignatures.isRecord(each.key(), each.saw(), link.digest(), each.signature());
    }

    /**
     * Returns the keys that have signed the record, in the order of the seats; with {@code saw}, only those whose programs saw the round
     * end.
     */
    public List<String> signers(boolean saw) {
        return shown.stream()
                .flatMap(found -> new TreeMap<>(found.keys()).values().stream())
                .filter(key -> saw ? signatures.getOrDefault(key, false) : signatures.containsKey(key))
                .toList();
    }

    /**
     * Returns a phrase that says who took part and who signed.
     *
     * @param names returns the name of a key's holder, given the key and the name in the list
     */
    public String words(BiFunction<String, String, String> names) {
        if (shown.isEmpty()) {
            return isOlder
                    ? "not checked, since an older version of the program shuffled it"
                    : "not checkable, since it was dealt without a fair shuffle";
        }
        RecordEvidence found = shown.get();
        List<String> parts = new ArrayList<>(List.of("the host"));
        for (int seat : new TreeMap<>(found.links()).keySet()) {
            String key = found.keys().get(seat);
            parts.add(
                    key == null
                            ? "seat " + seat
                            : names.apply(key, found.programs().getOrDefault(seat, key)));
        }
        found.leftOut().forEach(seat -> parts.add("without seat " + seat));
        List<String> signed = new ArrayList<>();
        signers(false)
                .forEach(key -> signed.add(
                        names.apply(key, key) + (signers(true).contains(key) ? "" : " without having seen the end")));
        return (found.broken() ? "broken off; links of " : "links of ") + String.join(", ", parts) + "; signed by "
                + (signed.isEmpty() ? "nobody" : String.join(", ", signed));
    }
}
