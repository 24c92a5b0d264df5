package org.tiengow.client.network;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A network as a file. Lines of text describe the network and its origin; an empty line follows, then two bytes for each weight in the
 * order of {@link Shape}.
 *
 * <pre>
 *   tiengow-network/1
 *   first 128
 *   inputs 640
 *   second 32
 *   trained.minutes 30        further notes about its origin
 *
 *   (the weights, big-endian, in steps of 1/4096)
 * </pre>
 *
 * @param network the network, with its weights rounded as in the file
 * @param notes the origin of the network as names and values; names have no spaces, values are one line
 */
public record NetworkFile(Network network, Map<String, String> notes) {
    private static final String FORMAT = "tiengow-network/1";
    private static final float STEPS = 4096;
    private static final int LONGEST_LINE = 4096;
    private static final int MOST_LINES = 100;
    private static final int MOST_UNITS = 10_000;
    private static final int MOST_WEIGHTS = 10_000_000;

    /** Rounds the weights as the file does. */
    public NetworkFile {
        network = rounded(network);
        notes = Map.copyOf(notes);
    }

    /** Writes the file and leaves the stream open. */
    public void write(OutputStream stream) throws IOException {
        Map<String, String> lines = new TreeMap<>(notes);
        Shape shape = network.shape();
        lines.put("inputs", String.valueOf(shape.inputs()));
        lines.put("first", String.valueOf(shape.first()));
        lines.put("second", String.valueOf(shape.second()));
        StringBuilder text = new StringBuilder(FORMAT).append('\n');
        lines.forEach(
                (name, value) -> text.append(name).append(' ').append(value).append('\n'));
        DataOutputStream out = new DataOutputStream(stream);
        out.write(text.append('\n').toString().getBytes(StandardCharsets.UTF_8));
        for (float weight : network.shared()) {
            out.writeShort(Math.round(weight * STEPS));
        }
        out.flush();
    }

    /**
     * Reads a file.
     *
     * @throws IOException with a sentence, if the stream is not such a file, is cut short or has more than such a file
     */
    public static NetworkFile read(InputStream stream) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(stream));
        if (!line(in).equals(FORMAT)) {
            throw new IOException("This is no network: its first line is not " + FORMAT + ".");
        }
        Map<String, String> notes = new TreeMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            String[] words = line.split(" ", 2);
            notes.put(words[0], words.length == 2 ? words[1] : "");
            if (notes.size() > MOST_LINES) {
                throw new IOException("This network has too many notes.");
            }
        }
        Shape shape = shape(notes);
        float[] weights = new float[shape.weights()];
        try {
            for (int i = 0; i < weights.length; i++) {
                weights[i] = in.readShort() / STEPS;
            }
        } catch (EOFException e) {
            throw new IOException("This network is cut short: its sizes need " + weights.length + " weights.", e);
        }
        if (in.read() >= 0) {
            throw new IOException("This network is too long: its sizes need " + weights.length + " weights.");
        }
        return new NetworkFile(new Network(shape, weights), notes);
    }

    private static Shape shape(Map<String, String> notes) throws IOException {
        try {
            Shape shape =
                    new Shape(size(notes.remove("inputs")), size(notes.remove("first")), size(notes.remove("second")));
            if (shape.weights() > MOST_WEIGHTS) {
                throw new IOException("This network is too large.");
            }
            return shape;
        } catch (IllegalArgumentException e) {
            throw new IOException(
                    "This network needs the lines inputs, first and second, with numbers from 1 to " + MOST_UNITS + ".",
                    e);
        }
    }

    private static int size(@Nullable String text) {
        int size = Integer.parseInt(text == null ? "" : text);
        if (size > MOST_UNITS) {
            throw new IllegalArgumentException("too large");
        }
        return size;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int read = in.read(); read != '\n'; read = in.read()) {
            if (read < 0 || line.length() == LONGEST_LINE) {
                throw new IOException("This network is cut short.");
            }
            line.append((char) read);
        }
        return line.toString();
    }

    private static Network rounded(Network network) {
        float[] weights = network.weights();
        for (int i = 0; i < weights.length; i++) {
            float steps = Math.round(weights[i] * STEPS);
            weights[i] = Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, steps)) / STEPS;
        }
        return new Network(network.shape(), weights);
    }
}
