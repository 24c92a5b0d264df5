package org.tiengow.client.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.client.search.Effort;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

class SearchJudgeTest {
    /** Whatever was played is weighed, and a worth is always a number of chips behind the best. */
    @EveryTable
    void weighsWhatWasPlayedToo(String id, int players) {
        SplittableRandom random = new SplittableRandom(8);
        Judge judge = new SearchJudge(Effort.ofGuesses(3), 1);
        Round round = Round.begin(
                new RoundSetup(RuleSets.get(id), players, 1, 0, 1, 0, 1, Collections.nCopies(players, 0)),
                Deal.shuffled(players, random::nextInt));
        while (round.phase() != Phase.SETTLED) {
            int seat = 0;
            while (!round.mustAnswer(seat)) {
                seat++;
            }
            SeatView view = round.viewFor(seat);
            LegalPlays legal = LegalPlays.of(view);
            Play play = legal.get(random.nextInt(legal.size()));
            if (round.phase() == Phase.PLAYING && legal.size() > 1) {
                List<Worth> worths = judge.weigh(view, legal, List.of(play));
                assertThat(worths)
                        .filteredOn(worth -> worth.play().sameAs(play))
                        .hasSize(1);
                assertThat(worths.get(0).behind()).isZero();
                assertThat(worths).allSatisfy(worth -> {
                    assertThat(legal.indexOf(worth.play())).isPresent();
                    assertThat(worth.chips()).isFinite();
                    assertThat(worth.behind()).isFinite().isNotNegative();
                });
            }
            round = Plays.accepted(round.play(seat, round.phase() == Phase.DECLARING ? Play.DECLINE : play))
                    .next();
        }
    }
}
