package org.tiengow.host.records;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
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
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.RecordSigned;
import org.tiengow.host.table.Archive;
import org.tiengow.protocol.kept.OwnersAlone;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.shuffle.ShuffleTranslator;

/**
 * The records of one table: one file per match, one line per round. A line is passed to the operating system as soon as its round is over,
 * and flushed to the disk in the background. When the disk fails, the match continues and unwritten lines wait in memory. The log reports
 * once that lines wait, and once that they are written.
 */
public final class RecordFolder implements Archive, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RecordFolder.class);

    /** Characters replaced in file names: the id of a match that was taken over comes from another host. */
    private static final Pattern UNFIT_FOR_FILES = Pattern.compile("[^0-9A-Za-z-]");

    /**
     * Milliseconds between retries while no round ends, and the milliseconds for which signatures are collected before they are written.
     */
    private static final long AGAIN_MILLIS = 2_000;

    /**
     * The most rounds that may wait: those of the longest match with a fixed number of rounds. Further rounds of that match are not
     * recorded.
     */
    private static final int MOST_WAITING = Limits.ROUNDS_KEPT;

    /** Seconds after which the idle disk thread ends. */
    private static final long THREAD_SECONDS = 5;

    /** The most milliseconds to wait for the last flush to disk when the host ends. */
    private static final long LAST_FORCE_MILLIS = 2_000;

    private final @Nullable Path folder;
    private final KeptRounds rounds;
    private final Clock clock;
    private final Consumer<Standings> onStandings;
    private final IntConsumer onFailure;
    private final ScheduledExecutorService disk;
    private final MatchFile.Opening opening;

    /** The files with waiting lines, by match id. Its lock guards the fields below. */
    private final Map<String, MatchFile> behind = new LinkedHashMap<>();

    /** The signatures of a finished match that are not written yet. */
    private @Nullable Signed late;

    private record Signed(String match, String last, List<RecordSigned> signatures) {}

    private boolean failing;
    private boolean tryingAgain;
    private @Nullable String givenUp;
    private String match = "";
    private @Nullable MatchFile file;

    /**
     * Creates the records of a table.
     *
     * @param folder an existing folder for the files; null disables them
     * @param rounds remembers the records that have no file
     * @param clock the time of the records
     * @param onStandings called with the result of each match, on the table's thread
     * @param onFailure called with the number of a table that a fault has ended, on its thread
     */
    public RecordFolder(
            @Nullable Path folder,
            KeptRounds rounds,
            Clock clock,
            Consumer<Standings> onStandings,
            IntConsumer onFailure) {
        this(folder, rounds, clock, onStandings, onFailure, disk(), RecordFolder::opened);
    }

    /** Creates the records of a table with another executor for the flushes, and another way to open files. */
    RecordFolder(
            @Nullable Path folder,
            KeptRounds rounds,
            Clock clock,
            Consumer<Standings> onStandings,
            IntConsumer onFailure,
            ScheduledExecutorService disk,
            MatchFile.Opening opening) {
        this.folder = folder;
        this.rounds = rounds;
        this.clock = clock;
        this.onStandings = onStandings;
        this.onFailure = onFailure;
        this.disk = disk;
        this.opening = opening;
    }

    /** Creates an executor whose thread ends when it is idle. */
    private static ScheduledExecutorService disk() {
        ScheduledThreadPoolExecutor disk = new ScheduledThreadPoolExecutor(1, task -> {
            Thread made = new Thread(task, "records-to-disk");
            made.setDaemon(true);
            return made;
        });
        disk.setKeepAliveTime(THREAD_SECONDS, TimeUnit.SECONDS);
        disk.allowCoreThreadTimeOut(true);
        disk.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return disk;
    }

    /** Opens a file for records. The folder may have been deleted since the host started. */
    private static FileChannel opened(Path file) throws IOException {
        OwnersAlone.createFolder(Objects.requireNonNull(file.getParent()));
        return OwnersAlone.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /**
     * Creates the folder for records in a data folder.
     *
     * @throws IOException with a sentence for the user, when it cannot be written
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
            String match,
            TableRules rules,
            List<PlayerTag> players,
            Round finished,
            List<RecordedTakeBack> takenBack,
            Optional<ShuffleProof> shuffle) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        RoundRecord bare =
                RoundRecord.of(match, now.toString(), rules, players, finished).withTakenBack(takenBack);
        return RecordJson.write(
                shuffle.map(proof -> bare.withShuffle(ShuffleJson.write(proof))).orElse(bare));
    }

    @Override
    public Optional<String> broken(
            TableRules rules, List<PlayerTag> players, Optional<Round> unfinished, ShuffleProof shuffle) {
        String now = clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
        String match = shuffle.list().context().match();
        String proof = ShuffleJson.write(shuffle);
        return Optional.of(RecordJson.write(unfinished
                .map(round -> BrokenRecord.of(match, now, rules, players, round, proof))
                .orElseGet(() -> BrokenRecord.undealt(match, shuffle.list().round(), now, rules, players, proof))));
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
    public synchronized void keepSigned(String id, String last, List<RecordSigned> signatures, boolean more) {
        if (id.equals(givenUp) || signatures.isEmpty()) {
            return;
        }
        boolean isPlanned = late != null;
        late = new Signed(id, last, signatures);
        if (!more) {
            writeSigned();
        } else if (!isPlanned) {
            inBackground(() -> disk.schedule(this::writeSigned, AGAIN_MILLIS, TimeUnit.MILLISECONDS));
        }
    }

    private synchronized void writeSigned() {
        Signed now = late;
        late = null;
        if (folder == null || now == null) {
            return;
        }
        MatchFile signed = fileOf(folder, now.match());
        try {
            signed.lengthen(RecordChain.signed(now.last(), signatures(now.signatures())));
            force(signed.path());
        } catch (IOException cause) {
            behind.put(now.match(), signed);
            failed(signed, cause);
        }
    }

    @Override
    public List<RecordSigned> signatures(String line) {
        try {
            return RecordChain.read(line).signatures().stream()
                    .map(each -> RecordSigned.newBuilder()
                            .setRound(each.round())
                            .setKey(ShuffleTranslator.bytes(each.key()))
                            .setSaw(each.saw())
                            .setSignature(ShuffleTranslator.bytes(each.signature()))
                            .build())
                    .toList();
        } catch (TextFlaw flaw) {
            return List.of();
        }
    }

    private static List<RecordChain.Signature> signatures(List<RecordSigned> signed) {
        return signed.stream()
                .map(each -> new RecordChain.Signature(
                        each.getRound(),
                        ShuffleTranslator.hex(each.getKey()),
                        each.getSaw(),
                        ShuffleTranslator.hex(each.getSignature())))
                .toList();
    }

    static String fitForFiles(String id) {
        return UNFIT_FOR_FILES.matcher(id).replaceAll("_");
    }

    @Override
    public synchronized void keep(String id, String line) {
        rounds.remember(id, line);
        if (folder == null || id.equals(givenUp)) {
            return;
        }
        MatchFile to = fileOf(folder, id);
        if (behind.values().stream().mapToInt(MatchFile::waiting).sum() >= MOST_WAITING) {
            givenUp = id; // a gap within a match would look like a corrupt record
            LOG.warn("The rest of match {} is not recorded: too many rounds wait for {}.", id, to.path());
            return;
        }
        to.add(line);
        behind.put(id, to);
        writeAll();
    }

    @Override
    public synchronized void goOn(String id, int first, List<String> lines) {
        if (folder == null) {
            return;
        }
        MatchFile mended = fileToGoOnIn(folder, id, first, lines);
        try {
            mended.mend(first, lines);
            force(mended.path());
        } catch (IOException cause) {
            behind.put(id, mended);
            failed(mended, cause);
        }
    }

    @Override
    public List<String> before(String id, int round) {
        return round <= 1 ? List.of() : rounds.before(id, round);
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
    public Set<String> whoShuffled(String line) {
        try {
            return new RecordCheck()
                    .evidence(line)
                    .map(shown -> Set.copyOf(shown.keys().values()))
                    .orElse(Set.of());
        } catch (TextFlaw flaw) {
            return Set.of();
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

    /** Writes all waiting lines, the earliest match first. */
    private void writeAll() {
        for (MatchFile each : List.copyOf(behind.values())) {
            try {
                each.write();
                behind.values().remove(each);
                force(each.path());
            } catch (IOException cause) {
                failed(each, cause);
                return;
            }
        }
        if (failing) {
            failing = false;
            LOG.info("All finished rounds are recorded again in {}.", folder);
        }
    }

    private void failed(MatchFile which, IOException cause) {
        if (!failing) {
            failing = true;
            LOG.warn(
                    "Finished rounds wait to be recorded, since {} cannot be written: {}.",
                    which.path(),
                    reason(cause));
        }
        if (!tryingAgain) {
            tryingAgain = true;
            inBackground(() -> disk.schedule(this::again, AGAIN_MILLIS, TimeUnit.MILLISECONDS));
        }
    }

    private synchronized void again() {
        tryingAgain = false;
        writeAll();
    }

    /** Flushes a file in the background, together with the journal's flush of the same round. */
    private void force(Path written) {
        inBackground(() -> disk.execute(() -> {
            try (FileChannel channel = FileChannel.open(written, StandardOpenOption.WRITE)) {
                channel.force(false);
                OwnersAlone.forceFolder(
                        Objects.requireNonNull(written.toAbsolutePath().getParent()));
            } catch (NoSuchFileException moved) {
                LOG.debug("A record is not where it was written", moved);
            } catch (IOException cause) {
                LOG.warn("{} does not reach the disk: {}.", written, reason(cause));
            }
        }));
    }

    private static void inBackground(Runnable handingOver) {
        try {
            handingOver.run();
        } catch (RejectedExecutionException closed) {
            LOG.debug("A round ends while the host ends");
        }
    }

    /** Tries once more to write what waits. The table's thread must have ended. */
    @Override
    public void close() {
        synchronized (this) {
            writeSigned();
            writeAll();
            behind.forEach(RecordFolder::warnOfLoss);
        }
        disk.shutdown();
        try {
            if (!disk.awaitTermination(LAST_FORCE_MILLIS, TimeUnit.MILLISECONDS)) {
                LOG.warn("The disk is slow: the last round may not be on it yet.");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void warnOfLoss(String match, MatchFile left) {
        if (left.waiting() > 0) {
            LOG.warn(
                    "{} lacks the last {} rounds of match {}: they could not be written.",
                    left.path(),
                    left.waiting(),
                    match);
        } else {
            LOG.warn("{} lacks what was signed of match {} at its end: it could not be written.", left.path(), match);
        }
    }

    /**
     * Returns the latest file of a match, or a new one when these lines do not continue it. That happens when other hosts have had the
     * match in between, and it returns without their records. In a single file, the missing rounds and a void one would look like
     * tampering.
     */
    private MatchFile fileToGoOnIn(Path into, String id, int first, List<String> lines) {
        MatchFile latest = fileOf(into, id);
        try {
            if (latest.leadsTo(first, lines)) {
                return latest;
            }
        } catch (IOException unreadable) {
            return latest; // the next write reports the error
        }
        MatchFile further = numbered(into, id, latest(into, id) + 1);
        file = further;
        return further;
    }

    private MatchFile fileOf(Path into, String id) {
        MatchFile known = behind.getOrDefault(id, id.equals(match) ? file : null);
        if (known == null) {
            known = numbered(into, id, latest(into, id));
        }
        match = id;
        file = known;
        return known;
    }

    /** Returns the number of a match's latest file; the first file need not exist. */
    private static int latest(Path into, String id) {
        int number = 1;
        while (found(into, ending(id, number + 1)).isPresent()) {
            number++;
        }
        return number;
    }

    /** Returns the file with a number. A new file is named after the current day, which is that of its first round. */
    private MatchFile numbered(Path into, String id, int number) {
        String ending = ending(id, number);
        Path path = found(into, ending)
                .orElseGet(() -> into.resolve(LocalDate.ofInstant(clock.instant(), clock.getZone()) + ending));
        return new MatchFile(path, opening);
    }

    /** Returns the end of a file name. Ids contain no dot, so a numbered file cannot be mistaken for that of another match. */
    private static String ending(String id, int number) {
        return "_" + fitForFiles(id) + (number == 1 ? "" : "." + number) + ".jsonl";
    }

    private static Optional<Path> found(Path into, String ending) {
        try (Stream<Path> files = Files.list(into)) {
            return files.filter(each -> each.getFileName().toString().endsWith(ending))
                    .findFirst();
        } catch (IOException unreadable) {
            return Optional.empty(); // the next write reports the error
        }
    }

    /** Returns the reason without the path, which the surrounding sentence contains. */
    private static String reason(Exception cause) {
        String words = cause instanceof FileSystemException failure ? failure.getReason() : cause.getMessage();
        return words == null ? cause.getClass().getSimpleName() : words;
    }
}
