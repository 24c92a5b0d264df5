package org.tiengow.client.check;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Participant;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/**
 * A match of three rounds and its record, as a host writes it: the first two seats are people with keys, the third one a person who
 * takes part without one, the fourth a bot of the host's.
 */
public final class SignedMatch {
    private static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);
    private static final List<String> NAMES = List.of("Mei", "Bo \"七\"", "Page", "Orchid");
    private static final int ROUNDS = 3;

    /** Two keys that are the same always, for what is written down. */
    public static final List<IdentityKey> KEYS = List.of(
            IdentityKey.read(
                    "302e020100300506032b65700422042096b3ac9e810f839c6cc6d1e971133296ade1bb5eb2c03e6fb15f5a3aca597d75"
                            + " fa258164999c4210328eab3038f599561e9813b1399c85359178f1ccda31bb5c"),
            IdentityKey.read(
                    "302e020100300506032b657004220420b8176bfeced22c1d8020f91ba9a5c0ff97990f8f512ac06198b59aef2c2cb326"
                            + " 42245f0cc7f8b4fc5c5f2c71898f722fb59dd5f960ca45415aed15c6f6920adb"));

    private final String id;
    private final TableRules rules;
    private final List<IdentityKey> keys;
    private final SplittableRandom random;
    private final int players;

    /** Whether anybody signs the records, too. */
    boolean signsRecords = true;

    /** From which round on these keys play; before it, others do. */
    int from = 1;

    List<IdentityKey> others = List.of();

    /** Whether in each round the person of seat 1 has left, and has come back to the page's seat. */
    boolean changesSeats = false;

    /** The round that is played again, since the host was gone; 0: none. */
    int again = 0;

    public SignedMatch(String id, TableRules rules, List<IdentityKey> keys, long seed) {
        this.id = id;
        this.rules = rules.with(Parameter.ROUNDS, ROUNDS);
        this.keys = keys;
        this.random = new SplittableRandom(seed);
        this.players = rules.set().players().max();
    }

    /** Its lines. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<RecordChain.Signature> signatures = new ArrayList<>();
        @Nullable Match match = null;
        @Nullable Bytes32 before = null;
        for (int round = 1; round <= ROUNDS && (match == null || !match.isOver()); round++) {
            ShuffleProof proof = proof(round);
            Bytes32 seed = SHUFFLE.seed(proof.list(), proof.shares());
            if (match == null) {
                match = Match.begin(rules.set(), players, SHUFFLE.lot(seed, players));
            }
            Round played =
                    Plays.toTheEnd(Round.begin(match.next(), SHUFFLE.deal(seed, players)), Plays.byChance(random));
            match = match.after(played.result().orElseThrow());
            RoundRecord record = RoundRecord.of(id, "2026-11-20T20:15:0" + round + "Z", rules, tags(), played)
                    .withShuffle(ShuffleJson.write(proof));
            String line = RecordChain.linked(RecordJson.write(record), before, signatures);
            lines.add(line);
            before = RecordChain.read(line).digest();
            signatures.clear();
            for (IdentityKey key : signsRecords ? keysIn(round) : List.<IdentityKey>of()) {
                signatures.add(new RecordChain.Signature(
                        round, key.identity().hex(), HexFormat.of().formatHex(ShuffleSignatures.record(key, before))));
            }
        }
        lines.set(lines.size() - 1, RecordChain.signed(lines.get(lines.size() - 1), signatures));
        return lines;
    }

    private List<PlayerTag> tags() {
        return IntStream.range(0, players)
                .mapToObj(seat -> changesSeats && seat == 1
                        ? new PlayerTag("Bamboo", true)
                        : new PlayerTag(NAMES.get(changesSeats && seat == 2 ? 1 : seat), seat == 3))
                .toList();
    }

    private ShuffleProof proof(int round) {
        if (round == again) {
            random.nextInt(); // fresh shares
        }
        List<VoidAttempt> voided = round == again
                ? List.of(new VoidAttempt(1, List.of()))
                : players == 4 && round == 2
                        ? List.of(new VoidAttempt(1, List.of(new VoidAttempt.Missing(2, NAMES.get(2)))))
                        : List.of();
        ShuffleAttempt attempt = new ShuffleAttempt(id, round, voided.size() + 1, players);
        List<Optional<Bytes32>> shares = IntStream.range(0, players)
                .mapToObj(seat ->
                        seat < 2 || seat == 2 && voided.isEmpty() ? Optional.of(share()) : Optional.<Bytes32>empty())
                .toList();
        Bytes32 host = share();
        Commitments list = new Commitments(
                attempt,
                SHUFFLE.commitment(attempt, FairShuffle.HOST, host),
                IntStream.range(0, players)
                        .mapToObj(seat -> shares.get(seat).map(share -> SHUFFLE.commitment(attempt, seat, share)))
                        .toList());
        List<IdentityKey> keys = keysIn(round);
        List<Participant> people = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            String key = seat < keys.size() ? keys.get(seat).identity().hex() : "";
            people.add(new Participant(NAMES.get(seat), seat == 3, key, ""));
        }
        List<Participant> signed = new ArrayList<>(people);
        for (int seat = 0; seat < keys.size(); seat++) {
            signed.set(seat, people.get(seat).with(ShuffleSignatures.part(keys.get(seat), seat, list, voided, people)));
        }
        return new ShuffleProof(list, new Shares(host, shares), voided, signed);
    }

    private List<IdentityKey> keysIn(int round) {
        return round < from ? others : keys;
    }

    private Bytes32 share() {
        byte[] bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        return Bytes32.of(bytes);
    }
}
