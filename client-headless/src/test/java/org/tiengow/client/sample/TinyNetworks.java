package org.tiengow.client.sample;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;
import org.tiengow.client.network.Shape;
import org.tiengow.client.search.FeatureEncoder;

/** Networks that can play, and know nothing. */
public final class TinyNetworks {
    private TinyNetworks() {}

    /** Returns the file of a network; equal seeds give equal bytes. */
    public static byte[] file(long seed) {
        return file(FeatureEncoder.COUNT, FeatureEncoder.VERSION, seed);
    }

    /** Returns the file of a network with so many inputs, of this version. */
    public static byte[] file(int inputs, String features, long seed) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            new NetworkFile(Network.fresh(new Shape(inputs, 2, 2), seed), Map.of("features", features)).write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** Writes a network where a host with this data folder finds it. */
    public static Path in(Path data, String name, long seed) throws IOException {
        return Files.write(Files.createDirectories(data.resolve("bots")).resolve(name), file(seed));
    }
}
