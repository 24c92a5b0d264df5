package org.tiengow.client.player;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Play;

/**
 * A bot in one seat of one host. It sits down, follows the events and answers every decision, all on its own thread. A fault of the bot
 * costs one decision, for which a safe play is made. At the end of the stay, bot and session are closed.
 */
public final class BotPlayer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotPlayer.class);

    /** The limit if the host sets none, which no host does for a bot. */
    private static final Duration NO_LIMIT_GIVEN = Duration.ofSeconds(5);

    /** The time reserved for an answer to reach the host. */
    private static final Duration WAY = Duration.ofMillis(100);

    private final GameSession session;
    private final GuardedBot bot;
    private final int table;
    private final OptionalInt seat;
    private final Stay stay;
    private final LongSupplier clock;
    private final Narrator narrator;
    private final BotThread thread;
    private final CompletableFuture<BotEnd> ended = new CompletableFuture<>();
    private SessionState before;
    private boolean asked;
    private boolean asksAgain;
    private boolean seated;
    private long answered = -1;
    private volatile boolean leaving;

    private BotPlayer(GameSession session, Bot bot, int table, OptionalInt seat, Stay stay, LongSupplier clock) {
        this.session = session;
        this.table = table;
        this.seat = seat;
        this.stay = stay;
        this.clock = clock;
        this.before = session.state();
        String name = before.self().name();
        this.bot = new GuardedBot(name, bot);
        this.narrator = new Narrator(this.bot);
        this.thread = new BotThread("tiengow-bot-" + name, this.bot::close);
    }

    /**
     * Starts a bot on a session, which may still be connecting. The bot player owns the session from now on.
     *
     * @param bot the strategy for this seat alone; it is closed at the end
     * @param table the table of the host; 0 is the first
     * @param seat the seat; if empty, any free seat, else the seat of another bot
     * @param stay how long the bot stays
     * @param clock the clock that the session's deadlines refer to
     */
    public static BotPlayer start(
            GameSession session, Bot bot, int table, OptionalInt seat, Stay stay, LongSupplier clock) {
        BotPlayer player = new BotPlayer(session, bot, table, seat, stay, clock);
        session.onUpdate(state -> player.thread.execute(() -> player.see(state)));
        return player;
    }

    /** Returns a future that completes at the end of the stay, never with an exception. */
    public CompletableFuture<BotEnd> ended() {
        return ended;
    }

    /**
     * Gives up the seat, so that the host does not wait for its return, and ends the stay. This happens at once, or when the host has
     * answered.
     */
    public void leave() {
        leaving = true;
        session.leaveTable().thenRun(this::close);
    }

    /** Ends the stay at once, even while the bot is choosing. */
    @Override
    public void close() {
        end(new BotEnd(true, "The bot was ended here."));
    }

    private void see(SessionState state) {
        if (ended.isDone()) {
            return;
        }
        try {
            narrator.tell(before, state);
        } catch (RuntimeException cannotBegin) {
            LOG.debug("A bot cannot begin", cannotBegin);
            session.leaveTable();
            end(new BotEnd(false, String.valueOf(cannotBegin.getMessage())));
            return;
        }
        before = state;
        if (state.connection().stage().isOver()) {
            end(gone(state.connection()));
        } else if (state.isIn() && !asked) {
            asked = true;
            sit();
        }
        look(state);
    }

    private void look(SessionState state) {
        if (ended.isDone()) {
            return;
        }
        boolean sitsNow = state.atTable().filter(TableState::isSeated).isPresent();
        if (seated && !sitsNow && !leaving) {
            end(new BotEnd(true, "The bot's seat was given to somebody."));
        }
        seated = sitsNow;
        if (stay == Stay.ONE_MATCH && narrator.isMatchOver()) {
            end(new BotEnd(true, "The match is over."));
        }
        state.decision().filter(this::isOpen).ifPresent(decision -> answer(state, decision));
    }

    private void sit() {
        session.sit(table, seat).thenAcceptAsync(this::sat, thread);
    }

    /**
     * Handles the host's answer to the request for a seat. The host of a busy machine may answer late, so the request is repeated; a host
     * that is gone falls silent, which ends the connection. The first request may have brought the bot to the table meanwhile.
     */
    private void sat(Answer answer) {
        if (!(answer instanceof Answer.Refused refused) || ended.isDone()) {
            return;
        }
        if (refused.reason() == RefusalReason.NO_ANSWER) {
            asksAgain = true;
            sit();
        } else if (!asksAgain || refused.reason() != RefusalReason.AT_A_TABLE) {
            end(new BotEnd(false, refused.sentence()));
        }
    }

    /** Checks whether a decision still needs an answer. After a slow answer of the bot, the session may be ahead of the state at hand. */
    private boolean isOpen(Decision decision) {
        return decision.number() != answered
                && session.state()
                        .decision()
                        .filter(latest -> latest.number() == decision.number())
                        .isPresent();
    }

    private void answer(SessionState state, Decision decision) {
        answered = decision.number();
        state.atTable().map(TableState::view).ifPresent(view -> {
            Play play = bot.choose(view, decision.legal(), limit(decision.deadline()));
            session.play(decision.number(), play).thenAcceptAsync(given -> answered(decision, given), thread);
        });
    }

    /**
     * Handles the host's answer to a play. A play that was lost with the connection is made again if its decision is still open after the
     * reconnect.
     */
    private void answered(Decision decision, Answer given) {
        logRefusal(given);
        boolean lost = given instanceof Answer.Refused refused && refused.reason() == RefusalReason.NOT_CONNECTED;
        if (lost && answered == decision.number()) {
            answered = -1;
            look(session.state());
        }
    }

    private Duration limit(@Nullable Deadline deadline) {
        Duration left = deadline == null ? NO_LIMIT_GIVEN : deadline.left(clock.getAsLong());
        Duration half = left.dividedBy(2);
        Duration lessTheWay = left.minus(WAY);
        return lessTheWay.compareTo(half) > 0 ? lessTheWay : half;
    }

    private void logRefusal(Answer answer) {
        if (answer instanceof Answer.Refused refused) {
            LOG.info("{}: a play was refused: {}", session.state().self().name(), refused.sentence());
        }
    }

    private void end(BotEnd how) {
        if (ended.complete(how)) {
            session.close();
            thread.shutdownNow();
        }
    }

    private static BotEnd gone(ConnectionStatus status) {
        Problem problem = status.problem();
        if (problem == null) {
            throw new IllegalArgumentException("the connection is not over");
        }
        boolean inOrder = switch (problem.kind()) {
            case HOST_ENDS, HANDED_OVER, KICKED, REPLACED, CLOSED_HERE -> true;
            case UNKNOWN_ADDRESS,
                    NO_ONE_ANSWERS,
                    NOT_UNDERSTOOD,
                    OTHER_KEY,
                    OVERTAKEN,
                    REFUSED,
                    SILENT,
                    BROKEN,
                    CLOSED_BY_HOST -> false;
        };
        return new BotEnd(inOrder, problem.sentence());
    }

    /** The thread of one bot. It is a daemon, and tasks submitted after its end are discarded. */
    private static final class BotThread extends ThreadPoolExecutor {
        private final Runnable last;

        /**
         * Creates an executor whose thread starts with the first task.
         *
         * @param last the final action, which runs when no task is running any more
         */
        BotThread(String name, Runnable last) {
            super(
                    1,
                    1,
                    0,
                    TimeUnit.SECONDS,
                    new LinkedBlockingQueue<>(),
                    task -> daemon(task, name),
                    new DiscardPolicy());
            this.last = last;
        }

        @Override
        protected void terminated() {
            boolean interrupted = Thread.interrupted(); // the interrupt was meant for the task before
            try {
                last.run();
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        private static Thread daemon(Runnable task, String name) {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        }
    }
}
