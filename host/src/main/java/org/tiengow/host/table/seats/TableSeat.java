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
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatFace;

/**
 * One seat of a table. Who <em>holds</em> it is shown to all and keeps its token; who <em>plays</em> from it is the guest: the
 * holder itself, nobody while the holder is lost, or a stand-in once the grace time is over. Somebody who waits for the seat
 * takes it when its next decision opens.
 */
public final class TableSeat {
    private Occupancy occupancy = Occupancy.FREE;
    private SeatColor color;
    private SeatFace face;
    private boolean ready;
    /** Whether its person, who is not ready, looks at the round again. */
    private boolean looking;

    private @Nullable Next next;
    /** The level of the bot a person has taken this seat from; empty: none was there. */
    private String levelBefore = "";

    /** Who takes the seat next, and holds it with this token then; who is lost may come back until then, else it is {@link #HERE}. */
    record Next(Guest guest, SeatToken token, long until) {
        static final long HERE = Long.MAX_VALUE;
    }

    /** A free seat with a colour and a face. */
    TableSeat(SeatColor color, SeatFace face) {
        this.color = color;
        this.face = face;
    }

    /** The same as it was kept: whose it is, the level of the bot it was taken from, and whether its holder was ready. */
    TableSeat goOn(Occupancy kept, String before, boolean wasReady) {
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

    /** Somebody sits down. */
    public void take(Guest sitter, ByteString newToken) {
        String before = level();
        clear();
        levelBefore = before;
        occupancy = new Here(Sitter.of(sitter, newToken), sitter);
    }

    /** The seat is kept for one of the table's own bots, which is on its way; whoever waits for it still does. */
    public void reserve(String botName, String botLevel, ByteString newToken) {
        occupancy = new OwnBot(botName, botLevel, SeatToken.of(newToken), null, isPersons() ? name() : left());
        ready = false;
    }

    /** Nobody holds it any more. */
    public void clear() {
        occupancy = Occupancy.FREE;
        ready = false;
        levelBefore = "";
        next = null;
    }

    /** A new match: nobody has left it. */
    void nobodyLeft() {
        if (occupancy instanceof OwnBot bot) {
            occupancy = new OwnBot(bot.name(), bot.level(), bot.token(), bot.guest(), "");
        }
    }

    /** The holder's connection broke; the seat is kept for it. */
    public void lose(long until) {
        occupancy = new Lost(sitter(), until);
        ready = false;
    }

    /** A bot that was called with this token plays for the holder from now on. */
    public void standIn(ByteString botToken) {
        occupancy = new StandIn(sitter(), SeatToken.of(botToken), null);
    }

    /** The one who comes with one of the seat's tokens plays from it. */
    public void arrive(Guest comer) {
        if (occupancy instanceof OwnBot bot) {
            occupancy = new OwnBot(bot.name(), bot.level(), bot.token(), comer, bot.left());
        } else if (occupancy instanceof StandIn standIn) {
            occupancy = new StandIn(standIn.sitter(), standIn.bots(), comer);
        } else {
            occupancy = new Here(sitter(), comer);
        }
    }

    /** The holder plays again itself; whoever else waits for the seat still does. */
    public void comeBack(Guest comer) {
        if (isWaitedForByHolder()) {
            next = null;
        }
        occupancy = new Here(sitter().back(comer), comer);
    }

    /** Keeps the seat for somebody who will hold it with this token. */
    public void waitFor(Guest comer, ByteString comersToken) {
        next = new Next(comer, SeatToken.of(comersToken), Next.HERE);
    }

    /** Who waits for it has lost the connection, and may come back in time. */
    public void waitForLost(long until) {
        next = next == null ? null : new Next(next.guest(), next.token(), until);
    }

    /** Whether it is kept for somebody who has lost the connection while waiting. */
    public boolean isNextLost() {
        return next != null && next.until() != Next.HERE;
    }

    /** Whether that one has been away for too long. */
    public boolean isNextTooLate(long now) {
        return next != null && now >= next.until();
    }

    /** Whether this token is that of somebody who waits for another's seat. */
    public boolean isTokenOfNext(ByteString offered) {
        return next != null && !isWaitedForByHolder() && next.token().is(offered);
    }

    /** Nobody waits for it any more. */
    public void waitForNobody() {
        next = null;
    }

    /** Whoever waits for it has it now. */
    public void handOver() {
        Next now = next;
        if (now != null && isWaitedForByHolder()) {
            comeBack(now.guest());
        } else if (now != null) {
            take(now.guest(), now.token().secret());
        }
    }

    /** The colour is the seat's, whoever comes and goes; two seats of a table never have the same. */
    public void setColor(SeatColor changed) {
        color = changed;
    }

    public SeatColor color() {
        return color;
    }

    /** The face is the seat's as its colour is. */
    void setFace(SeatFace changed) {
        face = changed;
    }

    public SeatFace face() {
        return face;
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

    /** Whether one of the table's own bots holds it. */
    public boolean isOwnBots() {
        return occupancy instanceof OwnBot;
    }

    /** Whether a bot plays from it, its own or for a person. */
    public boolean isPlayedByBot() {
        return isBots() || isPlayedByStandIn();
    }

    /** Whether a bot plays from it for its holder, who is lost. */
    public boolean isPlayedByStandIn() {
        return occupancy instanceof StandIn;
    }

    /** Whether whoever holds it, and is not the table's own, plays from it now. */
    public boolean hasHolderHere() {
        return occupancy instanceof Here;
    }

    /** Whether a person holds it and plays from it now. */
    public boolean hasPersonHere() {
        return isPersons() && hasHolderHere();
    }

    /** Whether somebody who is not the table's own has it, is lost and may still come in time, or takes it next. */
    public boolean isSomebodys() {
        return next != null || !isFree() && botToken().isEmpty();
    }

    /** Whether a bot is to begin now to play for a lost holder. */
    public boolean isGraceOver(long now) {
        return occupancy instanceof Lost lost && now >= lost.until();
    }

    /** When that is; {@link Long#MAX_VALUE} when none is to. */
    long graceEnds() {
        long nextEnds = next == null ? Next.HERE : next.until();
        return occupancy instanceof Lost lost ? Math.min(lost.until(), nextEnds) : nextEnds;
    }

    /** Its person wants the next round to wait, or no longer. */
    public void setLooking(boolean looking) {
        this.looking = looking;
    }

    /** Whether its person is here and wants the next round to wait. */
    public boolean isLooking() {
        return looking && hasPersonHere();
    }

    public boolean isReady() {
        return ready || isPlayedByBot();
    }

    /** Whether its holder has said so. */
    boolean hasSaidReady() {
        return ready;
    }

    /** Whether this token brings its bearer here. */
    boolean isTokenOfHolder(ByteString offered) {
        return occupancy.token().is(offered);
    }

    /** Whether this token is that of the bot that plays for the holder. */
    public boolean isTokenOfStandIn(ByteString offered) {
        return occupancy instanceof StandIn standIn && standIn.bots().is(offered);
    }

    /** Somebody comes with this token; it may be the holder's, of which only the hash was known after the host was gone. */
    public void showed(ByteString offered) {
        if (isTokenOfHolder(offered)) {
            changeToken(offered);
        }
    }

    /** A holder from outside is known by this token from now on. */
    public void changeToken(ByteString changed) {
        if (occupancy instanceof Held held) {
            occupancy = held.by(held.sitter().with(SeatToken.of(changed)));
        }
    }

    /** A person holds it who is not there, and does not wait for it either. */
    public boolean isLost() {
        return isPersons() && !hasHolderHere() && next == null;
    }

    /** What a person held who is lost is this one's from now on, who comes with this token. */
    public void give(Guest taker, ByteString takers) {
        if (occupancy instanceof Held held) {
            occupancy = held.by(held.sitter().givenTo(taker, SeatToken.of(takers)));
        }
    }

    /** What brings its holder back; empty when it is not known. */
    public ByteString token() {
        return occupancy.token().secret();
    }

    /** The token of the table's own bot that plays from here; empty when none does. */
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
    public Guest guest() {
        return occupancy.guest();
    }

    @Nullable
    public Guest waiting() {
        return next == null ? null : next.guest();
    }

    /** Whether the one who waits is the holder, for whom a bot plays. */
    public boolean isWaitedForByHolder() {
        return next != null && isTokenOfHolder(next.token().secret());
    }

    /** The identity of the person who holds it; empty for bots, and for programs without one. */
    public Optional<Identity> identity() {
        return occupancy instanceof Held held ? held.sitter().identity() : Optional.empty();
    }

    /** Whether a person holds it who plays through a page. */
    public boolean isThroughPage() {
        return occupancy instanceof Held held && held.sitter().throughPage();
    }

    /** The host that the program of its person would start; empty while nobody is there who would. */
    public Optional<HostOffer> offer() {
        return hasPersonHere() ? Optional.ofNullable(guest()).flatMap(Guest::offer) : Optional.empty();
    }

    /** Whether the owner of the host plays from it. */
    public boolean isOwners() {
        Guest guest = guest();
        return guest != null && guest.ownsHost();
    }

    /** The level of a bot that the host started; empty otherwise. */
    public String level() {
        return occupancy instanceof OwnBot bot ? bot.level() : "";
    }

    /** The level of the bot that gets the seat back when its person leaves; empty where no bot of the table had it. */
    public String levelBefore() {
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

    /** Who has left it to a bot of the table in this match; empty when nobody has. */
    String left() {
        return occupancy instanceof OwnBot bot ? bot.left() : "";
    }
}
