package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;

/** The record that both verifiers can be tried on; {@code -Dgolden.update=true} writes it anew. */
class ExampleRecordTest {
    private static final Path FILE = Path.of("..", "docs", "verify", "example.jsonl");
    private static final List<PlayerTag> PLAYERS = List.of(
            new PlayerTag("Mei", false),
            new PlayerTag("Bo", false),
            new PlayerTag("Orchid", true),
            new PlayerTag("Plum", true));

    private final SplittableRandom random = new SplittableRandom(20);
    private final TableRules rules = TableRules.named("pagat");

    @Test
    void theExampleIsWhatTheProgramWrites() throws IOException {
        VoidAttempt voided = new VoidAttempt(1, List.of(new VoidAttempt.Missing(1, "Bo")));
        ShuffleProof first = proof(1, 2, List.of(true, false, false, false), List.of(voided));
        int banker = ShuffledRound.SHUFFLE.lot(seed(first), 4);
        Match match = Match.begin(rules.set(), 4, banker);
        Round played = played(match, first);
        ShuffleProof second = proof(2, 1, List.of(true, true, false, false), List.of());
        Round playedSecond = played(match.after(played.result().orElseThrow()), second);
        List<String> lines = List.of(line(played, first), line(playedSecond, second));
        if (Boolean.getBoolean("golden.update")) {
            Files.write(FILE, lines);
        }
        assertThat(Files.readAllLines(FILE)).isEqualTo(lines);
    }

    private ShuffleProof proof(int round, int number, List<Boolean> present, List<VoidAttempt> voided) {
        ShuffleAttempt attempt = new ShuffleAttempt("9f2c04d1e77a3b65", round, number, 4);
        List<Optional<Bytes32>> seats = new ArrayList<>();
        present.forEach(here -> seats.add(here ? Optional.of(ShuffledRound.share(random)) : Optional.empty()));
        Shares shares = new Shares(ShuffledRound.share(random), seats);
        return new ShuffleProof(ShuffledRound.committed(attempt, shares), shares, voided);
    }

    private Round played(Match match, ShuffleProof proof) {
        return Plays.toTheEnd(
                Round.begin(match.next(), ShuffledRound.SHUFFLE.deal(seed(proof), 4)), Plays.byChance(random));
    }

    private static Bytes32 seed(ShuffleProof proof) {
        return ShuffledRound.SHUFFLE.seed(proof.list(), proof.shares());
    }

    private String line(Round finished, ShuffleProof proof) {
        String match = proof.list().attempt().match();
        RoundRecord record = RoundRecord.of(match, "2026-11-20T20:15:00Z", rules, PLAYERS, finished);
        return RecordJson.write(record.withShuffle(ShuffleJson.write(proof)));
    }
}
