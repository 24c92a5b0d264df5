package org.tiengow.host.table.round;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.Play;
import org.tiengow.host.journal.wire.RoundSnapshot;
import org.tiengow.host.journal.wire.SeatPlay;
import org.tiengow.host.journal.wire.TakenBackPlay;
import org.tiengow.protocol.wire.Act;

/** The plays of the current round that stand, in order, and those that were taken back. */
final class RoundPlays {
    private final List<SeatPlay> plays = new ArrayList<>();
    private final List<TakenBackPlay> takenBack = new ArrayList<>();

    void clear() {
        plays.clear();
        takenBack.clear();
    }

    void goOn(RoundSnapshot kept) {
        plays.addAll(kept.getPlaysList());
        takenBack.addAll(kept.getTakenBackList());
    }

    void add(int seat, Play play, boolean person) {
        plays.add(RoundSnapshots.play(seat, play, person));
    }

    void write(RoundSnapshot.Builder snapshot) {
        snapshot.addAllPlays(plays).addAllTakenBack(takenBack);
    }

    List<RecordedTakeBack> takenBack(Round round) {
        return RoundSnapshots.takenBack(takenBack, round);
    }

    /**
     * Returns the index of the play that a seat may take back: the last play of a person, if this seat made it. Empty otherwise. Answers
     * of the declaring phase cannot be taken back.
     */
    OptionalInt undoable(int seat) {
        for (int place = plays.size() - 1; place >= 0; place--) {
            SeatPlay play = plays.get(place);
            if (isAnswer(play)) {
                return OptionalInt.empty();
            }
            if (play.getPerson()) {
                return play.getSeat() == seat ? OptionalInt.of(place) : OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    /**
     * Removes the play at a place and all later ones, and returns what was undone.
     *
     * @param agreed the seats of the people who agreed
     */
    TakenBackPlay takeBack(int place, List<Integer> agreed) {
        int answers = (int) plays.stream().takeWhile(RoundPlays::isAnswer).count();
        TakenBackPlay undone = TakenBackPlay.newBuilder()
                .setPlay(plays.get(place))
                .setAfter(place - answers)
                .setPlays(plays.size() - place)
                .addAllAgreed(agreed)
                .build();
        plays.subList(place, plays.size()).clear();
        takenBack.add(undone);
        return undone;
    }

    /** Returns the round in which exactly these plays were made, with the setup and the deal of another one. */
    Round replay(Round dealt, RuleSet rules) {
        return RoundSnapshots.read(
                RoundSnapshots.begun(dealt).addAllPlays(plays).build(), rules);
    }

    private static boolean isAnswer(SeatPlay play) {
        Act act = play.getPlay().getAct();
        return act == Act.ACT_DECLINE || act == Act.ACT_DECLARE;
    }
}
