package org.tiengow.protocol.kept;

import java.io.IOException;
import java.nio.channels.FileChannel;
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
 * Files and folders that nobody but their owner can read: hidden tiles, keys and tokens are in them. Only where the file system
 * knows owners; elsewhere the data folder is in the user's own.
 */
public final class OwnersAlone {
    private static final Set<PosixFilePermission> ALONE = PosixFilePermissions.fromString("rw-------");

    private OwnersAlone() {}

    /** Makes a file that is never open to others, not even for a moment. */
    public static void create(Path file) throws IOException {
        Files.createFile(file, permissions(file, "rw-------"));
    }

    /** Opens a file; if that makes it, it is never open to others. */
    public static FileChannel open(Path file, OpenOption... options) throws IOException {
        return FileChannel.open(file, Set.of(options), permissions(file, "rw-------"));
    }

    /** Takes a file that exists from others who may read it; does nothing where they may not. */
    public static void takeBack(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null && !ALONE.containsAll(view.readAttributes().permissions())) {
            view.setPermissions(ALONE);
        }
    }

    /** Makes a folder and those above it, unless it exists; one that exists stays as it is. */
    public static void createFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, permissions(folder, "rwx------"));
        }
    }

    /** Waits until the names of the files in a folder are on the disk itself, where the system can do that. */
    public static void forceFolder(Path folder) {
        try (FileChannel entries = FileChannel.open(folder, StandardOpenOption.READ)) {
            entries.force(true);
        } catch (IOException notOnThisSystem) {
            // Windows opens no folders, and keeps names in a journal of its own
        }
    }

    private static FileAttribute<?>[] permissions(Path path, String allowed) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(allowed))
                }
                : new FileAttribute<?>[0];
    }
}
