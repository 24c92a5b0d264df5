package org.tiengow.client.check;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordLine;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.client.shuffle.ShuffleJudge;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.record.Flaw;

/**
 * A verifier of records. It checks each record by itself, against the others and by the rules of the game, and it checks the signatures.
 * Files are read in the order of their hosts. A record that an earlier file also holds is judged once.
 */
public final class RecordVerifier {
    private final RecordCheck records = RecordCheck.unbounded();
    private final ShuffleJudge judge = new ShuffleJudge();
    private final MatchThreads threads = new MatchThreads();
    private final Map<Bytes32, RoundVerdict> verdicts = new LinkedHashMap<>();
    private final Map<List<Object>, RoundVerdict> places = new HashMap<>();
    private final Map<String, RoundVerdict> latest = new HashMap<>();
    private final Map<List<Object>, Integer> leftOut = new HashMap<>();
    private final Map<Signed, RoundVerdict> signatures = new LinkedHashMap<>();

    private record Signed(String match, int epoch, RecordChain.Signature signature) {}

    /** Reads a file, and returns the error that keeps it from being read to its end; empty without one. */
    public Optional<FileFault> read(Path file) {
        Map<String, RoundVerdict> here = new HashMap<>();
        return new RecordFile(file).read(line -> {
            read(line, here);
            return Optional.empty();
        });
    }

    private void read(String text, Map<String, RoundVerdict> here) {
        RecordLine line = RecordLine.read(text);
        RecordChain.Link link = RecordChain.read(text);
        RoundVerdict last = latest.get(line.match());
        RoundVerdict known = verdicts.get(link.digest());
        RoundVerdict record = known == null ? added(line, link, last) : known;
        link.signatures()
                .forEach(each -> signatures.putIfAbsent(new Signed(record.match(), record.epoch(), each), record));
        RoundVerdict inFile = here.put(line.match(), record);
        RoundVerdict named = link.before() == null ? null : verdicts.get(link.before());
        boolean isInOrder = inFile == null || inFile == named || inFile.epoch() < record.epoch();
        boolean isChained = record.shown().isPresent() || link.isLinked() && !record.isOlder();
        if (isChained && !(isInOrder && (known != null || mayFollow(record, named, last)))) {
            record.faults().add("A record before it is missing, or was altered, doubled or moved.");
        }
    }

    /**
     * Checks whether a record names the latest one of its match and epoch, or begins an epoch. {@link MatchThreads} checks where an epoch
     * begins, and that no earlier round of it was broken off.
     */
    private static boolean mayFollow(RoundVerdict record, @Nullable RoundVerdict named, @Nullable RoundVerdict last) {
        return record.link().before() == null
                ? (last == null || last.epoch() < record.epoch()) && (record.epoch() > 0 || record.round() == 1)
                : named != null
                        && named == last
                        && record.epoch() == named.epoch()
                        && record.round() == named.round() + 1;
    }

    private RoundVerdict added(RecordLine line, RecordChain.Link link, @Nullable RoundVerdict last) {
        boolean isOlder = ShuffleJson.isOlder(line.shuffle());
        Optional<RecordEvidence> shown = isOlder ? Optional.empty() : records.evidence(link, line);
        int epoch = ShuffleJson.epoch(line.shuffle()).orElse(last == null ? 0 : last.epoch());
        RoundVerdict record = new RoundVerdict(
                line.match(), epoch, line.round(), link, isOlder, shown, new LinkedHashSet<>(), new HashMap<>());
        if (isOlder && last != null && !last.isOlder()) {
            record.faults().add("The records before it are not of an older version.");
        }
        verdicts.put(link.digest(), record);
        places.putIfAbsent(List.of(line.match(), epoch, line.round()), record);
        latest.merge(line.match(), record, (old, now) -> now.epoch() < old.epoch() ? old : now);
        Optional<Flaw> flaw = isOlder ? Optional.empty() : threads.flaw(line);
        flaw.ifPresent(found -> record.faults().add(found.toString()));
        shown.ifPresent(found -> shuffled(record, found));
        return record;
    }

    private void shuffled(RoundVerdict record, RecordEvidence shown) {
        judge.hear(new Fact.Recorded(shown.context(), shown.round(), shown));
        shown.links().keySet().stream()
                .filter(seat -> !shown.keys().containsKey(seat))
                .forEach(seat -> record.faults().add("The key of seat " + seat + " has not signed its anchor."));
        shown.asked().forEach((seat, told) -> {
            List<Object> place = List.of(shown.context(), seat);
            int due = leftOut.getOrDefault(place, 0);
            boolean fits =
                    told == due || told > due && record.epoch() > 0; // the clients of a successor tell it of more
            if (!fits || told >= FairShuffle.MOST_LEFT_OUT) {
                record.faults()
                        .add("Seat " + seat + " is asked, left out " + due + " times (the list says " + told + ").");
            }
            boolean isLeftOut = !shown.hands().isEmpty() && shown.leftOut().contains(seat);
            leftOut.put(place, told + (isLeftOut ? 1 : 0));
        });
    }

    /** Returns the verdicts on all records, in the order in which the records were read. It is called after all files were read. */
    public List<RoundVerdict> verdicts() {
        signatures.forEach((signed, holder) -> {
            RecordChain.Signature each = signed.signature();
            RoundVerdict record = places.getOrDefault(List.of(signed.match(), signed.epoch(), each.round()), holder);
            if (record.round() == each.round() && record.takes(each)) {
                record.signatures().merge(each.key(), each.saw(), Boolean::logicalOr);
            } else if (!record.isOlder()) {
                record.faults()
                        .add("Key " + each.key() + " has not signed round " + each.round() + ", or was not in it.");
            }
        });
        for (RoundVerdict record : verdicts.values()) {
            record.shown().stream()
                    .flatMap(found -> judge.transcript(found.context()).alarms().stream())
                    .filter(alarm -> alarm.round() == record.round())
                    .forEach(alarm -> record.faults().add(alarm.sentence()));
        }
        return List.copyOf(verdicts.values());
    }
}
