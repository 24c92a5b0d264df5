package org.tiengow.client.search;

import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;

/** The choice of a network for each rule set. */
@FunctionalInterface
public interface Networks {
    /** Returns the network for these rules. It must have {@link FeatureEncoder#COUNT} inputs. */
    Network of(RuleSet rules);
}
