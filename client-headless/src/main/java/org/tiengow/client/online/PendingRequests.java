package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.tiengow.client.connection.HostConnection;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.answer.Refusals;
import org.tiengow.client.session.answer.Requests;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;

/**
 * The requests of one session over its current connection, and their answers. This class does not know whether a connection is open.
 * Everything here runs on one event loop.
 */
final class PendingRequests {
    /** The delay before a message is repeated that the host refused as too fast. */
    private static final int TOO_FAST_MILLIS = 200;

    private final EventLoop loop;
    private final LongSupplier clock;
    private final Duration patience;
    private final Requests requests;
    private final Supplier<HostConnection> link;

    /** Creates the requests of a session. {@code patience} is the time-out of a request that no person has to decide. */
    PendingRequests(EventLoop loop, LongSupplier clock, Duration patience, Supplier<HostConnection> link) {
        this.loop = loop;
        this.clock = clock;
        this.patience = patience;
        this.requests = new Requests(patience);
        this.link = link;
    }

    /** Sends a request. The answer completes within the time-out in any case. */
    void ask(ClientMessage.Builder request, CompletableFuture<Answer> answer) {
        Duration thinking = request.hasAskForSeat() ? Limits.SEAT_WISH : Duration.ZERO;
        int number = requests.open(clock.getAsLong(), thinking, answer);
        link.get().send(request.setRequest(number).build());
        // One timer per request: a session without requests need not wake up.
        long most = patience.plus(thinking).toNanos();
        loop.schedule(() -> requests.expire(clock.getAsLong()), most, TimeUnit.NANOSECONDS);
    }

    /** Runs a task a little later if the host refused a request as too fast. */
    void againIfTooFast(Answer given, Runnable again) {
        if (given instanceof Answer.Refused refused && refused.reason() == RefusalReason.TOO_FAST) {
            loop.schedule(again, TOO_FAST_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Takes a message, and completes the request that it answers, if any. */
    void heard(HostMessage message) {
        if (message.hasGranted()) {
            requests.answered(message.getGranted().getRequest(), new Answer.Granted());
        } else if (message.hasRefused()) {
            requests.answered(message.getRefused().getRequest(), Refusals.read(message.getRefused()));
        }
    }

    /** Refuses all open requests, because the connection has ended. */
    void refuseAll() {
        requests.refuseAll();
    }
}
