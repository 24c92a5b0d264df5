package org.tiengow.host.table.shuffle;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.host.journal.wire.AnchorSnapshot;
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.Standing;

/**
 * The shuffle before each round, and the dealer of what comes of it. See {@code docs/fair-shuffle.md}.
 *
 * <pre>
 *   ANCHORS → LINKS → DEALT → LINKS → DEALT → …     anchors once a match and epoch
 * </pre>
 *
 * <p>A list that was told stays the list of its round. Where the deal is not a fair one, or nobody could check it, it is dealt at once
 * from the chance there is.
 */
public final class Shuffling implements Dealer {
    /** How long anchors and links are waited for, in milliseconds: in this time a client whose connection broke is usually back. */
    public static final int WAIT_MILLIS = 5_000;

    /** How much longer they may take after the host was gone. */
    private static final int RETURN_MILLIS = 10_000;

    /** A host that looks so much too late stood still itself, and has not heard yet what came meanwhile. */
    private static final int STALL_MILLIS = 1_000;

    /** A timer that is later than this may have come before what waits to be read; then that is read first. */
    private static final int LATE_MILLIS = 20;

    private static final int READING_MILLIS = 200;

    /** When a step takes longer, everybody is told who is waited for. */
    private static final int UNNOTICED_MILLIS = 500;

    /** So often a seat may be left out; then it is in no list until the match ends. */
    private static final int MOST_LEFT_OUT = 2;

    private final Dealer chance;
    private final TableSeats seats;
    private final RecordCheck chains = new RecordCheck();
    private final Map<Integer, Integer> leftOut = new TreeMap<>();
    private final Map<Integer, Anchor> anchors = new TreeMap<>();
    private final Map<Integer, Bytes32> links = new TreeMap<>();
    private final Set<Guest> silent = new HashSet<>();
    private ShufflePhase phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
    private String match = "";
    private int round;
    private Reveal reveal = Reveal.REVEAL_UNSPECIFIED;
    private long ends;
    private boolean hasReadOn;
    private long noticed;
    private long returnsBy = Long.MIN_VALUE;
    private @Nullable Bytes32 secret;
    private @Nullable LinkChain chain;
    private @Nullable ShuffleContext context;
    private @Nullable ShuffleList list;
    private @Nullable ShuffleProof proof;

    private record Anchor(Identity key, Bytes32 value, String signature) {}

    /**
     * What a round is shuffled for.
     *
     * @param host the fingerprint of this host
     * @param match the id of the match
     * @param epoch the epoch, should one begin with this round
     * @param round the round, 1 for the first
     * @param reveal when records become public
     */
    public record Occasion(Bytes32 host, String match, int epoch, int round, Reveal reveal) {}

    /** Shuffles for these seats. */
    public Shuffling(Dealer chance, TableSeats seats) {
        this.chance = chance;
        this.seats = seats;
    }

    /** Whether a round is being shuffled for. */
    public boolean isOpen() {
        return phase == ShufflePhase.SHUFFLE_PHASE_ANCHORS || isListTold();
    }

    /** Whether the list of a round is told, and the round not dealt. */
    public boolean isListTold() {
        return phase == ShufflePhase.SHUFFLE_PHASE_LINKS;
    }

    /** The match and epoch; empty when nothing is shuffled by links. */
    public Optional<ShuffleContext> context() {
        return Optional.ofNullable(context);
    }

    /** How often in this match each seat was left out; empty: never any. */
    public List<Integer> leftOut() {
        return leftOut.isEmpty()
                ? List.of()
                : IntStream.range(0, seats.size())
                        .map(seat -> leftOut.getOrDefault(seat, 0))
                        .boxed()
                        .toList();
    }

    /** The round that is shuffled for, or was dealt last. */
    public int round() {
        return round;
    }

    /** Begins to shuffle for a round. */
    public void open(Occasion next, long now) {
        if (!next.match().equals(match)) {
            leftOut.clear();
            context = null;
        }
        match = next.match();
        round = next.round();
        reveal = next.reveal();
        list = null;
        proof = null;
        links.clear();
        phase = ShufflePhase.SHUFFLE_PHASE_ANCHORS;
        if (!isChecked()) {
            return;
        }
        if (context == null) {
            secret = chance.secret();
            chain = null;
            anchors.clear();
            context = new ShuffleContext(next.host(), match, next.epoch());
        }
        silent.removeIf(guest -> seats.of(guest).isEmpty());
        waitFrom(now, WAIT_MILLIS);
    }

    private void waitFrom(long now, int millis) {
        ends = now + millis;
        hasReadOn = false;
        noticed = now + UNNOTICED_MILLIS;
    }

    /** Goes on when all have answered or the time is over; returns whether it did. */
    public boolean step(long now) {
        if (!isChecked()) {
            phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
            return true;
        }
        boolean moved = waitsOnceMore(now);
        if (phase == ShufflePhase.SHUFFLE_PHASE_ANCHORS
                && (now >= ends || awaited(now).isEmpty())) {
            tellList(now);
            moved = true;
        }
        if (isListTold() && (now >= ends || awaited(now).isEmpty())) {
            deal();
            moved = true;
        }
        if (!moved && isOpen() && now >= noticed) {
            noticed = Long.MAX_VALUE;
            moved = true;
        }
        return moved;
    }

    /** When {@link #step} must be called at the latest; only while it is open. */
    public long nextStep(long now) {
        return Math.max(now, Math.min(ends, noticed));
    }

    /** Whether it takes so long that everybody watches who is waited for. */
    public boolean isWatched() {
        return isOpen() && noticed == Long.MAX_VALUE;
    }

    /** A host that stood still itself gives the time once more; one whose timer was late reads first what has arrived. */
    private boolean waitsOnceMore(long now) {
        boolean stalled = isOpen() && now > ends + STALL_MILLIS;
        if (stalled) {
            ends = now + WAIT_MILLIS;
        } else if (isOpen() && now > ends + LATE_MILLIS && !hasReadOn) {
            hasReadOn = true;
            ends = now + READING_MILLIS;
        }
        return stalled;
    }

    /** The seats whose anchor or link is waited for. */
    private List<Integer> awaited(long now) {
        ShuffleList told = list;
        return (told == null
                        ? IntStream.range(0, seats.size()).filter(seat -> isAnchorAwaited(seat, now))
                        : told.asked()
                                .filter(seat -> !links.containsKey(seat)
                                        && !seats.get(seat).isOwnBots()))
                .boxed()
                .toList();
    }

    /** A program that did not answer while a list waited for it is not waited for again; one that may yet find the host again is. */
    private boolean isAnchorAwaited(int seat, long now) {
        Guest guest = seats.get(seat).guest();
        return mayTakePart(seat)
                && (guest == null ? now < returnsBy : anchorOf(seat).isEmpty() && !silent.contains(guest));
    }

    private boolean mayTakePart(int number) {
        TableSeat seat = seats.get(number);
        return seat.isPersons()
                && !seat.isPlayedByBot()
                && !seat.isThroughPage()
                && !seat.isOwners()
                && seat.identity().isPresent()
                && leftOut.getOrDefault(number, 0) < MOST_LEFT_OUT;
    }

    private Optional<Anchor> anchorOf(int seat) {
        return Optional.ofNullable(anchors.get(seat))
                .filter(anchor ->
                        seats.get(seat).identity().filter(anchor.key()::equals).isPresent());
    }

    private void tellList(long now) {
        List<ListedSeat> listed = new ArrayList<>();
        for (int number = 0; number < seats.size(); number++) {
            TableSeat seat = seats.get(number);
            Optional<Anchor> anchor = mayTakePart(number) && seat.guest() != null ? anchorOf(number) : Optional.empty();
            if (anchor.isEmpty() && seat.guest() != null && mayTakePart(number)) {
                silent.add(seat.guest());
            }
            listed.add(new ListedSeat(
                    kind(seat),
                    leftOut.getOrDefault(number, 0),
                    seat.name(),
                    seat.identity().map(key -> Bytes32.of(key.bytes())),
                    anchor.map(Anchor::value),
                    anchor.map(Anchor::signature).orElse("")));
        }
        list = new ShuffleList(current(), round, reveal.getNumber(), chain().anchor(), listed);
        phase = ShufflePhase.SHUFFLE_PHASE_LINKS;
        waitFrom(now, WAIT_MILLIS);
    }

    private static ListedSeat.Kind kind(TableSeat seat) {
        if (seat.isFree()) {
            return ListedSeat.Kind.FREE;
        }
        if (!seat.isPersons()) {
            return ListedSeat.Kind.BOT;
        }
        if (seat.isThroughPage()) {
            return ListedSeat.Kind.PAGE;
        }
        return seat.isOwners() ? ListedSeat.Kind.OWNER : ListedSeat.Kind.PERSON;
    }

    private void deal() {
        ShuffleProof dealt = shown().orElseThrow();
        dealt.leftOut().forEach(seat -> leftOut.merge(seat, 1, Integer::sum));
        proof = dealt;
        phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
    }

    /** What a verifier of the round that was begun last needs, with the links that have come; empty before its list is told. */
    public Optional<ShuffleProof> shown() {
        return Optional.ofNullable(list)
                .map(told -> new ShuffleProof(
                        told,
                        new Links(
                                chain().link(round),
                                IntStream.range(0, told.players())
                                        .mapToObj(seat -> Optional.ofNullable(links.get(seat)))
                                        .toList())));
    }

    /** What a verifier of the round that was dealt last needs; empty where nobody can check it. */
    public Optional<ShuffleProof> proof() {
        return Optional.ofNullable(proof);
    }

    /** Stops shuffling, or forgets what was dealt last: there will be no round of it. */
    public void giveUp() {
        phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
        list = null;
        proof = null;
    }

    /** The anchor of a seat came; a later one of the same seat replaces it. */
    public Reply anchor(int seat, Guest guest, GiveAnchor message) {
        Optional<Identity> key = seats.get(seat).identity();
        boolean fits = context != null
                && isChecked()
                && message.getMatch().equals(match)
                && message.getEpoch() == current().epoch()
                && key.isPresent()
                && guest.identity().equals(key)
                && seats.get(seat).isPersons()
                && !guest.throughPage()
                && !seats.get(seat).isOwners();
        if (!fits) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        String signature = ShuffleTranslator.hex(message.getSignature());
        if (message.getAnchor().size() != Bytes32.LENGTH
                || message.getAnchor().equals(ShuffleTranslator.write(Bytes32.ZERO))
                || !ShuffleSignatures.isAnchor(
                        key.get(), current(), seat, ShuffleTranslator.read(message.getAnchor()), signature)) {
            return HostRefusal.BAD_LINK.answer();
        }
        boolean awaited = anchorOf(seat).isEmpty();
        anchors.put(seat, new Anchor(key.get(), ShuffleTranslator.read(message.getAnchor()), signature));
        silent.remove(guest);
        if (current().epoch() > 0) { // what was left out after the standing that came here, only its people know
            for (int each = 0; each < Math.min(seats.size(), message.getLeftOutCount()); each++) {
                int named = Math.min(MOST_LEFT_OUT, message.getLeftOut(each));
                if (named > 0) {
                    leftOut.merge(each, named, Math::max);
                }
            }
        }
        return Reply.granted(awaited);
    }

    /** The link of a seat came; it may come from another connection than the anchor. */
    public Reply link(int seat, OpenLink message) {
        ShuffleList told = list;
        boolean fits = isListTold()
                && told != null
                && message.getMatch().equals(match)
                && message.getEpoch() == current().epoch()
                && message.getRound() == round
                && told.asks(seat)
                && message.getList().equals(ShuffleTranslator.write(RecordCheck.SHUFFLE.digest(told)));
        if (!fits || told == null) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        Bytes32 anchor = told.seats().get(seat).anchor().orElseThrow();
        if (message.getLink().size() != Bytes32.LENGTH
                || !chains.leadsTo(current(), seat, anchor, round, ShuffleTranslator.read(message.getLink()))) {
            return HostRefusal.BAD_LINK.answer();
        }
        return Reply.granted(links.put(seat, ShuffleTranslator.read(message.getLink())) == null);
    }

    /** As a journal keeps it; empty before the first round. */
    public Optional<ShuffleSnapshot> snapshot() {
        if (phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED && context == null) {
            return Optional.empty();
        }
        ShuffleSnapshot.Builder snapshot = ShuffleSnapshot.newBuilder()
                .setMatch(match)
                .setRound(round)
                .setPhase(phase)
                .addAllLeftOut(leftOut());
        if (context != null) {
            snapshot.setHost(ShuffleTranslator.write(context.host()))
                    .setEpoch(context.epoch())
                    .setSecret(ShuffleTranslator.write(Objects.requireNonNull(secret)));
            anchors.forEach((seat, anchor) -> snapshot.addAnchors(AnchorSnapshot.newBuilder()
                    .setSeat(seat)
                    .setKey(ByteString.copyFrom(anchor.key().bytes()))
                    .setAnchor(ShuffleTranslator.write(anchor.value()))
                    .setSignature(ShuffleTranslator.bytes(anchor.signature()))));
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

    /** As it was kept; who is waited for has some more time to find the host again. */
    public void goOn(ShuffleSnapshot snapshot, Reveal kept, long now) {
        match = snapshot.getMatch();
        round = snapshot.getRound();
        phase = snapshot.getPhase();
        reveal = kept;
        for (int seat = 0; seat < snapshot.getLeftOutCount(); seat++) {
            if (snapshot.getLeftOut(seat) > 0) {
                leftOut.put(seat, snapshot.getLeftOut(seat));
            }
        }
        if (snapshot.getHost().isEmpty()) {
            return;
        }
        context = new ShuffleContext(ShuffleTranslator.read(snapshot.getHost()), match, snapshot.getEpoch());
        secret = ShuffleTranslator.read(snapshot.getSecret());
        snapshot.getAnchorsList()
                .forEach(each -> anchors.put(
                        each.getSeat(),
                        new Anchor(
                                Identity.of(each.getKey().toByteArray()),
                                ShuffleTranslator.read(each.getAnchor()),
                                ShuffleTranslator.hex(each.getSignature()))));
        if (snapshot.hasList()) {
            list = ShuffleTranslator.list(current(), round, snapshot.getList());
            for (int seat = 0; seat < snapshot.getLinksCount(); seat++) {
                if (!snapshot.getLinks(seat).isEmpty()) {
                    links.put(seat, ShuffleTranslator.read(snapshot.getLinks(seat)));
                }
            }
        }
        waitFrom(now, WAIT_MILLIS + RETURN_MILLIS);
        returnsBy = ends;
        if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            proof = shown().orElse(null);
        }
    }

    /** Goes on from a standing: this host begins an epoch, and knows of the shuffles before only who was left out. */
    public void goOn(Standing standing) {
        if (!isOpen() && context == null) {
            match = standing.getMatch();
            for (int seat = 0; seat < standing.getLeftOutCount(); seat++) {
                if (standing.getLeftOut(seat) > 0) {
                    leftOut.put(seat, standing.getLeftOut(seat));
                }
            }
        }
    }

    @Override
    public Deal deal(int players) {
        return seed().map(seed -> RecordCheck.SHUFFLE.deal(seed, players)).orElseGet(() -> chance.deal(players));
    }

    @Override
    public int lot(int players) {
        return seed().map(seed -> RecordCheck.SHUFFLE.lot(seed, players)).orElseGet(() -> chance.lot(players));
    }

    private Optional<Bytes32> seed() {
        return proof().map(dealt -> RecordCheck.SHUFFLE.seed(RecordCheck.SHUFFLE.digest(dealt.list()), dealt.links()));
    }

    @Override
    public String matchId() {
        return match;
    }

    /** What everybody may know of it. */
    public Shuffle message(long now) {
        Shuffle.Builder message = Shuffle.newBuilder().setKind(chance.kind());
        if (!isChecked() || context == null || phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED) {
            return message.build();
        }
        message.setPhase(phase)
                .setHost(ShuffleTranslator.write(context.host()))
                .setMatch(match)
                .setEpoch(context.epoch())
                .setRound(round);
        if (isOpen()) {
            message.setMillisLeft((int) Math.max(0, ends - now)).addAllWaiting(awaited(now));
        }
        if (isListTold()) {
            message.setList(ShuffleTranslator.write(Objects.requireNonNull(list)));
        }
        if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            proof().ifPresent(dealt -> message.addAllLeftOut(dealt.leftOut()));
        }
        return message.build();
    }

    /** Whether the shuffle is fair and somebody can check it. */
    private boolean isChecked() {
        return chance.kind() == ShuffleKind.SHUFFLE_KIND_FAIR
                && reveal != Reveal.REVEAL_NEVER
                && round <= FairShuffle.ROUNDS;
    }

    private ShuffleContext current() {
        return Objects.requireNonNull(context);
    }

    private LinkChain chain() {
        LinkChain known = chain;
        if (known == null || !known.context().equals(current())) {
            known = new LinkChain(RecordCheck.SHUFFLE, current(), FairShuffle.HOST, Objects.requireNonNull(secret));
            chain = known;
        }
        return known;
    }
}
