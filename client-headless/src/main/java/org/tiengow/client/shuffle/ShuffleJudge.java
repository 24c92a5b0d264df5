package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * What a transcript shows: a tick, a reason why there is none, or an alarm. It is a pure function of the {@link Fact facts} it hears
 * and of their order; a client gives it what it saw, {@code verify} gives it the records of a file.
 *
 * <p>The law: an opened link is a <em>debt</em> until its round has come back as a whole record, in time and played by this program.
 * Debts take the tick of the next round that would have one.
 */
public final class ShuffleJudge {
    /** So often a seat may be left out in one match. */
    public static final int LEFT_OUT = 2;

    private final Map<ShuffleContext, Epoch> epochs = new LinkedHashMap<>();
    private final List<Round> opened = new ArrayList<>();
    private final Map<ShuffleContext, Set<ShuffleAlarm>> alarms = new LinkedHashMap<>();
    private @Nullable Map<Round, Integer> debts;

    /** What was seen of one match and epoch. */
    private static final class Epoch {
        private final TreeMap<Integer, Round> rounds = new TreeMap<>();
        private final Map<Integer, Set<Integer>> leftOut = new HashMap<>();
        private final Map<Integer, Bytes32> secrets = new HashMap<>();
        private int highest;
        private int anchoredAt = Integer.MIN_VALUE;
        private boolean broken;

        Round round(int number) {
            return rounds.computeIfAbsent(number, Round::new);
        }
    }

    /** What was seen of one round. */
    private static final class Round {
        private final int number;
        private Fact.@Nullable Listed listed;
        private Fact.@Nullable Opened opened;
        private @Nullable List<Integer> leftOut;
        private final Map<Integer, String> hands = new TreeMap<>();
        private final Set<Fact.Played> plays = new HashSet<>();
        private @Nullable Bytes32 course;
        private @Nullable RecordEvidence record;
        private boolean playedByItself = true;
        private boolean late;
        private boolean wrong;
        private boolean told;
        private @Nullable Bytes32 signed;
        private boolean granted;

        Round(int number) {
            this.number = number;
        }

        /** Whether the round came back whole, as its link was opened for it, in time, and played by this program. */
        boolean isSettled() {
            RecordEvidence shown = record;
            Fact.Opened given = opened;
            return shown != null
                    && given != null
                    && !wrong
                    && shown.isWholeAndRight()
                    && shown.list().equals(given.list())
                    && (holdsLink() || shown.leftOut().contains(given.seat()))
                    && playedByItself
                    && !late;
        }

        /** Compares the plays in the record with those of this program, as long as it has not seen the end. */
        void explain() {
            RecordEvidence shown = record;
            Fact.Opened given = opened;
            if (shown != null && given != null && given.seat() < shown.plays().size()) {
                List<String> all = shown.plays().get(given.seat());
                playedByItself = IntStream.range(0, all.size())
                        .allMatch(nth -> plays.contains(new Fact.Played(given.context(), number, nth, all.get(nth))));
            }
        }

        /** Whether a link was opened for it, and its record should have come before another round is asked for. */
        boolean owesRecordNow() {
            return opened != null && record == null && listed != null && !listed.matchEnd();
        }

        boolean holdsLink() {
            return record != null && opened != null && record.holds(opened.seat(), opened.link());
        }

        /** Whether the round would have a tick if no debt stood. */
        boolean isFair() {
            RecordEvidence shown = record;
            return shown != null
                    && opened != null
                    && !wrong
                    && shown.isWholeAndRight()
                    && shown.list().equals(opened.list())
                    && holdsLink()
                    && shown.leftOut().size() <= 1;
        }
    }

    /** Forgets the match and epoch that was heard of first, of those in which this program takes no part. */
    void forgetOthers(int most) {
        List<ShuffleContext> others =
                epochs.keySet().stream().filter(each -> !takesPart(each)).toList();
        others.subList(0, Math.max(0, others.size() - most)).forEach(each -> {
            epochs.remove(each);
            alarms.remove(each);
        });
    }

    /** How many chains were made for matches in which no link was opened. */
    int unused() {
        return (int) epochs.values().stream()
                .filter(each -> !each.secrets.isEmpty() && each.highest == 0)
                .count();
    }

    /** Judges a transcript. */
    public static ShuffleJudge of(Collection<Fact> transcript) {
        ShuffleJudge judge = new ShuffleJudge();
        transcript.forEach(judge::hear);
        return judge;
    }

    /** Adds the next fact; returns whether it said anything new. */
    public boolean hear(Fact fact) {
        debts = null;
        Epoch epoch = epochs.computeIfAbsent(fact.context(), context -> new Epoch());
        if (fact instanceof Fact.Secret secret) {
            return epoch.secrets.putIfAbsent(secret.seat(), secret.secret()) == null;
        } else if (fact instanceof Fact.Listed listed) {
            return listed(epoch, listed);
        } else if (fact instanceof Fact.Opened link) {
            return opened(epoch, link);
        } else if (fact instanceof Fact.LeftOut told) {
            return leftOut(epoch, told.context(), told.round(), told.seats());
        } else if (fact instanceof Fact.Hand hand) {
            return hand(epoch.round(hand.round()), hand);
        } else if (fact instanceof Fact.Played played) {
            Round round = epoch.round(played.round());
            boolean isNew = round.plays.add(played);
            round.explain(); // the last play of a round may be shown after the record
            return isNew;
        } else if (fact instanceof Fact.Settled settled) {
            return settled(epoch.round(settled.round()), settled);
        } else if (fact instanceof Fact.Recorded recorded) {
            return recorded(epoch, recorded.evidence());
        } else if (fact instanceof Fact.Contradicted contradicted) {
            return alarm(contradicted.context(), new ShuffleAlarm(contradicted.kind(), contradicted.round()));
        } else if (fact instanceof Fact.Over) {
            epoch.rounds.values().forEach(ShuffleJudge::isLate);
            return true;
        } else if (fact instanceof Fact.Told told) {
            Round round = epoch.round(told.round());
            boolean isNew = !round.told;
            round.told = true;
            return isNew;
        } else if (fact instanceof Fact.Granted granted) {
            Round round = epoch.round(granted.round());
            boolean isNew = !round.granted;
            round.granted = true;
            return isNew;
        } else if (fact instanceof Fact.Signed signed) {
            Round round = epoch.round(signed.round());
            boolean isNew = round.signed == null;
            round.signed = isNew ? signed.digest() : round.signed;
            return isNew;
        }
        throw new IllegalArgumentException("There is no such fact: " + fact);
    }

    private boolean hand(Round round, Fact.Hand hand) {
        String known = round.hands.putIfAbsent(hand.seat(), hand.tiles());
        List<String> dealt = round.record == null ? List.of() : round.record.hands();
        String right = known != null ? known : hand.seat() < dealt.size() ? dealt.get(hand.seat()) : hand.tiles();
        boolean isWrong = !right.equals(hand.tiles())
                && alarm(hand.context(), new ShuffleAlarm(ShuffleAlarm.Kind.HAND, hand.round(), hand.seat()));
        return known == null || isWrong;
    }

    private boolean listed(Epoch epoch, Fact.Listed listed) {
        Round round = epoch.round(listed.round());
        if (round.listed != null && !round.listed.list().equals(listed.list())) {
            return alarm(listed.context(), new ShuffleAlarm(ShuffleAlarm.Kind.OTHER_LIST, listed.round()));
        }
        if (listed.equals(round.listed)) {
            return false;
        }
        if (listed.otherAnchor() && epoch.anchoredAt == listed.seat()) {
            alarm(listed.context(), new ShuffleAlarm(ShuffleAlarm.Kind.OTHER_ANCHOR, listed.round(), listed.seat()));
        }
        if (listed.anchored()) {
            epoch.anchoredAt = listed.seat();
        }
        round.listed = listed;
        epoch.rounds.headMap(listed.round()).values().stream()
                .filter(Round::owesRecordNow)
                .forEach(
                        before -> alarm(listed.context(), new ShuffleAlarm(ShuffleAlarm.Kind.ASKED_ON, before.number)));
        return true;
    }

    private boolean opened(Epoch epoch, Fact.Opened link) {
        Round round = epoch.round(link.round());
        if (round.opened != null) {
            return false;
        }
        epoch.rounds.headMap(link.round()).values().forEach(before -> before.late |= before.owesRecordNow());
        round.opened = link;
        opened.add(round);
        epoch.highest = Math.max(epoch.highest, link.round());
        return true;
    }

    private boolean settled(Round round, Fact.Settled settled) {
        if (round.course != null) {
            return false;
        }
        round.course = settled.course();
        compareCourse(settled.context(), round);
        return true;
    }

    private static void isLate(Round round) {
        round.late |= round.opened != null && round.record == null;
    }

    private boolean leftOut(Epoch epoch, ShuffleContext context, int number, List<Integer> seats) {
        Round round = epoch.round(number);
        if (seats.equals(round.leftOut)) {
            return false;
        }
        if (round.leftOut != null) {
            return alarm(context, new ShuffleAlarm(ShuffleAlarm.Kind.LEFT_OUT, number));
        }
        round.leftOut = seats;
        for (int seat : seats) {
            Set<Integer> times = epoch.leftOut.computeIfAbsent(seat, any -> new HashSet<>());
            times.add(number);
            if (times.size() > LEFT_OUT) {
                alarm(context, new ShuffleAlarm(ShuffleAlarm.Kind.THIRD_TIME, number, seat));
            }
        }
        return true;
    }

    private boolean recorded(Epoch epoch, RecordEvidence shown) {
        ShuffleContext context = shown.context();
        int number = shown.round();
        Round round = epoch.round(number);
        if (round.record != null) {
            return !round.record.digest().equals(shown.digest())
                    && alarm(context, new ShuffleAlarm(ShuffleAlarm.Kind.OTHER_RECORD, number));
        }
        shown.faults().forEach(fault -> alarm(context, fault));
        Fact.Listed listed = round.listed;
        Fact.Opened opened = round.opened;
        Bytes32 told = opened != null ? opened.list() : listed != null ? listed.list() : shown.list();
        if (!told.equals(shown.list())) {
            alarm(context, new ShuffleAlarm(ShuffleAlarm.Kind.OTHER_LIST, number));
        }
        if (!shown.hands().isEmpty()) {
            leftOut(epoch, context, number, shown.leftOut());
            shown.leftOut().stream()
                    .filter(seat -> shown.asked().getOrDefault(seat, 0) >= LEFT_OUT)
                    .forEach(seat -> alarm(context, new ShuffleAlarm(ShuffleAlarm.Kind.THIRD_TIME, number, seat)));
        }
        round.hands.forEach((seat, tiles) -> {
            if (seat < shown.hands().size() && !tiles.equals(shown.hands().get(seat))) {
                alarm(context, new ShuffleAlarm(ShuffleAlarm.Kind.HAND, number, seat));
            }
        });
        round.record = shown;
        round.explain();
        epoch.broken |= shown.broken();
        compareChain(context, epoch.rounds.get(number - 1), round);
        compareChain(context, round, epoch.rounds.get(number + 1));
        compareCourse(context, round);
        return true;
    }

    private void compareChain(ShuffleContext context, @Nullable Round before, @Nullable Round after) {
        RecordEvidence named = before == null ? null : before.record;
        RecordEvidence names = after == null ? null : after.record;
        if (named != null
                && names != null
                && names.before() != null
                && !named.digest().equals(names.before())) {
            alarm(context, new ShuffleAlarm(ShuffleAlarm.Kind.CHAIN, names.round()));
        }
    }

    private void compareCourse(ShuffleContext context, Round round) {
        RecordEvidence shown = round.record;
        if (shown == null || round.course == null || shown.courses().isEmpty()) {
            return;
        }
        if (!shown.courses().contains(round.course)) {
            alarm(context, new ShuffleAlarm(ShuffleAlarm.Kind.OTHER_RECORD, round.number));
        }
        round.record = shown.compact();
    }

    private boolean alarm(ShuffleContext context, ShuffleAlarm alarm) {
        Epoch epoch = epochs.computeIfAbsent(context, any -> new Epoch());
        if (alarm.round() > 0) {
            epoch.round(alarm.round()).wrong = true;
        }
        return alarms.computeIfAbsent(context, any -> new LinkedHashSet<>()).add(alarm);
    }

    /** The alarms of a match and epoch, in the order in which they were raised. */
    public List<ShuffleAlarm> alarms(ShuffleContext context) {
        return List.copyOf(alarms.getOrDefault(context, Set.of()));
    }

    /** The matches and epochs of which anything was heard, the first first. */
    public List<ShuffleContext> contexts() {
        return List.copyOf(epochs.keySet());
    }

    /** The rounds of a match and epoch of which anything was heard, in order. */
    public List<Integer> rounds(ShuffleContext context) {
        Epoch epoch = epochs.get(context);
        return epoch == null ? List.of() : List.copyOf(epoch.rounds.keySet());
    }

    /** The record of a round; empty when none was read. Its hands, plays and courses may have been dropped. */
    public Optional<RecordEvidence> record(ShuffleContext context, int number) {
        return round(context, number).map(round -> round.record);
    }

    private Optional<Round> round(ShuffleContext context, int number) {
        return Optional.ofNullable(epochs.get(context)).map(epoch -> epoch.rounds.get(number));
    }

    /** Checks whether this program has a chain for a match and epoch, and so takes part in it. */
    public boolean takesPart(ShuffleContext context) {
        Epoch epoch = epochs.get(context);
        return epoch != null && !epoch.secrets.isEmpty();
    }

    /** Checks whether this program opened a link for a match in another epoch, or for another host. */
    public boolean hasOpenedElsewhere(ShuffleContext context) {
        return opened.stream()
                .map(round -> Objects.requireNonNull(round.opened).context())
                .anyMatch(other -> other.match().equals(context.match()) && !other.equals(context));
    }

    /** The secret of this program's chain for a seat; empty when none was drawn. */
    public Optional<Bytes32> secret(ShuffleContext context, int seat) {
        return Optional.ofNullable(epochs.get(context)).map(epoch -> epoch.secrets.get(seat));
    }

    /**
     * Checks whether this program may open its link for a round and list: for a higher round than any before, or once more for the same
     * round and list; never after the record of that round, or any record that was broken off.
     */
    public boolean mayOpen(ShuffleContext context, int number, Bytes32 list) {
        Epoch epoch = epochs.getOrDefault(context, new Epoch());
        Round round = epoch.rounds.getOrDefault(number, new Round(number));
        boolean isSame = round.opened != null && round.opened.list().equals(list);
        return !epoch.broken && round.record == null && (number > epoch.highest || number == epoch.highest && isSame);
    }

    /** Checks whether this program opened its link for a round at another seat. */
    public boolean hasOpenedAtOtherSeat(ShuffleContext context, int number, int seat) {
        return round(context, number)
                .map(round -> round.opened)
                .filter(link -> link.seat() != seat)
                .isPresent();
    }

    /** Checks whether a round of a match and epoch was broken off, so that no link of it is opened any more. */
    public boolean isBroken(ShuffleContext context) {
        Epoch epoch = epochs.get(context);
        return epoch != null && epoch.broken;
    }

    /** How often each seat was left out in a match over all its epochs, in the order of the seats; of seats after the last one never. */
    public List<Integer> leftOut(String match) {
        TreeMap<Integer, Integer> times = new TreeMap<>();
        epochs.forEach((context, epoch) -> {
            if (context.match().equals(match)) {
                epoch.leftOut.forEach((seat, rounds) -> times.merge(seat, rounds.size(), Integer::sum));
            }
        });
        return times.isEmpty()
                ? List.of()
                : IntStream.rangeClosed(0, times.lastKey())
                        .mapToObj(seat -> times.getOrDefault(seat, 0))
                        .toList();
    }

    /** A link that was opened and whose record has not come. */
    public record OpenLink(ShuffleContext context, int round, long at) {}

    /** The links that were opened and whose records have not come, the first first. */
    public List<OpenLink> openLinks() {
        return opened.stream()
                .filter(round -> round.record == null)
                .map(round -> Objects.requireNonNull(round.opened))
                .map(link -> new OpenLink(link.context(), link.round(), link.at()))
                .toList();
    }

    /**
     * The matches and epochs that may be forgotten: all that were opened before a moment at which no debt stood, if each of them is old
     * and none was opened after it. Then no verdict and no debt of the others changes.
     */
    public Set<ShuffleContext> forgettable(Predicate<ShuffleContext> isOld) {
        List<ShuffleContext> all = opened.stream()
                .map(round -> Objects.requireNonNull(round.opened).context())
                .toList();
        Set<ShuffleContext> forgettable = Set.of();
        int owed = 0;
        for (int i = 0; i < all.size() && isOld.test(all.get(i)); i++) {
            owed = (opened.get(i).isFair() ? 0 : owed) + (opened.get(i).isSettled() ? 0 : 1);
            List<ShuffleContext> before = all.subList(0, i + 1);
            if (owed == 0 && Collections.disjoint(before, all.subList(i + 1, all.size()))) {
                forgettable = Set.copyOf(before);
            }
        }
        return forgettable;
    }

    /** How many debts the tick of a round meets; empty for a round that would have no tick anyway. */
    private Optional<Integer> debts(Round round) {
        Map<Round, Integer> known = debts;
        if (known == null) {
            known = new HashMap<>();
            int pending = 0;
            for (Round each : opened) {
                if (each.isFair()) {
                    known.put(each, pending);
                    pending = each.told ? 0 : pending;
                }
                pending += each.isSettled() ? 0 : 1;
            }
            debts = known;
        }
        return Optional.ofNullable(known.get(round));
    }

    /**
     * Judges a round.
     *
     * @param owner whether this program's person owned the host: then the host's link and journal are its own
     */
    public RoundCheck check(ShuffleContext context, int number, boolean owner) {
        Epoch epoch = epochs.getOrDefault(context, new Epoch());
        Round round = epoch.rounds.getOrDefault(number, new Round(number));
        RecordEvidence shown = round.record;
        List<String> programs = shown == null ? List.of() : List.copyOf(new TreeMap<>(shown.programs()).values());
        Verdict verdict = verdict(epoch, round, owner);
        return new RoundCheck(
                verdict, programs, verdict == Verdict.DEBTS ? debts(round).orElse(0) : 0);
    }

    private Verdict verdict(Epoch epoch, Round round, boolean owner) {
        RecordEvidence shown = round.record;
        if (round.wrong) {
            return Verdict.WRONG;
        }
        if (shown == null || shown.broken()) {
            return Verdict.WAITING;
        }
        if (shown.links().isEmpty()) {
            return Verdict.HOST_ALONE;
        }
        if (!owner && !round.holdsLink()) {
            return absence(epoch, round, shown);
        }
        if (shown.leftOut().size() > 1) {
            return Verdict.SEVERAL_LEFT_OUT;
        }
        return owner || debts(round).filter(debts -> debts == 0).isPresent() ? Verdict.TICK : Verdict.DEBTS;
    }

    private static Verdict absence(Epoch epoch, Round round, RecordEvidence shown) {
        Fact.Listed listed = round.listed;
        if (listed == null && shown.leftOut().stream().anyMatch(epoch.secrets::containsKey)) {
            return Verdict.NO_ANSWER; // it was not there when the list was told
        }
        if (listed == null || listed.seat() < 0) {
            return Verdict.WATCHING;
        }
        if (listed.anchored() || shown.leftOut().contains(listed.seat())) {
            return Verdict.NO_ANSWER;
        }
        return listed.leftOut() >= LEFT_OUT ? Verdict.LEFT_OUT_TWICE : Verdict.NOT_ASKED;
    }

    /** The rounds of a match and epoch whose tick is taken by debts that were not told yet. */
    public List<Integer> untold(ShuffleContext context) {
        Epoch epoch = epochs.get(context);
        return epoch == null
                ? List.of()
                : epoch.rounds.values().stream()
                        .filter(round -> !round.told && verdict(epoch, round, false) == Verdict.DEBTS)
                        .map(round -> round.number)
                        .toList();
    }

    /** A record that this program may sign. */
    public record Signable(int round, Bytes32 digest, boolean saw) {}

    /** The records of a match and epoch for which this program shows a tick and whose signature was not granted, in order: one a round, ever. */
    public List<Signable> signable(ShuffleContext context) {
        Epoch epoch = epochs.get(context);
        List<Signable> all = new ArrayList<>();
        if (epoch != null) {
            for (Round round : epoch.rounds.values()) {
                RecordEvidence shown = round.record;
                if (shown != null
                        && round.opened != null
                        && verdict(epoch, round, false) == Verdict.TICK
                        && !round.granted
                        && (round.signed == null || round.signed.equals(shown.digest()))) {
                    all.add(new Signable(round.number, shown.digest(), round.course != null));
                }
            }
        }
        return all;
    }
}
