package org.tiengow.engine.round;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/** How every seat, and a spectator, names the tiles it knows; see {@link Onlooker}. Immutable. */
public final class Onlookers {
    private final List<Onlooker> spectatorAndSeats;

    private Onlookers(List<Onlooker> spectatorAndSeats) {
        this.spectatorAndSeats = List.copyOf(spectatorAndSeats);
    }

    /** Everybody after the deal. */
    static Onlookers after(Deal deal) {
        List<Onlooker> all = new ArrayList<>();
        all.add(Onlooker.at(Seats.NONE));
        for (int seat = 0; seat < deal.players(); seat++) {
            all.add(Onlooker.at(seat).saw(deal.hands().get(seat)));
        }
        return new Onlookers(all);
    }

    /** Everybody after these tiles were shown. */
    Onlookers saw(TileSet shown) {
        return new Onlookers(
                spectatorAndSeats.stream().map(each -> each.saw(shown)).toList());
    }

    /** One of them; a spectator is {@link Seats#NONE}. */
    Onlooker at(int seat) {
        return spectatorAndSeats.get(seat - Seats.NONE);
    }
}
