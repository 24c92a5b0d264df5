package org.tiengow.client.session.table;

/**
 * A request to the owner of the host, for the seat of a person who is lost.
 *
 * @param number the number that the answer names
 * @param name the name of the person who asks
 * @param throughPage whether that person uses the page in a browser
 * @param table the number of the table, 0 for the first
 * @param seat the seat
 * @param holder the name of the person whose seat it is
 * @param until the time until which the owner has to answer
 */
public record SeatAsked(
        int number, String name, boolean throughPage, int table, int seat, String holder, Deadline until) {}
