package org.tiengow.host;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.succession.HandOvers;
import org.tiengow.host.table.Table;

/** The people whose programs could take a host over, for an owner without a seat. Every method may wait some seconds for a busy table. */
public final class SuccessorCandidates {
    private static final int SEATS = 4;
    private static final long TABLE_MILLIS = 5_000;

    private final List<TableRoom> rooms;
    private final HandOvers handOvers;

    public SuccessorCandidates(List<TableRoom> rooms, HandOvers handOvers) {
        this.rooms = rooms;
        this.handOvers = handOvers;
    }

    /**
     * A person whose program could take the host over.
     *
     * @param table the number of the table, from 0
     * @param seat the seat, from 0
     * @param name the name of the person
     */
    public record Heir(int table, int seat, String name) {}

    /** Returns all possible heirs, by table and seat. */
    public List<Heir> all() {
        List<Heir> all = new ArrayList<>();
        for (TableRoom room : rooms) {
            all.addAll(ask(room, table -> at(table, room.number()), List.of()));
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
                && table < rooms.size()
                && ask(
                        rooms.get(table),
                        there -> there.heirAt(seat)
                                .map(heir -> handOvers.begin(heir, table, seat, now))
                                .orElse(false),
                        false);
    }

    private static List<Heir> at(Table table, int number) {
        List<Heir> here = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            int each = seat;
            table.heirAt(seat).ifPresent(participant -> here.add(new Heir(number, each, participant.name())));
        }
        return here;
    }

    private static <T> T ask(TableRoom room, Function<Table, T> question, T late) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        room.tell(table -> answer.complete(question.apply(table)));
        return answer.completeOnTimeout(late, TABLE_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }
}
