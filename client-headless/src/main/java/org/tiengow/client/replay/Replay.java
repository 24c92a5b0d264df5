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

/** The contents of a record file, or of records that a host made public. Immutable; a round is read when it is opened. */
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

    /** Is told how far the reading is, from 0 to 1, and says whether it should go on. */
    public interface Progress {
        /** Whether to go on. */
        boolean goOn(double share);
    }

    /**
     * Reads what is in a file. Lines that are no records are listed as flaws, and the others can be opened.
     *
     * @return empty when it was called off
     * @throws IOException when the file cannot be read
     */
    public static Optional<Replay> read(Path file, Progress progress) throws IOException {
        return new ReplayReader(progress).read(file);
    }

    /**
     * Records as a host revealed them.
     *
     * @param name what to call them
     * @param records a line each
     */
    public static Replay of(String name, List<String> records) {
        return new ReplayReader(share -> true).read(name, List.copyOf(records));
    }

    /** The file's name without folders. */
    public String name() {
        return name;
    }

    /** The matches, in the order they begin. */
    public List<ReplayMatch> matches() {
        return matches;
    }

    /** The lines that cannot be shown, in order. */
    public List<ReplayFlaw> flaws() {
        return flaws;
    }

    /**
     * Opens a round.
     *
     * @throws IOException when the file is not there any more
     * @throws FlawedLine when the line is not a whole record, or was altered
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
     * Rounds as a record file: a line each, as they were written, so that digests and proofs stay.
     *
     * @throws IOException when the file they came from is not there any more
     */
    public String text(List<ReplayEntry> entries) throws IOException {
        List<String> found = new ArrayList<>();
        for (ReplayEntry entry : entries) {
            found.add(lines.at(entry.place()).strip());
        }
        return String.join("\n", found) + "\n";
    }
}
