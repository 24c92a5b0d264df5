package org.tiengow.swing.view.shell;

import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.guide.GuideModel;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.guide.GuideInput;
import org.tiengow.swing.view.guide.GuideView;

/** The guided round: shows one moment after another, as fast as somebody reads, and plays what is chosen. */
final class GuideDesk implements RoundDesk, GuideInput {
    /** How long a note that goes by itself is there to be read. */
    private static final int NOTE_MILLIS = 1_500;

    private final Desk desk;
    private final TablePlace place;
    private final TableTools tools;
    private final TableSounds sounds;
    private final Timer notes = new Timer(NOTE_MILLIS, event -> change(GuideModel::goOn));
    private GuideModel model;
    private Words words;
    private @Nullable GuideView view;

    GuideDesk(Desk desk, TablePlace place) {
        this.desk = desk;
        this.place = place;
        this.tools = new TableTools(desk, place);
        this.sounds = new TableSounds(desk);
        this.words = desk.words();
        this.model = GuideModel.begin(words, Hints::of);
        notes.setRepeats(false);
    }

    @Override
    public void show(SessionState state, int returning) {
        show(model.with(state)); // a host inside this program is not lost
    }

    @Override
    public void refresh() {
        if (words != desk.words()) {
            words = desk.words();
            model = model.in(words);
        }
        view = null;
        show(model);
    }

    @Override
    public void stop() {
        notes.stop();
        sounds.stop();
    }

    @Override
    public void choose(GuideScreen.Choice choice) {
        switch (choice) {
            case GO_ON -> change(GuideModel::goOn);
            case RULES -> showRules();
            case LEAVE -> leave();
            case PRACTISE -> {
                place.leave();
                desk.practise();
            }
            case AGAIN -> {
                place.leave();
                desk.guide();
            }
        }
    }

    @Override
    public void toggle(Tile tile) {
        change(now -> now.toggle(tile));
    }

    @Override
    public void takeOffered() {
        change(GuideModel::takeOffered);
    }

    @Override
    public void clear() {
        change(GuideModel::clear);
    }

    @Override
    public void act(ActKind kind) {
        if (!model.isDeciding()) {
            if (kind == ActKind.PLAY) {
                pressMain();
            }
            return;
        }
        if (kind == ActKind.HINT) {
            show(model.hint());
            return;
        }
        Optional<Play> play = model.play(kind);
        if (play.isEmpty()) {
            show(model.explain(kind));
        } else if (model.shouldAsk(play.get())) {
            show(model.asking(true));
        } else {
            send(play.get());
        }
    }

    @Override
    public void answer(boolean goOn, boolean dontAskAgain) {
        if (dontAskAgain) {
            tools.askNoMore();
        }
        show(model.asking(false));
        Optional<Play> forfeit = model.play(ActKind.FORFEIT);
        if (goOn && forfeit.isPresent()) {
            send(forfeit.get());
        }
    }

    @Override
    public void say(String line) {
        place.ask(place.session().say(line), refusal -> {});
    }

    @Override
    public void chatSeen() {
        // Nobody talks in the lesson.
    }

    @Override
    public void tool(TableBar.ToolKind kind) {
        if (kind == TableBar.ToolKind.LAST_TRICK) {
            change(GuideModel::recall);
        } else {
            tools.use(kind);
        }
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

    /** Enter, while nothing is to be played, presses the main button of the card. */
    private void pressMain() {
        model.screen().stream()
                .flatMap(screen -> screen.card().buttons().stream())
                .filter(GuideScreen.Button::main)
                .findFirst()
                .ifPresent(button -> choose(button.choice()));
    }

    private void send(Play play) {
        Optional<Decision> decision = model.decision();
        if (decision.isPresent()) {
            show(model.sent());
            tools.play(decision.get(), play, refusal -> change(later -> later.refused(refusal)));
        }
    }

    private void change(UnaryOperator<GuideModel> act) {
        show(act.apply(model));
    }

    private void show(GuideModel shown) {
        GuideModel next = shown.helpedBy(desk.settings().aids(), desk.settings().sound());
        next.cuesSince(model).forEach(sounds::play);
        boolean over = next.isOver() && !model.isOver();
        model = next;
        next.screen().ifPresent(this::show);
        if (next.goesByItself()) {
            if (!notes.isRunning()) {
                notes.start();
            }
        } else {
            notes.stop();
        }
        if (over) {
            desk.change(settings -> settings.withGuided(true));
        }
    }

    private void show(GuideScreen screen) {
        GuideView current = view;
        if (current == null) {
            current = new GuideView(screen, words.get("guide.card"), words.get("guide.leave"), desk.tileLook(), this);
            view = current;
        } else {
            current.setTileLook(desk.tileLook());
            current.show(screen);
        }
        current.setSpeed(desk.settings().look().pace());
        desk.frame().show(current);
        desk.frame().setTitle(words.get(model.isDeciding() ? "window.yourTurn" : "guide.title"));
    }
}
