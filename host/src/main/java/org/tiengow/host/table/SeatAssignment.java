package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableStage;

/** Assigns seats: handles guests that sit down, watch, leave, lose their connection and come back. */
final class SeatAssignment {
    /**
     * Milliseconds for a bot from outside to reconnect after a restart of the host. After that, a stand-in plays until the bot
     * comes back.
     */
    private static final long PROGRAMS_RETURN_MILLIS = 10_000;

    private final TableData state;
    private final OwnBots bots;

    SeatAssignment(TableData state, OwnBots bots) {
        this.state = state;
        this.bots = bots;
    }

    /** Takes a free seat at once. A bot's seat is taken at once without a match, and at its next decision during a match. */
    Reply sit(Participant participant, OptionalInt wanted) {
        if (participant.kind() == Kind.KIND_SPECTATOR) {
            return HostRefusal.SPECTATORS_ONLY_WATCH.answer();
        }
        if (state.settings().botsOnly() && participant.kind() != Kind.KIND_BOT) {
            return HostRefusal.BOTS_ONLY.answer();
        }
        OptionalInt held = state.seats().of(participant);
        if (held.isPresent() && wanted.isPresent() && mayMoveTo(wanted.getAsInt())) {
            return move(held.getAsInt(), wanted.getAsInt());
        }
        // A guest that came with a token is already seated.
        if (held.isPresent() && wanted.orElse(held.getAsInt()) == held.getAsInt()) {
            return Reply.seat(state.seats().get(held.getAsInt()).token());
        }
        if (held.isPresent() || state.seats().waitedForBy(participant).isPresent()) {
            return HostRefusal.AT_A_TABLE.answer();
        }
        if (wanted.isPresent() && !state.seats().has(wanted.getAsInt())) {
            return HostRefusal.NO_SUCH_SEAT.aboutSeat(wanted.getAsInt());
        }
        OptionalInt free = wanted.isPresent() ? wanted : state.seats().first(TableSeat::isFree);
        if (free.isPresent() && state.seats().get(free.getAsInt()).isFree()) {
            return take(participant, free.getAsInt());
        }
        OptionalInt bots = wanted.isPresent() ? wanted : state.seats().first(seat -> canRelieve(participant, seat));
        if (bots.isPresent() && canRelieve(participant, state.seats().get(bots.getAsInt()))) {
            return relieve(participant, bots.getAsInt());
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

    /** Moves a seated guest to a free seat. The token and everything else that belongs to the old seat move along. */
    private Reply move(int from, int to) {
        state.swapSeats(from, to);
        return Reply.seat(state.seats().get(to).token());
    }

    Reply watch(Participant participant) {
        if (state.isHere(participant)) {
            return HostRefusal.AT_A_TABLE.answer();
        }
        if (!state.options().getSpectators()) {
            return HostRefusal.NO_SPECTATORS.answer();
        }
        startWatching(participant);
        return Reply.GRANTED;
    }

    /** Leaves the table for good. During a match one of the table's own bots takes the seat. */
    Reply leave(Participant participant) {
        if (!state.isHere(participant)) {
            return HostRefusal.NOT_AT_A_TABLE.answer();
        }
        leave(participant, false);
        return Reply.GRANTED;
    }

    /**
     * Removes a guest for good.
     *
     * @param kicked whether the owner has sent the guest away
     */
    void leave(Participant participant, boolean kicked) {
        OptionalInt seat = state.seats().of(participant);
        OptionalInt own = state.seats().first(held -> held.waiting() == participant && held.isWaitedForByHolder());
        if (!kicked) {
            state.standings().left(participant);
        }
        depart(participant, kicked);
        seat.ifPresent(this::giveUp);
        own.ifPresent(this::giveUpToBot);
    }

    /**
     * Handles a lost connection. The seat of a person is kept; in a match nobody plays from it during the grace time. For a bot
     * from outside a stand-in plays at once, until the bot comes back. One of the table's own bots is called again.
     */
    void lost(Participant participant, long now) {
        long until = now + graceMillis();
        state.seats()
                .first(seat -> seat.waiting() == participant && !seat.isWaitedForByHolder())
                .ifPresent(seat -> state.seats().get(seat).waitForLost(until));
        stopWatching(participant);
        state.standings().lost(participant);
        OptionalInt found = state.seats().of(participant);
        if (found.isEmpty()) {
            return;
        }
        int seat = found.getAsInt();
        TableSeat held = state.seats().get(seat);
        if (held.hasHolderHere() && (held.isPersons() || state.isRunning())) {
            held.lose(until);
            state.changes().forEverybody();
            if (held.isBots()) {
                bots.standIn(seat); // a bot from outside gets no grace time
            }
        } else {
            giveUp(seat);
        }
    }

    /** Returns the name of the guest that a token would bring back; empty if the token is unknown at this table. */
    Optional<String> nameFor(ByteString token) {
        OptionalInt found = state.seats().withToken(token);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        TableSeat seat = state.seats().get(found.getAsInt());
        Participant waiting = seat.waiting();
        return Optional.of(waiting != null && seat.isTokenOfNext(token) ? waiting.name() : seat.name());
    }

    /** Creates a new token for the seat of the person with this key. Empty if the person has no seat, or plays from it. */
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

    /**
     * Gives the seat of a lost person to another person. The seat keeps its name, by which everybody knows it. A bot that plays for
     * the seat continues until the new person comes.
     */
    Reply giveLost(int seat, String holder, Participant taker) {
        if (whoseLost(seat).filter(holder::equals).isEmpty()) {
            return HostRefusal.SEAT_NOT_LOST.aboutSeat(seat);
        }
        ByteString token = state.services().tokens().get();
        state.seats().get(seat).give(taker, token);
        state.changes().forEverybody();
        return Reply.seat(token);
    }

    /**
     * Seats a guest that has come with the token of a seat. If a bot plays for the holder in a round, the guest waits for the
     * seat's next decision. Otherwise it takes the seat at once.
     */
    Reply comeBack(Participant participant, ByteString token) {
        OptionalInt found = state.seats().withToken(token);
        if (found.isEmpty()) {
            return HostRefusal.UNKNOWN_TOKEN.answer();
        }
        TableSeat seat = state.seats().get(found.getAsInt());
        if (seat.isTokenOfNext(token)) {
            return waitOn(participant, found.getAsInt(), token);
        }
        seat.showed(token);
        if (seat.isTokenOfStandIn(token) || seat.isBots() && !seat.isPlayedByStandIn()) {
            replaceConnection(seat);
            seat.arrive(participant);
        } else if (!seat.isPlayedByBot()) {
            replaceConnection(seat);
            seat.comeBack(participant);
        } else if (state.stage() == TableStage.TABLE_STAGE_PLAYING && seat.isPersons()) {
            return waitFor(participant, seat, token);
        } else {
            bots.relieve(found.getAsInt());
            seat.comeBack(participant);
        }
        participant.becomes(Participant.Standing.SEATED);
        state.changes().forNewcomer(participant);
        state.changes().forEverybody();
        return Reply.seat(token);
    }

    /** Gives a seat to the waiting guest. If this guest is lost, it gets the seat after it has come back. */
    void handOver(int number) {
        TableSeat seat = state.seats().get(number);
        Participant next = seat.waiting();
        if (next == null || seat.isNextLost()) {
            return;
        }
        bots.relieve(number);
        state.watchers().remove(next);
        seat.handOver();
        state.seats().dress(number);
        next.becomes(Participant.Standing.SEATED);
        state.changes().forEverybody();
    }

    /** Gives all seats to their waiting guests. Outside of a round no decision will open for which they could wait. */
    void handOverAll() {
        for (int seat = 0; seat < state.seats().size(); seat++) {
            handOver(seat);
        }
    }

    /**
     * Dismisses the stand-in bots after a match if no person is connected. Each lost holder has a new grace time from now on; then
     * the seat is free. If a person is connected, the stand-ins stay, so that another match can begin.
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

    long graceMillis() {
        return state.options().getGraceSeconds() * 1000L;
    }

    /**
     * Takes a new connection of a guest that waits for a seat. The guest continues to wait while a round is being shuffled. It must
     * not see what the seat saw of the last match, and discarding that match would abort the shuffle.
     */
    private Reply waitOn(Participant participant, int number, ByteString token) {
        Reply answer = waitFor(participant, state.seats().get(number), token);
        if (state.stage() != TableStage.TABLE_STAGE_PLAYING
                && !state.shuffling().isOpen()) {
            forgetWhatIsNotTheirs();
            handOver(number);
        }
        return answer;
    }

    /**
     * Ends one grace time or one wait that has expired, and returns whether there was one. During a match a bot plays for the lost
     * holder from now on; without a match the seat becomes free.
     */
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

    /** Restores the seats from the journal, and calls the table's own bots again. */
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

    /** Returns the end of the next grace time; {@link Long#MAX_VALUE} without one. */
    long nextGraceEnd() {
        return state.seats().nextGraceEnd();
    }

    private Reply take(Participant participant, int number) {
        TableSeat seat = state.seats().get(number);
        stopWatching(participant);
        forgetWhatIsNotTheirs();
        seat.take(participant, state.services().tokens().get());
        state.seats().dress(number);
        participant.becomes(Participant.Standing.SEATED);
        state.changes().forNewcomer(participant);
        state.changes().forEverybody();
        return Reply.seat(seat.token());
    }

    /** Discards the last match if its tiles are never revealed, so that a newcomer does not see what the seat saw of it. */
    private void forgetWhatIsNotTheirs() {
        if (state.options().getReveal() == Reveal.REVEAL_NEVER) {
            state.backToGathering();
        }
    }

    private boolean canRelieve(Participant participant, TableSeat seat) {
        return participant.kind() == Kind.KIND_PERSON && seat.isBots() && seat.waiting() == null;
    }

    private Reply relieve(Participant participant, int number) {
        TableSeat seat = state.seats().get(number);
        if (state.isRunning()) {
            return waitFor(participant, seat, state.services().tokens().get());
        }
        bots.relieve(number);
        return take(participant, number);
    }

    private Reply waitFor(Participant participant, TableSeat seat, ByteString token) {
        Participant earlier = seat.waiting();
        if (earlier != null) {
            replace(earlier);
        }
        seat.waitFor(participant, token);
        startWatching(participant);
        return Reply.seat(token);
    }

    void startWatching(Participant participant) {
        if (state.watchers().add(participant)) {
            state.changes().forNewcomer(participant);
        }
        participant.becomes(Participant.Standing.WATCHING);
        state.changes().forEverybody();
    }

    void stopWatching(Participant participant) {
        if (state.watchers().remove(participant)) {
            state.seats()
                    .first(seat -> seat.waiting() == participant && !seat.isNextLost())
                    .ifPresent(seat -> state.seats().get(seat).waitForNobody());
            state.changes().forEverybody();
        }
    }

    /** Ends the earlier connection of a seat that is entered again. */
    private void replaceConnection(TableSeat seat) {
        Participant earlier = seat.guest();
        if (earlier != null) {
            replace(earlier);
        }
    }

    private void replace(Participant earlier) {
        stopWatching(earlier);
        earlier.becomes(Participant.Standing.AWAY);
        earlier.replaced();
    }

    /** Informs a guest that it is no longer at the table. */
    void depart(Participant participant, boolean kicked) {
        if (kicked) {
            // A kicked guest may not accept this, and may agree to a takeover elsewhere.
            state.standings().lost(participant);
        }
        stopWatching(participant);
        participant.send(HostMessage.newBuilder()
                .setLeftTable(LeftTable.newBuilder()
                        .setTable(state.settings().number())
                        .setKicked(kicked))
                .build());
        participant.becomes(Participant.Standing.AWAY);
    }

    /**
     * Handles a seat from which nobody plays any more. One of the table's own bots is called again, also as a stand-in. Any other
     * seat is vacated.
     */
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

    /** Vacates a seat whose holder does not want it back from the stand-in bot. */
    private void giveUpToBot(int seat) {
        bots.relieve(seat);
        vacate(seat);
    }

    /** Removes the holder of a seat. During a match one of the table's own bots takes the seat, otherwise it becomes free. */
    void vacate(int seat) {
        if (state.isRunning()) {
            bots.holdAgain(seat);
        } else {
            TableSeat held = state.seats().get(seat);
            Participant next = held.waiting();
            held.clear();
            if (next != null) {
                depart(next, false);
            }
        }
        state.changes().forEverybody();
    }
}
