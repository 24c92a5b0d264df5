package org.tiengow.client.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.replay.FlawedLine;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

class LookBackTest {
    /** A judge to whom the first legal play is the best by two chips, with this error. */
    private static Judge firstIsBest(double error) {
        return (view, legal, also) -> Stream.concat(
                        Stream.of(legal.get(0)), also.stream().filter(play -> !play.sameAs(legal.get(0))))
                .map(play -> new Worth(play, 0, play == legal.get(0) ? 0 : 2, play == legal.get(0) ? 0 : error))
                .toList();
    }

    @EveryTable
    void looksAtEveryDecisionWithAChoiceAndAtNoOther(String id, int players) throws Exception {
        List<String> decided = new ArrayList<>();
        ReplayRound round = played(id, players, 3, decided);
        for (int seat = 0; seat < players; seat++) {
            List<String> found = look(round, seat, firstIsBest(0.1)).decisions().stream()
                    .map(each -> each.view().seat() + " " + each.view().hand() + " " + each.played())
                    .toList();
            String mine = seat + " ";
            assertThat(found)
                    .isEqualTo(decided.stream()
                            .filter(line -> line.startsWith(mine))
                            .toList());
        }
    }

    @Test
    void solvesTheLastTricksAndOnlyThem() throws Exception {
        LookBack look = look(played("pagat", 4, 3, new ArrayList<>()), 1, firstIsBest(0.1));
        assertThat(look.decisions()).isNotEmpty().allSatisfy(each -> {
            boolean few = each.view().hand().size() <= 4;
            assertThat(each.solved()).hasSize(few ? LegalPlays.of(each.view()).size() : 0);
        });
        assertThat(look.decisions())
                .anySatisfy(each -> assertThat(each.solved()).isNotEmpty());
    }

    @Test
    void callsNothingAMistakeThatMayBeNoise() throws Exception {
        ReplayRound round = played("pagat", 4, 3, new ArrayList<>());
        LookBack sure = look(round, 0, firstIsBest(0.5));
        assertThat(sure.mistakes())
                .isNotEmpty()
                .allSatisfy(each ->
                        assertThat(each.played().sameAs(each.best().play())).isFalse());
        assertThat(look(round, 0, firstIsBest(0.7)).mistakes()).isEmpty();
        assertThat(look(round, 0, firstIsBest(Double.POSITIVE_INFINITY)).mistakes())
                .isEmpty();
    }

    @Test
    void callsNothingAMistakeThatCostsNextToNothing() {
        Play play = Play.DECLINE;
        assertThat(new Worth(play, 0, 0.49, 0.01).isClearlyWorse()).isFalse();
        assertThat(new Worth(play, 0, 0.5, 0.01).isClearlyWorse()).isTrue();
    }

    @Test
    void stopsWhenItIsCalledOff() throws Exception {
        ReplayRound round = played("pagat", 4, 3, new ArrayList<>());
        List<Double> told = new ArrayList<>();
        assertThat(LookBack.at(round, 0, firstIsBest(1), share -> {
                    told.add(share);
                    return told.size() < 3;
                }))
                .isEmpty();
        assertThat(told).hasSize(3).isSorted();
    }

    /** With open hands nothing brings more than the best, and the best of a decision is what comes of it if all go on so. */
    @Test
    void tellsWhatOpenHandsWouldHaveShown() throws Exception {
        for (int seed = 0; seed < 5; seed++) {
            LookBack look = look(played("lai", 4, seed, new ArrayList<>()), 2, firstIsBest(1));
            for (Decided each : look.decisions()) {
                each.betterWithOpenHands().ifPresent(better -> {
                    assertThat(better.play().sameAs(each.played())).isFalse();
                    assertThat(each.solved())
                            .allSatisfy(other -> assertThat(other.chips()).isLessThanOrEqualTo(better.chips()));
                });
            }
        }
    }

    private static LookBack look(ReplayRound round, int seat, Judge judge) {
        return LookBack.at(round, seat, judge, share -> true).orElseThrow();
    }

    /** A round of chance; notes down who held and played what where there was a choice. */
    private static ReplayRound played(String id, int players, long seed, List<String> decided)
            throws IOException, FlawedLine {
        SplittableRandom random = new SplittableRandom(seed);
        TableRules rules = TableRules.named(id);
        Round round = Round.begin(
                new RoundSetup(rules.set(), players, 1, 0, 1, 0, 1, Collections.nCopies(players, 0)),
                Deal.shuffled(players, random::nextInt));
        while (round.phase() != Phase.SETTLED) {
            int seat = 0;
            while (!round.mustAnswer(seat)) {
                seat++;
            }
            SeatView view = round.viewFor(seat);
            LegalPlays legal = LegalPlays.of(view);
            Play play = round.phase() == Phase.DECLARING ? Play.DECLINE : legal.get(random.nextInt(legal.size()));
            if (round.phase() == Phase.PLAYING && legal.size() > 1) {
                decided.add(seat + " " + view.hand() + " " + play);
            }
            round = Plays.accepted(round.play(seat, play)).next();
        }
        List<PlayerTag> people = Collections.nCopies(players, new PlayerTag("Kit", false));
        Replay replay = Replay.of("", List.of(RecordJson.write(RoundRecord.of("m", null, rules, people, round))));
        return replay.open(replay.matches().get(0).rounds().get(0));
    }
}
