package org.tiengow.host.lobby;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.tiengow.host.journal.wire.MeetingsSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.TurnsSnapshot;
import org.tiengow.host.night.NightHistory;
import org.tiengow.host.night.Pair;
import org.tiengow.host.night.Turns;
import org.tiengow.protocol.wire.PlayWish;

/** The translator between the history of a night and its snapshot in the journal. */
final class NightSnapshots {
    /** The most people in a snapshot, the latest. */
    static final int PEOPLE = 64;

    private NightSnapshots() {}

    /** Adds the history to a snapshot, with the wish of each person and whether the person is here. */
    static void write(
            NightHistory history,
            Function<String, PlayWish> wishes,
            Predicate<String> here,
            SeatingSnapshot.Builder snapshot) {
        List<String> names = new ArrayList<>(history.people().keySet());
        names = names.subList(Math.max(0, names.size() - PEOPLE), names.size());
        snapshot.setMatches(history.matches());
        Map<String, Integer> indices = new HashMap<>();
        for (String name : names) {
            Turns turns = history.turns(name);
            indices.put(name, indices.size());
            snapshot.addPeople(TurnsSnapshot.newBuilder()
                    .setName(name)
                    .setWish(wishes.apply(name))
                    .setHere(here.test(name))
                    .setSatOut(turns.satOut())
                    .setRank(turns.rank())
                    .setLastPlayed(turns.lastPlayed())
                    .setLastSatOut(turns.lastSatOut())
                    .setPlace(history.places().getOrDefault(name, 0)));
        }
        for (int i = 0; i < names.size(); i++) {
            for (int j = 0; j < i; j++) {
                int matches = history.meetings(names.get(i), names.get(j));
                if (matches > 0) {
                    snapshot.addMeetings(MeetingsSnapshot.newBuilder()
                            .setFirst(i)
                            .setSecond(j)
                            .setMatches(matches));
                }
            }
        }
    }

    static NightHistory read(SeatingSnapshot snapshot) {
        Map<String, Turns> people = new LinkedHashMap<>();
        Map<String, Integer> places = new HashMap<>();
        for (TurnsSnapshot person : snapshot.getPeopleList()) {
            people.put(
                    person.getName(),
                    new Turns(person.getSatOut(), person.getRank(), person.getLastPlayed(), person.getLastSatOut()));
            if (person.getPlace() > 0) {
                places.put(person.getName(), person.getPlace());
            }
        }
        Map<Pair, Integer> meetings = new HashMap<>();
        for (MeetingsSnapshot met : snapshot.getMeetingsList()) {
            if (met.getFirst() != met.getSecond() && has(snapshot, met.getFirst()) && has(snapshot, met.getSecond())) {
                meetings.put(
                        Pair.of(
                                snapshot.getPeople(met.getFirst()).getName(),
                                snapshot.getPeople(met.getSecond()).getName()),
                        met.getMatches());
            }
        }
        return new NightHistory(snapshot.getMatches(), people, meetings, places);
    }

    private static boolean has(SeatingSnapshot snapshot, int index) {
        return index >= 0 && index < snapshot.getPeopleCount();
    }
}
