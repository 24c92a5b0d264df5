package org.tiengow.protocol.identity;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tiengow.protocol.kept.OwnersAlone;

/** The file of a program's key. It is created once in the data folder, and only its owner can read it. */
public final class IdentityFile {
    /** The name of the file in the data folder. */
    public static final String FILE = "identity.key";

    private IdentityFile() {}

    /**
     * Reads the key of a data folder, and creates a missing one. Blocks on file access, so it must not be called on a UI thread or event
     * loop.
     *
     * @throws IOException with a sentence for the user, when the folder cannot be written or its file contains no key; a damaged key is
     *     never replaced, since its owner would be a stranger at every table
     */
    public static IdentityKey in(Path dataFolder) throws IOException {
        Path file = dataFolder.resolve(FILE);
        if (!Files.exists(file)) {
            OwnersAlone.createWhole(
                    dataFolder, FILE, (IdentityKey.fresh().write() + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        try {
            return IdentityKey.read(Files.readString(file, StandardCharsets.US_ASCII));
        } catch (IOException | IllegalArgumentException damaged) {
            throw new IOException(
                    "The identity key cannot be read from " + file
                            + ": bring back the file, or delete it to begin as somebody nobody knows.",
                    damaged);
        }
    }
}
