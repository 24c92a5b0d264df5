package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.guide.GuideInput;
import org.tiengow.presentation.guide.GuideModel;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.words.Words;

/** The flow of the guided round: shows one moment after another at the player's own speed, and sends the plays that are chosen. */
final class LessonFlow implements GuideInput {
    /** Time for which a card that closes by itself stays readable. */
    private static final Duration NOTE = Duration.ofMillis(1_500);

    private final TableVisit visit;
    private final FlowCallbacks flowCallbacks;
    private final CommonActions commonActions;
    private final Wait notes;
    private GuideModel model;
    private Words words;

    LessonFlow(TableVisit visit, FlowCallbacks flowCallbacks) {
        this.visit = visit;
        this.flowCallbacks = flowCallbacks;
        this.commonActions = new CommonActions(visit, flowCallbacks);
        this.notes = new Wait(visit.frontend(), NOTE, () -> change(GuideModel::goOn));
        this.words = visit.words();
        this.model = GuideModel.begin(words, Advising::steadyPlay);
    }

    /** Follows the session to a new state. A host inside this program cannot be lost. */
    void heed(SessionState state) {
        keep(model.with(state));
    }

    /** Applies the language and the settings now in force. */
    void refresh() {
        if (words != visit.words()) {
            words = visit.words();
            model = model.in(words);
        }
        keep(model);
    }

    /** Stops the timer. */
    void stop() {
        notes.stop();
    }

    Optional<ViewState.Whole> shown() {
        return model.screen().map(screen -> new ViewState.Lesson(model));
    }

    @Override
    public void choose(GuideScreen.Choice choice) {
        switch (choice) {
            case GO_ON -> change(GuideModel::goOn);
            case BACK -> change(GuideModel::back);
            case RULES -> showRules();
            case LEAVE -> leave();
            case PRACTISE -> goTo(Overlay.PRACTICE);
            case AGAIN -> goTo(Overlay.LESSON);
        }
    }

    private void goTo(Overlay next) {
        flowCallbacks.leave();
        flowCallbacks.open(next);
    }

    @Override
    public void toggle(Tile tile) {
        change(now -> now.toggle(tile));
    }

    @Override
    public void touch(Tile tile) {
        change(now -> now.touch(tile));
    }

    /** Selects tiles for a decision. Returns false, and selects nothing, if that decision is no longer open. */
    boolean select(long decision, TileSet tiles) {
        boolean open = model.decision().filter(now -> now.number() == decision).isPresent();
        if (open) {
            change(now -> now.select(tiles));
        }
        return open;
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
            change(GuideModel::hint);
            return;
        }
        Optional<Play> play = model.play(kind);
        if (play.isEmpty()) {
            change(now -> now.explain(kind));
        } else if (model.shouldAsk(play.get())) {
            change(now -> now.asking(true));
        } else {
            send(play.get());
        }
    }

    @Override
    public void answer(boolean goOn, boolean dontAskAgain) {
        if (dontAskAgain) {
            commonActions.askNoMore();
        }
        change(now -> now.asking(false));
        Optional<Play> forfeit = model.play(ActKind.FORFEIT);
        if (goOn && forfeit.isPresent()) {
            send(forfeit.get());
        }
    }

    @Override
    public void say(String line) {
        visit.ask(visit.session().say(line), refusal -> {});
    }

    @Override
    public void chatSeen() {
        // The guided round has no chat.
    }

    @Override
    public void react(Reaction reaction) {
        visit.react(reaction);
    }

    @Override
    public void why() {
        change(GuideModel::why);
    }

    @Override
    public void count(boolean on) {
        commonActions.count(on);
    }

    @Override
    public void tool(TableBar.ToolKind kind) {
        switch (kind) {
            case LAST_TRICK -> change(GuideModel::recall);
            case PAUSE, BIG_SCREEN -> {
                // Only a key press or an outdated screen asks for these: nobody waits, and nobody watches.
            }
            default -> commonActions.use(kind, refusal -> {});
        }
    }

    @Override
    public void showRules() {
        flowCallbacks.open(Overlay.RULES);
    }

    @Override
    public void leave() {
        flowCallbacks.leave();
    }

    @Override
    public void retry() {
        visit.retry();
    }

    /** Presses the main button of the card: the effect of Enter while no play is due. */
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
            long number = decision.get().number();
            change(GuideModel::sent);
            commonActions.play(decision.get(), play, refusal -> change(later -> later.refused(number, refusal)));
        }
    }

    private void change(UnaryOperator<GuideModel> act) {
        keep(act.apply(model));
        flowCallbacks.show();
    }

    private void keep(GuideModel next) {
        boolean over = next.isOver() && !model.isOver();
        model = next.helpedBy(
                visit.person().settings().assistance(),
                visit.person().settings().sound().on());
        if (!model.goesByItself()) {
            notes.stop();
        } else if (!notes.isRunning()) {
            notes.restart();
        }
        if (over) {
            visit.person()
                    .change(settings -> settings.withHistory(settings.history().withGuided()));
        }
    }
}
