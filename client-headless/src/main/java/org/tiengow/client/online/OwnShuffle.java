package org.tiengow.client.online;

import com.google.protobuf.ByteString;
import io.netty.channel.EventLoop;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
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

    /** Matches and epochs of which it is remembered what a host shows. */
    private static final int MOST_SHOWN = 16;

    private final EventLoop loop;
    private final Supplier<Link> link;
    private final Asking asking;
    private final Allegiance allegiance;
    private final ShuffleLedger ledger;
    private final KnownKeys known;
    private final ShuffleParticipant participant = new ShuffleParticipant(CHANCE, List.of());
    private Map<String, String> met = Map.of();

    /** The takeovers that this host shows, by their matches: those of the match that is over, and of the one that is shuffled for. */
    private final Map<String, Succession> successions = latest();

    /** Epochs that were asked for, and whether {@link #successions} prove them. */
    private final Map<ShuffleContext, Boolean> shownEpochs = latest();

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

    private static <K, V> Map<K, V> latest() {
        return new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > MOST_SHOWN;
            }
        };
    }

    /** Takes and reads the ledger, off the event loop; the result is to be run on it. */
    Runnable remembering() {
        List<Fact> kept = ledger.open(System.currentTimeMillis());
        return () -> participant.remember(kept);
    }

    /** There is another connection. */
    void reconnected() {
        successions.clear();
        shownEpochs.clear();
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
            Takeovers.matchSaid(message.getSuccession())
                    .ifPresent(match -> successions.put(match, message.getSuccession()));
            shownEpochs.clear();
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
                context -> context.host().equals(host) || isHandedOver(context, host),
                context -> isFollowed(state, context),
                answer -> isProven(state, answer));
    }

    private Succession shown(ShuffleContext context) {
        return successions.getOrDefault(context.match(), Succession.getDefaultInstance());
    }

    private boolean isHandedOver(ShuffleContext context, Bytes32 to) {
        return Takeovers.handedOver(shown(context), context.match(), ShuffleTranslator.write(context.host()))
                .filter(ShuffleTranslator.write(to)::equals)
                .isPresent();
    }

    /** Checks whether an epoch was begun as this program has followed it, or as the host shows it. */
    private boolean isFollowed(SessionState state, ShuffleContext context) {
        return isBegun(state.nights().of(context.match()).stream(), context)
                || shownEpochs.computeIfAbsent(
                        context, epoch -> isBegun(shownSince(own(epoch.match()), shown(epoch)), epoch));
    }

    /** The epochs of a match in which this program takes part. */
    private Stream<ShuffleContext> own(String match) {
        return participant.judge().contexts().stream()
                .filter(epoch -> epoch.match().equals(match))
                .filter(epoch -> participant.judge().transcript(epoch).takesPart());
    }

    /**
     * Checks whether people are known to have gone on at the host of an epoch: at another one, or at the same one from the round they
     * held last.
     */
    static boolean isBegun(Stream<KnownMatch> known, ShuffleContext context) {
        ByteString host = ShuffleTranslator.write(context.host());
        return known.map(KnownMatch::hosts)
                .anyMatch(hosts -> host.equals(hosts.get(context.epoch())) && hosts.firstKey() < context.epoch());
    }

    /**
     * Returns what takeovers prove to whoever knows nothing but the hosts of some epochs: this program may have left a match, and takes
     * part in it all the same.
     */
    static Stream<KnownMatch> shownSince(Stream<ShuffleContext> own, Succession takeovers) {
        return own.map(epoch -> KnownMatch.met(epoch.match(), epoch.epoch(), ShuffleTranslator.write(epoch.host()))
                .proven(takeovers)
                .known());
    }

    /**
     * Checks whether a match had another host after the epoch of a link: as this program has followed it, or as the answer proves.
     * The proof rests on nothing but the host of the link: whoever has left the match knows no other.
     */
    static boolean isProven(SessionState state, LinkAnswer answer) {
        ShuffleContext context = ShuffleTranslator.context(answer.getLink());
        ByteString host = ShuffleTranslator.write(context.host());
        return Stream.concat(
                        state.nights().of(context.match()).stream(), shownSince(Stream.of(context), answer.getProof()))
                .flatMap(match -> match.hosts().tailMap(context.epoch(), false).values().stream())
                .anyMatch(later -> !later.equals(host));
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
