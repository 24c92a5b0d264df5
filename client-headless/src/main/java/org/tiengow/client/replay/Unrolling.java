package org.tiengow.client.replay;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.LaidPlay;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Seats;

/** The decomposition of a record into its moments. */
final class Unrolling {
    private final RoundRecord record;
    private final List<Round> rounds;
    private final List<Step> steps = new ArrayList<>();

    private Unrolling(RoundRecord record) {
        this.record = record;
        this.rounds = record.steps();
    }

    /** Returns the moments in order, as far as the record follows the rules. */
    static List<Step> of(RoundRecord record) {
        Unrolling unrolling = new Unrolling(record);
        unrolling.run();
        return List.copyOf(unrolling.steps);
    }

    private void run() {
        if (rounds.isEmpty()) {
            return;
        }
        Round first = rounds.get(0);
        steps.add(new Step(new ReplayMoment(ReplayMoment.Kind.DEAL, Seats.NONE, 0), first, first, first.opening()));
        for (int next = 1; next < rounds.size(); next++) {
            Round before = rounds.get(next - 1);
            if (before.phase() == Phase.DECLARING) {
                declaration(before, rounds.get(next));
            } else {
                play(before, rounds.get(next));
            }
        }
    }

    private void declaration(Round before, Round after) {
        int seat = record.declared();
        ReplayMoment moment = new ReplayMoment(ReplayMoment.Kind.DECLARATION, seat, 0);
        if (seat == Seats.NONE) {
            steps.add(new Step(moment, after, before, List.of()));
            return;
        }
        List<RoundEvent> events = before.play(seat, Play.DECLARE).accepted().events();
        steps.add(new Step(moment, before, before, events.subList(0, 1)));
        settlement(after, events.subList(1, events.size()));
    }

    private void play(Round before, Round after) {
        int trick = before.tricks().size() + 1;
        boolean over = after.tricks().size() == trick;
        LaidPlay laid = last(over ? after.tricks().get(trick - 1).plays() : after.table());
        List<RoundEvent> events =
                before.play(laid.seat(), play(laid)).accepted().events();
        int atOnce = over ? 1 : events.size();
        ReplayMoment.Kind kind = laid.faceDown()
                ? ReplayMoment.Kind.FORFEIT
                : before.table().isEmpty() ? ReplayMoment.Kind.LEAD : ReplayMoment.Kind.BEAT;
        steps.add(new Step(new ReplayMoment(kind, laid.seat(), trick), after, before, events.subList(0, atOnce)));
        if (over) {
            int winner = after.tricks().get(trick - 1).winner();
            int end = after.result().isPresent() ? events.size() - 1 : events.size();
            ReplayMoment taken = new ReplayMoment(ReplayMoment.Kind.TAKEN, winner, trick);
            steps.add(new Step(taken, after, before, events.subList(atOnce, end)));
            if (after.result().isPresent()) {
                settlement(after, events.subList(end, events.size()));
            }
        }
    }

    private void settlement(Round after, List<RoundEvent> events) {
        steps.add(new Step(new ReplayMoment(ReplayMoment.Kind.SETTLEMENT, Seats.NONE, 0), after, after, events));
    }

    private static Play play(LaidPlay laid) {
        return laid.faceDown() ? Play.forfeit(laid.tiles()) : Play.faceUp(laid.tiles());
    }

    private static LaidPlay last(List<LaidPlay> plays) {
        return plays.get(plays.size() - 1);
    }
}
