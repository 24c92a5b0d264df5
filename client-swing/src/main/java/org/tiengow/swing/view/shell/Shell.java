package org.tiengow.swing.view.shell;

import java.awt.Dimension;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.Connector;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.swing.model.Language;
import org.tiengow.swing.model.StartModel;
import org.tiengow.swing.model.StartScreen;
import org.tiengow.swing.model.Words;
import org.tiengow.swing.settings.Settings;
import org.tiengow.swing.settings.SettingsFile;
import org.tiengow.swing.sound.Sound;
import org.tiengow.swing.sound.Speaker;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.start.FriendSheet;
import org.tiengow.swing.view.start.StartInput;
import org.tiengow.swing.view.start.StartView;

/** The program's window: the start screen, and from there one table at a time. Belongs to the event thread. */
public final class Shell implements StartInput, Desk {
    private static final int SHEET_WIDTH = 840;
    private static final int SHEET_HEIGHT = 700;

    private final SettingsFile file;
    private final Path data;
    private final Connector connector;
    // Not a daemon: what is to be written or closed at the end is done before the program ends.
    private final ExecutorService background =
            Executors.newSingleThreadExecutor(work -> new Thread(work, "tiengow-window-work"));
    private final GamesNearby nearby = new GamesNearby(background, this::refreshStart);
    private final Speaker speaker = new Speaker();
    private final AppFrame frame;
    private final SettingsDesk settingsDesk = new SettingsDesk(this, this::showAgain);
    private Settings settings;
    private Words words;
    /** The scale in force, and what must fit the window while everything is enlarged. */
    private float scale;

    private @Nullable Dimension enlarged;
    private @Nullable StartView start;
    private @Nullable TablePlace place;
    private @Nullable ReplayFiles replays;
    private Runnable closed = () -> {};
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
        this.scale = settings.look().scale();
        theme().install(scale);
        this.frame = new AppFrame(this::close);
        frame.whenResized(this::rescale);
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

    /**
     * Opens the window on a record file; on the event thread.
     *
     * @param data the folder of this person's data
     * @param record the file
     * @param closed is run when the window is gone and everything is kept
     */
    public static Shell open(Path data, Path record, Runnable closed) {
        Shell shell = open(data);
        shell.closed = closed;
        shell.nearby.stop();
        shell.openRecord(record);
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
        if (replays != null) {
            replays.close();
        }
        nearby.stop();
        speaker.close();
        Settings last = settings.withPlace(frame.place());
        background.execute(() -> file.write(last));
        background.execute(closed);
        background.shutdown();
        frame.dispose();
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public TileLook tileLook() {
        return settings.look().hasBlackTiles() ? TileLook.BLACK : TileLook.IVORY;
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        Settings before = settings;
        Settings next = change.apply(before);
        if (next.equals(before)) {
            return;
        }
        settings = next;
        background.execute(() -> file.write(next));
        if (next.look().dark() != before.look().dark()) {
            scale = wantedScale();
            theme().install(scale);
        }
        rescale();
        if (!next.language().equals(before.language()) || next.names() != before.names()) {
            words = wordsOf(next);
        }
        showAgain();
    }

    @Override
    public void openSettings() {
        settingsDesk.open();
    }

    @Override
    public void enlarge(@Nullable Dimension room) {
        enlarged = room;
        rescale();
    }

    private void rescale() {
        float wanted = wantedScale();
        if (wanted != scale) {
            scale = wanted;
            theme().install(scale);
        }
    }

    private float wantedScale() {
        float chosen = settings.look().scale();
        return enlarged == null ? chosen : Enlargement.scale(chosen, frame.size(), enlarged);
    }

    @Override
    public void play(Sound sound) {
        if (settings.sound()) {
            speaker.play(sound);
        }
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
        settings = settings.withName(name.strip()); // kept when it is used: a letter more is no name yet
    }

    @Override
    public void host() {
        if (isFree()) {
            waitFor(words.get("start.hosting"));
            enter(Hosting.open(new StartModel(words).hostName(settings.name()), data, background));
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
    public void replays() {
        if (place == null && busy.isEmpty()) {
            nearby.stop();
            openReplays().show();
        }
    }

    /** Opens a record file; on the event thread. */
    private void openRecord(Path record) {
        ReplayFiles opened = openReplays();
        opened.show();
        opened.open(record);
    }

    private ReplayFiles openReplays() {
        ReplayFiles opened = new ReplayFiles(this, data.resolve("records"), () -> {
            replays = null;
            showStart();
        });
        replays = opened;
        return opened;
    }

    @Override
    public void guide() {
        if (isFree()) {
            waitFor(words.get("start.hosting"));
            enter(Hosting.lesson(words.get("guide.title"), background));
        }
    }

    @Override
    public void rules() {
        frame.openSheet(
                new RulesSheet(words, TableRules.named(RuleSets.DEFAULT_ID), false, frame::closeSheet).withGuide(() -> {
                    frame.closeSheet();
                    guide();
                }),
                SHEET_WIDTH,
                SHEET_HEIGHT,
                frame::closeSheet);
    }

    @Override
    public void card() {
        CardDesk.openSheet(this, TableRules.named(RuleSets.DEFAULT_ID));
    }

    @Override
    public void howToGetIt() {
        frame.openSheet(
                new FriendSheet(words, frame::closeSheet), FriendSheet.WIDTH, FriendSheet.HEIGHT, frame::closeSheet);
    }

    @Override
    public void join(StartScreen.Game game, StartScreen.Way way) {
        if (!isFree()) {
            return;
        }
        Entrance entrance =
                entrance(game.target().address()).withFingerprint(game.target().fingerprint());
        TablePlace.Wish wish =
                new TablePlace.Wish(game.target().table(), way.seat(), way.kind() == StartScreen.JoinKind.WATCH);
        if (game.pin()) {
            frame.openSheet(
                    Question.ofWord(
                            game.title(),
                            words.get("start.pin.ask"),
                            words.get("start.pin"),
                            way.words(),
                            words.get("window.cancel"),
                            pin -> {
                                frame.closeSheet();
                                enter(entrance.withPin(pin), wish, null);
                            },
                            frame::closeSheet),
                    Question.WIDTH,
                    Question.HEIGHT + 60,
                    frame::closeSheet);
        } else {
            enter(entrance, wish, null);
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
            enter(entrance(address), TablePlace.Wish.ANY_SEAT, null);
        } catch (IllegalArgumentException e) {
            say(words.get("start.address.bad"));
        }
    }

    @Override
    public void speak(Language language) {
        change(now -> now.withLanguage(language.tag()));
    }

    @Override
    public void wear(Theme theme) {
        change(now -> now.withLook(now.look().withDark(theme == Theme.DARK)));
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
                enter(hosting.entrance(settings.name()), TablePlace.Wish.ANY_SEAT, hosting);
            }
        }));
    }

    private void enter(Entrance entrance, TablePlace.Wish wish, @Nullable Hosting hosting) {
        waitFor(words.get("connection.CONNECTING"));
        nearby.stop();
        Settings now = settings;
        background.execute(() -> file.write(now));
        place = new TablePlace(this, connector, entrance, wish, hosting);
    }

    private void cannotHost(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause.getCause() != null) {
            cause = cause.getCause();
        }
        log().warn("A table could not be opened: {}", cause.toString());
        busy = "";
        say(words.get("problem.cannotHost", String.valueOf(cause.getMessage())));
    }

    private void say(String sentence) {
        problem = sentence;
        refreshStart();
    }

    private void showStart() {
        StartView view =
                new StartView(words, settings.name(), settings.lastAddress(), !settings.guided(), theme(), this);
        start = view;
        refreshStart();
        frame.show(view);
        frame.setTitle(words.get("window.title"));
        nearby.look();
    }

    private void refreshStart() {
        if (start != null) {
            start.show(new StartModel(words).screen(nearby.found(), problem, busy));
        }
    }

    /** Shows the same screen with the settings in force. */
    private void showAgain() {
        if (place != null) {
            place.refresh();
        } else if (replays != null) {
            replays.refresh();
        } else {
            showStart();
        }
    }

    private Theme theme() {
        return settings.look().dark() ? Theme.DARK : Theme.LIGHT;
    }

    private static Words wordsOf(Settings settings) {
        Language language = Language.find(settings.language()).orElseGet(() -> Language.near(settings.locale()));
        return Words.of(language.locale(), settings.names());
    }

    // Only when there is something to say: the first logger takes its time, and the window should not wait for it.
    private static Logger log() {
        return LoggerFactory.getLogger(Shell.class);
    }
}
