package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.table.telling.Participant;

/** A person on the way from a seat, from the spectators or from the lobby to another place. The person may be disconnected. */
public final class Mover {
    private final String name;
    private final @Nullable Participant participant;
    private final Occupancy.@Nullable Sitter sitter;
    private final boolean hasStandIn;

    Mover(String name, @Nullable Participant participant, Occupancy.@Nullable Sitter sitter, boolean hasStandIn) {
        this.name = name;
        this.participant = participant;
        this.sitter = sitter;
        this.hasStandIn = hasStandIn;
    }

    /** Returns the mover for a person who is connected and has no seat. */
    public static Mover of(Participant participant) {
        return new Mover(participant.name(), participant, null, false);
    }

    public String name() {
        return name;
    }

    /** Returns the connection of the person; null for somebody who is disconnected. */
    public @Nullable Participant participant() {
        return participant;
    }

    /** Checks whether a bot played for the person, who was disconnected for longer than the grace time. */
    public boolean hasStandIn() {
        return hasStandIn;
    }

    /** Checks whether the person has left a seat. */
    public boolean hadSeat() {
        return sitter != null;
    }

    /** Checks whether a token led to the seat that the person has left. */
    public boolean isFormerToken(ByteString offered) {
        return sitter != null && sitter.token().is(offered);
    }

    /** Returns the seat of the disconnected person with another token. */
    Occupancy lost(SeatToken token, long until) {
        if (sitter == null) {
            throw new IllegalStateException(name + " is connected.");
        }
        return new Occupancy.Lost(sitter.with(token), until);
    }
}
