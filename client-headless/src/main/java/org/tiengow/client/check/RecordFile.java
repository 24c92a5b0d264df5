package org.tiengow.client.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.record.Flaw;
import org.tiengow.engine.record.RoundRecord;

/** A file of records, one a line, that is read up to the first thing that is wrong. */
public final class RecordFile {
    private final Path path;

    /** A file that need not exist. */
    public RecordFile(Path path) {
        this.path = path;
    }

    /**
     * Replays every round and follows every match.
     *
     * @param good is told each round in which all is right, as soon as it is read
     * @return what is wrong, if anything is
     */
    public Optional<FileFault> check(Consumer<RoundRecord> good) {
        try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            return check(lines, good);
        } catch (CharacterCodingException e) {
            return Optional.of(finding(0, "The file is not UTF-8 text."));
        } catch (IOException e) {
            return Optional.of(finding(0, "The file cannot be read (" + e.getMessage() + ")."));
        }
    }

    /** The same with the lines at hand. */
    Optional<FileFault> check(BufferedReader lines, Consumer<RoundRecord> good) throws IOException {
        MatchThreads matches = new MatchThreads();
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            if (line.isBlank()) {
                continue;
            }
            RoundRecord record;
            try {
                record = RecordJson.read(line);
            } catch (TextFlaw flaw) {
                return Optional.of(finding(number, flaw.sentence()));
            }
            Optional<Flaw> flaw = record.replay().or(() -> matches.follow(record));
            if (flaw.isPresent()) {
                return Optional.of(finding(number, "match " + record.match() + ", " + flaw.get()));
            }
            good.accept(record);
        }
        return Optional.empty();
    }

    private FileFault finding(int line, String sentence) {
        return new FileFault(path.toString(), line, sentence);
    }
}
