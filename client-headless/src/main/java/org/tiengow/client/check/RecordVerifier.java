package org.tiengow.client.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordChain.Link;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.shuffle.ProofCheck;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Participant;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.Flaw;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/**
 * Says of records whether they match in themselves and each other, and who has signed them. All files are {@link #collect}ed first,
 * since what is signed of a round stands in a later one; then each is checked, line by line.
 */
public final class RecordVerifier {
    private static final String BROKEN =
            "It does not name the record before it: a record was altered, removed, doubled or moved.";

    private final ProofCheck proofs = new ProofCheck();
    private final MatchThreads threads = new MatchThreads();
    private final Map<String, MatchSignatures> matches = new HashMap<>();
    private final Map<String, TreeMap<Integer, Link>> chains = new HashMap<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, String> unfinished = new LinkedHashMap<>();
    private final Map<String, String> known;
    private final UnaryOperator<String> words;

    /** The records that have followed those before them, and which of the files, as they are counted, held each last. */
    private final Map<Bytes32, Integer> followed = new HashMap<>();

    /** The last of these of each match in the file that is checked. */
    private final Map<String, Place> here = new HashMap<>();

    private int file;

    /**
     * A verifier.
     *
     * @param known the names of the keys that were met, by their hexadecimal digits
     * @param words the six words of a key
     */
    public RecordVerifier(Map<String, String> known, UnaryOperator<String> words) {
        this.known = Map.copyOf(known);
        this.words = words;
    }

    /** Reads who has signed what; says what keeps a file from being read to its end, if anything does. */
    public Optional<FileFault> collect(Path file) {
        return new RecordFile(file).read((record, line) -> {
            matches.computeIfAbsent(record.match(), any -> new MatchSignatures())
                    .add(record.round(), RecordChain.read(line));
            return Optional.empty();
        });
    }

    /**
     * Checks every round of a file that was collected. A round that an earlier file holds, too, as the file of whoever the match was
     * handed over to holds all of the one before, is checked again and changes nothing.
     *
     * @param round is told what was found out about each round, in order
     */
    public Optional<FileFault> check(Path path, Consumer<RoundVerdict> round) {
        file++;
        here.clear();
        return new RecordFile(path).read((record, line) -> {
            round.accept(verdict(record, RecordChain.read(line)));
            return Optional.empty();
        });
    }

    /** What does not stand in the records that were checked, though it was or may have been played: a sentence each. */
    public List<String> gaps() {
        return Stream.concat(notes.stream(), unfinished.values().stream()).toList();
    }

    private void noteGaps(RoundRecord record) {
        if (record.round() > 1 && !chains.containsKey(record.match())) {
            notes.add("Match " + record.match() + " begins here with round " + record.round()
                    + ": what was played before it cannot be told from this.");
        }
        int rounds = record.rules().set().rounds();
        int target = record.rules().set().targetChips();
        boolean over = rounds > 0 && record.round() >= rounds
                || target > 0 && record.chips().stream().anyMatch(held -> held >= target);
        unfinished.remove(record.match());
        if (!over) {
            unfinished.put(
                    record.match(),
                    "Match " + record.match() + " ends here with round " + record.round()
                            + (rounds == 0 ? "" : " of " + rounds)
                            + ": what was played after it, if anything was, cannot be told from this.");
        }
    }

    private RoundVerdict verdict(RoundRecord record, Link link) {
        Optional<ShuffleProof> proof = ShuffleJson.read(record);
        MatchSignatures match = matches.getOrDefault(record.match(), new MatchSignatures());
        List<String> faults = new ArrayList<>();
        proof.map(found -> proofs.faults(record, found)).orElse(List.of()).stream()
                .map(ShuffleFault::sentence)
                .forEach(faults::add);
        record.replay().map(Flaw::toString).ifPresent(faults::add);
        follow(record, link, proof, faults);
        Set<Integer> signed = proof.map(found -> people(record, found, faults)).orElse(Set.of());
        faults.addAll(match.faults(record.round()));
        Set<String> parts = proof.stream()
                .flatMap(found ->
                        signed.stream().map(seat -> found.people().get(seat).key()))
                .collect(Collectors.toSet());
        Set<String> vouching = match.vouching(link.digest(), parts);
        List<String> signers = new ArrayList<>();
        proof.ifPresent(found -> signers.addAll(parts(found, signed)));
        vouching.forEach(key -> signers.add("the record: signed by " + named(key)));
        return new RoundVerdict(
                record.match(),
                record.round(),
                proof,
                faults,
                signers,
                vouching.isEmpty()
                        ? RoundVerdict.Vouched.BY_NOBODY
                        : vouching.stream().anyMatch(known::containsKey)
                                ? RoundVerdict.Vouched.BY_SOMEBODY_KNOWN
                                : RoundVerdict.Vouched.BY_STRANGERS);
    }

    /** Adds what is wrong with how a record follows those before it: of all files once, and in its own. */
    private void follow(RoundRecord record, Link link, Optional<ShuffleProof> proof, List<String> faults) {
        boolean isInherited = followed.getOrDefault(link.digest(), file) < file;
        if (!isInherited) {
            noteGaps(record);
            chain(record, link, proof).ifPresent(faults::add);
            if (faults.isEmpty()) {
                threads.follow(record).map(Flaw::toString).ifPresent(faults::add);
            }
        }
        Place place = new Place(record.round(), link);
        Place last = here.get(record.match());
        if (faults.isEmpty() && last != null && !place.isAfter(last, isHostGone(proof))) {
            faults.add(BROKEN);
        }
        if (faults.isEmpty()) {
            followed.put(link.digest(), file);
            here.put(record.match(), place);
        }
    }

    private static boolean isHostGone(Optional<ShuffleProof> proof) {
        return proof.stream().flatMap(found -> found.voided().stream()).anyMatch(VoidAttempt::isHostGone);
    }

    /** What is wrong with how a record that no earlier file holds follows the one before. */
    private Optional<String> chain(RoundRecord record, Link link, Optional<ShuffleProof> proof) {
        TreeMap<Integer, Link> before = chains.computeIfAbsent(record.match(), any -> new TreeMap<>());
        Link same = before.get(record.round());
        boolean isSame = same != null && same.digest().equals(link.digest());
        boolean hostGone = !isSame && isHostGone(proof);
        if (same != null && hostGone) {
            SortedMap<Integer, Link> voided = before.tailMap(record.round());
            voided.values().forEach(each -> followed.remove(each.digest()));
            voided.clear();
            here.remove(record.match());
            threads.goesBackTo(record.match(), record.round());
            notes.add("Match " + record.match() + " goes on from before round " + record.round()
                    + " at another host: what the old one had recorded from there on is void.");
        }
        Link last = before.isEmpty() ? null : before.lastEntry().getValue();
        before.put(record.round(), link);
        if (last == null) {
            if (record.round() == 1) {
                return link.before() == null
                        ? Optional.empty()
                        : Optional.of("It names a record before it, and is the first of its match.");
            }
            return hostGone ? Optional.empty() : Optional.of("The records of the rounds before it are missing.");
        }
        boolean follows = link.isAfter(last.digest())
                || !link.isLinked() && !last.isLinked()
                || link.before() == null && hostGone;
        return follows ? Optional.empty() : Optional.of(BROKEN);
    }

    /** The seats whose keys have signed their parts; adds what is wrong with signatures and names. */
    private static Set<Integer> people(RoundRecord record, ShuffleProof proof, List<String> faults) {
        List<Participant> people = proof.people();
        Set<Integer> signed = new HashSet<>();
        for (int seat = 0; seat < people.size(); seat++) {
            Participant person = people.get(seat);
            boolean signs = !person.signature().isEmpty();
            if (signs
                    && proof.shares().of(seat).isPresent()
                    && ShuffleSignatures.isPart(seat, proof.list(), proof.voided(), people)) {
                signed.add(seat);
            } else if (signs) {
                faults.add("The signature of seat " + seat + " is not that of its key for this shuffle.");
            }
            if (isExchanged(seat, record, people)) {
                faults.add("Seat " + seat + " has the name that another seat had when the tiles were shuffled.");
            }
        }
        return signed;
    }

    /**
     * Whether a seat has the name of a person who sat elsewhere when the tiles were shuffled, and that seat a person too. Where a bot plays
     * there now, somebody has left in the round and come back to another seat.
     */
    private static boolean isExchanged(int seat, RoundRecord record, List<Participant> people) {
        String name = record.players().get(seat).name();
        if (isBots(seat, record, people) || people.get(seat).name().equals(name)) {
            return false;
        }
        return IntStream.range(0, people.size())
                .anyMatch(other -> !isBots(other, record, people)
                        && people.get(other).name().equals(name));
    }

    private static boolean isBots(int seat, RoundRecord record, List<Participant> people) {
        return people.get(seat).bot() || record.players().get(seat).bot();
    }

    /** Who took part in a shuffle, a line each. */
    private List<String> parts(ShuffleProof proof, Set<Integer> signed) {
        return IntStream.range(0, proof.list().attempt().players())
                .filter(seat -> proof.shares().of(seat).isPresent())
                .mapToObj(seat -> "seat " + seat + ": "
                        + (signed.contains(seat)
                                ? "signed by " + named(proof.people().get(seat).key())
                                : "took part, unsigned"))
                .toList();
    }

    private String named(String key) {
        String name = known.get(key);
        return "key " + key + " (" + words.apply(key) + ")"
                + (name == null ? ", which was not met before" : ", met as " + name);
    }

    /** Where a record stands in its match. */
    private record Place(int round, Link link) {
        /** Whether it can stand after another, which was right there. */
        boolean isAfter(Place other, boolean hostGone) {
            return link.isAfter(other.link.digest())
                    || round == other.round + 1
                            && (!link.isLinked() && !other.link.isLinked() || link.before() == null && hostGone);
        }
    }
}
