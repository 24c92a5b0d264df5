package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Kind;

/**
 * Whose a seat is, and who plays from it now.
 *
 * <pre>
 *   Free ─▶ Here ⇄ Lost ─▶ StandIn ─▶ Here      any ─▶ Free, OwnBot
 * </pre>
 */
sealed interface Occupancy {
    /** Nobody's. */
    Occupancy FREE = new Free();

    /** The name of whoever holds it; empty when it is free. */
    default String name() {
        return "";
    }

    /** What brings its holder back to it. */
    default SeatToken token() {
        return SeatToken.NONE;
    }

    /** Who plays from it now; null while nobody does. */
    default @Nullable Guest guest() {
        return null;
    }

    /** Nobody holds it. */
    record Free() implements Occupancy {}

    /**
     * One of the table's own bots holds it.
     *
     * @param name the bot's
     * @param level the bot's, not empty
     * @param token the bot comes with it
     * @param guest the bot; null while it is on its way
     * @param left who has left it to the bot in this match; empty when nobody has
     */
    record OwnBot(
            String name,
            String level,
            SeatToken token,
            @Nullable Guest guest,
            String left) implements Occupancy {}

    /** Somebody holds it who is not the table's own. */
    sealed interface Held extends Occupancy {
        Sitter sitter();

        /** The same, held by this one. */
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

    /** Its holder plays from it. */
    record Here(Sitter sitter, Guest guest) implements Held {
        @Override
        public Held by(Sitter changed) {
            return new Here(changed, guest);
        }
    }

    /**
     * Its holder is lost, and nobody plays from it.
     *
     * @param until the seat is kept so
     */
    record Lost(Sitter sitter, long until) implements Held {
        @Override
        public Held by(Sitter changed) {
            return new Lost(changed, until);
        }
    }

    /**
     * Its holder is lost, and one of the table's bots plays from it.
     *
     * @param bots the bot comes with it
     * @param guest the bot; null while it is on its way
     */
    record StandIn(Sitter sitter, SeatToken bots, @Nullable Guest guest) implements Held {
        @Override
        public Held by(Sitter changed) {
            return new StandIn(changed, bots, guest);
        }
    }

    /**
     * Who holds a seat: a person, or a bot from outside, which the table has not called and cannot call again.
     *
     * @param person whether it is a person
     * @param name the name the seat is held under
     * @param token what brings it back
     * @param identity what its program has proven; empty for bots, and for programs without one
     * @param owner whether it owns the host
     * @param throughPage whether it is a person who plays through a page
     */
    record Sitter(
            boolean person,
            String name,
            SeatToken token,
            Optional<Identity> identity,
            boolean owner,
            boolean throughPage) {
        static Sitter of(Guest guest, ByteString token) {
            boolean person = guest.kind() != Kind.KIND_BOT;
            return new Sitter(
                    person,
                    guest.name(),
                    SeatToken.of(token),
                    person ? guest.identity() : Optional.empty(),
                    person && guest.ownsHost(),
                    person && guest.throughPage());
        }

        Sitter back(Guest comer) {
            return new Sitter(
                    person,
                    name,
                    token,
                    comer.identity().or(() -> identity),
                    person && comer.ownsHost(),
                    person && comer.throughPage());
        }

        /** The same seat for another person, of whom nothing is left that the one before could come back with. */
        Sitter givenTo(Guest taker, SeatToken takers) {
            return new Sitter(true, name, takers, taker.identity(), taker.ownsHost(), taker.throughPage());
        }

        Sitter with(SeatToken changed) {
            return new Sitter(person, name, changed, identity, owner, throughPage);
        }
    }
}
