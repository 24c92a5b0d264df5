package org.tiengow.client.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;

/**
 * The network that comes with the program. One plays by all rules: the parameters are among its inputs. How it was trained
 * stands at the top of its file.
 */
public final class TrainedNetwork {
    private static final String FILE = "trained.network";

    private TrainedNetwork() {}

    /** The network; read once, when first asked for. */
    public static Network get() {
        return Holder.NETWORK;
    }

    private static final class Holder {
        static final Network NETWORK = read();

        private static Network read() {
            try (InputStream file = TrainedNetwork.class.getResourceAsStream(FILE)) {
                if (file == null) {
                    throw new IllegalStateException(FILE + " is missing from the program.");
                }
                Network network = NetworkFile.read(file).network();
                if (network.shape().inputs() != Inputs.COUNT) {
                    throw new IllegalStateException(FILE + " is for other inputs.");
                }
                return network;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
