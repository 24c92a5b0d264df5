package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.premove.Premove;
import org.tiengow.presentation.table.TableScreen.Act;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.TableScreen.Question;
import org.tiengow.presentation.table.TableScreen.Reason;
import org.tiengow.presentation.table.TableScreen.Turn;
import org.tiengow.presentation.words.Words;

/**
 * The line about the turn, the buttons of the hand, and the reasons why they are disabled.
 *
 * @param scene the table
 */
record ActWords(Scene scene) {
    /** Returns the line above the hand. */
    Turn turn() {
        if (scene.view().phase() == Phase.SETTLED) {
            return quiet(words().get("turn.roundOver"));
        }
        if (isStill()) {
            return quiet(whyStill());
        }
        if (scene.view().phase() == Phase.DECLARING) {
            return mayDeclare() ? mine("turn.declare") : quiet(words().get("turn.declaring"));
        }
        if (!scene.isMyTurn()) {
            int seat = scene.view().turn();
            Optional<String> lost = waitedFor();
            if (lost.isPresent()) {
                return quiet(lost.get());
            }
            return quiet(
                    scene.people().isMe(seat)
                            ? words().get("table.sent")
                            : words().get("turn.choosing", scene.people().name(seat)));
        }
        if (scene.isLead()) {
            return mine("turn.lead");
        }
        String toBeat = scene.names().inSentence(toBeat());
        if (!scene.showable().isEmpty()) {
            return mine(mustBeat() ? "turn.mustBeat" : "turn.beat", toBeat, scene.led());
        }
        return isShutOut() ? mine("turn.shutOut", scene.led()) : mine("turn.cannotBeat", toBeat, scene.led());
    }

    /** Returns a line about the player on turn if that player is lost, with the grace period if a phone is asleep; otherwise empty. */
    Optional<String> waitedFor() {
        int number = scene.view().turn();
        if (number == Seats.NONE || scene.seat(number).presence() != Presence.LOST) {
            return Optional.empty();
        }
        SeatState seat = scene.seat(number);
        String name = scene.people().name(number);
        boolean kept = seat.graceEnds() != null && !seat.botPlays();
        return Optional.of(
                seat.throughPage() && kept
                        ? words().get(
                                        "turn.asleep",
                                        name,
                                        scene.table().options().graceSeconds())
                        : words().get("turn.waiting", name));
    }

    /** Returns the buttons below the hand. */
    List<Act> acts() {
        if (scene.table().mySeat() == Seats.NONE || scene.view().phase() == Phase.SETTLED) {
            return List.of();
        }
        if (scene.view().phase() == Phase.DECLARING) {
            return mayDeclare()
                    ? List.of(
                            new Act(ActKind.DECLINE, words().get("action.decline"), false, true, ""),
                            new Act(ActKind.DECLARE, words().get("action.declare"), true, true, ""))
                    : List.of();
        }
        List<Act> acts = new ArrayList<>();
        if (scene.table().options().hints()
                && scene.choices().around().assistance().hints()) {
            acts.add(act(ActKind.HINT, hintLabel(), false, whyNoHint()));
        }
        Optional<SeatView> due = scene.due();
        if (due.isPresent()) {
            acts.addAll(actsAhead(due.get()));
            return List.copyOf(acts);
        }
        boolean onlyForfeits = scene.isMyTurn() && scene.showable().isEmpty();
        String forfeit = scene.led() == 0 ? words().get("action.forfeit") : words().get("action.forfeitN", scene.led());
        acts.add(act(ActKind.FORFEIT, forfeit, onlyForfeits, whyNot(true)));
        acts.add(act(ActKind.PLAY, words().get("action.play"), !onlyForfeits, whyNot(false)));
        return List.copyOf(acts);
    }

    /** Returns the label of the button for a hint. Once a hint is shown, the button chooses its tiles. */
    private String hintLabel() {
        return words().get(scene.isHintOpen() ? "action.takeHint" : "action.hint");
    }

    /** Returns the buttons for a play before the turn comes. There is nothing to forfeit in a trick that the player leads. */
    private List<Act> actsAhead(SeatView due) {
        Premove premove = scene.choices().premove();
        boolean plays = !premove.tiles().isEmpty();
        String whyNot = plays ? "" : whyNotAhead(due);
        Act play = new Act(ActKind.PLAY_AHEAD, words().get("action.playAhead"), false, whyNot.isEmpty(), whyNot, plays);
        Act forfeit = due.table().isEmpty()
                ? act(ActKind.FORFEIT, words().get("action.forfeit"), false, whyNot(true))
                : new Act(
                        ActKind.FORFEIT_AHEAD, words().get("action.forfeitAhead"), false, true, "", premove.forfeits());
        return List.of(forfeit, play);
    }

    /** Returns why the selection could not be played if the turn came now; empty if it could. */
    private String whyNotAhead(SeatView due) {
        return LegalPlays.refusal(due, Play.faceUp(scene.choices().selected()))
                .map(refusal -> scene.sentence(refusal, due))
                .orElse("");
    }

    /** Returns what becomes of the selection when the turn comes; null if nothing is selected. */
    private @Nullable Reason reasonAhead(SeatView due) {
        Premove premove = scene.choices().premove();
        boolean lead = due.table().isEmpty();
        if (!premove.tiles().isEmpty()) {
            String name = scene.names().inSentence(premove.tiles());
            return new Reason(true, words().get(lead ? "ahead.leads" : "ahead.plays", name), ActKind.PLAY_AHEAD);
        }
        TileSet selected = scene.choices().selected();
        if (!selected.isEmpty()) {
            String whyNot = whyNotAhead(due);
            String name = Words.capital(scene.names().inSentence(selected));
            return whyNot.isEmpty()
                    ? new Reason(true, fine(due, name), ActKind.PLAY_AHEAD)
                    : new Reason(false, whyNot, ActKind.PLAY_AHEAD);
        }
        return premove.forfeits() ? new Reason(true, words().get("ahead.forfeits"), ActKind.FORFEIT_AHEAD) : null;
    }

    /** Returns the button of a kind; empty if it is not shown. */
    Optional<Act> act(ActKind kind) {
        return acts().stream().filter(act -> act.kind() == kind).findFirst();
    }

    /** Returns the sentence below the buttons; null if absent. */
    @Nullable
    Reason reason() {
        if (!scene.choices().refused().words().isEmpty()) {
            return new Reason(
                    false,
                    scene.choices().refused().words(),
                    null,
                    why(scene.choices().refused().rules()));
        }
        if (!scene.choices().hinted().words().isEmpty()) {
            return new Reason(true, scene.choices().hinted().words(), ActKind.HINT);
        }
        Optional<SeatView> due = scene.due();
        if (due.isPresent()) {
            return reasonAhead(due.get());
        }
        TileSet selected = scene.choices().selected();
        if (!scene.isMyTurn() || selected.isEmpty()) {
            return null;
        }
        Optional<Refusal> refusal = scene.refusal(false);
        if (refusal.isPresent()) {
            boolean mayForfeit =
                    scene.refusal(true).isEmpty() && scene.showable().isEmpty();
            return mayForfeit
                    ? null
                    : new Reason(false, scene.sentence(refusal.get()), ActKind.PLAY, why(behind(refusal.get())));
        }
        String name = Words.capital(scene.names().inSentence(selected));
        return new Reason(true, fine(scene.view(), name), ActKind.PLAY);
    }

    private String fine(SeatView view, String name) {
        return view.table().isEmpty()
                ? words().get("table.canPlay", name)
                : words().get("table.canBeat", name, scene.names().inSentence(toBeat()));
    }

    /** Returns the paragraphs of the rules behind a disabled button; empty if no rule disables it. */
    List<String> behind(ActKind kind) {
        return switch (kind) {
            case PLAY -> scene.refusal(false).map(this::behind).orElse(List.of());
            case FORFEIT -> scene.refusal(true).map(this::behind).orElse(List.of());
            case PLAY_AHEAD, FORFEIT_AHEAD -> List.of();
            case HINT -> List.of("2.1");
            case DECLARE, DECLINE -> List.of("4.11");
        };
    }

    private List<String> behind(Refusal refusal) {
        return WhyWords.behind(refusal, scene.view());
    }

    private @Nullable Why why(List<String> numbers) {
        return new WhyWords(scene).why(numbers);
    }

    /** Returns the question before a winning set is thrown away; null if it is not open. */
    @Nullable
    Question question() {
        if (scene.choices().open() != Choices.Open.QUESTION) {
            return null;
        }
        String mine = Words.capital(scene.names().inSentence(scene.choices().selected()));
        return new Question(
                words().get("table.keepSet.title"),
                words().get("table.keepSet.text", mine, scene.names().inSentence(toBeat())),
                words().get("table.keepSet.dontAsk"),
                words().get("table.keepSet.forfeit"),
                words().get("table.keepSet.keep"));
    }

    private Act act(ActKind kind, String label, boolean main, String whyNot) {
        return new Act(kind, label, main, whyNot.isEmpty(), whyNot);
    }

    /** Returns why the selection may not be played face up, or forfeited; empty if it may. */
    private String whyNot(boolean forfeit) {
        if (isStill()) {
            return whyStill();
        }
        if (scene.view().isMyTurn() && scene.decision().isEmpty()) {
            return words().get("table.sent");
        }
        return scene.refusal(forfeit).map(scene::sentence).orElse("");
    }

    private String whyNoHint() {
        if (!scene.isMyTurn()) {
            return words().get(
                            "refusal.NOT_YOUR_TURN",
                            scene.people().name(scene.view().turn()));
        }
        if (scene.decision().filter(open -> open.legal().size() == 1).isPresent()) {
            return words().get("hint.noChoice");
        }
        return isLastTrick() ? words().get("hint.lastTrick") : "";
    }

    /** Checks whether the last tiles of all players go into the trick on the table. */
    private boolean isLastTrick() {
        return scene.view().hand().size() == scene.led();
    }

    /** Checks whether play stands still now, so that nobody can play. */
    private boolean isStill() {
        return scene.table().isPaused() || scene.state().connection().isBroken();
    }

    private String whyStill() {
        return words().get(scene.table().isPaused() ? "host.PAUSED" : "connection.broken");
    }

    private boolean mayDeclare() {
        return scene.decision().stream()
                .flatMap(open -> open.legal().plays().stream())
                .anyMatch(play -> play.act() == Play.Act.DECLARE);
    }

    private boolean mustBeat() {
        return scene.decision().stream()
                .flatMap(open -> open.legal().plays().stream())
                .noneMatch(Play::isForfeit);
    }

    private boolean isShutOut() {
        return scene.view().hand().size() == scene.led()
                && scene.refusalOf(Play.faceUp(scene.view().hand()))
                        .map(refusal -> refusal.reason() == Refusal.Reason.SHUT_OUT)
                        .orElse(false);
    }

    private TileSet toBeat() {
        return scene.view().setToBeat().map(SeenPlay::tiles).orElse(TileSet.EMPTY);
    }

    private Turn mine(String key, Object... parts) {
        return new Turn(true, words().get("turn.yours"), words().get(key, parts));
    }

    private static Turn quiet(String words) {
        return new Turn(false, "", words);
    }

    private Words words() {
        return scene.words();
    }
}
