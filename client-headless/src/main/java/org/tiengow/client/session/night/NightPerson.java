package org.tiengow.client.session.night;

import java.util.OptionalInt;

/**
 * A person at the host.
 *
 * @param name the name, unique at the host
 * @param place what the person does now
 * @param table the table where the person plays or watches, 0 for the first; empty without one
 * @param wish the wish for the next match
 * @param satOut the number of matches of this night that the person sat out although they wanted to play
 * @param lost whether the connection is lost and the seat is reserved
 */
public record NightPerson(String name, NightPlace place, OptionalInt table, PlayWish wish, int satOut, boolean lost) {}
