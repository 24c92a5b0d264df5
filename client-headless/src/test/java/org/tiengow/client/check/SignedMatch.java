package org.tiengow.client.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.sample.Plays;
import org.tiengow.client.shuffle.Fact;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.client.shuffle.ShuffleJudge;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/**
 * A match and its record, as a host writes it: the first seats are people with keys, the others bots of the host's. People's programs
 * sign what their judges allow.
 */
public final class SignedMatch {
    /** Rounds of a match. */
    public static final int ROUNDS = 4;

    /** The keys of Mei, Bo and Li, the same always, for what is written down. */
    public static final List<IdentityKey> KEYS = List.of(
            IdentityKey.read(
                    "302e020100300506032b65700422042096b3ac9e810f839c6cc6d1e971133296ade1bb5eb2c03e6fb15f5a3aca597d75"
                            + " fa258164999c4210328eab3038f599561e9813b1399c85359178f1ccda31bb5c"),
            IdentityKey.read(
                    "302e020100300506032b657004220420b8176bfeced22c1d8020f91ba9a5c0ff97990f8f512ac06198b59aef2c2cb326"
                            + " 42245f0cc7f8b4fc5c5f2c71898f722fb59dd5f960ca45415aed15c6f6920adb"),
            IdentityKey.read(
                    "302e020100300506032b6570042204205d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d"
                            + " 5e449ad6fa4b2d65746e8cd4f968e38c5a9679f8495db114ee06317f72f717db"));

    private static final List<String> NAMES = List.of("Mei", "Bo \"七\"", "Li", "Orchid");
    private static final int PLAYERS = NAMES.size();

    /** The seats whose links do not come, by rounds. */
    final Map<Integer, Set<Integer>> missing = new HashMap<>();

    /** Those who sign no record. */
    final Set<IdentityKey> silent = new HashSet<>();

    /** The seats whose programs do not see a round end. */
    final Set<Integer> away = new HashSet<>();

    /** How often the lists say that each seat was left out. */
    final int[] leftOut = new int[PLAYERS];

    /** The first banker, if it is not the one that the links make. */
    OptionalInt banker = OptionalInt.empty();

    /** What is dealt from, if not the links. */
    Optional<Bytes32> dealtFrom = Optional.empty();

    /** The parties whose links do not lead to their anchors. */
    final Set<Integer> strangeLinks = new HashSet<>();

    /** Who signs the anchors, if not the people whose they are. */
    Optional<IdentityKey> anchorsBy = Optional.empty();

    /** Whether seats are asked, too, that were left out too often. */
    boolean isAskedAlways = false;

    private final ShuffleContext context;
    private final List<IdentityKey> keys;
    private final SplittableRandom random;
    private final TableRules rules = TableRules.named("pagat").with(Parameter.ROUNDS, ROUNDS);
    private final RecordCheck records = new RecordCheck();
    private final LinkChain host;
    private final List<LinkChain> chains = new ArrayList<>();
    private final List<ShuffleJudge> judges = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private final List<RecordChain.Signature> signatures = new ArrayList<>();
    private @Nullable Match match;
    private @Nullable Bytes32 before;

    /** Begins a match of people with these keys. */
    public SignedMatch(String id, List<IdentityKey> keys, long seed) {
        this(new ShuffleContext(Bytes32.ofHex("c0".repeat(32)), id, 0), keys, seed);
    }

    /** The whole match that is written down: in round 2 the link of Li does not come. */
    public static List<String> example() {
        SignedMatch example = new SignedMatch("9f2c04d1e77a3b65", KEYS, 20);
        example.missing.put(2, Set.of(2));
        return example.playTo(ROUNDS).lines();
    }

    private SignedMatch(ShuffleContext context, List<IdentityKey> keys, long seed) {
        this.context = context;
        this.keys = keys;
        this.random = new SplittableRandom(seed);
        this.host = chain(FairShuffle.HOST);
        for (int seat = 0; seat < keys.size(); seat++) {
            chains.add(chain(seat));
            judges.add(new ShuffleJudge());
        }
    }

    /** The same people go on with the match at another host, from before a round. */
    public SignedMatch goneOn(int round) {
        SignedMatch next = new SignedMatch(
                new ShuffleContext(Bytes32.ofHex("d1".repeat(32)), context.match(), context.epoch() + 1), keys, 99);
        next.judges.clear();
        next.judges.addAll(judges);
        System.arraycopy(leftOut, 0, next.leftOut, 0, PLAYERS);
        next.match = round == 1 ? null : after(round - 1);
        return next;
    }

    private Match after(int round) {
        RoundRecord record = lines.stream()
                .filter(line -> !RecordJson.isBroken(line))
                .map(RecordJson::read)
                .filter(each -> each.round() == round)
                .findFirst()
                .orElseThrow();
        List<Round> steps = record.steps();
        return new Match(
                        rules.set(),
                        PLAYERS,
                        round,
                        record.banker(),
                        record.term(),
                        record.wins(),
                        record.chipsBefore())
                .after(steps.get(steps.size() - 1).result().orElseThrow());
    }

    /** Uses the links that somebody has opened in the real match of this id, as the host knows all links before one it was given. */
    void takeLinks(SignedMatch real, int seat) {
        chains.set(seat, real.chains.get(seat));
    }

    /** Goes on with a later round, as if those before it had been played. */
    SignedMatch skipTo(int round) {
        Match due = match == null ? Match.begin(rules.set(), PLAYERS, 0) : match;
        match = new Match(due.rules(), due.players(), round, due.banker(), due.term(), due.wins(), due.chips());
        return this;
    }

    /** Plays rounds up to one. */
    public SignedMatch playTo(int last) {
        while (number() <= last) {
            ShuffleProof proof = proof();
            Match due = due(proof);
            Round played = Plays.toTheEnd(
                    Round.begin(due.next(), deal(dealtFrom.orElseGet(() -> seed(proof)))), Plays.byChance(random));
            write(RecordJson.write(RoundRecord.of(context.match(), at(), rules, tags(), played)
                    .withShuffle(ShuffleJson.write(proof))));
            sign(proof, played);
            match = due.after(played.result().orElseThrow());
        }
        return this;
    }

    /** Breaks off the next round, after some plays, or before it is dealt. */
    public SignedMatch breakOff(boolean dealt) {
        ShuffleProof proof = proof();
        String shuffle = ShuffleJson.write(proof);
        Round begun = Round.begin(due(proof).next(), deal(dealtFrom.orElseGet(() -> seed(proof))));
        write(RecordJson.write(
                dealt
                        ? BrokenRecord.of(
                                context.match(),
                                at(),
                                rules,
                                tags(),
                                Plays.positions(begun, Plays.byChance(random)).get(6),
                                shuffle)
                        : BrokenRecord.undealt(context.match(), number(), at(), rules, tags(), shuffle)));
        RecordEvidence shown = records.evidence(lines.get(lines.size() - 1)).orElseThrow();
        for (int seat = 0; seat < keys.size(); seat++) {
            hear(seat, proof, shown);
            judges.get(seat).hear(new Fact.Recorded(context, shown.round(), shown));
        }
        return this;
    }

    private Match due(ShuffleProof proof) {
        Match due = match;
        return due == null
                ? Match.begin(
                        rules.set(), PLAYERS, banker.orElseGet(() -> RecordCheck.SHUFFLE.lot(seed(proof), PLAYERS)))
                : due;
    }

    /** The lines of the record, the last one with what was signed since. */
    public List<String> lines() {
        List<String> all = new ArrayList<>(lines);
        all.set(all.size() - 1, RecordChain.signed(all.get(all.size() - 1), signatures));
        return all;
    }

    private int number() {
        return match == null ? 1 : match.round();
    }

    private String at() {
        return "2026-11-20T20:15:0" + number() + "Z";
    }

    private void write(String line) {
        lines.add(RecordChain.linked(line, before, signatures));
        before = RecordChain.read(lines.get(lines.size() - 1)).digest();
        signatures.clear();
    }

    /** Tells people's programs all that they need for their verdict, and takes what they sign. */
    private void sign(ShuffleProof proof, Round played) {
        RecordEvidence shown = records.evidence(lines.get(lines.size() - 1)).orElseThrow();
        int round = shown.round();
        for (int seat = 0; seat < keys.size(); seat++) {
            ShuffleJudge judge = judges.get(seat);
            hear(seat, proof, shown);
            if (!away.contains(seat)) {
                judge.hear(new Fact.Settled(
                        context, round, RecordCheck.course(played.viewFor(seat)).orElseThrow()));
            }
            judge.hear(new Fact.Recorded(context, round, shown));
            IdentityKey key = keys.get(seat);
            judge.signable(context).stream()
                    .filter(each -> each.record().round() == round && !silent.contains(key))
                    .forEach(each -> signatures.add(new RecordChain.Signature(
                            round,
                            key.identity().hex(),
                            each.saw(),
                            ShuffleSignatures.record(
                                    key, each.saw(), each.record().digest()))));
        }
    }

    private void hear(int seat, ShuffleProof proof, RecordEvidence shown) {
        ShuffleJudge judge = judges.get(seat);
        int round = shown.round();
        ListedSeat listed = proof.list().seats().get(seat);
        boolean isAsked = proof.list().asks(seat);
        judge.hear(new Fact.Listed(context, round, shown.list(), seat, isAsked, false, listed.leftOut(), false, false));
        if (isAsked) {
            judge.hear(new Fact.Opened(
                    context, round, seat, shown.list(), chains.get(seat).link(round), 0));
        }
        List<String> plays = shown.plays().isEmpty() ? List.of() : shown.plays().get(seat);
        for (int nth = 0; nth < plays.size(); nth++) {
            judge.hear(new Fact.Played(context, round, nth, plays.get(nth)));
        }
    }

    private ShuffleProof proof() {
        int round = number();
        List<ListedSeat> seats = new ArrayList<>();
        List<Optional<Bytes32>> links = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            boolean isAsked = seat < keys.size() && (isAskedAlways || leftOut[seat] < FairShuffle.MOST_LEFT_OUT);
            boolean isMissing = missing.getOrDefault(round, Set.of()).contains(seat);
            seats.add(
                    isAsked
                            ? person(seat)
                            : ListedSeat.without(
                                    seat < keys.size() ? ListedSeat.Kind.PERSON : ListedSeat.Kind.BOT,
                                    leftOut[seat],
                                    NAMES.get(seat)));
            links.add(isAsked && !isMissing ? Optional.of(link(seat, chains.get(seat), round)) : Optional.empty());
            leftOut[seat] += isAsked && isMissing ? 1 : 0;
        }
        return new ShuffleProof(
                new ShuffleList(context, round, 1, host.anchor(), seats),
                new Links(link(FairShuffle.HOST, host, round), links));
    }

    private Bytes32 link(int party, LinkChain chain, int round) {
        return chain.link(strangeLinks.contains(party) ? round + 1 : round);
    }

    private ListedSeat person(int seat) {
        Bytes32 anchor = chains.get(seat).anchor();
        IdentityKey key = keys.get(seat);
        return new ListedSeat(
                ListedSeat.Kind.PERSON,
                leftOut[seat],
                NAMES.get(seat),
                Optional.of(Bytes32.of(key.identity().bytes())),
                Optional.of(anchor),
                ShuffleSignatures.anchor(anchorsBy.orElse(key), context, seat, anchor));
    }

    private static Bytes32 seed(ShuffleProof proof) {
        return RecordCheck.SHUFFLE.seed(RecordCheck.SHUFFLE.digest(proof.list()), proof.links());
    }

    private static Deal deal(Bytes32 seed) {
        return RecordCheck.SHUFFLE.deal(seed, PLAYERS);
    }

    private List<PlayerTag> tags() {
        return IntStream.range(0, PLAYERS)
                .mapToObj(seat -> new PlayerTag(NAMES.get(seat), seat >= keys.size()))
                .toList();
    }

    private LinkChain chain(int party) {
        byte[] secret = new byte[Bytes32.LENGTH];
        random.nextBytes(secret);
        return new LinkChain(RecordCheck.SHUFFLE, context, party, Bytes32.of(secret));
    }
}
