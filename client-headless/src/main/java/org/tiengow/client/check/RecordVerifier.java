package org.tiengow.client.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.Judge;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/**
 * Says of records whether they match in themselves and each other, and who has signed them. All files are {@link #collect}ed first,
 * since what is signed of a round may stand in a later record; then each is checked, line by line.
 */
public final class RecordVerifier {
    private final RecordCheck records = new RecordCheck();
    private final Map<String, List<RecordChain.Signature>> signatures = new HashMap<>();
    private final Judge judge = new Judge();

    /** Reads who has signed what; returns what keeps a file from being read to its end, if anything does. */
    public Optional<FileFault> collect(Path file) {
        return new RecordFile(file).lines(line -> {
            RecordChain.Link link = RecordChain.read(line);
            records.evidence(line)
                    .ifPresent(shown -> signatures
                            .computeIfAbsent(shown.context().match(), any -> new ArrayList<>())
                            .addAll(link.signatures()));
        });
    }

    /**
     * Checks every round of a file that was collected.
     *
     * @param round is told what was found out about each round, in order
     */
    public Optional<FileFault> check(Path path, Consumer<RoundVerdict> round) {
        return new RecordFile(path)
                .lines(line -> records.evidence(line).ifPresent(shown -> round.accept(verdict(shown))));
    }

    private RoundVerdict verdict(RecordEvidence shown) {
        judge.hear(new Fact.Recorded(shown.context(), shown.round(), shown));
        List<String> faults = judge.alarms(shown.context()).stream()
                .filter(alarm -> alarm.round() == shown.round())
                .map(ShuffleAlarm::sentence)
                .toList();
        List<String> signers = signatures.getOrDefault(shown.context().match(), List.of()).stream()
                .filter(each -> shown.keys().containsValue(each.key())
                        && ShuffleSignatures.isRecord(each.key(), each.saw(), shown.digest(), each.signature()))
                .map(RecordChain.Signature::key)
                .toList();
        return new RoundVerdict(
                shown.context().match(),
                shown.round(),
                shown.broken(),
                faults,
                List.copyOf(shown.programs().values()),
                signers);
    }
}
