package org.tiengow.client.online;

import com.google.protobuf.ByteString;
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
import org.tiengow.client.session.hosting.Token;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.Here;
import org.tiengow.client.shuffle.ShuffleLedger;
import org.tiengow.client.shuffle.ShuffleParticipant;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.Takeovers;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.Succession;

/**
 * The part that one session takes in shuffles. What its {@link ShuffleParticipant} wants to say is said once the ledger has it, on the
 * connection on which it was asked. Everything here runs on one event loop, but for reading and writing the ledger.
 */
final class OwnShuffle {
    private static final Logger LOG = LoggerFactory.getLogger(OwnShuffle.class);
    private static final SecureRandom CHANCE = new SecureRandom();

    private final EventLoop loop;
    private final Supplier<Link> link;
    private final Asking asking;
    private final Allegiance allegiance;
    private final ShuffleLedger ledger;
    private final KnownKeys known;
    private final ShuffleParticipant participant = new ShuffleParticipant(CHANCE, List.of());
    private Map<String, String> met = Map.of();
    private Succession succession = Succession.getDefaultInstance();

    /**
     * Of one session.
     *
     * @param link the connection it has
     * @param allegiance writes on its thread
     * @param ledger where facts are kept
     * @param known where the keys of people are kept that were met
     */
    OwnShuffle(
            EventLoop loop,
            Supplier<Link> link,
            Asking asking,
            Allegiance allegiance,
            ShuffleLedger ledger,
            KnownKeys known) {
        this.loop = loop;
        this.link = link;
        this.asking = asking;
        this.allegiance = allegiance;
        this.ledger = ledger;
        this.known = known;
    }

    /** Takes and reads the ledger, off the event loop; the result is to be run on it. */
    Runnable remembering() {
        List<Fact> kept = ledger.open(System.currentTimeMillis());
        return () -> participant.remember(kept);
    }

    /** There is another connection. */
    void reconnected() {
        succession = Succession.getDefaultInstance();
        participant.reconnected();
    }

    /** A request of the session is sent. */
    void sends(ClientMessage.Builder request) {
        participant.sends(request);
    }

    /** Lets the ledger go. */
    void close() {
        ledger.close();
    }

    /**
     * Takes a message of the host.
     *
     * @param after the state of the session with it
     * @return what is to be said now
     * @throws Malformed when the message is impossible
     */
    List<ClientMessage.Builder> heard(HostMessage message, SessionState after, boolean throughPage) {
        if (message.hasSuccession()) {
            succession = message.getSuccession();
        }
        return participant.heard(message, after.atTable().map(TableState::view).orElse(null), here(after, throughPage));
    }

    private Here here(SessionState state, boolean throughPage) {
        Link now = link.get();
        Bytes32 host = state.host().fingerprint().isEmpty()
                ? Bytes32.ZERO
                : Bytes32.of(Fingerprint.read(state.host().fingerprint()));
        return new Here(
                state.self().kind() == PlayerKind.PERSON,
                state.self().ownsHost() && !now.entrance().ownerToken().equals(Token.NONE),
                throughPage,
                throughPage || !ledger.isHeld() ? null : now.key().orElse(null),
                System.currentTimeMillis(),
                context -> context.host().equals(host) || isHandedOver(succession, context, host),
                context -> isFollowed(state, context),
                answer -> isProven(state, answer));
    }

    private static boolean isHandedOver(Succession shown, ShuffleContext context, Bytes32 to) {
        return Takeovers.handedOver(shown, context.match(), ShuffleTranslator.write(context.host()))
                .filter(ShuffleTranslator.write(to)::equals)
                .isPresent();
    }

    /** Checks whether people went on at the host of an epoch without the host before: a renewal begins no epoch. */
    private static boolean isFollowed(SessionState state, ShuffleContext context) {
        ByteString host = ShuffleTranslator.write(context.host());
        return state.nights()
                .of(context.match())
                .map(KnownMatch::hosts)
                .filter(hosts -> host.equals(hosts.get(context.epoch())))
                .filter(hosts -> hosts.lowerEntry(context.epoch()) == null
                        || !hosts.lowerEntry(context.epoch()).getValue().equals(host))
                .isPresent();
    }

    /** Checks the proof of an answer that a match went elsewhere. */
    private static boolean isProven(SessionState state, LinkAnswer answer) {
        ShuffleContext context = ShuffleTranslator.context(answer.getLink());
        ByteString host = ShuffleTranslator.write(context.host());
        return Takeovers.handedOver(answer.getProof(), context.match(), host).isPresent()
                || state.nights()
                        .of(context.match())
                        .filter(match -> match.epoch() > context.epoch()
                                        && !match.host().equals(host)
                                || match.proven(answer.getProof()).known().epoch() > context.epoch())
                        .isPresent();
    }

    /** With what there is to show of it; at no table only an alarm that was raised just now. */
    SessionState showing(SessionState before, SessionState after) {
        ShuffleState seen = participant.state();
        boolean alarms = after.table() == null
                && after.shuffle() == ShuffleState.UNKNOWN
                && seen.alarms().size() > before.shuffle().alarms().size()
                && before.table() != null;
        return after.table() != null || alarms ? after.with(seen) : after;
    }

    /** Remembers whose keys have signed, off the event loop. */
    private void remember() {
        Map<String, String> signers = participant.signers();
        if (!signers.equals(met)) {
            met = signers;
            allegiance.keep(() -> known.met(signers), () -> {});
        }
    }

    /** Keeps what is to be kept, then says what is to be said. */
    void say(List<ClientMessage.Builder> messages, Supplier<SessionState> state, boolean throughPage) {
        remember();
        List<Fact> facts = participant.takeUnkept();
        if (facts.isEmpty() && messages.isEmpty()) {
            return;
        }
        Link asked = link.get();
        allegiance.keep(
                () -> {
                    if (ledger.append(
                            facts)) { // in its turn, even with nothing to add: what it rests on may not be kept yet
                        later(() -> messages.forEach(message -> say(asked, message, state, throughPage)));
                    }
                },
                () -> {});
    }

    private void later(Runnable saying) {
        try {
            loop.execute(saying);
        } catch (RejectedExecutionException loopIsGone) {
            LOG.debug("The session ended before its part in a shuffle was kept");
        }
    }

    /** Unless there is another connection by then. */
    private void say(Link asked, ClientMessage.Builder message, Supplier<SessionState> state, boolean throughPage) {
        if (link.get() != asked) {
            return;
        }
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        asking.ask(message, answer);
        CompletableFuture<Void> unused = answer.thenAccept(given -> {
            if (given.isGranted()) {
                say(participant.granted(message, here(state.get(), throughPage)), state, throughPage);
            } else {
                participant.refused(message);
                asking.againIfTooFast(given, () -> say(asked, message, state, throughPage));
            }
        });
    }
}
