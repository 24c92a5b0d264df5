package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.analysis.Advice;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.premove.Premove;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen.ActKind;

/** The flow of a round at a table: sends the plays that the player chooses. */
final class RoundFlow implements TableInput {
    /** Delay before the only legal play is made, during which it is shown. */
    private static final Duration ONLY_PLAY = Duration.ofMillis(600);

    /** Time for which a note about a play is shown. */
    private static final Duration NOTE = Duration.ofSeconds(8);

    private final TableVisit visit;
    private final FlowCallbacks flowCallbacks;
    private final CommonActions commonActions;
    private final Wait onlyPlay;
    private final Wait noted;
    private @Nullable TableModel model;
    private long arranged = -1;
    /** The number of the decision that was last analysed, or is being analysed; -1 for none. {@link #advice} holds the result. */
    private long advised = -1;

    private @Nullable Advice advice;
    private boolean far;

    RoundFlow(TableVisit visit, FlowCallbacks flowCallbacks) {
        this.visit = visit;
        this.flowCallbacks = flowCallbacks;
        this.commonActions = new CommonActions(visit, flowCallbacks);
        this.onlyPlay = new Wait(visit.frontend(), ONLY_PLAY, this::makeOnlyPlay);
        this.noted = new Wait(visit.frontend(), NOTE, () -> change(TableModel::noteRead));
    }

    /** Follows the session to a new state. */
    void heed(SessionState state) {
        Optional<TableModel> next = model == null ? newcomer(state) : model.with(state);
        next.ifPresent(now -> {
            keep(now.telling(visit.news()));
            playPremove();
            Optional.ofNullable(model).ifPresent(this::arrangeOnlyPlay);
        });
    }

    /** Creates the model of a round. Chat from before the first deal counts as read: the player saw it in the lobby, or joined later. */
    private Optional<TableModel> newcomer(SessionState state) {
        return TableModel.of(visit.words(), state).map(TableModel::chatRead);
    }

    /** Applies the language now in force. */
    void refresh() {
        model = model == null ? null : model.in(visit.words());
    }

    /** Stops the timers. */
    void stop() {
        onlyPlay.stop();
        noted.stop();
    }

    Optional<ViewState.Whole> shown() {
        return Optional.ofNullable(model).map(table -> new ViewState.Round(table, far));
    }

    /** Shows why a request failed. */
    void refused(String sentence) {
        change(now -> now.said(sentence));
    }

    @Override
    public void toggle(Tile tile) {
        change(now -> now.toggle(tile));
    }

    /** Selects tiles for a decision. Returns false, and selects nothing, if that decision is no longer open. */
    boolean select(long decision, TileSet tiles) {
        boolean open = model != null
                && model.decision().filter(now -> now.number() == decision).isPresent();
        if (open) {
            change(now -> now.select(tiles));
        }
        return open;
    }

    /**
     * Selects tiles before the player's turn, and sets what becomes of them. Does nothing if the player has played since: the hand no longer
     * has this many tiles.
     */
    void premove(int held, TileSet tiles, boolean plays, boolean forfeits) {
        change(now -> now.held() == held ? now.premove(tiles, plays, forfeits) : now);
    }

    /** Drops what was chosen before the player's turn. */
    void dropPremove() {
        change(TableModel::withoutPremove);
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
        if (far) {
            showFar(false);
        } else {
            clear();
        }
    }

    @Override
    public void act(ActKind kind) {
        TableModel now = model;
        if (now == null) {
            return;
        }
        if (kind == ActKind.HINT) {
            hint(now);
            return;
        }
        if (kind.isAhead()) {
            explain(kind);
            change(asked -> asked.premove(kind));
            return;
        }
        Optional<Play> play = now.play(kind);
        if (play.isEmpty()) {
            explain(kind);
        } else if (now.shouldAsk(play.get())) {
            change(asked -> asked.asking(true));
        } else {
            send(play.get());
        }
    }

    /** Shows a hint, or selects the tiles of the one that is shown. Each decision is analysed once, in the background; the result is dropped if another decision has opened meanwhile. */
    private void hint(TableModel asked) {
        Optional<Decision> decision = asked.hintable();
        if (decision.isEmpty()) {
            explain(ActKind.HINT);
            return;
        }
        if (asked.isHintOpen()) {
            change(TableModel::takeHint);
            return;
        }
        long number = decision.get().number();
        Advice known = advice;
        if (number == advised && known != null) {
            change(now -> now.hint(known));
            return;
        }
        change(TableModel::thinking);
        if (number == advised) {
            return;
        }
        advised = number;
        advice = null;
        Advising.ask(visit.frontend(), visit.state(), thought -> {
            if (number == advised) {
                advice = thought.orElse(null);
                advised = thought.isPresent() ? number : -1;
            }
            change(now -> now.isHintable(number) ? thought.map(now::hint).orElseGet(now::noHint) : now);
        });
    }

    @Override
    public void explain(ActKind kind) {
        change(now -> now.explain(kind));
    }

    @Override
    public void answer(boolean goOn, boolean dontAskAgain) {
        if (dontAskAgain) {
            commonActions.askNoMore();
        }
        change(now -> now.asking(false));
        Optional<Play> forfeit = Optional.ofNullable(model).flatMap(now -> now.play(ActKind.FORFEIT));
        if (goOn && forfeit.isPresent()) {
            send(forfeit.get());
        }
    }

    @Override
    public void react(Reaction reaction) {
        visit.react(reaction);
    }

    @Override
    public void say(String line) {
        visit.ask(visit.say(line), this::refused);
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
        commonActions.count(on);
    }

    @Override
    public void tool(TableBar.ToolKind kind) {
        switch (kind) {
            case LAST_TRICK -> change(TableModel::recall);
            case TAKE_BACK -> takeBack(true);
            case BIG_SCREEN -> showFar(!far);
            default -> commonActions.use(kind, this::refused);
        }
    }

    @Override
    public void showRules() {
        flowCallbacks.open(Overlay.RULES);
    }

    @Override
    public void seen() {
        flowCallbacks.roundSeen();
    }

    /** Returns the length of the end-of-round animation; zero without an animation. */
    Duration moment() {
        return Duration.ofMillis(Optional.ofNullable(model)
                .flatMap(TableModel::moment)
                .map(RoundMoment::millis)
                .orElse(0));
    }

    @Override
    public void leave() {
        flowCallbacks.leave();
    }

    @Override
    public void retry() {
        visit.retry();
    }

    @Override
    public void pause(boolean wish) {
        visit.ask(visit.session().pause(wish), this::refused);
    }

    @Override
    public void takeBack(boolean wish) {
        if (!wish || model != null && model.mayTakeBack()) {
            visit.ask(visit.session().takeBack(wish), this::refused);
        } else {
            change(TableModel::explainTakeBack);
        }
    }

    @Override
    public void answerTakeBack(long question, boolean agree) {
        visit.ask(visit.session().answerTakeBack(question, agree), this::refused);
    }

    private void refused(Answer.Refused refusal) {
        change(now -> now.refused(refusal));
    }

    @Override
    public void explainAlarm() {
        flowCallbacks.explainAlarm();
    }

    /** Selects the big screen. Takes effect when the round is shown next. */
    void showFar() {
        far = true;
    }

    /** Switches the big screen on or off. It has no hand, so it is for spectators only: {@link #keep} switches it off for players. */
    private void showFar(boolean wanted) {
        far = wanted;
        change(now -> now);
    }

    private void send(Play play) {
        Optional<Decision> decision = Optional.ofNullable(model).flatMap(TableModel::decision);
        if (decision.isPresent()) {
            long number = decision.get().number();
            commonActions.play(decision.get(), play, refusal -> {
                noted.restart();
                change(later -> later.refused(number, refusal));
            });
            change(TableModel::sent);
        }
    }

    /** Makes the play that was chosen before the turn, or says why the player must choose. A premove is for one decision only. */
    private void playPremove() {
        TableModel now = model;
        Optional<Premove> due = now == null ? Optional.empty() : now.duePremove();
        if (now == null || due.isEmpty()) {
            return;
        }
        Optional<Play> play = now.play(due.get());
        keep(now.withoutPremove());
        play.ifPresent(this::send);
        change(sent -> sent.told(due.get(), play));
        noted.restart();
    }

    /** Schedules the only legal play after a short delay. The answer "no" about one red dot is sent at once. */
    private void arrangeOnlyPlay(TableModel next) {
        if (next.onlyPlay().isEmpty()) {
            onlyPlay.stop();
            arranged = -1; // the same decision may open again after the host was lost; then the play is due again too
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
        return visit.state()
                .atTable()
                .map(table -> {
                    SeatView round = table.view();
                    return round != null && round.phase() == Phase.DECLARING;
                })
                .orElse(false);
    }

    /**
     * Sends the only legal play, and only then shows it: to draw a table for the first time can take longer than the declaring phase. A
     * refusal is not shown, because the player did nothing.
     */
    private void makeOnlyPlay() {
        Optional<Decision> decision = Optional.ofNullable(model).flatMap(TableModel::decision);
        Optional<Play> play = Optional.ofNullable(model).flatMap(TableModel::onlyPlay);
        if (decision.isPresent() && play.isPresent()) {
            long number = decision.get().number();
            commonActions.play(decision.get(), play.get(), refusal -> change(later -> later.reopened(number)));
            change(TableModel::sentForYou);
            noted.restart();
        }
    }

    private void change(UnaryOperator<TableModel> act) {
        if (model != null) {
            keep(act.apply(model));
            flowCallbacks.show();
        }
    }

    private void keep(TableModel next) {
        TableModel helped = next.helpedBy(visit.person().settings().assistance())
                .heard(visit.person().settings().sound().on())
                .paced(visit.person().settings().look().pace());
        far &= helped.isWatching();
        model = helped;
    }
}
