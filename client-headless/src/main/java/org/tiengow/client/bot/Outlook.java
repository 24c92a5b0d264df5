package org.tiengow.client.bot;

import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/** How likely it is that a set holds, as seen from one seat: by counting what it has not seen. */
final class Outlook {
    private final SetBook book;
    private final SeatView view;
    private final TileSet unseen;
    private final double willingness;

    /**
     * @param willingness how often somebody who can beat does, 0 to 1
     */
    Outlook(SetBook book, SeatView view, double willingness) {
        this.book = book;
        this.view = view;
        this.unseen = TileSet.ALL.minus(view.seen());
        this.willingness = willingness;
    }

    /** The chance that a set holds if it is led, in this trick or a later one. */
    double ifLed(KnownSet set) {
        return holds(set, set.tiles(), view.players() - 1);
    }

    /** The chance that a set played now onto the trick on the table holds. */
    double ifPlayed(KnownSet set) {
        TileSet lead = view.lead().map(play -> play.tiles()).orElse(set.tiles());
        return holds(set, lead, view.players() - 1 - view.table().size());
    }

    private double holds(KnownSet set, TileSet lead, int stillToPlay) {
        double chance = 1;
        for (KnownSet rival : book.rivals(set, lead)) {
            if (unseen.containsAll(rival.tiles())) {
                chance *= 1 - willingness * held(rival.size(), stillToPlay);
            }
        }
        return chance;
    }

    /** The chance that one of the next seats holds these many given tiles, all of them. */
    private double held(int size, int seats) {
        double any = 0;
        int seat = view.seat();
        for (int i = 0; i < seats; i++) {
            seat = Seats.next(seat, view.step(), view.players());
            double all = 1;
            for (int j = 0; j < size; j++) {
                all *= Math.max(0.0, view.tilesLeft().get(seat) - j) / Math.max(1, unseen.size() - j);
            }
            any += all;
        }
        return Math.min(1, any);
    }
}
