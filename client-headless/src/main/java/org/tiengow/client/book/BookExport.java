package org.tiengow.client.book;

import java.util.List;

/**
 * The book as one JSON object: {@code {"nights":[…],"people":[{"name":"Mei","ids":["key:…"]}]}}.
 *
 * @param nights the nights, as in their files
 * @param people everybody in these nights
 */
public record BookExport(List<BookNight> nights, List<BookPeople.Named> people) {
    public BookExport {
        nights = List.copyOf(nights);
        people = List.copyOf(people);
    }

    /** Creates an export of some nights of a book. */
    public static BookExport of(List<BookNight> nights, BookPeople people) {
        return new BookExport(
                nights,
                BookPerson.all(nights, people).stream()
                        .map(person -> new BookPeople.Named(
                                person.name(), person.ids().stream().sorted().toList()))
                        .toList());
    }

    /** Returns the object as indented JSON. */
    public String json() {
        return BookJson.PRETTY.toJson(this);
    }
}
