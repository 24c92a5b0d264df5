package org.tiengow.client.session;

import com.google.protobuf.ByteString;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.answer.Requests;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.TurnOrder;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.AddBot;
import org.tiengow.protocol.wire.AnswerTakeBack;
import org.tiengow.protocol.wire.AnswerWish;
import org.tiengow.protocol.wire.AskForSeat;
import org.tiengow.protocol.wire.ChangeOptions;
import org.tiengow.protocol.wire.ChangeRules;
import org.tiengow.protocol.wire.ChooseColor;
import org.tiengow.protocol.wire.ChooseFace;
import org.tiengow.protocol.wire.ChooseSeating;
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
import org.tiengow.protocol.wire.MovePerson;
import org.tiengow.protocol.wire.PlayAgain;
import org.tiengow.protocol.wire.React;
import org.tiengow.protocol.wire.RemoveBot;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.SeatEverybody;
import org.tiengow.protocol.wire.SetChipValue;
import org.tiengow.protocol.wire.SetReady;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StartMatch;
import org.tiengow.protocol.wire.SwapSeats;
import org.tiengow.protocol.wire.TakeBack;
import org.tiengow.protocol.wire.Watch;
import org.tiengow.protocol.wire.WishPause;
import org.tiengow.protocol.wire.WishToPlay;

/**
 * One client at one host. Every frontend, for a person or a bot, is a thin binding over this class. Each request appears here once, as the
 * message that it sends.
 *
 * <p>All methods may be called from any thread and return at once. Every request is answered exactly once, and within a few seconds unless
 * its method says otherwise: with the host's answer, or with {@link RefusalReason#NO_ANSWER} or {@link RefusalReason#NOT_CONNECTED}. No
 * future completes with an exception. An answer and the update with its effect may come in either order. Futures complete on the session's
 * own thread, so that their callbacks must not block.
 */
public abstract class GameSession implements AutoCloseable {
    /** Returns the current state. */
    public abstract SessionState state();

    /**
     * Calls a listener with the current state and then with each later one, in order, on the session's own thread. The listener must not
     * block. Listeners stay until the session is closed.
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
     * Takes a seat. A bot's seat is taken over at its next decision. Before a match, a seated player moves to a free seat.
     *
     * @param table the number of the table, 0 for the first
     * @param seat the seat; empty for any free seat, or else a bot's
     */
    public CompletableFuture<Answer> sit(int table, OptionalInt seat) {
        Sit.Builder sit = Sit.newBuilder().setTable(table);
        seat.ifPresent(sit::setSeat);
        return ask(message().setSit(sit));
    }

    /**
     * Asks the owner for the seat of a person who is lost, after this client has lost the token of that seat. The answer comes when the
     * owner has decided, or after a minute. When it is granted, the session moves to the seat by itself, over a new connection, within a
     * moment.
     *
     * @param table the number of the table, 0 for the first
     * @param seat the seat
     */
    public CompletableFuture<Answer> askForSeat(int table, int seat) {
        return ask(
                message().setAskForSeat(AskForSeat.newBuilder().setTable(table).setSeat(seat)));
    }

    /**
     * Grants or refuses the request of another player for a seat (owner).
     *
     * @param number the number of the request, {@link org.tiengow.client.session.table.SeatAsked#number()}
     */
    public CompletableFuture<Answer> answerWish(int number, boolean letIn) {
        return ask(message()
                .setAnswerWish(AnswerWish.newBuilder().setNumber(number).setLetIn(letIn)));
    }

    /**
     * Chooses how people are seated for each match (owner). Nobody moves at once.
     *
     * @param turns the order of the turns; counts with {@link SeatingMode#TURNS} alone
     */
    public CompletableFuture<Answer> chooseSeating(SeatingMode seating, TurnOrder turns) {
        return ask(message()
                .setChooseSeating(ChooseSeating.newBuilder()
                        .setSeating(Nights.write(seating))
                        .setTurns(Nights.write(turns))));
    }

    /**
     * Moves a person within the proposal (owner).
     *
     * @param proposal the number of the proposal that the owner has seen; another one is refused with
     *     {@link RefusalReason#PROPOSAL_CHANGED}
     * @param name the name of the person
     * @param table a table of the proposal; empty to sit out
     */
    public CompletableFuture<Answer> movePerson(int proposal, String name, OptionalInt table) {
        MovePerson.Builder move = MovePerson.newBuilder().setProposal(proposal).setName(name);
        table.ifPresent(move::setTable);
        return ask(message().setMovePerson(move));
    }

    /**
     * Seats everybody as proposed (owner).
     *
     * @param proposal the number of the proposal that the owner has seen; another one is refused with
     *     {@link RefusalReason#PROPOSAL_CHANGED}
     */
    public CompletableFuture<Answer> seatEverybody(int proposal) {
        return ask(message().setSeatEverybody(SeatEverybody.newBuilder().setProposal(proposal)));
    }

    /** States whether this client's person plays the next match. */
    public CompletableFuture<Answer> wishToPlay(PlayWish wish) {
        return ask(message().setWishToPlay(WishToPlay.newBuilder().setWish(Nights.write(wish))));
    }

    /**
     * Says what a chip is worth for the whole night (owner).
     *
     * @param chip a value such as "0.50 HKD"; empty if nobody settles up
     */
    public CompletableFuture<Answer> setChipValue(String chip) {
        return ask(message().setSetChipValue(SetChipValue.newBuilder().setChip(chip)));
    }

    /** Watches a table; 0 is the first. */
    public CompletableFuture<Answer> watch(int table) {
        return ask(message().setWatch(Watch.newBuilder().setTable(table)));
    }

    /** Leaves the seat for good, or stops watching. */
    public CompletableFuture<Answer> leaveTable() {
        return ask(message().setLeaveTable(LeaveTable.getDefaultInstance()));
    }

    /** Sets whether the player is ready, for the start or for the next round. */
    public CompletableFuture<Answer> ready(boolean ready) {
        return ask(message().setSetReady(SetReady.newBuilder().setReady(ready)));
    }

    /** Asks for a pause, which begins when all people at the table agree; or withdraws the request, which ends a running pause. */
    public CompletableFuture<Answer> pause(boolean wish) {
        return ask(message().setWishPause(WishPause.newBuilder().setWish(wish)));
    }

    /**
     * Asks to take the player's latest play back, which every other person at the table has to agree to; or withdraws the
     * request.
     */
    public CompletableFuture<Answer> takeBack(boolean wish) {
        return ask(message().setTakeBack(TakeBack.newBuilder().setWish(wish)));
    }

    /** Answers the request of another player to take a play back. */
    public CompletableFuture<Answer> answerTakeBack(long request, boolean agree) {
        return ask(message()
                .setAnswerTakeBack(
                        AnswerTakeBack.newBuilder().setNumber(request).setAgree(agree)));
    }

    /** Starts the match (owner). */
    public CompletableFuture<Answer> start() {
        return ask(message().setStartMatch(StartMatch.getDefaultInstance()));
    }

    /** Sends a line of chat of 1 to 200 characters to everybody at the table. */
    public CompletableFuture<Answer> say(String text) {
        return ask(message().setSay(Say.newBuilder().setText(text)));
    }

    /** Sends a phrase as a line of chat. Each player reads it in their own language. */
    public CompletableFuture<Answer> say(Phrase phrase) {
        return ask(message().setSay(Say.newBuilder().setText(phrase.english()).setPhrase(Evenings.write(phrase))));
    }

    /** Asks for a colour of the seat. If another person has it, the seat gets the next free one. */
    public CompletableFuture<Answer> chooseColour(SeatColour wish) {
        return ask(message().setChooseColor(ChooseColor.newBuilder().setColor(Evenings.write(wish))));
    }

    /** Asks for a face of the seat. If another person has it, the seat gets the next free one. */
    public CompletableFuture<Answer> chooseFace(SeatFace wish) {
        return ask(message().setChooseFace(ChooseFace.newBuilder().setFace(Faces.write(wish))));
    }

    /**
     * Shows a reaction at this client's seat for a moment, to everybody at the table. Refused as too fast within two seconds of the last
     * one, and as a bad option by a host that does not know it.
     */
    public CompletableFuture<Answer> react(Reaction reaction) {
        return ask(message().setReact(React.newBuilder().setReaction(Faces.write(reaction))));
    }

    /**
     * Fills a seat with a bot (owner).
     *
     * @param seat the seat; empty for every free one
     * @param level one of {@link HostState#levels()}; empty for the host's default
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

    /** Removes the player at a seat from the table (owner). */
    public CompletableFuture<Answer> kick(int seat) {
        return ask(message().setKick(Kick.newBuilder().setSeat(seat)));
    }

    /** Removes the player at a seat, and bars that person from the host until the host ends (owner). */
    public CompletableFuture<Answer> bar(int seat) {
        return ask(message().setKick(Kick.newBuilder().setSeat(seat).setBar(true)));
    }

    /**
     * Removes a spectator (owner).
     *
     * @param name one of {@link org.tiengow.client.session.table.TablePeople#watchers()}
     * @param bar whether that person is barred from the host until the host ends
     */
    public CompletableFuture<Answer> kickWatcher(String name, boolean bar) {
        return ask(
                message().setKickWatcher(KickWatcher.newBuilder().setName(name).setBar(bar)));
    }

    /** Lifts the bar of a person (owner). */
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

    /** Offers this program as a host at the given addresses; empty withdraws the offer. */
    public CompletableFuture<Answer> offerHost(Optional<HostingOffer> offer) {
        HostOffer.Builder message = HostOffer.newBuilder();
        offer.ifPresent(host -> message.setFingerprint(ByteString.copyFrom(Fingerprint.read(host.fingerprint())))
                .addAllAddresses(host.addresses())
                .setPort(host.port())
                .setWebPort(host.webPort()));
        return ask(message().setOfferHost(message));
    }

    /**
     * Hands the host over to the program of a player at this client's table (owner).
     *
     * @param seat the seat of that player
     * @param now whether a running round is handed over too. Otherwise the host waits for its end, or until this request is repeated with
     *     {@code now} set.
     */
    public CompletableFuture<Answer> handOver(int seat, boolean now) {
        int table = state().atTable().map(TableState::number).orElse(0);
        return ask(message()
                .setHandOver(HandOver.newBuilder().setTable(table).setSeat(seat).setNow(now)));
    }

    /**
     * Cancels a handover, so that the host stays where it is (owner). Refused with {@link RefusalReason#HANDING_OVER} once the tables have
     * been stopped for the handover. Granted too when there is nothing to cancel.
     */
    public CompletableFuture<Answer> keepHost() {
        return ask(message().setHandOver(HandOver.newBuilder().setStays(true)));
    }

    /**
     * Agrees to continue without the lost host. The new host is the program of the first seat, in order, that can host and whose player
     * agrees too: see {@link SessionState#failoverQuestion()}. Granted when the agreement is noted here; nothing is signed before enough others are
     * there. The session then looks for the others for as long as it would look for the host. Refused with
     * {@link RefusalReason#NO_AGREEMENT} when this client may not agree.
     */
    public abstract CompletableFuture<Answer> agree();

    /** Withdraws the agreement. Refused with {@link RefusalReason#NO_AGREEMENT} once it is signed, or without an agreement. */
    public abstract CompletableFuture<Answer> stopAgreeing();

    /**
     * Tries to reconnect at once: while the session does so by itself, and after it has given up. Does nothing otherwise, and in a session
     * that was created without reconnecting.
     */
    public abstract void tryAgain();

    /**
     * Closes the connection without giving up the seat; call {@link #leaveTable()} first to do so. The state becomes CLOSED, and open
     * requests are refused. Closing again does nothing.
     */
    @Override
    public abstract void close();

    /** Tells the host that this client holds a standing. The session calls this by itself. */
    protected CompletableFuture<Answer> hold(Standing standing) {
        return ask(message()
                .setHoldStanding(HoldStanding.newBuilder()
                        .setMatch(standing.getMatch())
                        .setEpoch(standing.getEpoch())
                        .setRound(standing.getRound())));
    }

    /** Sends a request. The answer comes later, or at once when there is no connection. */
    protected abstract CompletableFuture<Answer> ask(ClientMessage.Builder request);

    private static ClientMessage.Builder message() {
        return ClientMessage.newBuilder();
    }
}
