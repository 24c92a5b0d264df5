package org.tiengow.host.lobby;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.night.SeatingPlan;
import org.tiengow.host.table.Reseating.Coming;
import org.tiengow.host.table.Reseating.Released;
import org.tiengow.host.table.Reseating.Setup;
import org.tiengow.host.table.options.PlannedStart;
import org.tiengow.host.table.seats.Mover;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;

/**
 * The move of everybody to the seats of a plan. First each table releases those who do not stay, then each seats those who come. Every step
 * runs on the thread of its table; this class waits for none.
 */
final class NightMove {
    private final SeatingPlan plan;
    private final List<TableRoom> rooms;
    private final int leastTables;
    private final PlannedStart start;
    private final Map<Participant, Consumer<TableRoom>> clients;
    private final Map<String, Mover> movers = new ConcurrentHashMap<>();
    private final List<Mover> others = new ArrayList<>();
    private final List<Arrival> arrivals = new ArrayList<>();
    private @Nullable Setup setup;

    /**
     * The arrival of a person from a former seat. A disconnected person can return with the former token.
     *
     * @param mover the person with the former token
     * @param token the token of the new seat; empty without one
     */
    record Arrival(Mover mover, ByteString token) {}

    /**
     * Creates a move.
     *
     * @param rooms all tables
     * @param waiting the people of the plan who are at no table
     * @param leastTables the number of tables that stay open although nobody plays there
     * @param start on what the matches start
     * @param clients tell each client, on the thread of its new table, that it goes there; one that disconnects meanwhile is told too, so
     *     that the table learns that its seat is lost
     */
    NightMove(
            SeatingPlan plan,
            List<TableRoom> rooms,
            Collection<Participant> waiting,
            int leastTables,
            PlannedStart start,
            Map<Participant, Consumer<TableRoom>> clients) {
        this.plan = plan;
        this.rooms = List.copyOf(rooms);
        this.leastTables = leastTables;
        this.start = start;
        this.clients = Map.copyOf(clients);
        waiting.forEach(participant -> movers.put(participant.name(), Mover.of(participant)));
    }

    /** Moves everybody. The future completes on the thread of some table. */
    CompletableFuture<Void> run() {
        Map<String, Integer> tables = new HashMap<>();
        for (int table = 0; table < Math.min(rooms.size(), plan.tables().size()); table++) {
            for (String name : plan.tables().get(table)) {
                tables.put(name, table);
            }
        }
        return all(room -> release(room, tables)).thenCompose(released -> all(this::seat));
    }

    /** Returns the tables at which nobody is any more. */
    List<TableRoom> closing() {
        return rooms.stream().filter(this::closes).toList();
    }

    /** Returns the people who have left their seats. */
    synchronized List<Arrival> arrivals() {
        return List.copyOf(arrivals);
    }

    private boolean closes(TableRoom room) {
        return room.number() >= Math.max(leastTables, plan.tables().size());
    }

    private CompletableFuture<Void> release(TableRoom room, Map<String, Integer> tables) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        room.ask(
                (table, now) -> {
                    if (room.number() == 0) {
                        adoptFrom(table.reseating().setup());
                    }
                    take(table.reseating().release(tables, closes(room)));
                    return Reply.GRANTED;
                },
                reply -> done.complete(null));
        return done;
    }

    private synchronized void adoptFrom(Setup first) {
        setup = first;
    }

    private synchronized void take(Released released) {
        released.players().forEach(mover -> movers.put(mover.name(), mover));
        for (Mover mover : released.others()) {
            arrives(mover, ByteString.EMPTY);
            if (mover.participant() != null) {
                others.add(mover);
            }
        }
        released.staying().forEach(mover -> arrives(mover, ByteString.EMPTY));
    }

    private void arrives(Mover mover, ByteString token) {
        if (mover.hadSeat()) {
            arrivals.add(new Arrival(mover, token));
        }
    }

    private CompletableFuture<Void> seat(TableRoom room) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        if (room.number() >= plan.tables().size()) {
            done.complete(null);
            return done;
        }
        Coming coming = coming(room.number());
        room.ask(
                (table, now) -> {
                    coming.players().forEach(mover -> leads(mover, room));
                    coming.watchers().forEach(mover -> leads(mover, room));
                    seated(coming, table.reseating().seat(coming, now));
                    return Reply.GRANTED;
                },
                reply -> done.complete(null));
        return done;
    }

    private synchronized Coming coming(int table) {
        List<Mover> players = plan.tables().get(table).stream()
                .filter(movers::containsKey)
                .map(movers::get)
                .toList();
        return new Coming(players, table == 0 ? List.copyOf(others) : List.of(), start, table == 0 ? null : setup);
    }

    private void leads(Mover mover, TableRoom room) {
        if (mover.participant() != null && clients.containsKey(mover.participant())) {
            clients.get(mover.participant()).accept(room);
        }
    }

    private synchronized void seated(Coming coming, Map<String, ByteString> tokens) {
        coming.players().forEach(mover -> arrives(mover, tokens.getOrDefault(mover.name(), ByteString.EMPTY)));
    }

    private CompletableFuture<Void> all(Function<TableRoom, CompletableFuture<Void>> step) {
        return CompletableFuture.allOf(rooms.stream().map(step).toArray(CompletableFuture[]::new));
    }
}
