package org.tiengow.host.lobby;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.night.NightGuest;
import org.tiengow.host.night.SeatingPlanner;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.NightPerson;
import org.tiengow.protocol.wire.NightPlace;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.SeatInfo;

/**
 * The people at a host, in the order of their arrival. A person who is disconnected stays as long as a seat is reserved. Not safe for use by
 * several threads.
 */
final class NightPeople {
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, PlayWish> keptWishes = new HashMap<>();

    /** The state of a person; {@code participant} is null while the person is disconnected. */
    private static final class Entry {
        private @Nullable Participant participant;
        private PlayWish wish = PlayWish.PLAY_WISH_PLAY;
        private NightPlace place = NightPlace.NIGHT_PLACE_WAITING;
        private int table = -1;
    }

    /** Adds a connected person, and returns whether the person is new here. */
    boolean enter(Participant participant) {
        boolean isNew = !entries.containsKey(participant.name());
        entries.computeIfAbsent(participant.name(), this::arriving).participant = participant;
        return isNew;
    }

    private Entry arriving(String name) {
        Entry entry = new Entry();
        entry.wish = wish(name);
        keptWishes.remove(name);
        return entry;
    }

    /** Records the standing of a person; somebody who leaves a table on purpose drops out of the turns. */
    void becomes(Participant participant, Participant.Standing standing, int table, boolean isMoved) {
        Entry entry = entries.get(participant.name());
        if (entry == null || entry.participant != participant) {
            return;
        }
        boolean wasAtTable = entry.place != NightPlace.NIGHT_PLACE_WAITING;
        entry.place = switch (standing) {
            case SEATED -> NightPlace.NIGHT_PLACE_SEATED;
            case WATCHING -> NightPlace.NIGHT_PLACE_WATCHING;
            case AWAY -> NightPlace.NIGHT_PLACE_WAITING;
        };
        entry.table = standing == Participant.Standing.AWAY ? -1 : table;
        if (isMoved) {
            return;
        }
        if (wasAtTable && standing == Participant.Standing.AWAY) {
            entry.wish = PlayWish.PLAY_WISH_ONLY_WATCH;
        } else if (standing == Participant.Standing.SEATED && entry.wish == PlayWish.PLAY_WISH_ONLY_WATCH) {
            entry.wish = PlayWish.PLAY_WISH_PLAY;
        }
    }

    /** Records that a connection has ended. */
    void gone(Participant participant) {
        Entry entry = entries.get(participant.name());
        if (entry != null && entry.participant == participant) {
            entry.participant = null;
        }
    }

    /** Adds the disconnected people who have a seat, drops those who have none any more, and returns whether anybody came or went. */
    boolean follow(Collection<TableRoom> rooms) {
        Map<String, Integer> seated = new HashMap<>();
        for (TableRoom room : rooms) {
            for (SeatInfo seat : room.summary().getSeatsList()) {
                if (seat.getHolder() == Holder.HOLDER_PERSON) {
                    seated.put(seat.getName(), room.number());
                }
            }
        }
        Set<String> before = new HashSet<>(entries.keySet());
        seated.forEach((name, table) -> {
            Entry entry = entries.computeIfAbsent(name, this::arriving);
            if (entry.participant == null) {
                entry.place = NightPlace.NIGHT_PLACE_SEATED;
                entry.table = table;
            }
        });
        entries.entrySet()
                .removeIf(entry -> entry.getValue().participant == null && !seated.containsKey(entry.getKey()));
        return !before.equals(entries.keySet());
    }

    /** Returns the names of the people who belong to the night: of many the first. */
    List<String> names() {
        return entries.keySet().stream().limit(SeatingPlanner.PEOPLE).toList();
    }

    List<NightGuest> guests() {
        return names().stream().map(name -> new NightGuest(name, wish(name))).toList();
    }

    /** Returns the wish of a person, who may be expected back. */
    PlayWish wish(String name) {
        Entry entry = entries.get(name);
        return entry == null ? keptWishes.getOrDefault(name, PlayWish.PLAY_WISH_PLAY) : entry.wish;
    }

    void wish(String name, PlayWish wish) {
        entry(name).wish = wish;
    }

    /** Sets the wish of a person who is expected back. */
    void expect(String name, PlayWish wish) {
        keptWishes.put(name, wish);
    }

    /** Returns the wishes of the people who are here, by name. */
    Map<String, PlayWish> wishes() {
        Map<String, PlayWish> wishes = new HashMap<>();
        entries.forEach((name, entry) -> wishes.put(name, entry.wish));
        return wishes;
    }

    boolean isHere(String name) {
        return names().contains(name);
    }

    boolean isSeated(String name) {
        return entry(name).place == NightPlace.NIGHT_PLACE_SEATED;
    }

    /** Returns the connection of a person who is at no table. */
    Optional<Participant> waiting(String name) {
        Entry entry = entry(name);
        return entry.place == NightPlace.NIGHT_PLACE_WAITING
                ? Optional.ofNullable(entry.participant)
                : Optional.empty();
    }

    /** Returns the table where the owner of the host plays or watches. */
    OptionalInt tableOfOwner() {
        return entries.values().stream()
                .filter(entry -> entry.participant != null && entry.participant.ownsHost() && entry.table >= 0)
                .mapToInt(entry -> entry.table)
                .findFirst();
    }

    /** Returns the name of the owner of the host. */
    Optional<String> owner() {
        return entries.values().stream()
                .map(entry -> entry.participant)
                .filter(participant -> participant != null && participant.ownsHost())
                .map(participant -> participant.name())
                .findFirst();
    }

    /** Returns the table of each person who is at one. */
    Map<String, Integer> tables() {
        Map<String, Integer> tables = new HashMap<>();
        names().stream().filter(name -> entry(name).table >= 0).forEach(name -> tables.put(name, entry(name).table));
        return tables;
    }

    NightPerson message(String name, int satOut) {
        Entry entry = entry(name);
        NightPerson.Builder person = NightPerson.newBuilder()
                .setName(name)
                .setPlace(entry.place)
                .setWish(entry.wish)
                .setSatOut(satOut)
                .setLost(entry.participant == null);
        if (entry.table >= 0) {
            person.setTable(entry.table);
        }
        return person.build();
    }

    private Entry entry(String name) {
        return entries.getOrDefault(name, new Entry());
    }
}
