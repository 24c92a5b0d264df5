package org.tiengow.swing.view.shell;

import java.awt.Dimension;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.book.BookKeeper;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.discovery.LocalHostLocator;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.house.KeptRules;
import org.tiengow.client.online.Connector;
import org.tiengow.client.replay.RecordKeeper;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.EmbeddedHosts;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.SettingsFile;
import org.tiengow.presentation.sheet.HouseWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.sound.Sound;
import org.tiengow.swing.sound.Speaker;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.shell.frame.AppFrame;
import org.tiengow.swing.view.shell.frame.HouseDesk;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.history.HistoryController;
import org.tiengow.swing.view.shell.settings.SettingsController;
import org.tiengow.swing.view.shell.settings.SettingsInForce;
import org.tiengow.swing.view.shell.start.StartController;
import org.tiengow.swing.view.shell.table.TableWindow;

/** The window of the program: the start screen, and from there one table at a time. Confined to the event thread. */
public final class Shell implements Surroundings {
    private final Path data;
    private final EmbeddedHosts hosts;
    private final Connector connector;
    /** The connector to hosts that end with their table. It stores no seats, because a restarted program could not return to them. */
    private final Connector passing;
    // The thread is no daemon, so that pending writes and closings finish before the program ends.
    private final ExecutorService background =
            Executors.newSingleThreadExecutor(work -> new Thread(work, "tiengow-window-work"));
    private final HouseDesk house;
    private final NightBook book;
    private final BookKeeper keeper;
    private final RecordKeeper records;
    private final Speaker speaker = new Speaker();
    private final SettingsInForce inForce;
    private final AppFrame frame;
    private final SettingsController settingsDesk = new SettingsController(this, this::showAgain);
    private final StartController start;
    private @Nullable TableWindow table;
    private @Nullable HistoryController history;
    private Runnable closed = () -> {};

    private Shell(Path data, BiFunction<Path, Executor, EmbeddedHosts> hosts) {
        this.data = data;
        this.hosts = hosts.apply(data, background);
        this.house = new HouseDesk(HouseRules.in(data), background);
        this.book = NightBook.in(data);
        this.keeper = new BookKeeper(book, background, InstantSource.system());
        this.records = new RecordKeeper(data.resolve("records"), background, InstantSource.system());
        this.connector = connector(KeptSeats.in(data));
        this.passing = connector(KeptSeats.NONE);
        this.inForce = new SettingsInForce(new SettingsFile(data), background);
        this.frame = new AppFrame(this::close);
        this.start = new StartController(this, inForce, data, background, this.hosts, new FromStart());
        frame.whenResized(() -> inForce.fit(frame.size()));
        house.read(damaged -> {
            if (!damaged.isEmpty()) {
                start.say(new HouseWords(words()).damaged(damaged));
            }
        });
    }

    private Connector connector(KeptSeats seats) {
        return new Connector(KnownHosts.in(data))
                .returning(ReconnectPolicy.patiently(new LocalHostLocator(), seats))
                .showing(IdentityStore.in(data))
                .hosting(hosts);
    }

    /**
     * Opens the window. Must be called on the event thread.
     *
     * @param data the folder of the user's data
     * @param hosts supplies the hosts that this program can run, from the folder and an executor; the executor runs tasks one at a time,
     *        and the program ends only after all of them are done
     */
    public static Shell open(Path data, BiFunction<Path, Executor, EmbeddedHosts> hosts) {
        Shell shell = new Shell(data, hosts);
        shell.start.show();
        shell.frame.whenPainted(Type::loadRest);
        shell.frame.open(shell.settings().place());
        return shell;
    }

    /**
     * Opens the window on a record file. Must be called on the event thread.
     *
     * @param data the folder of the user's data
     * @param hosts supplies the hosts that this program can run, as above
     * @param record the file
     * @param closed runs on the background thread when the window is closed and all data is written
     */
    public static Shell open(Path data, BiFunction<Path, Executor, EmbeddedHosts> hosts, Path record, Runnable closed) {
        Shell shell = open(data, hosts);
        shell.closed = closed;
        shell.openHistory().openRecord(record);
        return shell;
    }

    /** Closes the window. Asks for confirmation while a match is running. */
    public void close() {
        TableWindow current = table;
        if (current == null) {
            closeNow();
        } else {
            current.flow().askToLeave(this::closeNow);
        }
    }

    /** Closes the window without confirmation. */
    public void closeNow() {
        if (table != null) {
            table.flow().close();
            table.close();
            leaveTable();
        }
        if (history != null) {
            history.close();
        }
        start.leave();
        speaker.close();
        inForce.note(settings -> settings.withPlace(frame.place()));
        inForce.keep();
        background.execute(closed);
        background.shutdown();
        frame.dispose();
    }

    @Override
    public Words words() {
        return inForce.words();
    }

    @Override
    public TileLook tileLook() {
        return inForce.tileLook();
    }

    @Override
    public Settings settings() {
        return inForce.settings();
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        if (inForce.change(change, frame.size())) {
            showAgain();
        }
    }

    @Override
    public void openSettings() {
        settingsDesk.open();
    }

    @Override
    public void enlarge(@Nullable Dimension room) {
        inForce.enlarge(room, frame.size());
    }

    @Override
    public void play(Sound sound) {
        if (settings().sound().on()) {
            speaker.setVolume(settings().sound().volume() / (float) Settings.Sound.LOUDEST);
            speaker.play(sound);
        }
    }

    @Override
    public HouseDesk house() {
        return house;
    }

    @Override
    public List<KeptRules> houseRules() {
        return house.known();
    }

    @Override
    public AppFrame frame() {
        return frame;
    }

    @Override
    public void waitFor(String what) {
        start.waitFor(what);
    }

    @Override
    public void arrived(HostAddress address) {
        start.arrived(address);
    }

    @Override
    public void practise() {
        start.practise();
    }

    @Override
    public void guide() {
        start.guide();
    }

    @Override
    public void left(String why) {
        leaveTable();
        start.say(why);
        start.show();
    }

    @Override
    public void metOtherKey(OtherKey keys, String why, JoinTarget joinTarget, Wish wish) {
        left(why);
        start.askToTrust(keys, joinTarget, wish);
    }

    @Override
    public void needsPin(String why, JoinTarget joinTarget, Wish wish) {
        left("");
        start.askForPin(why, joinTarget, wish);
    }

    private void leaveTable() {
        hosts.at(null);
        table = null;
    }

    private HistoryController openHistory() {
        start.leave();
        HistoryController opened = new HistoryController(this, book, data.resolve("records"), background, () -> {
            history = null;
            start.show();
        });
        history = opened;
        opened.show();
        return opened;
    }

    /** Rebuilds the current screen with the current settings. */
    private void showAgain() {
        if (table != null) {
            table.refresh();
        } else if (history != null) {
            history.refresh();
        } else {
            start.show();
        }
    }

    /** The navigation from the start screen. */
    private final class FromStart implements StartController.Ways {
        @Override
        public void enter(JoinTarget joinTarget, Wish wish, @Nullable EmbeddedHost hosting) {
            start.waitFor(words().get("connection.CONNECTING"));
            start.leave();
            inForce.keep();
            table = new TableWindow(Shell.this, target -> session(target, hosting), joinTarget, wish, hosts, hosting);
        }

        /** Opens a session. Its night is noted unless it is practice, and its records are kept here unless the host here keeps them. */
        private GameSession session(JoinTarget target, @Nullable EmbeddedHost hosting) {
            if (hosting == null) {
                return records.watch(keeper.watch(connector.open(target)));
            }
            return hosting.isOpen() ? keeper.watch(connector.open(target)) : passing.open(target);
        }

        @Override
        public void history() {
            openHistory();
        }

        @Override
        public void stop() {
            if (table != null) {
                table.flow().leave();
            }
        }

        @Override
        public boolean isTaken() {
            return table != null;
        }
    }
}
