package org.tiengow.client.replay;

import com.google.gson.JsonParseException;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.client.replay.ReplayFlaw.Reason;

/** A reader of record lines that keeps of each only what the contents need. */
final class ReplayReader {
    /**
     * The longest line that is kept whole, in bytes. No record is nearly as long, and a file without line ends must not fill the memory.
     */
    private static final int LONGEST_LINE = 1 << 20;

    /** The number of flawed lines after which a file without any record is taken for some other file. */
    private static final int STRANGE_LINES = 200;

    /** The largest number of flaws kept. Nobody reads more, and a large file of another kind must not fill the memory with them. */
    private static final int MOST_FLAWS = 1_000;

    /** Bytes between two calls of the progress listener in a file without line ends. */
    private static final int BYTES_BETWEEN_ASKING = 1 << 20;

    private final Replay.Progress progress;
    private final Map<String, List<ReplayEntry>> rounds = new LinkedHashMap<>();
    private final Map<String, Heading> firsts = new LinkedHashMap<>();
    private final List<ReplayFlaw> flaws = new ArrayList<>();

    ReplayReader(Replay.Progress progress) {
        this.progress = progress;
    }

    Replay read(String name, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            take(lines.get(i), i + 1, new ReplayEntry.Place(i, lines.get(i).length()));
        }
        return replay(name, RecordLines.in(lines));
    }

    Optional<Replay> read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IOException(file + " is no file that ends."); // a pipe or a device would be read forever
        }
        long size = Math.max(1, Files.size(file));
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            long start = 0;
            long position = 0;
            int number = 0;
            boolean strange = false;
            for (int next = in.read(); !strange && (next >= 0 || line.size() > 0); next = in.read()) {
                position++;
                if (next >= 0 && next != '\n') {
                    if (line.size() <= LONGEST_LINE) {
                        line.write(next);
                    }
                    if (position % BYTES_BETWEEN_ASKING == 0 && !progress.goOn(Math.min(1, position / (double) size))) {
                        return Optional.empty();
                    }
                    continue;
                }
                number++;
                take(line.toByteArray(), number, start);
                line.reset();
                start = position;
                strange = flaws.size() >= STRANGE_LINES && rounds.isEmpty();
                if (!progress.goOn(Math.min(1, position / (double) size))) {
                    return Optional.empty();
                }
            }
        }
        Path name = file.getFileName();
        return Optional.of(replay(name == null ? file.toString() : name.toString(), RecordLines.in(file)));
    }

    private void take(byte[] bytes, int number, long start) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            take(text, number, new ReplayEntry.Place(start, bytes.length));
        } catch (CharacterCodingException e) {
            flawed(new ReplayFlaw(number, Reason.NOT_A_RECORD, "The line is not UTF-8 text."));
        }
    }

    private void take(String text, int number, ReplayEntry.Place place) {
        if (text.isBlank()) {
            return;
        }
        try {
            Heading heading = Heading.of(text);
            Optional<ReplayFlaw> flaw = heading.flaw(number);
            if (flaw.isPresent()) {
                flawed(flaw.get());
                return;
            }
            if (!heading.isAsManyAs(firsts.getOrDefault(heading.match(), heading))) {
                flawed(new ReplayFlaw(
                        number, Reason.INCOMPLETE, "Other rounds of its match have more or fewer players."));
                return;
            }
            firsts.putIfAbsent(heading.match(), heading);
            rounds.computeIfAbsent(heading.match(), id -> new ArrayList<>()).add(heading.entry(number, place));
        } catch (IOException | JsonParseException | IllegalStateException | NumberFormatException e) {
            flawed(new ReplayFlaw(number, Reason.NOT_A_RECORD, "The line is no JSON object with a record in it."));
        }
    }

    private void flawed(ReplayFlaw flaw) {
        if (flaws.size() < MOST_FLAWS) {
            flaws.add(flaw);
        }
    }

    private Replay replay(String name, RecordLines lines) {
        List<ReplayMatch> matches = new ArrayList<>();
        firsts.forEach((id, first) -> {
            List<ReplayEntry> sorted = rounds.getOrDefault(id, List.of()).stream()
                    .sorted(Comparator.comparingInt(ReplayEntry::round))
                    .toList();
            matches.add(first.match(sorted));
        });
        return new Replay(name, matches, flaws, lines);
    }
}
