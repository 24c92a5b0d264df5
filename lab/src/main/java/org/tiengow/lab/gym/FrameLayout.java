package org.tiengow.lab.gym;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.lab.gym.FrameField.Type;

/**
 * The layout of a frame: the fields of fixed size, one array after another, each at a multiple of eight bytes. With inputs, three arrays of
 * varying length follow in the same way: {@code common}, {@code after_end}, {@code after}; their lengths are in {@code sizes}.
 */
final class FrameLayout {
    /** The maximum number of seats; rows by seat or place have so many entries. */
    static final int SEATS = 4;

    private static final int ALIGNMENT = 8;

    private final int tables;
    private final List<FrameField> fields = new ArrayList<>();
    private int size;

    final FrameField deal;
    final FrameField rules;
    final FrameField seat;
    final FrameField phase;
    final FrameField hand;
    final FrameField shown;
    final FrameField unseen;
    final FrameField forfeited;
    final FrameField named;
    final FrameField toName;
    final FrameField table;
    final FrameField lead;
    final FrameField best;
    final FrameField bestPlace;
    final FrameField led;
    final FrameField toFollow;
    final FrameField held;
    final FrameField stacks;
    final FrameField declined;
    final FrameField chips;
    final FrameField banker;
    final FrameField term;
    final FrameField wins;
    final FrameField against;
    final FrameField mask;
    final FrameField legalCount;
    final FrameField legal;
    final FrameField done;
    final FrameField returns;
    final FrameField lastSeat;
    final FrameField lastDeal;
    final FrameField lastAgainst;
    final FrameField unasked;
    final FrameField unaskedReturn;

    /** The true hands; has no entries without {@code --hands}. */
    final FrameField hands;

    /** The ends of each table's entries in the arrays of varying length, and the lengths of these; no entries without {@code --inputs}. */
    final FrameField commonEnd;

    final FrameField actionsEnd;
    final FrameField sizes;

    FrameLayout(int tables, boolean withHands, boolean withInputs) {
        this.tables = tables;
        deal = field("deal", Type.U4, 1, "number of the deal at this table, from 0");
        rules = field("rules", Type.U1, 1, "index of the rule set in the schema");
        seat = field("seat", Type.U1, 1, "the seat that decides");
        phase = field("phase", Type.U1, 1, "0 a play, 1 a further tile of a forfeit, 2 whether to declare one red dot");
        hand = field("hand", Type.U4, 1, "the seat's tiles, a bit each");
        shown = field("shown", Type.U4, 1, "tiles that lie or lay face up, a bit each");
        unseen = field("unseen", Type.U4, 1, "tiles that the seat has not seen, a bit each");
        forfeited = field("forfeited", Type.U4, 1, "tiles that the seat itself forfeited, a bit each");
        named = field("named", Type.U4, 1, "tiles of the hand named so far for a forfeit, a bit each");
        toName = field("to_name", Type.U1, 1, "tiles of a forfeit still to name; 0 unless phase is 1");
        table = field(
                "table",
                Type.I1,
                SEATS,
                "by place: action of the set laid in this trick, -1 nothing yet, -2 a forfeit");
        lead = field("lead", Type.I1, 1, "action of the set that was led; -1 before a lead");
        best = field("best", Type.I1, 1, "action of the set to beat; -1 before a lead");
        bestPlace = field("best_place", Type.I1, 1, "place of the set to beat; -1 before a lead");
        led = field("led", Type.U1, 1, "number of tiles led; 0 before a lead");
        toFollow = field("to_follow", Type.U1, 1, "seats that must still play to this trick, this one included");
        held = field("held", Type.U1, SEATS, "by place: tiles in the hand");
        stacks = field("stacks", Type.U1, SEATS, "by place: stacks won");
        declined = field(
                "declined",
                Type.U8,
                SEATS,
                "by place: actions of the sets that it was asked to beat and did not, a bit each");
        chips = field("chips", Type.I2, SEATS, "by place: chips won or lost in this round so far");
        banker = field("banker", Type.U1, 1, "place of the banker");
        term = field("term", Type.U1, 1, "rounds in a row as banker, this one included");
        wins = field("wins", Type.U1, 1, "rounds in a row that the banker has won");
        against = field("against", Type.U1, 1, "index of this round's opponent in the schema; 0 without opponents");
        mask = field("mask", Type.U1, Actions.COUNT, "1 for each legal action");
        legalCount = field("legal_count", Type.U1, 1, "number of legal actions, at least 2");
        legal = field("legal", Type.U1, Actions.MOST_LEGAL, "the legal actions in rising order, then zeros");
        done = field("done", Type.U1, 1, "1 if a round with a decision of the learner ended since the last frame");
        returns = field("returns", Type.I2, SEATS, "if done: by seat, the chips of that round");
        lastSeat = field("last_seat", Type.U1, 1, "if done: the learner's seat in that round; 255 if it had all");
        lastDeal = field("last_deal", Type.U4, 1, "if done: the deal of that round");
        lastAgainst = field("last_against", Type.U1, 1, "if done: the opponent of that round");
        unasked = field(
                "unasked", Type.U2, 1, "rounds since the last frame that ended without a decision of the learner");
        unaskedReturn = field("unasked_return", Type.I4, 1, "chips of the learner's seat in these rounds");
        hands = field("hands", Type.U4, withHands ? SEATS : 0, "by place: the true hands, a bit each tile");
        commonEnd = field("common_end", Type.U4, withInputs ? 1 : 0, "end of the table's entries in common");
        actionsEnd = field("actions_end", Type.U4, withInputs ? 1 : 0, "end of the table's entries in after_end");
        sizes = new FrameField(
                "sizes", Type.U4, withInputs ? 3 : 0, "lengths of common, after_end and after", aligned(size));
        size = aligned(sizes.offset() + sizes.row() * Integer.BYTES);
    }

    private FrameField field(String name, Type type, int row, String meaning) {
        FrameField field = new FrameField(name, type, row, meaning, size);
        size = aligned(size + tables * row * type.bytes());
        fields.add(field);
        return field;
    }

    /** Returns the next multiple of eight. */
    static int aligned(int size) {
        return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    /** Returns the fields with an entry for each table, in their order. */
    List<FrameField> fields() {
        return fields.stream().filter(field -> field.row() > 0).toList();
    }

    boolean hasHands() {
        return hands.row() > 0;
    }

    boolean hasInputs() {
        return sizes.row() > 0;
    }

    int tables() {
        return tables;
    }

    /** Returns the bytes of the fields of fixed size, without the length before a frame. */
    int size() {
        return size;
    }
}
