package org.tiengow.client.online;

import com.google.protobuf.ByteString;
import io.netty.channel.EventLoop;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.HostConnection;
import org.tiengow.client.connection.KnownKeys;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.Here;
import org.tiengow.client.shuffle.ShuffleLedger;
import org.tiengow.client.shuffle.ShuffleParticipant;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.succession.PromiseLog;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.Succession;

/**
 * The participation of one session in shuffles. A message of its {@link ShuffleParticipant} is sent once the ledger has its facts, and only
 * on the connection on which it was asked for. Everything here runs on one event loop, except reading and writing the ledger.
 */
final class OwnShuffle {
    private static final Logger LOG = LoggerFactory.getLogger(OwnShuffle.class);
    private static final SecureRandom CHANCE = new SecureRandom();

    /** The most matches, and the most epochs, for which the takeovers that a host shows are remembered. */
    private static final int MOST_SHOWN = 16;

    private final EventLoop loop;
    private final Supplier<HostConnection> link;
    private final PendingRequests pendingRequests;
    private final PromiseLog promiseLog;
    private final ShuffleLedger ledger;
    private final KnownKeys known;
    private final ShuffleParticipant participant = new ShuffleParticipant(CHANCE, List.of());
    private Map<String, String> met = Map.of();

    /** The takeovers that this host shows, by match: of the match that is over, and of the one for which tiles are shuffled. */
    private final Map<String, Succession> successions = latest();

    /** Epochs that were asked for, and whether {@link #successions} prove them. */
    private final Map<ShuffleContext, Boolean> shownEpochs = latest();

    /** The last host of each epoch by the chain shown for its match. Its signatures are verified once, not for every message. */
    private final Map<ShuffleContext, Optional<ByteString>> handedOver = latest();

    /**
     * Creates the participation of one session.
     *
     * @param link the current connection
     * @param promiseLog the promises of this program; writes to disk on its own thread
     * @param ledger the store of facts
     * @param known the store of the keys of people who were met
     */
    OwnShuffle(
            EventLoop loop,
            Supplier<HostConnection> link,
            PendingRequests pendingRequests,
            PromiseLog promiseLog,
            ShuffleLedger ledger,
            KnownKeys known) {
        this.loop = loop;
        this.link = link;
        this.pendingRequests = pendingRequests;
        this.promiseLog = promiseLog;
        this.ledger = ledger;
        this.known = known;
    }

    private static <K, V> Map<K, V> latest() {
        return new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > MOST_SHOWN;
            }
        };
    }

    /** Locks and reads the ledger, off the event loop. The returned task must run on the event loop. */
    Runnable remembering() {
        List<Fact> kept = ledger.open(System.currentTimeMillis());
        return () -> participant.remember(kept);
    }

    /** Forgets what belongs to the previous connection. */
    void reconnected() {
        successions.clear();
        forgetProofs();
        participant.reconnected();
    }

    /** Notes that the session sends a request. */
    void sends(ClientMessage.Builder request) {
        participant.sends(request);
    }

    /** Releases the ledger. */
    void close() {
        ledger.close();
    }

    /**
     * Takes a message of the host.
     *
     * @param after the state of the session after the message
     * @return the messages to send now
     * @throws Malformed when the message is impossible
     */
    List<ClientMessage.Builder> heard(HostMessage message, SessionState after, boolean throughPage) {
        if (message.hasSuccession()) {
            TakeoverChain.matchSaid(message.getSuccession())
                    .ifPresent(match -> successions.put(match, message.getSuccession()));
            forgetProofs();
        }
        return participant.heard(message, after.atTable().map(TableState::view).orElse(null), here(after, throughPage));
    }

    private void forgetProofs() {
        shownEpochs.clear();
        handedOver.clear();
    }

    private Here here(SessionState state, boolean throughPage) {
        HostConnection now = link.get();
        Bytes32 host = state.host().fingerprint().isEmpty()
                ? Bytes32.ZERO
                : Bytes32.of(Fingerprint.read(state.host().fingerprint()));
        return new Here(
                state.self().kind() == PlayerKind.PERSON,
                state.self().ownsHost() && !now.joinTarget().ownerToken().equals(Token.NONE),
                throughPage,
                throughPage || !ledger.isHeld() ? null : now.key().orElse(null),
                System.currentTimeMillis(),
                context -> context.host().equals(host) || isHandedOver(context, host),
                context -> isFollowed(state, context),
                answer -> isProven(state, answer));
    }

    private Succession shown(ShuffleContext context) {
        return successions.getOrDefault(context.match(), Succession.getDefaultInstance());
    }

    private boolean isHandedOver(ShuffleContext context, Bytes32 to) {
        return handedOver
                .computeIfAbsent(
                        context,
                        epoch -> TakeoverChain.handedOver(
                                shown(epoch), epoch.match(), ShuffleTranslator.write(epoch.host())))
                .filter(ShuffleTranslator.write(to)::equals)
                .isPresent();
    }

    /** Checks whether an epoch began in a way that this program has followed, or that the host proves. */
    private boolean isFollowed(SessionState state, ShuffleContext context) {
        return isBegun(state.succession().of(context.match()).stream(), context)
                || shownEpochs.computeIfAbsent(
                        context, epoch -> isBegun(shownSince(own(epoch.match()), shown(epoch)), epoch));
    }

    /** Returns the epochs of a match in which this program takes part. */
    private Stream<ShuffleContext> own(String match) {
        return participant.judge().contexts().stream()
                .filter(epoch -> epoch.match().equals(match))
                .filter(epoch -> participant.judge().transcript(epoch).takesPart());
    }

    /**
     * Checks whether people are known to have continued at the host of an epoch: at another host than before, or at the same one from the
     * last round they held.
     */
    static boolean isBegun(Stream<KnownMatch> known, ShuffleContext context) {
        ByteString host = ShuffleTranslator.write(context.host());
        return known.map(KnownMatch::hosts)
                .anyMatch(hosts -> host.equals(hosts.get(context.epoch())) && hosts.firstKey() < context.epoch());
    }

    /**
     * Returns what takeovers prove to a program that knows only the hosts of some epochs. This program may have left a match and still take
     * part in its shuffles.
     */
    static Stream<KnownMatch> shownSince(Stream<ShuffleContext> own, Succession takeovers) {
        return own.map(epoch -> KnownMatch.met(epoch.match(), epoch.epoch(), ShuffleTranslator.write(epoch.host()))
                .proven(takeovers)
                .known());
    }

    /**
     * Checks whether a match had another host after the epoch of a link, as this program has followed it or as the answer proves. The proof
     * rests on the host of the link alone, because a program that has left the match knows no other host.
     */
    static boolean isProven(SessionState state, LinkAnswer answer) {
        ShuffleContext context = ShuffleTranslator.context(answer.getLink());
        ByteString host = ShuffleTranslator.write(context.host());
        return Stream.concat(
                        state.succession().of(context.match()).stream(),
                        shownSince(Stream.of(context), answer.getProof()))
                .flatMap(match -> match.hosts().tailMap(context.epoch(), false).values().stream())
                .anyMatch(later -> !later.equals(host));
    }

    /** Adds the shuffle to a state. Without a table, only an alarm that was just raised is added. */
    SessionState showing(SessionState before, SessionState after) {
        ShuffleState seen = participant.state();
        boolean alarms = after.table() == null
                && after.shuffle() == ShuffleState.UNKNOWN
                && seen.alarms().size() > before.shuffle().alarms().size()
                && before.table() != null;
        return after.table() != null || alarms ? after.with(seen) : after;
    }

    /** Stores the keys that have signed, off the event loop. */
    private void remember() {
        Map<String, String> signers = participant.signers();
        if (!signers.equals(met)) {
            met = signers;
            promiseLog.keep(() -> known.met(signers), () -> {});
        }
    }

    /** Writes the facts, then sends the messages. */
    void say(List<ClientMessage.Builder> messages, Supplier<SessionState> state, boolean throughPage) {
        remember();
        List<Fact> facts = participant.takeUnkept();
        if (facts.isEmpty() && messages.isEmpty()) {
            return;
        }
        HostConnection asked = link.get();
        promiseLog.keep(
                () -> {
                    if (ledger.append(facts)) { // also without new facts, since earlier ones may still be unwritten
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

    /** Sends a message, unless the connection has changed meanwhile. */
    private void say(
            HostConnection asked, ClientMessage.Builder message, Supplier<SessionState> state, boolean throughPage) {
        if (link.get() != asked) {
            return;
        }
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        pendingRequests.ask(message, answer);
        CompletableFuture<Void> unused = answer.thenAccept(given -> {
            if (given.isGranted()) {
                say(participant.granted(message, here(state.get(), throughPage)), state, throughPage);
            } else {
                participant.refused(message);
                pendingRequests.againIfTooFast(given, () -> say(asked, message, state, throughPage));
            }
        });
    }
}
