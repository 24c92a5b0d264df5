package org.tiengow.client.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

class TrainedNetworksTest {
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
}
