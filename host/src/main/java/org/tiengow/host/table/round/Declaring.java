package org.tiengow.host.table.round;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tiengow.engine.seat.Play;

/**
 * The declaring phase (rules 4.11). Answers are held back until the phase is over, so that only the holder can tell whether
 * somebody may declare. If people are present, the phase ends by the clock alone; among bots it ends as soon as all have answered.
 */
final class Declaring {
    private final int players;
    private final TimeLimit limit;
    private final boolean endsByClock;
    private final Map<Integer, Play> answers = new TreeMap<>();

    Declaring(int players, TimeLimit limit, boolean endsByClock) {
        this.players = players;
        this.limit = limit;
        this.endsByClock = endsByClock;
    }

    TimeLimit limit() {
        return limit;
    }

    void answer(int seat, Play answer) {
        answers.put(seat, answer);
    }

    /** Returns the answers so far, by seat. */
    Map<Integer, Play> answers() {
        return answers;
    }

    boolean isOver(long now) {
        return limit.isOver(now) || !endsByClock && answers.size() == players;
    }

    /** Returns the seat that declared; at most one can (rules 4.11). */
    Optional<Integer> declarer() {
        return answers.entrySet().stream()
                .filter(answer -> answer.getValue().act() == Play.Act.DECLARE)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
