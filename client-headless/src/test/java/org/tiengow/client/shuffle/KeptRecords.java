package org.tiengow.client.shuffle;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * Reads records for all programs of a model, each record once. A chain is computed once for all models, since its 10,000 hashes take
 * longer than the rest of a night; it is a function of what it is kept under.
 */
final class KeptRecords extends RecordCheck {
    private static final int MOST_CHAINS = 4_000;
    private static final Map<List<Object>, LinkChain> CHAINS = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Object>, LinkChain> eldest) {
            return size() > MOST_CHAINS;
        }
    };

    private final Map<List<Object>, Bytes32> links = new HashMap<>();
    private final Map<String, RecordEvidence> read = new HashMap<>();
    private final Map<Bytes32, RecordEvidence> byDigest = new HashMap<>();

    @Override
    LinkChain chain(ShuffleContext context, int party, Bytes32 secret) {
        return CHAINS.computeIfAbsent(List.of(context, party, secret), unknown -> super.chain(context, party, secret));
    }

    /** The link of a round in the chain of a secret. */
    Bytes32 link(ShuffleContext context, int party, Bytes32 secret, int round) {
        return links.computeIfAbsent(
                List.of(context, party, secret, round),
                unknown -> chain(context, party, secret).link(round));
    }

    @Override
    public Optional<RecordEvidence> evidence(String line) {
        RecordEvidence known = read.get(line);
        if (known == null) {
            known = super.evidence(line).orElseThrow();
            keep(line, known);
        }
        return Optional.of(known);
    }

    private void keep(String line, RecordEvidence evidence) {
        read.put(line, evidence);
        byDigest.put(evidence.digest(), evidence);
    }

    /** Keeps what a record without JSON says; returns the text that stands for it. */
    String light(RecordEvidence evidence) {
        String line = "light " + evidence.digest().toHex();
        keep(line, evidence);
        return line;
    }

    /** What a record says whole, of which a judge may keep less. */
    RecordEvidence whole(RecordEvidence kept) {
        return Objects.requireNonNull(byDigest.get(kept.digest()));
    }
}
