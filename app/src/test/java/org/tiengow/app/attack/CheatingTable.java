package org.tiengow.app.attack;

import static org.tiengow.app.attack.CheatingHost.soon;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.ViewTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * A match at a {@link CheatingHost}: Mei and Bo with their programs, and two seats that the host plays. It shuffles by the rules step by
 * step; a test leaves steps out, repeats them, or puts others in their place.
 */
final class CheatingTable {
    static final List<String> NAMES = List.of("Mei", "Bo", "Bot 1", "Bot 2");
    private static final TableRules RULES = TableRules.named("ming").with(Parameter.ROUNDS, 0);
    private static final int PEOPLE = 2;

    private final CheatingHost host;
    private final int number;
    private final String id;
    private final Reveal reveal;
    private final Random random = new Random(5);
    private final List<String> records = new ArrayList<>();
    private final LinkChain chain;
    private Match match = Match.begin(RULES.set(), NAMES.size(), 0);
    private TableStage stage = TableStage.TABLE_STAGE_GATHERING;
    private Shuffle shuffle;
    private @Nullable Round round;
    private @Nullable ShuffleProof proof;
    private long decisions;
    private boolean marksPages;

    CheatingTable(CheatingHost host, int number, String id, Reveal reveal) {
        this.host = host;
        this.number = number;
        this.id = id;
        this.reveal = reveal;
        byte[] secret = new byte[Bytes32.LENGTH];
        new Random(id.hashCode()).nextBytes(secret);
        this.chain = new LinkChain(RecordCheck.SHUFFLE, context(), FairShuffle.HOST, Bytes32.of(secret));
        this.shuffle = says(1, ShufflePhase.SHUFFLE_PHASE_ANCHORS);
    }

    private ShuffleContext context() {
        return new ShuffleContext(Bytes32.ZERO, id, 0);
    }

    /** Says that the match goes on in another epoch. */
    void claimsEpoch(int epoch) {
        shuffle = shuffle.toBuilder().setEpoch(epoch).build();
    }

    private Shuffle says(int roundNumber, ShufflePhase phase) {
        return Shuffle.newBuilder()
                .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                .setPhase(phase)
                .setHost(ShuffleTranslator.write(Bytes32.ZERO))
                .setMatch(id)
                .setRound(roundNumber)
                .build();
    }

    /** Calls the seats of people pages from now on. */
    void marksPages() {
        marksPages = true;
    }

    /** Plays a whole round by the rules. */
    void fairRound() {
        ask(list());
        deal(List.of());
        playOut(true);
        settle();
    }

    /** The list of the next round, with the anchors that people have told. */
    ShuffleList list() {
        stage = TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
        shuffle = says(match.round(), ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        show();
        List<ListedSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < NAMES.size(); seat++) {
            seats.add(seat < PEOPLE ? person(seat) : ListedSeat.without(ListedSeat.Kind.BOT, 0, NAMES.get(seat)));
        }
        return new ShuffleList(context(), match.round(), reveal.getNumber(), chain.anchor(), seats);
    }

    private ListedSeat person(int seat) {
        CheatingHost.Guest guest = host.guest(NAMES.get(seat));
        ClientMessage told = soon().until(
                        () -> guest.latest(message -> message.hasGiveAnchor()
                                && message.getGiveAnchor().getMatch().equals(id)),
                        Optional::isPresent)
                .orElseThrow();
        GiveAnchor anchor = told.getGiveAnchor();
        Bytes32 key = Bytes32.of(guest.latest(ClientMessage::hasEnter)
                .orElseThrow()
                .getEnter()
                .getIdentity()
                .toByteArray());
        return new ListedSeat(
                ListedSeat.Kind.PERSON,
                0,
                NAMES.get(seat),
                Optional.of(key),
                Optional.of(ShuffleTranslator.read(anchor.getAnchor())),
                ShuffleTranslator.hex(anchor.getSignature()));
    }

    /** Tells a list to everybody it asks and waits for their links. */
    void ask(ShuffleList list) {
        shuffle = says(list.round(), ShufflePhase.SHUFFLE_PHASE_LINKS).toBuilder()
                .setList(ShuffleTranslator.write(list))
                .build();
        show();
        List<Optional<Bytes32>> links = new ArrayList<>();
        for (int seat = 0; seat < NAMES.size(); seat++) {
            links.add(list.asks(seat) ? Optional.of(link(seat, list)) : Optional.empty());
        }
        proof = new ShuffleProof(list, new Links(chain.link(list.round()), links));
    }

    /** Tells a list to everybody and waits for nobody. */
    void tell(ShuffleList list) {
        shuffle = says(list.round(), ShufflePhase.SHUFFLE_PHASE_LINKS).toBuilder()
                .setList(ShuffleTranslator.write(list))
                .build();
        show();
    }

    private Bytes32 link(int seat, ShuffleList list) {
        CheatingHost.Guest guest = host.guest(NAMES.get(seat));
        OpenLink opened = soon().until(
                        () -> guest.latest(message -> message.hasOpenLink()
                                && message.getOpenLink().getMatch().equals(id)
                                && message.getOpenLink().getRound() == list.round()),
                        Optional::isPresent)
                .orElseThrow()
                .getOpenLink();
        return ShuffleTranslator.read(opened.getLink());
    }

    /** Deals from the links, without those of some seats. */
    void deal(List<Integer> without) {
        ShuffleProof asked = Objects.requireNonNull(proof);
        List<Optional<Bytes32>> links = new ArrayList<>(asked.links().seats());
        without.forEach(seat -> links.set(seat, Optional.empty()));
        ShuffleProof dealt =
                new ShuffleProof(asked.list(), new Links(asked.links().host(), links));
        proof = dealt;
        Bytes32 seed = RecordCheck.SHUFFLE.seed(RecordCheck.SHUFFLE.digest(dealt.list()), dealt.links());
        if (match.round() == 1) {
            match = Match.begin(RULES.set(), NAMES.size(), RecordCheck.SHUFFLE.lot(seed, NAMES.size()));
        }
        round = Round.begin(match.next(), RecordCheck.SHUFFLE.deal(seed, NAMES.size()));
        stage = TableStage.TABLE_STAGE_PLAYING;
        shuffle = says(match.round(), ShufflePhase.SHUFFLE_PHASE_DEALT).toBuilder()
                .addAllLeftOut(dealt.leftOut())
                .build();
        show();
    }

    /** Plays the round to its end: people play themselves, or the host plays for them behind their backs. */
    void playOut(boolean people) {
        while (turn() != Seats.NONE) {
            int seat = turn();
            Play play;
            if (seat < PEOPLE && people) {
                decisions++;
                show();
                play = PlayTranslator.read(played(seat));
            } else {
                List<Play> legal = LegalPlays.of(round().viewFor(seat)).plays();
                play = legal.get(random.nextInt(legal.size()));
            }
            round = round().play(seat, play).accepted().next();
            if (people) {
                show();
            }
        }
    }

    private org.tiengow.protocol.wire.Play played(int seat) {
        CheatingHost.Guest guest = host.guest(NAMES.get(seat));
        return soon().until(
                        () -> guest.latest(message ->
                                message.hasMakePlay() && message.getMakePlay().getDecision() == decisions),
                        Optional::isPresent)
                .orElseThrow()
                .getMakePlay()
                .getPlay();
    }

    private int turn() {
        return IntStream.range(0, NAMES.size())
                .filter(round()::mustAnswer)
                .findFirst()
                .orElse(Seats.NONE);
    }

    private Round round() {
        return Objects.requireNonNull(round);
    }

    /** Closes the books, reveals the record unless it comes with the match's end, and shows the settled round. */
    void settle() {
        records.add(record());
        if (reveal == Reveal.REVEAL_ROUND) {
            reveal(records.subList(records.size() - 1, records.size()));
        }
        match = match.after(round().result().orElseThrow());
        stage = TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
        show();
    }

    /** The record of the round that is settled. */
    String record() {
        return record(UnaryOperator.identity());
    }

    /** The same, with something altered in what it says of the shuffle. */
    String record(UnaryOperator<String> altered) {
        List<PlayerTag> players = NAMES.stream()
                .map(name -> new PlayerTag(name, NAMES.indexOf(name) >= PEOPLE))
                .toList();
        String line = RecordJson.write(RoundRecord.of(id, null, RULES, players, round())
                .withShuffle(altered.apply(ShuffleJson.write(Objects.requireNonNull(proof)))));
        return RecordChain.linked(
                line,
                records.isEmpty()
                        ? null
                        : RecordChain.read(records.get(records.size() - 1)).digest(),
                List.of());
    }

    /** Makes records public. */
    void reveal(List<String> lines) {
        say(HostMessage.newBuilder()
                .setRevealed(Revealed.newBuilder().addAllRecords(lines))
                .build());
    }

    /** Makes all records public. */
    void revealAll() {
        reveal(records);
    }

    /** Calls the match over. */
    void over() {
        stage = TableStage.TABLE_STAGE_MATCH_OVER;
        show();
    }

    /** Goes on with a later round, without the ones between. */
    void skip(int rounds) {
        for (int each = 0; each < rounds; each++) {
            match = new Match(
                    RULES.set(),
                    NAMES.size(),
                    match.round() + 1,
                    match.banker(),
                    match.term(),
                    match.wins(),
                    match.chips());
        }
        round = null;
    }

    private void say(HostMessage message) {
        for (int seat = 0; seat < PEOPLE; seat++) {
            host.guest(NAMES.get(seat)).say(message);
        }
    }

    /** Shows the table to both people. */
    void show() {
        for (int seat = 0; seat < PEOPLE; seat++) {
            host.guest(NAMES.get(seat))
                    .say(HostMessage.newBuilder().setTable(updateFor(seat)).build());
        }
    }

    private TableUpdate updateFor(int seat) {
        TableUpdate.Builder update = TableUpdate.newBuilder()
                .setTable(number)
                .setStage(stage)
                .setYourSeat(seat)
                .setYouOwn(host.callsEverybodyOwner)
                .setRules(RulesTranslator.write(RULES))
                .setOptions(TableOptions.newBuilder()
                        .setBotSeconds(5)
                        .setDeclareSeconds(5)
                        .setGraceSeconds(60)
                        .setReveal(reveal))
                .setShuffle(shuffle);
        for (int each = 0; each < NAMES.size(); each++) {
            update.addSeats(SeatInfo.newBuilder()
                    .setSeat(each)
                    .setHolder(each < PEOPLE ? Holder.HOLDER_PERSON : Holder.HOLDER_BOT)
                    .setName(NAMES.get(each))
                    .setLevel(each < PEOPLE ? "" : "random")
                    .setThroughPage(marksPages && each < PEOPLE)
                    .setReady(true)
                    .setPresence(Presence.PRESENCE_HERE));
        }
        if (round != null) {
            update.setMatch(id).setView(ViewTranslator.write(round.viewFor(seat)));
            if (round.phase() != Phase.SETTLED && stage == TableStage.TABLE_STAGE_PLAYING && turn() == seat) {
                Decision.Builder decision = Decision.newBuilder().setNumber(decisions);
                LegalPlays.of(round.viewFor(seat))
                        .plays()
                        .forEach(play -> decision.addLegal(PlayTranslator.write(play)));
                update.setDecision(decision);
            }
        }
        return update.build();
    }
}
