package org.tiengow.host.lobby;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.night.NightGuest;
import org.tiengow.host.night.SeatingPlanner;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.NightPerson;
import org.tiengow.protocol.wire.NightPlace;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.SeatingMode;

/**
 * The people at a host, in the order of their arrival. A person who is disconnected stays as long as a seat is reserved. Not safe for use by
 * several threads.
 */
final class NightPeople {
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, PlayWish> keptWishes = new HashMap<>();
    private final Set<String> expected = new HashSet<>();
    private final List<String> newcomers = new ArrayList<>();
    private Looks looks = new Looks();

    /** The state of a person; {@code participant} is null while the person is disconnected. */
    private static final class Entry {
        private @Nullable Participant participant;
        private PlayWish wish = PlayWish.PLAY_WISH_PLAY;
        private NightPlace place = NightPlace.NIGHT_PLACE_WAITING;
        private int table = -1;
        private boolean owner;
    }

    /** Sets the looks, before anybody comes. */
    void wear(Looks given) {
        looks = given;
    }

    /** Adds a connected person. */
    void enter(Participant participant) {
        Entry entry = entries.computeIfAbsent(participant.name(), this::arriving);
        entry.participant = participant;
        entry.owner = participant.ownsHost();
    }

    private Entry arriving(String name) {
        Entry entry = new Entry();
        entry.wish = wish(name);
        keptWishes.remove(name);
        if (!expected.remove(name)) {
            newcomers.add(name);
        }
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

    /** Returns the names of those who have come since the last call, apart from people who were expected back. */
    List<String> newcomers() {
        List<String> names = newcomers.stream().filter(entries::containsKey).toList();
        newcomers.clear();
        return names;
    }

    /**
     * Adds the disconnected people who have a seat, drops those who have none any more, and returns whether anybody was dropped. The
     * wish of a dropped spectator is kept for a return.
     */
    boolean follow(Collection<TableRoom> rooms) {
        Map<String, Integer> seated = new HashMap<>();
        for (TableRoom room : rooms) {
            for (SeatInfo seat : room.summary().getSeatsList()) {
                if (seat.getHolder() == Holder.HOLDER_PERSON) {
                    seated.put(seat.getName(), room.number());
                }
            }
        }
        seated.forEach((name, table) -> {
            Entry entry = entries.computeIfAbsent(name, this::arriving);
            if (entry.participant == null) {
                entry.place = NightPlace.NIGHT_PLACE_SEATED;
                entry.table = table;
            }
        });
        List<String> dropped = entries.entrySet().stream()
                .filter(entry -> entry.getValue().participant == null && !seated.containsKey(entry.getKey()))
                .map(Map.Entry::getKey)
                .toList();
        dropped.forEach(name -> {
            Entry entry = Objects.requireNonNull(entries.remove(name));
            if (entry.place == NightPlace.NIGHT_PLACE_WATCHING) {
                keptWishes.put(name, entry.wish);
            }
        });
        return !dropped.isEmpty();
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

    /** Sets the wish of a person who may come back. Those who were here when the host ended are expected. */
    void expect(String name, PlayWish wish, boolean wasHere) {
        keptWishes.put(name, wish);
        if (wasHere) {
            expected.add(name);
        }
    }

    /** Expects nobody back any more: a person who comes later is new. */
    void expectNobody() {
        expected.clear();
    }

    /** Checks whether nobody has a seat. */
    boolean hasEverybodyStoodUp() {
        return names().stream().noneMatch(this::isSeated);
    }

    /** Checks whether a person is here, or expected back. */
    boolean isHereOrExpected(String name) {
        return entries.containsKey(name) || expected.contains(name);
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

    /** Returns the table of each person who is at one. */
    Map<String, Integer> tables() {
        Map<String, Integer> tables = new HashMap<>();
        names().stream().filter(name -> entry(name).table >= 0).forEach(name -> tables.put(name, entry(name).table));
        return tables;
    }

    /** Returns a person of the night. Where seats are free, the person has no colour and no face before the first seat. */
    NightPerson message(String name, int satOut, SeatingMode seating) {
        Entry entry = entry(name);
        NightPerson.Builder person = NightPerson.newBuilder()
                .setName(name)
                .setPlace(entry.place)
                .setWish(entry.wish)
                .setSatOut(satOut)
                .setLost(entry.participant == null)
                .setOwner(entry.owner);
        Optional<Looks.Look> look =
                seating == SeatingMode.SEATING_MODE_FREE ? looks.find(name) : Optional.of(looks.of(name));
        look.ifPresent(has -> person.setColor(has.color()).setFace(has.face()));
        if (entry.table >= 0) {
            person.setTable(entry.table);
        }
        return person.build();
    }

    private Entry entry(String name) {
        return entries.getOrDefault(name, new Entry());
    }
}
