package org.tiengow.host.journal;

import com.google.protobuf.MessageLite;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * The journals of one host: the folder {@code journal/} in its data folder, with one file per table. Only one running host at a time may
 * open it, and only its owner can read it.
 */
public final class NightFolder implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NightFolder.class);
    private static final String BARS = "barred";
    private static final String SEATING = "seating";
    private static final String LOCK = "lock";
    private static final Pattern FILE = Pattern.compile("table-(\\d{1,3})\\.journal");

    /** The folders that hosts of this process have opened. Opening and closing a locked file again would release its lock on Unix. */
    private static final Set<Path> OPEN_HERE = ConcurrentHashMap.newKeySet();

    /** The most milliseconds to wait for the last flush to disk when the host ends. */
    private static final long LAST_FORCE_MILLIS = 2_000;

    /** The longest time between two matches of one night. */
    private static final Duration LONGEST_BREAK = Duration.ofHours(12);

    private final Path folder;
    private final Path bars;
    private final Path seating;
    private final FileChannel lockFile;
    private final FileLock lock;
    private final Map<Integer, TableJournal> journals = new ConcurrentHashMap<>();
    private final ExecutorService forcing = Executors.newSingleThreadExecutor(NightFolder::daemon);
    private volatile Predicate<TableSnapshot> isKept = Snapshots::isMatchPlayed;

    private NightFolder(Path folder, FileChannel lockFile, FileLock lock) {
        this.folder = folder;
        this.bars = folder.resolve(BARS);
        this.seating = folder.resolve(SEATING);
        this.lockFile = lockFile;
        this.lock = lock;
    }

    /**
     * Opens the folder for one host.
     *
     * @param data the host's data folder
     * @throws FolderInUse when another host has opened it
     * @throws IOException with a sentence for the user, when it cannot be written
     */
    public static NightFolder open(Path data) throws IOException {
        Path folder = data.resolve("journal");
        if (!OPEN_HERE.add(absolute(folder))) {
            throw new FolderInUse(data);
        }
        NightFolder opened = null;
        try {
            opened = locked(folder);
        } catch (IOException | SecurityException cause) {
            throw new IOException("The journal cannot be kept in " + folder + ": " + reason(cause) + ".", cause);
        } finally {
            if (opened == null) {
                OPEN_HERE.remove(absolute(folder));
            }
        }
        if (opened == null) {
            throw new FolderInUse(data);
        }
        return opened;
    }

    /** Creates and locks a folder; null if another process has locked it. */
    private static @Nullable NightFolder locked(Path folder) throws IOException {
        OwnersAlone.createFolder(folder);
        FileChannel channel =
                OwnersAlone.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException sameProcess) {
            LOG.debug("{} is another name of a folder that is open here", folder);
        } finally {
            if (lock == null) {
                close(channel);
            }
        }
        return lock == null ? null : new NightFolder(folder, channel, lock);
    }

    /** Checks whether a host, of this process or another one, has opened the folder. */
    private static boolean isOpen(Path folder) {
        Path file = folder.resolve(LOCK);
        if (OPEN_HERE.contains(absolute(folder))) {
            return true;
        }
        if (!Files.exists(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (OverlappingFileLockException sameProcess) {
            return true;
        } catch (IOException | SecurityException unknown) {
            LOG.debug("Whether {} is open cannot be seen", folder, unknown);
            return false;
        }
    }

    /** Reads the night that was broken off; empty without one. Moves damaged files aside. */
    public Night read() throws IOException {
        HostSnapshot host = HostSnapshot.getDefaultInstance();
        Map<Integer, TableSnapshot> tables = new HashMap<>();
        for (Path file : files()) {
            try {
                TableFile read = TableFile.read(file);
                if (read.torn() > 0) {
                    LOG.warn(
                            "{}: the last {} bytes are no finished step, and are cut off; nobody was told of them.",
                            file,
                            read.torn());
                }
                host = read.heading().getHost();
                tables.put(read.heading().getTable(), read.snapshot());
            } catch (TableFile.Unusable unusable) {
                LOG.warn("A table cannot be gone on with: {} It is set aside.", unusable.getMessage());
                setAside(file);
            }
        }
        return tables.isEmpty() ? Night.NONE : new Night(host, tables, readSeating());
    }

    /**
     * Reads the journals in a data folder without opening it, to ask the user whether to continue. Returns only the tables at which a match
     * is being played, or empty without any, and while a host has opened the folder: its night is running. Unreadable files are left for the
     * host that opens the folder.
     */
    public static Optional<Glance> glance(Path data) {
        if (isOpen(data.resolve("journal"))) {
            return Optional.empty();
        }
        Map<Integer, TableSnapshot> tables = new HashMap<>();
        HostSnapshot host = HostSnapshot.getDefaultInstance();
        Instant last = Instant.EPOCH;
        try {
            for (Path file : files(data.resolve("journal"))) {
                Optional<TableFile> read = readable(file).filter(table -> Snapshots.isMatchPlayed(table.snapshot()));
                if (read.isPresent()) {
                    host = read.get().heading().getHost();
                    tables.put(read.get().heading().getTable(), read.get().snapshot());
                    Instant written = Files.getLastModifiedTime(file).toInstant();
                    last = written.isAfter(last) ? written : last;
                }
            }
        } catch (IOException unreadable) {
            LOG.info("What is in {} cannot be looked at: {}", data, unreadable.toString());
        }
        return tables.isEmpty() ? Optional.empty() : Optional.of(new Glance(new Night(host, tables), last));
    }

    /**
     * The content of a folder that no host has opened.
     *
     * @param night the tables at which a match is being played
     * @param last when one of their files was last written
     */
    public record Glance(Night night, Instant last) {}

    private static Optional<TableFile> readable(Path file) throws IOException {
        try {
            return Optional.of(TableFile.read(file));
        } catch (TableFile.Unusable unusable) {
            LOG.info("A table cannot be gone on with: {}", unusable.getMessage());
            return Optional.empty();
        }
    }

    /** Moves all journals and the ban list aside without deleting them, and returns the number of journals. All bans end thereby. */
    public int setAside() throws IOException {
        List<Path> files = files();
        for (Path file : files) {
            setAside(file);
        }
        for (Path whole : List.of(bars, seating)) {
            if (Files.exists(whole)) {
                setAside(whole);
            }
        }
        return files.size();
    }

    /** Reads the ban list of the night that was broken off; empty when it cannot be read. */
    public BarsSnapshot readBars() {
        try {
            return Files.exists(bars)
                    ? BarsSnapshot.parseFrom(Files.readAllBytes(bars))
                    : BarsSnapshot.getDefaultInstance();
        } catch (IOException unreadable) {
            LOG.warn("Who was barred cannot be read in {}: {}", bars, unreadable.toString());
            return BarsSnapshot.getDefaultInstance();
        }
    }

    /** Writes the ban list in the background; calls are executed in order. */
    public void keepBars(BarsSnapshot snapshot) {
        try {
            forcing.execute(() -> write(bars, snapshot));
        } catch (RejectedExecutionException closed) {
            LOG.debug("Somebody is barred while the host ends");
        }
    }

    private SeatingSnapshot readSeating() {
        try {
            return Files.exists(seating)
                    ? SeatingSnapshot.parseFrom(Files.readAllBytes(seating))
                    : SeatingSnapshot.getDefaultInstance();
        } catch (IOException unreadable) {
            LOG.warn("How people were seated cannot be read in {}: {}", seating, unreadable.toString());
            return SeatingSnapshot.getDefaultInstance();
        }
    }

    /** Writes the seating of the night in the background; calls are executed in order. */
    public void keepSeating(SeatingSnapshot snapshot) {
        try {
            forcing.execute(() -> write(seating, snapshot));
        } catch (RejectedExecutionException closed) {
            LOG.debug("The seating changes while the host ends");
        }
    }

    /** Replaces a file by a message; an empty message deletes it. */
    private static void write(Path file, MessageLite message) {
        try {
            if (message.getSerializedSize() == 0) {
                Files.deleteIfExists(file);
                return;
            }
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.deleteIfExists(fresh);
            OwnersAlone.create(fresh);
            Files.write(fresh, message.toByteArray());
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException cause) {
            LOG.warn("{} cannot be written: {}", file, cause.toString());
        }
    }

    /**
     * Returns the journal of a table. Its first write replaces the existing file of that table.
     *
     * @param host supplies the host's identity when a file is started
     */
    public Journal journalOf(int table, Supplier<HostSnapshot> host) {
        TableJournal journal = new TableJournal(folder.resolve("table-" + table + ".journal"), table, host, forcing);
        TableJournal former = journals.put(table, journal);
        if (former != null) {
            forcing.execute(() -> former.close(any -> true)); // a closed table, whose file is the new one's
        }
        return journal;
    }

    /** Lets {@link #close} keep the night between its matches too, for a host that is started again on the folder. */
    public void keepNight() {
        isKept = Snapshots::isOfNight;
    }

    /**
     * Checks whether the night in the folder is over: no match is being played, and nothing has been written for {@link #LONGEST_BREAK}.
     * A folder without a night has none that is over.
     */
    public boolean isOver(Instant now) throws IOException {
        Instant last = Instant.MIN;
        for (Path file : files()) {
            if (readable(file)
                    .filter(table -> Snapshots.isMatchPlayed(table.snapshot()))
                    .isPresent()) {
                return false;
            }
            Instant written = Files.getLastModifiedTime(file).toInstant();
            last = written.isAfter(last) ? written : last;
        }
        return !last.equals(Instant.MIN) && last.plus(LONGEST_BREAK).isBefore(now);
    }

    /**
     * Closes the journals and releases the folder. The threads of the tables must have ended. Tables without a match leave no file, unless
     * the night is kept.
     */
    @Override
    public void close() {
        forcing.shutdown();
        try {
            if (!forcing.awaitTermination(LAST_FORCE_MILLIS, TimeUnit.MILLISECONDS)) {
                LOG.warn("The disk is slow: the last step of the night may not be on it yet.");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        journals.values().forEach(journal -> journal.close(isKept));
        try {
            if (files().isEmpty()) {
                Files.deleteIfExists(bars);
                Files.deleteIfExists(seating);
            }
            lock.release();
        } catch (IOException cause) {
            LOG.debug("The lock goes with its file, and with the next night who was barred", cause);
        }
        close(lockFile);
        OPEN_HERE.remove(absolute(folder));
    }

    private void setAside(Path file) throws IOException {
        Path away = folder.resolve("set-aside");
        OwnersAlone.createFolder(away);
        Path free = away.resolve(file.getFileName());
        for (int number = 2; Files.exists(free); number++) {
            free = away.resolve(number + "-" + file.getFileName());
        }
        Files.move(file, free);
    }

    private List<Path> files() throws IOException {
        return files(folder);
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> found = new ArrayList<>();
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(NightFolder::isJournal).sorted().forEach(found::add);
        }
        return found;
    }

    private static boolean isJournal(Path file) {
        Matcher name = FILE.matcher(file.getFileName().toString());
        return name.matches();
    }

    private static Path absolute(Path folder) {
        return folder.toAbsolutePath().normalize();
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException cause) {
            LOG.debug("A lock file could not be closed", cause);
        }
    }

    /** Returns the reason without the path, which the surrounding sentence contains. */
    private static String reason(Exception cause) {
        String words = cause instanceof FileSystemException failure ? failure.getReason() : cause.getMessage();
        return words == null ? cause.getClass().getSimpleName() : words;
    }

    private static Thread daemon(Runnable task) {
        Thread made = new Thread(task, "journal-to-disk");
        made.setDaemon(true);
        return made;
    }
}
