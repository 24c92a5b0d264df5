package org.tiengow.client.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

class ReasonsTest {
    private static final int ROUNDS = 30;

    /** Who is told that nobody can beat a play is never beaten, whatever the others hold and do. */
    @EveryTable
    void saysThatNobodyCanBeatItOnlyWhereNobodyCan(String id, int players) {
        int said = 0;
        for (int seed = 0; seed < ROUNDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Round round = dealt(RuleSets.get(id), players, random);
            while (round.phase() != Phase.SETTLED) {
                int seat = 0;
                while (!round.mustAnswer(seat)) {
                    seat++;
                }
                SeatView view = round.viewFor(seat);
                LegalPlays legal = LegalPlays.of(view);
                Play play = legal.get(random.nextInt(Math.min(3, legal.size())));
                Round next = Plays.accepted(round.play(seat, play)).next();
                if (round.phase() == Phase.PLAYING
                        && Reasons.why(view, play).stream().anyMatch(ReasonsTest::isSure)) {
                    said++;
                    assertThat(beaten(next, seat))
                            .as("%s, seed %s: %s from %s", id, seed, play, view)
                            .isFalse();
                }
                round = next;
            }
        }
        assertThat(said).isPositive();
    }

    @Test
    void countsTheTilesThatCouldBeatIt() {
        SeatView view = leading("55 62 41 33 21 22 44 31", "66 66 11 43 52 53 54 64", "11 44 31 51 51 32 63 65");
        // Higher than a Plum Flower pair's tile among civil tiles are two each of Heaven, Earth, Man, Goose.
        assertThat(Reasons.why(view, faceUp("55")).get(0)).isEqualTo(new Reason.FirstStack());
        // An eight is beaten by the two nines alone.
        assertThat(Reasons.why(view, faceUp("62"))).contains(new Reason.Few(2, 1, 24), new Reason.FirstStack());
    }

    @Test
    void tellsWhatIsKeptWhole() {
        SeatView view = leading("33 33 41 66 21 22 44 31", "62 66 11 43 52 53 54 64", "11 44 31 51 51 32 63 65");
        List<Worth> worths = List.of(new Worth(faceUp("41"), 3, 0, 0), new Worth(faceUp("33"), 1.8, 1.2, 0.1));
        assertThat(Reasons.why(view, worths))
                .contains(new Reason.Keeps(TileNotation.read("33 33")), new Reason.Better(faceUp("33"), 1.2));
    }

    @Test
    void callsCloseWhatMayBeNoise() {
        SeatView view = leading("33 33 41 66 21 22 44 31", "62 66 11 43 52 53 54 64", "11 44 31 51 51 32 63 65");
        List<Worth> worths = List.of(new Worth(faceUp("41"), 3, 0, 0), new Worth(faceUp("21"), 1.8, 1.2, 0.5));
        assertThat(Reasons.why(view, worths)).contains(new Reason.Close(faceUp("21")));
    }

    @Test
    void advisesTheOnlyPlayWithoutThinking() {
        SplittableRandom random = new SplittableRandom(1);
        Round round = dealt(RuleSets.get("pagat"), 4, random);
        while (LegalPlays.of(round.viewFor(round.turn())).size() > 1) {
            LegalPlays legal = LegalPlays.of(round.viewFor(round.turn()));
            round = Plays.accepted(round.play(round.turn(), legal.get(random.nextInt(legal.size()))))
                    .next();
        }
        SeatView view = round.viewFor(round.turn());
        LegalPlays legal = LegalPlays.of(view);
        Adviser nobody = new Adviser((seen, plays, also) -> {
            throw new AssertionError("There was nothing to think about.");
        });
        assertThat(nobody.advise(view, legal)).isEqualTo(new Advice(legal.get(0), List.of(new Reason.Only())));
    }

    private static boolean isSure(Reason reason) {
        return reason instanceof Reason.Unbeatable || reason instanceof Reason.Last;
    }

    /** Whether anybody may beat the play of a seat in the trick that goes on, if those before do not. */
    private static boolean beaten(Round after, int seat) {
        Round round = after;
        while (round.phase() == Phase.PLAYING && !round.table().isEmpty()) {
            LegalPlays legal = LegalPlays.of(round.viewFor(round.turn()));
            if (legal.plays().stream().anyMatch(play -> !play.isForfeit())) {
                return true;
            }
            round = Plays.accepted(round.play(round.turn(), legal.get(0))).next();
        }
        return false;
    }

    private static Play faceUp(String tiles) {
        return Play.faceUp(TileNotation.read(tiles));
    }

    /** The banker's view before the first lead under pagat. */
    private static SeatView leading(String... hands) {
        List<TileSet> held = new ArrayList<>();
        TileSet rest = TileSet.ALL;
        for (String hand : hands) {
            TileSet tiles = rest.withKindsOf(TileNotation.read(hand)).orElseThrow();
            held.add(tiles);
            rest = rest.minus(tiles);
        }
        held.add(rest);
        return Round.begin(setup(RuleSets.get("pagat"), 4), new Deal(held, TileSet.EMPTY))
                .viewFor(0);
    }

    private static Round dealt(RuleSet rules, int players, SplittableRandom random) {
        return Round.begin(setup(rules, players), Deal.shuffled(players, random::nextInt));
    }

    private static RoundSetup setup(RuleSet rules, int players) {
        return new RoundSetup(rules, players, 1, 0, 1, 0, 1, Collections.nCopies(players, 0));
    }
}
