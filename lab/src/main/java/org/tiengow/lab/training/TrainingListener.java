package org.tiengow.lab.training;

import java.util.function.Supplier;
import org.tiengow.client.network.Network;

/** A listener to the progress of a training. The time it takes does not count as training time. */
public interface TrainingListener {
    /**
     * Called after each step, about a hundred times a minute.
     *
     * @param network creates the network with its current weights
     */
    void stepped(TrainingProgress progress, Supplier<Network> network);
}
