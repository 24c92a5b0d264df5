package org.tiengow.client.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedPayment;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

/** A parser of the lines of a record file. */
final class RecordReading {
    private final Node record;
    private final int players;

    private RecordReading(Node record) {
        this.record = record;
        this.players = record.get("players").items().size();
    }

    static RoundRecord read(String line) {
        Node record = Json.read(line);
        Node format = record.get("format");
        if (!format.text().equals(RecordJson.FORMAT)) {
            throw format.flaw("must be \"" + RecordJson.FORMAT + "\"");
        }
        RoundRecord read = new RecordReading(record).read();
        record.find("digest").ifPresent(digest -> RecordDigest.check(read, digest));
        return read;
    }

    static BrokenRecord readBroken(String line) {
        Node record = Json.read(line);
        if (!record.get(RecordJson.BROKEN).flag()) {
            throw record.get(RecordJson.BROKEN).flaw("must be true");
        }
        RecordReading reading = new RecordReading(record);
        Deal deal = record.get("deal").isNull() ? null : reading.deal();
        return new BrokenRecord(
                record.get("match").text(),
                record.get("round").number(1, Integer.MAX_VALUE),
                reading.at(),
                reading.rules(),
                reading.tags(),
                record.get("banker").seatOrNone(reading.players),
                deal,
                deal == null ? List.of() : reading.tricks(deal),
                Members.oneLine(record.get("shuffle").element()));
    }

    private TableRules rules() {
        TableRules rules = RulesJson.read(record.get("rules"));
        if (!rules.set().players().allows(players)) {
            throw record.get("players")
                    .flaw("are " + players + ", but the rules are for "
                            + rules.set().players());
        }
        return rules;
    }

    private @Nullable String at() {
        return record.get("at").isNull() ? null : record.get("at").text();
    }

    private List<PlayerTag> tags() {
        return record.get("players").items().stream()
                .map(player -> new PlayerTag(PlayerJson.name(player), PlayerJson.isBot(player)))
                .toList();
    }

    private RoundRecord read() {
        TableRules rules = rules();
        Deal deal = deal();
        return new RoundRecord(
                record.get("match").text(),
                record.get("round").number(1, Integer.MAX_VALUE),
                at(),
                rules,
                tags(),
                step(),
                record.get("banker").seat(players),
                record.get("term").number(1, Integer.MAX_VALUE),
                record.get("wins").number(0, Integer.MAX_VALUE),
                deal,
                record.get("declared").seatOrNone(players),
                tricks(deal),
                record.get("payments").items().stream().map(this::payment).toList(),
                record.get("winner").seat(players),
                record.get("stacks").numbers(players),
                record.get("factor").number(),
                record.get("change").numbers(players),
                record.get("chips").numbers(players),
                takenBack(deal),
                record.find("shuffle")
                        .filter(node -> !node.isNull())
                        .map(node -> Members.oneLine(node.element()))
                        .orElse(null));
    }

    private int step() {
        Node step = record.get("step");
        if (Math.abs(step.number()) != 1) {
            throw step.flaw("must be 1 or -1");
        }
        return step.number();
    }

    private Deal deal() {
        Node hands = record.get("deal");
        List<String> texts =
                new ArrayList<>(hands.items().stream().map(Node::text).toList());
        texts.add(record.get("leftOver").text());
        try {
            List<TileSet> dealt = TileNotation.readHands(texts);
            if (dealt.size() != players + 1) {
                throw hands.flaw("are " + (dealt.size() - 1) + ", for " + players + " players");
            }
            return new Deal(dealt.subList(0, dealt.size() - 1), dealt.get(dealt.size() - 1));
        } catch (IllegalArgumentException e) {
            throw hands.flaw(": " + RulesJson.withoutStop(e));
        }
    }

    private List<List<RecordedPlay>> tricks(Deal deal) {
        List<TileSet> hands = new ArrayList<>(deal.hands());
        List<List<RecordedPlay>> tricks = new ArrayList<>();
        for (Node trick : record.get("tricks").items()) {
            List<RecordedPlay> plays = new ArrayList<>();
            for (Node play : trick.items()) {
                plays.add(play(play, hands));
            }
            tricks.add(plays);
        }
        return tricks;
    }

    /** Reads a play. The text does not distinguish the two tiles of a kind, so the tile that the seat still holds is meant. */
    private RecordedPlay play(Node play, List<TileSet> hands) {
        int seat = play.get("seat").seat(players);
        TileSet named = play.get("tiles").tiles();
        Optional<TileSet> held = hands.get(seat).withKindsOf(named);
        held.ifPresent(tiles -> hands.set(seat, hands.get(seat).minus(tiles)));
        return new RecordedPlay(seat, held.orElse(named), play.get("faceDown").flag());
    }

    private List<RecordedTakeBack> takenBack(Deal deal) {
        return record.find("takenBack").stream()
                .flatMap(undone -> undone.items().stream())
                .map(undone -> new RecordedTakeBack(
                        play(undone, new ArrayList<>(deal.hands())),
                        undone.get("after").number(0, Integer.MAX_VALUE),
                        undone.get("plays").number(1, Integer.MAX_VALUE),
                        undone.get("agreed").items().stream()
                                .map(seat -> seat.seat(players))
                                .toList()))
                .toList();
    }

    private RecordedPayment payment(Node payment) {
        PaymentReason reason = payment.get("reason").oneOf(PaymentReason.class);
        int from = payment.get("from").number(Seats.BANK, players - 1);
        int owedBy = payment.find("for").map(node -> node.seat(players)).orElse(from);
        return new RecordedPayment(
                reason,
                from,
                payment.get("to").seat(players),
                owedBy,
                payment.get("chips").number());
    }
}
