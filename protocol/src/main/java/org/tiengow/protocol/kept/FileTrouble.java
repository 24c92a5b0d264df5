package org.tiengow.protocol.kept;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Sentences that tell a person why a file cannot be read or written. Java's own message is often only the name of an exception, or missing.
 */
public final class FileTrouble {
    /** Bytes of free space below which a disk counts as full. File systems keep the last blocks to themselves. */
    private static final int FULL_BYTES = 64 * 1024;

    private FileTrouble() {}

    /** Returns a sentence such as {@code night.jsonl cannot be read: there is no such file.} */
    public static String cannotBeRead(Path file, IOException why) {
        return file + " cannot be read"
                + (Files.isDirectory(file)
                        ? ": it is a folder."
                        : isUtf16(file) ? ": it is text in UTF-16; save it as UTF-8." : reason(why));
    }

    /** Returns a sentence such as {@code reports/a.html cannot be written: there is no folder reports.} */
    public static String cannotBeWritten(Path file, IOException why) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            return file + " cannot be written: it is a folder.";
        }
        return folder != null && !Files.isDirectory(folder)
                ? file + " cannot be written: there is no folder " + folder + "."
                : file + " cannot be written" + (isFull(folder) ? ": the disk is full." : reason(why));
    }

    /** Checks whether a file begins with the byte order mark of UTF-16. */
    private static boolean isUtf16(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            int first = stream.read();
            int second = stream.read();
            return first == 0xFE && second == 0xFF || first == 0xFF && second == 0xFE;
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static boolean isFull(@Nullable Path folder) {
        try {
            return folder != null && Files.getFileStore(folder).getUsableSpace() < FULL_BYTES;
        } catch (IOException unknown) {
            return false;
        }
    }

    private static String reason(IOException why) {
        if (why instanceof NoSuchFileException || why instanceof FileNotFoundException) {
            return ": there is no such file.";
        } else if (why instanceof AccessDeniedException) {
            return ": this user may not.";
        } else if (why instanceof NotDirectoryException) {
            return ": a part of its name is no folder.";
        } else if (why instanceof FileAlreadyExistsException) {
            return ": something else has that name.";
        } else if (why instanceof CharacterCodingException) {
            return ": it is not text in UTF-8.";
        }
        String said = why instanceof FileSystemException system ? system.getReason() : why.getMessage();
        return !isPlain(said)
                ? "."
                : ": " + said + (Objects.requireNonNull(said).endsWith(".") ? "" : ".");
    }

    /** Checks whether a person may see this message; a message of the system, such as "No space left on device", passes. */
    private static boolean isPlain(@Nullable String said) {
        return said != null && !said.isBlank() && !said.contains("java.") && !said.contains("Exception");
    }
}
