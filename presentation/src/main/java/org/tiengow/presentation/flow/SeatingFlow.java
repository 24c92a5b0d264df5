package org.tiengow.presentation.flow;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.night.PlayWish;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.night.SeatingProposal;
import org.tiengow.client.session.night.TurnOrder;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.TimedText;

/**
 * The sheets of the seating: the card of the next seats, the ways of seating, and the notice that names the user's next place. The card
 * opens by itself for the owner in the lobby once not everybody fits at one table, and for spectators once they have seen the standings.
 * Everybody else opens it by a button.
 */
final class SeatingFlow {
    /** Time for which the notice of the next place is shown. */
    private static final Duration NOTICE = Duration.ofSeconds(5);
    /** Time for which spectators see the end of a match before the card. */
    private static final Duration END_OF_MATCH = Duration.ofSeconds(30);

    /** The number of a table; empty to sit out. */
    private static final Pattern TABLE = Pattern.compile("[0-9]{0,3}");

    private final TableVisit visit;
    private final FlowCallbacks flowCallbacks;
    private final BooleanSupplier hasMoreToShow;
    private final Wait untilGone;
    private final Wait untilCard;
    private Open open = Open.NOTHING;
    private String moved = "";
    private NightState last = NightState.UNKNOWN;
    /** The latest proposal, until its seats are taken. */
    private @Nullable SeatingProposal proposed;

    /** Whether the card has opened since there is a proposal, by itself or by a button. */
    private boolean isOffered;

    private @Nullable SeatingProposal taken;
    private Deadline noticeEnds = Deadline.after(0, 0);

    /** The sheet that is open. */
    private enum Open {
        NOTHING,
        CARD,
        MOVE,
        CHOICES
    }

    /**
     * Creates the flow for a table.
     *
     * @param hasMoreToShow checks whether a television still has results to show before the card
     */
    SeatingFlow(TableVisit visit, FlowCallbacks flowCallbacks, BooleanSupplier hasMoreToShow) {
        this.hasMoreToShow = hasMoreToShow;
        this.visit = visit;
        this.flowCallbacks = flowCallbacks;
        this.untilGone = new Wait(visit.frontend(), NOTICE, this::closeNotice);
        this.untilCard = new Wait(visit.frontend(), END_OF_MATCH, this::showCardLater);
    }

    /** Follows the session to a new state. */
    void heed(SessionState state) {
        NightState now = state.night();
        if (now.equals(NightState.UNKNOWN)) {
            return; // nothing has been told since the connection was lost
        }
        SeatingProposal before = last.proposal();
        boolean isSeating = now.seating() == last.seating();
        last = now;
        SeatingProposal current = now.proposal();
        if (current != null) {
            proposed = current;
            if (!isOffered) {
                isOffered = offer(state, current);
            }
            return;
        }
        isOffered = false;
        if (before != null) {
            untilCard.stop();
            open = open == Open.CHOICES ? open : Open.NOTHING;
        }
        SeatingProposal seats = proposed;
        boolean isLate =
                seats != null && seats.seatsItself() == null && !now.playing().isEmpty();
        if (!isSeating || isLate) {
            proposed = null; // the seating was changed, or a match has begun without it
        } else if (seats != null && now.isSeated(state.self().name(), seats)) {
            proposed = null;
            open = Open.NOTHING;
            taken = seats;
            noticeEnds = Deadline.after(System.nanoTime(), (int) NOTICE.toMillis());
            untilGone.restart();
        }
    }

    /**
     * Opens the card of a proposal for users who need it at once: spectators, and the owner in the lobby. Few people need no card, since they
     * start the match where they sit. Returns false if the card may have to open for a later state.
     */
    private boolean offer(SessionState state, SeatingProposal proposal) {
        Optional<TableState> table = state.atTable();
        if (table.isEmpty()) {
            return false;
        }
        boolean gathering =
                table.filter(at -> at.stage() == TableStage.GATHERING).isPresent();
        if (state.night().person(state.self().name()).isEmpty()) {
            if (gathering) {
                open = Open.CARD;
            } else {
                untilCard.restart();
            }
            return true;
        }
        if (proposal.isForAllAtOneTable()
                || !gathering
                || table.filter(TableState::owned).isEmpty()) {
            return false;
        }
        if (open == Open.NOTHING) {
            open = Open.CARD;
        }
        return true;
    }

    /** Opens the card, or the ways of seating while there is no card. */
    void open() {
        show(visit.state().night().proposal() == null ? Open.CHOICES : Open.CARD);
    }

    /** Stops the timers when the table is left. */
    void stop() {
        untilGone.stop();
        untilCard.stop();
    }

    /** Returns the sheet that is due, if any. */
    Optional<ViewState.Over> shown() {
        SeatingModel model = SeatingModel.of(visit.words(), visit.state());
        SeatingProposal seated = taken;
        if (seated != null) {
            TimedText left = TimedText.of(visit.words(), "seating.going.left", noticeEnds);
            return Optional.of(new ViewState.Asked(model.going(seated, left)));
        }
        return switch (open) {
            case NOTHING -> Optional.empty();
            case CHOICES -> Optional.of(new ViewState.Asked(model.choices()));
            case CARD -> model.card().map(ViewState.Asked::new);
            case MOVE -> model.move(moved).or(model::card).map(ViewState.Asked::new);
        };
    }

    /** Performs an act of a sheet of {@link SeatingModel}. */
    void answer(String sheet, String act) {
        switch (sheet) {
            case SeatingModel.CHOICES -> choose(act);
            case SeatingModel.CARD -> answerCard(act);
            case SeatingModel.MOVE -> move(act);
            default -> closeNotice();
        }
    }

    private void choose(String act) {
        NightState night = visit.state().night();
        constant(SeatingMode.values(), "seating", act)
                .ifPresent(mode -> ask(session().chooseSeating(mode, night.turns())));
        constant(TurnOrder.values(), "turns", act)
                .ifPresent(order -> ask(session().chooseSeating(night.seating(), order)));
        constant(PlayWish.values(), "wish", act).ifPresent(wish -> ask(session().wishToPlay(wish)));
        if (!act.contains(":")) {
            show(night.proposal() == null ? Open.NOTHING : Open.CARD);
        }
    }

    private void answerCard(String act) {
        SeatingProposal proposal = visit.state().night().proposal();
        Optional<String> person = SeatingModel.value(SeatingModel.MOVE, act);
        if (person.isPresent()) {
            moved = person.get();
            show(Open.MOVE);
        } else if (act.equals(SeatingModel.OPEN_CHOICES)) {
            show(Open.CHOICES);
        } else if (act.equals(SeatingModel.SEAT) && proposal != null) {
            ask(session().seatEverybody(proposal.number()));
        } else {
            show(Open.NOTHING);
        }
    }

    private void move(String act) {
        SeatingProposal proposal = visit.state().night().proposal();
        Optional<String> table = SeatingModel.value(SeatingModel.MOVE, act).filter(TABLE.asMatchPredicate());
        if (proposal != null && table.isPresent()) {
            OptionalInt to =
                    table.get().isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(table.get()));
            ask(session().movePerson(proposal.number(), moved, to));
        }
        show(Open.CARD);
    }

    private static <E extends Enum<E>> Optional<E> constant(E[] values, String group, String act) {
        return SeatingModel.value(group, act)
                .flatMap(name -> Arrays.stream(values)
                        .filter(value -> value.name().equals(name))
                        .findFirst());
    }

    private void closeNotice() {
        untilGone.stop();
        taken = null;
        flowCallbacks.changed();
    }

    private void showCardLater() {
        if (hasMoreToShow.getAsBoolean()) {
            untilCard.restart();
        } else {
            show(Open.CARD);
        }
    }

    private void show(Open next) {
        untilCard.stop();
        isOffered |= next == Open.CARD;
        open = next;
        flowCallbacks.show();
    }

    private GameSession session() {
        return visit.session();
    }

    private void ask(CompletableFuture<Answer> answer) {
        visit.ask(
                answer,
                refusal -> visit.tell(HostWords.of(visit.words(), visit.state()).sentence(refusal)));
    }
}
