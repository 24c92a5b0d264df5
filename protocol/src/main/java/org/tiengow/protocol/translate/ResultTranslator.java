package org.tiengow.protocol.translate;

import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.RoundResult.Factor;

/** Translates payments and results of rounds. */
public final class ResultTranslator {
    /** The most payments of a round, far above the possible number with four seats, 13 tricks and a settlement. */
    private static final int MOST_PAYMENTS = 100;

    private static final EnumPairs<PaymentReason, org.tiengow.protocol.wire.PaymentReason> PAYMENTS =
            EnumPairs.of("reason", PaymentReason.class, org.tiengow.protocol.wire.PaymentReason.class);

    private static final EnumPairs<FactorReason, org.tiengow.protocol.wire.FactorReason> FACTORS =
            EnumPairs.of("reason", FactorReason.class, org.tiengow.protocol.wire.FactorReason.class);

    private ResultTranslator() {}

    /** Returns the message of a payment. */
    public static org.tiengow.protocol.wire.Payment write(Payment payment) {
        return org.tiengow.protocol.wire.Payment.newBuilder()
                .setReason(PAYMENTS.write(payment.reason()))
                .setFrom(payment.from())
                .setTo(payment.to())
                .setOwedBy(payment.owedBy())
                .setBase(payment.base())
                .setRate(payment.rate())
                .setFactor(payment.factor())
                .setCapture(payment.capture())
                .build();
    }

    /** Returns the message of a finished round. */
    public static org.tiengow.protocol.wire.RoundResult write(RoundResult result) {
        return org.tiengow.protocol.wire.RoundResult.newBuilder()
                .setWinner(result.winner())
                .setDeclared(result.declared())
                .addAllStacks(result.stacks())
                .addAllFactors(
                        result.factors().stream().map(ResultTranslator::write).toList())
                .setUnbeatableLead(result.unbeatableLead())
                .addAllPayments(
                        result.payments().stream().map(ResultTranslator::write).toList())
                .addAllChange(result.change())
                .addAllChips(result.chips())
                .build();
    }

    /**
     * Returns the payment of a message.
     *
     * @throws Malformed when a seat or a number is out of range, or the chips exceed an int
     */
    public static Payment read(org.tiengow.protocol.wire.Payment message, int players) {
        return countable(new Payment(
                PAYMENTS.read(message.getReason()),
                FieldChecks.seatOrNone("from", players, message.getFrom()),
                FieldChecks.seat("to", players, message.getTo()),
                FieldChecks.seatOrNone("owed_by", players, message.getOwedBy()),
                FieldChecks.atLeast("base", 1, message.getBase()),
                FieldChecks.atLeast("rate", 1, message.getRate()),
                FieldChecks.atLeast("factor", 1, message.getFactor()),
                FieldChecks.atLeast("capture", 1, message.getCapture())));
    }

    /**
     * Returns the result of a round.
     *
     * @throws Malformed when a seat or a number is out of range, or a list does not have one number per seat
     */
    public static RoundResult read(org.tiengow.protocol.wire.RoundResult message, int players) {
        return new RoundResult(
                FieldChecks.seat("winner", players, message.getWinner()),
                FieldChecks.seatOrNone("declared", players, message.getDeclared()),
                FieldChecks.aSeat("stacks", players, FieldChecks.MOST_TILES, message.getStacksList()),
                FieldChecks.each(
                        "factors", FactorReason.values().length, message.getFactorsList(), ResultTranslator::read),
                message.getUnbeatableLead(),
                FieldChecks.each(
                        "payments", MOST_PAYMENTS, message.getPaymentsList(), payment -> read(payment, players)),
                FieldChecks.aSeat("change", players, message.getChangeList()),
                FieldChecks.aSeat("chips", players, message.getChipsList()));
    }

    private static org.tiengow.protocol.wire.Factor write(Factor factor) {
        return org.tiengow.protocol.wire.Factor.newBuilder()
                .setReason(FACTORS.write(factor.reason()))
                .setTimes(factor.times())
                .build();
    }

    private static Factor read(org.tiengow.protocol.wire.Factor message) {
        return new Factor(FACTORS.read(message.getReason()), FieldChecks.atLeast("times", 2, message.getTimes()));
    }

    private static Payment countable(Payment payment) {
        long multiplied = (long) payment.rate() * payment.factor();
        long chips = multiplied > Integer.MAX_VALUE ? multiplied : multiplied * payment.base();
        if (chips > Integer.MAX_VALUE / payment.capture()) {
            throw new Malformed("base", "A payment of more chips than can be counted.");
        }
        return payment;
    }
}
