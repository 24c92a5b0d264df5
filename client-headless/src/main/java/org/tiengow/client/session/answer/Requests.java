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
 * The requests that wait for their answer. Each is answered once: by the host, by the end of its time, or by the end of
 * the connection. It sends nothing and has no clock; one thread uses it.
 */
public final class Requests {
    private final long patience;
    private final Map<Integer, Waiting> waiting = new LinkedHashMap<>();
    private int last;

    /**
     * Waiting for nothing.
     *
     * @param patience how long an answer may take
     */
    public Requests(Duration patience) {
        this.patience = patience.toNanos();
    }

    /**
     * Begins to wait for an answer.
     *
     * @param now the reading of the session's clock
     * @param thinking how much longer it may take, where a person has to answer first
     * @param answer what is completed with it
     * @return the number of the request; never zero
     */
    public int open(long now, Duration thinking, CompletableFuture<Answer> answer) {
        last = last == Integer.MAX_VALUE ? 1 : last + 1;
        waiting.put(last, new Waiting(now + patience + thinking.toNanos(), answer));
        return last;
    }

    /** The host's answer came; one to a request that waits no longer is passed over. */
    public void answered(int request, Answer answer) {
        Waiting answered = waiting.remove(request);
        if (answered != null) {
            answered.answer.complete(answer);
        }
    }

    /** Refuses what has waited too long at {@code now}, with {@link RefusalReason#NO_ANSWER}. */
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

    /** Refuses everything that waits, with {@link RefusalReason#NOT_CONNECTED}. */
    public void refuseAll() {
        List.copyOf(waiting.keySet()).forEach(request -> answered(request, notConnected()));
    }

    /** The answer to a request that cannot be sent. */
    public static Answer.Refused notConnected() {
        return locally(RefusalReason.NOT_CONNECTED, "There is no connection to the host.");
    }

    /** The answer to a play for a decision that is not open here. */
    public static Answer.Refused oldDecision() {
        return locally(RefusalReason.OLD_DECISION, "This decision is not open.");
    }

    /** The answer to agreeing, or not, to what nobody asks. */
    public static Answer.Refused noAgreement() {
        return locally(RefusalReason.NO_AGREEMENT, "There is nothing to agree to, or nothing to take back.");
    }

    private static Answer.Refused locally(RefusalReason reason, String sentence) {
        return new Answer.Refused(reason, "", TileSet.EMPTY, Seats.NONE, 0, "", sentence);
    }

    private record Waiting(long until, CompletableFuture<Answer> answer) {}
}
