package org.tiengow.client.session.night;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The people at a host and how they are seated for their matches. Immutable.
 *
 * @param seating the seating
 * @param turns the order of the turns, which counts with {@link SeatingMode#TURNS} alone
 * @param people the people in the order of their arrival; bots and clients that only watch are not among them
 * @param proposal the seats for the next matches; null without any
 * @param tables the progress of each table, in the order of their numbers
 * @param chip the value of a chip, such as "0.50 HKD"; empty if the host says none
 * @param id the id of the night, the same at every host that continues it; empty when it is not known
 */
public record NightState(
        SeatingMode seating,
        TurnOrder turns,
        List<NightPerson> people,
        @Nullable SeatingProposal proposal,
        List<NightTable> tables,
        String chip,
        String id) {
    /** The most people of a night. */
    public static final int PEOPLE = 16;

    /** The night of a host that has told nothing of it. */
    public static final NightState UNKNOWN =
            new NightState(SeatingMode.FREE, TurnOrder.LONGEST, List.of(), null, List.of(), "", "");

    public NightState {
        people = List.copyOf(people);
        tables = List.copyOf(tables);
    }

    /** Returns the person with a name; empty for a bot, and for a client that only watches. */
    public Optional<NightPerson> person(String name) {
        return people.stream().filter(person -> person.name().equals(name)).findFirst();
    }

    /** Returns the name of the person who owns the host; empty if no person does, and when it is not known. */
    public Optional<String> owner() {
        return people.stream().filter(NightPerson::owner).map(NightPerson::name).findFirst();
    }

    /** Checks whether another person is seated for one of the next matches although no seat is free. */
    public boolean seatsMore() {
        return seating != SeatingMode.FREE && people.size() < PEOPLE;
    }

    /** Checks whether people are seated for the next match, which starts when everybody at a table is ready. */
    public boolean isSeatedForMatch() {
        return seating != SeatingMode.FREE
                && proposal == null
                && people.stream().anyMatch(person -> person.place() == NightPlace.SEATED);
    }

    /** Checks whether a person has gone to the place of a proposal that is no longer open, and somebody wants to play. */
    public boolean isSeated(String name, SeatingProposal proposed) {
        Optional<Integer> table = proposed.tableOf(name).map(SeatingProposal.Table::table);
        return people.stream().anyMatch(person -> person.wish() == PlayWish.PLAY)
                && person(name).filter(person -> seatedAt(person).equals(table)).isPresent();
    }

    private static Optional<Integer> seatedAt(NightPerson person) {
        boolean isSeated = person.place() == NightPlace.SEATED && person.table().isPresent();
        return isSeated ? Optional.of(person.table().getAsInt()) : Optional.empty();
    }

    /** Returns the tables at which a match is being played. */
    public List<NightTable> playing() {
        return tables.stream().filter(NightTable::isPlaying).toList();
    }
}
