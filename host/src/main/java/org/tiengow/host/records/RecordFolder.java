package org.tiengow.host.records;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.RecordSigned;
import org.tiengow.host.table.Archive;
import org.tiengow.protocol.kept.OwnersAlone;
import org.tiengow.protocol.shuffle.ShuffleTranslator;

/**
 * The records of one table: a file a match, a line a round, handed to the operating system as soon as the round is over. When
 * the disk fails the match goes on; the log says once a match what is missing.
 */
public final class RecordFolder implements Archive {
    private static final Logger LOG = LoggerFactory.getLogger(RecordFolder.class);

    /** A match that was taken over has the id that another host gave it. */
    private static final Pattern UNFIT_FOR_FILES = Pattern.compile("[^0-9A-Za-z-]");

    private final @Nullable Path folder;
    private final Clock clock;
    private final Consumer<Standings> onStandings;
    private final IntConsumer onFailure;
    private @Nullable String unwritable;
    private Path file = Path.of("");

    /**
     * A folder for records.
     *
     * @param folder where the files go, a folder that exists; null: nothing is kept
     * @param clock the time that stands in the records
     * @param onStandings told how each match ended, on the table's thread
     * @param onFailure told the number of a table that a fault has ended, on its thread
     */
    public RecordFolder(@Nullable Path folder, Clock clock, Consumer<Standings> onStandings, IntConsumer onFailure) {
        this.folder = folder;
        this.clock = clock;
        this.onStandings = onStandings;
        this.onFailure = onFailure;
    }

    /**
     * Makes the folder for records below a data folder.
     *
     * @throws IOException with a sentence, when nothing can be written there
     */
    public static Path in(Path data) throws IOException {
        Path folder = data.resolve("records");
        try {
            OwnersAlone.createFolder(folder);
            Files.delete(Files.createTempFile(folder, "write", ".try"));
            return folder;
        } catch (IOException | SecurityException cause) {
            throw new IOException("Records cannot be written to " + folder + ": " + reason(cause) + ".", cause);
        }
    }

    @Override
    public String record(
            String match, TableRules rules, List<PlayerTag> players, Round finished, Optional<ShuffleProof> shuffle) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        RoundRecord bare = RoundRecord.of(match, now.toString(), rules, players, finished);
        return RecordJson.write(
                shuffle.map(proof -> bare.withShuffle(ShuffleJson.write(proof))).orElse(bare));
    }

    @Override
    public String link(String line, ByteString before, List<RecordSigned> signatures) {
        return RecordChain.linked(
                line, before.isEmpty() ? null : ShuffleTranslator.read(before), signatures(signatures));
    }

    @Override
    public ByteString digest(String line) {
        return ShuffleTranslator.write(RecordChain.read(line).digest());
    }

    @Override
    public void keepSigned(String match, String last, List<RecordSigned> signatures) {
        if (folder == null || match.equals(unwritable) || signatures.isEmpty()) {
            return;
        }
        Path file = fileOf(folder, match);
        try {
            new RecordMending(file).lengthen(last, RecordChain.signed(last, signatures(signatures)));
        } catch (IOException cause) {
            LOG.warn("What was signed of match {} is not kept in {}: {}.", match, file, reason(cause));
        }
    }

    private static List<RecordChain.Signature> signatures(List<RecordSigned> signed) {
        return signed.stream()
                .map(each -> new RecordChain.Signature(
                        each.getRound(),
                        ShuffleTranslator.hex(each.getKey()),
                        ShuffleTranslator.hex(each.getSignature())))
                .toList();
    }

    @Override
    public void keep(String match, String line) {
        if (folder != null && !match.equals(unwritable)) {
            write(folder, match, line);
        }
    }

    @Override
    public void goOn(String match, List<String> lines) {
        if (folder == null) {
            return;
        }
        Path file = fileOf(folder, match);
        try {
            new RecordMending(file).mend(lines);
        } catch (IOException cause) {
            unwritable = match;
            LOG.warn("Match {} is not recorded, since {} cannot be written: {}.", match, file, reason(cause));
        }
    }

    @Override
    public Optional<RoundRecord> read(String line) {
        try {
            return Optional.of(RecordJson.read(line));
        } catch (TextFlaw flaw) {
            return Optional.empty();
        }
    }

    @Override
    public void matchOver(Standings standings) {
        onStandings.accept(standings);
    }

    @Override
    public void tableFailed(int table) {
        onFailure.accept(table);
    }

    private void write(Path into, String match, String line) {
        Path to = fileOf(into, match);
        try (FileChannel channel =
                OwnersAlone.open(to, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException cause) {
            unwritable = match; // a hole inside a match would look like a broken record
            LOG.warn("The rest of match {} is not recorded, since {} cannot be written: {}.", match, to, reason(cause));
        }
    }

    /** Named after the day of the match's first round, even when it goes on past midnight, or on another evening. */
    private Path fileOf(Path into, String match) {
        String end = "_" + UNFIT_FOR_FILES.matcher(match).replaceAll("_") + ".jsonl";
        if (!file.getFileName().toString().endsWith(end)) {
            file = found(into, end)
                    .orElseGet(() -> into.resolve(LocalDate.ofInstant(clock.instant(), clock.getZone()) + end));
        }
        return file;
    }

    private static Optional<Path> found(Path into, String end) {
        try (Stream<Path> files = Files.list(into)) {
            return files.filter(each -> each.getFileName().toString().endsWith(end))
                    .findFirst();
        } catch (IOException unreadable) {
            return Optional.empty(); // what is written next says so
        }
    }

    /** Without the path, which the sentence around it has. */
    private static String reason(Exception cause) {
        String words = cause instanceof FileSystemException failure ? failure.getReason() : cause.getMessage();
        return words == null ? cause.getClass().getSimpleName() : words;
    }
}
