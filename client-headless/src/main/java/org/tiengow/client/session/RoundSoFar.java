package org.tiengow.client.session;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;

/**
 * The reconstruction of a round's events from a view, for a client that was not there. It contains everything except the chips that moved
 * during the round.
 */
final class RoundSoFar {
    private RoundSoFar() {}

    /** Returns the events of the round, in order, as the seat of the view would have received them. */
    static List<SeatEvent> of(SeatView view) {
        List<SeatEvent> events = new ArrayList<>();
        events.add(new SeatEvent.RoundBegan(
                view.round(), view.banker(), view.term(), view.wins(), view.step(), handAtFirst(view)));
        for (SeenTrick trick : view.tricks()) {
            trick.plays().forEach(play -> events.add(new SeatEvent.Played(play)));
            events.add(new SeatEvent.TrickWon(trick.winner(), trick.stacks()));
        }
        view.table().forEach(play -> events.add(new SeatEvent.Played(play)));
        RoundResult result = view.result();
        if (result != null) {
            events.add(new SeatEvent.Settled(result));
        }
        return events;
    }

    private static TileSet handAtFirst(SeatView view) {
        TileSet hand = view.hand();
        if (view.seat() != Seats.NONE) {
            for (SeenTrick trick : view.tricks()) {
                hand = hand.plus(ownTiles(trick.plays(), view.seat()));
            }
            hand = hand.plus(ownTiles(view.table(), view.seat()));
        }
        return hand;
    }

    private static TileSet ownTiles(List<SeenPlay> plays, int seat) {
        TileSet tiles = TileSet.EMPTY;
        for (SeenPlay play : plays) {
            if (play.seat() == seat) {
                tiles = tiles.plus(play.tiles());
            }
        }
        return tiles;
    }
}
