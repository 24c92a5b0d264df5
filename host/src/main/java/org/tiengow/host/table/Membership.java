package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableStage;

/** Who comes, goes, watches and plays from which seat. */
final class Membership {
    /** How long a bot from outside may take to find the host again after that was gone; then another plays until it comes. */
    private static final long PROGRAMS_RETURN_MILLIS = 10_000;

    private final TableContents state;
    private final OwnBots bots;

    Membership(TableContents state, OwnBots bots) {
        this.state = state;
        this.bots = bots;
    }

    /** Takes a free seat at once, or a bot's: at its next decision while a match goes on, else at once too. */
    Reply sit(Guest guest, OptionalInt wanted) {
        if (guest.kind() == Kind.KIND_SPECTATOR) {
            return HostRefusal.SPECTATORS_ONLY_WATCH.answer();
        }
        if (state.settings().botsOnly() && guest.kind() != Kind.KIND_BOT) {
            return HostRefusal.BOTS_ONLY.answer();
        }
        OptionalInt held = state.seats().of(guest);
        if (held.isPresent() && wanted.isPresent() && mayMoveTo(wanted.getAsInt())) {
            return move(held.getAsInt(), wanted.getAsInt());
        }
        if (held.isPresent() && wanted.orElse(held.getAsInt()) == held.getAsInt()) {
            return Reply.seat(state.seats().get(held.getAsInt()).token()); // who came with a token sits already
        }
        if (held.isPresent() || state.seats().waitedForBy(guest).isPresent()) {
            return HostRefusal.AT_A_TABLE.answer();
        }
        if (wanted.isPresent() && !state.seats().has(wanted.getAsInt())) {
            return HostRefusal.NO_SUCH_SEAT.aboutSeat(wanted.getAsInt());
        }
        OptionalInt free = wanted.isPresent() ? wanted : state.seats().first(TableSeat::isFree);
        if (free.isPresent() && state.seats().get(free.getAsInt()).isFree()) {
            return take(guest, free.getAsInt());
        }
        OptionalInt bots = wanted.isPresent() ? wanted : state.seats().first(seat -> canRelieve(guest, seat));
        if (bots.isPresent() && canRelieve(guest, state.seats().get(bots.getAsInt()))) {
            return relieve(guest, bots.getAsInt());
        }
        return wanted.isPresent()
                ? HostRefusal.SEAT_TAKEN.aboutSeat(wanted.getAsInt())
                : HostRefusal.TABLE_FULL.answer();
    }

    private boolean mayMoveTo(int seat) {
        return !state.isRunning()
                && state.seats().has(seat)
                && state.seats().get(seat).isFree();
    }

    /** Whoever has a seat goes to a free one, with the token and all that belongs to the old one. */
    private Reply move(int from, int to) {
        state.swapSeats(from, to);
        return Reply.seat(state.seats().get(to).token());
    }

    Reply watch(Guest guest) {
        if (state.isHere(guest)) {
            return HostRefusal.AT_A_TABLE.answer();
        }
        if (!state.options().getSpectators()) {
            return HostRefusal.NO_SPECTATORS.answer();
        }
        startWatching(guest);
        return Reply.GRANTED;
    }

    /** Leaves for good; during a match one of the table's bots takes the seat. */
    Reply leave(Guest guest) {
        if (!state.isHere(guest)) {
            return HostRefusal.NOT_AT_A_TABLE.answer();
        }
        leave(guest, false);
        return Reply.GRANTED;
    }

    /** Leaves for good, or is sent away. */
    void leave(Guest guest, boolean kicked) {
        OptionalInt seat = state.seats().of(guest);
        OptionalInt own = state.seats().first(held -> held.waiting() == guest && held.isWaitedForByHolder());
        if (!kicked) {
            state.standings().left(guest);
        }
        depart(guest, kicked);
        seat.ifPresent(this::giveUp);
        own.ifPresent(this::giveUpToBot);
    }

    /**
     * A guest's connection broke. A person's seat is kept: in a match nobody plays from it for the grace time. For a bot from
     * outside another plays at once, until it comes back; one of the table's own is called again as what it was.
     */
    void lost(Guest guest, long now) {
        long until = now + graceMillis();
        state.seats()
                .first(seat -> seat.waiting() == guest && !seat.isWaitedForByHolder())
                .ifPresent(seat -> state.seats().get(seat).waitForLost(until));
        stopWatching(guest);
        state.standings().lost(guest);
        OptionalInt found = state.seats().of(guest);
        if (found.isEmpty()) {
            return;
        }
        int seat = found.getAsInt();
        TableSeat held = state.seats().get(seat);
        if (held.hasHolderHere() && (held.isPersons() || state.isRunning())) {
            held.lose(until);
            state.changes().forEverybody();
            if (held.isBots()) {
                bots.standIn(seat); // nobody waits for a program
            }
        } else {
            giveUp(seat);
        }
    }

    /** The name of whom a token would bring back; empty when this table did not give it out, or no longer knows it. */
    Optional<String> nameFor(ByteString token) {
        OptionalInt found = state.seats().withToken(token);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        TableSeat seat = state.seats().get(found.getAsInt());
        Guest waiting = seat.waiting();
        return Optional.of(waiting != null && seat.isTokenOfNext(token) ? waiting.name() : seat.name());
    }

    /** A fresh token for the seat of the person with this key; empty when that has none, or plays from it. */
    Optional<ByteString> tokenFor(Identity key) {
        OptionalInt seat = state.seats()
                .first(held -> held.isPersons()
                        && !held.hasPersonHere()
                        && held.identity().filter(key::equals).isPresent());
        if (seat.isEmpty()) {
            return Optional.empty();
        }
        ByteString token = state.services().tokens().get();
        state.seats().get(seat.getAsInt()).changeToken(token);
        return Optional.of(token);
    }

    Optional<String> whoseLost(int seat) {
        return state.seats().has(seat) && state.seats().get(seat).isLost()
                ? Optional.of(state.seats().get(seat).name())
                : Optional.empty();
    }

    /** Under the same name, which all know the seat by; a bot that plays for it does so until its new person is there. */
    Reply giveLost(int seat, String holder, Guest taker) {
        if (whoseLost(seat).filter(holder::equals).isEmpty()) {
            return HostRefusal.SEAT_NOT_LOST.aboutSeat(seat);
        }
        ByteString token = state.services().tokens().get();
        state.seats().get(seat).give(taker, token);
        state.changes().forEverybody();
        return Reply.seat(token);
    }

    /** Somebody comes with the token of a seat: at once when nobody plays from it, or no round is played, else at its next decision. */
    Reply comeBack(Guest guest, ByteString token) {
        OptionalInt found = state.seats().withToken(token);
        if (found.isEmpty()) {
            return HostRefusal.UNKNOWN_TOKEN.answer();
        }
        TableSeat seat = state.seats().get(found.getAsInt());
        if (seat.isTokenOfNext(token)) {
            return waitOn(guest, found.getAsInt(), token);
        }
        seat.showed(token);
        if (seat.isTokenOfStandIn(token) || seat.isBots() && !seat.isPlayedByStandIn()) {
            replaceConnection(seat);
            seat.arrive(guest);
        } else if (!seat.isPlayedByBot()) {
            replaceConnection(seat);
            seat.comeBack(guest);
        } else if (state.stage() == TableStage.TABLE_STAGE_PLAYING && seat.isPersons()) {
            return waitFor(guest, seat, token);
        } else {
            bots.relieve(found.getAsInt());
            seat.comeBack(guest);
        }
        guest.becomes(Guest.Standing.SEATED);
        state.changes().forNewcomer(guest);
        state.changes().forEverybody();
        return Reply.seat(token);
    }

    /** Whoever waits for a seat takes it now; who is lost meanwhile, once that one is back. */
    void handOver(int number) {
        TableSeat seat = state.seats().get(number);
        Guest next = seat.waiting();
        if (next == null || seat.isNextLost()) {
            return;
        }
        bots.relieve(number);
        state.watchers().remove(next);
        seat.handOver();
        next.becomes(Guest.Standing.SEATED);
        state.changes().forEverybody();
    }

    /** Those who wait for a seat need not wait for a decision when no round is played. */
    void handOverAll() {
        for (int seat = 0; seat < state.seats().size(); seat++) {
            handOver(seat);
        }
    }

    /**
     * The match is over, and nobody is here for whom another need be played: no bot holds the seat of somebody who is lost for longer
     * than the grace time from now on. Else it is kept, so that those who are here can go on.
     */
    void standInsGo(long now) {
        if (state.seats().any(TableSeat::hasPersonHere)) {
            return;
        }
        for (int number = 0; number < state.seats().size(); number++) {
            TableSeat seat = state.seats().get(number);
            if (seat.isPlayedByStandIn()) {
                bots.relieve(number);
                seat.lose(now + graceMillis());
            }
        }
    }

    private long graceMillis() {
        return state.options().getGraceSeconds() * 1000L;
    }

    /**
     * Somebody who waits for a seat comes over another connection. While a round is shuffled for, the wait goes on: what the seat saw
     * of the match before is not theirs, and to forget it would end the shuffle.
     */
    private Reply waitOn(Guest guest, int number, ByteString token) {
        Reply answer = waitFor(guest, state.seats().get(number), token);
        if (state.stage() != TableStage.TABLE_STAGE_PLAYING
                && !state.shuffling().isOpen()) {
            forgetWhatIsNotTheirs();
            handOver(number);
        }
        return answer;
    }

    /** Once the grace time of a lost seat is over, a bot plays for it, or without a match it is free; says whether there was one. */
    boolean endGrace(long now) {
        OptionalInt late = state.seats().first(seat -> seat.isNextTooLate(now));
        if (late.isPresent()) {
            state.seats().get(late.getAsInt()).waitForNobody();
            state.changes().forEverybody();
            return true;
        }
        OptionalInt over = state.seats().first(seat -> seat.isGraceOver(now));
        over.ifPresent(state.isRunning() ? bots::standIn : this::vacate);
        return over.isPresent();
    }

    /** Goes on with the seats as they were kept, and calls the table's own bots again. */
    void goOn(List<SeatSnapshot> snapshots, long now) {
        state.seats().goOn(snapshots, now + graceMillis(), now + PROGRAMS_RETURN_MILLIS);
        for (int seat = 0; seat < snapshots.size(); seat++) {
            TableSeat held = state.seats().get(seat);
            boolean waitedFor = !snapshots.get(seat).getNextName().isEmpty();
            if (held.isOwnBots()) {
                bots.callAgain(seat);
            } else if (snapshots.get(seat).getStandIn() && !waitedFor) {
                bots.standIn(seat);
            }
        }
    }

    /** When the next grace time is over; {@link Long#MAX_VALUE} without one. */
    long nextGraceEnd() {
        return state.seats().nextGraceEnd();
    }

    private Reply take(Guest guest, int number) {
        TableSeat seat = state.seats().get(number);
        stopWatching(guest);
        forgetWhatIsNotTheirs();
        seat.take(guest, state.services().tokens().get());
        guest.becomes(Guest.Standing.SEATED);
        state.changes().forNewcomer(guest);
        state.changes().forEverybody();
        return Reply.seat(seat.token());
    }

    /** What a seat has seen of the last match is not a newcomer's to know, where it is never to be shown. */
    private void forgetWhatIsNotTheirs() {
        if (state.options().getReveal() == Reveal.REVEAL_NEVER) {
            state.backToGathering();
        }
    }

    private boolean canRelieve(Guest guest, TableSeat seat) {
        return guest.kind() == Kind.KIND_PERSON && seat.isBots() && seat.waiting() == null;
    }

    private Reply relieve(Guest guest, int number) {
        TableSeat seat = state.seats().get(number);
        if (state.isRunning()) {
            return waitFor(guest, seat, state.services().tokens().get());
        }
        bots.relieve(number);
        return take(guest, number);
    }

    private Reply waitFor(Guest guest, TableSeat seat, ByteString token) {
        Guest earlier = seat.waiting();
        if (earlier != null) {
            replace(earlier);
        }
        seat.waitFor(guest, token);
        startWatching(guest);
        return Reply.seat(token);
    }

    private void startWatching(Guest guest) {
        if (state.watchers().add(guest)) {
            state.changes().forNewcomer(guest);
        }
        guest.becomes(Guest.Standing.WATCHING);
        state.changes().forEverybody();
    }

    private void stopWatching(Guest guest) {
        if (state.watchers().remove(guest)) {
            state.seats()
                    .first(seat -> seat.waiting() == guest && !seat.isNextLost())
                    .ifPresent(seat -> state.seats().get(seat).waitForNobody());
            state.changes().forEverybody();
        }
    }

    /** A seat entered again from another connection: the earlier one ends. */
    private void replaceConnection(TableSeat seat) {
        Guest earlier = seat.guest();
        if (earlier != null) {
            replace(earlier);
        }
    }

    private void replace(Guest earlier) {
        stopWatching(earlier);
        earlier.becomes(Guest.Standing.AWAY);
        earlier.replaced();
    }

    /** Is told that it is no longer at the table. */
    void depart(Guest guest, boolean kicked) {
        if (kicked) {
            state.standings().lost(guest); // it may not want to go, and agree to something elsewhere
        }
        stopWatching(guest);
        guest.send(HostMessage.newBuilder()
                .setLeftTable(LeftTable.newBuilder()
                        .setTable(state.settings().number())
                        .setKicked(kicked))
                .build());
        guest.becomes(Guest.Standing.AWAY);
    }

    /** Nobody plays from a seat any more: the table's own bot that did comes again, and so does one that stood in for somebody. */
    private void giveUp(int seat) {
        TableSeat held = state.seats().get(seat);
        boolean again = state.isRunning() || !bots.isGivenUp(seat);
        if (again && held.isPlayedByStandIn()) {
            bots.standIn(seat);
        } else if (again && held.isOwnBots()) {
            bots.callAgain(seat);
        } else {
            vacate(seat);
        }
    }

    /** The holder for whom a bot plays does not want the seat back. */
    private void giveUpToBot(int seat) {
        bots.relieve(seat);
        vacate(seat);
    }

    /** Nobody from outside holds this seat any more: one of the table's own bots has it while a match goes on, else it is free. */
    void vacate(int seat) {
        if (state.isRunning()) {
            String before = state.seats().get(seat).levelBefore();
            bots.hold(seat, before.isEmpty() ? state.settings().level() : before);
        } else {
            TableSeat held = state.seats().get(seat);
            Guest next = held.waiting();
            held.clear();
            if (next != null) {
                depart(next, false);
            }
        }
        state.changes().forEverybody();
    }
}
