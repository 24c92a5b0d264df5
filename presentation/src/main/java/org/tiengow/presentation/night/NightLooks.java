package org.tiengow.presentation.night;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;

/** The colours and faces of the people of a night, as its host assigns them; from a host that assigns none they follow the order of people. */
final class NightLooks {
    private final Map<String, Look> looks = new LinkedHashMap<>();

    /**
     * The look of a person.
     *
     * @param colour 0 to 7
     * @param face null if the host assigns none
     */
    record Look(int colour, @Nullable SeatFace face) {}

    private NightLooks(List<FinishedMatch> matches) {
        for (FinishedMatch match : matches) {
            match.players().stream()
                    .filter(player -> !player.bot())
                    .forEach(player -> put(player.name(), player.colour(), player.face()));
        }
    }

    /** Returns the looks of the people in these matches, at the end of the last one of each. */
    static NightLooks of(List<FinishedMatch> matches) {
        return new NightLooks(matches);
    }

    /** Returns the looks of the people at a host now, and of those who played there before. */
    static NightLooks of(SessionState state) {
        NightLooks now = of(state.finishedMatches());
        state.night().people().forEach(person -> now.put(person.name(), person.colour(), person.face()));
        state.atTable().stream()
                .flatMap(table -> table.seats().stream())
                .filter(seat -> seat.holder() == Holder.PERSON)
                .forEach(now::put);
        return now;
    }

    /** Returns the look of a person. */
    Look of(String name) {
        return looks.getOrDefault(name, plain());
    }

    private void put(SeatState seat) {
        put(seat.name(), seat.colour(), seat.face());
    }

    private void put(String name, @Nullable SeatColour colour, @Nullable SeatFace face) {
        if (colour != null) {
            looks.put(name, new Look(colour.ordinal(), face));
        } else {
            looks.putIfAbsent(name, plain());
        }
    }

    private Look plain() {
        return new Look(looks.size() % SeatColour.values().length, null);
    }
}
