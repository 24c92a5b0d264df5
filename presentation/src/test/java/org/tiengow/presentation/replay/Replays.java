package org.tiengow.presentation.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayMatch;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.presentation.table.Cast;
import org.tiengow.presentation.words.Words;

/** Records of matches that were played by chance, the same for the same seed. */
public final class Replays {
    private Replays() {}

    private static List<PlayerTag> players() {
        return List.of(
                new PlayerTag(Cast.named("Kit"), false),
                new PlayerTag(Cast.named("Bo"), true),
                new PlayerTag(Cast.named("Mei"), false),
                new PlayerTag(Cast.named("Uncle Lam"), false));
    }

    /** The rounds of one match, a line each. */
    public static List<String> match(String rules, int players, int rounds, long seed) {
        return match("seed" + seed, rules, players, rounds, seed);
    }

    /** The rounds of a match with this name. */
    static List<String> match(String name, String rules, int players, int rounds, long seed) {
        Random chance = new Random(seed);
        TableRules named = TableRules.named(rules);
        Match match = Match.begin(named.set(), players, chance.nextInt(players));
        List<String> lines = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            Round played = play(Round.begin(match.next(), Deal.shuffled(players, chance::nextInt)), chance);
            match = match.after(played.result().orElseThrow());
            String at = "2026-11-20T20:" + (15 + round) + ":00Z";
            lines.add(RecordJson.write(RoundRecord.of(name, at, named, players().subList(0, players), played)));
        }
        return lines;
    }

    /** A round of such a match, from its deal. */
    public static ReplayModel model(Words words, String rules, int players, long seed) {
        Replay replay = Replay.of("night.jsonl", match(rules, players, 1, seed));
        ReplayMatch match = replay.matches().get(0);
        return ReplayModel.of(words, match, open(replay, match, 0), List.of(), 0);
    }

    /** Opens a round. */
    public static ReplayRound open(Replay replay, ReplayMatch match, int round) {
        try {
            return replay.open(match.rounds().get(round));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static Round play(Round dealt, Random chance) {
        Round round = dealt;
        while (round.phase() != Phase.SETTLED) {
            int seat = seat(round);
            LegalPlays legal = LegalPlays.of(round.viewFor(seat));
            Play play = round.phase() == Phase.DECLARING ? legal.get(0) : legal.get(chance.nextInt(legal.size()));
            round = ((Outcome.Accepted) round.play(seat, play)).next();
        }
        return round;
    }

    private static int seat(Round round) {
        int seat = 0;
        while (!round.mustAnswer(seat)) {
            seat++;
        }
        return seat;
    }
}
