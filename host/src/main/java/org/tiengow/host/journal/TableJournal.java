package org.tiengow.host.journal;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
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
 * The journal of one table: a file that begins with how the table stood, and goes on with what has changed. A new match begins
 * a new file, and so does whatever comes when the old one has become long, so that it stays small. When the disk fails the night
 * goes on without it: the old file, which would bring back less than people were told, is put away, and a new one is tried with
 * each round.
 */
final class TableJournal implements Journal {
    /** The version of the files that are written here. */
    static final int VERSION = 1;

    /** A file of so many bytes, and three times as many as it began with, is long. */
    static final long LONG_FILE = 16L << 20;

    private static final Logger LOG = LoggerFactory.getLogger(TableJournal.class);

    private final Path path;
    private final int table;
    private final Supplier<HostSnapshot> host;
    private final Executor forcing;
    private final AtomicBoolean toForce = new AtomicBoolean();

    /** The file whose name is on the disk; only where the waiting is done. */
    private @Nullable JournalFile named;

    private volatile @Nullable JournalFile file;
    private volatile boolean failed;
    private volatile boolean closed;
    private TableSnapshot written = TableSnapshot.getDefaultInstance();
    private long longFile;

    /**
     * A journal that makes its file when there is something to keep.
     *
     * @param path where the file goes; an earlier one is replaced in one moment
     * @param table the number of the table
     * @param host the host's own part
     * @param forcing where the waiting for the disk is done
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
            } else if (file != null) {
                append(now);
            }
        } catch (ClosedByInterruptException ends) {
            failed = true;
            closed = true; // the table's thread is stopped: what was kept before stays, whatever the table still does
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

    /** Ends it; a table where no match is played leaves no file behind. The table's thread has ended. */
    void close() {
        closed = true;
        JournalFile open = file;
        file = null;
        if (open == null) {
            return;
        }
        try {
            if (!failed) { // else the file was closed when the table's thread was stopped
                open.force();
            }
            open.close();
            if (!Snapshots.isMatchPlayed(written)) {
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
            begun.force(); // else a loss of power could leave its name with nothing in it, and the old file gone
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh); // when it could not be put in its place
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
            open.force(); // before anybody is told
        } else if (Snapshots.isWorthForcing(step, now)) {
            force();
        }
    }

    /**
     * A list before it is told, a deal before a hand is told, and a record before it is public must outlive a loss of power: without
     * them the host would contradict itself.
     */
    private boolean mustLast(Step step, TableSnapshot now) {
        boolean isShuffled = !now.getShuffle().getHost().isEmpty()
                && (now.getShuffle().getPhase() != written.getShuffle().getPhase()
                        || now.getShuffle().getRound() != written.getShuffle().getRound());
        return isShuffled || step.getChangesList().stream().anyMatch(Change::hasRoundClosed);
    }

    /** What is with the operating system outlives the process; what is on the disk outlives the machine's power too. */
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
                    if (open == file && !closed) { // else it was only closed meanwhile
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
