package org.tiengow.client.shuffle.review;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.sample.Plays;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.Here;
import org.tiengow.client.shuffle.HostPart;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.ShuffleParticipant;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.translate.ViewTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * One program, Mei's at seat 0 of four, at a host that says whatever a test wants. Bo at seat 1 has a program too; seats 2 and 3 are
 * bots.
 */
final class Bench {
    static final int MEI = 0;
    static final int BO = 1;
    static final int PLAYERS = 4;
    static final TableRules RULES = TableRules.named("pagat");

    private static final FairShuffle SHUFFLE = RecordCheck.SHUFFLE;

    final IdentityKey mei = IdentityKey.fresh();
    final IdentityKey bo = IdentityKey.fresh();
    final ShuffleParticipant program;
    final List<Fact> kept = new ArrayList<>();
    final List<ClientMessage.Builder> sent = new ArrayList<>();

    /** The host that Mei's program is connected to. */
    Bytes32 host = bytes("host");

    boolean owns;
    private long time = 1_000;
    boolean followed = true;

    private final Random random = new Random(27);

    Bench() {
        this(List.of());
    }

    Bench(List<Fact> facts) {
        Random chance = new Random(4);
        program = new ShuffleParticipant(chance, facts);
        kept.addAll(facts);
    }

    static Bytes32 bytes(String text) {
        return Bytes32.of(Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** A match at the host of the moment. */
    ShuffleContext match(String id) {
        return new ShuffleContext(host, id, 0);
    }

    private Here here() {
        Bytes32 now = host;
        Predicate<ShuffleContext> isOfHost = context -> context.host().equals(now);
        time += 500;
        return new Here(true, owns, false, mei, time, isOfHost, context -> followed, answer -> false);
    }

    /** Mei's program hears a message; what it keeps and sends is noted. */
    void hear(HostMessage message, @Nullable SeatView view) {
        note(program.heard(message, view, here()));
    }

    void hear(HostMessage.Builder message) {
        hear(message.build(), null);
    }

    /** Time passes, in milliseconds. */
    void passes(int millis) {
        time += millis;
    }

    void enter() {
        hear(HostMessage.newBuilder().setEntered(Entered.getDefaultInstance()));
    }

    /** The host grants the last request of a kind. */
    void grantLast(Predicate<ClientMessage.Builder> kind) {
        note(program.granted(last(kind).orElseThrow(), here()));
    }

    void refuseLast(Predicate<ClientMessage.Builder> kind) {
        program.refused(last(kind).orElseThrow());
        kept.addAll(program.takeUnkept());
    }

    private void note(List<ClientMessage.Builder> messages) {
        kept.addAll(program.takeUnkept());
        sent.addAll(messages);
    }

    Optional<ClientMessage.Builder> last(Predicate<ClientMessage.Builder> kind) {
        List<ClientMessage.Builder> all = all(kind);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    List<ClientMessage.Builder> all(Predicate<ClientMessage.Builder> kind) {
        return sent.stream().filter(kind).toList();
    }

    /** The host says what became of a link. */
    void answers(ShuffleContext context, int round, LinkState state, int table) {
        hear(HostMessage.newBuilder()
                .setLinkAnswer(LinkAnswer.newBuilder()
                        .setLink(ShuffleTranslator.write(context, round))
                        .setState(state)
                        .setTable(table)));
    }

    void reveals(String record) {
        hear(HostMessage.newBuilder().setRevealed(Revealed.newBuilder().addRecords(record)));
    }

    static HostMessage granted() {
        return HostMessage.newBuilder().setGranted(Granted.getDefaultInstance()).build();
    }

    /** An update of a table in which Mei sits. */
    static TableUpdate.Builder update(String match, TableStage stage) {
        return update(match, stage, MEI);
    }

    static TableUpdate.Builder update(String match, TableStage stage, int seat) {
        return HostPart.update(0, stage, match, seat, PLAYERS, Reveal.REVEAL_ROUND_VALUE);
    }

    void tells(TableUpdate.Builder update, @Nullable SeatView view) {
        hear(HostMessage.newBuilder().setTable(update).build(), view);
    }

    /** Anchors are asked for; returns Mei's. */
    Bytes32 asksForAnchor(ShuffleContext context, int round) {
        return asksForAnchor(context, round, MEI);
    }

    Bytes32 asksForAnchor(ShuffleContext context, int round, int seat) {
        asksForAnchorIfAny(context, round, seat);
        return ShuffleTranslator.read(last(ClientMessage.Builder::hasGiveAnchor)
                .orElseThrow()
                .getGiveAnchor()
                .getAnchor());
    }

    void asksForAnchorIfAny(ShuffleContext context, int round) {
        asksForAnchorIfAny(context, round, MEI);
    }

    private void asksForAnchorIfAny(ShuffleContext context, int round, int seat) {
        tells(
                update(context.match(), TableStage.TABLE_STAGE_GATHERING, seat)
                        .setShuffle(HostPart.shuffle(context, round, ShufflePhase.SHUFFLE_PHASE_ANCHORS)),
                null);
    }

    /** A round at this host, of which Mei's anchor is known. */
    Game game(ShuffleContext context, int round, Bytes32 anchor, int... leftOutBefore) {
        return new Game(context, round, anchor, 1, leftOutBefore);
    }

    /** A round from its list to its record. */
    final class Game {
        final ShuffleContext context;
        final int round;
        ShuffleList list;
        private final LinkChain hosts;
        private final LinkChain bos;
        private List<Round> positions = List.of();
        private Links links = new Links(Bytes32.ZERO, Collections.nCopies(PLAYERS, Optional.empty()));

        private Game(ShuffleContext context, int round, Bytes32 anchor, int reveal, int... leftOutBefore) {
            this.context = context;
            this.round = round;
            hosts = new LinkChain(SHUFFLE, context, FairShuffle.HOST, bytes("host's secret " + context));
            bos = new LinkChain(SHUFFLE, context, BO, bytes("Bo's secret " + context));
            list = new ShuffleList(
                    context,
                    round,
                    reveal,
                    hosts.anchor(),
                    List.of(
                            listed("Mei", mei, MEI, anchor, leftOutBefore),
                            listed("Bo", bo, BO, bos.anchor(), leftOutBefore),
                            ListedSeat.without(ListedSeat.Kind.BOT, 0, "Chi"),
                            ListedSeat.without(ListedSeat.Kind.BOT, 0, "Dan")));
        }

        private ListedSeat listed(String name, IdentityKey key, int seat, Bytes32 anchor, int... leftOutBefore) {
            return new ListedSeat(
                    ListedSeat.Kind.PERSON,
                    seat < leftOutBefore.length ? leftOutBefore[seat] : 0,
                    name,
                    Optional.of(Bytes32.of(key.identity().bytes())),
                    Optional.of(anchor),
                    ShuffleSignatures.anchor(key, context, seat, anchor));
        }

        Game withBosAnchor(Bytes32 anchor) {
            List<ListedSeat> seats = new ArrayList<>(list.seats());
            seats.set(BO, listed("Bo", bo, BO, anchor));
            list = new ShuffleList(context, round, list.reveal(), list.hostAnchor(), seats);
            return this;
        }

        /** The list is told to somebody. */
        Game asks(int seat) {
            tells(
                    update(context.match(), TableStage.TABLE_STAGE_GATHERING, seat)
                            .setShuffle(HostPart.shuffle(context, round, ShufflePhase.SHUFFLE_PHASE_LINKS)
                                    .setList(ShuffleTranslator.write(list))),
                    null);
            return this;
        }

        /** The link that Mei's program has opened for this round. */
        Optional<Bytes32> meisLink() {
            return last(message -> message.hasOpenLink()
                            && message.getOpenLink().getRound() == round
                            && message.getOpenLink().getMatch().equals(context.match()))
                    .map(message -> ShuffleTranslator.read(message.getOpenLink().getLink()));
        }

        /** Deals with all links, to another first banker than the one drawn. */
        Game dealsToBankerOfItsChoice() {
            deals(true, true);
            int drawn = SHUFFLE.lot(SHUFFLE.seed(SHUFFLE.digest(list), links), PLAYERS);
            Round begun = Round.begin(
                    new RoundSetup(RULES.set(), PLAYERS, round, (drawn + 1) % PLAYERS, 1, 0, 1, List.of(0, 0, 0, 0)),
                    positions.get(0).deal());
            positions = Plays.positions(begun, Plays.byChance(random));
            return this;
        }

        /** Deals with what was opened, and plays to the end by chance. */
        Game deals(boolean withMei, boolean withBo) {
            links = new Links(
                    hosts.link(round),
                    List.of(
                            withMei ? meisLink() : Optional.empty(),
                            withBo ? Optional.of(bos.link(round)) : Optional.empty(),
                            Optional.empty(),
                            Optional.empty()));
            Bytes32 seed = SHUFFLE.seed(SHUFFLE.digest(list), links);
            Deal deal = SHUFFLE.deal(seed, PLAYERS);
            int banker = round == 1 ? SHUFFLE.lot(seed, PLAYERS) : 0;
            Round begun = Round.begin(
                    new RoundSetup(RULES.set(), PLAYERS, round, banker, 1, 0, 1, List.of(0, 0, 0, 0)), deal);
            positions = Plays.positions(begun, Plays.byChance(random));
            return this;
        }

        private TableUpdate.Builder dealt(TableStage stage, int seat) {
            List<Integer> leftOut = new ShuffleProof(list, links).leftOut();
            return update(context.match(), stage, seat)
                    .setShuffle(HostPart.shuffle(context, round, ShufflePhase.SHUFFLE_PHASE_DEALT)
                            .addAllLeftOut(leftOut));
        }

        /** Shows Mei the hand of a seat as hers, without its last tiles. */
        void showsHandOf(int seat, int missing) {
            TileSet hand = positions.get(0).hand(seat);
            TileSet shown = TileSet.of(hand.tiles().subList(0, hand.size() - missing));
            tells(
                    dealt(TableStage.TABLE_STAGE_PLAYING, MEI),
                    withHand(positions.get(0).viewFor(MEI), shown));
        }

        private static SeatView withHand(SeatView view, TileSet hand) {
            return ViewTranslator.read(
                    ViewTranslator.write(view).toBuilder()
                            .setHand(TileTranslator.write(hand))
                            .build(),
                    RULES.set());
        }

        /** Shows each position but the last; Mei plays when it is her turn, unless time runs out. */
        Game shows(int seat, boolean playsHerself) {
            return shows(
                    seat,
                    Decision.newBuilder().setNumber(1).setMillisLeft(30_000).build(),
                    playsHerself);
        }

        Game shows(int seat, Decision decision, boolean playsHerself) {
            for (int at = 0; at < positions.size() - 1; at++) {
                Round now = positions.get(at);
                SeatView view = now.viewFor(seat);
                TableUpdate.Builder update = dealt(TableStage.TABLE_STAGE_PLAYING, seat);
                boolean isAsked = seat == MEI && Plays.asked(now) == MEI;
                if (isAsked) {
                    update.setDecision(decision);
                }
                tells(update, view);
                if (isAsked && playsHerself) {
                    plays(positions.get(at + 1), now);
                }
            }
            return this;
        }

        private void plays(Round after, Round before) {
            List<String> laid = own(after);
            if (laid.size() > own(before).size()) {
                program.sends(ClientMessage.newBuilder()
                        .setMakePlay(MakePlay.newBuilder().setPlay(PlayTranslator.write(lastPlay(after)))));
                kept.addAll(program.takeUnkept());
            }
        }

        private Play lastPlay(Round after) {
            SeatView view = after.viewFor(MEI);
            List<SeenPlay> all = new ArrayList<>();
            view.tricks().forEach(trick -> all.addAll(trick.plays()));
            all.addAll(view.table());
            SeenPlay play = all.stream()
                    .filter(each -> each.seat() == MEI)
                    .reduce((first, second) -> second)
                    .orElseThrow();
            return play.faceDown() ? Play.forfeit(play.tiles()) : Play.faceUp(play.tiles());
        }

        private List<String> own(Round round) {
            SeatView view = round.viewFor(MEI);
            List<String> own = new ArrayList<>();
            view.tricks()
                    .forEach(trick -> trick.plays().forEach(play -> {
                        if (play.seat() == MEI) {
                            own.add(play.toString());
                        }
                    }));
            view.table().forEach(play -> {
                if (play.seat() == MEI) {
                    own.add(play.toString());
                }
            });
            return own;
        }

        Game showsEnd(int seat) {
            tells(dealt(TableStage.TABLE_STAGE_BETWEEN_ROUNDS, seat), end().viewFor(seat));
            return this;
        }

        Round end() {
            return positions.get(positions.size() - 1);
        }

        String record() {
            RoundRecord record = RoundRecord.of(context.match(), null, RULES, tags(), end())
                    .withShuffle(ShuffleJson.write(new ShuffleProof(list, links)));
            return RecordChain.linked(RecordJson.write(record), null, List.of());
        }

        String brokenRecord() {
            return RecordChain.linked(
                    RecordJson.write(BrokenRecord.of(
                            context.match(),
                            null,
                            RULES,
                            tags(),
                            positions.get(0),
                            ShuffleJson.write(new ShuffleProof(list, links)))),
                    null,
                    List.of());
        }
    }

    private static List<PlayerTag> tags() {
        return IntStream.range(0, PLAYERS)
                .mapToObj(seat -> new PlayerTag("P" + seat, seat > BO))
                .toList();
    }

    /** A seat that only watches. */
    static final int NOBODY = Seats.NONE;
}
