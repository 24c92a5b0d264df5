package org.tiengow.client.shuffle;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.ShuffleAlarm.Kind;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleContext;

/** The facts of one match and epoch, and the relations between its rounds. */
public final class Transcript {
    private final ShuffleContext context;
    private final TreeMap<Integer, JudgedRound> rounds = new TreeMap<>();
    private final Map<Integer, Bytes32> secrets = new HashMap<>();
    private final Set<ShuffleAlarm> alarms = new LinkedHashSet<>();
    private int highest;
    private int anchoredAt = Integer.MIN_VALUE;
    private boolean broken;

    /** Creates a transcript without facts. */
    Transcript(ShuffleContext context) {
        this.context = context;
    }

    /** Adds the next fact, and returns whether it was new. */
    boolean hear(Fact fact) {
        if (fact instanceof Fact.Secret drawn) {
            return secrets.putIfAbsent(drawn.seat(), drawn.secret()) == null;
        } else if (fact instanceof Fact.Over) {
            rounds.values().stream().filter(each -> each.openLink().isPresent()).forEach(JudgedRound::markLate);
            return true;
        } else if (fact instanceof Fact.Contradicted said) {
            return said.round() > 0
                    ? round(said.round()).alarm(said.kind())
                    : alarms.add(new ShuffleAlarm(said.kind(), 0));
        }
        JudgedRound round = round(fact.round());
        boolean knewLeftOut = !round.leftOut().isEmpty();
        boolean isNew = round.hear(fact);
        if (!knewLeftOut) {
            round.leftOut().stream()
                    .filter(seat -> timesLeftOut(seat) > FairShuffle.MOST_LEFT_OUT)
                    .forEach(seat -> round.alarm(Kind.THIRD_TIME, seat));
        }
        if (isNew) {
            follow(round, fact);
        }
        return isNew;
    }

    private JudgedRound round(int number) {
        return rounds.computeIfAbsent(number, any -> new JudgedRound(context, number, alarms));
    }

    /** Compares a new fact of a round with the other rounds. */
    private void follow(JudgedRound round, Fact fact) {
        if (fact instanceof Fact.Listed told
                && round.listed().filter(told::equals).isPresent()) {
            if (told.otherAnchor() && anchoredAt == told.seat()) {
                round.alarm(Kind.OTHER_ANCHOR, told.seat());
            }
            anchoredAt = told.anchored() ? told.seat() : anchoredAt;
            owing(told.round()).forEach(before -> before.alarm(Kind.ASKED_ON));
        } else if (fact instanceof Fact.Opened) {
            owing(fact.round()).forEach(JudgedRound::markLate);
            highest = Math.max(highest, fact.round());
        } else if (fact instanceof Fact.Recorded) {
            broken |= round.record().filter(RecordEvidence::broken).isPresent();
            compareChain(rounds.get(fact.round() - 1), round);
            compareChain(round, rounds.get(fact.round() + 1));
        }
    }

    /** Returns the earlier rounds whose records are due by then. */
    private Stream<JudgedRound> owing(int before) {
        return rounds.headMap(before).values().stream().filter(JudgedRound::owesRecordNow);
    }

    private static void compareChain(@Nullable JudgedRound before, @Nullable JudgedRound after) {
        if (before != null && after != null) {
            Optional<Bytes32> held = before.record().map(RecordEvidence::digest);
            after.record()
                    .map(RecordEvidence::before)
                    .filter(named ->
                            held.filter(digest -> !digest.equals(named)).isPresent())
                    .ifPresent(named -> after.alarm(Kind.CHAIN));
        }
    }

    ShuffleContext context() {
        return context;
    }

    /** Returns all rounds with facts, in order. */
    Collection<JudgedRound> judged() {
        return rounds.values();
    }

    /** Returns a round; an empty one if no fact about it was heard. */
    JudgedRound judged(int round) {
        JudgedRound known = rounds.get(round);
        return known == null ? new JudgedRound(context, round, alarms) : known;
    }

    /** Returns the alarms, in the order in which they were raised. */
    public List<ShuffleAlarm> alarms() {
        return List.copyOf(alarms);
    }

    /** Returns the numbers of the rounds with facts, in order. */
    public List<Integer> rounds() {
        return List.copyOf(rounds.keySet());
    }

    /** Returns the record of a round; empty when none was read. Its plays and courses may have been dropped. */
    public Optional<RecordEvidence> record(int round) {
        return judged(round).record();
    }

    /** Returns the last record of the match and epoch; empty when none was read. */
    Optional<RecordEvidence> lastRecord() {
        return rounds.descendingMap().values().stream()
                .flatMap(each -> each.record().stream())
                .findFirst();
    }

    /** Checks whether this program takes part in the match and epoch: it has a chain for it. */
    public boolean takesPart() {
        return !secrets.isEmpty();
    }

    /** Checks whether the user's next program needs the facts: this program takes part, or the user runs the host. */
    boolean isKept() {
        return takesPart() || rounds.values().stream().anyMatch(JudgedRound::isOwned);
    }

    /** Returns the seats for which this program has a chain. */
    Set<Integer> chains() {
        return secrets.keySet();
    }

    /** Returns the secret of this program's chain for a seat; empty when none was drawn. */
    public Optional<Bytes32> secret(int seat) {
        return Optional.ofNullable(secrets.get(seat));
    }

    /** Checks whether this program opened a link. */
    boolean isOpened() {
        return highest > 0;
    }

    /** Checks whether a round was broken off, after which no link is opened any more. */
    public boolean isBroken() {
        return broken;
    }

    /** Counts the rounds that were dealt without a seat's link. */
    int timesLeftOut(int seat) {
        return (int) rounds.values().stream()
                .filter(each -> each.leftOut().contains(seat))
                .count();
    }

    /**
     * Checks whether this program may open its link for a round and list. The round must be above all opened before, or the link the same
     * as before: for the same round, list and seat. No link is opened after the record of that round, or after any record that was broken
     * off.
     */
    public boolean mayOpen(int number, int seat, Bytes32 list) {
        JudgedRound round = judged(number);
        boolean isSame = round.isOpened(seat, list);
        return !broken && round.record().isEmpty() && (number > highest || number == highest && isSame);
    }
}
