package org.tiengow.swing.view.shell.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JFileChooser;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.replay.RecordShelf;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayEntry;
import org.tiengow.engine.seat.Seats;
import org.tiengow.presentation.replay.ReplayContents;
import org.tiengow.swing.view.replay.FileDrop;
import org.tiengow.swing.view.replay.FilesView;
import org.tiengow.swing.view.replay.ReplayView;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The record files of this machine. It lists them, reads one in the background, and opens its rounds. */
public final class ReplayFiles implements FilesView.FilesInput {
    private final Surroundings around;
    private final Path folder;
    private final Runnable leave;
    private final ExecutorService work = Executors.newSingleThreadExecutor(job -> daemon(job, "tiengow-records"));
    private List<RecordShelf.Kept> shelf = List.of();
    private AtomicBoolean wanted = new AtomicBoolean();
    private FilesView view;
    private @Nullable ReplayController replay;
    private Runnable left = () -> {};

    /**
     * Creates the list of the files in a folder, which need not exist.
     *
     * @param leave goes back to the previous screen
     */
    public ReplayFiles(Surroundings around, Path folder, Runnable leave) {
        this.around = around;
        this.folder = folder;
        this.leave = leave;
        this.view = new FilesView(around.words(), this);
    }

    /** Shows the list, and reads the folder in the background. */
    public void show() {
        around.frame().show(view);
        around.frame().setTitle(around.words().get("replay.files.title"));
        work.execute(() -> {
            List<RecordShelf.Kept> found = RecordShelf.in(folder);
            SwingUtilities.invokeLater(() -> {
                shelf = found;
                list();
            });
        });
    }

    /** Rebuilds all screens in the current language and theme. */
    public void refresh() {
        view = new FilesView(around.words(), this);
        list();
        if (replay == null) {
            around.frame().show(view);
        } else {
            replay.refresh();
        }
    }

    /** Opens a round of a match that a host on this machine recorded. Leaving it leads back to the previous screen, not to the list. */
    public void openRound(String match, int round) {
        left = this::leave;
        work.execute(() -> {
            for (Path file : RecordShelf.of(folder, match)) {
                try {
                    Optional<Replay> read = Replay.read(file, share -> true);
                    int index = read.isEmpty() ? -1 : indexOf(read.get(), round);
                    if (index >= 0) {
                        SwingUtilities.invokeLater(() -> look(read.get(), index));
                        return;
                    }
                } catch (IOException gone) {
                    continue; // another file may hold the round
                }
            }
            SwingUtilities.invokeLater(() -> {
                show();
                view.say(around.words().get("replay.lost"));
            });
        });
    }

    /** Returns the index of a round in the first match; −1 if it is not there. */
    private static int indexOf(Replay replay, int round) {
        return replay.matches().isEmpty()
                ? -1
                : replay.matches().get(0).rounds().stream()
                        .map(ReplayEntry::round)
                        .toList()
                        .indexOf(round);
    }

    /** Stops all background work. */
    public void close() {
        wanted.set(false);
        if (replay != null) {
            replay.close();
        }
        work.shutdownNow();
    }

    @Override
    public void openListed(int index) {
        RecordShelf.Kept kept = shelf.get(index);
        Replay contents = kept.contents();
        if (contents == null) {
            open(kept.path());
        } else {
            look(contents);
        }
    }

    @Override
    public void choose() {
        JFileChooser chooser = new JFileChooser(folder.toFile());
        chooser.setLocale(around.words().locale());
        chooser.setDialogTitle(around.words().get("replay.files.open"));
        chooser.setFileFilter(new FileNameExtensionFilter(
                around.words().get("replay.share.file"), RecordShelf.PASSED_ON, "jsonl", "json"));
        if (chooser.showOpenDialog(view) == JFileChooser.APPROVE_OPTION) {
            open(chooser.getSelectedFile().toPath());
        }
    }

    @Override
    public void openDropped(Path file) {
        open(file);
    }

    @Override
    public void cancel() {
        wanted.set(false);
    }

    @Override
    public void leave() {
        close();
        leave.run();
    }

    /** Reads a file and opens it, unless the user cancels. */
    public void open(Path file) {
        wanted.set(false);
        AtomicBoolean going = new AtomicBoolean(true);
        wanted = going;
        String name = String.valueOf(file.getFileName());
        view.say("");
        tell(name, 0);
        AtomicInteger told = new AtomicInteger();
        work.execute(() -> {
            try {
                Optional<Replay> read = Replay.read(file, share -> {
                    int percent = (int) (100 * share);
                    if (told.getAndSet(percent) != percent) {
                        SwingUtilities.invokeLater(() -> tell(name, going.get() ? percent : -1));
                    }
                    return going.get();
                });
                SwingUtilities.invokeLater(() -> {
                    tell(name, -1);
                    read.ifPresent(this::look);
                });
            } catch (IOException e) {
                SwingUtilities.invokeLater(() -> {
                    tell(name, -1);
                    view.say(around.words().get("replay.notRead", name));
                });
            }
        });
    }

    private void look(Replay contents) {
        left = () -> around.frame().show(view);
        look(contents, 0);
    }

    private void look(Replay contents, int round) {
        if (contents.matches().isEmpty()) {
            String why = contents.flaws().isEmpty()
                    ? around.words().get("replay.noRecords", contents.name())
                    : new ReplayContents(around.words(), ZoneId.systemDefault())
                            .sentence(contents.flaws().get(0));
            view.say(why);
            return;
        }
        ReplayController opened = new ReplayController(around, contents, List.of(), Seats.NONE, new OnScreen(contents));
        replay = opened;
        opened.open(0, round, 0);
    }

    private void list() {
        ReplayContents words = new ReplayContents(around.words(), ZoneId.systemDefault());
        view.show(shelf.stream().map(words::of).toList());
    }

    private void tell(String name, int percent) {
        view.read(around.words().get("replay.reading", name, Math.max(0, percent)), percent);
    }

    /** Returns a thread that does not keep the program running. */
    static Thread daemon(Runnable job, String name) {
        Thread thread = new Thread(job, name);
        thread.setDaemon(true);
        return thread;
    }

    /** The viewer in place of the list. If a file has several matches or flaws, its contents open first. */
    private final class OnScreen implements ReplayController.Way {
        private boolean chosen;

        OnScreen(Replay contents) {
            chosen = contents.matches().size() == 1 && contents.flaws().isEmpty();
        }

        @Override
        public void show(ReplayView viewer) {
            viewer.setTransferHandler(new FileDrop(ReplayFiles.this::dropOver));
            around.frame().show(viewer);
            if (!chosen && replay != null) {
                chosen = true;
                SwingUtilities.invokeLater(replay::rounds);
            }
        }

        @Override
        public void refused(String why) {
            view.say(why);
        }

        @Override
        public void leave() {
            replay = null;
            left.run();
        }
    }

    private void dropOver(Path file) {
        left = () -> around.frame().show(view);
        if (replay != null) {
            replay.leave();
        }
        open(file);
    }
}
