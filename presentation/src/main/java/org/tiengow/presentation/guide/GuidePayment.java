package org.tiengow.presentation.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.words.PaymentWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The explanation of one payment of a round, for a beginner.
 *
 * @param people the people at the table
 * @param view the settled round
 * @param index the number of the payment, in the order they were made
 */
record GuidePayment(People people, SeatView view, int index) {
    /** Returns who pays whom, and how much. */
    String title() {
        return new PaymentWords(people).title(payment());
    }

    /** Returns the seats of both sides; the bank has none. */
    List<Integer> seats() {
        return Stream.of(payment().from(), payment().to())
                .filter(seat -> seat >= 0)
                .toList();
    }

    /** Returns the reason for the payment and its calculation. */
    List<String> lines() {
        Payment payment = payment();
        List<String> lines = new ArrayList<>();
        lines.add(reason(payment));
        if (payment.rate() > 1) {
            int banker = view.banker();
            lines.add(people.sentence(
                    "guide.pay.banker", banker, people.name(banker), payment.rate(), reckoning(payment)));
        }
        if (payment.factor() > 1) {
            lines.add(words().get("guide.pay.factor", payment.factor(), reckoning(payment)));
        }
        return lines;
    }

    private String reason(Payment payment) {
        if (payment.reason() == PaymentReason.SETTLEMENT) {
            int seat = payment.owedBy();
            return people.sentence("guide.pay.short", seat, payment.base(), people.name(seat));
        }
        if (payment.reason() == PaymentReason.OVER_PAR) {
            int seat = payment.to();
            return people.sentence("guide.pay.over", seat, payment.base(), people.name(seat));
        }
        return words().get("guide.pay.other", new PaymentWords(people).detail(payment, view.banker()));
    }

    /** Returns the calculation, such as 2 × 2 = 4, with no-break spaces. */
    private static String reckoning(Payment payment) {
        StringBuilder text = new StringBuilder().append(payment.base());
        for (int times : new int[] {payment.rate(), payment.factor(), payment.capture()}) {
            if (times > 1) {
                text.append("\u00a0×\u00a0").append(times);
            }
        }
        return text.append("\u00a0=\u00a0").append(payment.chips()).toString();
    }

    private Payment payment() {
        RoundResult result = view.result();
        if (result == null) {
            throw new IllegalStateException("the round is not settled");
        }
        return result.payments().get(index);
    }

    private Words words() {
        return people.words();
    }
}
