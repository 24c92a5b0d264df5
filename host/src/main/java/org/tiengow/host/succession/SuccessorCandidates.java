package org.tiengow.host.succession;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.tiengow.host.table.telling.Participant;

/** The people whose programs could take a host over, for an owner without a seat. Every method may wait some seconds for a busy table. */
public final class SuccessorCandidates {
    private static final int SEATS = 4;
    private static final long TABLE_MILLIS = 5_000;

    private final List<? extends HandoverTable> tables;
    private final Optional<HandoverSender> handover;

    public SuccessorCandidates(List<? extends HandoverTable> tables, Optional<HandoverSender> handover) {
        this.tables = tables;
        this.handover = handover;
    }

    /**
     * A person whose program could take the host over.
     *
     * @param table the number of the table, from 0
     * @param seat the seat, from 0
     * @param name the name of the person
     */
    public record Heir(int table, int seat, String name) {}

    /** Returns all candidates, by table and seat. */
    public List<Heir> all() {
        List<Heir> all = new ArrayList<>();
        for (HandoverTable table : tables) {
            for (int seat = 0; seat < SEATS; seat++) {
                int each = seat;
                heirAt(table, seat)
                        .ifPresent(participant -> all.add(new Heir(table.number(), each, participant.name())));
            }
        }
        return all;
    }

    /**
     * Asks the program of the person at a seat to take the host over, in the background.
     *
     * @param now whether to hand over in the middle of a round instead of waiting for its end
     * @return false when no such program is there, or a handover is in progress
     */
    public boolean handOver(int table, int seat, boolean now) {
        return table >= 0
                && table < tables.size()
                && heirAt(tables.get(table), seat)
                        .flatMap(heir -> handover.filter(sender -> sender.begin(heir, table, seat, now)))
                        .isPresent();
    }

    private static Optional<Participant> heirAt(HandoverTable table, int seat) {
        return table.heirAt(seat)
                .completeOnTimeout(Optional.empty(), TABLE_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }
}
