package org.tiengow.host.table.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.json.RecordJson;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.protocol.wire.MatchPlayer;

/** A match played by chance, and what it is remembered for, counted once more in the plainest way. */
@DisplayName("The honours of a match")
class MatchHonoursTest {
    private static final int ROUNDS = 400;
    private static final List<PlayerTag> PLAYERS = IntStream.range(0, 4)
            .mapToObj(seat -> new PlayerTag("Bo " + seat, true))
            .toList();

    private final List<RoundResult> results = new ArrayList<>();
    private final List<Integer> bankers = new ArrayList<>();
    private final List<RoundRecord> records = new ArrayList<>();
    private final MatchHonours live = new MatchHonours(4);

    @ParameterizedTest
    @ValueSource(strings = {"lai", "lai-civil", "pagat"})
    @DisplayName("are those of a plain recount, while it is played and when it is taken up again from its records")
    void recount(String rules) {
        play(rules);
        List<MatchPlayer> plain = IntStream.range(0, 4).mapToObj(this::counted).toList();
        assertThat(plain.stream().mapToInt(MatchPlayer::getCaptures).sum()).isPositive();
        assertThat(written(live)).isEqualTo(plain);
        assertThat(written(MatchHonours.of(4, ROUNDS, records))).isEqualTo(plain);
    }

    @Test
    @DisplayName("are unknown where a round is")
    void unknown() {
        play("lai");
        List<MatchPlayer> nothing = written(MatchHonours.of(4, ROUNDS, records.subList(1, ROUNDS)));
        assertThat(nothing).containsOnly(MatchPlayer.getDefaultInstance());
    }

    private void play(String id) {
        Random chance = new Random(3);
        TableRules rules = TableRules.named(id).with(Parameter.ROUNDS, ROUNDS);
        Match match = Match.begin(rules.set(), 4, 0);
        for (int i = 0; i < ROUNDS; i++) {
            Round round = Round.begin(match.next(), Deal.shuffled(4, chance::nextInt));
            while (round.result().isEmpty()) {
                Play play = chosen(LegalPlays.of(round.viewFor(round.turn())).plays(), chance);
                round = round.play(round.turn(), play).accepted().next();
            }
            RoundResult result = round.result().orElseThrow();
            live.add(round.viewFor(Seats.NONE), result);
            RoundRecord record = RoundRecord.of("ab12", null, rules, PLAYERS, round);
            records.add(RecordJson.read(RecordJson.write(record)));
            results.add(result);
            bankers.add(round.setup().banker());
            match = match.after(result);
        }
    }

    /** By chance, but everybody keeps the Little Three and the Big Six for a capture. */
    private static Play chosen(List<Play> legal, Random chance) {
        List<Play> others = legal.stream()
                .filter(play ->
                        play.tiles().count(TileKind.LITTLE_THREE) + play.tiles().count(TileKind.BIG_SIX) == 0)
                .toList();
        List<Play> shown =
                legal.stream().filter(play -> play.act() == Play.Act.FACE_UP).toList();
        List<Play> among = !others.isEmpty() ? others : !shown.isEmpty() ? shown : legal;
        return among.get(chance.nextInt(among.size()));
    }

    private MatchPlayer counted(int seat) {
        int captures = 0;
        int best = 0;
        int bank = 0;
        int longest = 0;
        int won = 0;
        for (int i = 0; i < ROUNDS; i++) {
            RoundResult result = results.get(i);
            boolean captured = result.payments().stream().anyMatch(paid -> paid.reason() == PaymentReason.CAPTURE);
            won += result.winner() == seat ? 1 : 0;
            captures += captured && result.winner() == seat ? 1 : 0;
            best = Math.max(best, result.change().get(seat));
            bank = bankers.get(i) == seat ? bank + 1 : 0;
            longest = Math.max(longest, bank);
        }
        return MatchPlayer.newBuilder()
                .setCaptures(captures)
                .setLongestBank(longest)
                .setBestRound(best)
                .setLastTricks(won)
                .build();
    }

    private static List<MatchPlayer> written(MatchHonours honours) {
        return IntStream.range(0, 4)
                .mapToObj(seat -> {
                    MatchPlayer.Builder player = MatchPlayer.newBuilder();
                    honours.write(seat, player);
                    return player.build();
                })
                .toList();
    }
}
