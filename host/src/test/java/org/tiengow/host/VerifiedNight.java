package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.check.RecordVerifier;
import org.tiengow.client.check.RoundVerdict;
import org.tiengow.client.connection.KnownKeys;

/** What a verifier finds in the records that the hosts of a night have written. */
final class VerifiedNight {

    private VerifiedNight() {}

    /**
     * The rounds that hosts with these data folders have recorded, file after file in the order in which they begin; each of the files is
     * right by the rules.
     */
    static List<RoundVerdict> of(List<Path> data) throws IOException {
        List<Path> copies = new ArrayList<>();
        for (Path each : data) {
            try (Stream<Path> records = Files.list(each.resolve("records"))) {
                for (Path file : records.filter(Files::isRegularFile).toList()) {
                    copies.add(copy(file));
                }
            }
        }
        Map<Path, Integer> begins = new HashMap<>();
        for (Path file : copies) {
            assertThat(new RecordFile(file).check(record -> begins.putIfAbsent(file, record.round())))
                    .isEmpty();
        }
        copies.sort(Comparator.comparingInt(file -> begins.getOrDefault(file, 0)));
        RecordVerifier verifier = new RecordVerifier();
        for (Path file : copies) {
            assertThat(verifier.read(file)).isEmpty();
        }
        for (Path file : copies) {
            Files.delete(file);
        }
        return List.copyOf(verifier.verdicts());
    }

    /** Its whole lines so far: a match that goes on adds others while it is read twice, of which the first reading knows nothing. */
    private static Path copy(Path file) throws IOException {
        String lines = Files.readString(file);
        return Files.writeString(
                Files.createTempFile("tiengow-", ".jsonl"), lines.substring(0, lines.lastIndexOf('\n') + 1));
    }

    /**
     * All rounds of a match are right, and each of these people has signed some; what was signed of the last one stands in a record that
     * is not written yet. A round that other people went on without may be signed by nobody.
     *
     * @param person the data folder of somebody who has met all of them
     */
    static void assertSigned(Path person, List<String> names, List<Path> data, int least) {
        Map<String, String> known = new KnownKeys(person).all();
        assertThat(known).containsValues(names.toArray(String[]::new));
        await().untilAsserted(() -> {
            List<RoundVerdict> all = of(data);
            assertThat(all)
                    .hasSizeGreaterThan(least)
                    .allMatch(round -> round.faults().isEmpty());
            assertThat(names)
                    .allSatisfy(name -> assertThat(all)
                            .anyMatch(round ->
                                    round.signers(false).stream().anyMatch(key -> name.equals(known.get(key)))));
        });
    }
}
