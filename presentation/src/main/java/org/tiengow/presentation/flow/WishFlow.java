package org.tiengow.presentation.flow;

import java.util.List;
import java.util.Optional;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatAsked;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.words.HostWords;

/** The owner is asked who gets the seat of somebody who is lost, one wish after the other. */
final class WishFlow {
    private final TableVisit visit;
    private final Ways ways;
    /** The last wish that was answered here; the host numbers them in the order in which they come. */
    private int answered;

    WishFlow(TableVisit visit, Ways ways) {
        this.visit = visit;
        this.ways = ways;
    }

    /** The sheet that asks; empty while nobody wishes for anything. */
    Optional<Shown.Over> shown() {
        List<SeatState> offered = visit.seatsOffered();
        if (!offered.isEmpty()) {
            return Optional.of(new Shown.Asked(new QuestionWords(visit.words()).seatOffer(offered)));
        }
        return first().map(wish -> new Shown.Asked(new QuestionWords(visit.words()).seatWish(wish)));
    }

    /** Answers with an act of {@link QuestionWords#seatWish}; one about another wish than the one that is shown does nothing. */
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
                    visit.ask(visit.session().answerWish(wish.number(), letIn), refusal -> ways.changed());
                    ways.changed();
                }
            }
        });
    }

    private Optional<SeatAsked> first() {
        return visit.state().host().wishes().stream()
                .filter(wish -> wish.number() > answered && isOpen(wish))
                .findFirst();
    }

    /** Not once the seat's own person is back at this table. */
    private boolean isOpen(SeatAsked wish) {
        return visit.state()
                .atTable()
                .filter(table -> table.number() == wish.table()
                        && wish.seat() < table.seats().size()
                        && table.seats().get(wish.seat()).presence() != Presence.LOST)
                .isEmpty();
    }
}
