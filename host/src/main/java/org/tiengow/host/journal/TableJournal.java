package org.tiengow.host.journal;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.host.journal.wire.Change;
import org.tiengow.host.journal.wire.Heading;
import org.tiengow.host.journal.wire.HostSnapshot;
import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * The journal of one table: a file with a snapshot of the table, followed by its changes. Each new match starts a new file, and so does the
 * next change after a file has become long or was deleted. When the disk fails, the night continues without a journal. The old file is then moved aside,
 * since it would restore less than clients were told, and a new one is tried with each round.
 */
final class TableJournal implements Journal {
    /** The version of the files that this program writes. */
    static final int VERSION = 1;

    /** Bytes from which a file counts as long, if it is also three times as long as at its start. */
    static final long LONG_FILE = 16L << 20;

    private static final Logger LOG = LoggerFactory.getLogger(TableJournal.class);

    private final Path path;
    private final int table;
    private final Supplier<HostSnapshot> host;
    private final Executor forcing;
    private final AtomicBoolean toForce = new AtomicBoolean();

    /** The file whose name has been flushed to the disk; used only on the executor of the flushes. */
    private @Nullable JournalFile named;

    private volatile @Nullable JournalFile file;
    private volatile boolean failed;
    private volatile boolean closed;
    private TableSnapshot written = TableSnapshot.getDefaultInstance();
    private long longFile;

    /**
     * Creates a journal; its file is created with the first snapshot.
     *
     * @param path the path of the file; an earlier file is replaced atomically
     * @param table the number of the table
     * @param host supplies the host's identity
     * @param forcing executes the blocking flushes to the disk
     */
    TableJournal(Path path, int table, Supplier<HostSnapshot> host, Executor forcing) {
        this.path = path;
        this.table = table;
        this.host = host;
        this.forcing = forcing;
    }

    @Override
    public void keep(Supplier<TableSnapshot> snapshot) {
        if (closed) {
            return;
        }
        TableSnapshot now = snapshot.get();
        try {
            if (file == null && (!failed || isAnotherRound(now))) {
                begin(now);
            } else if (file != null
                    && !now.getMatch().getId().equals(written.getMatch().getId())) {
                begin(now);
            } else if (file != null && file.size() > longFile) {
                begin(now);
            } else if (file != null && !Files.exists(path)) {
                LOG.warn("{} was deleted while table {} is played; it is written anew.", path, table);
                begin(now);
            } else if (file != null) {
                append(now);
            }
        } catch (ClosedByInterruptException ends) {
            failed = true;
            closed = true; // the table's thread is being interrupted: later changes must not replace what was written
            return;
        } catch (IOException cause) {
            fail(cause);
        }
        written = now;
    }

    @Override
    public boolean hasFailed() {
        return failed;
    }

    /**
     * Closes the journal. The table's thread must have ended.
     *
     * @param isKept tells of the last state whether the file stays; otherwise it is deleted
     */
    void close(Predicate<TableSnapshot> isKept) {
        closed = true;
        JournalFile open = file;
        file = null;
        if (open == null) {
            return;
        }
        try {
            if (!failed) { // otherwise the interruption of the table's thread has closed the file
                open.force();
            }
            open.close();
            if (!isKept.test(written)) {
                Files.deleteIfExists(path);
            }
        } catch (IOException cause) {
            LOG.warn("The journal of table {} could not be closed: {}.", table, cause.getMessage());
        }
    }

    private boolean isAnotherRound(TableSnapshot now) {
        return !now.getMatch().getId().equals(written.getMatch().getId())
                || now.getMatch().getRound().getNumber()
                        != written.getMatch().getRound().getNumber();
    }

    private void begin(TableSnapshot now) throws IOException {
        Path fresh = path.resolveSibling(path.getFileName() + ".new");
        OwnersAlone.createFolder(Objects.requireNonNull(path.toAbsolutePath().getParent()));
        JournalFile begun = JournalFile.create(fresh);
        JournalFile before = file;
        file = begun;
        try {
            begun.append(Heading.newBuilder()
                    .setVersion(VERSION)
                    .setTable(table)
                    .setHost(host.get())
                    .build());
            begun.append(Steps.between(TableSnapshot.getDefaultInstance(), now));
            begun.force(); // otherwise a power failure could leave an empty file of this name, with the old file gone
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh); // only exists when the move failed
            if (before != null) {
                before.close();
            }
        }
        longFile = Math.max(LONG_FILE, 3 * begun.size());
        if (failed) {
            failed = false;
            LOG.info("Table {} is kept again in {}.", table, path);
        }
        force();
    }

    private void append(TableSnapshot now) throws IOException {
        Step step = Steps.between(written, now);
        if (step.getChangesCount() == 0) {
            return;
        }
        JournalFile open = file;
        if (open != null) {
            open.append(step);
        }
        if (open != null && mustLast(step, now)) {
            open.force(); // before any client is told
        } else if (Snapshots.isWorthForcing(step, now)) {
            force();
        }
    }

    /**
     * Checks whether a step must survive a power failure: a list of links before it is announced, a deal before hands are sent, a record
     * before it is public. Without them the restored host would contradict itself.
     */
    private boolean mustLast(Step step, TableSnapshot now) {
        boolean isShuffled = !now.getShuffle().getHost().isEmpty()
                && (now.getShuffle().getPhase() != written.getShuffle().getPhase()
                        || now.getShuffle().getRound() != written.getShuffle().getRound());
        return isShuffled || step.getChangesList().stream().anyMatch(Change::hasRoundClosed);
    }

    /**
     * Flushes to the disk in the background. Data with the operating system survives a crash of the process; data on the disk also survives
     * a power failure.
     */
    private void force() {
        if (toForce.compareAndSet(false, true)) {
            forcing.execute(() -> {
                toForce.set(false);
                JournalFile open = file;
                try {
                    if (open != null) {
                        open.force();
                        if (open != named) {
                            OwnersAlone.forceFolder(
                                    Objects.requireNonNull(path.toAbsolutePath().getParent()));
                            named = open;
                        }
                    }
                } catch (IOException cause) {
                    if (open == file && !closed) { // otherwise the file was just closed meanwhile
                        LOG.warn("The journal of table {} does not reach the disk: {}.", table, cause.getMessage());
                    }
                }
            });
        }
    }

    private void fail(IOException cause) {
        JournalFile open = file;
        file = null;
        if (!failed) {
            failed = true;
            LOG.warn(
                    "Table {} goes on, but would not come back if this host broke off now: {} cannot be written: {}.",
                    table,
                    path,
                    cause.getMessage());
        }
        try {
            if (open != null) {
                open.close();
            }
            if (Files.exists(path)) {
                Files.move(
                        path, path.resolveSibling(path.getFileName() + ".failed"), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException second) {
            LOG.warn("{} is out of date, and could not be put away: {}.", path, second.getMessage());
        }
    }
}
