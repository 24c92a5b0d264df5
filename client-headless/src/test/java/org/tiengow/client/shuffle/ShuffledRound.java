package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.hash.Sha256;

/**
 * A first round that was dealt from shares and played to its end.
 *
 * @param proof the shares
 * @param record the round, with the proof in it
 */
record ShuffledRound(ShuffleProof proof, RoundRecord record) {
    static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);

    /** Seats 0 and 2 of four give shares, the others are empty. */
    static ShuffledRound of(String match, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        ShuffleAttempt attempt = new ShuffleAttempt(match, 1, 1, 4);
        return of(
                attempt,
                new Shares(
                        share(random),
                        List.of(
                                Optional.of(share(random)),
                                Optional.empty(),
                                Optional.of(share(random)),
                                Optional.empty())),
                List.of());
    }

    static ShuffledRound of(ShuffleAttempt attempt, Shares shares, List<VoidAttempt> voided) {
        return played(new ShuffleProof(committed(attempt, shares), shares, voided), shares);
    }

    /** Dealt from other shares than those of the proof, perhaps. */
    static ShuffledRound played(ShuffleProof proof, Shares dealt) {
        ShuffleAttempt attempt = proof.list().attempt();
        Bytes32 seed = SHUFFLE.seed(proof.list(), dealt);
        TableRules rules = TableRules.named("pagat");
        Match match = Match.begin(rules.set(), attempt.players(), SHUFFLE.lot(seed, attempt.players()));
        Round finished = Plays.toTheEnd(
                Round.begin(match.next(), SHUFFLE.deal(seed, attempt.players())),
                Plays.byChance(new SplittableRandom(1)));
        List<PlayerTag> players = new ArrayList<>();
        for (int seat = 0; seat < attempt.players(); seat++) {
            players.add(new PlayerTag("seat" + seat, seat % 2 == 1));
        }
        RoundRecord record = RoundRecord.of(attempt.match(), null, rules, players, finished);
        return new ShuffledRound(proof, record.withShuffle(ShuffleJson.write(proof)));
    }

    static Commitments committed(ShuffleAttempt attempt, Shares shares) {
        List<Optional<Bytes32>> seats = new ArrayList<>();
        for (int seat = 0; seat < attempt.players(); seat++) {
            int each = seat;
            seats.add(shares.of(seat).map(share -> SHUFFLE.commitment(attempt, each, share)));
        }
        return new Commitments(attempt, SHUFFLE.commitment(attempt, FairShuffle.HOST, shares.host()), seats);
    }

    static Bytes32 share(SplittableRandom random) {
        byte[] bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        return Bytes32.of(bytes);
    }
}
