package org.tiengow.host.lobby;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
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
    private final IntFunction<PlannedStart> start;
    private final BiConsumer<Participant, TableRoom> goTo;
    private final Map<String, Mover> movers = new ConcurrentHashMap<>();
    private final List<Mover> others = new ArrayList<>();
    private final List<Arrival> lost = new ArrayList<>();
    private @Nullable Setup setup;

    /**
     * A disconnected person whose seat has moved, or who lost it.
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
     * @param start on what the match of each table starts
     * @param goTo tells a client, on the thread of its new table, that it goes there
     */
    NightMove(
            SeatingPlan plan,
            List<TableRoom> rooms,
            Collection<Participant> waiting,
            int leastTables,
            IntFunction<PlannedStart> start,
            BiConsumer<Participant, TableRoom> goTo) {
        this.plan = plan;
        this.rooms = List.copyOf(rooms);
        this.leastTables = leastTables;
        this.start = start;
        this.goTo = goTo;
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

    /** Returns the disconnected people whose seats have moved. */
    synchronized List<Arrival> lost() {
        return List.copyOf(lost);
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
            if (mover.participant() == null) {
                lost.add(new Arrival(mover, ByteString.EMPTY));
            } else {
                others.add(mover);
            }
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
        return new Coming(
                players, table == 0 ? List.copyOf(others) : List.of(), start.apply(table), table == 0 ? null : setup);
    }

    private void leads(Mover mover, TableRoom room) {
        Participant participant = mover.participant();
        if (participant != null) {
            goTo.accept(participant, room);
        }
    }

    private synchronized void seated(Coming coming, Map<String, ByteString> tokens) {
        for (Mover mover : coming.players()) {
            if (mover.participant() == null) {
                lost.add(new Arrival(mover, tokens.getOrDefault(mover.name(), ByteString.EMPTY)));
            }
        }
    }

    private CompletableFuture<Void> all(Function<TableRoom, CompletableFuture<Void>> step) {
        return CompletableFuture.allOf(rooms.stream().map(step).toArray(CompletableFuture[]::new));
    }
}
