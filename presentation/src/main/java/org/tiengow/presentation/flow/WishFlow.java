package org.tiengow.presentation.flow;

import java.util.List;
import java.util.Optional;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatAsked;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.words.HostWords;

/**
 * The sheets about seats: asks a spectator which bot's seat to take, and asks the owner who gets the seat of a lost player. The owner
 * answers one request after the other.
 */
final class WishFlow {
    private final TableVisit visit;
    private final FlowCallbacks flowCallbacks;
    /** The number of the last request answered here. The host numbers requests in order of arrival. */
    private int answered;

    WishFlow(TableVisit visit, FlowCallbacks flowCallbacks) {
        this.visit = visit;
        this.flowCallbacks = flowCallbacks;
    }

    /** Returns the sheet with the question, if any. */
    Optional<ViewState.Over> shown() {
        List<SeatState> offered = visit.seatsOffered();
        if (!offered.isEmpty()) {
            return Optional.of(new ViewState.Asked(new QuestionWords(visit.words()).seatOffer(offered)));
        }
        return first().map(wish -> new ViewState.Asked(new QuestionWords(visit.words()).seatWish(wish)));
    }

    /**
     * Answers with an act of {@link QuestionWords#seatOffer} or {@link QuestionWords#seatWish}. An act about a request that is not shown
     * does nothing.
     */
    void answer(String act) {
        List<SeatState> offered = visit.seatsOffered();
        if (!offered.isEmpty()) {
            visit.seatChosen();
            offered.stream()
                    .filter(seat -> act.equals(QuestionWords.seatOfferAct(seat.seat())))
                    .forEach(seat -> visit.ask(
                            visit.sitAt(seat.seat()),
                            refusal -> visit.seatRefused(
                                    HostWords.of(visit.words(), visit.state()).sentence(refusal))));
            return;
        }
        first().ifPresent(wish -> {
            for (boolean letIn : List.of(true, false)) {
                if (act.equals(QuestionWords.seatWishAct(letIn, wish.number()))) {
                    answered = wish.number();
                    visit.ask(visit.session().answerWish(wish.number(), letIn), refusal -> flowCallbacks.changed());
                    flowCallbacks.changed();
                }
            }
        });
    }

    private Optional<SeatAsked> first() {
        return visit.state().host().wishes().stream()
                .filter(wish -> wish.number() > answered && isOpen(wish))
                .findFirst();
    }

    /** Checks whether a request is still open: the seat's own player has not come back. */
    private boolean isOpen(SeatAsked wish) {
        return visit.state()
                .atTable()
                .filter(table -> table.number() == wish.table()
                        && wish.seat() < table.seats().size()
                        && table.seats().get(wish.seat()).presence() != Presence.LOST)
                .isEmpty();
    }
}
