package org.tiengow.client.json;

import com.google.gson.JsonParser;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.RecordedPayment;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.PaymentReason;

/**
 * A finished round as one line of JSON.
 *
 * <p>After the members of the contract stands a {@code digest} of them. Some alterations leave a round that could have been
 * played, such as turning over a set that somebody beat anyway; only the digest shows those.
 */
public final class RecordJson {
    /** The value of the member {@code format}. */
    public static final String FORMAT = "tiengow-record/1";

    /** The member that stands in the record of a round that was broken off. */
    public static final String BROKEN = "broken";

    private RecordJson() {}

    /** The record as one line, without its end. */
    public static String write(RoundRecord record) {
        return Members.oneLine(members(record).with("digest", RecordDigest.of(record)));
    }

    /**
     * Reads one line. That what it says can have happened is not checked here.
     *
     * @throws TextFlaw when it is not a record, or its digest is not that of its contents
     */
    public static RoundRecord read(String line) {
        return RecordReading.read(line);
    }

    /** The record of a round that was broken off, as one line, without its end. */
    public static String write(BrokenRecord record) {
        Deal deal = record.deal();
        return Members.oneLine(new Members()
                .with("format", FORMAT)
                .with(BROKEN, true)
                .with("match", record.match())
                .with("round", record.round())
                .with("at", record.at())
                .with("rules", RulesJson.write(record.rules()))
                .with("players", record.players(), player -> PlayerJson.write(player.name(), player.bot()))
                .with("banker", Json.indexOrNull(record.banker()))
                .with("deal", deal == null ? null : deal.hands())
                .with("leftOver", deal == null ? null : deal.leftOver())
                .with("tricks", record.tricks())
                .with("shuffle", JsonParser.parseString(record.shuffle())));
    }

    /** Checks whether a line is the record of a round that was broken off. */
    public static boolean isBroken(String line) {
        return Json.read(line).find(BROKEN).filter(Node::flag).isPresent();
    }

    /**
     * Reads the record of a round that was broken off.
     *
     * @throws TextFlaw when it is none
     */
    public static BrokenRecord readBroken(String line) {
        return RecordReading.readBroken(line);
    }

    /** The members of the contract, in its order. */
    static Members members(RoundRecord record) {
        return new Members()
                .with("format", FORMAT)
                .with("match", record.match())
                .with("round", record.round())
                .with("at", record.at())
                .with("rules", RulesJson.write(record.rules()))
                .with("players", record.players(), player -> PlayerJson.write(player.name(), player.bot()))
                .with("step", record.step())
                .with("banker", record.banker())
                .with("term", record.term())
                .with("wins", record.wins())
                .with("deal", record.deal().hands())
                .with("leftOver", record.deal().leftOver())
                .with("declared", Json.indexOrNull(record.declared()))
                .with("tricks", record.tricks())
                .with("payments", record.payments(), RecordJson::payment)
                .with("winner", record.winner())
                .with("stacks", record.stacks())
                .with("factor", record.factor())
                .with("change", record.change())
                .with("chips", record.chips())
                .with("shuffle", record.shuffle() == null ? null : JsonParser.parseString(record.shuffle()));
    }

    static Members payment(RecordedPayment payment) {
        Members object = new Members()
                .with("reason", payment.reason())
                .with("from", payment.from())
                .with("to", payment.to());
        if (payment.reason() == PaymentReason.CAPTURE) {
            object.with("for", payment.owedBy());
        }
        return object.with("chips", payment.chips());
    }
}
