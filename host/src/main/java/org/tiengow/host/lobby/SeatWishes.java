package org.tiengow.host.lobby;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.SeatWish;

/**
 * The pending requests for seats of people who are disconnected. A client without the seat's token cannot prove that it belongs to the same
 * person, so the owner decides. Each request ends exactly once, and its sender is told the outcome. All methods may be called from any
 * thread.
 */
public final class SeatWishes {
    private final LongSupplier clock;
    private final Map<Integer, Wish> open = new LinkedHashMap<>();
    private final Set<Consumer<List<SeatWish>>> owners = new LinkedHashSet<>();
    private int last;

    /**
     * Creates an empty list.
     *
     * @param clock a monotonic clock in milliseconds
     */
    public SeatWishes(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * One pending request.
     *
     * @param number its unique number
     * @param guest the client that asks
     * @param table the number of the table
     * @param seat the seat at that table
     * @param holder the name of the seat's holder
     * @param until the deadline for the owner's answer, by the clock in milliseconds
     * @param end called once with the outcome
     */
    public record Wish(
            int number, Participant guest, int table, int seat, String holder, long until, Consumer<Reply> end) {
        private SeatWish message(long now) {
            return SeatWish.newBuilder()
                    .setNumber(number)
                    .setName(guest.name())
                    .setThroughPage(guest.throughPage())
                    .setTable(table)
                    .setSeat(seat)
                    .setHolder(holder)
                    .setMillisLeft((int) Math.max(0, until - now))
                    .build();
        }
    }

    /**
     * Adds a request for a seat.
     *
     * @param end called once with the outcome, unless the request is refused here
     * @return granted when the owner is being asked
     */
    public synchronized Reply ask(Participant participant, int table, int seat, String holder, Consumer<Reply> end) {
        if (owners.isEmpty()) {
            return HostRefusal.OWNER_NOT_HERE.aboutSeat(seat);
        }
        boolean busy = open.size() >= HostLimits.SEAT_WISHES
                || open.values().stream()
                        .anyMatch(wish -> wish.guest() == participant || wish.table() == table && wish.seat() == seat);
        if (busy) {
            return HostRefusal.SEAT_ASKED_FOR.aboutSeat(seat);
        }
        last++;
        long until = clock.getAsLong() + Limits.SEAT_WISH.toMillis();
        open.put(last, new Wish(last, participant, table, seat, holder, until, end));
        tell();
        return Reply.GRANTED;
    }

    /** Removes a request that the owner answers. The caller must report its outcome. Returns empty when there is no such request. */
    public synchronized Optional<Wish> take(int number) {
        Optional<Wish> taken = Optional.ofNullable(open.remove(number));
        taken.ifPresent(wish -> tell());
        return taken;
    }

    /** Ends the request of a client whose time is over. */
    public void late(Participant participant) {
        long now = clock.getAsLong();
        end(wish -> wish.guest() == participant && now >= wish.until(), HostRefusal.OWNER_SILENT);
    }

    /** Ends the request of a client that has left, or has taken another seat. */
    public void withdraw(Participant participant) {
        end(wish -> wish.guest() == participant, HostRefusal.AT_A_TABLE);
    }

    /** Ends the requests for a seat when its holder returns. */
    public void back(int table, String name) {
        end(wish -> wish.table() == table && wish.holder().equals(name), HostRefusal.SEAT_NOT_LOST);
    }

    private void end(Predicate<Wish> which, HostRefusal how) {
        List<Wish> ended;
        synchronized (this) {
            ended = open.values().stream().filter(which).toList();
            if (ended.isEmpty()) {
                return;
            }
            ended.forEach(wish -> open.remove(wish.number()));
            tell();
        }
        ended.forEach(wish -> wish.end().accept(how.aboutSeat(wish.seat())));
    }

    /** Adds a listener of the owner, which receives the pending requests at once and after each change, in the order of arrival. */
    public synchronized void tell(Consumer<List<SeatWish>> owner) {
        owners.add(owner);
        owner.accept(messages());
    }

    /** Removes a listener of the owner. When it was the last, all pending requests end. */
    public void tellNoMore(Consumer<List<SeatWish>> owner) {
        boolean left;
        synchronized (this) {
            left = owners.remove(owner) && owners.isEmpty();
        }
        if (left) {
            end(wish -> true, HostRefusal.OWNER_NOT_HERE);
        }
    }

    private void tell() {
        List<SeatWish> now = messages();
        owners.forEach(owner -> owner.accept(now));
    }

    private List<SeatWish> messages() {
        long now = clock.getAsLong();
        List<SeatWish> messages = new ArrayList<>();
        open.values().forEach(wish -> messages.add(wish.message(now)));
        return messages;
    }
}
