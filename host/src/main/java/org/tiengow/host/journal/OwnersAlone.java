package org.tiengow.host.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and folders that nobody but their owner can read: hidden tiles are in them. */
final class OwnersAlone {
    private OwnersAlone() {}

    /** Makes a file that is never open to others, not even for a moment. */
    static void create(Path file) throws IOException {
        Files.createFile(file, permissions(file, "rw-------"));
    }

    /** Makes a folder and those above it, unless it exists. */
    static void createFolder(Path folder) throws IOException {
        Path above = folder.getParent();
        if (above != null) {
            Files.createDirectories(above);
        }
        if (!Files.isDirectory(folder)) {
            Files.createDirectory(folder, permissions(folder, "rwx------"));
        }
    }

    /** Where the file system knows owners; elsewhere the data folder is in the user's own. */
    private static FileAttribute<?>[] permissions(Path path, String allowed) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(allowed))
                }
                : new FileAttribute<?>[0];
    }
}
