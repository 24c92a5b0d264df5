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

/** Reads lines of records one after another, and keeps of each what the contents need. */
final class ReplayReader {
    /** No record is nearly as long, and a file without ends of lines must not fill the memory. */
    private static final int LONGEST_LINE = 1 << 20;

    /** A file that begins with so many strange lines is some other file. */
    private static final int STRANGE_LINES = 200;

    /** More than anybody looks through: a large file that is something else must not fill the memory with what is wrong. */
    private static final int MOST_FLAWS = 1_000;

    /** After so many bytes it is asked whether to go on, for a file without ends of lines. */
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
            throw new IOException(file + " is no file that ends."); // a pipe or a device would be read for ever
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
