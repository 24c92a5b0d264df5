package org.tiengow.client.session;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;

/**
 * One client at one host: what every frontend, person's or bot's, is a thin binding over.
 *
 * <p>All methods may be called from any thread and return at once. Every request is answered exactly once, and at the
 * latest after a few seconds: with what the host said, or with {@link RefusalReason#NO_ANSWER} or
 * {@link RefusalReason#NOT_CONNECTED}. No future ever completes with an exception. An answer and the update that shows
 * what changed may come in either order. Futures are completed on the session's own thread, so whatever hangs on them
 * must not wait.
 */
public interface GameSession extends AutoCloseable {
    /** What is known now. */
    SessionState state();

    /**
     * Calls a listener with the state of now and then with each later one, in order, on the session's own thread; it
     * must not wait. Listeners stay until the session is closed.
     */
    void onUpdate(Consumer<SessionState> listener);

    /**
     * Answers a decision.
     *
     * @param decision its number
     * @param play one of its legal plays, or one with the same faces
     */
    CompletableFuture<Answer> play(long decision, Play play);

    /**
     * Answers the open decision with one of its legal plays.
     *
     * @param decision its number; another than the open one is refused
     * @param legalIndex an index into {@link Decision#legal()}
     */
    CompletableFuture<Answer> play(long decision, int legalIndex);

    /**
     * Takes a seat; a bot's seat is taken over at its next decision. Whoever has a seat moves to a free one before a match.
     *
     * @param table which table, 0 for the first
     * @param seat which seat; none: any free one, else a bot's
     */
    CompletableFuture<Answer> sit(int table, OptionalInt seat);

    /** Watches a table, 0 for the first. */
    CompletableFuture<Answer> watch(int table);

    /** Leaves the seat for good, or stops watching. */
    CompletableFuture<Answer> leaveTable();

    /** Is ready, or no longer, to start or for the next round. */
    CompletableFuture<Answer> ready(boolean ready);

    /** Wishes for a pause that all people at the table must agree to; or no longer, which ends one. */
    CompletableFuture<Answer> pause(boolean wish);

    /** Starts the match (owner). */
    CompletableFuture<Answer> start();

    /** Says something to everybody at the table: 1 to 200 characters. */
    CompletableFuture<Answer> say(String text);

    /** Says a phrase, which everybody reads in the own language. */
    CompletableFuture<Answer> say(Phrase phrase);

    /** Wishes for a colour of the seat; when another person has it, the seat gets the next one that is free. */
    CompletableFuture<Answer> chooseColour(SeatColour wish);

    /**
     * Fills a seat with a bot (owner).
     *
     * @param seat which seat; none: every free one
     * @param level one of {@link HostState#levels()}; empty: the host's default
     */
    CompletableFuture<Answer> addBot(OptionalInt seat, String level);

    /** Empties a bot's seat (owner). */
    CompletableFuture<Answer> removeBot(int seat);

    /** Removes somebody from the table (owner). */
    CompletableFuture<Answer> kick(int seat);

    /** Removes whoever holds a seat, and bars that person from the host until it ends (owner). */
    CompletableFuture<Answer> bar(int seat);

    /**
     * Removes somebody who watches (owner).
     *
     * @param name one of {@link TableState#watchers()}
     * @param bar whether that one is barred from the host until it ends
     */
    CompletableFuture<Answer> kickWatcher(String name, boolean bar);

    /** Takes somebody in again who was barred (owner). */
    CompletableFuture<Answer> letIn(String name);

    /** Changes the rules before the start (owner). */
    CompletableFuture<Answer> changeRules(TableRules rules);

    /** Changes the options before the start (owner). */
    CompletableFuture<Answer> changeOptions(TableOptions options);

    /** Exchanges two seats before the start (owner). */
    CompletableFuture<Answer> swapSeats(int first, int second);

    /** Starts another match with the same seats and rules, after one is over (owner). */
    CompletableFuture<Answer> again();

    /** Ends a running match after the round that is being played (owner). */
    CompletableFuture<Answer> endMatch();

    /** This program could start a host, where the offer says; empty: no longer. */
    CompletableFuture<Answer> offerHost(Optional<HostingOffer> offer);

    /**
     * Hands the host over to the program of somebody at this client's table (owner).
     *
     * @param seat whose program it is
     * @param now whether a running round goes with it; otherwise its end is waited for, or until this is asked for again with
     *     {@code now} set
     */
    CompletableFuture<Answer> handOver(int seat, boolean now);

    /**
     * The host stays where it is, although it was to be handed over (owner). Refused with {@link RefusalReason#HANDING_OVER} when
     * the tables have been stopped for that; granted too when nothing was to be handed over.
     */
    CompletableFuture<Answer> keepHost();

    /**
     * Agrees to go on without the host, which is gone, at the program of the first in the order of the seats who can host and
     * agrees too: see {@link SessionState#hostGone()}. Granted when that is known here; nothing is signed before enough others
     * are there. The session then looks for the others for as long as it would look for the host. Refused with
     * {@link RefusalReason#NO_AGREEMENT} when this client may not.
     */
    CompletableFuture<Answer> agree();

    /** Takes that back; refused with {@link RefusalReason#NO_AGREEMENT} once it is signed, or when there is nothing to take back. */
    CompletableFuture<Answer> stopAgreeing();

    /**
     * Tries at once to come back: while the session does so by itself, and once it has given up. Otherwise, and for a session
     * that was not made to come back, nothing happens.
     */
    void tryAgain();

    /**
     * Closes the connection, without giving up the seat; {@link #leaveTable()} first to do so. The state becomes
     * CLOSED, open requests are refused, and closing again does nothing.
     */
    @Override
    void close();
}
