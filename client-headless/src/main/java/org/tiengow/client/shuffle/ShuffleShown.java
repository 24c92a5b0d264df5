package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.translate.EnumPairs;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;

/** The state of the shuffle as one session shows it. Verdicts are recomputed when they are next read after a new fact. */
final class ShuffleShown {
    /** The largest number of rounds of an epoch whose verdicts are shown. */
    private static final int MOST_SHOWN = 999;

    /** The largest number of alarms shown, however many a host raises. */
    private static final int MOST_RAISED = 100;

    private static final EnumPairs<ShuffleState.Kind, ShuffleKind> KINDS =
            EnumPairs.of("kind", ShuffleState.Kind.class, ShuffleKind.class, Set.of(ShuffleState.Kind.UNKNOWN));

    private static final EnumPairs<ShuffleState.Step, ShufflePhase> STEPS =
            EnumPairs.of("phase", ShuffleState.Step.class, ShufflePhase.class, Set.of(ShuffleState.Step.NONE));

    private final List<ShuffleState.Raised> raised = new ArrayList<>();
    private Shuffle shuffle = Shuffle.getDefaultInstance();
    private Map<Integer, RoundCheck> rounds = Map.of();
    private boolean outdated;
    private boolean throughPage;

    void throughPage(boolean isPage) {
        throughPage = isPage;
    }

    /** Takes the progress of the shuffle, as the table tells it. */
    void table(Shuffle told) {
        shuffle = told;
    }

    /** Marks the verdicts as outdated, since the table plays another match. */
    void otherMatch() {
        outdated = true;
    }

    /** Takes a new fact and the alarms that it raised. */
    void heard(Fact fact, List<ShuffleAlarm> alarms) {
        alarms.stream()
                .limit(Math.max(0, MOST_RAISED - raised.size()))
                .forEach(alarm ->
                        raised.add(new ShuffleState.Raised(fact.context().match(), alarm)));
        outdated |= !(fact instanceof Fact.Played || fact instanceof Fact.Hand);
    }

    /**
     * Returns the state to show.
     *
     * @param current the match and epoch at the table; null before there was any
     */
    ShuffleState state(ShuffleJudge judge, @Nullable ShuffleContext current) {
        List<ShuffleContext> epochs = current == null ? List.of() : epochsTo(judge, current);
        if (outdated) {
            outdated = current == null;
            rounds = rounds(judge, epochs, current);
        }
        return new ShuffleState(
                KINDS.find(shuffle.getKind()).orElse(ShuffleState.Kind.UNKNOWN),
                STEPS.find(shuffle.getPhase()).orElse(ShuffleState.Step.NONE),
                shuffle.getWaitingList(),
                shuffle.getLeftOutList(),
                rounds,
                epochs.stream()
                        .flatMap(epoch -> judge.transcript(epoch).alarms().stream())
                        .toList(),
                raised);
    }

    /** Returns the epochs of a match up to the given one, in order. */
    private static List<ShuffleContext> epochsTo(ShuffleJudge judge, ShuffleContext last) {
        return judge.contexts().stream()
                .filter(epoch ->
                        epoch.match().equals(last.match()) && epoch.epoch() < last.epoch() || epoch.equals(last))
                .sorted(Comparator.comparingInt(ShuffleContext::epoch))
                .toList();
    }

    private Map<Integer, RoundCheck> rounds(
            ShuffleJudge judge, List<ShuffleContext> epochs, @Nullable ShuffleContext current) {
        Map<Integer, RoundCheck> checked = new TreeMap<>();
        for (ShuffleContext epoch : epochs) {
            List<Integer> all = judge.transcript(epoch).rounds();
            for (int round : all.subList(Math.max(0, all.size() - MOST_SHOWN), all.size())) {
                checked.put(round, shown(judge.check(epoch, round), !epoch.equals(current)));
            }
        }
        return Map.copyOf(checked);
    }

    /**
     * Adapts a verdict to what is shown. After a takeover, a missing record may never come. A page checks nothing by itself, but shows
     * whose programs took part.
     */
    private RoundCheck shown(RoundCheck check, boolean isTakenOver) {
        return switch (check.verdict()) {
            case WAITING -> isTakenOver ? new RoundCheck(Verdict.TAKEN_OVER, List.of(), 0) : check;
            case WATCHING, NOT_ASKED -> throughPage ? new RoundCheck(Verdict.PAGE, check.programs(), 0) : check;
            default -> check;
        };
    }
}
