package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.tiengow.client.connection.Link;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.answer.Refusals;
import org.tiengow.client.session.answer.Requests;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;

/**
 * What one session asks over the connection it has at the time, and what it is answered. It does not know whether anybody is there
 * to ask. Everything here runs on one event loop.
 */
final class Asking {
    /** Something is said again so long after a host has called this client too fast. */
    private static final int TOO_FAST_MILLIS = 200;

    private final EventLoop loop;
    private final LongSupplier clock;
    private final Duration patience;
    private final Requests requests;
    private final Supplier<Link> link;

    /** {@code patience}: how long a host may take to answer where nobody has to think first. */
    Asking(EventLoop loop, LongSupplier clock, Duration patience, Supplier<Link> link) {
        this.loop = loop;
        this.clock = clock;
        this.patience = patience;
        this.requests = new Requests(patience);
        this.link = link;
    }

    /** Sends a request; the answer is completed in time, whatever comes. */
    void ask(ClientMessage.Builder request, CompletableFuture<Answer> answer) {
        Duration thinking = request.hasAskForSeat() ? Limits.SEAT_WISH : Duration.ZERO;
        int number = requests.open(clock.getAsLong(), thinking, answer);
        link.get().send(request.setRequest(number).build());
        // One look a request: a session that asks nothing need not wake up for answers.
        long most = patience.plus(thinking).toNanos();
        loop.schedule(() -> requests.expire(clock.getAsLong()), most, TimeUnit.NANOSECONDS);
    }

    /** Where the host's answer is that this client is too fast, this is run a little later. */
    void againIfTooFast(Answer given, Runnable again) {
        if (given instanceof Answer.Refused refused && refused.reason() == RefusalReason.TOO_FAST) {
            loop.schedule(again, TOO_FAST_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Any message may be an answer. */
    void heard(HostMessage message) {
        if (message.hasGranted()) {
            requests.answered(message.getGranted().getRequest(), new Answer.Granted());
        } else if (message.hasRefused()) {
            requests.answered(message.getRefused().getRequest(), Refusals.read(message.getRefused()));
        }
    }

    /** Nobody is there any more who could answer. */
    void refuseAll() {
        requests.refuseAll();
    }
}
