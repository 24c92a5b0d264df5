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
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.SeatWish;

/**
 * Who asks the owner for the seat of somebody who is lost. Only the owner can tell whether it is the same person without the token
 * of the seat: a host knows people by nothing else. Each wish ends once, and whoever asked is told how. May be called from any thread.
 */
public final class SeatWishes {
    private final LongSupplier clock;
    private final Map<Integer, Wish> open = new LinkedHashMap<>();
    private final Set<Consumer<List<SeatWish>>> owners = new LinkedHashSet<>();
    private int last;

    /**
     * Nobody asks yet.
     *
     * @param clock milliseconds of a clock that never jumps
     */
    public SeatWishes(LongSupplier clock) {
        this.clock = clock;
    }

    /**
     * One wish.
     *
     * @param number its own
     * @param guest who asks
     * @param table the number of the table
     * @param seat which
     * @param holder the name of whose seat it is
     * @param until when the owner must have answered
     * @param end told how it ended, once
     */
    public record Wish(int number, Guest guest, int table, int seat, String holder, long until, Consumer<Reply> end) {
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
     * Somebody asks for a seat.
     *
     * @param end told how it ended, once, unless it was refused here
     * @return granted when the owner is asked
     */
    public synchronized Reply ask(Guest guest, int table, int seat, String holder, Consumer<Reply> end) {
        if (owners.isEmpty()) {
            return HostRefusal.OWNER_NOT_HERE.aboutSeat(seat);
        }
        boolean busy = open.size() >= HostLimits.SEAT_WISHES
                || open.values().stream()
                        .anyMatch(wish -> wish.guest() == guest || wish.table() == table && wish.seat() == seat);
        if (busy) {
            return HostRefusal.SEAT_ASKED_FOR.aboutSeat(seat);
        }
        last++;
        long until = clock.getAsLong() + Limits.SEAT_WISH.toMillis();
        open.put(last, new Wish(last, guest, table, seat, holder, until, end));
        tell();
        return Reply.GRANTED;
    }

    /** The owner answers a wish: it is no longer open, and whoever takes it tells its end. Empty when there is none. */
    public synchronized Optional<Wish> take(int number) {
        Optional<Wish> taken = Optional.ofNullable(open.remove(number));
        taken.ifPresent(wish -> tell());
        return taken;
    }

    /** The time of somebody's wish is over. */
    public void late(Guest guest) {
        long now = clock.getAsLong();
        end(wish -> wish.guest() == guest && now >= wish.until(), HostRefusal.OWNER_SILENT);
    }

    /** Who asked has gone, or sits elsewhere now. */
    public void withdraw(Guest guest) {
        end(wish -> wish.guest() == guest, HostRefusal.AT_A_TABLE);
    }

    /** Whoever has this name at a table is back. */
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

    /** Tells an owner who asks, now and whenever that changes, in the order in which they asked. */
    public synchronized void tell(Consumer<List<SeatWish>> owner) {
        owners.add(owner);
        owner.accept(messages());
    }

    /** Tells that owner no more; without one nobody can be given anything. */
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
