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
 * Files that are written beside their place and then put there, so that whoever reads finds what was there before or all of what is
 * there now; readable by their owner alone.
 */
public final class WholeFile {
    private WholeFile() {}

    /**
     * Writes a file in the place of the one before, and makes its folder. When it returns, the file is on the disk itself, and would
     * be there after a loss of power too.
     *
     * @param text what is in it, in UTF-8
     * @throws IOException when it cannot; then the file is as it was, and nothing stays beside it
     */
    public static void write(Path file, String text) throws IOException {
        Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
        OwnersAlone.createFolder(folder);
        // Java makes temporary files readable by their owner alone
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
