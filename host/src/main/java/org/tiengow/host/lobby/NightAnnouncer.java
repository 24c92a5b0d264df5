package org.tiengow.host.lobby;

import java.util.Collection;
import java.util.List;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.NightState;
import org.tiengow.protocol.wire.NightTable;
import org.tiengow.protocol.wire.TableSummary;

/**
 * Announces the state of the night when it has changed. Changes within {@link HostLimits#LOBBY_MILLIS} of the last message are combined into
 * one. Not safe for use by several threads.
 */
final class NightAnnouncer {
    private final List<TableRoom> rooms;
    private final Runnable later;
    private NightState told = NightState.getDefaultInstance();
    private boolean everTold;
    private long toldAt;
    private boolean waits;

    /**
     * Creates an announcer.
     *
     * @param rooms the tables, whose clocks and threads are used
     * @param later announces the state again, on a table's thread
     */
    NightAnnouncer(List<TableRoom> rooms, Runnable later) {
        this.rooms = rooms;
        this.later = later;
    }

    void announce(NightState state, Collection<Participant> clients) {
        if (isTold(state)) {
            return;
        }
        TableRoom clock = rooms.get(0);
        long wait = everTold ? toldAt + HostLimits.LOBBY_MILLIS - clock.now() : 0;
        if (wait > 0) {
            waits = waits || clock.later(this::again, wait);
            return;
        }
        told = state;
        everTold = true;
        toldAt = clock.now();
        HostMessage message = HostMessage.newBuilder().setNight(state).build();
        clients.forEach(client -> client.send(message));
    }

    private void again() {
        waits = false;
        later.run();
    }

    /** Checks whether a state was announced last, apart from the time that has passed. */
    private boolean isTold(NightState state) {
        return withoutTime(state).equals(withoutTime(told));
    }

    private static NightState withoutTime(NightState state) {
        NightState.Builder timeless = state.toBuilder();
        if (timeless.hasProposal()) {
            timeless.getProposalBuilder().clearMillisLeft();
        }
        return timeless.build();
    }

    static NightTable progress(TableSummary table) {
        return NightTable.newBuilder()
                .setTable(table.getTable())
                .setStage(table.getStage())
                .setRound(table.getRound())
                .setRounds(table.getRounds())
                .build();
    }
}
