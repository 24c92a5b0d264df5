package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.util.Optional;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.table.seats.Occupancy.Held;
import org.tiengow.host.table.seats.Occupancy.Lost;
import org.tiengow.host.table.seats.Occupancy.OwnBot;
import org.tiengow.host.table.seats.Occupancy.Sitter;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;
import org.tiengow.protocol.wire.SeatInfo;

/**
 * Translates a seat for the guests of its table and for the journal.
 *
 * @param seat the seat to translate
 */
record SeatMessages(TableSeat seat) {
    /**
     * Returns the public description of the seat. It contains no token.
     *
     * @param number the number of the seat
     * @param now in milliseconds of the table's clock
     */
    SeatInfo info(int number, long now) {
        boolean free = seat.isFree();
        return SeatInfo.newBuilder()
                .setSeat(number)
                .setHolder(holder())
                .setName(seat.name())
                .setLevel(seat.level().name())
                .setReady(!free && seat.isReady())
                .setPresence(presence())
                .setGraceMillis(seat.occupancy() instanceof Lost lost ? (int) Math.max(0, lost.until() - now) : 0)
                .setBotPlays(seat.isPlayedByStandIn())
                .setColor(free ? SeatColor.SEAT_COLOR_UNSPECIFIED : seat.color())
                .setFace(free ? SeatFace.SEAT_FACE_UNSPECIFIED : seat.face())
                .setNext(seat.next().map(next -> next.guest().name()).orElse(""))
                .setLeft(seat.left())
                .setIdentity(identity())
                .setCanHost(seat.offer().isPresent())
                .setOwner(hasOwner())
                .setThroughPage(seat.isThroughPage())
                .build();
    }

    /** Returns the snapshot of the seat for the journal. Instead of tokens it contains their hashes. */
    SeatSnapshot snapshot() {
        Optional<TableSeat.Next> next = seat.next().filter(waiting -> !seat.isNextLost());
        BotLevel level = seat.isPersons() ? seat.levelBefore() : seat.level();
        return SeatSnapshot.newBuilder()
                .setHolder(holder())
                .setName(seat.name())
                .setLevel(level.name())
                .setLevelDigest(level.digest())
                .setColor(seat.color())
                .setFace(seat.face())
                .setReady(seat.hasSaidReady())
                .setTokenHash(seat.occupancy().token().hash())
                .setStandIn(seat.isPlayedByStandIn())
                .setNextName(next.map(each -> each.guest().name()).orElse(""))
                .setNextTokenHash(next.map(each -> each.token().hash()).orElse(ByteString.EMPTY))
                .setLeft(seat.left())
                .setIdentity(identity())
                .setOwner(hasOwner())
                .setThroughPage(seat.isThroughPage())
                .setNextThroughPage(next.map(TableSeat.Next::guest)
                        .filter(Participant::throughPage)
                        .isPresent())
                .setNextIdentity(bytes(next.map(TableSeat.Next::guest).flatMap(Participant::identity)))
                .build();
    }

    /**
     * Restores a seat from the journal. Nobody is connected: people, and bots from outside, have some time to come back. A person
     * who was waiting for the seat's next decision holds the seat now.
     *
     * @param face the face that was kept, or another one if the seat was kept without a face
     * @param until the time until which people may come back, in milliseconds of the table's clock
     * @param botsUntil the time until which bots from outside may come back
     */
    static TableSeat read(SeatSnapshot kept, SeatFace face, long until, long botsUntil) {
        TableSeat seat = new TableSeat(kept.getColor(), face);
        SeatToken token = SeatToken.kept(kept.getTokenHash());
        BotLevel level = new BotLevel(kept.getLevel(), kept.getLevelDigest());
        if (!kept.getNextName().isEmpty()) {
            Sitter next = new Sitter(
                    true,
                    kept.getNextName(),
                    SeatToken.kept(kept.getNextTokenHash()),
                    identity(kept.getNextIdentity()),
                    false,
                    kept.getNextThroughPage());
            return seat.goOn(new Lost(next, until), level, kept.getReady());
        }
        if (kept.getHolder() == Holder.HOLDER_FREE) {
            return seat.goOn(Occupancy.FREE, BotLevel.NONE, kept.getReady());
        }
        if (kept.getHolder() == Holder.HOLDER_BOT && !level.isNone()) {
            OwnBot bot = new OwnBot(kept.getName(), level, token, null, kept.getLeft());
            return seat.goOn(bot, BotLevel.NONE, kept.getReady());
        }
        boolean person = kept.getHolder() == Holder.HOLDER_PERSON;
        Sitter sitter = new Sitter(
                person, kept.getName(), token, identity(kept.getIdentity()), kept.getOwner(), kept.getThroughPage());
        return seat.goOn(new Lost(sitter, person ? until : botsUntil), level, kept.getReady());
    }

    private boolean hasOwner() {
        return seat.occupancy() instanceof Held held && held.sitter().owner();
    }

    private ByteString identity() {
        return bytes(seat.identity());
    }

    private static ByteString bytes(Optional<Identity> identity) {
        return identity.map(Identity::bytes).map(ByteString::copyFrom).orElse(ByteString.EMPTY);
    }

    private static Optional<Identity> identity(ByteString kept) {
        return kept.isEmpty() ? Optional.empty() : Optional.of(Identity.of(kept.toByteArray()));
    }

    private Holder holder() {
        if (seat.isFree()) {
            return Holder.HOLDER_FREE;
        }
        return seat.isPersons() ? Holder.HOLDER_PERSON : Holder.HOLDER_BOT;
    }

    private Presence presence() {
        if (seat.isFree()) {
            return Presence.PRESENCE_UNSPECIFIED;
        }
        if (seat.occupancy() instanceof Held && !seat.hasHolderHere()) {
            return Presence.PRESENCE_LOST;
        }
        return seat.left().isEmpty() ? Presence.PRESENCE_HERE : Presence.PRESENCE_LEFT;
    }
}
