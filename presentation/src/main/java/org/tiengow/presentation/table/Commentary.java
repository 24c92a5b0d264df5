package org.tiengow.presentation.table;

import java.util.List;
import java.util.Optional;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.presentation.words.PaymentWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.TileNames;

/**
 * The commentary on the latest event, as one would tell it to the room. It uses only what spectators may see.
 *
 * @param scene the table
 */
record Commentary(Scene scene) {
    /**
     * Returns one or two short sentences about the latest event. If the player on turn is lost, that comes first: in one room it is the
     * surest way to call the player. If no event has been seen yet, the turn is announced.
     */
    String line() {
        Optional<String> lost = new ActWords(scene).waitedFor();
        if (lost.isPresent()) {
            return lost.get();
        }
        List<SeatEvent> log = scene.table().log();
        if (log.isEmpty()) {
            return new ActWords(scene).turn().task();
        }
        return log.get(log.size() - 1).match(new Teller(scene.view(), scene.players(), scene.names()));
    }

    /** The teller of one event. */
    private record Teller(SeatView view, People people, TileNames names) implements SeatEvent.Cases<String> {
        @Override
        public String roundBegan(SeatEvent.RoundBegan event) {
            String banker = people.name(event.banker());
            boolean rated = view.rules().scoring() == Scoring.STACKS && view.rate() > 1;
            String key = view.rate() == view.rateOtherwise() ? "commentary.beginRated" : "commentary.beginRates";
            String began = rated
                    ? people.words().get(key, event.round(), banker, view.rate(), view.rateOtherwise())
                    : people.words().get("commentary.begin", event.round(), banker);
            return view.phase() == Phase.DECLARING
                    ? people.words().get("commentary.two", began, people.words().get("commentary.declaring"))
                    : began;
        }

        @Override
        public String declared(SeatEvent.Declared event) {
            return people.words().get("commentary.declared", people.name(event.seat()));
        }

        @Override
        public String played(SeatEvent.Played event) {
            SeenPlay play = event.play();
            String who = people.name(play.seat());
            if (play.faceDown()) {
                return people.words().get("commentary.forfeits", who, play.count());
            }
            String set = names.inSentence(play.tiles());
            return view.table().size() <= 1 ? lead(play, who, set) : beat(who, set);
        }

        @Override
        public String paid(SeatEvent.Paid event) {
            return new PaymentWords(people).sentence(event.payment(), view.banker());
        }

        @Override
        public String trickWon(SeatEvent.TrickWon event) {
            String winner = people.name(event.winner());
            int all = view.stacks().get(event.winner());
            return people.words()
                    .get(
                            all == event.stacks() ? "commentary.firstStacks" : "commentary.takes",
                            winner,
                            event.stacks(),
                            all);
        }

        @Override
        public String settled(SeatEvent.Settled event) {
            boolean played = event.result().declared() == Seats.NONE;
            String winner = people.name(event.result().winner());
            return people.words().get(played ? "commentary.wins" : "commentary.winsDeclared", winner);
        }

        @Override
        public String takenBack(SeatEvent.TakenBack event) {
            return people.words().get("log.takenBack", people.name(event.seat()));
        }

        private String lead(SeenPlay play, String who, String set) {
            String leads = people.words().get("commentary.leads", who, set);
            boolean last = view.tilesLeft().get(play.seat()) == 0;
            return last
                    ? people.words().get("commentary.two", leads, people.words().get("commentary.lastTrick"))
                    : leads;
        }

        /** Tells that a set beat another one: the last face-up set before it. */
        private String beat(String who, String set) {
            SeenPlay beaten = view.table().get(0);
            for (SeenPlay earlier : view.table().subList(0, view.table().size() - 1)) {
                beaten = earlier.faceDown() ? beaten : earlier;
            }
            return people.words().get("commentary.beats", who, names.inSentence(beaten.tiles()), set);
        }
    }
}
