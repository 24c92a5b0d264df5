package org.tiengow.presentation.words;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult.Factor;
import org.tiengow.engine.seat.Seats;
import org.tiengow.presentation.words.PaymentLine.Term;

/**
 * Payments as sentences and as arithmetic.
 *
 * @param people the people at the table
 */
public record PaymentWords(People people) {
    /** Returns the payment as a sentence, such as "You pay Uncle Lam 24, on behalf of Mei, the banker." */
    public String sentence(Payment payment, int banker) {
        return words().get("pay.spoken", title(payment), detail(payment, banker));
    }

    /**
     * Returns the payment as a line of the sheet.
     *
     * @param factors the factors on the payments at the end of the round (rules 5.5)
     * @param banker the banker of the round
     */
    public PaymentLine line(Payment payment, List<Factor> factors, int banker) {
        Term total = new Term(String.valueOf(payment.chips()), words().get("pay.term.chips", payment.chips()));
        boolean mine = people.isMe(payment.from()) || people.isMe(payment.to());
        return new PaymentLine(title(payment), detail(payment, banker), terms(payment, factors), total, mine);
    }

    /** Returns who pays whom, and how much. */
    public String title(Payment payment) {
        String from = people.name(payment.from());
        String to = people.inSentence(payment.to());
        return words().get(titleKey(payment), from, to, payment.chips());
    }

    /** Returns the reason for the payment. */
    public String detail(Payment payment, int banker) {
        return payment.reason() == PaymentReason.CAPTURE
                ? captureDetail(payment, banker)
                : words().get("pay.why." + payment.reason().name(), payment.base());
    }

    private String captureDetail(Payment payment, int banker) {
        int debtor = payment.owedBy();
        if (debtor == payment.from()) {
            return words().get("pay.why.CAPTURE.self", people.isMe(debtor) ? 1 : 0);
        }
        if (people.isMe(debtor)) {
            return words().get("pay.why.CAPTURE.you");
        }
        String key = debtor == banker ? "pay.why.CAPTURE.banker" : "pay.why.CAPTURE.other";
        return words().get(key, people.name(debtor));
    }

    private List<Term> terms(Payment payment, List<Factor> factors) {
        List<Term> terms = new ArrayList<>();
        terms.add(term(payment.base(), payment.reason().name()));
        if (payment.rate() > 1) {
            terms.add(term(payment.rate(), "rate"));
        }
        if (payment.factor() > 1) {
            int product = factors.stream().mapToInt(Factor::times).reduce(1, (a, b) -> a * b);
            if (product == payment.factor()) {
                factors.forEach(
                        factor -> terms.add(term(factor.times(), factor.reason().name())));
            } else {
                terms.add(term(payment.factor(), "factor"));
            }
        }
        if (payment.capture() > 1) {
            terms.add(term(payment.capture(), "capture"));
        }
        // A single figure is not arithmetic.
        return terms.size() > 1 ? List.copyOf(terms) : List.of();
    }

    private Term term(int figure, String key) {
        return new Term(String.valueOf(figure), words().get("pay.term." + key));
    }

    private String titleKey(Payment payment) {
        if (payment.from() == Seats.BANK) {
            return people.isMe(payment.to()) ? "pay.bankToYou" : "pay.bank";
        }
        if (people.isMe(payment.from())) {
            return "pay.fromYou";
        }
        return people.isMe(payment.to()) ? "pay.toYou" : "pay.others";
    }

    private Words words() {
        return people.words();
    }
}
