package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
    void networksSeeRoundRulesButNotMatchLength() {
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
            if (parameter.type() != Integer.class
                    || parameter.subject() == Parameter.Subject.MATCH
                    || !parameter.appliesTo(one)) {
                continue;
            }
            Map<Parameter, Object> values = new EnumMap<>(one.values());
            values.put(parameter, random.nextInt(parameter.least(), parameter.most() + 1));
            if (!RuleSet.contradictions(values).isEmpty()) {
                continue;
            }
            RuleSet other = RuleSet.of(values);
            boolean same = Arrays.equals(described(one), described(other));
            assertThat(!same
                            || one.equals(other)
                            || FeatureEncoder.notFullyEncoded(other).contains(parameter)
                            || FeatureEncoder.notFullyEncoded(one).contains(parameter))
                    .as("seed %d, %s %s and %s", SEED, parameter, one.value(parameter), other.value(parameter))
                    .isTrue();
        }
    }

    /** The networks were trained on these inputs: a parameter that moves one of them needs new networks. */
    @Test
    void encodesEveryRuleSetAsInTraining() throws IOException {
        Path file = Path.of("src", "test", "resources", "golden", "inputs-of-rules.txt");
        List<String> told = new ArrayList<>();
        for (String id : RuleSets.ids()) {
            told.add(id + " " + Arrays.toString(described(RuleSets.get(id))));
            for (Parameter parameter : FeatureEncoder.ABOUT_A_ROUND) {
                for (Object value : parameter.type() == Boolean.class
                        ? List.of(false, true)
                        : parameter.type() == Integer.class
                                ? List.of(parameter.least(), parameter.least() + 2, parameter.most())
                                : List.of(parameter.type().getEnumConstants())) {
                    Map<Parameter, Object> values =
                            new EnumMap<>(RuleSets.get(id).values());
                    values.put(parameter, value);
                    if (RuleSet.contradictions(values).isEmpty()) {
                        told.add(id + " " + parameter.key() + " " + value + " "
                                + Arrays.toString(described(RuleSet.of(values))));
                    }
                }
            }
        }
        if (Boolean.getBoolean("golden.update")) {
            Files.write(file, told);
        }
        assertThat(told).isEqualTo(Files.readAllLines(file));
    }

    private static int[] described(RuleSet rules) {
        return new FeatureEncoder(Referee.of(rules)).ofRules();
    }
}
