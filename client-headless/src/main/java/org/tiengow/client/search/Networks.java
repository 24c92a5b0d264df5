package org.tiengow.client.search;

import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;

/** Which network to play by under which rules. */
@FunctionalInterface
public interface Networks {
    /** The network for these rules; it must have {@link Inputs#COUNT} inputs. */
    Network of(RuleSet rules);
}
