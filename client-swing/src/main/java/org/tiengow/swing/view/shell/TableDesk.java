package org.tiengow.swing.view.shell;

import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.Decision;
import org.tiengow.client.session.SessionState;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.Tile;
import org.tiengow.swing.model.TableInput;
import org.tiengow.swing.model.TableModel;
import org.tiengow.swing.model.TableScreen;
import org.tiengow.swing.model.TableScreen.ActKind;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.table.TableView;

/** A round at a table: shows what the session knows, and plays what somebody chooses. */
final class TableDesk implements TableInput {
    /** How long the only legal play is shown before it is made. */
    private static final int ONLY_PLAY_MILLIS = 600;

    private static final int SHEET_WIDTH = 840;
    private static final int SHEET_HEIGHT = 700;

    private final Desk desk;
    private final TablePlace place;
    private final EndDesk end;
    private final Timer onlyPlay = new Timer(ONLY_PLAY_MILLIS, event -> makeOnlyPlay());
    private @Nullable TableModel model;
    private @Nullable TableView view;
    private long arranged = -1;

    TableDesk(Desk desk, TablePlace place) {
        this.desk = desk;
        this.place = place;
        this.end = new EndDesk(desk, place);
        onlyPlay.setRepeats(false);
    }

    void show(SessionState state) {
        Optional<TableModel> next = model == null ? TableModel.of(desk.words(), state) : model.with(state);
        if (next.isPresent()) {
            show(next.get());
            arrangeOnlyPlay(next.get());
        }
        end.show(state);
    }

    /** Makes the screens anew next time. */
    void forget() {
        view = null;
        model = model == null ? null : model.in(desk.words());
        end.forget();
    }

    /** Does nothing more by itself. */
    void stop() {
        onlyPlay.stop();
        end.stop();
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
    public void act(ActKind kind) {
        if (kind == ActKind.HINT) {
            place.state().atTable().flatMap(Hints::of).ifPresent(play -> change(now -> now.hint(play)));
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

    @Override
    public void answer(boolean goOn, boolean dontAskAgain) {
        TableModel now = model;
        if (now == null) {
            return;
        }
        TableModel asked = (dontAskAgain ? now.askNoMore() : now).asking(false);
        Optional<Play> forfeit = asked.play(ActKind.FORFEIT);
        if (goOn && forfeit.isPresent()) {
            send(asked, forfeit.get());
        } else {
            show(asked);
        }
    }

    @Override
    public void say(String line) {
        place.ask(place.session().say(line), refusal -> change(now -> now.refused(refusal)));
    }

    @Override
    public void chatSeen() {
        change(TableModel::chatRead);
    }

    @Override
    public void tool(TableScreen.ToolKind kind) {
        // The bar has no tools yet that belong to the table alone.
    }

    @Override
    public void showRules() {
        place.state()
                .atTable()
                .ifPresent(table -> desk.frame()
                        .openSheet(
                                new RulesSheet(desk.words(), table.rules(), true, desk.frame()::closeSheet),
                                SHEET_WIDTH,
                                SHEET_HEIGHT,
                                desk.frame()::closeSheet));
    }

    @Override
    public void leave() {
        place.leave();
    }

    @Override
    public void retry() {
        place.retry();
    }

    private void send(TableModel now, Play play) {
        Optional<Decision> decision = now.decision();
        if (decision.isPresent()) {
            show(now.sent());
            place.ask(
                    place.session().play(decision.get().number(), play),
                    refusal -> change(later -> later.refused(refusal)));
        }
    }

    private void change(UnaryOperator<TableModel> act) {
        if (model != null) {
            show(act.apply(model));
        }
    }

    private void show(TableModel next) {
        model = next;
        TableScreen screen = next.screen();
        TableView current = view;
        if (current == null) {
            current = new TableView(screen, desk.tileLook(), this);
            view = current;
        } else {
            current.show(screen);
        }
        desk.frame().show(current);
        desk.frame()
                .setTitle(
                        next.isMyTurn()
                                ? desk.words().get("window.yourTurn")
                                : screen.bar().title());
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
            place.ask(
                    place.session().play(decision.get().number(), play.get()),
                    refusal -> change(later -> later.refused(refusal)));
        }
    }
}
