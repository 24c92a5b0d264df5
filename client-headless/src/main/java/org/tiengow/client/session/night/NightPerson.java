package org.tiengow.client.session.night;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;

/**
 * A person at the host.
 *
 * @param name the name, unique at the host
 * @param place what the person does now
 * @param table the table where the person plays or watches, 0 for the first; empty without one
 * @param wish the wish for the next match
 * @param satOut the number of matches of this night that the person sat out although they wanted to play
 * @param lost whether the connection is lost and the seat is reserved
 * @param colour the colour, the same at every table; null before the first seat where seats are free, and when it is not known
 * @param face the face, likewise
 * @param owner whether the person owns the host
 */
public record NightPerson(
        String name,
        NightPlace place,
        OptionalInt table,
        PlayWish wish,
        int satOut,
        boolean lost,
        @Nullable SeatColour colour,
        @Nullable SeatFace face,
        boolean owner) {}
