package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * A judge of transcripts. It gives a round a tick or the reason for its absence, and raises alarms. Its verdicts are a pure function of the
 * {@link Fact facts} and of their order. A client passes what it saw; the {@code verify} command passes the records of a file.
 *
 * <p>The law: an opened link is a <em>debt</em> until its round has come back as a whole record, in time and played by this program. Debts
 * take the tick of the next round that would otherwise have one.
 */
public final class ShuffleJudge {
    private final Map<ShuffleContext, Transcript> transcripts = new LinkedHashMap<>();
    private final List<JudgedRound> opened = new ArrayList<>();
    private final List<JudgedRound> awaited = new ArrayList<>();
    private @Nullable Map<JudgedRound, Integer> debts;

    /** Returns a judge that has heard a transcript. */
    public static ShuffleJudge of(Collection<Fact> transcript) {
        ShuffleJudge judge = new ShuffleJudge();
        transcript.forEach(judge::hear);
        return judge;
    }

    /** Adds the next fact, and returns whether it was new. */
    public boolean hear(Fact fact) {
        Transcript transcript = transcripts.computeIfAbsent(fact.context(), Transcript::new);
        boolean isNew = transcript.hear(fact);
        if (isNew) {
            debts = null;
            if (fact instanceof Fact.Opened) {
                opened.add(transcript.judged(fact.round()));
                awaited.add(transcript.judged(fact.round()));
            }
        }
        return isNew;
    }

    /** Forgets the matches and epochs of a kind, except the latest {@code most}. */
    void forget(Predicate<Transcript> kind, int most) {
        List<Transcript> all = transcripts.values().stream().filter(kind).toList();
        transcripts.values().removeAll(all.subList(0, Math.max(0, all.size() - most)));
    }

    /** Counts the matches and epochs for which this program has a chain but has opened no link. */
    int unused() {
        return (int) transcripts.values().stream()
                .filter(each -> each.takesPart() && !each.isOpened())
                .count();
    }

    /** Returns the transcript of a match and epoch; an empty one if no fact about it was heard. */
    public Transcript transcript(ShuffleContext context) {
        Transcript known = transcripts.get(context);
        return known == null ? new Transcript(context) : known;
    }

    private Stream<Transcript> ofMatch(String match) {
        return transcripts.values().stream()
                .filter(each -> each.context().match().equals(match));
    }

    /** Returns the matches and epochs with facts, in the order of their first facts. */
    public List<ShuffleContext> contexts() {
        return List.copyOf(transcripts.keySet());
    }

    /** Checks whether this program opened a link for the match in another epoch, or for another host. */
    public boolean hasOpenedElsewhere(ShuffleContext context) {
        return ofMatch(context.match())
                .anyMatch(each -> each.isOpened() && !each.context().equals(context));
    }

    /** Counts how often each seat was left out in a match, over all its epochs. The list ends with the last seat that was ever left out. */
    public List<Integer> leftOut(String match) {
        int seats = ofMatch(match)
                .flatMap(each -> each.judged().stream())
                .flatMap(round -> round.leftOut().stream())
                .mapToInt(seat -> seat + 1)
                .max()
                .orElse(0);
        return IntStream.range(0, seats)
                .mapToObj(seat ->
                        ofMatch(match).mapToInt(each -> each.timesLeftOut(seat)).sum())
                .toList();
    }

    /** Returns the opened links whose records have not come, in the order of their opening. */
    public List<Fact.Opened> openLinks() {
        awaited.removeIf(
                round -> round.openLink().isEmpty()); // asked at every update: a match may have thousands of rounds
        return awaited.stream().flatMap(round -> round.openLink().stream()).toList();
    }

    /**
     * Returns the matches and epochs that may be forgotten without a change to any verdict or debt of the others. They were opened before a
     * moment at which no debt stood. All of them are old, and none was opened again after that moment.
     *
     * @param since the limit of age, in milliseconds since 1970; a match and epoch is old if no link of it was opened since
     */
    public Set<ShuffleContext> forgettable(long since) {
        Map<ShuffleContext, Integer> last = new HashMap<>();
        Set<ShuffleContext> recent = new HashSet<>();
        for (int i = 0; i < opened.size(); i++) {
            last.put(opened.get(i).context(), i);
            if (opened.get(i).openedAt() >= since) {
                recent.add(opened.get(i).context());
            }
        }
        int end = 0;
        int owed = 0;
        int until = 0;
        for (int i = 0; i < opened.size() && !recent.contains(opened.get(i).context()); i++) {
            JudgedRound round = opened.get(i);
            owed = (round.isFair() ? 0 : owed) + (round.isSettled() ? 0 : 1);
            until = Math.max(until, last.getOrDefault(round.context(), i));
            if (owed == 0 && until == i) {
                end = i + 1;
            }
        }
        return opened.subList(0, end).stream().map(JudgedRound::context).collect(Collectors.toSet());
    }

    /** Returns the fair rounds in the order in which their links were opened, each with the number of debts before it. */
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

    /** Returns the verdict on a round. */
    public RoundCheck check(ShuffleContext context, int number) {
        Transcript transcript = transcript(context);
        JudgedRound round = transcript.judged(number);
        return round.check(transcript.chains(), debts().get(round));
    }

    /** Returns the fair rounds of a match and epoch whose number of debts passes a test. */
    private Stream<JudgedRound> fair(ShuffleContext context, Predicate<Integer> before) {
        return debts().entrySet().stream()
                .filter(each -> before.test(each.getValue()))
                .map(Map.Entry::getKey)
                .filter(round -> round.context().equals(context));
    }

    /** Returns the rounds of a match and epoch that lose their tick to debts of which the user was not told yet. */
    public List<Integer> untold(ShuffleContext context) {
        return fair(context, owed -> owed > 0)
                .filter(round -> !round.isTold())
                .map(JudgedRound::number)
                .toList();
    }

    /**
     * A record that this program may sign.
     *
     * @param record the match, epoch, round and digest of the record
     * @param saw whether this program saw the end of the round
     */
    public record Signable(Fact.Signed record, boolean saw) {}

    /** Returns the records of a match and epoch that have a tick and no granted signature, in order. Each round has at most one, ever. */
    public List<Signable> signable(ShuffleContext context) {
        return fair(context, owed -> owed == 0)
                .flatMap(round -> round.unsigned().map(each -> new Signable(each, round.isSeen())).stream())
                .toList();
    }
}
