package org.tiengow.host.lobby;

import io.netty.util.concurrent.EventExecutor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.succession.HandoverTable;
import org.tiengow.host.table.Table;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;

/**
 * A table on the event loop of its host, with its clock. Clients submit requests here; one that is submitted on the loop is handled before
 * the call returns. The room runs the table after the requests, and when the table's clock requires it. A fault ends this table and no
 * other.
 */
public final class TableRoom implements HandoverTable, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableRoom.class);

    private final int number;
    private final Table table;
    private final Journal journal;
    private final LongSupplier clock;
    private final EventExecutor loop;
    private volatile TableSummary summary;
    private volatile Runnable onChange = () -> {};
    private final Deque<Runnable> requests = new ArrayDeque<>();
    private final Deque<Runnable> unsent = new ArrayDeque<>();
    private final List<BiConsumer<Table, HostMessage>> atDoor = new ArrayList<>();
    private long wakes = Long.MAX_VALUE;
    private boolean busy;
    private boolean frozen;
    private boolean closed;
    private @Nullable HostMessage lastWord;

    /** A request to the table, executed on the loop. */
    public interface Request {
        /** Executes the request; {@code now} is the table's time in milliseconds. */
        Reply of(Table table, long now);
    }

    /**
     * Opens the room.
     *
     * @param clock a monotonic clock in milliseconds
     * @param loop the event loop of the host
     */
    public TableRoom(TableSettings settings, TableServices services, LongSupplier clock, EventExecutor loop) {
        this.number = settings.number();
        this.table = new Table(settings, services);
        this.journal = services.journal();
        this.clock = clock;
        this.loop = loop;
        this.summary = TableSummary.newBuilder()
                .setTable(number)
                .setRulesId(settings.rules().id())
                .setStage(TableStage.TABLE_STAGE_GATHERING)
                .build();
        journal.onForced(this::sendUnsent);
    }

    @Override
    public int number() {
        return number;
    }

    /** Returns the summary of the table after its last step. */
    public TableSummary summary() {
        return summary;
    }

    /** Submits a request. The reply is delivered on the loop, before any client is told the consequences. */
    public void ask(Request request, Consumer<Reply> reply) {
        onLoop(
                () -> {
                    requests.add(() -> {
                        Reply given = answer(request);
                        send(() -> reply.accept(given));
                    });
                    handleRequests();
                },
                () -> reply.accept(HostRefusal.TABLE_FAILED.answer())); // the host ends, and with it this connection
    }

    /**
     * Submits the request of a client that is not at the table yet.
     *
     * @param moved called instead, on the loop, when the table sends its farewell before it handles the request
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

    /**
     * Sends a message of the table. While a change that must survive a power failure is on its way to the disk, messages on the loop wait;
     * they are sent in their order.
     */
    public void send(Runnable message) {
        if (loop.inEventLoop() && (journal.isForcing() || !unsent.isEmpty())) {
            unsent.add(message);
        } else {
            message.run();
        }
    }

    private void sendUnsent() {
        while (!journal.isForcing() && !unsent.isEmpty()) {
            unsent.remove().run();
        }
        if (journal.hasFailed()) {
            tell(each -> {}); // which tells the clients
        }
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
                    send(() -> answer.complete(here.answer(link)));
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
            send(() -> snapshots.complete(table.handedOver()));
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

    private void goOn() {
        atDoor.clear();
        frozen = false;
        handleRequests();
    }

    /**
     * Handles the waiting requests, and runs the table after them: otherwise a request that came in time, but had to wait, would be too
     * late. A request that is submitted meanwhile waits for its turn.
     */
    private void handleRequests() {
        if (busy || frozen) {
            return;
        }
        busy = true;
        try {
            do {
                for (Runnable request = requests.poll(); request != null; request = requests.poll()) {
                    request.run();
                }
                run();
            } while (!requests.isEmpty());
        } finally {
            busy = false;
        }
    }

    private void onLoop(Runnable task) {
        onLoop(task, () -> LOG.debug("Table {} is asked after its end", number));
    }

    private void onLoop(Runnable task, Runnable ended) {
        if (loop.inEventLoop()) {
            (closed ? ended : task).run();
            return;
        }
        try {
            loop.execute(() -> (closed ? ended : task).run());
        } catch (RejectedExecutionException stopped) {
            ended.run();
        }
    }

    /** Returns the table's time in milliseconds. */
    long now() {
        return clock.getAsLong();
    }

    /** Schedules a task on the loop after a delay in milliseconds; returns false when the host has ended. */
    boolean later(Runnable task, long millis) {
        try {
            loop.schedule(task, millis, TimeUnit.MILLISECONDS);
            return true;
        } catch (RejectedExecutionException stopped) {
            return false;
        }
    }

    /** Tells the table that the connection of a client broke. */
    public void lost(Participant participant) {
        tell(table -> table.lost(participant, clock.getAsLong()));
    }

    /** Stops the table, after the requests that were submitted before. */
    @Override
    public void close() {
        onLoop(() -> closed = true);
    }

    /** Sets the listener that is called on the loop when the table's summary changes. */
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

    /** Sets the timer. A timer that fires too early is harmless and sets the next one, so most steps need no new one. */
    private void wakeAt(long next, long now) {
        if (next < wakes) {
            wakes = next;
            boolean unused = later(() -> wake(next), Math.max(0, next - now));
        }
    }

    private void wake(long planned) {
        if (wakes == planned) {
            wakes = Long.MAX_VALUE;
        }
        if (!closed) {
            handleRequests();
        }
    }
}
