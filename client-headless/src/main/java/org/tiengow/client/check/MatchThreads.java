package org.tiengow.client.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.Flaw;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;

/** Follows matches from one of their rounds to the next; rounds of several matches may be mixed. */
final class MatchThreads {
    /** What was due at each round. */
    private final Map<String, TreeMap<Integer, Match>> expected = new HashMap<>();

    /** Compares a round, right in itself, with what the round before it led to, and keeps what it leads to. */
    Optional<Flaw> follow(RoundRecord record) {
        TreeMap<Integer, Match> all = expected.computeIfAbsent(record.match(), any -> new TreeMap<>());
        Optional<Flaw> flaw = all.isEmpty()
                ? checkStart(record)
                : checkNext(record, all.lastEntry().getValue());
        if (flaw.isEmpty()) {
            Match next = after(record);
            all.put(next.round(), next);
        }
        return flaw;
    }

    /** This round of a match is played again, at another host: what was read of it and of later ones is void. */
    void goesBackTo(String match, int round) {
        expected.getOrDefault(match, new TreeMap<>()).tailMap(round, false).clear();
    }

    private static Optional<Flaw> checkStart(RoundRecord record) {
        int start = record.rules().set().startChips();
        boolean fresh = record.round() > 1 || record.chipsBefore().stream().allMatch(chips -> chips == start);
        return fresh
                ? Optional.empty()
                : flaw(record, "chips", "6.2", "Before the first round every seat has " + start + " chips.");
    }

    private static Optional<Flaw> checkNext(RoundRecord record, Match due) {
        if (!record.rules().set().equals(due.rules())) {
            return flaw(record, "rules", "7", "The rules changed during the match.");
        }
        if (record.players().size() != due.players()) {
            return flaw(record, "players", "2.1", "The number of players changed during the match.");
        }
        if (due.isOver()) {
            return flaw(record, "round", "6.2", "The match was over.");
        }
        return differs(record, "round", "6.2", due.round(), record.round())
                .or(() -> differs(record, "banker", "2.3", due.banker(), record.banker()))
                .or(() -> differs(record, "term", "5.2", due.term(), record.term()))
                .or(() -> differs(record, "wins", "5.2", due.wins(), record.wins()))
                .or(() -> differs(record, "step", "2.1", due.step(), record.step()))
                .or(() -> differs(record, "chips before the round", "6.2", due.chips(), record.chipsBefore()));
    }

    private static Optional<Flaw> differs(
            RoundRecord record, String name, String paragraph, Object right, Object recorded) {
        return right.equals(recorded)
                ? Optional.empty()
                : flaw(
                        record,
                        name,
                        paragraph,
                        "After the round before, it should be " + right + ", not " + recorded + ".");
    }

    private static Optional<Flaw> flaw(RoundRecord record, String name, String paragraph, String sentence) {
        return Optional.of(new Flaw("round " + record.round() + ", " + name, paragraph, sentence));
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
