package org.tiengow.swing.view.shell.start;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.BrokenOff;
import org.tiengow.host.Unfinished;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.settings.Settings.Begun;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.start.BrokenOffWords;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;
import org.tiengow.protocol.discovery.JoinCode;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.hosting.Home;
import org.tiengow.swing.view.shell.hosting.Hosting;
import org.tiengow.swing.view.shell.over.CardPresenter;
import org.tiengow.swing.view.shell.over.RulesPresenter;
import org.tiengow.swing.view.shell.over.TrustPresenter;
import org.tiengow.swing.view.shell.settings.SettingsInForce;
import org.tiengow.swing.view.start.StartInput;
import org.tiengow.swing.view.start.StartView;

/** The start screen: who one is, the games nearby, and the ways to a table. Belongs to the event thread. */
public final class StartController implements StartInput {
    /** More nobody was torn away from in an evening. */
    private static final int MOST_HELD = 2;

    private final Surroundings around;
    private final SettingsInForce inForce;
    private final Home home;
    private final Ways ways;
    private final GamesNearby nearby;
    private final KeptSeats seats;
    private final TrustPresenter trust;
    private List<KeptSeat> kept = List.of();
    private Optional<BrokenOff> night = Optional.empty();
    private String nightOf = "";
    private @Nullable StartView view;
    private boolean isShown;
    private String problem = "";
    private String busy = "";

    /** Where the start screen leads. */
    public interface Ways {
        /**
         * To a table.
         *
         * @param hosting the host to be closed with the table, where it is this program's own
         */
        void enter(Entrance entrance, Wish wish, @Nullable Hosting hosting);

        /** To the rounds that were kept. */
        void replays();

        /** Ends what is under way to a table. */
        void stop();

        /** Whether somebody is at a table already, or on the way to one. */
        boolean isTaken();
    }

    /**
     * A start screen, not yet shown.
     *
     * @param home where this person's data is kept, and what happens in the background
     */
    public StartController(Surroundings around, SettingsInForce inForce, Home home, Ways ways) {
        this.around = around;
        this.inForce = inForce;
        this.home = home;
        this.ways = ways;
        this.seats = KeptSeats.in(home.data());
        this.nearby = new GamesNearby(home.background(), LastAddresses.in(home.data()), seats, this::refresh);
        this.trust = new TrustPresenter(around, KnownHosts.in(home.data()), home.background());
    }

    /** Shows the screen, made anew in the language and the look that are now in force; a typed address stays. */
    public void show() {
        Settings settings = inForce.settings();
        String address = view == null ? settings.lastAddress() : view.address();
        StartView fresh = new StartView(words(), settings.name(), address, inForce.theme(), this);
        view = fresh;
        refresh();
        around.frame().show(fresh);
        around.frame().setTitle(words().get("window.title"));
        isShown = true;
        around.frame().whenPainted(this::lookNearby);
    }

    /** The network waits until the window stands; the window does not wait for the network. */
    private void lookNearby() {
        if (isShown) {
            nearby.look();
            lookForSeats();
        }
    }

    /** A seat that was left is forgotten by its session, perhaps in this very moment, and before what is asked here. */
    private void lookForSeats() {
        seats.ask(held -> SwingUtilities.invokeLater(() -> {
            List<KeptSeat> persons = held.stream()
                    .filter(seat -> seat.kind() == PlayerKind.PERSON)
                    .toList();
            kept = persons.stream().filter(seat -> !seat.own()).limit(MOST_HELD).toList();
            night = Optional.empty();
            persons.stream().filter(KeptSeat::own).findFirst().ifPresent(this::lookForNight);
            refresh();
        }));
    }

    /** Only whoever was torn away from an own night has a seat in it still. */
    private void lookForNight(KeptSeat seat) {
        CompletableFuture<Void> unused = Hosting.brokenOff(home.data(), home.background())
                .thenAccept(found -> SwingUtilities.invokeLater(() -> {
                    night = found;
                    nightOf = seat.name();
                    refresh();
                }));
    }

    /** The screen is left: looks for no more games. */
    public void leave() {
        isShown = false;
        nearby.stop();
    }

    /** Says what is happening on the way to a table; empty for nothing. */
    public void waitFor(String what) {
        busy = what;
        refresh();
    }

    /** Nothing is under way any more, for this reason; empty where none has to be said. */
    public void say(String why) {
        busy = "";
        problem = why;
        refresh();
    }

    @Override
    public void rename(String name) {
        inForce.note(settings -> settings.withName(name.strip())); // kept when it is used: a letter more is no name yet
    }

    @Override
    public void goOn() {
        if (isFree() && night.isPresent()) {
            BrokenOff broken = night.get();
            waitFor(words().get("start.hosting"));
            inForce.note(settings -> settings.withLast(Begun.HOST));
            enter(Hosting.open(broken.host(), broken.pin(), Unfinished.GO_ON, home));
        }
    }

    @Override
    public void host() {
        host("");
    }

    @Override
    public void hostWithPin() {
        if (isFree()) {
            SheetScreen asking = new QuestionWords(words()).hostPin(false);
            SmallSheet[] sheet = new SmallSheet[1];
            sheet[0] = new SmallSheet(around.frame(), (act, typed) -> {
                if (act.equals(QuestionWords.YES) && !QuestionWords.isPin(typed)) {
                    sheet[0].show(new QuestionWords(words()).hostPin(true));
                    return;
                }
                around.frame().closeSheet();
                if (act.equals(QuestionWords.YES)) {
                    host(typed);
                }
            });
            sheet[0].show(asking);
        }
    }

    /** With a PIN; empty without one. It is kept nowhere but with the night itself. */
    private void host(String pin) {
        if (isFree()) {
            waitFor(words().get("start.hosting"));
            CompletableFuture<Void> unused = Hosting.brokenOff(home.data(), home.background())
                    .thenAccept(found -> SwingUtilities.invokeLater(() -> found.ifPresentOrElse(
                            night -> askWhetherToGoOn(night, pin), () -> host(pin, Unfinished.GO_ON))))
                    .exceptionally(failure -> {
                        SwingUtilities.invokeLater(() -> cannotHost(failure));
                        return null;
                    });
        }
    }

    private void host(String pin, Unfinished unfinished) {
        inForce.note(settings -> settings.withLast(Begun.HOST));
        enter(Hosting.open(new StartModel(words()).hostName(name()), pin, unfinished, home));
    }

    /** A night that was broken off goes on only where somebody says so; its guests know the PIN it had. */
    private void askWhetherToGoOn(BrokenOff night, String pin) {
        new SmallSheet(around.frame(), (act, typed) -> {
                    around.frame().closeSheet();
                    switch (act) {
                        case QuestionWords.YES -> {
                            String same = pin.isEmpty() ? night.pin() : pin;
                            enter(Hosting.open(night.host(), same, Unfinished.GO_ON, home));
                        }
                        case QuestionWords.OTHER -> host(pin, Unfinished.SET_ASIDE);
                        default -> say("");
                    }
                })
                .show(new BrokenOffWords(words(), ZoneId.systemDefault())
                        .screen(night.host(), tables(night), night.last()));
    }

    private static List<BrokenOffWords.Table> tables(BrokenOff night) {
        return night.tables().stream()
                .map(table -> new BrokenOffWords.Table(table.people(), table.round()))
                .toList();
    }

    @Override
    public void practise() {
        if (isFree()) {
            inForce.note(settings -> settings.withLast(Begun.PRACTICE));
            waitFor(words().get("start.hosting"));
            enter(Hosting.practice(words().get("start.practise"), home));
        }
    }

    @Override
    public void guide() {
        if (isFree()) {
            inForce.note(settings -> settings.withLast(Begun.GUIDE));
            waitFor(words().get("start.hosting"));
            enter(Hosting.lesson(words().get("guide.title"), home));
        }
    }

    @Override
    public void replays() {
        if (!ways.isTaken() && busy.isEmpty()) {
            ways.replays();
        }
    }

    @Override
    public void rules() {
        RulesPresenter.openSheetOfAll(around);
    }

    @Override
    public void card() {
        CardPresenter.openSheet(around, TableRules.named(RuleSets.DEFAULT_ID));
    }

    @Override
    public void howToGetIt() {
        SmallSheet.tell(around.frame(), new QuestionWords(words()).friend());
    }

    @Override
    public void join(StartScreen.Game game, StartScreen.Way way) {
        if (!isFree()) {
            return;
        }
        Entrance entrance =
                entrance(game.target().address()).withFingerprint(game.target().fingerprint());
        Wish wish = new Wish(game.target().table(), way.seat(), way.kind() == StartScreen.JoinKind.WATCH);
        if (game.pin()) {
            askForPin("", entrance, wish);
        } else {
            join(entrance, wish);
        }
    }

    @Override
    public void join(StartScreen.Away away) {
        if (isFree()) {
            Entrance entrance = entrance(away.target().address())
                    .withFingerprint(away.target().fingerprint());
            join(entrance, Wish.ANY_SEAT);
        }
    }

    /**
     * What was to be entered has another key than the known one. Where its name is not known either, it has been said what
     * is wrong, and nothing more can be done.
     */
    public void askToTrust(OtherKey keys, Entrance entrance, Wish wish) {
        Optional<String> host = keys.name().isEmpty()
                ? nearby.known().stream()
                        .filter(met -> met.fingerprint().equals(keys.known()))
                        .map(LastAddresses.Met::name)
                        .findFirst()
                : Optional.of(keys.name());
        host.ifPresent(name -> trust.ask(name, keys, trusted -> {
            if (trusted && isFree()) {
                ways.enter(entrance.withFingerprint(keys.shown()), wish, null);
            }
        }));
    }

    @Override
    public void join(String text) {
        if (!isFree()) {
            return;
        }
        try {
            HostAddress address = HostAddress.parse(text);
            // Of a code the address is kept: what it stands for is plain to see, and has no blanks.
            String kept = JoinCode.isLike(text) ? address.toString() : text.strip();
            inForce.note(settings -> settings.withLastAddress(kept));
            join(entrance(address), Wish.ANY_SEAT);
        } catch (IllegalArgumentException e) {
            say(words().get(JoinCode.isLike(text) ? "start.address.slip" : "start.address.bad"));
        }
    }

    @Override
    public void comeBack(StartScreen.Held held) {
        if (isFree()) {
            kept.stream()
                    .filter(seat -> StartModel.key(seat).equals(held.key()))
                    .findFirst()
                    .ifPresent(seat ->
                            ways.enter(whereItIs(seat), new Wish(seat.table(), OptionalInt.empty(), false), null));
        }
    }

    /** A host with the right key that answers on the network is better known than where it was. */
    private Entrance whereItIs(KeptSeat seat) {
        Entrance entrance = seat.entrance();
        return nearby.found().stream()
                .filter(host -> !seat.fingerprint().isEmpty()
                        && host.fingerprint().equals(seat.fingerprint())
                        && !host.addresses().contains(seat.address()))
                .findFirst()
                .map(host -> entrance.withAddress(host.address()))
                .orElse(entrance);
    }

    @Override
    public void stop() {
        ways.stop();
    }

    @Override
    public void forget(StartScreen.Held held) {
        kept.stream()
                .filter(seat -> StartModel.key(seat).equals(held.key()))
                .forEach(seat -> seats.forgetSoon(seat.token()));
        lookForSeats();
    }

    @Override
    public void speak(Language language) {
        around.change(now -> now.withLanguage(language.tag()));
    }

    @Override
    public void wear(Theme theme) {
        around.change(now -> now.withLook(now.look().withDark(theme == Theme.DARK)));
    }

    @Override
    public void openSettings() {
        around.openSettings();
    }

    /** Whether a table may be opened or joined now: there is none, nothing is under way, and the name will do. */
    private boolean isFree() {
        if (ways.isTaken() || !busy.isEmpty()) {
            return false;
        }
        if (!Settings.isGoodName(name())) {
            if (view != null) {
                view.sayOfName(words().get("start.nameBad"));
            }
            return false;
        }
        problem = "";
        return true;
    }

    /**
     * Asks for the PIN of a host, and enters with it.
     *
     * @param problem why the one before would not do; empty when there was none
     */
    public void askForPin(String problem, Entrance entrance, Wish wish) {
        String fingerprint = entrance.fingerprint();
        String join = words().get(wish.watching() ? "start.watch" : "start.join");
        String title = nearby.found().stream()
                .filter(host -> host.addresses().contains(entrance.address()))
                .map(FoundHost::name)
                .findFirst()
                .orElse(entrance.address().toString());
        CompletableFuture.supplyAsync(
                        () -> fingerprint.isEmpty() ? "" : FingerprintWords.line(fingerprint), home.background())
                .thenAccept(hostWords -> SwingUtilities.invokeLater(() ->
                        askForPin(new QuestionWords(words()).pin(title, join, hostWords, problem), entrance, wish)));
    }

    /** The words of the key are there to be compared before the PIN is shown to it. */
    private void askForPin(SheetScreen question, Entrance entrance, Wish wish) {
        new SmallSheet(around.frame(), (act, pin) -> {
                    around.frame().closeSheet();
                    if (act.equals(QuestionWords.YES)) {
                        join(entrance.withPin(pin), wish);
                    }
                })
                .show(question);
    }

    private void join(Entrance entrance, Wish wish) {
        inForce.note(settings -> settings.withLast(Begun.JOIN));
        ways.enter(entrance, wish, null);
    }

    private Entrance entrance(HostAddress address) {
        return Entrance.of(address, PlayerKind.PERSON, name());
    }

    private void enter(CompletableFuture<Hosting> opening) {
        // Both ends are handled here, so nobody waits for what follows.
        CompletableFuture<Hosting> unused =
                opening.whenComplete((hosting, failure) -> SwingUtilities.invokeLater(() -> {
                    if (failure != null) {
                        cannotHost(failure);
                    } else {
                        ways.enter(hosting.entrance(name()), Wish.ANY_SEAT, hosting);
                    }
                }));
    }

    private void cannotHost(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause.getCause() != null) {
            cause = cause.getCause();
        }
        log().warn("A table could not be opened: {}", cause.toString());
        say(words().get("problem.cannotHost", String.valueOf(cause.getMessage())));
    }

    private void refresh() {
        if (view != null) {
            view.show(new StartModel(words())
                    .screen(
                            who(),
                            nearby.found(),
                            nearby.known(),
                            problem,
                            busy,
                            !busy.isEmpty() && ways.isTaken(),
                            kept));
        }
    }

    private StartModel.Who who() {
        Settings settings = inForce.settings();
        String told = night.map(broken -> new BrokenOffWords(words(), ZoneId.systemDefault())
                        .brief(new StartModel(words()).hostName(nightOf), tables(broken), broken.last()))
                .orElse("");
        return new StartModel.Who(settings.guided(), settings.last(), told);
    }

    private String name() {
        return inForce.settings().name();
    }

    private Words words() {
        return inForce.words();
    }

    // Only when there is something to say: the first logger takes its time, and the window should not wait for it.
    private static Logger log() {
        return LoggerFactory.getLogger(StartController.class);
    }
}
