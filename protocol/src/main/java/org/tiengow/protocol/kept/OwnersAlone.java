package org.tiengow.protocol.kept;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Creates files and folders that only their owner can read, since they contain hidden tiles, keys and tokens. Permissions are set only
 * where the file system supports owners; elsewhere the data folder is inside the user's own folder.
 */
public final class OwnersAlone {
    private static final Set<PosixFilePermission> ALONE = PosixFilePermissions.fromString("rw-------");

    private OwnersAlone() {}

    /** Creates a file that is never readable by others, not even for a moment. */
    public static void create(Path file) throws IOException {
        Files.createFile(file, permissions(file, "rw-------"));
    }

    /**
     * Creates a file in a folder, and the folder if it is missing. An existing file stays. No other program ever finds it incomplete.
     *
     * @throws IOException with a sentence for the user, when the file cannot be written
     */
    public static void createWhole(Path folder, String name, byte[] content) throws IOException {
        Path file = folder.resolve(name);
        try {
            createFolder(folder);
            Path written = Files.createTempFile(folder, "new", null); // readable by its owner alone
            try {
                Files.write(written, content);
                publish(written, file);
            } catch (FileAlreadyExistsException fasterProgram) {
                // both use the file of the faster one
            } finally {
                Files.deleteIfExists(written);
            }
        } catch (IOException cause) {
            throw new IOException(FileTrouble.cannotBeWritten(file, cause), cause);
        }
    }

    /** Gives a file its name unless that is taken. A move checks and renames in two steps, so it serves only where there are no links. */
    private static void publish(Path written, Path file) throws IOException {
        try {
            Files.createLink(file, written);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (UnsupportedOperationException | FileSystemException noLinks) {
            Files.move(written, file);
        }
    }

    /** Opens a file; a file that this creates is never readable by others. */
    public static FileChannel open(Path file, OpenOption... options) throws IOException {
        return FileChannel.open(file, Set.of(options), permissions(file, "rw-------"));
    }

    /** Withdraws the permissions of others from an existing file, if they have any. */
    public static void takeBack(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null && !ALONE.containsAll(view.readAttributes().permissions())) {
            view.setPermissions(ALONE);
        }
    }

    /** Creates a folder and its parents; an existing folder remains unchanged. */
    public static void createFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, permissions(folder, "rwx------"));
        }
    }

    /** Blocks until the file names in a folder are on the disk, where the system supports that. */
    public static void forceFolder(Path folder) {
        try (FileChannel entries = FileChannel.open(folder, StandardOpenOption.READ)) {
            entries.force(true);
        } catch (IOException notOnThisSystem) {
            // Windows cannot open folders, and its file system journals names itself
        }
    }

    private static FileAttribute<?>[] permissions(Path path, String allowed) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(allowed))
                }
                : new FileAttribute<?>[0];
    }
}
