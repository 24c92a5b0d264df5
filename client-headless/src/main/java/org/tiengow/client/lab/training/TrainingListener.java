package org.tiengow.client.lab.training;

import java.util.function.Supplier;
import org.tiengow.client.network.Network;

/** Looks on at a training; what it does in the meantime does not count as time of the training. */
public interface TrainingListener {
    /**
     * A step was made; there are some hundred a minute.
     *
     * @param network makes the network as it is now
     */
    void stepped(TrainingProgress progress, Supplier<Network> network);
}
