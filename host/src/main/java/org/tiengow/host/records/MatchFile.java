package org.tiengow.host.records;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.TextFlaw;

/**
 * The record file of one match, with one line per round; each line is complete or absent. Lines that cannot be written wait, and incomplete
 * lines are truncated. All methods may be called from any thread.
 */
final class MatchFile {
    private static final Logger LOG = LoggerFactory.getLogger(MatchFile.class);
    private static final int PIECE = 64 * 1024;

    /** The number of characters of a line that are searched for its round: the members before it are short. */
    private static final int HEAD = 512;

    /** The signatures of a record take fewer than this many bytes. */
    private static final int MOST_SIGNED = 64 * 1024;

    private static final String ANOTHER_LINE = "its last line is another one";
    private static final Pattern ROUND = Pattern.compile("\"round\":(\\d{1,9})\\b");

    private final Path path;
    private final Opening opening;
    private final Deque<byte[]> waiting = new ArrayDeque<>();

    /** The last line with signatures added to it, while it could not be written. */
    private byte @Nullable [] longer;

    /** The number of bytes of complete lines in the file; −1 before the file was read. */
    private long whole = -1;

    /** Opens a file for reading and writing, and creates it when it is missing. */
    @FunctionalInterface
    interface Opening {
        SeekableByteChannel open(Path file) throws IOException;
    }

    /** Creates an instance for a file that may already exist. */
    MatchFile(Path path, Opening opening) {
        this.path = path;
        this.opening = opening;
    }

    Path path() {
        return path;
    }

    /** Queues a line after those that wait. */
    synchronized void add(String line) {
        waiting.add((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the number of lines that wait. */
    synchronized int waiting() {
        return waiting.size();
    }

    /**
     * Writes the waiting lines.
     *
     * @throws IOException when some lines still wait; an incomplete line is truncated at the next attempt
     */
    synchronized void write() throws IOException {
        try (SeekableByteChannel file = opening.open(path)) {
            if (whole < 0 || file.size() < whole) {
                whole = afterLastLine(file, file.size());
            }
            file.truncate(whole).position(whole);
            while (!waiting.isEmpty()) {
                whole += writeLine(file, waiting.element());
                waiting.remove();
            }
            if (longer != null) {
                writeLonger(file, longer);
                longer = null;
            }
        }
    }

    /** Writes a line. Truncates an incomplete one at once if possible: others may read the file before the disk has space again. */
    private int writeLine(SeekableByteChannel file, byte[] line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(line);
        try {
            while (bytes.hasRemaining()) {
                file.write(bytes);
            }
        } catch (IOException cause) {
            try {
                file.truncate(whole);
            } catch (IOException second) {
                cause.addSuppressed(second);
            }
            throw cause;
        }
        return line.length;
    }

    /**
     * Replaces the last line by a longer one that differs only in its signatures.
     *
     * @throws IOException when the last line is a different one, or the new one cannot be written yet; then the last line stays, and the
     *     new one waits
     */
    synchronized void lengthen(String instead) throws IOException {
        byte[] line = (instead + "\n").getBytes(StandardCharsets.UTF_8);
        if (waiting.isEmpty()) {
            longer = line;
        } else if (isSame(waiting.getLast(), line)) {
            waiting.removeLast();
            waiting.add(line);
        } else {
            throw new IOException(ANOTHER_LINE);
        }
        write();
    }

    /**
     * Overwrites only the end of the line. When the disk has no space for more, it restores the old end, whose space is still allocated.
     */
    private void writeLonger(SeekableByteChannel file, byte[] line) throws IOException {
        long begin = afterLastLine(file, Math.max(0, whole - 1));
        byte[] there = read(file, begin, whole);
        if (!isSame(there, line)) {
            longer = null;
            throw new IOException(ANOTHER_LINE);
        }
        int from = Arrays.mismatch(there, line);
        if (from < 0) {
            return;
        }
        try {
            writeFrom(file, begin, line, from);
            whole = begin + line.length;
        } catch (IOException cause) {
            try {
                writeFrom(file, begin, there, from);
                file.truncate(whole);
            } catch (IOException second) {
                cause.addSuppressed(second);
                whole = begin; // the line is truncated and written again as soon as possible
                waiting.add(line);
                longer = null;
            }
            throw cause;
        }
    }

    private static void writeFrom(SeekableByteChannel file, long begin, byte[] line, int from) throws IOException {
        file.position(begin + from);
        ByteBuffer end = ByteBuffer.wrap(line, from, line.length - from);
        while (end.hasRemaining()) {
            file.write(end);
        }
    }

    /**
     * Checks whether these lines can follow the earlier rounds in the file: there are none, or the first line names the last record.
     *
     * @param first the round of the first of the lines
     */
    synchronized boolean leadsTo(int first, List<String> lines) throws IOException {
        if (!Files.exists(path)) {
            return true;
        }
        try (SeekableByteChannel file = opening.open(path)) {
            long end = beforeRound(file, first);
            if (end == 0) {
                return true;
            }
            if (lines.isEmpty()) {
                return false; // a match that began here has a line for each round
            }
            String last = new String(read(file, afterLastLine(file, end - 1), end), StandardCharsets.UTF_8);
            RecordChain.Link before = RecordChain.read(last.strip());
            RecordChain.Link next = RecordChain.read(lines.get(0));
            return next.isAfter(before.digest()) || !next.isLinked() && !before.isLinked();
        } catch (TextFlaw flaw) {
            return false;
        }
    }

    /**
     * Repairs the file from the journal of a match that was broken off. A line is journaled first, so a host that dies in between leaves a
     * file whose last line is missing or incomplete.
     *
     * @param first the round of the first of the lines; lines of earlier rounds remain unchanged
     * @throws IOException when the file cannot be written; the missing lines wait
     */
    synchronized void mend(int first, List<String> lines) throws IOException {
        waiting.clear();
        longer = null;
        lines.forEach(this::add);
        if (lines.isEmpty() && !Files.exists(path)) {
            return;
        }
        try (SeekableByteChannel file = opening.open(path)) {
            long size = file.size();
            whole = beforeRound(file, first);
            file.position(whole);
            while (!waiting.isEmpty() && isNext(file, waiting.element())) {
                whole += waiting.remove().length;
            }
            if (waiting.size() == 1 && isSame(file, whole, size, waiting.element())) {
                waiting.clear(); // the line has been signed since
                whole = size;
            }
            if (whole < size || !waiting.isEmpty()) {
                LOG.info(
                        "{} is mended from the journal: {} bytes are cut off, {} rounds are added.",
                        path,
                        size - whole,
                        waiting.size());
            }
        }
        write();
    }

    private static boolean isNext(SeekableByteChannel file, byte[] line) throws IOException {
        ByteBuffer found = ByteBuffer.allocate(line.length);
        while (found.hasRemaining() && file.read(found) >= 0) {
            // read until the buffer is full or the file ends
        }
        return Arrays.equals(found.array(), line) && !found.hasRemaining();
    }

    /** Checks whether this range is one complete line that differs at most in its signatures, which are at its end. */
    private static boolean isSame(SeekableByteChannel file, long begin, long end, byte[] line) throws IOException {
        return end - begin <= MOST_SIGNED + line.length && isSame(read(file, begin, end), line);
    }

    private static boolean isSame(byte[] found, byte[] line) {
        String text = new String(found, StandardCharsets.UTF_8);
        int alike = Arrays.mismatch(found, line);
        return text.indexOf('\n') == text.length() - 1
                && (alike < 0 || alike >= RecordChain.signedFrom(new String(line, StandardCharsets.UTF_8).strip()));
    }

    private static byte[] read(SeekableByteChannel file, long begin, long end) throws IOException {
        ByteBuffer found = ByteBuffer.allocate((int) (end - begin));
        file.position(begin);
        while (found.hasRemaining() && file.read(found) >= 0) {
            // read until the buffer is full or the file ends
        }
        return found.array();
    }

    /** Returns the start of the first line that is incomplete or not of an earlier round. */
    private static long beforeRound(SeekableByteChannel file, int round) throws IOException {
        ByteBuffer piece = ByteBuffer.allocate(PIECE);
        StringBuilder head = new StringBuilder();
        long begin = 0;
        long at = 0;
        file.position(0);
        while (file.read(piece.clear()) >= 0) {
            piece.flip();
            while (piece.hasRemaining()) {
                char letter = (char) (piece.get() & 0xff);
                at++;
                if (letter == '\n') {
                    Matcher found = ROUND.matcher(head);
                    if (!found.find() || Integer.parseInt(found.group(1)) >= round) {
                        return begin;
                    }
                    begin = at;
                    head.setLength(0);
                } else if (head.length() < HEAD) {
                    head.append(letter);
                }
            }
        }
        return begin;
    }

    /** Returns the end of the last complete line before a position. */
    private static long afterLastLine(SeekableByteChannel file, long place) throws IOException {
        long end = place;
        while (end > 0) {
            long from = Math.max(0, end - PIECE);
            ByteBuffer piece = ByteBuffer.allocate((int) (end - from));
            file.position(from);
            while (piece.hasRemaining() && file.read(piece) >= 0) {
                // read until the piece is complete
            }
            for (int i = piece.position() - 1; i >= 0; i--) {
                if (piece.get(i) == '\n') {
                    return from + i + 1;
                }
            }
            end = from;
        }
        return 0;
    }
}
