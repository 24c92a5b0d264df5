package org.tiengow.client.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;
import org.tiengow.client.network.Shape;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

/**
 * The trained networks of the program: one for each family of rule sets, so that rules changed by hand are played by the
 * network of the named set that they differ least from. How each was trained stands in its file.
 */
public final class Networks {
    /** The files, and a rule set that each was trained for. */
    private static final Map<String, List<String>> FAMILIES = Map.of("all", RuleSets.ids());

    private static final Map<String, Network> READ = new ConcurrentHashMap<>();

    private Networks() {}

    /** The network for these rules. */
    public static Network of(RuleSet rules) {
        return READ.computeIfAbsent(family(rules), Networks::read);
    }

    private static String family(RuleSet rules) {
        String nearest = "";
        int least = Integer.MAX_VALUE;
        for (Map.Entry<String, List<String>> family : FAMILIES.entrySet()) {
            for (String id : family.getValue()) {
                int differences = RuleSets.get(id).differences(rules).size();
                if (differences < least) {
                    least = differences;
                    nearest = family.getKey();
                }
            }
        }
        return nearest;
    }

    private static Network read(String family) {
        String name = family + ".network";
        try (InputStream file = Networks.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException("The network " + name + " is missing from the program.");
            }
            Network network = NetworkFile.read(file).network();
            Shape shape = network.shape();
            if (shape.inputs() != Inputs.COUNT) {
                throw new IllegalStateException("The network " + name + " is for other inputs.");
            }
            return network;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
