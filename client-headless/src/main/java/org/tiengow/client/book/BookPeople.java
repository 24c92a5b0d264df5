package org.tiengow.client.book;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The people with a name chosen by the user, or with several ids. An id is a key, or the name of a person without a known key. Everybody else
 * has one id, and the last name under which it was met. Immutable.
 *
 * @param people the people; an id belongs to the first person with it
 */
public record BookPeople(List<Named> people) {
    /** The people of a book in which nobody was renamed or joined. */
    public static final BookPeople NONE = new BookPeople(List.of());

    private static final String KEY = "key:";
    private static final String NAME = "name:";

    public BookPeople {
        people = List.copyOf(people);
    }

    /**
     * A person with a chosen name.
     *
     * @param name the name
     * @param ids the ids, at least one
     */
    public record Named(String name, List<String> ids) {
        public Named {
            ids = List.copyOf(ids);
            if (name.isBlank() || ids.isEmpty()) {
                throw new IllegalArgumentException("A person of the book has no name, or no id.");
            }
        }
    }

    /** Returns the id of a key in hexadecimal digits. */
    public static String ofKey(String key) {
        return KEY + key;
    }

    /** Returns the id of a person who is known by name alone. */
    public static String ofName(String name) {
        return NAME + name;
    }

    /** Checks whether an id is a key. */
    public static boolean isKey(String id) {
        return id.startsWith(KEY);
    }

    /** Returns the person with an id; empty for a person with neither a chosen name nor several ids. */
    public Optional<Named> find(String id) {
        for (Named person : people) {
            if (person.ids().contains(id)) {
                return Optional.of(person);
            }
        }
        return Optional.empty();
    }

    /** Returns the name of the person with an id, who was met under another one. */
    public String nameOf(String id, String met) {
        return find(id).map(Named::name).orElse(met);
    }

    /** Returns all ids of the person with an id. */
    public Set<String> idsOf(String id) {
        return find(id).map(person -> (Set<String>) new LinkedHashSet<>(person.ids()))
                .orElseGet(() -> new LinkedHashSet<>(Set.of(id)));
    }

    /** Returns a copy in which all these ids belong to one person, who takes over the other ids of their people. */
    public BookPeople with(String name, List<String> ids) {
        Set<String> all = new LinkedHashSet<>();
        ids.forEach(id -> all.addAll(idsOf(id)));
        List<Named> changed = new ArrayList<>();
        for (Named person : people) {
            List<String> left =
                    person.ids().stream().filter(id -> !all.contains(id)).toList();
            if (!left.isEmpty()) {
                changed.add(new Named(person.name(), left));
            }
        }
        changed.add(new Named(name, List.copyOf(all)));
        return new BookPeople(changed);
    }
}
