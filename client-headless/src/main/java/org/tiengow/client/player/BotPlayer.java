package org.tiengow.client.player;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
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
 * One bot in one seat of one host. It sits down, is told what happens, and answers every decision, all on a thread of its
 * own; a fault of the bot costs one decision, for which a safe play is made. When the stay ends, bot and session are closed.
 */
public final class BotPlayer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotPlayer.class);

    /** Where a host sets no limit, which no host does for a bot. */
    private static final Duration NO_LIMIT_GIVEN = Duration.ofSeconds(5);

    /** What an answer needs to reach the host in time. */
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
     * Begins to play over a session, which may still be connecting, and takes it over.
     *
     * @param bot the strategy, for this seat alone; closed at the end
     * @param table which table of the host, 0 for the first
     * @param seat which seat; none: any free one, else a bot's
     * @param stay how long to stay
     * @param clock the clock the session's deadlines are readings of
     */
    public static BotPlayer start(
            GameSession session, Bot bot, int table, OptionalInt seat, Stay stay, LongSupplier clock) {
        BotPlayer player = new BotPlayer(session, bot, table, seat, stay, clock);
        session.onUpdate(state -> player.thread.execute(() -> player.see(state)));
        return player;
    }

    /** Completed, never with an exception, when the stay has ended. */
    public CompletableFuture<BotEnd> ended() {
        return ended;
    }

    /** Gives up the seat, so that nobody waits for its return, and ends the stay; at once, or when the host has answered. */
    public void leave() {
        leaving = true;
        session.leaveTable().thenRun(this::close);
    }

    /** Ends the stay now, whatever the bot is thinking about. */
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
            session.sit(table, seat).thenAcceptAsync(this::sat, thread);
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

    private void sat(Answer answer) {
        if (answer instanceof Answer.Refused refused) {
            end(new BotEnd(false, refused.sentence()));
        }
    }

    /** The session may know more than the state at hand, if the bot was slow: what is no longer open is not thought about. */
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

    /** What was lost with the connection is answered again, when it is still open after the return. */
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
}
