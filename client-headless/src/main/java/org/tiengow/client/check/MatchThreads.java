package org.tiengow.client.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tiengow.client.json.RecordLine;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.Flaw;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.seat.Seats;

/**
 * A check that each round continues from the state that the previous round of its match led to. Rounds of several matches may be mixed. A
 * higher epoch means that another host took the match over before this round: it replaces the rounds with this or a higher number that were
 * read earlier.
 */
final class MatchThreads {
    private final Map<String, MatchThread> matches = new HashMap<>();

    private static final class MatchThread {
        /** The state of the match that is due at each round, by round numbers. */
        private final TreeMap<Integer, Match> expected = new TreeMap<>();

        private int epoch;
        private boolean broken;

        Optional<Match> due() {
            return Optional.ofNullable(expected.lastEntry()).map(Map.Entry::getValue);
        }
    }

    /** Replays a round, and compares it with the previous round. Returns the first error; empty if the round is right. */
    Optional<Flaw> flaw(RecordLine line) {
        RoundRecord played = line.finished();
        return played == null ? breakOff(line) : played.replay().or(() -> follow(line, played));
    }

    /** Compares a round, which is right by itself, with the state that the previous round led to. Stores the state that it leads to. */
    private Optional<Flaw> follow(RecordLine line, RoundRecord record) {
        MatchThread match = thread(line);
        Optional<Flaw> flaw = unfinished(line, match)
                .or(() -> match.due().map(due -> checkNext(record, due)).orElseGet(() -> checkStart(record)));
        if (flaw.isEmpty()) {
            Match next = after(record);
            match.expected.put(next.round(), next);
        }
        return flaw;
    }

    /** Compares a round that was broken off with the state that the previous round led to. No round of its epoch may follow. */
    private Optional<Flaw> breakOff(RecordLine line) {
        MatchThread match = thread(line);
        Optional<Flaw> flaw = unfinished(line, match)
                .or(() -> match.due()
                        .flatMap(due -> differs(line.round(), "round", "6.2", due.round(), line.round())
                                .or(() -> line.banker() == Seats.NONE
                                        ? Optional.empty()
                                        : differs(line.round(), "banker", "2.3", due.banker(), line.banker()))));
        match.broken = true;
        return flaw;
    }

    private MatchThread thread(RecordLine line) {
        MatchThread match = matches.computeIfAbsent(line.match(), any -> new MatchThread());
        int epoch = ShuffleJson.epoch(line.shuffle()).orElse(match.epoch);
        if (epoch > match.epoch) {
            match.epoch = epoch;
            match.broken = false;
            match.expected.tailMap(line.round(), false).clear();
        }
        return match;
    }

    private static Optional<Flaw> unfinished(RecordLine line, MatchThread match) {
        return match.broken
                ? flaw(line.round(), "round", "6.2", "The round before it was broken off, and ended the match.")
                : Optional.empty();
    }

    private static Optional<Flaw> checkStart(RoundRecord record) {
        int start = record.rules().set().number(Parameter.START_CHIPS);
        boolean fresh = record.round() > 1 || record.chipsBefore().stream().allMatch(chips -> chips == start);
        return fresh
                ? Optional.empty()
                : flaw(record.round(), "chips", "6.2", "Before the first round every seat has " + start + " chips.");
    }

    private static Optional<Flaw> checkNext(RoundRecord record, Match due) {
        int round = record.round();
        if (!record.rules().set().equals(due.rules())) {
            return flaw(round, "rules", "7", "The rules changed during the match.");
        }
        if (record.players().size() != due.players()) {
            return flaw(round, "players", "2.1", "The number of players changed during the match.");
        }
        if (due.isOver()) {
            return flaw(round, "round", "6.2", "The match was over.");
        }
        return differs(round, "round", "6.2", due.round(), round)
                .or(() -> differs(round, "banker", "2.3", due.banker(), record.banker()))
                .or(() -> differs(round, "term", "5.2", due.term(), record.term()))
                .or(() -> differs(round, "wins", "5.2", due.wins(), record.wins()))
                .or(() -> differs(round, "step", "2.1", due.step(), record.step()))
                .or(() -> differs(round, "chips before the round", "6.2", due.chips(), record.chipsBefore()));
    }

    private static Optional<Flaw> differs(int round, String name, String paragraph, Object right, Object recorded) {
        return right.equals(recorded)
                ? Optional.empty()
                : flaw(
                        round,
                        name,
                        paragraph,
                        "After the round before, it should be " + right + ", not " + recorded + ".");
    }

    private static Optional<Flaw> flaw(int round, String name, String paragraph, String sentence) {
        return Optional.of(new Flaw("round " + round + ", " + name, paragraph, sentence));
    }

    private static Match after(RoundRecord record) {
        List<Round> steps = record.steps();
        Match before = new Match(
                record.rules().set(),
                record.players().size(),
                record.round(),
                record.banker(),
                record.term(),
                record.wins(),
                record.chipsBefore());
        return before.after(steps.get(steps.size() - 1).result().orElseThrow());
    }
}
