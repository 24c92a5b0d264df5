package org.tiengow.swing.view.shell;

import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.analysis.Advice;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.table.ShownSeat.Countdown;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.swing.view.table.Standpoint;
import org.tiengow.swing.view.table.TableView;

/** A round at a table: shows what the session knows, and plays what somebody chooses. */
final class TableDesk implements RoundDesk, TableInput {
    /** How long the only legal play is shown before it is made. */
    private static final int ONLY_PLAY_MILLIS = 600;

    private final Desk desk;
    private final TablePlace place;
    private final TableTools tools;
    private final BigScreen big;
    private final EndDesk end;
    private final TableSounds sounds;
    private final TimeCalls calls = new TimeCalls(this::announceTime);
    private final Timer onlyPlay = new Timer(ONLY_PLAY_MILLIS, event -> makeOnlyPlay());
    private @Nullable TableModel model;
    private @Nullable TableView view;
    private long arranged = -1;
    private boolean cardOpen;

    TableDesk(Desk desk, TablePlace place) {
        this.desk = desk;
        this.place = place;
        this.tools = new TableTools(desk, place);
        this.big = new BigScreen(desk);
        this.end = new EndDesk(desk, place, big);
        this.sounds = new TableSounds(desk);
        onlyPlay.setRepeats(false);
    }

    @Override
    public void show(SessionState state, int returning) {
        Optional<TableModel> next = model == null ? TableModel.of(desk.words(), state) : model.with(state);
        if (next.isPresent()) {
            show(next.get().returning(returning).telling(place.news()));
            arrangeOnlyPlay(next.get());
        }
        end.show(state);
    }

    @Override
    public void refresh() {
        model = model == null ? null : model.in(desk.words());
        if (cardOpen) {
            showCard(CardDesk.fitsBeside(desk));
        }
        end.forget();
    }

    @Override
    public void stop() {
        onlyPlay.stop();
        sounds.stop();
        calls.stop();
        end.stop();
        big.rest();
    }

    @Override
    public void toggle(Tile tile) {
        change(now -> now.toggle(tile));
    }

    @Override
    public void takeOffered() {
        change(TableModel::takeOffered);
    }

    @Override
    public void clear() {
        change(TableModel::clear);
    }

    @Override
    public void dismiss() {
        if (big.isOn()) {
            showBig(false);
        } else {
            clear();
        }
    }

    @Override
    public void act(ActKind kind) {
        if (kind == ActKind.HINT) {
            hint();
            return;
        }
        TableModel now = model;
        if (now == null) {
            return;
        }
        Optional<Play> play = now.play(kind);
        if (play.isEmpty()) {
            show(now.explain(kind));
        } else if (now.shouldAsk(play.get())) {
            show(now.asking(true));
        } else {
            send(now, play.get());
        }
    }

    /** Thinks in the background; by then the decision may be another one. */
    private void hint() {
        TableModel asked = model;
        if (asked == null) {
            return;
        }
        Optional<Decision> decision = asked.hintable();
        if (decision.isEmpty()) {
            show(asked.explain(ActKind.HINT));
            return;
        }
        show(asked.thinking());
        long number = decision.get().number();
        Advising.ask(place.state(), advised -> change(now -> now.isHintable(number) ? hinted(now, advised) : now));
    }

    private static TableModel hinted(TableModel now, Optional<Advice> advised) {
        return advised.map(now::hint).orElseGet(now::noHint);
    }

    @Override
    public void explain(ActKind kind) {
        change(now -> now.explain(kind));
    }

    @Override
    public void answer(boolean goOn, boolean dontAskAgain) {
        TableModel now = model;
        if (now == null) {
            return;
        }
        if (dontAskAgain) {
            tools.askNoMore();
        }
        TableModel asked = now.helpedBy(desk.settings().aids()).asking(false);
        Optional<Play> forfeit = asked.play(ActKind.FORFEIT);
        if (goOn && forfeit.isPresent()) {
            send(asked, forfeit.get());
        } else {
            show(asked);
        }
    }

    @Override
    public void say(String line) {
        place.ask(place.say(line), refusal -> change(now -> now.refused(refusal)));
    }

    @Override
    public void chatSeen() {
        change(TableModel::chatRead);
    }

    @Override
    public void why() {
        change(TableModel::why);
    }

    @Override
    public void count(boolean on) {
        desk.change(settings -> settings.withAids(settings.aids().withCounting(on)));
    }

    @Override
    public void tool(TableBar.ToolKind kind) {
        switch (kind) {
            case LAST_TRICK -> change(TableModel::recall);
            case CARD -> showCard(!cardOpen);
            case BIG_SCREEN -> showBig(!big.isOn());
            case PEOPLE -> new PeopleDesk(desk, place, sentence -> change(now -> now.said(sentence))).open();
            case HAND_OVER -> place.handOver();
            case PAUSE -> pause(model == null || !model.wishesForPause());
            default -> tools.use(kind);
        }
    }

    /** Beside the table where there is room, else as a sheet. */
    private void showCard(boolean open) {
        Optional<TableRules> rules = tools.rules();
        TableView current = view;
        if (rules.isEmpty() || current == null || big.isOn()) {
            return;
        }
        if (open && !CardDesk.fitsBeside(desk)) {
            tools.openCard();
            return;
        }
        cardOpen = open;
        current.showBeside(open ? CardDesk.panel(desk, rules.get(), () -> showCard(false)) : null);
    }

    /** Only for those who watch: who plays needs the hand. */
    private void showBig(boolean wanted) {
        if (wanted && (model == null || !model.isWatching())) {
            return;
        }
        if (wanted && cardOpen) {
            showCard(false);
        }
        big.turn(wanted);
        change(now -> now);
    }

    @Override
    public void showRules() {
        tools.openRules();
    }

    @Override
    public void leave() {
        place.leave();
    }

    @Override
    public void retry() {
        place.retry();
    }

    @Override
    public void pause(boolean wish) {
        place.ask(place.session().pause(wish), refusal -> change(now -> now.refused(refusal)));
    }

    private void send(TableModel now, Play play) {
        Optional<Decision> decision = now.decision();
        if (decision.isPresent()) {
            show(now.sent());
            ask(decision.get(), play);
        }
    }

    private void announceTime(int seconds) {
        TableView current = view;
        if (current != null) {
            current.announce(desk.words().get("table.timeLeft", seconds));
        }
    }

    private void change(UnaryOperator<TableModel> act) {
        if (model != null) {
            show(act.apply(model));
        }
    }

    private void show(TableModel shown) {
        TableModel next =
                shown.helpedBy(desk.settings().aids()).heard(desk.settings().sound());
        if (model != null) {
            next.cuesSince(model).forEach(sounds::play);
        }
        model = next;
        if (big.isOn() && !next.isWatching()) {
            big.turn(false);
        }
        TableScreen screen = big.isOn() ? next.farScreen() : next.screen();
        Countdown mine = next.isMyTurn() ? screen.seats().get(0).time() : null;
        sounds.count(mine);
        calls.count(mine);
        TableView current = view;
        if (current == null) {
            current = new TableView(screen, desk.tileLook(), this);
            current.setMoments(sounds);
            current.lookFrom(standpoint(next));
            view = current;
        } else {
            current.lookFrom(standpoint(next));
            current.setTileLook(desk.tileLook());
            current.show(screen);
        }
        current.setSpeed(desk.settings().look().pace());
        desk.frame().show(current);
        desk.frame()
                .setTitle(
                        next.isMyTurn()
                                ? desk.words().get("window.yourTurn")
                                : screen.bar().title());
    }

    private Standpoint standpoint(TableModel shown) {
        if (big.isOn()) {
            return Standpoint.ACROSS_THE_ROOM;
        }
        return shown.isWatching() ? Standpoint.WATCHING : Standpoint.SEATED;
    }

    /** Where there is no choice the play is made after a moment; the answer no to one red dot at once. */
    private void arrangeOnlyPlay(TableModel next) {
        Optional<Play> only = next.onlyPlay();
        if (only.isEmpty()) {
            onlyPlay.stop();
            return;
        }
        long number = next.decision().map(Decision::number).orElse(arranged);
        if (number == arranged) {
            return;
        }
        arranged = number;
        if (isDeclaring()) {
            makeOnlyPlay();
        } else {
            onlyPlay.restart();
        }
    }

    private boolean isDeclaring() {
        return place.state()
                .atTable()
                .map(table -> {
                    SeatView round = table.view();
                    return round != null && round.phase() == Phase.DECLARING;
                })
                .orElse(false);
    }

    private void makeOnlyPlay() {
        TableModel now = model;
        if (now == null) {
            return;
        }
        Optional<Decision> decision = now.decision();
        Optional<Play> play = now.onlyPlay();
        if (decision.isPresent() && play.isPresent()) {
            show(now.sentForYou());
            ask(decision.get(), play.get());
        }
    }

    private void ask(Decision decision, Play play) {
        tools.play(decision, play, refusal -> change(later -> later.refused(refusal)));
    }
}
