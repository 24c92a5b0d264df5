package org.tiengow.swing.view.shell.start;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.flow.HostHere;
import org.tiengow.presentation.flow.HostsHere;
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

/** The start screen: who one is, the games nearby, and the ways to a table. Belongs to the event thread. */
public final class StartController implements StartInput {
    /** More nobody was torn away from in an evening. */
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
    private @Nullable StartView view;
    private boolean isShown;

    /** Where the start screen leads. */
    public interface Ways {
        /**
         * To a table.
         *
         * @param hosting the host to be closed with the table, where it is this program's own
         */
        void enter(Entrance entrance, Wish wish, @Nullable HostHere hosting);

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
     * @param data the folder of this person's data
     * @param background does one thing after the other
     * @param hosts the hosts that this program could run
     */
    public StartController(
            Surroundings around, SettingsInForce inForce, Path data, Executor background, HostsHere hosts, Ways ways) {
        this.around = around;
        this.inForce = inForce;
        this.ways = ways;
        this.seats = KeptSeats.in(data);
        this.nearby = new GamesNearby(background, LastAddresses.in(data), seats, this::refresh);
        this.own = new OwnTables(
                around,
                inForce,
                hosts,
                way,
                this::isFree,
                hosting -> ways.enter(hosting.entrance(name()), Wish.ANY_SEAT, hosting));
        this.elsewhere = new TablesElsewhere(
                around,
                inForce,
                data,
                background,
                way,
                nearby,
                this::isFree,
                (entrance, wish) -> ways.enter(entrance, wish, null));
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
            own.forgetNight(); // only whoever was torn away from an own night has a seat in it still
            persons.stream()
                    .filter(KeptSeat::own)
                    .findFirst()
                    .ifPresent(seat -> own.lookForNight(seat.name(), this::refresh));
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
        way.waitFor(what);
    }

    /** Nothing is under way any more, for this reason; empty where none has to be said. */
    public void say(String why) {
        way.say(why);
    }

    @Override
    public void rename(String name) {
        inForce.note(settings -> settings.withName(name.strip())); // kept when it is used: a letter more is no name yet
    }

    @Override
    public void goOn() {
        if (isFree()) {
            own.goOn();
        }
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
    public void replays() {
        if (!ways.isTaken() && !way.isBusy()) {
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

    /**
     * What was to be entered has another key than the known one. Where its name is not known either, it has been said what
     * is wrong, and nothing more can be done.
     */
    public void askToTrust(OtherKey keys, Entrance entrance, Wish wish) {
        elsewhere.askToTrust(keys, entrance, wish);
    }

    /**
     * Asks for the PIN of a host, and enters with it.
     *
     * @param problem why the one before would not do; empty when there was none
     */
    public void askForPin(String problem, Entrance entrance, Wish wish) {
        elsewhere.askForPin(problem, entrance, wish);
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
        if (ways.isTaken() || way.isBusy()) {
            return false;
        }
        if (!Settings.isGoodName(name())) {
            if (view != null) {
                view.sayOfName(words().get("start.nameBad"));
            }
            return false;
        }
        way.forgetProblem();
        return true;
    }

    private void refresh() {
        if (view != null) {
            view.show(new StartModel(words())
                    .screen(
                            who(),
                            nearby.found(),
                            nearby.known(),
                            way.problem(),
                            way.busy(),
                            way.isBusy() && ways.isTaken(),
                            kept));
        }
    }

    private StartModel.Who who() {
        Settings settings = inForce.settings();
        return new StartModel.Who(settings.guided(), settings.last(), own.night());
    }

    private String name() {
        return inForce.settings().name();
    }

    private Words words() {
        return inForce.words();
    }
}
