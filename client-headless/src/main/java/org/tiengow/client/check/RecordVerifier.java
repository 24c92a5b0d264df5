package org.tiengow.client.check;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.Judge;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.record.Flaw;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/**
 * Checks records: each in itself, against the others, by the rules of the game, and who has signed them. Files are read in the order of
 * their hosts; a record that an earlier file holds, too, is judged once.
 */
public final class RecordVerifier {
    private final RecordCheck records = new RecordCheck();
    private final Judge judge = new Judge();
    private final MatchThreads threads = new MatchThreads();
    private final Map<Bytes32, RoundVerdict> verdicts = new LinkedHashMap<>();
    private final Map<List<Object>, RoundVerdict> places = new HashMap<>();
    private final Map<String, RoundVerdict> latest = new HashMap<>();
    private final Map<List<Object>, Integer> leftOut = new HashMap<>();
    private final Map<Signed, RoundVerdict> signatures = new LinkedHashMap<>();

    private record Signed(String match, int epoch, RecordChain.Signature signature) {}

    /** Reads a file; returns what keeps it from being read to its end, if anything does. */
    public Optional<FileFault> read(Path file) {
        Map<String, RoundVerdict> here = new HashMap<>();
        return new RecordFile(file).read(line -> {
            read(line, here);
            return Optional.empty();
        });
    }

    private void read(String text, Map<String, RoundVerdict> here) {
        RecordLine line = RecordLine.read(text);
        RoundVerdict last = latest.get(line.match());
        boolean isOlder = ShuffleJson.isOlder(line.shuffle());
        RecordChain.Link link = isOlder ? unlinked(text) : RecordChain.read(text);
        RoundVerdict known = verdicts.get(link.digest());
        RoundVerdict record = known == null ? added(line, link, text, last) : known;
        link.signatures()
                .forEach(each -> signatures.putIfAbsent(new Signed(record.match(), record.epoch(), each), record));
        RoundVerdict inFile = here.put(line.match(), record);
        Bytes32 before = link.before();
        RoundVerdict named = before == null ? null : verdicts.get(before);
        boolean follows = known != null || (named == null ? begins(record, last) : isNext(record, named));
        boolean isChained = link.isLinked() || record.shown().isPresent(); // an arena writes no chains
        if (isChained && !(follows && (inFile == null || inFile == named || inFile.epoch() < record.epoch()))) {
            record.faults().add("A record before it is missing, or was altered, doubled or moved.");
        }
    }

    private static RecordChain.Link unlinked(String text) {
        return new RecordChain.Link(Bytes32.of(Sha256.of(text.getBytes(StandardCharsets.UTF_8))), false, null, List.of());
    }

    /** Checks whether a record may be the first of its epoch, after the last record of earlier ones. */
    private static boolean begins(RoundVerdict record, @Nullable RoundVerdict last) {
        boolean isFirst = record.link().before() == null && (record.epoch() > 0 || record.round() == 1);
        return isFirst
                && (last == null
                        || last.epoch() < record.epoch() && record.round() <= last.round() + (last.isBroken() ? 0 : 1));
    }

    private static boolean isNext(RoundVerdict record, RoundVerdict other) {
        return record.match().equals(other.match())
                && record.epoch() == other.epoch()
                && record.round() == other.round() + 1
                && !other.isBroken();
    }

    private RoundVerdict added(RecordLine line, RecordChain.Link link, String text, @Nullable RoundVerdict last) {
        boolean isOlder = ShuffleJson.isOlder(line.shuffle());
        Optional<RecordEvidence> shown = isOlder ? Optional.empty() : records.evidence(text);
        RoundVerdict record = new RoundVerdict(
                line.match(),
                ShuffleJson.epoch(line.shuffle()).orElse(last == null ? 0 : last.epoch()),
                line.round(),
                link,
                shown,
                isOlder
                        ? "not checked, since an older version of the program shuffled it"
                        : "not checkable, since it was dealt without a fair shuffle",
                new LinkedHashSet<>(),
                new TreeMap<>());
        if (isOlder && last != null && last.shown().isPresent()) {
            record.faults().add("Other records of its match are of this version.");
        }
        verdicts.put(link.digest(), record);
        places.putIfAbsent(List.of(record.match(), record.epoch(), record.round()), record);
        latest.merge(record.match(), record, (old, now) -> now.epoch() < old.epoch() ? old : now);
        line.flaw(threads).map(Flaw::toString).ifPresent(record.faults()::add);
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
            boolean fits = told == due || told > due && record.epoch() > 0; // an heir is told of more by its people
            if (!fits || told >= Judge.LEFT_OUT) {
                record.faults()
                        .add("The list says " + told + " times left out of seat " + seat + ", after " + due + ".");
            }
            boolean isLeftOut = !shown.hands().isEmpty() && shown.leftOut().contains(seat);
            leftOut.put(place, told + (isLeftOut ? 1 : 0));
        });
    }

    /** Says of each record what was found out about it, in the order in which they were read; once all files are read. */
    public List<RoundVerdict> verdicts() {
        signatures.forEach((signed, holder) -> {
            RecordChain.Signature each = signed.signature();
            RoundVerdict record = places.getOrDefault(List.of(signed.match(), signed.epoch(), each.round()), holder);
            boolean isRight = record.round() == each.round()
                    && record.shown()
                            .filter(found -> found.keys().containsValue(each.key()))
                            .isPresent()
                    && ShuffleSignatures.isRecord(
                            each.key(), each.saw(), record.link().digest(), each.signature());
            if (isRight) {
                record.signers().merge(each.key(), each.saw(), Boolean::logicalOr);
            } else {
                record.faults()
                        .add("Key " + each.key() + " has not signed the record of round " + each.round()
                                + " that is here, or took no part in it.");
            }
        });
        for (RoundVerdict record : verdicts.values()) {
            record.shown()
                    .ifPresent(found -> judge.alarms(found.context()).stream()
                            .filter(alarm -> alarm.round() == record.round())
                            .forEach(alarm -> record.faults().add(alarm.sentence())));
        }
        return List.copyOf(verdicts.values());
    }
}
