package org.tiengow.client.home;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * Atomic replacement of files: a file is written under another name and then renamed, so that a reader sees either the old content or all
 * of the new one. Only the owner may read the files.
 */
public final class WholeFile {
    private WholeFile() {}

    /**
     * Replaces a file, and creates its folder. On return the content is on the disk itself, and survives a loss of power.
     *
     * @param text the content, written in UTF-8
     * @throws IOException when the file cannot be written; it is then unchanged, and no other file is left behind
     */
    public static void write(Path file, String text) throws IOException {
        Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
        OwnersAlone.createFolder(folder);
        // Java makes temporary files readable by their owner alone.
        Path fresh = Files.createTempFile(folder, file.getFileName().toString(), ".new");
        try {
            try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
        OwnersAlone.forceFolder(folder);
    }
}
