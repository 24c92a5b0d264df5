package org.tiengow.client.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileNotation;

/** What a seat sees happen, as lines to a bot program; members beyond the contract let Java bots see the same events. */
final class EventJson {
    private EventJson() {}

    static Optional<JsonObject> write(SeatEvent event) {
        return event.match(new SeatEvent.Cases<>() {
            @Override
            public Optional<JsonObject> roundBegan(SeatEvent.RoundBegan began) {
                JsonObject line = BotLines.line("round");
                line.addProperty("round", began.round());
                line.addProperty("banker", began.banker());
                line.addProperty("term", began.term());
                line.addProperty("wins", began.wins());
                line.addProperty("step", began.step());
                line.addProperty("hand", TileNotation.write(began.hand()));
                return Optional.of(line);
            }

            @Override
            public Optional<JsonObject> declared(SeatEvent.Declared declared) {
                JsonObject line = BotLines.line("declared");
                line.addProperty("seat", declared.seat());
                line.addProperty("hand", TileNotation.write(declared.hand()));
                return Optional.of(line);
            }

            @Override
            public Optional<JsonObject> played(SeatEvent.Played played) {
                JsonObject line = BotLines.line("played");
                ViewJson.addPlay(line, played.play());
                return Optional.of(line);
            }

            @Override
            public Optional<JsonObject> paid(SeatEvent.Paid paid) {
                return Optional.empty();
            }

            @Override
            public Optional<JsonObject> trickWon(SeatEvent.TrickWon won) {
                JsonObject line = BotLines.line("trick");
                line.addProperty("winner", won.winner());
                line.addProperty("stacks", won.stacks());
                return Optional.of(line);
            }

            @Override
            public Optional<JsonObject> settled(SeatEvent.Settled settled) {
                return Optional.of(result(settled.result()));
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

    private static JsonObject result(RoundResult result) {
        JsonObject line = BotLines.line("settled");
        line.add("payments", payments(result.payments()));
        line.add("change", Json.numbers(result.change()));
        line.add("chips", Json.numbers(result.chips()));
        line.addProperty("winner", result.winner());
        line.add("stacks", Json.numbers(result.stacks()));
        line.add("declared", Json.indexOrNull(result.declared()));
        JsonArray factors = new JsonArray();
        for (RoundResult.Factor factor : result.factors()) {
            JsonObject object = new JsonObject();
            object.addProperty("reason", factor.reason().name());
            object.addProperty("times", factor.times());
            factors.add(object);
        }
        line.add("factors", factors);
        line.addProperty("unbeatableLead", result.unbeatableLead());
        return line;
    }

    private static JsonArray payments(List<Payment> payments) {
        JsonArray array = new JsonArray();
        for (Payment payment : payments) {
            JsonObject object = new JsonObject();
            object.addProperty("reason", payment.reason().name());
            object.addProperty("from", payment.from());
            object.addProperty("to", payment.to());
            if (payment.reason() == PaymentReason.CAPTURE) {
                object.addProperty("for", payment.owedBy());
            }
            object.addProperty("chips", payment.chips());
            object.addProperty("base", payment.base());
            object.addProperty("rate", payment.rate());
            object.addProperty("factor", payment.factor());
            object.addProperty("capture", payment.capture());
            array.add(object);
        }
        return array;
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
