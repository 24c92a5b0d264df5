package org.tiengow.client.online;

import io.netty.channel.EventLoop;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.KnownKeys;
import org.tiengow.client.connection.Link;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.shuffle.Here;
import org.tiengow.client.shuffle.ShuffleFolder;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.shuffle.ShuffleWitness;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Succession;

/**
 * The part that one session takes in shuffles. What its {@link ShuffleWitness} wants to say is said once what was seen is kept, on
 * the connection on which it was asked. Everything here runs on one event loop.
 */
final class OwnShuffle {
    private static final Logger LOG = LoggerFactory.getLogger(OwnShuffle.class);
    private static final SecureRandom CHANCE = new SecureRandom();

    private final EventLoop loop;
    private final Supplier<Link> link;
    private final Asking asking;
    private final Allegiance allegiance;
    private final ShuffleWitness witness;
    private final KnownKeys known;
    private Map<String, String> met = Map.of();

    /**
     * Of one session.
     *
     * @param link the connection it has
     * @param allegiance keeps what was seen
     * @param folder where it is kept
     * @param known where the keys of people are kept that were met
     */
    OwnShuffle(
            EventLoop loop,
            Supplier<Link> link,
            Asking asking,
            Allegiance allegiance,
            ShuffleFolder folder,
            KnownKeys known) {
        this.loop = loop;
        this.link = link;
        this.asking = asking;
        this.allegiance = allegiance;
        this.known = known;
        this.witness = new ShuffleWitness(CHANCE, folder);
    }

    /** Reads what was seen before, off the event loop; what comes of it is to be run on it. */
    Runnable remembering() {
        return witness.remembering();
    }

    /** There is another connection. */
    void reconnected() {
        witness.reconnected();
    }

    /** The session leaves its table by its own wish. */
    void leaves() {
        witness.leaves();
    }

    /**
     * Takes a message of the host's.
     *
     * @param before the session's state before it
     * @param after the same with it
     * @return what is to be said now
     * @throws Malformed when the message means nothing
     */
    List<ClientMessage.Builder> heard(
            HostMessage message, SessionState before, SessionState after, boolean throughPage) {
        if (message.hasSuccession()) {
            goesOn(message.getSuccession(), before, after);
        }
        return witness.heard(
                message,
                after.atTable().map(TableState::view).orElse(null),
                new Here(
                        after.host().fingerprint(),
                        after.self().kind() == PlayerKind.PERSON,
                        after.self().ownsHost(),
                        throughPage,
                        throughPage ? null : link.get().key().orElse(null),
                        System.currentTimeMillis()));
    }

    private void goesOn(Succession succession, SessionState before, SessionState after) {
        after.nights().goneOnFrom(before.nights(), succession).forEach(witness::goesOnFrom);
        before.nights().saidToGoOnFrom(succession).forEach(witness::isSaidToGoOnFrom);
    }

    /** With what there is to show of it; at no table only an alarm that being sent away has raised just now. */
    SessionState showing(SessionState before, SessionState after) {
        ShuffleState seen = witness.state();
        boolean alarms = after.table() == null
                && after.shuffle() == ShuffleState.UNKNOWN
                && seen.faults().size() > before.shuffle().faults().size()
                && before.table() != null;
        return after.table() != null || alarms ? after.with(seen) : after;
    }

    /** Remembers whose keys have signed, off the event loop. */
    private void remember() {
        Map<String, String> signers = witness.signers();
        if (!signers.equals(met)) {
            met = signers;
            allegiance.keep(() -> known.met(signers), () -> {});
        }
    }

    /** Says what is to be said. */
    void say(List<ClientMessage.Builder> messages) {
        remember();
        Link asked = link.get();
        Runnable saying = () -> messages.forEach(message -> say(asked, message));
        witness.keeping().ifPresentOrElse(write -> allegiance.keep(write, () -> later(saying)), saying);
    }

    private void later(Runnable saying) {
        try {
            loop.execute(saying);
        } catch (RejectedExecutionException loopIsGone) {
            LOG.debug("The session ended before its part in a shuffle was kept");
        }
    }

    /** Unless there is another connection by then. */
    private void say(Link asked, ClientMessage.Builder message) {
        if (link.get() != asked) {
            return;
        }
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        asking.ask(message, answer);
        CompletableFuture<Void> unused = answer.thenAccept(given -> {
            if (given.isGranted()) {
                witness.arrived(message);
            } else {
                asking.againIfTooFast(given, () -> say(asked, message));
            }
        });
    }
}
