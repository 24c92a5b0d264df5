package org.tiengow.client.connection;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.Phrase;
import org.tiengow.client.session.RequestMessages;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.Requests;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.protocol.wire.ClientMessage;

/** The requests of a session, each as the message it is. */
abstract class AskingSession implements GameSession {
    /** Sends a request; the answer comes later, or at once when there is no connection. */
    abstract CompletableFuture<Answer> ask(ClientMessage.Builder request);

    @Override
    public CompletableFuture<Answer> play(long decision, Play play) {
        return ask(RequestMessages.play(decision, play));
    }

    @Override
    public CompletableFuture<Answer> play(long decision, int legalIndex) {
        return state().decision()
                .filter(open -> open.number() == decision)
                .map(Decision::legal)
                .map(legal -> play(decision, legal.get(legalIndex)))
                .orElseGet(() -> CompletableFuture.completedFuture(Requests.oldDecision()));
    }

    @Override
    public CompletableFuture<Answer> sit(int table, OptionalInt seat) {
        return ask(RequestMessages.sit(table, seat));
    }

    @Override
    public CompletableFuture<Answer> watch(int table) {
        return ask(RequestMessages.watch(table));
    }

    @Override
    public CompletableFuture<Answer> ready(boolean ready) {
        return ask(RequestMessages.ready(ready));
    }

    @Override
    public CompletableFuture<Answer> pause(boolean wish) {
        return ask(RequestMessages.pause(wish));
    }

    @Override
    public CompletableFuture<Answer> start() {
        return ask(RequestMessages.start());
    }

    @Override
    public CompletableFuture<Answer> say(String text) {
        return ask(RequestMessages.say(text));
    }

    @Override
    public CompletableFuture<Answer> say(Phrase phrase) {
        return ask(RequestMessages.say(phrase));
    }

    @Override
    public CompletableFuture<Answer> chooseColour(SeatColour wish) {
        return ask(RequestMessages.chooseColour(wish));
    }

    @Override
    public CompletableFuture<Answer> addBot(OptionalInt seat, String level) {
        return ask(RequestMessages.addBot(seat, level));
    }

    @Override
    public CompletableFuture<Answer> removeBot(int seat) {
        return ask(RequestMessages.removeBot(seat));
    }

    @Override
    public CompletableFuture<Answer> kick(int seat) {
        return ask(RequestMessages.kick(seat));
    }

    @Override
    public CompletableFuture<Answer> bar(int seat) {
        return ask(RequestMessages.bar(seat));
    }

    @Override
    public CompletableFuture<Answer> kickWatcher(String name, boolean bar) {
        return ask(RequestMessages.kickWatcher(name, bar));
    }

    @Override
    public CompletableFuture<Answer> letIn(String name) {
        return ask(RequestMessages.letIn(name));
    }

    @Override
    public CompletableFuture<Answer> changeRules(TableRules rules) {
        return ask(RequestMessages.changeRules(rules));
    }

    @Override
    public CompletableFuture<Answer> changeOptions(TableOptions options) {
        return ask(RequestMessages.changeOptions(options));
    }

    @Override
    public CompletableFuture<Answer> swapSeats(int first, int second) {
        return ask(RequestMessages.swapSeats(first, second));
    }

    @Override
    public CompletableFuture<Answer> again() {
        return ask(RequestMessages.again());
    }

    @Override
    public CompletableFuture<Answer> endMatch() {
        return ask(RequestMessages.endMatch());
    }

    @Override
    public CompletableFuture<Answer> offerHost(Optional<HostingOffer> offer) {
        return ask(RequestMessages.offerHost(offer));
    }

    @Override
    public CompletableFuture<Answer> handOver(int seat, boolean now) {
        int table = state().atTable().map(TableState::number).orElse(0);
        return ask(RequestMessages.handOver(table, seat, now));
    }

    @Override
    public CompletableFuture<Answer> keepHost() {
        return ask(RequestMessages.keepHost());
    }
}
