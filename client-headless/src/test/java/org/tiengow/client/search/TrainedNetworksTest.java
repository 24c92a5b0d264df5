package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

class TrainedNetworksTest {
    private static final long SEED = System.nanoTime();
    private static final RuleSet DEFAULT = RuleSets.get(RuleSets.DEFAULT_ID);

    @Test
    void theDefaultRulesHaveANetworkOfTheirOwn() {
        for (String id : RuleSets.ids()) {
            boolean same = TrainedNetworks.of(RuleSets.get(id)) == TrainedNetworks.of(DEFAULT);
            assertThat(same).as(id).isEqualTo(id.equals(RuleSets.DEFAULT_ID));
        }
    }

    @Test
    void howLongAMatchLastsIsNoMatterForANetworkButHowARoundIsPlayedIs() {
        assertThat(TrainedNetworks.of(DEFAULT.with(Parameter.ROUNDS, 16))).isSameAs(TrainedNetworks.of(DEFAULT));
        assertThat(TrainedNetworks.of(DEFAULT.with(Parameter.MUST_BEAT, true)))
                .isNotSameAs(TrainedNetworks.of(DEFAULT));
    }

    @Test
    void noRulesArePlayedAsOthersWithoutBeingNamed() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int time = 0; time < 2_000; time++) {
            Parameter parameter = Parameter.values()[random.nextInt(Parameter.values().length)];
            RuleSet one = RuleSets.get(
                    RuleSets.ids().get(random.nextInt(RuleSets.ids().size())));
            if (parameter.type() != Integer.class || parameter.isAboutTheMatch() || !parameter.appliesTo(one)) {
                continue;
            }
            RuleSet other = one.with(parameter, random.nextInt(parameter.least(), parameter.most() + 1));
            boolean same = Arrays.equals(described(one), described(other));
            assertThat(!same
                            || one.equals(other)
                            || Inputs.notTold(other).contains(parameter)
                            || Inputs.notTold(one).contains(parameter))
                    .as("seed %d, %s %s and %s", SEED, parameter, one.value(parameter), other.value(parameter))
                    .isTrue();
        }
    }

    private static int[] described(RuleSet rules) {
        return new Inputs(Referee.of(rules)).ofRules();
    }
}
