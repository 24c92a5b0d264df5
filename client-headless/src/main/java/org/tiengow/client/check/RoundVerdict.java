package org.tiengow.client.check;

import java.util.List;
import java.util.Optional;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;

/**
 * What was found out about a recorded round.
 *
 * @param match the id of its match
 * @param round its number
 * @param proof what its shuffle was checked by; empty when it was dealt without a fair shuffle
 * @param faults what does not match, in sentences
 * @param signers who has signed what of it, in words
 * @param vouched whether anybody has signed it as it was played
 */
public record RoundVerdict(
        String match,
        int round,
        Optional<ShuffleProof> proof,
        List<String> faults,
        List<String> signers,
        Vouched vouched) {
    /** Copies the lists. */
    public RoundVerdict {
        faults = List.copyOf(faults);
        signers = List.copyOf(signers);
    }

    /** Who has signed a round as it was played, or a later one of its match. */
    public enum Vouched {
        /** Somebody whose key was met before. */
        BY_SOMEBODY_KNOWN,
        /** Only keys that were never met: anybody can make keys. */
        BY_STRANGERS,
        /** Nobody. */
        BY_NOBODY
    }

    /** Whether its shuffle was checked and nothing is wrong; one machine alone could have made it up all the same. */
    public boolean matches() {
        return proof.isPresent() && faults.isEmpty();
    }

    /** Whether all matches, and somebody whose key was met before has signed it. */
    public boolean isRight() {
        return matches() && vouched == Vouched.BY_SOMEBODY_KNOWN;
    }

    /** A line for a person, one for each fault and one for each signature. */
    @Override
    public String toString() {
        StringBuilder lines = new StringBuilder("match " + match + ", round " + round + ": ");
        lines.append(faults.isEmpty() ? judgement() : "WRONG");
        proof.ifPresent(found -> lines.append(", ").append(shares(found)));
        faults.forEach(
                fault -> lines.append(System.lineSeparator()).append("  ").append(fault));
        signers.forEach(
                each -> lines.append(System.lineSeparator()).append("  ").append(each));
        return lines.toString();
    }

    private String judgement() {
        if (proof.isEmpty()) {
            return "not checkable, it was dealt without a fair shuffle.";
        }
        return switch (vouched) {
            case BY_SOMEBODY_KNOWN -> "right";
            case BY_STRANGERS ->
                "matches, but is signed only by keys that were never met: one machine could have made it up";
            case BY_NOBODY ->
                signers.stream().anyMatch(each -> each.contains("signed by"))
                        ? "the shuffle matches, but nobody has signed what was played"
                        : "matches, but is unsigned: one machine could have made it up";
        };
    }

    private static String shares(ShuffleProof proof) {
        long seats = proof.shares().seats().stream().filter(Optional::isPresent).count();
        StringBuilder words = new StringBuilder("shares of the host and " + seats + (seats == 1 ? " seat" : " seats"));
        for (VoidAttempt attempt : proof.voided()) {
            List<String> missing = attempt.missing().stream()
                    .map(each -> "seat " + each.seat() + " (" + each.name() + ")")
                    .toList();
            words.append("; attempt ")
                    .append(attempt.number())
                    .append(
                            attempt.isHostGone()
                                    ? " void, since the host was gone"
                                    : " void, without the share of " + String.join(" and ", missing));
        }
        return words.append('.').toString();
    }
}
