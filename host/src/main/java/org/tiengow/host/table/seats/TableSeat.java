package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;
import java.security.MessageDigest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.host.journal.wire.SeatStand;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.SeatColor;
import org.tiengow.protocol.wire.SeatInfo;

/**
 * One seat of a table. Who <em>holds</em> it is shown to all and keeps its token; who <em>plays</em> from it is the guest: the
 * holder itself, nobody while the holder is lost, or a stand-in once the grace time is over. Somebody who waits for the seat
 * takes it when its next decision opens.
 */
public final class TableSeat {
    private SeatColor color;
    private Holder holder = Holder.HOLDER_FREE;
    private String name = "";
    private String level = "";
    private boolean ready;
    private ByteString token = ByteString.EMPTY;
    private ByteString tokenHash = ByteString.EMPTY;
    private ByteString standInToken = ByteString.EMPTY;
    private @Nullable Guest guest;
    private @Nullable Guest waiting;
    private ByteString waitingToken = ByteString.EMPTY;
    private ByteString waitingTokenHash = ByteString.EMPTY;
    private @Nullable Long graceEnds;
    private String left = "";
    private Optional<Identity> identity = Optional.empty();
    private boolean owner;

    /** A free seat with a colour. */
    TableSeat(SeatColor color) {
        this.color = color;
    }

    /** Somebody sits down. */
    public void take(Guest sitter, ByteString newToken) {
        clear();
        holder = sitter.kind() == Kind.KIND_BOT ? Holder.HOLDER_BOT : Holder.HOLDER_PERSON;
        name = sitter.name();
        setToken(newToken);
        guest = sitter;
        identity = holder == Holder.HOLDER_PERSON ? sitter.identity() : Optional.empty();
        owner = holder == Holder.HOLDER_PERSON && sitter.ownsHost();
    }

    /** The seat is kept for one of the table's own bots, which is on its way. */
    public void reserve(String botName, String botLevel, ByteString newToken) {
        Guest next = waiting;
        ByteString nextToken = waitingToken;
        String gone = isPersons() ? name : left;
        clear();
        left = gone;
        holder = Holder.HOLDER_BOT;
        name = botName;
        level = botLevel;
        setToken(newToken);
        waitFor(next, nextToken);
    }

    /** Nobody holds it any more. */
    public void clear() {
        holder = Holder.HOLDER_FREE;
        name = "";
        level = "";
        ready = false;
        setToken(ByteString.EMPTY);
        standInToken = ByteString.EMPTY;
        identity = Optional.empty();
        owner = false;
        guest = null;
        waitFor(null, ByteString.EMPTY);
        graceEnds = null;
        left = "";
    }

    /** A new match: nobody has left it. */
    void nobodyLeft() {
        left = "";
    }

    /** The holder's connection broke; the seat is kept for it. */
    public void lose(long until) {
        guest = null;
        ready = false;
        graceEnds = until;
    }

    /** A bot that was called with this token plays for the holder from now on. */
    public void standIn(ByteString botToken) {
        standInToken = botToken;
        guest = null;
    }

    /** The one who comes with one of the seat's tokens plays from it. */
    public void arrive(Guest comer) {
        guest = comer;
        if (standInToken.isEmpty()) {
            graceEnds = null;
        }
    }

    /** The holder plays again itself. */
    public void comeBack(Guest comer) {
        guest = comer;
        identity = comer.identity().or(() -> identity);
        owner = isPersons() && comer.ownsHost();
        waitFor(null, ByteString.EMPTY);
        standInToken = ByteString.EMPTY;
        graceEnds = null;
    }

    /** Keeps the seat for somebody who will hold it with this token; null: for nobody. */
    public void waitFor(@Nullable Guest comer, ByteString comersToken) {
        waiting = comer;
        waitingToken = comersToken;
        waitingTokenHash = TokenHash.of(comersToken);
    }

    /** The colour is the seat's, whoever comes and goes; two seats of a table never have the same. */
    public void setColor(SeatColor changed) {
        color = changed;
    }

    public SeatColor color() {
        return color;
    }

    public void setReady(boolean ready) {
        this.ready = ready;
    }

    public boolean isFree() {
        return holder == Holder.HOLDER_FREE;
    }

    public boolean isPersons() {
        return holder == Holder.HOLDER_PERSON;
    }

    public boolean isBots() {
        return holder == Holder.HOLDER_BOT;
    }

    /** Whether a bot plays from it, its own or for a person. */
    public boolean isPlayedByBot() {
        return isBots() || !standInToken.isEmpty();
    }

    /** Whether a bot plays from it for its holder, who is lost. */
    public boolean isPlayedByStandIn() {
        return !standInToken.isEmpty();
    }

    /** Whether a person holds it and plays from it now. */
    public boolean hasPersonHere() {
        return isPersons() && guest != null && standInToken.isEmpty();
    }

    /** Whether a bot from outside holds it: one that the table has not called, and cannot call again. */
    public boolean isGuestBots() {
        return isBots() && level.isEmpty();
    }

    /** Whether somebody who is not the table's own has it, is lost and may still come in time, or takes it next. */
    public boolean isSomebodys() {
        return waiting != null || !isFree() && botToken().isEmpty();
    }

    /** Whether its holder is lost and nobody plays for it yet. */
    public boolean isKept() {
        return graceEnds != null && standInToken.isEmpty();
    }

    /** When a bot begins to play for a lost holder; only while {@link #isKept()}. */
    public long graceEnds() {
        return graceEnds == null ? Long.MAX_VALUE : graceEnds;
    }

    public boolean isReady() {
        return ready || isPlayedByBot();
    }

    /** Whether this token brings its bearer here. */
    boolean isTokenOfHolder(ByteString offered) {
        return !isFree() && !tokenHash.isEmpty() && isEqual(tokenHash, TokenHash.of(offered));
    }

    /** Whether this token is that of the bot that plays for the holder. */
    public boolean isTokenOfStandIn(ByteString offered) {
        return !standInToken.isEmpty() && isEqual(standInToken, offered);
    }

    /** In the same time wherever they differ, so that no token can be found byte by byte. */
    private static boolean isEqual(ByteString right, ByteString offered) {
        return MessageDigest.isEqual(right.toByteArray(), offered.toByteArray());
    }

    /** Its holder has shown the token, of which only the hash was known after the host was gone. */
    public void showed(ByteString offered) {
        if (isTokenOfHolder(offered)) {
            token = offered;
        }
    }

    /** Its holder is known by another one from now on. */
    public void changeToken(ByteString changed) {
        setToken(changed);
    }

    private void setToken(ByteString changed) {
        token = changed;
        tokenHash = TokenHash.of(changed);
    }

    /** The seat as a journal keeps it. */
    public SeatStand stand() {
        return SeatStand.newBuilder()
                .setHolder(holder)
                .setName(name)
                .setLevel(level)
                .setColor(color)
                .setReady(ready)
                .setTokenHash(tokenHash)
                .setStandIn(!standInToken.isEmpty())
                .setNextName(waiting == null ? "" : waiting.name())
                .setNextTokenHash(waitingTokenHash)
                .setLeft(left)
                .setIdentity(identityBytes())
                .setOwner(owner)
                .build();
    }

    /**
     * The seat as it was kept. Nobody is connected: people, and bots from outside, have some time to come back. Whoever
     * waited for its next decision has it now.
     */
    void goOn(SeatStand stand, long until, long botsUntil) {
        boolean waitedFor = !stand.getNextName().isEmpty();
        color = stand.getColor();
        holder = waitedFor ? Holder.HOLDER_PERSON : stand.getHolder();
        name = waitedFor ? stand.getNextName() : stand.getName();
        level = waitedFor ? "" : stand.getLevel();
        tokenHash = waitedFor ? stand.getNextTokenHash() : stand.getTokenHash();
        if (isPersons() || isGuestBots()) {
            lose(isBots() ? botsUntil : until);
        }
        identity = Optional.of(stand.getIdentity())
                .filter(kept -> !waitedFor && !kept.isEmpty())
                .map(kept -> Identity.of(kept.toByteArray()));
        owner = !waitedFor && stand.getOwner();
        left = waitedFor ? "" : stand.getLeft();
        ready = stand.getReady();
    }

    public ByteString token() {
        return token;
    }

    /** The token of the table's own bot that plays from here; empty when none does. */
    public ByteString botToken() {
        if (!standInToken.isEmpty()) {
            return standInToken;
        }
        return level.isEmpty() ? ByteString.EMPTY : token;
    }

    public String name() {
        return name;
    }

    @Nullable
    public Guest guest() {
        return guest;
    }

    @Nullable
    public Guest waiting() {
        return waiting;
    }

    public ByteString waitingToken() {
        return waitingToken;
    }

    /** Whether the one who waits is the holder, for whom a bot plays. */
    public boolean isWaitedForByHolder() {
        return waiting != null && isTokenOfHolder(waitingToken);
    }

    /** The identity of the person who holds it; empty for bots, and for programs without one. */
    public Optional<Identity> identity() {
        return identity;
    }

    /** The host that the program of its person would start; empty while nobody is there who would. */
    public Optional<HostOffer> offer() {
        return hasPersonHere() ? Optional.ofNullable(guest).flatMap(Guest::offer) : Optional.empty();
    }

    /** Whether the owner of the host plays from it. */
    public boolean isOwners() {
        return guest != null && guest.ownsHost();
    }

    /** The level of a bot that the host started; empty otherwise. */
    public String level() {
        return level;
    }

    PlayerTag tag() {
        return new PlayerTag(name, isBots());
    }

    SeatInfo info(int seat, long now) {
        return SeatInfo.newBuilder()
                .setSeat(seat)
                .setHolder(holder)
                .setName(name)
                .setLevel(level)
                .setReady(!isFree() && isReady())
                .setPresence(presence())
                .setGraceMillis(isKept() ? (int) Math.max(0, graceEnds() - now) : 0)
                .setBotPlays(!standInToken.isEmpty())
                .setColor(isFree() ? SeatColor.SEAT_COLOR_UNSPECIFIED : color)
                .setNext(waiting == null ? "" : waiting.name())
                .setLeft(left)
                .setIdentity(identityBytes())
                .setCanHost(offer().isPresent())
                .setOwner(owner)
                .build();
    }

    private ByteString identityBytes() {
        return identity.map(Identity::bytes).map(ByteString::copyFrom).orElse(ByteString.EMPTY);
    }

    private Presence presence() {
        if (isFree()) {
            return Presence.PRESENCE_UNSPECIFIED;
        }
        if (graceEnds != null) {
            return Presence.PRESENCE_LOST;
        }
        return left.isEmpty() ? Presence.PRESENCE_HERE : Presence.PRESENCE_LEFT;
    }
}
