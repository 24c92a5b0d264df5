package org.tiengow.client.level;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.network.Network;
import org.tiengow.client.search.NetworkBot;
import org.tiengow.client.search.TrainedNetworks;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.text.SafeText;

/**
 * The networks in a data folder, each of which is a level of its own under the bare name of its file. They are read once and stay in
 * memory, so that a file that is changed or removed later affects nobody.
 */
public final class NetworkLevels {
    /** The folder within the data folder. */
    static final String FOLDER = "bots";

    /** The maximum number of networks: a client accepts 32 levels of a host. */
    static final int MOST = 24;

    /** The maximum size of a file, some twenty times that of the networks that come with the program. */
    static final int MOST_BYTES = 4 << 20;

    /** The longest name that a client accepts, in chars. */
    private static final int LONGEST_NAME = 64;

    private static final Logger LOG = LoggerFactory.getLogger(NetworkLevels.class);
    private static final String ENDING = ".network";

    private NetworkLevels() {}

    /**
     * Returns the levels of a host: those that come with the program, weakest first, and then the networks by name. A file that is no
     * network that can play is left out, and the log says why.
     *
     * @param data the data folder; null for none
     */
    public static List<Level> in(@Nullable Path data) {
        List<Level> levels = new ArrayList<>(Level.builtIn());
        if (data != null) {
            files(data.resolve(FOLDER)).forEach(file -> read(file).ifPresent(levels::add));
        }
        return List.copyOf(levels);
    }

    /** Checks whether a level with this id is a network, at this host or at another one. */
    public static boolean isNetwork(String id) {
        return id.endsWith(ENDING);
    }

    /** Returns the files whose names a client accepts, in the order of the names. */
    private static List<Path> files(Path folder) {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : all) {
                if (isShown(name(file))) {
                    files.add(file);
                } else {
                    leftOut(file, "a client cannot show its name.");
                }
            }
        } catch (NoSuchFileException none) {
            return List.of();
        } catch (IOException | DirectoryIteratorException e) {
            LOG.warn("The networks in {} cannot be listed.", SafeText.masked(folder.toString(), Integer.MAX_VALUE));
            return List.of();
        }
        files.sort(Comparator.comparing(NetworkLevels::name));
        if (files.size() > MOST) {
            leftOut(files.get(MOST), "it comes after " + MOST + " others.");
        }
        return files.stream().limit(MOST).toList();
    }

    private static Optional<Level> read(Path file) {
        try {
            byte[] bytes = bytes(file);
            Network network = TrainedNetworks.read(new ByteArrayInputStream(bytes));
            String digest = HexFormat.of().formatHex(Sha256.of(bytes));
            return Optional.of(new Level(name(file), digest, seed -> new NetworkBot(network)));
        } catch (IOException e) {
            leftOut(file, e instanceof FileSystemException ? "it cannot be read." : String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static byte[] bytes(Path file) throws IOException {
        if (!Files.isRegularFile(file)) { // a pipe would block
            throw new IOException("It is not a file.");
        }
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new IOException("It is larger than " + (MOST_BYTES >> 20) + " MB.");
            }
            return bytes;
        }
    }

    private static boolean isShown(String name) {
        return !name.startsWith(".")
                && name.indexOf('\\') < 0
                && name.length() <= LONGEST_NAME
                && SafeText.line(name, LONGEST_NAME).equals(Optional.of(name));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static void leftOut(Path file, String why) {
        LOG.warn("{} is not among the levels: {}", SafeText.masked(name(file), LONGEST_NAME), why);
    }
}
