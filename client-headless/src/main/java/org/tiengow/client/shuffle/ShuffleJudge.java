package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * The judge of a transcript: it says tick, a reason why there is none, or an alarm. It is a pure function of the {@link Fact facts} it
 * hears and of their order. A client gives it what it saw, {@code verify} gives it the records of a file.
 *
 * <p>The law: an opened link is a <em>debt</em> until its round has come back as a whole record, in time and played by this program.
 * Debts take the tick of the next round that would have one.
 */
public final class ShuffleJudge {
    /** Times that a seat may be left out in one match. */
    public static final int LEFT_OUT = JudgedRound.LEFT_OUT;

    private final Map<ShuffleContext, Transcript> transcripts = new LinkedHashMap<>();
    private final List<JudgedRound> opened = new ArrayList<>();
    private @Nullable Map<JudgedRound, Integer> debts;

    /** Judges a transcript. */
    public static ShuffleJudge of(Collection<Fact> transcript) {
        ShuffleJudge judge = new ShuffleJudge();
        transcript.forEach(judge::hear);
        return judge;
    }

    /** Adds the next fact; returns whether it said anything new. */
    public boolean hear(Fact fact) {
        Transcript transcript = transcripts.computeIfAbsent(fact.context(), Transcript::new);
        boolean isNew = transcript.hear(fact);
        if (isNew) {
            debts = null;
            if (fact instanceof Fact.Opened) {
                opened.add(transcript.round(fact.round()));
            }
        }
        return isNew;
    }

    /** Forgets the matches and epochs in which this program takes no part, but for the latest of them. */
    void forgetOthers(int most) {
        List<ShuffleContext> others =
                transcripts.keySet().stream().filter(each -> !takesPart(each)).toList();
        others.subList(0, Math.max(0, others.size() - most)).forEach(transcripts::remove);
    }

    /** Counts the chains made for matches in which no link was opened. */
    int unused() {
        return (int) transcripts.values().stream()
                .filter(each -> !each.secrets().isEmpty() && !each.isOpened())
                .count();
    }

    private Transcript transcript(ShuffleContext context) {
        Transcript known = transcripts.get(context);
        return known == null ? new Transcript(context) : known;
    }

    private Stream<Transcript> ofMatch(String match) {
        return transcripts.values().stream()
                .filter(each -> each.context().match().equals(match));
    }

    /** Returns the alarms of a match and epoch, in the order in which they were raised. */
    public List<ShuffleAlarm> alarms(ShuffleContext context) {
        return List.copyOf(transcript(context).alarms());
    }

    /** Returns the matches and epochs of which anything was heard, the first first. */
    public List<ShuffleContext> contexts() {
        return List.copyOf(transcripts.keySet());
    }

    /** Returns the rounds of a match and epoch of which anything was heard, in order. */
    public List<Integer> rounds(ShuffleContext context) {
        return transcript(context).rounds().stream().map(JudgedRound::number).toList();
    }

    /** Returns the record of a round; empty when none was read. Its plays and courses may have been dropped. */
    public Optional<RecordEvidence> record(ShuffleContext context, int round) {
        return transcript(context).round(round).record();
    }

    /** Returns the record of the last round of a match and epoch that has one. */
    Optional<RecordEvidence> lastRecord(ShuffleContext context) {
        return transcript(context).lastRecord();
    }

    /** Checks whether this program has a chain for a match and epoch, and so takes part in it. */
    public boolean takesPart(ShuffleContext context) {
        return !transcript(context).secrets().isEmpty();
    }

    /** Checks whether this program opened a link for a match in another epoch, or for another host. */
    public boolean hasOpenedElsewhere(ShuffleContext context) {
        return ofMatch(context.match())
                .anyMatch(each -> each.isOpened() && !each.context().equals(context));
    }

    /** Returns the secret of this program's chain for a seat; empty when none was drawn. */
    public Optional<Bytes32> secret(ShuffleContext context, int seat) {
        return Optional.ofNullable(transcript(context).secrets().get(seat));
    }

    /**
     * Checks whether this program may open its link for a round and list: for a higher round than any before, or once more for the same
     * round, list and seat; never after the record of that round, or any record that was broken off.
     */
    public boolean mayOpen(ShuffleContext context, int round, int seat, Bytes32 list) {
        return transcript(context).mayOpen(round, seat, list);
    }

    /** Checks whether a round of a match and epoch was broken off, so that no link of it is opened any more. */
    public boolean isBroken(ShuffleContext context) {
        return transcript(context).isBroken();
    }

    /** Counts how often each seat was left out in a match over all its epochs, up to the last seat that ever was. */
    public List<Integer> leftOut(String match) {
        int seats = ofMatch(match)
                .flatMap(each -> each.rounds().stream())
                .flatMap(round -> round.leftOut().stream())
                .mapToInt(seat -> seat + 1)
                .max()
                .orElse(0);
        return IntStream.range(0, seats)
                .mapToObj(seat ->
                        ofMatch(match).mapToInt(each -> each.timesLeftOut(seat)).sum())
                .toList();
    }

    /** Returns the links that were opened and whose records have not come, the first first. */
    public List<Fact.Opened> openLinks() {
        return opened.stream().flatMap(round -> round.openLink().stream()).toList();
    }

    /** Returns the link of a round if it was opened and its record has not come. */
    Optional<Fact.Opened> openLink(ShuffleContext context, int round) {
        return transcript(context).round(round).openLink();
    }

    /**
     * Returns the matches and epochs that may be forgotten: all that were opened before a moment at which no debt stood, if each of them
     * is old and none was opened after it. Then no verdict and no debt of the others changes.
     */
    public Set<ShuffleContext> forgettable(Predicate<ShuffleContext> isOld) {
        Map<ShuffleContext, JudgedRound> last = new HashMap<>();
        opened.forEach(round -> last.put(round.context(), round));
        Set<ShuffleContext> forgettable = Set.of();
        Set<ShuffleContext> ended = new HashSet<>();
        Set<ShuffleContext> going = new HashSet<>();
        int owed = 0;
        for (JudgedRound round : opened) {
            if (!isOld.test(round.context())) {
                break;
            }
            owed = (round.isFair() ? 0 : owed) + (round.isSettled() ? 0 : 1);
            going.add(round.context());
            if (round.equals(last.get(round.context()))) {
                going.remove(round.context());
                ended.add(round.context());
            }
            if (owed == 0 && going.isEmpty()) {
                forgettable = Set.copyOf(ended);
            }
        }
        return forgettable;
    }

    /** Returns the fair rounds, in the order in which their links were opened, each with the debts before it. */
    private Map<JudgedRound, Integer> debts() {
        Map<JudgedRound, Integer> known = debts;
        if (known == null) {
            known = new LinkedHashMap<>();
            int pending = 0;
            for (JudgedRound each : opened) {
                if (each.isFair()) {
                    known.put(each, pending);
                    pending = each.isTold() ? 0 : pending;
                }
                pending += each.isSettled() ? 0 : 1;
            }
            debts = known;
        }
        return known;
    }

    /** Judges a round. */
    public RoundCheck check(ShuffleContext context, int number) {
        Transcript transcript = transcript(context);
        JudgedRound round = transcript.round(number);
        return round.check(transcript.secrets().keySet(), debts().get(round));
    }

    /** Returns the fair rounds of a match and epoch that debts stand before, or none does. */
    private Stream<JudgedRound> fair(ShuffleContext context, Predicate<Integer> before) {
        return debts().entrySet().stream()
                .filter(each -> before.test(each.getValue()))
                .map(Map.Entry::getKey)
                .filter(round -> round.context().equals(context));
    }

    /** Returns the rounds of a match and epoch whose tick is taken by debts that were not told yet. */
    public List<Integer> untold(ShuffleContext context) {
        return fair(context, owed -> owed > 0)
                .filter(round -> !round.isTold())
                .map(JudgedRound::number)
                .toList();
    }

    /**
     * A record that this program may sign.
     *
     * @param record names it
     * @param saw whether this program saw the end of the round
     */
    public record Signable(Fact.Signed record, boolean saw) {}

    /** Returns the records of a match and epoch that have a tick and no granted signature, in order: one a round, ever. */
    public List<Signable> signable(ShuffleContext context) {
        return fair(context, owed -> owed == 0)
                .flatMap(round -> round.unsigned().map(each -> new Signable(each, round.isSeen())).stream())
                .toList();
    }
}
