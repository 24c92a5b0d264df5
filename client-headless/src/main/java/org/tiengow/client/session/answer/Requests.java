package org.tiengow.client.session.answer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/**
 * The requests that wait for an answer. Each is answered once: by the host, by its time-out, or by the end of the connection. This class
 * sends nothing and has no clock; one thread uses it.
 */
public final class Requests {
    private final long patience;
    private final Map<Integer, Waiting> waiting = new LinkedHashMap<>();
    private int last;

    /**
     * Creates an empty set of requests.
     *
     * @param patience the time-out of an answer
     */
    public Requests(Duration patience) {
        this.patience = patience.toNanos();
    }

    /**
     * Adds a request.
     *
     * @param now the reading of the session's clock
     * @param thinking additional time for a request that a person has to answer
     * @param answer the future that receives the answer
     * @return the number of the request; never zero
     */
    public int open(long now, Duration thinking, CompletableFuture<Answer> answer) {
        last = last == Integer.MAX_VALUE ? 1 : last + 1;
        waiting.put(last, new Waiting(now + patience + thinking.toNanos(), answer));
        return last;
    }

    /** Completes a request with the host's answer. An answer to a request that no longer waits is ignored. */
    public void answered(int request, Answer answer) {
        Waiting answered = waiting.remove(request);
        if (answered != null) {
            answered.answer.complete(answer);
        }
    }

    /** Refuses all requests whose time-out has passed at {@code now}, with {@link RefusalReason#NO_ANSWER}. */
    public void expire(long now) {
        List<Integer> late = new ArrayList<>();
        waiting.forEach((request, asked) -> {
            if (now - asked.until >= 0) {
                late.add(request);
            }
        });
        late.forEach(
                request -> answered(request, locally(RefusalReason.NO_ANSWER, "The host did not answer in time.")));
    }

    /** Refuses all waiting requests, with {@link RefusalReason#NOT_CONNECTED}. */
    public void refuseAll() {
        List.copyOf(waiting.keySet()).forEach(request -> answered(request, notConnected()));
    }

    /** Returns the answer to a request that cannot be sent. */
    public static Answer.Refused notConnected() {
        return locally(RefusalReason.NOT_CONNECTED, "There is no connection to the host.");
    }

    /** Returns the answer to a play for a decision that is not open here. */
    public static Answer.Refused oldDecision() {
        return locally(RefusalReason.OLD_DECISION, "This decision is not open.");
    }

    /** Returns the answer to an agreement, or its withdrawal, for which no host asks. */
    public static Answer.Refused noAgreement() {
        return locally(RefusalReason.NO_AGREEMENT, "There is nothing to agree to, or nothing to take back.");
    }

    private static Answer.Refused locally(RefusalReason reason, String sentence) {
        return new Answer.Refused(reason, "", TileSet.EMPTY, Seats.NONE, 0, "", sentence);
    }

    private record Waiting(long until, CompletableFuture<Answer> answer) {}
}
