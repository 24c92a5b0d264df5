package org.tiengow.client.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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
import org.tiengow.protocol.kept.FileTrouble;

/**
 * The networks that come with the program. One covers all rules, since the parameters are among its inputs. The other was trained further
 * from it under the default rules alone. Each file begins with notes on its training.
 */
public final class TrainedNetworks {
    private static final Logger LOG = LoggerFactory.getLogger(TrainedNetworks.class);
    private static final Set<List<Parameter>> SAID = ConcurrentHashMap.newKeySet();

    private TrainedNetworks() {}

    /**
     * Returns the network for these rules. Networks are loaded on first use.
     *
     * <p>A figure of the rules that is greater than a network can encode is treated as smaller. The log says so once for each combination
     * of such parameters.
     */
    public static Network of(RuleSet rules) {
        List<Parameter> notFullyEncoded = FeatureEncoder.notFullyEncoded(rules);
        if (!notFullyEncoded.isEmpty() && SAID.add(notFullyEncoded)) {
            LOG.warn(
                    "The networks cannot see how great these are: {}.",
                    notFullyEncoded.stream()
                            .map(parameter -> parameter.key() + " " + rules.value(parameter))
                            .collect(Collectors.joining(", ")));
        }
        boolean isDefault = rules.differences(RuleSets.get(RuleSets.DEFAULT_ID)).stream()
                .noneMatch(FeatureEncoder.ABOUT_A_ROUND::contains);
        return isDefault ? ForDefault.NETWORK : ForAll.NETWORK;
    }

    /**
     * Reads a network that can play. Its note {@code features}, if it has one, must name the version of the inputs.
     *
     * @throws IOException with a sentence, if the file contains no network or one for other inputs
     */
    public static Network read(InputStream file) throws IOException {
        NetworkFile read = NetworkFile.read(file);
        String features = read.notes().getOrDefault("features", FeatureEncoder.VERSION);
        if (!features.equals(FeatureEncoder.VERSION)) {
            throw new IOException("The network is for " + features + ", not " + FeatureEncoder.VERSION + ".");
        }
        Network network = read.network();
        if (network.shape().inputs() != FeatureEncoder.COUNT) {
            throw new IOException(
                    "The network has " + network.shape().inputs() + " inputs, not " + FeatureEncoder.COUNT + ".");
        }
        return network;
    }

    /**
     * Reads a network that can play from a file.
     *
     * @throws IllegalArgumentException with a sentence, if the file cannot be read or contains none
     */
    public static Network read(String file) {
        try (InputStream stream = Files.newInputStream(Path.of(file))) {
            return read(stream);
        } catch (IOException e) {
            throw new IllegalArgumentException(FileTrouble.cannotBeRead(Path.of(file), e), e);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(file + " is not the name of a file.", e);
        }
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
