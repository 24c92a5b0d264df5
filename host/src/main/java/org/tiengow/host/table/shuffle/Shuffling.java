package org.tiengow.host.table.shuffle;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.shuffle.ChainCheck;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.Standing;

/**
 * The fair shuffle before each round, and the dealer of its result. See {@code docs/fair-shuffle-spec.md}.
 *
 * <pre>
 *   ANCHORS → LINKS → DEALT → LINKS → DEALT → …     anchors once a match and epoch
 * </pre>
 *
 * <p>Once a list has been sent, it remains the list of its round. If the dealer is not a fair shuffle, or if nobody could check the
 * deal, the dealer deals at once.
 */
public final class Shuffling implements Dealer {
    /** Milliseconds to wait for anchors and links. A client that has lost its connection is usually back within this time. */
    public static final int WAIT_MILLIS = 5_000;

    /** Additional milliseconds for answers after a restart of the host. */
    private static final int RETURN_MILLIS = 10_000;

    private final Dealer chance;
    private final TableSeats table;
    private final ShuffleSeats seats;
    private final AnswerTime time = new AnswerTime();
    private final ChainCheck chains = new ChainCheck();
    private final Map<Integer, Bytes32> links = new TreeMap<>();
    private ShufflePhase phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
    private String match = "";
    private int round;
    private Reveal reveal = Reveal.REVEAL_UNSPECIFIED;
    private long returnsBy = Long.MIN_VALUE;

    /** The host's own chain for the match and epoch; null while no shuffle uses links. */
    private @Nullable LinkChain chain;

    private @Nullable ShuffleList list;

    /**
     * The round that a shuffle is for.
     *
     * @param host the fingerprint of this host
     * @param match the id of the match
     * @param epoch the epoch, in case one begins with this round
     * @param round the number of the round, 1 for the first
     * @param reveal the time at which records become public
     */
    public record Occasion(Bytes32 host, String match, int epoch, int round, Reveal reveal) {}

    /**
     * A shuffle for the given seats.
     *
     * @param chance the dealer that supplies the host's secrets, and the deals that nobody can check
     */
    public Shuffling(Dealer chance, TableSeats seats) {
        this.chance = chance;
        this.table = seats;
        this.seats = new ShuffleSeats(seats);
    }

    /** Checks whether a shuffle is in progress. */
    public boolean isOpen() {
        return phase == ShufflePhase.SHUFFLE_PHASE_ANCHORS || isListTold();
    }

    /** Checks whether the list of a round has been sent and the round is not dealt yet. */
    public boolean isListTold() {
        return phase == ShufflePhase.SHUFFLE_PHASE_LINKS;
    }

    /** Returns the match and epoch of the host's chain; empty if no shuffle uses links. */
    public Optional<ShuffleContext> context() {
        return Optional.ofNullable(chain).map(LinkChain::context);
    }

    /** Returns how often each seat was left out in this match; empty if no seat was. */
    public List<Integer> leftOut() {
        return seats.leftOut();
    }

    /** Returns the number of the round that is being shuffled, or was dealt last. */
    public int round() {
        return round;
    }

    /** Starts the shuffle for a round. */
    public void open(Occasion next, long now) {
        if (!next.match().equals(match)) {
            seats.beginMatch();
            chain = null;
        }
        match = next.match();
        round = next.round();
        reveal = next.reveal();
        list = null;
        links.clear();
        phase = ShufflePhase.SHUFFLE_PHASE_ANCHORS;
        if (!isChecked()) {
            return;
        }
        if (chain == null) {
            seats.beginEpoch();
            chain = chain(new ShuffleContext(next.host(), match, next.epoch()), chance.secret());
        }
        seats.beginRound();
        time.begin(now, WAIT_MILLIS);
    }

    /** Advances when all have answered or the time is over. Returns whether something changed. */
    public boolean step(long now) {
        if (!isChecked()) {
            phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
            return true;
        }
        boolean moved = isOpen() && time.extend(now, WAIT_MILLIS);
        if (phase == ShufflePhase.SHUFFLE_PHASE_ANCHORS && isAnswered(now)) {
            tellList(now);
            moved = true;
        }
        if (isListTold() && isAnswered(now)) {
            deal();
            moved = true;
        }
        return moved || isOpen() && time.becomesNoticed(now);
    }

    private boolean isAnswered(long now) {
        return time.isOver(now) || awaited(now).isEmpty();
    }

    /** Returns the moment at which {@link #step} must be called at the latest. Valid only while a shuffle is in progress. */
    public long nextStep(long now) {
        return time.next(now);
    }

    /** Checks whether the shuffle takes so long that everybody is shown the awaited seats. */
    public boolean isWatched() {
        return isOpen() && time.isNoticed();
    }

    /** Returns the seats whose anchor or link is awaited. */
    private List<Integer> awaited(long now) {
        return (list == null
                        ? seats.awaited(now < returnsBy)
                        : withoutLink().filter(seat -> !table.get(seat).isOwnBots()))
                .boxed()
                .toList();
    }

    /** Returns the seats of the list whose links have not come. They are left out of the deal. */
    private IntStream withoutLink() {
        return list == null ? IntStream.empty() : list.asked().filter(seat -> !links.containsKey(seat));
    }

    private void tellList(long now) {
        LinkChain own = Objects.requireNonNull(chain);
        list = new ShuffleList(own.context(), round, reveal.getNumber(), own.anchor(), seats.list());
        phase = ShufflePhase.SHUFFLE_PHASE_LINKS;
        time.begin(now, WAIT_MILLIS);
    }

    private void deal() {
        withoutLink().forEach(seats::leaveOut);
        phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
    }

    /**
     * Returns the data with which a verifier checks the current or last round, including the links that have come. Empty before the
     * list is sent.
     */
    public Optional<ShuffleProof> shown() {
        return Optional.ofNullable(list)
                .map(told -> new ShuffleProof(
                        told,
                        new Links(
                                Objects.requireNonNull(chain).link(round),
                                IntStream.range(0, told.players())
                                        .mapToObj(seat -> Optional.ofNullable(links.get(seat)))
                                        .toList())));
    }

    /** Returns the data with which a verifier checks the last dealt round; empty if nobody can check it. */
    public Optional<ShuffleProof> proof() {
        return phase == ShufflePhase.SHUFFLE_PHASE_DEALT ? shown() : Optional.empty();
    }

    /** Aborts the shuffle, or forgets its result, since the round will not be played. */
    public void giveUp() {
        phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
        list = null;
    }

    /** Takes the anchor of a seat. A later anchor of the same seat replaces it. */
    public Reply anchor(int seat, Participant participant, GiveAnchor message) {
        return context()
                .filter(open ->
                        isChecked() && message.getMatch().equals(open.match()) && message.getEpoch() == open.epoch())
                .map(open -> seats.anchor(open, seat, participant, message))
                .orElseGet(HostRefusal.NOT_SHUFFLING::answer);
    }

    /** Takes the link of a seat. It may come over another connection than the anchor. */
    public Reply link(int seat, OpenLink message) {
        ShuffleList told = list;
        boolean fits = isListTold()
                && told != null
                && message.getMatch().equals(match)
                && message.getEpoch() == told.context().epoch()
                && message.getRound() == round
                && told.asks(seat)
                && message.getList().equals(ShuffleTranslator.write(ChainCheck.SHUFFLE.digest(told)));
        if (!fits || told == null) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        if (message.getLink().size() != Bytes32.LENGTH
                || !chains.leadsTo(told, seat, ShuffleTranslator.read(message.getLink()))) {
            return HostRefusal.BAD_LINK.answer();
        }
        return Reply.granted(links.put(seat, ShuffleTranslator.read(message.getLink())) == null);
    }

    /** Returns the snapshot for the journal; empty before the first round. */
    public Optional<ShuffleSnapshot> snapshot() {
        if (phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED && chain == null) {
            return Optional.empty();
        }
        ShuffleSnapshot.Builder snapshot = ShuffleSnapshot.newBuilder()
                .setMatch(match)
                .setRound(round)
                .setPhase(phase)
                .addAllLeftOut(leftOut());
        if (chain != null) {
            snapshot.setHost(ShuffleTranslator.write(chain.context().host()))
                    .setEpoch(chain.context().epoch())
                    .setSecret(ShuffleTranslator.write(chain.secret()));
            seats.writeTo(snapshot);
            if (list != null) {
                snapshot.setList(ShuffleTranslator.write(list));
                for (int seat = 0; seat < list.players(); seat++) {
                    snapshot.addLinks(Optional.ofNullable(links.get(seat))
                            .map(ShuffleTranslator::write)
                            .orElse(ByteString.EMPTY));
                }
            }
        }
        return Optional.of(snapshot.build());
    }

    /** Restores the shuffle from the journal. Clients get additional time to reconnect and answer. */
    public void goOn(ShuffleSnapshot snapshot, Reveal kept, long now) {
        match = snapshot.getMatch();
        round = snapshot.getRound();
        phase = snapshot.getPhase();
        reveal = kept;
        seats.mergeLeftOut(snapshot.getLeftOutList());
        if (snapshot.getHost().isEmpty()) {
            return;
        }
        ShuffleContext context =
                new ShuffleContext(ShuffleTranslator.read(snapshot.getHost()), match, snapshot.getEpoch());
        chain = chain(context, ShuffleTranslator.read(snapshot.getSecret()));
        seats.restore(snapshot.getAnchorsList());
        if (snapshot.hasList()) {
            list = ShuffleTranslator.list(context, round, snapshot.getList());
            for (int seat = 0; seat < snapshot.getLinksCount(); seat++) {
                if (!snapshot.getLinks(seat).isEmpty()) {
                    links.put(seat, ShuffleTranslator.read(snapshot.getLinks(seat)));
                }
            }
        }
        time.begin(now, WAIT_MILLIS + RETURN_MILLIS);
        returnsBy = time.ends();
    }

    /**
     * Continues a match from a standing. This host begins a new epoch. Of the earlier shuffles it knows only how often each seat
     * was left out.
     */
    public void goOn(Standing standing) {
        if (!isOpen() && chain == null) {
            match = standing.getMatch();
            seats.mergeLeftOut(standing.getLeftOutList());
        }
    }

    @Override
    public Deal deal(int players) {
        return seed().map(seed -> ChainCheck.SHUFFLE.deal(seed, players)).orElseGet(() -> chance.deal(players));
    }

    @Override
    public int lot(int players) {
        return seed().map(seed -> ChainCheck.SHUFFLE.lot(seed, players)).orElseGet(() -> chance.lot(players));
    }

    private Optional<Bytes32> seed() {
        return proof().map(dealt -> ChainCheck.SHUFFLE.seed(ChainCheck.SHUFFLE.digest(dealt.list()), dealt.links()));
    }

    @Override
    public String matchId() {
        return match;
    }

    /** Returns the public state of the shuffle. */
    public Shuffle message(long now) {
        Shuffle.Builder message = Shuffle.newBuilder().setKind(chance.kind());
        if (!isChecked() || chain == null || phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED) {
            return message.build();
        }
        message.setPhase(phase)
                .setHost(ShuffleTranslator.write(chain.context().host()))
                .setMatch(match)
                .setEpoch(chain.context().epoch())
                .setRound(round);
        if (isOpen()) {
            message.setMillisLeft(time.left(now)).addAllWaiting(awaited(now));
        }
        if (isListTold()) {
            message.setList(ShuffleTranslator.write(Objects.requireNonNull(list)));
        }
        if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            withoutLink().forEach(message::addLeftOut);
        }
        return message.build();
    }

    /** Checks whether the shuffle is fair and can be checked by somebody. */
    private boolean isChecked() {
        return chance.kind() == ShuffleKind.SHUFFLE_KIND_FAIR
                && reveal != Reveal.REVEAL_NEVER
                && round <= FairShuffle.ROUNDS;
    }

    private static LinkChain chain(ShuffleContext context, Bytes32 secret) {
        return new LinkChain(ChainCheck.SHUFFLE, context, FairShuffle.HOST, secret);
    }
}
