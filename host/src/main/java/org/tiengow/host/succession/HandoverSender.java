package org.tiengow.host.succession;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.SSLServerSocket;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.journal.wire.Begun;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.TakeoversSoFar;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.TakeOver;

/**
 * Hands the host over to the program of a guest, at most one at a time. Until the takeovers are signed any step can fail, and then the
 * tables continue here unchanged. Afterwards the handover is irreversible.
 *
 * <pre>
 *   asked ─▶ accepted ─▶ (end of the round) ─▶ frozen ─▶ the heir listens ─▶ takeovers so far ─▶ the heir has begun ─▶ farewell
 *     └─────────┴───────────────┴─────────────────┴──────────────┴───▶ the tables go on here
 * </pre>
 */
public final class HandoverSender {
    private static final Logger LOG = LoggerFactory.getLogger(HandoverSender.class);

    /** Milliseconds in which the user of the other program must accept. */
    private static final int ACCEPTING_MILLIS = 60_000;

    /** Milliseconds in which the other program must start a host, on a slow machine too. */
    private static final int STARTING_MILLIS = 30_000;

    /** Milliseconds in which the new host must begin its tables; clients wait meanwhile. */
    private static final int BEGINNING_MILLIS = 10_000;

    /** Milliseconds between two checks whether the round has ended. */
    private static final int LOOK_MILLIS = 20;

    /** Milliseconds between two checks whether the other user has declined. */
    private static final int ASKING_MILLIS = 250;

    private final HandoverSource source;
    private final SecureRandom random;
    private final AtomicReference<@Nullable HandoverAttempt> attempt = new AtomicReference<>();

    /** Creates the handover of one host. */
    public HandoverSender(HandoverSource source, SecureRandom random) {
        this.source = source;
        this.random = random;
    }

    /**
     * Starts a handover in the background, or stops a running one from waiting for the end of the round.
     *
     * @param heir the guest whose program is asked, over its session, to take over
     * @param now whether to hand over in the middle of a round instead of waiting for its end
     * @return false when another handover is in progress
     */
    public boolean begin(Participant heir, int table, int seat, boolean now) {
        HandoverAttempt fresh = new HandoverAttempt(heir, table, seat, now);
        HandoverAttempt running = attempt.compareAndExchange(null, fresh);
        if (running != null) {
            return now && running.isOf(heir, table, seat) && running.hurry();
        }
        Thread thread = new Thread(() -> handOver(fresh), "tiengow-handing-over");
        thread.setDaemon(true);
        thread.start();
        return true;
    }

    /** Cancels a handover, if any; returns false when it is too late. */
    public boolean takeBack() {
        HandoverAttempt running = attempt.get();
        return running == null || running.takeBack();
    }

    private void handOver(HandoverAttempt to) {
        try (SSLServerSocket door = source.key().serverSocket(Limits.HANDING_OVER_PORT)) {
            byte[] token = new byte[HandoverChannel.TOKEN];
            random.nextBytes(token);
            to.heir()
                    .send(HostMessage.newBuilder()
                            .setTakeOver(TakeOver.newBuilder()
                                    .setToken(ByteString.copyFrom(token))
                                    .addAllAddresses(source.addresses())
                                    .setPort(door.getLocalPort())
                                    .setFingerprint(
                                            ByteString.copyFrom(source.key().fingerprint())))
                            .build());
            Optional<HandoverChannel> accepted = accepted(door, token, to);
            if (accepted.isEmpty()) {
                stays(to, isHeir(to) ? HandoverFailure.NO_ANSWER : HandoverFailure.DECLINED);
                return;
            }
            try (HandoverChannel channel = accepted.get()) {
                source.goesTo(to.table(), OptionalInt.of(to.seat()));
                awaitEndOfRounds(channel, to);
                if (isHeir(to) && to.stop()) {
                    pass(channel);
                } else {
                    stays(to, HandoverFailure.DECLINED);
                }
            }
        } catch (IOException | RuntimeException failure) {
            LOG.info("The host is not handed over: {}", failure.toString());
            stays(to, HandoverFailure.BROKEN);
        } finally {
            attempt.set(null);
        }
    }

    private boolean isHeir(HandoverAttempt to) {
        return source.isHeir(to.heir(), to.table(), to.seat());
    }

    /** Reports a failure. All clients see that nothing has changed before the owner is told why; an owner who cancelled is not told. */
    private void stays(HandoverAttempt to, HandoverFailure why) {
        source.goesTo(to.table(), OptionalInt.empty());
        if (!to.isTakenBack()) {
            source.stays(why);
        }
    }

    private void pass(HandoverChannel channel) throws IOException {
        TakeoversSoFar takeoversSoFar;
        try {
            NightSnapshot handedOver = source.freeze();
            HostOffer offer = channel.within(STARTING_MILLIS, () -> {
                channel.say(handedOver);
                return channel.hear(HostOffer.parser(), HandoverChannel.OFFER);
            });
            takeoversSoFar = source.giveUp(handedOver, offer);
        } catch (IOException | RuntimeException failure) {
            source.thaw();
            throw failure;
        }
        try {
            channel.within(BEGINNING_MILLIS, () -> {
                channel.say(takeoversSoFar);
                return channel.hear(Begun.parser(), 0);
            });
        } catch (IOException unanswered) { // the heir may have received them: clients must be sent there
            LOG.warn("The new host has not said that its tables stand: {}", unanswered.toString());
        }
        source.farewell(takeoversSoFar);
    }

    /** Returns the first connection that shows the token. The socket stays open for it as long as there is an heir. */
    private Optional<HandoverChannel> accepted(SSLServerSocket door, byte[] token, HandoverAttempt to)
            throws IOException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ACCEPTING_MILLIS);
        door.setSoTimeout(ASKING_MILLIS);
        HandoverAdmission admission = new HandoverAdmission(token);
        try {
            while (admission.heir().isEmpty() && System.nanoTime() < until && !to.isTakenBack() && isHeir(to)) {
                comer(door).ifPresent(admission::hear);
            }
        } finally {
            admission.close();
        }
        return admission.heir();
    }

    private static Optional<HandoverChannel> comer(SSLServerSocket door) throws IOException {
        try {
            return Optional.of(new HandoverChannel(door.accept()));
        } catch (SocketTimeoutException nobodyYet) {
            return Optional.empty();
        }
    }

    /**
     * Waits for the end of the rounds, while the attempt waits for it and there is an heir.
     *
     * @throws IOException when the other program is gone
     */
    private void awaitEndOfRounds(HandoverChannel channel, HandoverAttempt to) throws IOException {
        while (to.waits() && source.isPlaying() && isHeir(to)) {
            channel.awaitSilence(LOOK_MILLIS);
        }
    }
}
