package org.tiengow.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.Seats;

/** A replay of a record that stops at the first flaw. */
final class RecordReplay {
    private final RoundRecord record;
    private final List<Round> steps = new ArrayList<>();
    private @Nullable Flaw flaw;

    private RecordReplay(RoundRecord record) {
        this.record = record;
    }

    static RecordReplay of(RoundRecord record) {
        RecordReplay replay = new RecordReplay(record);
        replay.run();
        return replay;
    }

    Optional<Flaw> flaw() {
        return Optional.ofNullable(flaw);
    }

    List<Round> steps() {
        return List.copyOf(steps);
    }

    private void run() {
        try {
            steps.add(record.begin());
        } catch (IllegalArgumentException impossible) {
            flaw = new Flaw(where("the beginning"), "2.2", String.valueOf(impossible.getMessage()));
            return;
        }
        answer();
        for (int trick = 0; flaw == null && trick < record.tricks().size(); trick++) {
            playTrick(trick);
        }
        if (flaw == null) {
            checkEnd();
        }
        record.takenBack().forEach(this::checkTakenBack);
    }

    /** Checks that the seat of an undone play had its tiles, and that only other seats agreed. */
    private void checkTakenBack(RecordedTakeBack undone) {
        int players = record.players().size();
        int seat = undone.play().seat();
        boolean possible = undone.after() >= 0
                && undone.plays() > 0
                && record.deal().hands().get(seat).containsAll(undone.play().tiles())
                && undone.agreed().stream().allMatch(each -> each >= 0 && each < players && each != seat);
        if (flaw == null && !possible) {
            flaw = new Flaw(where("the plays taken back"), "4.1", "Seat " + seat + " cannot have taken this back.");
        }
    }

    private Round last() {
        return steps.get(steps.size() - 1);
    }

    private void answer() {
        int declared = record.declared();
        if (last().phase() == Phase.DECLARING && declared == Seats.NONE) {
            Round round = last();
            for (int seat = 0; seat < record.players().size(); seat++) {
                round = accepted(round.play(seat, Play.DECLINE), where("the declaring phase"));
            }
            steps.add(round);
        } else if (declared != Seats.NONE) {
            if (declared < 0 || declared >= record.players().size()) {
                flaw = new Flaw(where("the declaring phase"), "4.11", "There is no seat " + declared + ".");
                return;
            }
            steps.add(accepted(last().play(declared, Play.DECLARE), where("the declaring phase")));
        }
    }

    private void playTrick(int trick) {
        List<RecordedPlay> plays = record.tricks().get(trick);
        for (int play = 0; flaw == null && play < plays.size(); play++) {
            RecordedPlay recorded = plays.get(play);
            String where = where("trick " + (trick + 1) + ", play " + (play + 1));
            int turn = last().turn();
            if (play == record.players().size()) {
                flaw = new Flaw(where, "4.1", "The trick was over.");
            } else if (turn != Seats.NONE && turn != recorded.seat()) {
                String sentence = "It was the turn of seat " + turn + ", not of seat " + recorded.seat() + ".";
                flaw = new Flaw(where, play == 0 ? "2.4" : "2.1", sentence);
            } else {
                Round next = accepted(last().play(recorded.seat(), recorded.play()), where);
                if (flaw == null) {
                    steps.add(next);
                }
            }
        }
        if (flaw == null && plays.size() < record.players().size()) {
            String sentence = "The trick has only " + plays.size() + " plays.";
            flaw = new Flaw(where("trick " + (trick + 1)), "4.1", sentence);
        }
    }

    /** Returns the round after a play. If the play was refused, notes the flaw and returns the round unchanged. */
    private Round accepted(Outcome outcome, String where) {
        return outcome.match(new Outcome.Cases<>() {
            @Override
            public Round accepted(Outcome.Accepted accepted) {
                return accepted.next();
            }

            @Override
            public Round refused(Outcome.Refused refused) {
                flaw = new Flaw(
                        where, refused.refusal().paragraph(), refused.refusal().sentence());
                return last();
            }
        });
    }

    private void checkEnd() {
        Optional<RoundResult> end = last().result();
        if (end.isEmpty()) {
            flaw = new Flaw(where("the end"), "4.9", "The round is not over after its last recorded trick.");
            return;
        }
        RoundResult result = end.get();
        check("winner", "4.9", result.winner(), record.winner());
        check("stacks", "4.9", result.stacks(), record.stacks());
        check("factor", "5.5", result.factor(), record.factor());
        checkPayments(result);
        check("change", "5.8", result.change(), record.change());
    }

    private void checkPayments(RoundResult result) {
        List<RecordedPayment> due = new ArrayList<>(
                result.payments().stream().map(RecordedPayment::of).toList());
        for (RecordedPayment payment : record.payments()) {
            if (flaw == null && !due.remove(payment)) {
                flaw = new Flaw(where("payments"), payment.reason().paragraph(), "Not due: " + payment + ".");
            }
        }
        if (flaw == null && !due.isEmpty()) {
            RecordedPayment missing = due.get(0);
            flaw = new Flaw(where("payments"), missing.reason().paragraph(), "Due and not there: " + missing + ".");
        }
    }

    private void check(String name, String paragraph, Object right, Object recorded) {
        if (flaw == null && !right.equals(recorded)) {
            flaw = new Flaw(where(name), paragraph, "The " + name + " should be " + right + ", not " + recorded + ".");
        }
    }

    private String where(String place) {
        return "round " + record.round() + ", " + place;
    }
}
