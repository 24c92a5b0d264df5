package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.table.options.PlannedStart;
import org.tiengow.host.table.seats.Mover;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.Moved;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;

/**
 * The seating of a night at one table: moves people between matches without their request, from their seats to other tables or to the
 * spectators, and to seats here. Confined to the thread of the table.
 */
public final class Reseating {
    private final TableData state;
    private final SeatAssignment seatAssignment;
    private final TableSetup tableSetup;
    private final OwnBots bots;

    /**
     * The people whom a table has released.
     *
     * @param players those who play elsewhere
     * @param others those who play nowhere and cannot stay here: disconnected people, and everybody at a table that closes
     * @param staying those who had a seat here, and now watch
     */
    public record Released(List<Mover> players, List<Mover> others, List<Mover> staying) {
        static final Released NOBODY = new Released(List.of(), List.of(), List.of());
    }

    /** The rules and options of a table. */
    public record Setup(Rules rules, TableOptions options) {}

    /**
     * The people who come to a table.
     *
     * @param players those who play
     * @param watchers those who watch
     * @param start on what the match starts
     * @param setup the rules and options to adopt; null keeps those of the table
     */
    public record Coming(
            List<Mover> players,
            List<Mover> watchers,
            PlannedStart start,
            @Nullable Setup setup) {}

    Reseating(TableData state, SeatAssignment seatAssignment, TableSetup tableSetup, OwnBots bots) {
        this.state = state;
        this.seatAssignment = seatAssignment;
        this.tableSetup = tableSetup;
        this.bots = bots;
    }

    /** Returns the rules and options in force, as another table adopts them. */
    public Setup setup() {
        return new Setup(RulesTranslator.write(state.rules()), state.options());
    }

    /** Sets whether the next match waits until people have been seated for it, however ready they are. */
    public void waitForSeats(boolean waits) {
        state.setPlannedStart(waits ? PlannedStart.NEVER : PlannedStart.BY_SETTINGS);
    }

    /** Checks whether nobody is here, neither at a seat nor watching. */
    public boolean isDeserted() {
        return state.watchers().isEmpty() && state.seats().all(TableSeat::isFree);
    }

    /** Adds the finished matches of other tables. */
    public void learns(List<FinishedMatch> others) {
        if (state.finishedMatches().addOthers(others)) {
            state.toEverybody(state.finishedMatches().message());
        }
    }

    /**
     * Releases people between two matches who are to play elsewhere, or who no longer play. Has no effect during a match.
     *
     * @param tables the number of the table of everybody who is to play the next match
     * @param closes whether the table is to be closed, so that spectators and bots go too
     */
    public Released release(Map<String, Integer> tables, boolean closes) {
        if (hasFailed() || state.isRunning()) {
            return Released.NOBODY;
        }
        List<Mover> players = new ArrayList<>();
        List<Mover> others = new ArrayList<>();
        for (int number = 0; number < state.seats().size(); number++) {
            TableSeat seat = state.seats().get(number);
            Integer table = tables.get(seat.name());
            if (seat.isPersons()
                    && (closes || table == null || table != state.settings().number())) {
                (table == null ? others : players).add(moveOut(number));
            } else if (closes && seat.isBots()) {
                removeBot(number);
            }
        }
        for (Participant watcher : List.copyOf(state.watchers())) {
            boolean plays = tables.containsKey(watcher.name()) && watcher.kind() == Kind.KIND_PERSON;
            if (plays || closes) {
                seatAssignment.stopWatching(watcher);
                (plays ? players : others).add(Mover.of(watcher));
            }
        }
        if (!players.isEmpty() || !others.isEmpty()) {
            state.backToGathering();
            state.changes().forEverybody();
        }
        if (closes) {
            return new Released(players, others, List.of());
        }
        List<Mover> staying =
                others.stream().filter(mover -> mover.participant() != null).toList();
        staying.forEach(this::watchOrLeave);
        others.removeAll(staying);
        return new Released(players, others, staying);
    }

    /**
     * Seats people who come from elsewhere, fills the free seats with bots, and leaves a finished match, also for people who stay. During a
     * match the people who come watch.
     *
     * @return the new tokens of the seats, by name
     */
    public Map<String, ByteString> seat(Coming coming, long now) {
        Map<String, ByteString> tokens = new LinkedHashMap<>();
        if (hasFailed() || state.isRunning()) {
            coming.players().forEach(this::watchOrLeave);
            coming.watchers().forEach(this::watchOrLeave);
            return tokens;
        }
        adopt(coming.setup());
        state.backToGathering();
        state.changes().forEverybody();
        if (!coming.players().isEmpty()) {
            makeRoom(coming.players().size());
        }
        for (Mover mover : coming.players()) {
            state.seats()
                    .first(TableSeat::isFree)
                    .ifPresentOrElse(
                            seat -> tokens.put(mover.name(), moveIn(mover, seat, now)), () -> watchOrLeave(mover));
        }
        coming.watchers().forEach(this::watchOrLeave);
        tableSetup.callBots(state.seats().count(TableSeat::isFree));
        state.setPlannedStart(coming.start());
        return tokens;
    }

    private void adopt(@Nullable Setup setup) {
        if (setup != null) {
            tableSetup.changeRules(setup.rules());
            tableSetup.changeOptions(setup.options());
        }
    }

    /** Adds seats up to the number of the settings, and empties bots' seats, until there are enough free ones. */
    private void makeRoom(int people) {
        int most = state.settings().seatsUnder(state.rules());
        state.seats().resize(Math.max(state.seats().size(), most));
        for (int seat = state.seats().size() - 1; seat >= 0; seat--) {
            if (state.seats().count(TableSeat::isFree) < people
                    && state.seats().get(seat).isBots()) {
                removeBot(seat);
            }
        }
    }

    private void removeBot(int seat) {
        bots.relieve(seat);
        state.seats().get(seat).clear();
        state.changes().forEverybody();
    }

    private Mover moveOut(int number) {
        TableSeat seat = state.seats().get(number);
        Participant participant = seat.hasHolderHere() ? seat.guest() : null;
        if (seat.isPlayedByStandIn()) {
            bots.relieve(number);
        }
        if (participant != null) {
            state.standings().left(participant); // the match is over, and nobody's agreement to go on is needed
        }
        return seat.moveOut();
    }

    private ByteString moveIn(Mover mover, int number, long now) {
        ByteString token = state.services().tokens().get();
        TableSeat seat = state.seats().get(number);
        seat.moveIn(mover, token, now + seatAssignment.graceMillis());
        state.seats().dress(number);
        Participant participant = mover.participant();
        if (participant != null) {
            participant.becomes(Participant.Standing.SEATED);
            state.changes().forNewcomer(participant);
            tell(participant, Moved.newBuilder().setSeat(number).setSeatToken(token));
        } else if (mover.hasStandIn()) {
            bots.standIn(number);
        }
        state.changes().forEverybody();
        return token;
    }

    private boolean hasFailed() {
        return state.stage() == TableStage.TABLE_STAGE_FAILED;
    }

    private void watchOrLeave(Mover mover) {
        if (mover.participant() != null) {
            watch(mover.participant());
        }
    }

    private void watch(Participant participant) {
        if (state.options().getSpectators() && !hasFailed()) {
            seatAssignment.startWatching(participant);
            tell(participant, Moved.newBuilder());
        } else {
            leave(participant);
        }
    }

    private void leave(Participant participant) {
        state.books()
                .tell(
                        participant,
                        HostMessage.newBuilder()
                                .setLeftTable(LeftTable.newBuilder()
                                        .setTable(state.settings().number()))
                                .build());
        participant.becomes(Participant.Standing.AWAY);
    }

    private void tell(Participant participant, Moved.Builder moved) {
        moved.setTable(state.settings().number());
        state.books().tell(participant, HostMessage.newBuilder().setMoved(moved).build());
    }
}
