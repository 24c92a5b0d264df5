package org.tiengow.client.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.tiengow.client.home.FileTrouble;
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
        return read(heldToTheRules(good));
    }

    /** The same with the lines at hand. */
    Optional<FileFault> check(BufferedReader lines, Consumer<RoundRecord> good) throws IOException {
        Function<RoundRecord, Optional<String>> wrong = heldToTheRules(good);
        return read(lines, (record, line) -> wrong.apply(record));
    }

    private static Function<RoundRecord, Optional<String>> heldToTheRules(Consumer<RoundRecord> good) {
        MatchThreads matches = new MatchThreads();
        return record -> {
            Optional<Flaw> flaw = record.replay().or(() -> matches.follow(record));
            if (flaw.isEmpty()) {
                good.accept(record);
            }
            return flaw.map(found -> "match " + record.match() + ", " + found);
        };
    }

    /**
     * Reads record after record.
     *
     * @param wrong says of each what is wrong with it, if anything is; it may throw a {@link TextFlaw} instead
     * @return what is wrong with the first that is not good, or with the file
     */
    Optional<FileFault> read(Function<RoundRecord, Optional<String>> wrong) {
        return read((record, line) -> wrong.apply(record));
    }

    /** The same, with the line a record stands in. */
    Optional<FileFault> read(BiFunction<RoundRecord, String, Optional<String>> wrong) {
        try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            return read(lines, wrong);
        } catch (CharacterCodingException e) {
            return Optional.of(finding(0, "The file is not UTF-8 text."));
        } catch (IOException e) {
            return Optional.of(finding(0, FileTrouble.cannotBeRead(path, e)));
        }
    }

    /** Reads line after line, those of rounds that were broken off, too; {@code line} may throw a {@link TextFlaw}. */
    Optional<FileFault> lines(Consumer<String> line) {
        return readLines(text -> {
            line.accept(text);
            return Optional.empty();
        });
    }

    private Optional<FileFault> readLines(Function<String, Optional<String>> wrong) {
        try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                Optional<String> found = line.isBlank() ? Optional.empty() : caught(line, wrong);
                if (found.isPresent()) {
                    return Optional.of(finding(number, found.get()));
                }
            }
            return Optional.empty();
        } catch (CharacterCodingException e) {
            return Optional.of(finding(0, "The file is not UTF-8 text."));
        } catch (IOException e) {
            return Optional.of(finding(0, FileTrouble.cannotBeRead(path, e)));
        }
    }

    private static Optional<String> caught(String line, Function<String, Optional<String>> wrong) {
        try {
            return wrong.apply(line);
        } catch (TextFlaw flaw) {
            return Optional.of(flaw.sentence());
        }
    }

    private Optional<FileFault> read(BufferedReader lines, BiFunction<RoundRecord, String, Optional<String>> wrong)
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

    private static Optional<String> wrong(String line, BiFunction<RoundRecord, String, Optional<String>> wrong) {
        try {
            return wrong.apply(RecordJson.read(line), line);
        } catch (TextFlaw flaw) {
            return Optional.of(flaw.sentence());
        }
    }

    private FileFault finding(int line, String sentence) {
        return new FileFault(path.toString(), line, sentence);
    }
}
