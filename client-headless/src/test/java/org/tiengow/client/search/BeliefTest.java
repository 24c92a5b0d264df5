package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.network.Evaluator;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedDeal;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatView;

@DisplayName("What others have played tells what they hold")
class BeliefTest {
    private static final RuleSet RULES = RuleSets.get("pagat");
    private static final int ROUNDS = 12;
    private static final int GUESSES = 150;

    @Test
    void theLikelihoodsOfAllPlaysAddUpToOne() {
        Referee referee = Referee.of(RULES);
        SimulatedRound round = new SimulatedRound(referee, 4);
        ObservationTracker observationTracker = new ObservationTracker(referee);
        PlayerModels models = new PlayerModels(
                SearchSettings.MASTER.styles(),
                new Policy(referee, Evaluator.of(TrainedNetworks.of(RULES))),
                new HeuristicModel(referee));
        SplittableRandom random = new SplittableRandom(6);
        SimulatedDeal deal = new SimulatedDeal(4);
        for (int number = 0; number < ROUNDS; number++) {
            deal.shuffle(random::nextInt);
            round.begin(0, 1, 0, 1, deal);
            observationTracker.begin(0, 1, 0, 1);
            while (!round.isOver()) {
                double sum = 0;
                for (int name = 0; name < FeatureEncoder.SETS; name++) {
                    for (int choice = 0; choice < round.choices(); choice++) {
                        if (!round.isForfeit(choice) && FeatureEncoder.name(round.set(choice)) == name) {
                            models.nextSample();
                            sum += models.observeSet(round, observationTracker, round.set(choice));
                            break;
                        }
                    }
                }
                models.nextSample();
                sum += models.drawForfeit(round, observationTracker, 0, random);
                assertThat(sum).isCloseTo(1, within(1e-6));
                int choice = random.nextInt(round.choices());
                observationTracker.sees(round, round.tiles(choice), round.isForfeit(choice));
                round.choose(choice);
            }
        }
    }

    /** The guesses that fit what was played put more of the unseen tiles where they are. */
    @Test
    void weighedGuessesAreNearerTheTruth() {
        double even = 0;
        double weighed = 0;
        SampledRound sampledRound = new SampledRound(RULES, 4, TrainedNetworks.of(RULES), SearchSettings.MASTER);
        NetworkBot bot = new NetworkBot(TrainedNetworks.of(RULES));
        DealSampler dealSampler = new DealSampler();
        for (int seed = 0; seed < ROUNDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Deal deal = Deal.shuffled(4, random::nextInt);
            List<Round> positions = Plays.positions(
                    Plays.begun(RULES, 4, deal), (view, legal) -> bot.choose(view, legal, Duration.ofSeconds(1)));
            for (Round round : positions.subList(0, positions.size() - 1)) {
                SeatView view = round.viewFor(round.turn());
                if (LegalPlays.of(view).size() > 1 && !view.tricks().isEmpty()) {
                    Observation observation = new Observation();
                    observation.look(view, Referee.of(RULES));
                    dealSampler.look(view);
                    double weights = 0;
                    double sum = 0;
                    int plain = 0;
                    for (int i = 0; i < GUESSES; i++) {
                        dealSampler.again(random);
                        int right = right(dealSampler, deal, view.seat());
                        double likelihood = sampledRound.become(dealSampler, observation, 0, random);
                        plain += right;
                        sum += likelihood * right;
                        weights += likelihood;
                    }
                    even += (double) plain / GUESSES;
                    weighed += sum / weights;
                }
            }
        }
        assertThat(weighed).isGreaterThan(1.01 * even);
    }

    /** How many tiles were dealt to the others as guessed, twins counting as the same. */
    private static int right(DealSampler dealSampler, Deal deal, int seat) {
        int right = 0;
        for (int other = 0; other < 4; other++) {
            if (other != seat) {
                int dealt = deal.hands().get(other).bits();
                int guessed = dealSampler.dealt()[other];
                for (int kind = 0; kind < 15; kind++) {
                    right += Math.min(
                            Integer.bitCount(dealt >>> 2 * kind & 3), Integer.bitCount(guessed >>> 2 * kind & 3));
                }
                right += Integer.bitCount((dealt & guessed) >>> 30);
            }
        }
        return right;
    }
}
