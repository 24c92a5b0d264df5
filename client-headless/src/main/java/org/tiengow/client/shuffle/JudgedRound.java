package org.tiengow.client.shuffle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.client.shuffle.ShuffleAlarm.Kind;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.seat.Seats;

/** A round of a {@link Transcript}: the facts about it, and the verdict that follows from them. It knows nothing of other rounds. */
final class JudgedRound {
    private final ShuffleContext context;
    private final int number;
    private final Set<ShuffleAlarm> alarms;
    private final Map<Integer, String> hands = new TreeMap<>();
    /** The plays at the seat, by their numbers; after a play was taken back, the play that replaced it. */
    private final Map<Integer, String> plays = new HashMap<>();

    private final Map<Class<?>, Fact> firsts = new HashMap<>();
    private Fact.Opened opened;
    private Fact.@Nullable Listed listed;
    private @Nullable RecordEvidence record;
    private boolean owned;
    private boolean playedByItself = true;
    private boolean late;
    private boolean wrong;

    /**
     * Creates a round without facts.
     *
     * @param alarms the alarms of the match and epoch; alarms of this round are added to them
     */
    JudgedRound(ShuffleContext context, int number, Set<ShuffleAlarm> alarms) {
        this.context = context;
        this.number = number;
        this.alarms = alarms;
        this.opened = new Fact.Opened(context, number, Seats.NONE, Bytes32.ZERO, Bytes32.ZERO, 0);
    }

    ShuffleContext context() {
        return context;
    }

    int number() {
        return number;
    }

    Optional<RecordEvidence> record() {
        return Optional.ofNullable(record);
    }

    /** Returns the accepted list; a different list that is told later raises an alarm. */
    Optional<Fact.Listed> listed() {
        return Optional.ofNullable(listed);
    }

    /** Returns the link that this program opened, until the record has come. */
    Optional<Fact.Opened> openLink() {
        return Optional.of(opened).filter(link -> record == null && link.seat() != Seats.NONE);
    }

    /** Returns when this program opened its link, in milliseconds since 1970. */
    long openedAt() {
        return opened.at();
    }

    /** Returns the seats that are known to be left out; empty before that is known. */
    List<Integer> leftOut() {
        return firsts.get(Fact.LeftOut.class) instanceof Fact.LeftOut told ? told.seats() : List.of();
    }

    /** Checks whether this program's user ran the host when the list was told. */
    boolean isOwned() {
        return owned;
    }

    /** Adds a fact about this round, and returns whether it was new. */
    boolean hear(Fact fact) {
        boolean isNew = add(fact);
        compare();
        return isNew;
    }

    private boolean add(Fact fact) {
        if (fact instanceof Fact.Listed told) {
            return listed(told);
        } else if (fact instanceof Fact.Hand hand) {
            String known = hands.putIfAbsent(hand.seat(), hand.tiles());
            return known == null || !known.equals(hand.tiles()) && alarm(Kind.HAND, hand.seat());
        } else if (fact instanceof Fact.Played played) {
            return !played.play().equals(plays.put(played.nth(), played.play()));
        } else if (fact instanceof Fact.Recorded shown) {
            return recorded(shown.evidence());
        }
        Fact first = firsts.putIfAbsent(fact.getClass(), fact); // of every other kind only the first fact counts
        if (first == null && fact instanceof Fact.Opened link) {
            opened = link;
        }
        return first == null || fact instanceof Fact.LeftOut && !fact.equals(first) && alarm(Kind.LEFT_OUT);
    }

    private boolean listed(Fact.Listed told) {
        owned |= told.owner();
        if (listed != null && !listed.list().equals(told.list())) {
            return alarm(Kind.OTHER_LIST);
        }
        boolean isNew = !told.equals(listed);
        listed = told;
        return isNew;
    }

    private boolean recorded(RecordEvidence shown) {
        if (record != null) {
            return !record.digest().equals(shown.digest()) && alarm(Kind.OTHER_RECORD);
        }
        record = shown;
        shown.faults().forEach(fault -> alarm(fault.kind(), fault.party()));
        Bytes32 known = listed == null ? shown.list() : listed.list();
        Bytes32 told = isOpened() ? opened.list() : known;
        if (!told.equals(shown.list())) {
            alarm(Kind.OTHER_LIST);
        }
        if (!shown.hands().isEmpty()) {
            add(new Fact.LeftOut(context, number, shown.leftOut()));
            shown.leftOut().stream()
                    .filter(seat -> shown.asked().getOrDefault(seat, 0) >= FairShuffle.MOST_LEFT_OUT)
                    .forEach(seat -> alarm(Kind.THIRD_TIME, seat));
        }
        return true;
    }

    /**
     * Compares the record with what this program saw and did. The comparison with the end of the round is the last one: it drops the plays
     * and courses of the record.
     */
    private void compare() {
        RecordEvidence shown = record;
        if (shown == null) {
            return;
        }
        hands.forEach((seat, tiles) -> {
            if (seat < shown.hands().size() && !tiles.equals(shown.hands().get(seat))) {
                alarm(Kind.HAND, seat);
            }
        });
        if (isOpened() && opened.seat() < shown.plays().size()) {
            List<String> all = shown.plays().get(opened.seat());
            playedByItself =
                    IntStream.range(0, all.size()).allMatch(nth -> all.get(nth).equals(plays.get(nth)));
        }
        if (firsts.get(Fact.Settled.class) instanceof Fact.Settled end
                && !shown.courses().isEmpty()) {
            if (!shown.courses().contains(end.course())) {
                alarm(Kind.OTHER_RECORD);
            }
            record = shown.compact();
        }
    }

    /** Raises an alarm about the host, and returns whether it is new. */
    boolean alarm(Kind kind) {
        return alarm(kind, FairShuffle.HOST);
    }

    /** Raises an alarm about a party, and returns whether it is new. */
    boolean alarm(Kind kind, int party) {
        wrong = true;
        return alarms.add(new ShuffleAlarm(kind, number, party));
    }

    /** Marks the record as late, whether it still comes or not. */
    void markLate() {
        late = true;
    }

    /** Checks whether the record is due before the links of another round are requested. */
    boolean owesRecordNow() {
        return openLink().isPresent() && listed != null && !listed.matchEnd();
    }

    /** Checks whether this program opened its link for a list, at a seat. */
    boolean isOpened(int seat, Bytes32 list) {
        return opened.seat() == seat && opened.list().equals(list);
    }

    private boolean isOpened() {
        return opened.seat() != Seats.NONE;
    }

    /** Checks whether the user was told, with this round, of the debts before it. */
    boolean isTold() {
        return firsts.containsKey(Fact.Told.class);
    }

    /** Checks whether the record is complete and right, and has the list for which this program opened its link. */
    private boolean isWhole() {
        return record != null
                && !wrong
                && record.isWholeAndRight()
                && record.list().equals(opened.list());
    }

    private boolean holdsLink() {
        return record != null && record.holds(opened.seat(), opened.link());
    }

    private boolean isLeftOut() {
        return record != null && record.leftOut().contains(opened.seat());
    }

    private boolean lacksSeveral() {
        return record != null && record.leftOut().size() > 1;
    }

    /**
     * Checks whether the round is no debt: its record is whole, came in time and accounts for the link, and the plays of the seat are this
     * program's own.
     */
    boolean isSettled() {
        return isWhole() && (holdsLink() || isLeftOut()) && playedByItself && !late;
    }

    /** Checks whether the round has a tick if no debt stands before it. */
    boolean isFair() {
        return isWhole() && holdsLink() && !lacksSeveral();
    }

    /**
     * Returns the record that this program may sign if the round has a tick; empty once the host has granted the signature. The program
     * never signs a second record of the round.
     */
    Optional<Fact.Signed> unsigned() {
        return record().map(shown -> new Fact.Signed(context, number, shown.digest()))
                .filter(each -> firsts.getOrDefault(Fact.Signed.class, each).equals(each))
                .filter(each -> !firsts.containsKey(Fact.Granted.class));
    }

    /** Checks whether this program saw the end of the round. */
    boolean isSeen() {
        return firsts.containsKey(Fact.Settled.class);
    }

    /**
     * Returns the verdict on the round.
     *
     * @param chains the seats for which this program has a chain
     * @param debts the number of debts before the round; null unless the round {@link #isFair}
     */
    RoundCheck check(Set<Integer> chains, @Nullable Integer debts) {
        Verdict verdict = verdict(chains, debts);
        List<String> programs = record == null ? List.of() : List.copyOf(new TreeMap<>(record.programs()).values());
        return new RoundCheck(verdict, programs, verdict == Verdict.DEBTS && debts != null ? debts : 0);
    }

    private Verdict verdict(Set<Integer> chains, @Nullable Integer debts) {
        if (wrong) {
            return Verdict.WRONG;
        }
        if (record == null || record.broken()) {
            return Verdict.WAITING;
        }
        if (record.links().isEmpty()) {
            return Verdict.HOST_ALONE;
        }
        if (!owned && !holdsLink()) {
            return absence(record.leftOut(), chains);
        }
        if (lacksSeveral()) {
            return Verdict.SEVERAL_LEFT_OUT;
        }
        return owned || debts != null && debts == 0 ? Verdict.TICK : Verdict.DEBTS;
    }

    private Verdict absence(List<Integer> without, Set<Integer> chains) {
        if (listed == null && without.stream().anyMatch(chains::contains)) {
            return Verdict.NO_ANSWER; // this program was absent when the list was told
        }
        if (listed == null || listed.seat() < 0) {
            return Verdict.WATCHING;
        }
        if (listed.anchored() || without.contains(listed.seat())) {
            return Verdict.NO_ANSWER;
        }
        return listed.leftOut() >= FairShuffle.MOST_LEFT_OUT ? Verdict.LEFT_OUT_TWICE : Verdict.NOT_ASKED;
    }
}
