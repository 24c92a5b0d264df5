package org.tiengow.client.json;

import java.util.Optional;
import org.tiengow.engine.record.RecordedPayment;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.Seats;

/**
 * The translator between the events that a seat sees and lines to a bot program. Members beyond those of {@code docs/bot-lines.md} let
 * Java bots see the same events.
 */
final class EventJson {
    private EventJson() {}

    static Optional<Members> write(SeatEvent event) {
        return event.match(new SeatEvent.Cases<>() {
            @Override
            public Optional<Members> roundBegan(SeatEvent.RoundBegan began) {
                return Optional.of(BotLines.line("round")
                        .with("round", began.round())
                        .with("banker", began.banker())
                        .with("term", began.term())
                        .with("wins", began.wins())
                        .with("step", began.step())
                        .with("hand", began.hand()));
            }

            @Override
            public Optional<Members> declared(SeatEvent.Declared declared) {
                return Optional.of(
                        BotLines.line("declared").with("seat", declared.seat()).with("hand", declared.hand()));
            }

            @Override
            public Optional<Members> played(SeatEvent.Played played) {
                return Optional.of(ViewJson.addPlay(BotLines.line("played"), played.play()));
            }

            @Override
            public Optional<Members> paid(SeatEvent.Paid paid) {
                return Optional.empty();
            }

            @Override
            public Optional<Members> trickWon(SeatEvent.TrickWon won) {
                return Optional.of(
                        BotLines.line("trick").with("winner", won.winner()).with("stacks", won.stacks()));
            }

            @Override
            public Optional<Members> settled(SeatEvent.Settled settled) {
                return Optional.of(result(settled.result()));
            }

            @Override
            public Optional<Members> takenBack(SeatEvent.TakenBack undone) {
                return Optional.of(
                        BotLines.line("takenBack").with("seat", undone.seat()).with("plays", undone.plays()));
            }
        });
    }

    static RoundResult result(Node line, int players) {
        return new RoundResult(
                line.get("winner").seat(players),
                line.get("declared").seatOrNone(players),
                line.get("stacks").numbers(players),
                line.get("factors").items().stream()
                        .map(factor -> new RoundResult.Factor(
                                factor.get("reason").oneOf(FactorReason.class),
                                factor.get("times").number()))
                        .toList(),
                line.get("unbeatableLead").flag(),
                line.get("payments").items().stream().map(EventJson::payment).toList(),
                line.get("change").numbers(players),
                line.get("chips").numbers(players));
    }

    private static Members result(RoundResult result) {
        return BotLines.line("settled")
                .with("payments", result.payments(), EventJson::payment)
                .with("change", result.change())
                .with("chips", result.chips())
                .with("winner", result.winner())
                .with("stacks", result.stacks())
                .with("declared", Json.indexOrNull(result.declared()))
                .with("factors", result.factors())
                .with("unbeatableLead", result.unbeatableLead());
    }

    private static Members payment(Payment payment) {
        return RecordJson.payment(RecordedPayment.of(payment))
                .with("base", payment.base())
                .with("rate", payment.rate())
                .with("factor", payment.factor())
                .with("capture", payment.capture());
    }

    private static Payment payment(Node payment) {
        int from = payment.get("from").number(Seats.BANK, Integer.MAX_VALUE);
        return new Payment(
                payment.get("reason").oneOf(PaymentReason.class),
                from,
                payment.get("to").number(),
                payment.find("for").map(Node::number).orElse(from),
                payment.get("base").number(),
                payment.get("rate").number(),
                payment.get("factor").number(),
                payment.get("capture").number());
    }
}
