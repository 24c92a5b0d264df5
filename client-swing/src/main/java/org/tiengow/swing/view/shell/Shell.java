package org.tiengow.swing.view.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.Connector;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.discovery.HostFinder;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.swing.model.Language;
import org.tiengow.swing.model.StartModel;
import org.tiengow.swing.model.StartScreen;
import org.tiengow.swing.model.Words;
import org.tiengow.swing.settings.Settings;
import org.tiengow.swing.settings.SettingsFile;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.start.StartInput;
import org.tiengow.swing.view.start.StartView;

/** The program's window: the start screen, and from there one table at a time. Belongs to the event thread. */
public final class Shell implements StartInput, Desk {
    private static final Logger LOG = LoggerFactory.getLogger(Shell.class);
    private static final int SHEET_WIDTH = 840;
    private static final int SHEET_HEIGHT = 700;

    private final SettingsFile file;
    private final Path data;
    private final Connector connector;
    // Not a daemon: what is to be written or closed at the end is done before the program ends.
    private final ExecutorService background =
            Executors.newSingleThreadExecutor(work -> new Thread(work, "tiengow-window-work"));
    private final AppFrame frame;
    private Settings settings;
    private Words words;
    private @Nullable StartView start;
    private @Nullable TablePlace place;
    private @Nullable HostFinder finder;
    private List<FoundHost> found = List.of();
    private String problem = "";
    private String busy = "";

    private Shell(Path data) {
        this.data = data;
        this.file = new SettingsFile(data);
        this.connector = new Connector(KnownHosts.in(data));
        Settings read = file.read();
        this.words = wordsOf(read);
        this.settings = read.name().isEmpty()
                ? read.withName(Settings.nameFor(System.getProperty("user.name", ""), words.get("start.firstName")))
                : read;
        theme().install(settings.scale());
        this.frame = new AppFrame(this::close);
    }

    /**
     * Opens the window; on the event thread.
     *
     * @param data the folder of this person's data
     */
    public static Shell open(Path data) {
        Shell shell = new Shell(data);
        shell.showStart();
        shell.frame.open(shell.settings.place());
        return shell;
    }

    /** Closes the window, after asking where a match is running. */
    public void close() {
        TablePlace current = place;
        if (current == null) {
            closeNow();
        } else {
            current.askToLeave(this::closeNow);
        }
    }

    /** Closes the window without asking. */
    public void closeNow() {
        if (place != null) {
            place.close();
            place = null;
        }
        stopLooking();
        Settings last = settings.withPlace(frame.place());
        background.execute(() -> file.write(last));
        background.shutdown();
        frame.dispose();
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public TileLook tileLook() {
        return settings.dark() ? TileLook.BLACK : TileLook.IVORY;
    }

    @Override
    public AppFrame frame() {
        return frame;
    }

    @Override
    public void waitFor(String what) {
        busy = what;
        refreshStart();
    }

    @Override
    public void left(String why) {
        place = null;
        problem = why;
        busy = "";
        showStart();
    }

    @Override
    public void rename(String name) {
        settings = settings.withName(name.strip());
    }

    @Override
    public void host() {
        if (isFree()) {
            waitFor(words.get("start.hosting"));
            enter(Hosting.open(words.get("start.hostName", settings.name()), data, background));
        }
    }

    @Override
    public void practise() {
        if (isFree()) {
            waitFor(words.get("start.hosting"));
            enter(Hosting.practice(words.get("start.practise"), data, background));
        }
    }

    @Override
    public void rules() {
        frame.openSheet(
                new RulesSheet(words, TableRules.named(RuleSets.DEFAULT_ID), false, frame::closeSheet),
                SHEET_WIDTH,
                SHEET_HEIGHT,
                frame::closeSheet);
    }

    @Override
    public void join(StartScreen.Game game) {
        if (!isFree()) {
            return;
        }
        Entrance entrance =
                entrance(game.target().address()).withFingerprint(game.target().fingerprint());
        boolean watch = game.kind() == StartScreen.JoinKind.WATCH;
        if (game.pin()) {
            frame.openSheet(
                    Question.ofWord(
                            game.title(),
                            words.get("start.pin.ask"),
                            words.get("start.pin"),
                            game.join(),
                            words.get("window.cancel"),
                            pin -> {
                                frame.closeSheet();
                                enter(entrance.withPin(pin), game.target().table(), watch, null);
                            },
                            frame::closeSheet),
                    Question.WIDTH,
                    Question.HEIGHT + 60,
                    frame::closeSheet);
        } else {
            enter(entrance, game.target().table(), watch, null);
        }
    }

    @Override
    public void join(String text) {
        if (!isFree()) {
            return;
        }
        try {
            HostAddress address = HostAddress.parse(text);
            settings = settings.withLastAddress(text.strip());
            enter(entrance(address), 0, false, null);
        } catch (IllegalArgumentException e) {
            say(words.get("start.address.bad"));
        }
    }

    @Override
    public void speak(Language language) {
        settings = settings.withLanguage(language.tag());
        words = wordsOf(settings);
        refresh();
    }

    @Override
    public void wear(Theme theme) {
        settings = settings.withDark(theme == Theme.DARK);
        theme.install(settings.scale());
        refresh();
    }

    /** Whether a table may be opened or joined now: there is none, nothing is under way, and the name will do. */
    private boolean isFree() {
        if (place != null || !busy.isEmpty()) {
            return false;
        }
        if (!Settings.isGoodName(settings.name())) {
            if (start != null) {
                start.sayOfName(words.get("start.nameBad"));
            }
            return false;
        }
        problem = "";
        return true;
    }

    private Entrance entrance(HostAddress address) {
        return Entrance.of(address, PlayerKind.PERSON, settings.name());
    }

    private void enter(CompletableFuture<Hosting> opening) {
        opening.whenComplete((hosting, failure) -> SwingUtilities.invokeLater(() -> {
            if (failure != null) {
                cannotHost(failure);
            } else {
                enter(hosting.entrance(settings.name()), 0, false, hosting);
            }
        }));
    }

    private void enter(Entrance entrance, int table, boolean watch, @Nullable Hosting hosting) {
        waitFor(words.get("connection.CONNECTING"));
        stopLooking();
        Settings now = settings;
        background.execute(() -> file.write(now));
        place = new TablePlace(this, connector, entrance, table, watch, hosting);
    }

    private void cannotHost(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause.getCause() != null) {
            cause = cause.getCause();
        }
        LOG.warn("A table could not be opened: {}", cause.toString());
        busy = "";
        say(words.get("problem.cannotHost", String.valueOf(cause.getMessage())));
    }

    private void say(String sentence) {
        problem = sentence;
        refreshStart();
    }

    private void showStart() {
        StartView view = new StartView(words, settings.name(), settings.lastAddress(), theme(), this);
        start = view;
        refreshStart();
        frame.show(view);
        frame.setTitle(words.get("window.title"));
        if (finder == null) {
            finder = HostFinder.start(hosts -> SwingUtilities.invokeLater(() -> {
                if (finder != null) {
                    found = hosts;
                    refreshStart();
                }
            }));
        }
    }

    private void refreshStart() {
        if (start != null) {
            start.show(new StartModel(words).screen(found, problem, busy));
        }
    }

    private void refresh() {
        if (place == null) {
            showStart();
        } else {
            place.refresh();
        }
    }

    /** A table is being joined, so nobody looks at the list; the next look begins afresh. */
    private void stopLooking() {
        if (finder != null) {
            finder.close();
            finder = null;
            found = List.of();
        }
    }

    private Theme theme() {
        return settings.dark() ? Theme.DARK : Theme.LIGHT;
    }

    private static Words wordsOf(Settings settings) {
        Language language = Language.find(settings.language()).orElseGet(() -> Language.near(settings.locale()));
        return Words.of(language.locale());
    }
}
