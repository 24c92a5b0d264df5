package org.tiengow.protocol.conversation;

import com.google.protobuf.ByteString;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.opening.IdentityProof;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.EventTranslator;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RefusalTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.ViewTranslator;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ChangeRules;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Lobby;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.NameLinks;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Ping;
import org.tiengow.protocol.wire.Pong;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.StartMatch;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableSummary;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * A short evening as version 3 speaks of it: in with a PIN, an earlier link named, to a table with Kit and two bots, one round whose
 * shuffle leaves Kit out, its record signed, a few words, out.
 */
final class Evening {
    private static final int ME = 0;
    private static final int KIT = 1;
    private static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);
    private static final ShuffleContext MATCH = new ShuffleContext(Bytes32.ZERO, "9f2c41d07be3a865", 0);
    private static final ShuffleContext LAST_WEEK = new ShuffleContext(Bytes32.ZERO, "04c1b2e87d90a35f", 0);
    private static final TableRules RULES = TableRules.named("lai");
    private static final byte[] HOST_NONCE = nonce(1);
    private static final byte[] CLIENT_NONCE = nonce(2);

    private final List<Line> lines = new ArrayList<>();
    private final Random random = new Random(4711);
    private final IdentityKey mine = IdentityKey.fresh();
    private final IdentityKey kits = IdentityKey.fresh();
    private final LinkChain chain = chain(ME, 4);
    private final LinkChain kitsChain = chain(KIT, 5);
    private final LinkChain hostsChain = chain(FairShuffle.HOST, 6);
    private final ShuffleList list = list();
    private final Links links = new Links(
            hostsChain.link(1),
            List.of(Optional.of(chain.link(1)), Optional.empty(), Optional.empty(), Optional.empty()));
    private int request;
    private int decision;

    List<Line> lines() {
        arrive();
        nameAnEarlierLink();
        takeASeat();
        shuffle();
        playARound();
        signTheRecord();
        leave();
        return lines;
    }

    private void arrive() {
        ask(message -> message.setHello(Hello.newBuilder()
                .addVersions(3)
                .setKind(Kind.KIND_PERSON)
                .setName("Mei")
                .setProgram("tiengow 1.0.0")));
        answer(message -> message.setChallenge(Challenge.newBuilder()
                .setVersion(3)
                .setNonce(ByteString.copyFrom(HOST_NONCE))
                .setPinNeeded(true)
                .setHostName("The Lams")));
        byte[] proof = PinProof.of("4711", HOST_NONCE, CLIENT_NONCE, Fingerprint.ofPlain());
        ask(message -> message.setEnter(Enter.newBuilder()
                .setProof(ByteString.copyFrom(proof))
                .setClientNonce(ByteString.copyFrom(CLIENT_NONCE))
                .setIdentity(ByteString.copyFrom(mine.identity().bytes()))
                .setIdentityProof(
                        ByteString.copyFrom(IdentityProof.of(mine, HOST_NONCE, CLIENT_NONCE, Fingerprint.ofPlain())))));
        Lobby lobby = Lobby.newBuilder()
                .addTables(TableSummary.newBuilder()
                        .setRulesId("lai")
                        .setStage(TableStage.TABLE_STAGE_GATHERING)
                        .setRounds(8)
                        .addAllSeats(seats(false)))
                .build();
        answer(message -> message.setEntered(Entered.newBuilder()
                .setRequest(request)
                .setName("Mei")
                .setHostName("The Lams")
                .setLobby(lobby)
                .addLevels("random")
                .addLevels("steady")));
    }

    private void nameAnEarlierLink() {
        LinkName earlier = ShuffleTranslator.write(LAST_WEEK, 4);
        ask(message -> message.setNameLinks(NameLinks.newBuilder().addLinks(earlier)));
        answer(message -> message.setLinkAnswer(LinkAnswer.newBuilder()
                .setLink(earlier)
                .setState(LinkState.LINK_STATE_RECORD)
                .setRecord(record(LAST_WEEK, 4))));
        grant();
    }

    private void takeASeat() {
        ask(message -> message.setSit(Sit.newBuilder().setTable(0).setSeat(ME)));
        answer(message -> message.setGranted(
                Granted.newBuilder().setRequest(request).setSeatToken(ByteString.copyFrom(nonce(3)))));
        answer(message -> message.setTable(update(TableStage.TABLE_STAGE_GATHERING)));
        ask(message -> message.setChangeRules(
                ChangeRules.newBuilder().setRules(Rules.newBuilder().setBase("pagat"))));
        grant();
        ask(message -> message.setChangeRules(ChangeRules.newBuilder().setRules(RulesTranslator.write(RULES))));
        grant();
        ask(message -> message.setStartMatch(StartMatch.getDefaultInstance()));
        grant();
    }

    private void shuffle() {
        answer(message -> message.setTable(update(TableStage.TABLE_STAGE_GATHERING)
                .setShuffle(shuffle(ShufflePhase.SHUFFLE_PHASE_ANCHORS)
                        .setMillisLeft(5_000)
                        .addWaiting(ME)
                        .addWaiting(KIT))));
        ask(message -> message.setGiveAnchor(GiveAnchor.newBuilder()
                .setMatch(MATCH.match())
                .setEpoch(MATCH.epoch())
                .setAnchor(ShuffleTranslator.write(chain.anchor()))
                .setSignature(ShuffleTranslator.bytes(ShuffleSignatures.anchor(mine, MATCH, ME, chain.anchor())))));
        grant();
        answer(message -> message.setTable(update(TableStage.TABLE_STAGE_GATHERING)
                .setShuffle(shuffle(ShufflePhase.SHUFFLE_PHASE_LINKS)
                        .setMillisLeft(5_000)
                        .addWaiting(ME)
                        .addWaiting(KIT)
                        .setList(ShuffleTranslator.write(list)))));
        ask(message -> message.setOpenLink(OpenLink.newBuilder()
                .setMatch(MATCH.match())
                .setEpoch(MATCH.epoch())
                .setRound(1)
                .setList(ShuffleTranslator.write(SHUFFLE.digest(list)))
                .setLink(ShuffleTranslator.write(chain.link(1)))));
        grant();
    }

    private void signTheRecord() {
        byte[] digested = ("tiengow-record/1 digest\0" + record(MATCH, 1)).getBytes(StandardCharsets.UTF_8);
        Bytes32 digest = Bytes32.of(Sha256.of(digested));
        ask(message -> message.setSignRecord(SignRecord.newBuilder()
                .setMatch(MATCH.match())
                .setRound(1)
                .setSaw(true)
                .setSignature(ShuffleTranslator.bytes(ShuffleSignatures.record(mine, true, digest)))));
        grant();
    }

    /** What a record begins with, in the form of which its digest is made. */
    private static String record(ShuffleContext match, int round) {
        return "{\"format\":\"tiengow-record/1\",\"match\":\"" + match.match() + "\",\"round\":" + round + "}";
    }

    private static LinkChain chain(int party, int seed) {
        return new LinkChain(SHUFFLE, MATCH, party, Bytes32.of(nonce(seed)));
    }

    private ShuffleList list() {
        return new ShuffleList(
                MATCH,
                1,
                Reveal.REVEAL_ROUND_VALUE,
                hostsChain.anchor(),
                List.of(
                        listed("Mei", mine, ME, chain.anchor()),
                        listed("Kit", kits, KIT, kitsChain.anchor()),
                        ListedSeat.without(ListedSeat.Kind.BOT, 0, "Chi"),
                        ListedSeat.without(ListedSeat.Kind.BOT, 0, "Dan")));
    }

    private static ListedSeat listed(String name, IdentityKey key, int seat, Bytes32 anchor) {
        return new ListedSeat(
                ListedSeat.Kind.PERSON,
                0,
                name,
                Optional.of(Bytes32.of(key.identity().bytes())),
                Optional.of(anchor),
                ShuffleSignatures.anchor(key, MATCH, seat, anchor));
    }

    private static Shuffle.Builder shuffle(ShufflePhase phase) {
        return Shuffle.newBuilder()
                .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                .setPhase(phase)
                .setHost(ShuffleTranslator.write(MATCH.host()))
                .setMatch(MATCH.match())
                .setEpoch(MATCH.epoch())
                .setRound(1);
    }

    private void playARound() {
        Bytes32 seed = SHUFFLE.seed(SHUFFLE.digest(list), links);
        int banker = SHUFFLE.lot(seed, 4);
        Round round = Round.begin(
                new RoundSetup(RULES.set(), 4, 1, banker, 1, 0, 1, List.of(0, 0, 0, 0)), SHUFFLE.deal(seed, 4));
        List<RoundEvent> events = new ArrayList<>(round.opening());
        while (round.result().isEmpty()) {
            int seat = round.turn();
            LegalPlays legal = LegalPlays.of(round.viewFor(seat));
            if (seat == ME) {
                show(round, events, legal);
                events.clear();
                refuseATileOfSomebodyElse(round);
            }
            Play play = legal.get(random.nextInt(legal.size()));
            if (seat == ME) {
                make(play);
                grant();
            }
            Outcome.Accepted accepted = (Outcome.Accepted) round.play(seat, play);
            events.addAll(accepted.events());
            round = accepted.next();
        }
        answer(message -> message.setRevealed(Revealed.newBuilder().addRecords(record(MATCH, 1))));
        show(round, events, LegalPlays.of(round.viewFor(ME)));
    }

    private void leave() {
        ask(message -> message.setSay(Say.newBuilder().setText("承讓!")));
        grant();
        answer(message ->
                message.setSaid(Said.newBuilder().setName("Mei").setSeat(ME).setText("承讓!")));
        ask(message -> message.setPing(Ping.getDefaultInstance()));
        answer(message -> message.setPong(Pong.newBuilder().setRequest(request)));
        answer(message -> message.setLeftTable(LeftTable.newBuilder().setTable(0)));
        answer(message -> message.setClosing(Closing.newBuilder()
                .setReason(CloseReason.CLOSE_REASON_HOST_ENDS)
                .setSentence("The host ends.")));
    }

    private void show(Round round, List<RoundEvent> events, LegalPlays legal) {
        TableUpdate.Builder update = update(TableStage.TABLE_STAGE_PLAYING)
                .setView(ViewTranslator.write(round.viewFor(ME)))
                .setMatch(MATCH.match())
                .setShuffle(shuffle(ShufflePhase.SHUFFLE_PHASE_DEALT).addLeftOut(KIT));
        events.forEach(event -> update.addEvents(EventTranslator.write(event.seenBy(ME))));
        if (legal.isEmpty()) {
            update.setStage(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        } else {
            decision++;
            update.setDecision(Decision.newBuilder()
                    .setNumber(decision)
                    .addAllLegal(
                            legal.plays().stream().map(PlayTranslator::write).toList()));
        }
        answer(message -> message.setTable(update));
    }

    /** Once: somebody's tile is played, and refused. */
    private void refuseATileOfSomebodyElse(Round round) {
        if (decision == 1) {
            Play play = Play.forfeit(TileSet.of(round.hand(1).tiles().get(0)));
            make(play);
            Refusal refusal = ((Outcome.Refused) round.play(ME, play)).refusal();
            answer(message -> message.setRefused(RefusalTranslator.write(request, refusal)));
        }
    }

    private void make(Play play) {
        ask(message ->
                message.setMakePlay(MakePlay.newBuilder().setDecision(decision).setPlay(PlayTranslator.write(play))));
    }

    private void ask(Consumer<ClientMessage.Builder> content) {
        request++;
        ClientMessage.Builder message = ClientMessage.newBuilder().setRequest(request);
        content.accept(message);
        lines.add(new Line(message.build()));
    }

    private void grant() {
        answer(message -> message.setGranted(Granted.newBuilder().setRequest(request)));
    }

    private void answer(Consumer<HostMessage.Builder> content) {
        HostMessage.Builder message = HostMessage.newBuilder();
        content.accept(message);
        lines.add(new Line(message.build()));
    }

    private static TableUpdate.Builder update(TableStage stage) {
        return TableUpdate.newBuilder()
                .setStage(stage)
                .setYourSeat(ME)
                .addAllSeats(seats(true))
                .setRules(RulesTranslator.write(RULES))
                .setOptions(TableOptions.newBuilder()
                        .setBotSeconds(5)
                        .setDeclareSeconds(5)
                        .setReveal(Reveal.REVEAL_ROUND)
                        .setSpectators(true))
                .setYouOwn(true);
    }

    private static List<SeatInfo> seats(boolean seated) {
        List<SeatInfo> seats = new ArrayList<>();
        seats.add(seated ? seat(ME, Holder.HOLDER_PERSON, "Mei", "") : SeatInfo.getDefaultInstance());
        seats.add(seat(KIT, Holder.HOLDER_PERSON, "Kit", ""));
        seats.add(seat(2, Holder.HOLDER_BOT, "Chi", "steady"));
        seats.add(seat(3, Holder.HOLDER_BOT, "Dan", "random"));
        return seats;
    }

    private static SeatInfo seat(int seat, Holder holder, String name, String level) {
        return SeatInfo.newBuilder()
                .setSeat(seat)
                .setHolder(holder)
                .setName(name)
                .setLevel(level)
                .setReady(true)
                .setPresence(Presence.PRESENCE_HERE)
                .build();
    }

    private static byte[] nonce(int seed) {
        byte[] nonce = new byte[32];
        new Random(seed).nextBytes(nonce);
        return nonce;
    }
}
