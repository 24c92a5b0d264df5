package org.tiengow.client.session.table;

/**
 * Somebody asks the owner of the host for the seat of a person who is lost.
 *
 * @param number by which it is answered
 * @param name who asks
 * @param throughPage whether through a page
 * @param table the number of the table, 0 for the first
 * @param seat which seat
 * @param holder the name of whose seat it is
 * @param until when it has to be answered
 */
public record SeatAsked(
        int number, String name, boolean throughPage, int table, int seat, String holder, Deadline until) {}
