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
 * The file of one match's record: a line a round, which is whole or not there. What cannot be written waits, and what was half
 * written is cut back. May be used from any thread.
 */
final class MatchFile {
    private static final Logger LOG = LoggerFactory.getLogger(MatchFile.class);
    private static final int PIECE = 64 * 1024;

    /** So much of a line is looked at for its round: the members before it are short. */
    private static final int HEAD = 512;

    /** What is signed of a record takes less than this many bytes. */
    private static final int MOST_SIGNED = 64 * 1024;

    private static final String ANOTHER_LINE = "its last line is another one";
    private static final Pattern ROUND = Pattern.compile("\"round\":(\\d{1,9})\\b");

    private final Path path;
    private final Opening opening;
    private final Deque<byte[]> waiting = new ArrayDeque<>();

    /** The last line with what was signed of it since, while that could not be written. */
    private byte @Nullable [] longer;

    /** How many bytes of the file are whole lines; −1: it was not looked at yet. */
    private long whole = -1;

    /** Opens a file to read and to write, and makes it when it is not there. */
    @FunctionalInterface
    interface Opening {
        SeekableByteChannel open(Path file) throws IOException;
    }

    /** A file that may be there already. */
    MatchFile(Path path, Opening opening) {
        this.path = path;
        this.opening = opening;
    }

    Path path() {
        return path;
    }

    /** Another line is to be written, after those that wait. */
    synchronized void add(String line) {
        waiting.add((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** How many lines are not written yet. */
    synchronized int waiting() {
        return waiting.size();
    }

    /**
     * Writes what waits.
     *
     * @throws IOException when something still waits; what was written is whole lines, or is cut back to them at the next try
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

    /** After a half line the file is cut at once if that can be: somebody may look at it before there is space again. */
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
     * Puts a longer line, which begins alike but for what has been signed, in the place of the last one.
     *
     * @throws IOException when the last line is another one, or when it cannot be written yet: then the last line stays, and this waits
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

    /** Only the end of the line is written, and put back when there is no space for more: what was there before has its place. */
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
                whole = begin; // it is cut off and written anew as soon as that can be
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
     * Whether these lines can follow what the file holds of earlier rounds: there is nothing, or the first line names the last record.
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
                return false; // a match that was begun here has a line for each of them
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
     * Makes the file say what the journal of a match says that was broken off: a line goes into the journal first, so a host that
     * dies between the two leaves a record that lacks the last line or has only its beginning.
     *
     * @param first the round of the first of the lines; lines of earlier rounds stay as they are
     * @throws IOException when it cannot; the lines that are missing wait
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
                waiting.clear(); // somebody signed it since
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

    /** Whether these bytes come next. */
    private static boolean isNext(SeekableByteChannel file, byte[] line) throws IOException {
        ByteBuffer found = ByteBuffer.allocate(line.length);
        while (found.hasRemaining() && file.read(found) >= 0) {
            // until all of it is read, or the file ends
        }
        return Arrays.equals(found.array(), line) && !found.hasRemaining();
    }

    /** Whether there is one whole line, the same but for what has been signed, which stands at its end. */
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
            // until all of it is read, or the file ends
        }
        return found.array();
    }

    /** Where the first line begins that is not of an earlier round, or not whole. */
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

    /** Where the last whole line before a place ends. */
    private static long afterLastLine(SeekableByteChannel file, long place) throws IOException {
        long end = place;
        while (end > 0) {
            long from = Math.max(0, end - PIECE);
            ByteBuffer piece = ByteBuffer.allocate((int) (end - from));
            file.position(from);
            while (piece.hasRemaining() && file.read(piece) >= 0) {
                // until the piece is read
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
