package org.tiengow.swing.view.shell.start;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.discovery.HostFinder;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.EmbeddedHosts;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.over.CardPresenter;
import org.tiengow.swing.view.shell.over.RulesPresenter;
import org.tiengow.swing.view.shell.settings.SettingsInForce;
import org.tiengow.swing.view.start.StartInput;
import org.tiengow.swing.view.start.StartView;

/** The start screen: the user's name, the games nearby, and the ways to a table. Confined to the event thread. */
public final class StartController implements StartInput {
    /** The greatest number of held seats that are offered. More are not expected in one night. */
    private static final int MOST_HELD = 2;

    private final Surroundings around;
    private final SettingsInForce inForce;
    private final WayToTable way = new WayToTable(this::refresh);
    private final OwnTables own;
    private final TablesElsewhere elsewhere;
    private final Ways ways;
    private final GamesNearby nearby;
    private final KeptSeats seats;
    private List<KeptSeat> kept = List.of();
    private List<StartScreen.Row> rows = List.of();
    private @Nullable StartView view;
    private boolean isShown;

    /** The navigation from the start screen. */
    public interface Ways {
        /**
         * Enters a table.
         *
         * @param hosting the host to close with the table, if it is this program's own; otherwise null
         */
        void enter(JoinTarget joinTarget, Wish wish, @Nullable EmbeddedHost hosting);

        /** Opens the history of nights, people and replays. */
        void history();

        /** Cancels the current attempt to enter a table. */
        void stop();

        /** Checks whether the user is at a table or is being connected to one. */
        boolean isTaken();
    }

    /**
     * Creates a start screen that is not shown yet.
     *
     * @param data the folder of the user's data
     * @param background runs tasks one at a time
     * @param hosts the hosts that this program can run
     */
    public StartController(
            Surroundings around,
            SettingsInForce inForce,
            Path data,
            Executor background,
            EmbeddedHosts hosts,
            Ways ways) {
        this.around = around;
        this.inForce = inForce;
        this.ways = ways;
        this.seats = KeptSeats.in(data);
        this.nearby = new GamesNearby(
                background,
                (listener, known) -> HostFinder.start(listener, known)::close,
                LastAddresses.in(data),
                seats,
                this::refresh);
        this.own = new OwnTables(
                around,
                inForce,
                hosts,
                way,
                this::isFree,
                hosting -> ways.enter(hosting.joinTarget(name()), Wish.ANY_SEAT, hosting));
        this.elsewhere = new TablesElsewhere(
                around,
                inForce,
                data,
                background,
                way,
                nearby,
                this::isFree,
                (joinTarget, wish) -> ways.enter(joinTarget, wish, null));
    }

    /** Shows the screen, rebuilt in the current language and look. A typed address stays. */
    public void show() {
        Settings settings = inForce.settings();
        String address = view == null ? settings.lastAddress() : view.address();
        StartView fresh = new StartView(words(), settings.name(), address, inForce.theme(), this);
        view = fresh;
        rows = List.of();
        refresh();
        around.frame().show(fresh);
        around.frame().setTitle(words().get("window.title"));
        isShown = true;
        around.frame().whenPainted(this::lookNearby);
    }

    /** Starts the search once the window has been painted, so that the window does not wait for the network. */
    private void lookNearby() {
        if (isShown) {
            nearby.look();
            lookForSeats();
        }
    }

    /** Loads the held seats. The query is queued behind pending changes, so a session that has just left has already forgotten its seat. */
    private void lookForSeats() {
        seats.ask(held -> SwingUtilities.invokeLater(() -> {
            List<KeptSeat> persons = held.stream()
                    .filter(seat -> seat.kind() == PlayerKind.PERSON)
                    .toList();
            kept = persons.stream().filter(seat -> !seat.own()).limit(MOST_HELD).toList();
            own.forgetNight(); // only a user who was disconnected from an own night still has a seat in it
            persons.stream()
                    .filter(KeptSeat::own)
                    .findFirst()
                    .ifPresent(seat -> own.lookForNight(seat.name(), this::refresh));
            refresh();
        }));
    }

    /** Leaves the screen and stops the search for games. */
    public void leave() {
        isShown = false;
        nearby.stop();
    }

    /** Shows the progress on the way to a table. An empty text clears it. */
    public void waitFor(String what) {
        way.waitFor(what);
    }

    /** Ends the progress and shows the reason. An empty reason shows nothing. */
    public void say(String why) {
        way.say(why);
    }

    @Override
    public void rename(String name) {
        inForce.note(settings -> settings.withName(name.strip())); // not written yet: the name may be unfinished
    }

    @Override
    public void host() {
        if (isFree()) {
            own.host("");
        }
    }

    @Override
    public void hostWithPin() {
        if (isFree()) {
            own.hostWithPin();
        }
    }

    @Override
    public void practise() {
        if (isFree()) {
            own.practise();
        }
    }

    @Override
    public void guide() {
        if (isFree()) {
            own.guide();
        }
    }

    @Override
    public void history() {
        if (!ways.isTaken() && !way.isBusy()) {
            ways.history();
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
    public void join(StartScreen.Game game, StartScreen.Way chosen) {
        if (isFree()) {
            elsewhere.join(game, chosen);
        }
    }

    @Override
    public void join(StartScreen.Away away) {
        if (isFree()) {
            elsewhere.join(away);
        }
    }

    @Override
    public void join(String text) {
        if (isFree()) {
            elsewhere.join(text);
        }
    }

    /** Notes that an address has led to a table. */
    public void arrived(HostAddress address) {
        nearby.forget();
        elsewhere.arrived(address);
    }

    /**
     * Asks whether to trust a host whose key differs from the known one, and enters it. Does nothing if the name of the host is unknown:
     * the error has been shown already.
     */
    public void askToTrust(OtherKey keys, JoinTarget joinTarget, Wish wish) {
        elsewhere.askToTrust(keys, joinTarget, wish);
    }

    /**
     * Asks for the PIN of a host, and enters with it.
     *
     * @param problem why the previous PIN was refused; empty if there was none
     */
    public void askForPin(String problem, JoinTarget joinTarget, Wish wish) {
        elsewhere.askForPin(problem, joinTarget, wish);
    }

    @Override
    public void resume(StartScreen.Offer offer) {
        if (!isFree()) {
            return;
        }
        if (offer.own()) {
            own.goOn();
            return;
        }
        kept.stream()
                .filter(seat -> StartModel.key(seat).equals(offer.key()))
                .findFirst()
                .ifPresent(seat ->
                        ways.enter(whereItIs(seat), new Wish(seat.table(), OptionalInt.empty(), Wish.Role.PLAY), null));
    }

    /** Returns the join target of a held seat. A host that answers on the network with the same key has the current address. */
    private JoinTarget whereItIs(KeptSeat seat) {
        JoinTarget joinTarget = seat.joinTarget();
        return nearby.found().stream()
                .filter(host -> !seat.fingerprint().isEmpty()
                        && host.fingerprint().equals(seat.fingerprint())
                        && !host.addresses().contains(seat.address()))
                .findFirst()
                .map(host -> joinTarget.withAddress(host.address()))
                .orElse(joinTarget);
    }

    @Override
    public void stop() {
        ways.stop();
    }

    @Override
    public void forget(StartScreen.Offer offer) {
        kept.stream()
                .filter(seat -> StartModel.key(seat).equals(offer.key()))
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

    /**
     * Checks whether a table may be opened or joined: the user is at none, no attempt is running, and the name is valid. Shows an error for
     * an invalid name.
     */
    private boolean isFree() {
        if (ways.isTaken() || way.isBusy()) {
            return false;
        }
        String problem = new StartModel(words()).nameProblem(name());
        if (!problem.isEmpty()) {
            if (view != null) {
                view.askForName(problem);
            }
            return false;
        }
        way.forgetProblem();
        return true;
    }

    private void refresh() {
        if (view != null) {
            StartScreen screen = new StartModel(words())
                    .screen(
                            who(),
                            rows,
                            nearby.found(),
                            nearby.known(),
                            way.problem(),
                            way.busy(),
                            way.isBusy() && ways.isTaken(),
                            kept);
            rows = screen.rows();
            view.show(screen);
        }
    }

    private StartModel.Who who() {
        Settings settings = inForce.settings();
        return new StartModel.Who(
                settings.history().guided(), settings.history().last(), own.night());
    }

    private String name() {
        return inForce.settings().name();
    }

    private Words words() {
        return inForce.words();
    }
}
