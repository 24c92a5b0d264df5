package org.tiengow.client.session;

import com.google.protobuf.ByteString;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.answer.Requests;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.AddBot;
import org.tiengow.protocol.wire.AnswerWish;
import org.tiengow.protocol.wire.AskForSeat;
import org.tiengow.protocol.wire.ChangeOptions;
import org.tiengow.protocol.wire.ChangeRules;
import org.tiengow.protocol.wire.ChooseColor;
import org.tiengow.protocol.wire.ChooseFace;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.EndMatch;
import org.tiengow.protocol.wire.HandOver;
import org.tiengow.protocol.wire.HoldStanding;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kick;
import org.tiengow.protocol.wire.KickWatcher;
import org.tiengow.protocol.wire.LeaveTable;
import org.tiengow.protocol.wire.LetIn;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.PlayAgain;
import org.tiengow.protocol.wire.React;
import org.tiengow.protocol.wire.RemoveBot;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.SetReady;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StartMatch;
import org.tiengow.protocol.wire.SwapSeats;
import org.tiengow.protocol.wire.Watch;
import org.tiengow.protocol.wire.WishPause;

/**
 * One client at one host: what every frontend, person's or bot's, is a thin binding over. A request stands here
 * once, as the message it is.
 *
 * <p>All methods may be called from any thread and return at once. Every request is answered exactly once, and at the
 * latest after a few seconds, where nothing else is said: with what the host said, or with {@link RefusalReason#NO_ANSWER} or
 * {@link RefusalReason#NOT_CONNECTED}. No future ever completes with an exception. An answer and the update that shows
 * what changed may come in either order. Futures are completed on the session's own thread, so whatever hangs on them
 * must not wait.
 */
public abstract class GameSession implements AutoCloseable {
    /** What is known now. */
    public abstract SessionState state();

    /**
     * Calls a listener with the state of now and then with each later one, in order, on the session's own thread; it
     * must not wait. Listeners stay until the session is closed.
     */
    public abstract void onUpdate(Consumer<SessionState> listener);

    /**
     * Answers a decision.
     *
     * @param decision its number
     * @param play one of its legal plays, or one with the same faces
     */
    public CompletableFuture<Answer> play(long decision, Play play) {
        return ask(message()
                .setMakePlay(MakePlay.newBuilder().setDecision(decision).setPlay(PlayTranslator.write(play))));
    }

    /**
     * Answers the open decision with one of its legal plays.
     *
     * @param decision its number; another than the open one is refused
     * @param legalIndex an index into {@link Decision#legal()}
     */
    public CompletableFuture<Answer> play(long decision, int legalIndex) {
        return state().decision()
                .filter(open -> open.number() == decision)
                .map(Decision::legal)
                .map(legal -> play(decision, legal.get(legalIndex)))
                .orElseGet(() -> CompletableFuture.completedFuture(Requests.oldDecision()));
    }

    /**
     * Takes a seat; a bot's seat is taken over at its next decision. Whoever has a seat moves to a free one before a match.
     *
     * @param table which table, 0 for the first
     * @param seat which seat; none: any free one, else a bot's
     */
    public CompletableFuture<Answer> sit(int table, OptionalInt seat) {
        Sit.Builder sit = Sit.newBuilder().setTable(table);
        seat.ifPresent(sit::setSeat);
        return ask(message().setSit(sit));
    }

    /**
     * Asks the owner for the seat of a person who is lost, for whoever has lost the token of it. It is answered when the owner has,
     * or after a minute. Granted: the session comes to the seat by itself, over a fresh connection, within a moment.
     *
     * @param table which table, 0 for the first
     * @param seat which seat
     */
    public CompletableFuture<Answer> askForSeat(int table, int seat) {
        return ask(
                message().setAskForSeat(AskForSeat.newBuilder().setTable(table).setSeat(seat)));
    }

    /**
     * Gives a seat to whoever asks for it, or does not (owner).
     *
     * @param number that of the wish, {@link org.tiengow.client.session.table.SeatAsked#number()}
     */
    public CompletableFuture<Answer> answerWish(int number, boolean letIn) {
        return ask(message()
                .setAnswerWish(AnswerWish.newBuilder().setNumber(number).setLetIn(letIn)));
    }

    /** Watches a table, 0 for the first. */
    public CompletableFuture<Answer> watch(int table) {
        return ask(message().setWatch(Watch.newBuilder().setTable(table)));
    }

    /** Leaves the seat for good, or stops watching. */
    public CompletableFuture<Answer> leaveTable() {
        return ask(message().setLeaveTable(LeaveTable.getDefaultInstance()));
    }

    /** Is ready, or no longer, to start or for the next round. */
    public CompletableFuture<Answer> ready(boolean ready) {
        return ask(message().setSetReady(SetReady.newBuilder().setReady(ready)));
    }

    /** Wishes for a pause that all people at the table must agree to; or no longer, which ends one. */
    public CompletableFuture<Answer> pause(boolean wish) {
        return ask(message().setWishPause(WishPause.newBuilder().setWish(wish)));
    }

    /** Starts the match (owner). */
    public CompletableFuture<Answer> start() {
        return ask(message().setStartMatch(StartMatch.getDefaultInstance()));
    }

    /** Says something to everybody at the table: 1 to 200 characters. */
    public CompletableFuture<Answer> say(String text) {
        return ask(message().setSay(Say.newBuilder().setText(text)));
    }

    /** Says a phrase, which everybody reads in the own language. */
    public CompletableFuture<Answer> say(Phrase phrase) {
        return ask(message().setSay(Say.newBuilder().setText(phrase.english()).setPhrase(Evenings.write(phrase))));
    }

    /** Wishes for a colour of the seat; when another person has it, the seat gets the next one that is free. */
    public CompletableFuture<Answer> chooseColour(SeatColour wish) {
        return ask(message().setChooseColor(ChooseColor.newBuilder().setColor(Evenings.write(wish))));
    }

    /** Wishes for a face of the seat; when another person has it, the seat gets the next one that is free. */
    public CompletableFuture<Answer> chooseFace(SeatFace wish) {
        return ask(message().setChooseFace(ChooseFace.newBuilder().setFace(Faces.write(wish))));
    }

    /**
     * Shows a phrase at the own seat for a moment, to everybody at the table; refused as too fast within two seconds of the last.
     *
     * @throws IllegalArgumentException for good night, which is only said
     */
    public CompletableFuture<Answer> react(Phrase phrase) {
        return ask(message().setReact(React.newBuilder().setReaction(Faces.write(phrase))));
    }

    /**
     * Fills a seat with a bot (owner).
     *
     * @param seat which seat; none: every free one
     * @param level one of {@link HostState#levels()}; empty: the host's default
     */
    public CompletableFuture<Answer> addBot(OptionalInt seat, String level) {
        AddBot.Builder add = AddBot.newBuilder().setLevel(level);
        seat.ifPresent(add::setSeat);
        return ask(message().setAddBot(add));
    }

    /** Empties a bot's seat (owner). */
    public CompletableFuture<Answer> removeBot(int seat) {
        return ask(message().setRemoveBot(RemoveBot.newBuilder().setSeat(seat)));
    }

    /** Removes somebody from the table (owner). */
    public CompletableFuture<Answer> kick(int seat) {
        return ask(message().setKick(Kick.newBuilder().setSeat(seat)));
    }

    /** Removes whoever holds a seat, and bars that person from the host until it ends (owner). */
    public CompletableFuture<Answer> bar(int seat) {
        return ask(message().setKick(Kick.newBuilder().setSeat(seat).setBar(true)));
    }

    /**
     * Removes somebody who watches (owner).
     *
     * @param name one of {@link org.tiengow.client.session.table.TablePeople#watchers()}
     * @param bar whether that one is barred from the host until it ends
     */
    public CompletableFuture<Answer> kickWatcher(String name, boolean bar) {
        return ask(
                message().setKickWatcher(KickWatcher.newBuilder().setName(name).setBar(bar)));
    }

    /** Takes somebody in again who was barred (owner). */
    public CompletableFuture<Answer> letIn(String name) {
        return ask(message().setLetIn(LetIn.newBuilder().setName(name)));
    }

    /** Changes the rules before the start (owner). */
    public CompletableFuture<Answer> changeRules(TableRules rules) {
        return ask(message().setChangeRules(ChangeRules.newBuilder().setRules(RulesTranslator.write(rules))));
    }

    /** Changes the options before the start (owner). */
    public CompletableFuture<Answer> changeOptions(TableOptions options) {
        return ask(message().setChangeOptions(ChangeOptions.newBuilder().setOptions(Tables.message(options))));
    }

    /** Exchanges two seats before the start (owner). */
    public CompletableFuture<Answer> swapSeats(int first, int second) {
        return ask(message().setSwapSeats(SwapSeats.newBuilder().setFirst(first).setSecond(second)));
    }

    /** Starts another match with the same seats and rules, after one is over (owner). */
    public CompletableFuture<Answer> again() {
        return ask(message().setPlayAgain(PlayAgain.getDefaultInstance()));
    }

    /** Ends a running match after the round that is being played (owner). */
    public CompletableFuture<Answer> endMatch() {
        return ask(message().setEndMatch(EndMatch.getDefaultInstance()));
    }

    /** This program could start a host, where the offer says; empty: no longer. */
    public CompletableFuture<Answer> offerHost(Optional<HostingOffer> offer) {
        HostOffer.Builder message = HostOffer.newBuilder();
        offer.ifPresent(host -> message.setFingerprint(ByteString.copyFrom(Fingerprint.read(host.fingerprint())))
                .addAllAddresses(host.addresses())
                .setPort(host.port())
                .setWebPort(host.webPort()));
        return ask(message().setOfferHost(message));
    }

    /**
     * Hands the host over to the program of somebody at this client's table (owner).
     *
     * @param seat whose program it is
     * @param now whether a running round goes with it; otherwise its end is waited for, or until this is asked for again with
     *     {@code now} set
     */
    public CompletableFuture<Answer> handOver(int seat, boolean now) {
        int table = state().atTable().map(TableState::number).orElse(0);
        return ask(message()
                .setHandOver(HandOver.newBuilder().setTable(table).setSeat(seat).setNow(now)));
    }

    /**
     * The host stays where it is, although it was to be handed over (owner). Refused with {@link RefusalReason#HANDING_OVER} when
     * the tables have been stopped for that; granted too when nothing was to be handed over.
     */
    public CompletableFuture<Answer> keepHost() {
        return ask(message().setHandOver(HandOver.newBuilder().setStays(true)));
    }

    /**
     * Agrees to go on without the host, which is gone, at the program of the first in the order of the seats who can host and
     * agrees too: see {@link SessionState#hostGone()}. Granted when that is known here; nothing is signed before enough others
     * are there. The session then looks for the others for as long as it would look for the host. Refused with
     * {@link RefusalReason#NO_AGREEMENT} when this client may not.
     */
    public abstract CompletableFuture<Answer> agree();

    /** Takes that back; refused with {@link RefusalReason#NO_AGREEMENT} once it is signed, or when there is nothing to take back. */
    public abstract CompletableFuture<Answer> stopAgreeing();

    /**
     * Tries at once to come back: while the session does so by itself, and once it has given up. Otherwise, and for a session
     * that was not made to come back, nothing happens.
     */
    public abstract void tryAgain();

    /**
     * Closes the connection, without giving up the seat; {@link #leaveTable()} first to do so. The state becomes
     * CLOSED, open requests are refused, and closing again does nothing.
     */
    @Override
    public abstract void close();

    /** Tells the host that a standing is held; the session does so by itself. */
    protected CompletableFuture<Answer> hold(Standing standing) {
        return ask(message()
                .setHoldStanding(HoldStanding.newBuilder()
                        .setMatch(standing.getMatch())
                        .setEpoch(standing.getEpoch())
                        .setRound(standing.getRound())));
    }

    /** Sends a request; the answer comes later, or at once when there is no connection. */
    protected abstract CompletableFuture<Answer> ask(ClientMessage.Builder request);

    private static ClientMessage.Builder message() {
        return ClientMessage.newBuilder();
    }
}
