package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Kind;

/**
 * The holder of a seat and the guest that plays from it now.
 *
 * <pre>
 *   Free ─▶ Here ⇄ Lost ⇄ StandIn ─▶ Here      any ─▶ Free, OwnBot
 * </pre>
 */
sealed interface Occupancy {
    /** A free seat. */
    Occupancy FREE = new Free();

    /** Returns the name of the holder; empty for a free seat. */
    default String name() {
        return "";
    }

    /** Returns the token that brings the holder back to the seat. */
    default SeatToken token() {
        return SeatToken.NONE;
    }

    /** Returns the guest that plays from the seat now; null if nobody does. */
    default @Nullable Participant guest() {
        return null;
    }

    /** A seat without a holder. */
    record Free() implements Occupancy {}

    /**
     * A seat that one of the table's own bots holds.
     *
     * @param name the name of the bot
     * @param level the level of the bot
     * @param token the token with which the bot comes
     * @param guest the bot; null while it is on its way
     * @param left the name of the person who left the seat to the bot in this match; empty if no person has
     */
    record OwnBot(
            String name,
            BotLevel level,
            SeatToken token,
            @Nullable Participant guest,
            String left) implements Occupancy {}

    /** A seat that a person or a bot from outside holds. */
    sealed interface Held extends Occupancy {
        Sitter sitter();

        /** Returns this occupancy with another holder. */
        Held by(Sitter changed);

        @Override
        default String name() {
            return sitter().name();
        }

        @Override
        default SeatToken token() {
            return sitter().token();
        }
    }

    /** A seat whose holder plays from it. */
    record Here(Sitter sitter, Participant guest) implements Held {
        @Override
        public Held by(Sitter changed) {
            return new Here(changed, guest);
        }
    }

    /**
     * A seat whose holder has lost the connection, and from which nobody plays.
     *
     * @param until the end of the grace time
     */
    record Lost(Sitter sitter, long until) implements Held {
        @Override
        public Held by(Sitter changed) {
            return new Lost(changed, until);
        }
    }

    /**
     * A seat whose holder has lost the connection, and from which one of the table's own bots plays.
     *
     * @param bots the token with which the bot comes
     * @param guest the bot; null while it is on its way
     */
    record StandIn(Sitter sitter, SeatToken bots, @Nullable Participant guest) implements Held {
        @Override
        public Held by(Sitter changed) {
            return new StandIn(changed, bots, guest);
        }
    }

    /**
     * The holder of a seat: a person, or a bot from outside, which the table has not called and cannot call again.
     *
     * @param person whether the holder is a person
     * @param name the name under which the seat is held
     * @param token the token that brings the holder back
     * @param identity the identity that the holder's program has proven; empty for bots, and for programs without one
     * @param owner whether the holder owns the host
     * @param throughPage whether the holder is a person who plays through a page
     */
    record Sitter(
            boolean person,
            String name,
            SeatToken token,
            Optional<Identity> identity,
            boolean owner,
            boolean throughPage) {
        static Sitter of(Participant participant, ByteString token) {
            boolean person = participant.kind() != Kind.KIND_BOT;
            return new Sitter(
                    person,
                    participant.name(),
                    SeatToken.of(token),
                    person ? participant.identity() : Optional.empty(),
                    person && participant.ownsHost(),
                    person && participant.throughPage());
        }

        Sitter back(Participant comer) {
            return new Sitter(
                    person,
                    name,
                    token,
                    comer.identity().or(() -> identity),
                    person && comer.ownsHost(),
                    person && comer.throughPage());
        }

        /** Returns the holder after the seat was given to another person. Neither token nor identity of the earlier person remains. */
        Sitter givenTo(Participant taker, SeatToken takers) {
            return new Sitter(true, name, takers, taker.identity(), taker.ownsHost(), taker.throughPage());
        }

        Sitter with(SeatToken changed) {
            return new Sitter(person, name, changed, identity, owner, throughPage);
        }
    }
}
