package org.tiengow.host.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
import org.tiengow.host.succession.HandoverTable;
import org.tiengow.host.table.Table;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;

/**
 * A table with its thread and its clock; no other thread touches the table. Clients submit requests here and receive the replies on that
 * thread. The room runs the table after each request, and when the table's clock requires it. A fault ends this table and no other.
 */
public final class TableRoom implements HandoverTable, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableRoom.class);

    /** Milliseconds that the pending tasks of a table may take when the host ends. */
    private static final long LAST_WORDS_MILLIS = 1_000;

    private final int number;
    private final Table table;
    private final LongSupplier clock;
    private final ScheduledExecutorService loop;
    private volatile @Nullable Thread thread;
    private volatile TableSummary summary;
    private volatile List<FinishedMatch> finished = List.of();
    private volatile int mostSeats;
    private volatile Runnable onChange = () -> {};
    private long wakes = Long.MAX_VALUE;
    private boolean frozen;
    private final List<Runnable> later = new ArrayList<>();
    private final List<BiConsumer<Table, HostMessage>> atDoor = new ArrayList<>();
    private @Nullable HostMessage lastWord;

    /** A request to the table, executed on its thread. */
    public interface Request {
        /** Executes the request; {@code now} is the table's time in milliseconds. */
        Reply of(Table table, long now);
    }

    /**
     * Opens the room, with its own thread.
     *
     * @param clock a monotonic clock in milliseconds
     */
    public TableRoom(TableSettings settings, TableServices services, LongSupplier clock) {
        this(settings, services, clock, TableRoom::oneThread);
    }

    /**
     * Opens the room with another executor, such as one without threads.
     *
     * @param clock a monotonic clock in milliseconds
     * @param loop creates the executor of the table, which must run tasks one after the other; it is shut down with the room
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
        this.mostSeats = table.mostSeats();
        this.summary = TableSummary.newBuilder()
                .setTable(number)
                .setRulesId(settings.rules().id())
                .setStage(TableStage.TABLE_STAGE_GATHERING)
                .build();
    }

    @Override
    public int number() {
        return number;
    }

    /** Returns the summary of the table after its last step. */
    public TableSummary summary() {
        return summary;
    }

    /** Returns the finished matches that the table knows after its last step, in the order of play. */
    List<FinishedMatch> finished() {
        return finished;
    }

    /** Returns the number of seats that the table has under its rules when it is full. */
    int mostSeats() {
        return mostSeats;
    }

    /** Submits a request. The reply is delivered on the table's thread, before any client is told the consequences. */
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
     * Submits the request of a client that is not at the table yet.
     *
     * @param moved called instead, on the table's thread, when the table sends its farewell before it handles the request
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

    /** Executes an action at the table that needs no answer. */
    public void tell(Consumer<Table> action) {
        ask(
                (table, now) -> {
                    action.accept(table);
                    return Reply.GRANTED;
                },
                answer -> {});
    }

    /** Checks whether a client has yet to sign the last record of a finished match. The future never completes after the room is closed. */
    public CompletableFuture<Boolean> isSignatureAwaited() {
        CompletableFuture<Boolean> awaited = new CompletableFuture<>();
        onLoop(() -> awaited.complete(table.isSignatureAwaited()));
        return awaited;
    }

    /** Answers what became of a link that was opened at this table; empty when the table does not know the round. */
    CompletableFuture<Optional<LinkAnswer>> answer(LinkName link) {
        CompletableFuture<Optional<LinkAnswer>> answer = new CompletableFuture<>();
        ask(
                (here, now) -> {
                    answer.complete(here.answer(link));
                    return Reply.GRANTED;
                },
                reply -> answer.complete(Optional.empty())); // has no effect when the table has answered already
        return answer;
    }

    @Override
    public boolean isPlaying() {
        return summary.getStage() == TableStage.TABLE_STAGE_PLAYING;
    }

    @Override
    public CompletableFuture<Boolean> goesTo(boolean going, OptionalInt seat) {
        CompletableFuture<Boolean> told = new CompletableFuture<>();
        tell(here -> {
            here.goesTo(going, seat);
            told.complete(true);
        });
        return told;
    }

    @Override
    public CompletableFuture<Optional<Participant>> heirAt(int seat) {
        CompletableFuture<Optional<Participant>> heir = new CompletableFuture<>();
        tell(here -> heir.complete(here.heirAt(seat)));
        return heir;
    }

    @Override
    public CompletableFuture<HandedOverTable> freeze() {
        CompletableFuture<HandedOverTable> snapshots = new CompletableFuture<>();
        onLoop(() -> {
            frozen = true;
            snapshots.complete(table.handedOver());
        });
        return snapshots;
    }

    @Override
    public void thaw() {
        onLoop(this::goOn);
    }

    /** Freezes the table until {@link #begin}; requests wait. Must be called before the first request. */
    public void hold() {
        onLoop(() -> frozen = true);
    }

    /**
     * Begins the table with an action, before all waiting requests.
     *
     * @return a future that completes when the action is done; a fault in it has ended the table
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

    @Override
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

    /** Executes the waiting requests before the clock runs: otherwise a request that came in time would be too late. */
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

    /** Returns the table's time in milliseconds. */
    long now() {
        return clock.getAsLong();
    }

    /** Schedules a task on the table's thread after a delay in milliseconds; returns false when the room is closed. */
    boolean later(Runnable task, long millis) {
        try {
            loop.schedule(task, millis, TimeUnit.MILLISECONDS);
            return true;
        } catch (RejectedExecutionException closed) {
            return false;
        }
    }

    /** Tells the table that the connection of a client broke. */
    public void lost(Participant participant) {
        tell(table -> table.lost(participant, clock.getAsLong()));
    }

    /** Executes the requests that were submitted before, then stops the table. */
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

    /** Sets the listener that is called, on any thread, when the table's summary changes. */
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
        List<FinishedMatch> matches = table.finishedMatches();
        if (!now.equals(summary) || matches != finished) {
            mostSeats = table.mostSeats();
            finished = matches;
            summary = now;
            onChange.run();
        }
    }

    /** Sets the timer. A timer that fires too early is harmless and sets the next one, so most steps need no new one. */
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
