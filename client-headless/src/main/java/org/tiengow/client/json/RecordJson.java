package org.tiengow.client.json;

import com.google.gson.JsonParser;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.RecordedPayment;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.PaymentReason;

/**
 * The translator between the record of a round and one line of JSON.
 *
 * <p>The documented members are followed by a {@code digest} of them. Some changes leave a round that could have been played, such as
 * turning over a set that was beaten anyway. Only the digest reveals those.
 */
public final class RecordJson {
    /** The value of the member {@code format}. */
    public static final String FORMAT = "tiengow-record/1";

    /** The member that marks the record of a round that was broken off. */
    public static final String BROKEN = "broken";

    private RecordJson() {}

    /** Returns the record of a finished round as one line, without a line end. */
    public static String write(RoundRecord record) {
        Members line = members(record).with("digest", RecordDigest.of(record));
        if (!record.takenBack().isEmpty()) {
            // Programs that do not know this member check the digest too, so it is not covered by it.
            line.with("takenBack", record.takenBack(), RecordJson::takenBack);
        }
        return Members.oneLine(line);
    }

    /**
     * Reads the record of a finished round. It does not check whether the round can have happened.
     *
     * @throws TextFlaw when the line is not such a record, or its digest does not match its contents
     */
    public static RoundRecord read(String line) {
        return RecordReading.read(line);
    }

    /** Returns the record of a round that was broken off as one line, without a line end. */
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
     * @throws TextFlaw when the line is not such a record
     */
    public static BrokenRecord readBroken(String line) {
        return RecordReading.readBroken(line);
    }

    /** Returns the documented members in their documented order. */
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

    private static Members takenBack(RecordedTakeBack undone) {
        return new Members()
                .with("seat", undone.play().seat())
                .with("tiles", undone.play().tiles())
                .with("faceDown", undone.play().faceDown())
                .with("after", undone.after())
                .with("plays", undone.plays())
                .with("agreed", undone.agreed());
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
