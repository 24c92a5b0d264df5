package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.host.table.seats.Occupancy.Held;
import org.tiengow.host.table.seats.Occupancy.Here;
import org.tiengow.host.table.seats.Occupancy.Lost;
import org.tiengow.host.table.seats.Occupancy.OwnBot;
import org.tiengow.host.table.seats.Occupancy.Sitter;
import org.tiengow.host.table.seats.Occupancy.StandIn;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;

/**
 * One seat of a table. Its <em>holder</em> is shown to everybody and can come back with the seat's token. Its <em>guest</em> is the
 * connection that plays from it: the holder itself, nobody while the holder is lost, or a stand-in bot once the grace time is over.
 * A person who waits for the seat takes it when its next decision opens.
 */
public final class TableSeat {
    private Occupancy occupancy = Occupancy.FREE;
    private SeatColor color;
    private SeatFace face;
    private boolean ready;
    /** Whether its person, who is not ready, looks back at the round. */
    private boolean looking;

    private @Nullable Next next;
    /** The level of the bot from which a person has taken this seat. */
    private BotLevel levelBefore = BotLevel.NONE;

    /**
     * The next holder of the seat and its token. If its connection is lost, it may come back before {@code until}; otherwise
     * {@code until} is {@link #HERE}.
     */
    record Next(Participant guest, SeatToken token, long until) {
        static final long HERE = Long.MAX_VALUE;
    }

    /** A free seat with the given colour and face. */
    TableSeat(SeatColor color, SeatFace face) {
        this.color = color;
        this.face = face;
    }

    /** Restores the occupancy from the journal, with the level of the bot that had the seat before and whether the holder was ready. */
    TableSeat goOn(Occupancy kept, BotLevel before, boolean wasReady) {
        occupancy = kept;
        levelBefore = before;
        ready = wasReady;
        return this;
    }

    Occupancy occupancy() {
        return occupancy;
    }

    Optional<Next> next() {
        return Optional.ofNullable(next);
    }

    /** Gives the seat to a guest, who plays from it at once. */
    public void take(Participant sitter, ByteString newToken) {
        BotLevel before = level();
        clear();
        levelBefore = before;
        occupancy = new Here(Sitter.of(sitter, newToken), sitter);
    }

    /** Reserves the seat for one of the table's own bots, which is on its way. A guest that waits for the seat continues to wait. */
    public void reserve(String botName, BotLevel botLevel, ByteString newToken) {
        occupancy = new OwnBot(botName, botLevel, SeatToken.of(newToken), null, isPersons() ? name() : left());
        ready = false;
    }

    /** Frees the seat. */
    public void clear() {
        occupancy = Occupancy.FREE;
        ready = false;
        levelBefore = BotLevel.NONE;
        next = null;
    }

    /** Frees the seat, and returns its person, who moves to another place. */
    public Mover moveOut() {
        Mover mover = new Mover(name(), hasHolderHere() ? guest() : null, sitter(), isPlayedByStandIn());
        clear();
        return mover;
    }

    /**
     * Gives the seat to a person from another seat.
     *
     * @param until the time until which a disconnected person may come back
     */
    public void moveIn(Mover mover, ByteString newToken, long until) {
        Participant participant = mover.participant();
        if (participant != null) {
            take(participant, newToken);
        } else {
            clear();
            occupancy = mover.lost(SeatToken.of(newToken), until);
        }
    }

    /** Forgets the person who left the seat to a bot, since a new match begins. */
    void nobodyLeft() {
        if (occupancy instanceof OwnBot bot) {
            occupancy = new OwnBot(bot.name(), bot.level(), bot.token(), bot.guest(), "");
        }
    }

    /** Marks the holder as lost and keeps the seat for it until the given time. */
    public void lose(long until) {
        occupancy = new Lost(sitter(), until);
        ready = false;
    }

    /** Lets a bot play for the holder from now on. The bot comes with the given token. */
    public void standIn(ByteString botToken) {
        occupancy = new StandIn(sitter(), SeatToken.of(botToken), null);
    }

    /** Lets a guest play that has come with the token of the holder, or with that of the stand-in bot. */
    public void arrive(Participant comer) {
        if (occupancy instanceof OwnBot bot) {
            occupancy = new OwnBot(bot.name(), bot.level(), bot.token(), comer, bot.left());
        } else if (occupancy instanceof StandIn standIn) {
            occupancy = new StandIn(standIn.sitter(), standIn.bots(), comer);
        } else {
            occupancy = new Here(sitter(), comer);
        }
    }

    /** Lets the holder play again. Another guest that waits for the seat continues to wait. */
    public void comeBack(Participant comer) {
        if (isWaitedForByHolder()) {
            next = null;
        }
        occupancy = new Here(sitter().back(comer), comer);
    }

    /** Reserves the next decision for a guest. It will hold the seat with the given token. */
    public void waitFor(Participant comer, ByteString comersToken) {
        next = new Next(comer, SeatToken.of(comersToken), Next.HERE);
    }

    /** Marks the waiting guest as lost. It may come back before the given time. */
    public void waitForLost(long until) {
        next = next == null ? null : new Next(next.guest(), next.token(), until);
    }

    /** Checks whether the waiting guest has lost the connection. */
    public boolean isNextLost() {
        return next != null && next.until() != Next.HERE;
    }

    /** Checks whether the waiting guest has not come back in time. */
    public boolean isNextTooLate(long now) {
        return next != null && now >= next.until();
    }

    /** Checks whether a token belongs to a waiting guest that is not the holder. */
    public boolean isTokenOfNext(ByteString offered) {
        return next != null && !isWaitedForByHolder() && next.token().is(offered);
    }

    /** Ends the wait for the seat. */
    public void waitForNobody() {
        next = null;
    }

    /** Gives the seat to the waiting guest, if there is one. */
    public void handOver() {
        Next now = next;
        if (now != null && isWaitedForByHolder()) {
            comeBack(now.guest());
        } else if (now != null) {
            take(now.guest(), now.token().secret());
        }
    }

    /** Sets the colour. A bot that takes the seat of a person during a match keeps it. */
    public void setColor(SeatColor changed) {
        color = changed;
    }

    public SeatColor color() {
        return color;
    }

    /** Sets the face; a bot keeps it as it keeps the colour. */
    void setFace(SeatFace changed) {
        face = changed;
    }

    public SeatFace face() {
        return face;
    }

    Looks.Look look() {
        return new Looks.Look(color, face);
    }

    public void setReady(boolean ready) {
        this.ready = ready;
        looking = false;
    }

    public boolean isFree() {
        return occupancy == Occupancy.FREE;
    }

    public boolean isPersons() {
        return occupancy instanceof Held held && held.sitter().person();
    }

    public boolean isBots() {
        return !isFree() && !isPersons();
    }

    /** Checks whether one of the table's own bots holds the seat. */
    public boolean isOwnBots() {
        return occupancy instanceof OwnBot;
    }

    /** Checks whether a bot plays from the seat, as its holder or for a person. */
    public boolean isPlayedByBot() {
        return isBots() || isPlayedByStandIn();
    }

    /** Checks whether one of the table's own bots plays for a lost holder. */
    public boolean isPlayedByStandIn() {
        return occupancy instanceof StandIn;
    }

    /** Checks whether a person or a bot from outside holds the seat and plays from it now. */
    public boolean hasHolderHere() {
        return occupancy instanceof Here;
    }

    /** Checks whether a person holds the seat and plays from it now. */
    public boolean hasPersonHere() {
        return isPersons() && hasHolderHere();
    }

    /** Checks whether a person or a bot from outside plays from the seat, may still come back to it in time, or will take it next. */
    public boolean isSomebodys() {
        return next != null || !isFree() && botToken().isEmpty();
    }

    /** Checks whether the grace time of a lost holder is over, so that a bot has to play. */
    public boolean isGraceOver(long now) {
        return occupancy instanceof Lost lost && now >= lost.until();
    }

    /** Returns the end of the next grace time, of the holder or of the waiting guest; {@link Long#MAX_VALUE} without one. */
    long graceEnds() {
        long nextEnds = next == null ? Next.HERE : next.until();
        return occupancy instanceof Lost lost ? Math.min(lost.until(), nextEnds) : nextEnds;
    }

    /** Sets whether the person wants the next round to wait. */
    public void setLooking(boolean looking) {
        this.looking = looking;
    }

    /** Checks whether the person is connected and wants the next round to wait. */
    public boolean isLooking() {
        return looking && hasPersonHere();
    }

    public boolean isReady() {
        return ready || isPlayedByBot();
    }

    /** Checks whether the holder itself has declared readiness. In contrast to {@link #isReady}, bots are not ready by default. */
    boolean hasSaidReady() {
        return ready;
    }

    /** Checks whether a token belongs to the holder. */
    boolean isTokenOfHolder(ByteString offered) {
        return occupancy.token().is(offered);
    }

    /** Checks whether a token belongs to the bot that plays for the holder. */
    public boolean isTokenOfStandIn(ByteString offered) {
        return occupancy instanceof StandIn standIn && standIn.bots().is(offered);
    }

    /**
     * Records a token that a client has shown. If it is the holder's, its secret is known from now on; after a restart the host
     * knows only the hash.
     */
    public void showed(ByteString offered) {
        if (isTokenOfHolder(offered)) {
            changeToken(offered);
        }
    }

    /** Replaces the token of the holder, unless the holder is one of the table's own bots. */
    public void changeToken(ByteString changed) {
        if (occupancy instanceof Held held) {
            occupancy = held.by(held.sitter().with(SeatToken.of(changed)));
        }
    }

    /** Checks whether a person holds the seat but is not connected, and nobody waits for the seat. */
    public boolean isLost() {
        return isPersons() && !hasHolderHere() && next == null;
    }

    /** Gives the seat of a lost person to another person, who comes with the given token. */
    public void give(Participant taker, ByteString takers) {
        if (occupancy instanceof Held held) {
            occupancy = held.by(held.sitter().givenTo(taker, SeatToken.of(takers)));
        }
    }

    /** Returns the token of the holder; empty if it is unknown. */
    public ByteString token() {
        return occupancy.token().secret();
    }

    /** Returns the token of the table's own bot that plays from the seat; empty if no such bot does. */
    public ByteString botToken() {
        if (occupancy instanceof StandIn standIn) {
            return standIn.bots().secret();
        }
        return isOwnBots() ? token() : ByteString.EMPTY;
    }

    public String name() {
        return occupancy.name();
    }

    @Nullable
    public Participant guest() {
        return occupancy.guest();
    }

    @Nullable
    public Participant waiting() {
        return next == null ? null : next.guest();
    }

    /** Checks whether the waiting guest is the holder, for whom a bot plays. */
    public boolean isWaitedForByHolder() {
        return next != null && isTokenOfHolder(next.token().secret());
    }

    /** Returns the identity of the person who holds the seat; empty for bots, and for programs without one. */
    public Optional<Identity> identity() {
        return occupancy instanceof Held held ? held.sitter().identity() : Optional.empty();
    }

    /** Checks whether a person holds the seat who plays through a page. */
    public boolean isThroughPage() {
        return occupancy instanceof Held held && held.sitter().throughPage();
    }

    /**
     * Returns the host that the person's program would start as a successor. Empty if the person is not connected, or if the
     * program would start none.
     */
    public Optional<HostOffer> offer() {
        return hasPersonHere() ? Optional.ofNullable(guest()).flatMap(Participant::offer) : Optional.empty();
    }

    /** Checks whether the owner of the host plays from the seat. */
    public boolean isOwners() {
        Participant participant = guest();
        return participant != null && participant.ownsHost();
    }

    /** Returns the level of the bot that holds the seat; none unless the host started this bot. */
    public BotLevel level() {
        return occupancy instanceof OwnBot bot ? bot.level() : BotLevel.NONE;
    }

    /**
     * Returns the level of the bot that gets the seat back when its person leaves; none if none of the table's own bots had the
     * seat.
     */
    public BotLevel levelBefore() {
        return levelBefore;
    }

    PlayerTag tag() {
        return new PlayerTag(name(), isBots());
    }

    private Sitter sitter() {
        if (occupancy instanceof Held held) {
            return held.sitter();
        }
        throw new IllegalStateException("Nobody from outside holds this seat.");
    }

    /** Returns the name of the person who left the seat to a bot of the table in this match; empty if no person has. */
    String left() {
        return occupancy instanceof OwnBot bot ? bot.left() : "";
    }
}
