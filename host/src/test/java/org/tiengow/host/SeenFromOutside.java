package org.tiengow.host;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;

/** Looks over the shoulders of sessions: none may see a tile that lies face down before another seat. */
final class SeenFromOutside {
    private final Set<String> leaks = ConcurrentHashMap.newKeySet();
    private final AtomicInteger hidden = new AtomicInteger();

    void look(SessionState state) {
        state.atTable()
                .filter(table -> table.view() != null)
                .ifPresent(table -> look(state.self().name(), table));
    }

    /** Whoever saw something; nobody should. */
    Set<String> leaks() {
        return leaks;
    }

    /** How many hidden plays came by: with none nothing is shown. */
    int hidden() {
        return hidden.get();
    }

    private void look(String name, TableState table) {
        SeatView view = java.util.Objects.requireNonNull(table.view());
        if (view.seat() != table.mySeat()) {
            leaks.add(name + " at seat " + table.mySeat() + " sees what seat " + view.seat() + " sees");
        }
        if (view.seat() == Seats.NONE
                ? !view.hand().isEmpty()
                : view.hand().size() != view.tilesLeft().get(view.seat())) {
            leaks.add(name + " holds " + view.hand() + " of " + view.tilesLeft());
        }
        Stream.concat(view.table().stream(), view.tricks().stream().flatMap(trick -> trick.plays().stream()))
                .filter(SeenPlay::faceDown)
                .filter(play -> play.seat() != view.seat())
                .forEach(play -> {
                    hidden.incrementAndGet();
                    if (!play.tiles().isEmpty()) {
                        leaks.add(name + " sees " + play);
                    }
                });
    }
}
