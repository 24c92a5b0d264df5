package org.tiengow.engine.round;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/** The copy of two equal tiles that each seat, and a spectator, calls the first; see {@link Onlooker}. Immutable. */
public final class KnownTilesPerSeat {
    private final List<Onlooker> spectatorAndSeats;

    private KnownTilesPerSeat(List<Onlooker> spectatorAndSeats) {
        this.spectatorAndSeats = List.copyOf(spectatorAndSeats);
    }

    /** Returns all viewers after the deal. */
    static KnownTilesPerSeat after(Deal deal) {
        List<Onlooker> all = new ArrayList<>();
        all.add(Onlooker.at(Seats.NONE));
        for (int seat = 0; seat < deal.players(); seat++) {
            all.add(Onlooker.at(seat).saw(deal.hands().get(seat)));
        }
        return new KnownTilesPerSeat(all);
    }

    /** Returns all viewers after these tiles were shown face up. */
    KnownTilesPerSeat saw(TileSet shown) {
        return new KnownTilesPerSeat(
                spectatorAndSeats.stream().map(each -> each.saw(shown)).toList());
    }

    /** Returns the viewer at a seat; {@link Seats#NONE} for a spectator. */
    Onlooker at(int seat) {
        return spectatorAndSeats.get(seat - Seats.NONE);
    }
}
