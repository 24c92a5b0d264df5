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

/**
 * What was found out about a recorded round. Complete once {@link RecordVerifier#verdicts} has returned it.
 *
 * @param match the id of its match
 * @param epoch the epoch of its match
 * @param round its number
 * @param link what joins its record to others
 * @param shown its shuffle, checked in itself; empty where there is none that this version reads
 * @param note why a round without one cannot be checked
 * @param faults what is wrong, in sentences
 * @param signers the keys that have signed its record, 64 hexadecimal digits each, and whether their programs saw the round end
 */
public record RoundVerdict(
        String match,
        int epoch,
        int round,
        RecordChain.Link link,
        Optional<RecordEvidence> shown,
        String note,
        Set<String> faults,
        Map<String, Boolean> signers) {
    /** Checks whether it was broken off, so that no record of its epoch may follow. */
    public boolean isBroken() {
        return shown.filter(RecordEvidence::broken).isPresent();
    }

    /** The keys that have signed how the round was played. */
    public List<String> witnesses() {
        List<String> all = new ArrayList<>(signers.keySet());
        all.removeIf(key -> !Boolean.TRUE.equals(signers.get(key)));
        return all;
    }

    /**
     * Writes a line for a person, and one for each fault.
     *
     * @param names what the holder of a key is called, given the name in the list
     */
    public List<String> lines(BiFunction<String, String, String> names) {
        List<String> parts = new ArrayList<>();
        shown.ifPresent(found -> {
            parts.add((found.broken() ? "broken off; " : "") + "links of the host");
            new TreeMap<>(found.links()).forEach((seat, link) -> {
                String key = found.keys().get(seat);
                String name = found.programs().get(seat);
                parts.add(key == null || name == null ? "seat " + seat : names.apply(key, name));
            });
            found.leftOut().forEach(seat -> parts.add("without seat " + seat));
        });
        List<String> signed = new ArrayList<>();
        signers.forEach((key, saw) -> signed.add(names.apply(key, key) + (saw ? "" : " without having seen the end")));
        List<String> lines = new ArrayList<>(List.of("match " + match + ", round " + round + ": "
                + (faults.isEmpty() ? "" : "WRONG; ")
                + (shown.isEmpty() ? note : String.join(", ", parts) + "; signed by ")
                + (shown.isPresent() && signed.isEmpty() ? "nobody" : String.join(", ", signed))));
        faults.forEach(fault -> lines.add("  " + fault));
        return lines;
    }
}
