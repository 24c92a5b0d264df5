package org.tiengow.client.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

/**
 * The networks that come with the program: one that knows all rules, the parameters being among its inputs, and one that went on
 * from it under the default rules alone. How each was trained stands at the top of its file.
 */
public final class TrainedNetworks {
    private static final Logger LOG = LoggerFactory.getLogger(TrainedNetworks.class);
    private static final Set<List<Parameter>> SAID = ConcurrentHashMap.newKeySet();

    private TrainedNetworks() {}

    /**
     * The network for these rules; read once, when first asked for. Rules whose figures are greater than a network can see are played
     * as if these were smaller, and the log says so once for the same figures.
     */
    public static Network of(RuleSet rules) {
        List<Parameter> notTold = Inputs.notTold(rules);
        if (!notTold.isEmpty() && SAID.add(notTold)) {
            LOG.warn(
                    "The networks cannot see how great these are: {}.",
                    notTold.stream()
                            .map(parameter -> parameter.key() + " " + rules.value(parameter))
                            .collect(Collectors.joining(", ")));
        }
        boolean isDefault =
                rules.differences(RuleSets.get(RuleSets.DEFAULT_ID)).stream().noneMatch(Inputs.ABOUT_A_ROUND::contains);
        return isDefault ? ForDefault.NETWORK : ForAll.NETWORK;
    }

    /**
     * Reads a network that can play.
     *
     * @throws IOException with a sentence, when there is none in the file or it is for other inputs
     */
    public static Network read(InputStream file) throws IOException {
        Network network = NetworkFile.read(file).network();
        if (network.shape().inputs() != Inputs.COUNT) {
            throw new IOException("The network has " + network.shape().inputs() + " inputs, not " + Inputs.COUNT + ".");
        }
        return network;
    }

    private static Network shipped(String name) {
        try (InputStream file = TrainedNetworks.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException(name + " is missing from the program.");
            }
            return read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class ForAll {
        static final Network NETWORK = shipped("all.network");
    }

    private static final class ForDefault {
        static final Network NETWORK = shipped("default.network");
    }
}
