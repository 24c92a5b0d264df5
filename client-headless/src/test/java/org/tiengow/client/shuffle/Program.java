package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.Act;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * A person's program: a real participant, a ledger in memory, and a line to a host. Beside it stands what it truly gave away and what
 * its person truly did, which no participant is asked for.
 */
final class Program {
    /** What the program can check of the host at the other end of its line. */
    record Peer(
            Predicate<ShuffleContext> isOfHost, Predicate<ShuffleContext> isFollowed, Predicate<LinkAnswer> isProven) {}

    /**
     * A link that left this program.
     *
     * @param era how often the ledger had forgotten the match before
     */
    record Given(ShuffleContext context, int era, int round, int seat, Bytes32 list, Bytes32 link) {}

    /** A play of its seat that it sent, or was shown right after it was asked for it. */
    record Made(ShuffleContext context, int round, int nth, String play) {}

    final String name;
    final IdentityKey key;
    final Identity identity;
    private final RandomGenerator chance;
    private final KeptRecords records;
    private final List<Fact> disk = new ArrayList<>();
    private final List<Fact> written = new ArrayList<>();
    private final Set<List<Object>> opened = new HashSet<>();
    private final Map<ShuffleContext, Integer> eras = new HashMap<>();
    private ShuffleParticipant participant;
    private @Nullable Peer peer;
    long now;

    /** The number of its connection; another one counts from anew what was asked and granted. */
    int line;

    /** How often its process has ended. */
    int life;

    boolean holdsLedger = true;

    final List<Given> given = new ArrayList<>();
    final Set<Made> made = new HashSet<>();
    /** The hands that were shown, as far as the ledger has kept them. */
    final Map<List<Object>, Set<String>> hands = new HashMap<>();

    private @Nullable TableUpdate last;
    private @Nullable SeatView lastView;
    private int lastSeen;
    private int lastRound;
    private boolean hasNews;

    Program(String name, int number, RandomGenerator chance, KeptRecords records) {
        this.name = name;
        this.key = CheapSignatures.key(number);
        this.identity = CheapSignatures.identity(number);
        this.chance = chance;
        this.records = records;
        this.participant = new ShuffleParticipant(chance, List.of(), records);
    }

    ShuffleParticipant participant() {
        return participant;
    }

    ShuffleJudge judge() {
        return participant.judge();
    }

    boolean isConnected() {
        return peer != null;
    }

    /** The facts that are in the ledger now, whether on the disk or not. */
    List<Fact> ledger() {
        List<Fact> all = new ArrayList<>(disk);
        all.addAll(written);
        return all;
    }

    /** Whether the ledger still holds that a link was opened. */
    boolean remembers(Given link) {
        return link.era() == era(link.context()) && opened.contains(List.of(link.context(), link.round()));
    }

    int era(ShuffleContext context) {
        return eras.getOrDefault(context, 0);
    }

    private void note(List<Fact> facts) {
        facts.stream()
                .filter(Fact.Opened.class::isInstance)
                .forEach(fact -> opened.add(List.of(fact.context(), fact.round())));
    }

    /** Whether anything was noted since this was asked last; all that is shown follows from that. */
    boolean takeNews() {
        boolean had = hasNews;
        hasNews = false;
        return had;
    }

    /** Connects to a host; the line before is gone. */
    List<ClientMessage.Builder> connect(Peer to) {
        return keep(open(to));
    }

    /** Connects to a host; what that makes the program say waits until it is kept. */
    Saying open(Peer to) {
        cut();
        peer = to;
        participant.reconnected();
        return take(HostPart.entered(), null);
    }

    void cut() {
        line++;
        peer = null;
        leaveTable();
    }

    private void leaveTable() {
        last = null;
        lastView = null;
        lastSeen = 0;
    }

    private Here here() {
        Peer now = peer;
        if (now == null) {
            throw new IllegalStateException("There is no line.");
        }
        return new Here(
                true,
                false,
                false,
                holdsLedger ? key : null,
                this.now,
                now.isOfHost(),
                now.isFollowed(),
                now.isProven());
    }

    /** What the program wants to say, once its facts are kept. */
    record Saying(List<ClientMessage.Builder> messages, List<Fact> facts) {}

    /** Takes a message and keeps what must be kept; what it returns may leave only then. */
    List<ClientMessage.Builder> hear(HostMessage message, @Nullable SeatView view) {
        return keep(take(message, view));
    }

    /** Takes a message; what it makes the program say waits until it is kept. */
    Saying take(HostMessage message, @Nullable SeatView view) {
        List<ClientMessage.Builder> answers = participant.heard(message, view, here());
        if (message.hasTable() && view != null) {
            see(message.getTable(), view);
        } else if (message.hasLeftTable()) {
            leaveTable();
        }
        return new Saying(answers, participant.takeUnkept());
    }

    List<ClientMessage.Builder> granted(ClientMessage.Builder request) {
        return keep(takeGrant(request));
    }

    Saying takeGrant(ClientMessage.Builder request) {
        List<ClientMessage.Builder> answers = participant.granted(request, here());
        return new Saying(answers, participant.takeUnkept());
    }

    /** Writes what was noted into the ledger; forces it to the disk where that is due. */
    List<ClientMessage.Builder> keep(Saying saying) {
        List<Fact> facts = saying.facts();
        hasNews |= !facts.isEmpty();
        written.addAll(facts);
        note(facts);
        if (facts.stream().anyMatch(ShuffleLedger::mustLast)) {
            disk.addAll(written);
            written.clear();
        }
        return saying.messages();
    }

    /** A message leaves for the host. */
    void sent(ClientMessage.Builder message) {
        if (message.hasOpenLink()) {
            Bytes32 list = ShuffleTranslator.read(message.getOpenLink().getList());
            Bytes32 link = ShuffleTranslator.read(message.getOpenLink().getLink());
            for (Fact fact : disk) {
                if (fact instanceof Fact.Opened opened && opened.link().equals(link)) {
                    Given each = new Given(
                            opened.context(), era(opened.context()), opened.round(), opened.seat(), list, link);
                    if (!given.contains(each)) {
                        given.add(each);
                    }
                    return;
                }
            }
            throw new AssertionError("a link left that is not on the disk");
        }
    }

    /** Whether the person is asked for a play on the line that stands. */
    boolean isAsked() {
        return last != null && last.hasDecision();
    }

    /** The number of the decision that the person is asked for; 0 for none. */
    long asked() {
        return last == null ? 0 : last.getDecision().getNumber();
    }

    /** The round as it was shown last on this line. */
    Optional<SeatView> shown() {
        return Optional.ofNullable(lastView);
    }

    /** The person makes a play that it was asked for. */
    ClientMessage.Builder play(Play play) {
        TableUpdate shown = last;
        if (shown == null) {
            throw new IllegalStateException("Nothing was asked.");
        }
        ClientMessage.Builder message = ClientMessage.newBuilder()
                .setMakePlay(MakePlay.newBuilder()
                        .setPlay(org.tiengow.protocol.wire.Play.newBuilder()
                                .setAct(play.isForfeit() ? Act.ACT_FORFEIT : Act.ACT_FACE_UP)
                                .setTiles(TileTranslator.write(play.tiles()))));
        participant.sends(message); // kept with what is noted next
        made.add(new Made(
                ShuffleTranslator.context(shown.getShuffle()),
                lastRound,
                lastSeen,
                RecordCheck.play(play.tiles(), play.isForfeit())));
        return message;
    }

    private void see(TableUpdate update, SeatView view) {
        if (update.getShuffle().getHost().isEmpty()
                || !update.getMatch().equals(update.getShuffle().getMatch())) {
            return; // it says nothing of what was asked
        }
        List<SeenPlay> own = new ArrayList<>();
        view.tricks()
                .forEach(trick -> trick.plays().stream()
                        .filter(play -> play.seat() == view.seat())
                        .forEach(own::add));
        view.table().stream().filter(play -> play.seat() == view.seat()).forEach(own::add);
        TableUpdate before = last;
        if (before != null
                && before.hasDecision()
                && lastRound == view.round()
                && before.getShuffle().getMatch().equals(update.getShuffle().getMatch())
                && own.size() == lastSeen + 1) {
            made.add(new Made(
                    ShuffleTranslator.context(update.getShuffle()),
                    view.round(),
                    lastSeen,
                    RecordCheck.play(
                            own.get(lastSeen).tiles(), own.get(lastSeen).faceDown())));
        }
        TileSet dealt = view.hand();
        for (SeenPlay play : own) {
            dealt = dealt.plus(play.tiles());
        }
        boolean isOfHost = peer != null && peer.isOfHost().test(ShuffleTranslator.context(update.getShuffle()));
        if (isOfHost && dealt.size() == Deal.handSize(update.getSeatsCount())) { // another host's word means nothing
            hands.computeIfAbsent(
                            List.of(ShuffleTranslator.context(update.getShuffle()), view.round(), view.seat()),
                            round -> new HashSet<>())
                    .add(RecordCheck.kinds(dealt));
        }
        last = update;
        lastView = view;
        lastSeen = own.size();
        lastRound = view.round();
    }

    /** The process ends; what it wrote stays. */
    void kill() {
        restart(ledger());
    }

    /** The machine loses its power: of what was not forced to the disk only the first lines stay. */
    void losePower(int staying) {
        List<Fact> left = new ArrayList<>(disk);
        left.addAll(written.subList(0, Math.min(staying, written.size())));
        restart(left);
    }

    private void restart(List<Fact> left) {
        life++;
        cut();
        disk.clear();
        written.clear();
        disk.addAll(ShuffleLedger.wanted(left, now));
        Set<List<Object>> before = Set.copyOf(opened);
        opened.clear();
        note(disk);
        List<ShuffleContext> forgotten = given.stream()
                .filter(link -> link.era() == era(link.context())
                        && before.contains(List.of(link.context(), link.round()))
                        && !remembers(link))
                .map(Given::context)
                .distinct()
                .toList();
        Set<Made> kept = new HashSet<>(); // plays whose lines were not written yet are lost
        hands.clear();
        for (Fact fact : disk) {
            if (fact instanceof Fact.Played play) {
                kept.add(new Made(play.context(), play.round(), play.nth(), play.play()));
            }
            if (fact instanceof Fact.Hand hand) {
                hands.computeIfAbsent(List.of(hand.context(), hand.round(), hand.seat()), round -> new HashSet<>())
                        .add(hand.tiles());
            }
        }
        for (ShuffleContext context : forgotten) {
            eras.merge(context, 1, Integer::sum);
        }
        made.retainAll(kept);
        participant = new ShuffleParticipant(chance, disk, records);
        hasNews = true;
    }
}
