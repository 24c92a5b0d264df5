package org.tiengow.host.lobby;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.text.Likeness;
import org.tiengow.protocol.text.Lookalikes;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.TableSummary;

/**
 * The registry of all entered clients, each under a unique name, and the list of tables. All methods may be called from any thread; they
 * are short, and one lock guards them all.
 */
public final class Lobby {
    private final List<TableRoom> rooms = new CopyOnWriteArrayList<>();
    private final NightCoordinator night = new NightCoordinator(Collections.unmodifiableList(rooms));
    private final Map<String, Integer> names = new HashMap<>();
    private final Set<Participant> waiting = new LinkedHashSet<>();
    private boolean everTold;
    private long toldAt;
    private boolean toBeTold;

    /** The names of the program, in English and Chinese. */
    private static final Set<String> RESERVED = Stream.of(
                    "Host", "System", "Server", "Tien Gow", "TienGow", "主機", "主机", "系統", "系统", "天九")
            .map(Lobby::key)
            .collect(Collectors.toSet());

    /** Creates a lobby with these tables, by table number. */
    public Lobby(List<TableRoom> rooms) {
        rooms.forEach(this::add);
    }

    /** Adds a table; its number is that of the last table and one. */
    public void open(TableRoom room) {
        add(room);
        changed(room);
    }

    private void add(TableRoom room) {
        rooms.add(room);
        room.onChange(() -> {
            changed(room);
            night.changed(room);
        });
    }

    /** Removes the last table, when nobody is there any more. */
    public void close(TableRoom room) {
        rooms.remove(room);
        room.onChange(() -> {});
        if (!rooms.isEmpty()) {
            changed(rooms.get(0));
        }
    }

    /** Returns the seating of the people at this host. */
    public NightCoordinator night() {
        return night;
    }

    /** Returns the table with a number; 0 is the first. */
    public Optional<TableRoom> room(int number) {
        return number >= 0 && number < rooms.size() ? Optional.of(rooms.get(number)) : Optional.empty();
    }

    /** Returns a view of all tables, in the order of their numbers. */
    public List<TableRoom> rooms() {
        return Collections.unmodifiableList(rooms);
    }

    /**
     * Registers a unique name: the requested one, or that and a number.
     *
     * @param wish a valid name
     */
    public synchronized String register(String wish) {
        Set<String> taken = taken();
        String name = wish;
        for (int number = 2; taken.contains(key(name)); number++) {
            name = numbered(wish, number);
        }
        registerAgain(name);
        return name;
    }

    /** Registers a name for a person who returns to a seat. Another holder, such as a stand-in, may still use it. */
    public synchronized void registerAgain(String name) {
        names.merge(key(name), 1, Integer::sum);
    }

    /** Removes one holder of this name. */
    public synchronized void unregister(String name) {
        names.computeIfPresent(key(name), (same, count) -> count == 1 ? null : count - 1);
    }

    /** Adds a client that is at no table; it receives all lists of tables from now on. */
    public synchronized void arrive(Participant participant) {
        waiting.add(participant);
        participant.send(message());
    }

    /** Removes a client that has joined a table or left the host. */
    public synchronized void depart(Participant participant) {
        waiting.remove(participant);
    }

    /** Sends a last message to all clients that are at no table. */
    public synchronized void farewell(HostMessage message) {
        waiting.forEach(participant -> participant.send(message));
    }

    /**
     * Answers what became of a link that was opened at this host.
     *
     * @param owed the records that are kept
     */
    public CompletableFuture<LinkAnswer> answer(LinkName link, OwedRecords owed) {
        CompletableFuture<Optional<LinkAnswer>> known = CompletableFuture.completedFuture(Optional.empty());
        for (TableRoom room : rooms) {
            known = known.thenCombine(room.answer(link), (before, here) -> before.isPresent() ? before : here);
        }
        return known.thenApplyAsync(atTable -> owed.answer(link, atTable)); // reads files, which must not delay a table
    }

    /** Returns the list of tables as sent to clients. */
    public org.tiengow.protocol.wire.Lobby list() {
        List<TableSummary> tables = rooms.stream().map(TableRoom::summary).toList();
        return org.tiengow.protocol.wire.Lobby.newBuilder().addAllTables(tables).build();
    }

    /** Returns the keys of all names that clients use, or under which seats are reserved for disconnected people. */
    private Set<String> taken() {
        Set<String> taken = new HashSet<>(names.keySet());
        rooms.stream()
                .flatMap(room -> room.summary().getSeatsList().stream())
                .flatMap(seat -> Stream.of(seat.getName(), seat.getNext()))
                .map(Lobby::key)
                .forEach(taken::add);
        return taken;
    }

    /** Announces a change of a table. Changes within {@link HostLimits#LOBBY_MILLIS} of the last list are combined into one list. */
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
            waiting.forEach(participant -> participant.send(message));
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

    /** Checks whether a name belongs to the program: with it, a person could speak for the host. */
    public static boolean isReserved(String name) {
        return RESERVED.contains(key(name));
    }

    /** Returns the key under which a name must be unique: names that are mistaken for each other share it. */
    static String key(String name) {
        String skeleton = Lookalikes.skeleton(Likeness.of(name).toLowerCase(Locale.ROOT));
        return skeleton.toLowerCase(Locale.ROOT).replace('i', 'l'); // a capital I looks like l
    }
}
