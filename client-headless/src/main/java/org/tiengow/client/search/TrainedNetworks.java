package org.tiengow.client.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

/**
 * The networks that come with the program: one that knows all rules, the parameters being among its inputs, and one that went on
 * from it under the default rules alone. How each was trained stands at the top of its file.
 */
public final class TrainedNetworks {
    private TrainedNetworks() {}

    /** The network for these rules; read once, when first asked for. */
    public static Network of(RuleSet rules) {
        return Inputs.describeAlike(rules, RuleSets.get(RuleSets.DEFAULT_ID)) ? ForDefault.NETWORK : ForAll.NETWORK;
    }

    private static Network read(String name) {
        try (InputStream file = TrainedNetworks.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException(name + " is missing from the program.");
            }
            Network network = NetworkFile.read(file).network();
            if (network.shape().inputs() != Inputs.COUNT) {
                throw new IllegalStateException(name + " is for other inputs.");
            }
            return network;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class ForAll {
        static final Network NETWORK = read("all.network");
    }

    private static final class ForDefault {
        static final Network NETWORK = read("default.network");
    }
}
