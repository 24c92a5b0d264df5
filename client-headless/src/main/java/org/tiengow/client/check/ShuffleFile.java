package org.tiengow.client.check;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.shuffle.ProofCheck;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;

/** Record files whose shuffles are checked, line by line. A share that comes twice is found across all of them. */
public final class ShuffleFile {
    private final ProofCheck proofs = new ProofCheck();

    /**
     * Checks every round of one file.
     *
     * @param round is told what was found out about each round, in order
     * @return what keeps the file from being read to its end, if anything does
     */
    public Optional<FileFault> check(Path file, Consumer<Verdict> round) {
        return new RecordFile(file).read(record -> {
            round.accept(verdict(record));
            return Optional.empty();
        });
    }

    private Verdict verdict(RoundRecord record) {
        Optional<ShuffleProof> proof = ShuffleJson.read(record);
        return new Verdict(
                record.match(),
                record.round(),
                proof,
                proof.map(found -> proofs.faults(record, found)).orElse(List.of()));
    }

    /**
     * What was found out about a round.
     *
     * @param match the id of its match
     * @param round its number
     * @param proof what it was checked by; empty when it was dealt without a fair shuffle
     * @param faults what does not match
     */
    public record Verdict(String match, int round, Optional<ShuffleProof> proof, List<ShuffleFault> faults) {
        /** Copies the list. */
        public Verdict {
            faults = List.copyOf(faults);
        }

        /** Whether there was something to check it by. */
        public boolean isChecked() {
            return proof.isPresent();
        }

        /** Whether it was checked and all is right. */
        public boolean isRight() {
            return isChecked() && faults.isEmpty();
        }

        /** A line for a person, and one for each fault. */
        @Override
        public String toString() {
            StringBuilder lines = new StringBuilder("match " + match + ", round " + round + ": ");
            proof.ifPresentOrElse(
                    found -> lines.append(isRight() ? "right, " : "WRONG, ").append(shares(found)),
                    () -> lines.append("not checkable, it was dealt without a fair shuffle."));
            faults.forEach(fault -> lines.append(System.lineSeparator() + "  " + fault.sentence()));
            return lines.toString();
        }

        private static String shares(ShuffleProof proof) {
            long seats =
                    proof.shares().seats().stream().filter(Optional::isPresent).count();
            StringBuilder words =
                    new StringBuilder("shares of the host and " + seats + (seats == 1 ? " seat" : " seats"));
            for (VoidAttempt attempt : proof.voided()) {
                List<String> missing = attempt.missing().stream()
                        .map(each -> "seat " + each.seat() + " (" + each.name() + ")")
                        .toList();
                words.append("; attempt " + attempt.number() + " void, without the share of ")
                        .append(String.join(" and ", missing));
            }
            return words.append('.').toString();
        }
    }
}
