package org.tiengow.host.lobby;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.opening.Likeness;
import org.tiengow.protocol.opening.SafeText;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.TableSummary;

/**
 * Everybody who has entered, each under a name of its own, and the list of tables they choose from. May be called from any
 * thread: every method is short, and one lock guards them all.
 */
public final class Lobby {
    private final List<TableRoom> rooms;
    private final Map<String, Integer> names = new HashMap<>();
    private final Set<Guest> waiting = new LinkedHashSet<>();
    private boolean everTold;
    private long toldAt;
    private boolean toBeTold;

    /** A lobby with these tables, in the order of their numbers. */
    public Lobby(List<TableRoom> rooms) {
        this.rooms = List.copyOf(rooms);
        rooms.forEach(room -> room.onChange(() -> changed(room)));
    }

    /** The table with a number; 0 is the first. */
    public Optional<TableRoom> room(int number) {
        return number >= 0 && number < rooms.size() ? Optional.of(rooms.get(number)) : Optional.empty();
    }

    /** All tables. */
    public List<TableRoom> rooms() {
        return rooms;
    }

    /**
     * Gives somebody a name nobody else has here: the wish, or the wish and a number.
     *
     * @param wish a name that fits
     */
    public synchronized String register(String wish) {
        String name = wish;
        for (int number = 2; isTaken(name); number++) {
            name = numbered(wish, number);
        }
        registerAgain(name);
        return name;
    }

    /** Somebody comes back to a seat with this name, perhaps while another, such as a stand-in, still goes by it. */
    public synchronized void registerAgain(String name) {
        names.merge(key(name), 1, Integer::sum);
    }

    /** One who had this name is gone. */
    public synchronized void unregister(String name) {
        names.computeIfPresent(key(name), (same, count) -> count == 1 ? null : count - 1);
    }

    /** Somebody is at no table, and is told of all of them from now on. */
    public synchronized void arrive(Guest guest) {
        waiting.add(guest);
        guest.send(message());
    }

    /** Somebody is at a table, or gone. */
    public synchronized void depart(Guest guest) {
        waiting.remove(guest);
    }

    /** Says a last word to everybody who is at no table. */
    public synchronized void farewell(HostMessage message) {
        waiting.forEach(guest -> guest.send(message));
    }

    /**
     * Says what became of a link that was opened at this host.
     *
     * @param owed what is kept
     */
    public CompletableFuture<LinkAnswer> answer(LinkName link, OwedRecords owed) {
        CompletableFuture<Optional<LinkAnswer>> known = CompletableFuture.completedFuture(Optional.empty());
        for (TableRoom room : rooms) {
            known = known.thenCombine(room.answer(link), (before, here) -> before.isPresent() ? before : here);
        }
        return known.thenApplyAsync(atTable -> owed.answer(link, atTable)); // reads files, and no table waits for that
    }

    /** The tables, as they are told to everybody. */
    public org.tiengow.protocol.wire.Lobby list() {
        List<TableSummary> tables = rooms.stream().map(TableRoom::summary).toList();
        return org.tiengow.protocol.wire.Lobby.newBuilder().addAllTables(tables).build();
    }

    /** Whether somebody here has a name, or a seat is kept under it for somebody who is lost. */
    private boolean isTaken(String name) {
        String key = key(name);
        return names.containsKey(key)
                || rooms.stream()
                        .flatMap(room -> room.summary().getSeatsList().stream())
                        .anyMatch(seat -> key(seat.getName()).equals(key)
                                || key(seat.getNext()).equals(key));
    }

    /** A crowd that sits down is one list, told when the last one is old enough; what happens until then is in it. */
    private synchronized void changed(TableRoom room) {
        if (toBeTold) {
            return;
        }
        long wait = everTold ? toldAt + HostLimits.LOBBY_MILLIS - room.now() : 0;
        if (wait <= 0) {
            tellTables(room);
        } else {
            toBeTold = room.later(() -> tellTables(room), wait);
        }
    }

    private synchronized void tellTables(TableRoom room) {
        toBeTold = false;
        everTold = true;
        toldAt = room.now();
        if (!waiting.isEmpty()) {
            HostMessage message = message();
            waiting.forEach(guest -> guest.send(message));
        }
    }

    private HostMessage message() {
        return HostMessage.newBuilder().setLobby(list()).build();
    }

    private static String numbered(String wish, int number) {
        String suffix = " " + number;
        int room = SafeText.LONGEST_NAME - suffix.length();
        int length = wish.codePointCount(0, wish.length());
        return wish.substring(0, wish.offsetByCodePoints(0, Math.min(room, length))) + suffix;
    }

    /** Nobody goes by a name that looks like another's. */
    static String key(String name) {
        return Likeness.of(name).toLowerCase(Locale.ROOT);
    }
}
