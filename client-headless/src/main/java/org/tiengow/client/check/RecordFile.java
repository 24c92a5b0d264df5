package org.tiengow.client.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.tiengow.client.json.RecordLine;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.record.Flaw;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.protocol.kept.FileTrouble;

/** A file of records, one a line, that is read up to the first error. */
public final class RecordFile {
    private final Path path;

    /** Creates a reader for a file, which need not exist. */
    public RecordFile(Path path) {
        this.path = path;
    }

    /**
     * Replays every finished round and follows every match. Skips rounds that were broken off.
     *
     * @param good receives each finished round that is right, as soon as it is read
     * @return the first error; empty if all is right
     */
    public Optional<FileFault> check(Consumer<RoundRecord> good) {
        return check(good, broken -> {});
    }

    /** Checks as {@link #check(Consumer)} does, and also passes on each round that was broken off. */
    Optional<FileFault> check(Consumer<RoundRecord> good, Consumer<RecordLine> brokenOff) {
        return read(heldToTheRules(good, brokenOff));
    }

    /** Checks lines as {@link #check(Consumer)} checks those of the file. */
    Optional<FileFault> check(BufferedReader lines, Consumer<RoundRecord> good) throws IOException {
        return read(lines, heldToTheRules(good, broken -> {}));
    }

    private static Function<String, Optional<String>> heldToTheRules(
            Consumer<RoundRecord> good, Consumer<RecordLine> brokenOff) {
        MatchThreads matches = new MatchThreads();
        return text -> {
            RecordLine line = RecordLine.read(text);
            Optional<Flaw> flaw = matches.flaw(line);
            if (flaw.isEmpty()) {
                Optional.ofNullable(line.finished()).ifPresentOrElse(good, () -> brokenOff.accept(line));
            }
            return flaw.map(found -> "match " + line.match() + ", " + found);
        };
    }

    /**
     * Reads the file line by line, up to the first error.
     *
     * @param wrong returns what is wrong with a line, or empty; it may throw a {@link TextFlaw} instead
     * @return the first error in a line, or the error that kept the file from being read; empty if all is right
     */
    Optional<FileFault> read(Function<String, Optional<String>> wrong) {
        try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            return read(lines, wrong);
        } catch (CharacterCodingException e) {
            return Optional.of(finding(0, "The file is not UTF-8 text."));
        } catch (IOException e) {
            return Optional.of(finding(0, FileTrouble.cannotBeRead(path, e)));
        }
    }

    private Optional<FileFault> read(BufferedReader lines, Function<String, Optional<String>> wrong)
            throws IOException {
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            Optional<String> found = line.isBlank() ? Optional.empty() : wrong(line, wrong);
            if (found.isPresent()) {
                return Optional.of(finding(number, found.get()));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> wrong(String line, Function<String, Optional<String>> wrong) {
        try {
            return wrong.apply(line);
        } catch (TextFlaw flaw) {
            return Optional.of(flaw.sentence());
        }
    }

    private FileFault finding(int line, String sentence) {
        return new FileFault(path.toString(), line, sentence);
    }
}
