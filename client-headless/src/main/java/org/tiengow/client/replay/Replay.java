package org.tiengow.client.replay;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.client.replay.ReplayFlaw.Reason;

/** The contents of a record file, or of records that a host made public. Immutable. A round is read when it is opened. */
public final class Replay {
    private final String name;
    private final List<ReplayMatch> matches;
    private final List<ReplayFlaw> flaws;
    private final RecordLines lines;

    Replay(String name, List<ReplayMatch> matches, List<ReplayFlaw> flaws, RecordLines lines) {
        this.name = name;
        this.matches = List.copyOf(matches);
        this.flaws = List.copyOf(flaws);
        this.lines = lines;
    }

    /** A listener to the progress of reading, which can stop it. */
    public interface Progress {
        /** Takes the share that was read so far, from 0 to 1, and returns whether to go on. */
        boolean goOn(double share);
    }

    /**
     * Reads the contents of a file. Lines that are not records are listed as flaws; the others can be opened.
     *
     * @return empty when the listener stopped the reading
     * @throws IOException when the file cannot be read
     */
    public static Optional<Replay> read(Path file, Progress progress) throws IOException {
        return new ReplayReader(progress).read(file);
    }

    /**
     * Returns the contents of records that a host revealed.
     *
     * @param name the name to show
     * @param records the records, one line each
     */
    public static Replay of(String name, List<String> records) {
        return new ReplayReader(share -> true).read(name, List.copyOf(records));
    }

    /** Returns the name of the file without folders, or the given name of revealed records. */
    public String name() {
        return name;
    }

    /** Returns the matches, in the order in which they begin in the file. */
    public List<ReplayMatch> matches() {
        return matches;
    }

    /** Returns the lines that cannot be shown, in order. */
    public List<ReplayFlaw> flaws() {
        return flaws;
    }

    /**
     * Opens a round.
     *
     * @throws IOException when the file can no longer be read
     * @throws FlawedLine when the line is not a complete record, or was altered
     */
    public ReplayRound open(ReplayEntry entry) throws IOException, FlawedLine {
        String line = lines.at(entry.place());
        try {
            return new ReplayRound(RecordJson.read(line));
        } catch (TextFlaw flaw) {
            Reason reason = isReadableWithoutDigest(line) ? Reason.ALTERED : Reason.INCOMPLETE;
            throw new FlawedLine(new ReplayFlaw(entry.line(), reason, flaw.sentence()));
        }
    }

    private static boolean isReadableWithoutDigest(String line) {
        try {
            JsonObject record = JsonParser.parseString(line).getAsJsonObject();
            record.remove("digest");
            RecordJson.read(record.toString());
            return true;
        } catch (TextFlaw | JsonParseException | IllegalStateException flaw) {
            return false;
        }
    }

    /**
     * Returns rounds as the text of a record file. Each line stays as it was written, so that digests and proofs stay valid.
     *
     * @throws IOException when the source file can no longer be read
     */
    public String text(List<ReplayEntry> entries) throws IOException {
        List<String> found = new ArrayList<>();
        for (ReplayEntry entry : entries) {
            found.add(lines.at(entry.place()).strip());
        }
        return String.join("\n", found) + "\n";
    }
}
