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
 * What was found out about a recorded round. Complete once {@link RecordVerifier#verdicts} has returned it.
 *
 * @param match the id of its match
 * @param epoch the epoch of its match
 * @param round its number
 * @param link what joins its record to others
 * @param isOlder whether an older version shuffled it
 * @param shown its shuffle, checked in itself; empty where there is none that this version reads
 * @param faults what is wrong, in sentences
 * @param signatures whether the program saw the round end, by the keys that have signed its record, 64 hexadecimal digits each
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
    /** Checks whether it was broken off, so that no record of its epoch may follow. */
    public boolean isBroken() {
        return shown.filter(RecordEvidence::broken).isPresent();
    }

    boolean takes(RecordChain.Signature each) {
        return shown.filter(found -> found.keys().containsValue(each.key())).isPresent()
                && ShuffleSignatures.isRecord(each.key(), each.saw(), link.digest(), each.signature());
    }

    /** The keys that have signed its record, in the order of the seats; where {@code saw}, if their programs saw it end. */
    public List<String> signers(boolean saw) {
        return shown.stream()
                .flatMap(found -> new TreeMap<>(found.keys()).values().stream())
                .filter(key -> saw ? signatures.getOrDefault(key, false) : signatures.containsKey(key))
                .toList();
    }

    /** Says who took part and who signed; names says what the holder of a key is called, given the name in the list. */
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
