package org.tiengow.protocol.identity;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tiengow.protocol.kept.OwnersAlone;

/** Where a program keeps its key: made once, in the data folder, readable by its owner alone. */
public final class IdentityFile {
    /** The file in the data folder. */
    public static final String FILE = "identity.key";

    private IdentityFile() {}

    /**
     * Reads the key of a data folder, and makes it first when there is none. Reads and perhaps writes a file: not for a thread
     * somebody waits for.
     *
     * @throws IOException with a sentence, when the folder cannot be written or its file holds no key; never mended by a new
     *     one, for who has it would be a stranger at every table
     */
    public static IdentityKey in(Path dataFolder) throws IOException {
        Path file = dataFolder.resolve(FILE);
        try {
            OwnersAlone.createFolder(dataFolder);
            if (Files.notExists(file)) {
                keep(IdentityKey.fresh(), dataFolder, file);
            }
        } catch (FileSystemException cause) {
            throw new IOException("The identity key cannot be written to " + file + ".", cause);
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

    /** Java makes temporary files readable by their owner alone, so the key is never open to others, nor found half made. */
    private static void keep(IdentityKey made, Path folder, Path file) throws IOException {
        Path written = Files.createTempFile(folder, "identity", ".new");
        try {
            Files.writeString(written, made.write() + "\n", StandardCharsets.US_ASCII);
            Files.move(written, file);
        } catch (FileAlreadyExistsException fasterProgram) {
            // two programs began at once in one folder: both have the key of the one that was faster
        } finally {
            Files.deleteIfExists(written);
        }
    }
}
