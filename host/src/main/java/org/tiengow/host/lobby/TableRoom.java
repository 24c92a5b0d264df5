package org.tiengow.host.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.table.Table;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;

/**
 * A table and the one thread that touches it, with its clock. Whoever has a request leaves it here and gets the answer there;
 * the room runs the table after each, and when the table's clock asks for it. A fault ends this table and no other.
 */
public final class TableRoom implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableRoom.class);

    /** How long what a table is at may still take when the host ends. */
    private static final long LAST_WORDS_MILLIS = 1_000;

    private final int number;
    private final Table table;
    private final LongSupplier clock;
    private final ScheduledExecutorService loop;
    private volatile @Nullable Thread thread;
    private volatile TableSummary summary;
    private volatile Runnable onChange = () -> {};
    private long wakes = Long.MAX_VALUE;
    private boolean frozen;
    private final List<Runnable> later = new ArrayList<>();
    private final List<BiConsumer<Table, HostMessage>> atDoor = new ArrayList<>();
    private @Nullable HostMessage lastWord;

    /** What is asked of the table, on its thread. */
    public interface Request {
        /** Asks; {@code now} is the table's time in milliseconds. */
        Reply of(Table table, long now);
    }

    /**
     * Opens the room, with a thread of its own.
     *
     * @param clock milliseconds of a clock that never jumps
     */
    public TableRoom(TableSettings settings, TableServices services, LongSupplier clock) {
        this(settings, services, clock, TableRoom::oneThread);
    }

    /**
     * Opens the room with another timer, such as one without threads.
     *
     * @param clock milliseconds of a clock that never jumps
     * @param loop makes what runs the table, one task after the other; it is shut down with the room
     */
    public TableRoom(
            TableSettings settings,
            TableServices services,
            LongSupplier clock,
            Function<ThreadFactory, ScheduledExecutorService> loop) {
        this.number = settings.number();
        this.table = new Table(settings, services);
        this.clock = clock;
        this.loop = loop.apply(this::daemon);
        this.summary = TableSummary.newBuilder()
                .setTable(number)
                .setRulesId(settings.rules().id())
                .setStage(TableStage.TABLE_STAGE_GATHERING)
                .build();
    }

    /** The number of the table; 0 is the first. */
    public int number() {
        return number;
    }

    /** How the table looked after its last step. */
    public TableSummary summary() {
        return summary;
    }

    /** Leaves a request; the reply is made on the table's thread, before anybody is told what follows from it. */
    public void ask(Request request, Consumer<Reply> reply) {
        try {
            loop.execute(() -> whenWarm(() -> {
                reply.accept(answer(request));
                run();
            }));
        } catch (RejectedExecutionException closed) {
            reply.accept(HostRefusal.TABLE_FAILED.answer()); // the host ends, and with it this connection
        }
    }

    /**
     * Leaves the request of somebody who is not here yet.
     *
     * @param moved is called instead, on the table's thread, when the table has said its last word before it came to that
     */
    public void askAtDoor(Request request, Consumer<Reply> reply, BiConsumer<Table, HostMessage> moved) {
        onLoop(() -> {
            if (lastWord != null) {
                moved.accept(table, lastWord);
            } else if (frozen) {
                atDoor.add(moved);
            }
        });
        ask(request, reply);
    }

    /** Does something at the table that needs no answer. */
    public void tell(Consumer<Table> action) {
        ask(
                (table, now) -> {
                    action.accept(table);
                    return Reply.GRANTED;
                },
                answer -> {});
    }

    /** Tells whether somebody's program has yet to sign the last record of a match that is over; no answer comes after the end. */
    public CompletableFuture<Boolean> isSignatureAwaited() {
        CompletableFuture<Boolean> awaited = new CompletableFuture<>();
        onLoop(() -> awaited.complete(table.isSignatureAwaited()));
        return awaited;
    }

    /** Says what became of a link that was opened at this table; empty when it does not know the round. */
    CompletableFuture<Optional<LinkAnswer>> answer(LinkName link) {
        CompletableFuture<Optional<LinkAnswer>> answer = new CompletableFuture<>();
        ask(
                (here, now) -> {
                    answer.complete(here.answer(link));
                    return Reply.GRANTED;
                },
                reply -> answer.complete(Optional.empty())); // unless the table has said more
        return answer;
    }

    /** The table stops where it is; what is asked of it waits. Tells how it stands. */
    public CompletableFuture<HandedOverTable> freeze() {
        CompletableFuture<HandedOverTable> snapshots = new CompletableFuture<>();
        onLoop(() -> {
            frozen = true;
            snapshots.complete(table.handedOver());
        });
        return snapshots;
    }

    /** It goes on, with what was asked meanwhile. */
    public void thaw() {
        onLoop(this::goOn);
    }

    /** Nothing happens at the table before {@link #begin}; what is asked of it waits. Called before anything is asked. */
    public void hold() {
        onLoop(() -> frozen = true);
    }

    /**
     * The table begins with this, before whatever was asked meanwhile.
     *
     * @return done when it has; what failed has ended the table
     */
    public CompletableFuture<Boolean> begin(Consumer<Table> first) {
        CompletableFuture<Boolean> begun = new CompletableFuture<>();
        onLoop(() -> {
            answer((table, now) -> {
                first.accept(table);
                return Reply.GRANTED;
            });
            goOn();
            begun.complete(true);
        });
        return begun;
    }

    /** Says a last word to everybody at a table that is frozen, and at its door. */
    public CompletableFuture<Boolean> farewell(HostMessage message) {
        CompletableFuture<Boolean> said = new CompletableFuture<>();
        onLoop(() -> {
            lastWord = message;
            table.farewell(message);
            atDoor.forEach(waits -> waits.accept(table, message));
            atDoor.clear();
            said.complete(true);
        });
        return said;
    }

    /** All that was asked meanwhile is heard before the clock: else whoever asked in time would be found too late. */
    private void goOn() {
        atDoor.clear();
        List<Runnable> waited = List.copyOf(later);
        later.clear();
        waited.forEach(Runnable::run);
        frozen = false;
        run();
    }

    private void whenWarm(Runnable task) {
        if (frozen) {
            later.add(task);
        } else {
            task.run();
        }
    }

    private void onLoop(Runnable task) {
        try {
            loop.execute(task);
        } catch (RejectedExecutionException closed) {
            LOG.debug("Table {} is asked after its end", number);
        }
    }

    /** The time in milliseconds, by the clock of the table. */
    long now() {
        return clock.getAsLong();
    }

    /** Does something on the table's thread after a while, in milliseconds; false when the room is closed. */
    boolean later(Runnable task, long millis) {
        try {
            loop.schedule(task, millis, TimeUnit.MILLISECONDS);
            return true;
        } catch (RejectedExecutionException closed) {
            return false;
        }
    }

    /** A guest's connection broke. */
    public void lost(Guest guest) {
        tell(table -> table.lost(guest, clock.getAsLong()));
    }

    /** What was asked before is still answered and told; then nothing more happens at the table. */
    @Override
    public void close() {
        loop.shutdown();
        try {
            if (Thread.currentThread() != thread && !loop.awaitTermination(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS)) {
                loop.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            loop.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    /** Calls this, from any thread, whenever the table looks different in the list of the host. */
    void onChange(Runnable listener) {
        onChange = listener;
    }

    private Reply answer(Request request) {
        try {
            Reply answer = request.of(table, clock.getAsLong());
            table.keep();
            return answer;
        } catch (RuntimeException | Error fault) {
            fail(fault);
            return HostRefusal.TABLE_FAILED.answer();
        }
    }

    private void run() {
        if (frozen) {
            return;
        }
        try {
            long now = clock.getAsLong();
            table.run(now);
            wakeAt(table.nextRun(now), now);
            tellChange(table.summary(now));
        } catch (RuntimeException | Error fault) {
            fail(fault);
        }
    }

    private void fail(Throwable fault) {
        LOG.error("Table {} has ended by a fault", number, fault);
        table.fail();
        tellChange(table.summary(clock.getAsLong()));
    }

    private void tellChange(TableSummary now) {
        if (!now.equals(summary)) {
            summary = now;
            onChange.run();
        }
    }

    /** A timer that rings too early does no harm and sets the next one; so most steps need no new one. */
    private void wakeAt(long next, long now) {
        if (next < wakes) {
            wakes = next;
            try {
                loop.schedule(() -> wake(next), Math.max(0, next - now), TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException closed) {
                LOG.debug("Table {} has no clock any more: the host ends", number);
            }
        }
    }

    private void wake(long planned) {
        if (wakes == planned) {
            wakes = Long.MAX_VALUE;
        }
        run();
    }

    private static ScheduledExecutorService oneThread(ThreadFactory daemons) {
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, daemons);
        timer.setRemoveOnCancelPolicy(true);
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return timer;
    }

    private Thread daemon(Runnable task) {
        Thread made = new Thread(task, "table-" + number);
        made.setDaemon(true);
        thread = made;
        return made;
    }
}
