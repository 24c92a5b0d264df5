package org.tiengow.lab.deviation;

import org.tiengow.client.network.Evaluator;
import org.tiengow.client.network.Network;
import org.tiengow.client.search.ObservationTracker;
import org.tiengow.client.search.Policy;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;

/** A network plays every seat. */
final class TableOfNetworks implements TableOfBots {
    private final Policy policy;
    private final SimulatedRound round;
    private final ObservationTracker tracker;
    private final SimulatedRound played;
    private final ObservationTracker playedTracker;

    TableOfNetworks(Referee referee, int players, Network network) {
        policy = new Policy(referee, Evaluator.of(network));
        round = new SimulatedRound(referee, players);
        tracker = new ObservationTracker(referee);
        played = new SimulatedRound(referee, players);
        playedTracker = new ObservationTracker(referee);
    }

    @Override
    public void begin(Start start) {
        int[] hands = start.hands().stream().mapToInt(Integer::intValue).toArray();
        round.begin(start.banker(), start.term(), start.wins(), start.step(), hands);
        tracker.begin(start.banker(), start.term(), start.wins(), start.step());
    }

    @Override
    public int hand(int seat) {
        return round.hand(seat);
    }

    @Override
    public MadePlay next() {
        return next(round, tracker);
    }

    @Override
    public void make(MadePlay play) {
        make(round, tracker, play);
    }

    @Override
    public int gain(MadePlay play) {
        played.copyFrom(round);
        playedTracker.copyFrom(tracker);
        make(played, playedTracker, play);
        while (!played.isOver()) {
            make(played, playedTracker, next(played, playedTracker));
        }
        return played.chips(play.seat()) - round.chips(play.seat());
    }

    private MadePlay next(SimulatedRound of, ObservationTracker seen) {
        int choice = 0;
        if (of.choices() > 1) {
            policy.look(of, seen);
            choice = policy.best();
        }
        return MadePlay.of(of.turn(), of.hand(of.turn()), of.tiles(choice), of.isForfeit(choice));
    }

    private static void make(SimulatedRound of, ObservationTracker seen, MadePlay play) {
        seen.sees(of, play.tiles(), play.isForfeit());
        of.play(play.tiles(), play.isForfeit());
    }
}
