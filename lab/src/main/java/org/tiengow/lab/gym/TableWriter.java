package org.tiengow.lab.gym;

import java.nio.ByteBuffer;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.client.search.Observation;

/** Writes what the deciding seat of a table knows into a frame. One for each thread. */
final class TableWriter {
    private final FrameLayout layout;
    private final ByteBuffer frame;
    private final Observation observation = new Observation();

    TableWriter(FrameLayout layout, ByteBuffer frame) {
        this.layout = layout;
        this.frame = frame;
    }

    /** Writes the fields of fixed size but for the ends of inputs, and adds the inputs to those of the worker. */
    void write(GymTable table, Worker worker) {
        int at = table.index;
        int seat = table.seat();
        int hand = table.round.hand(seat);
        frame.putInt(layout.deal.at(at), (int) table.dealNumber());
        put(layout.rules, at, table.rulesIndex);
        put(layout.seat, at, seat);
        put(layout.phase, at, table.isDeclaring() ? 2 : table.toName > 0 ? 1 : 0);
        frame.putInt(layout.hand.at(at), hand);
        frame.putInt(layout.shown.at(at), table.shown);
        frame.putInt(layout.unseen.at(at), ~(table.shown | hand | table.forfeited[seat]));
        frame.putInt(layout.forfeited.at(at), table.forfeited[seat]);
        frame.putInt(layout.named.at(at), table.named);
        put(layout.toName, at, table.toName);
        put(layout.lead, at, GymTable.actionOf(table.round.leadSet()));
        put(layout.best, at, GymTable.actionOf(table.round.bestSet()));
        put(layout.bestPlace, at, table.round.isLeading() ? -1 : table.place(table.round.bestSeat()));
        put(layout.led, at, table.led);
        put(layout.toFollow, at, table.toFollow);
        put(layout.banker, at, table.place(table.banker));
        put(layout.term, at, table.term);
        put(layout.wins, at, table.wins);
        put(layout.against, at, table.opponent);
        writeSeats(table, at);
        writeLegal(table, at);
        writeReport(table, at);
        if (layout.hasInputs()) {
            writeInputs(table, worker);
            frame.putInt(layout.commonEnd.at(at), worker.inputs.commons());
            frame.putInt(layout.actionsEnd.at(at), worker.inputs.actions());
        }
        table.report.clear();
    }

    private void writeSeats(GymTable table, int at) {
        int tables = layout.table.at(at);
        frame.putInt(tables, -1);
        frame.putInt(layout.held.at(at), 0);
        frame.putInt(layout.stacks.at(at), 0);
        frame.putLong(layout.chips.at(at), 0);
        for (int place = table.players; place < FrameLayout.SEATS; place++) {
            frame.putLong(layout.declined.at(at) + 8 * place, 0);
        }
        for (int seat = 0; seat < table.players; seat++) {
            int place = table.place(seat);
            frame.put(tables + place, (byte) table.laid[seat]);
            frame.put(layout.held.at(at) + place, (byte) Integer.bitCount(table.round.hand(seat)));
            frame.put(layout.stacks.at(at) + place, (byte) table.round.stacks(seat));
            frame.putShort(layout.chips.at(at) + 2 * place, (short) table.round.chips(seat));
            frame.putLong(layout.declined.at(at) + 8 * place, table.declined[seat]);
        }
        if (layout.hasHands()) {
            for (int place = 0; place < FrameLayout.SEATS; place++) {
                frame.putInt(layout.hands.at(at) + 4 * place, 0);
            }
            for (int seat = 0; seat < table.players; seat++) {
                frame.putInt(layout.hands.at(at) + 4 * table.place(seat), table.round.hand(seat));
            }
        }
    }

    private void writeLegal(GymTable table, int at) {
        int mask = layout.mask.at(at);
        int legal = layout.legal.at(at);
        for (int i = 0; i < Actions.COUNT; i += 4) {
            frame.putInt(mask + i, 0);
        }
        for (int i = 0; i < Actions.MOST_LEGAL; i += 8) {
            frame.putLong(legal + i, 0);
        }
        int count = 0;
        if (table.isDeclaring()) {
            for (int action = Actions.DECLARE; action <= Actions.DECLINE; action++) {
                frame.put(mask + action, (byte) 1);
                frame.put(legal + count++, (byte) action);
            }
        }
        for (long rest = table.playable; rest != 0; rest &= rest - 1) {
            int action = Long.numberOfTrailingZeros(rest);
            frame.put(mask + action, (byte) 1);
            frame.put(legal + count++, (byte) action);
        }
        for (int rest = table.forfeitable; rest != 0; rest &= rest - 1) {
            int action = Actions.SETS + Integer.numberOfTrailingZeros(rest);
            frame.put(mask + action, (byte) 1);
            frame.put(legal + count++, (byte) action);
        }
        put(layout.legalCount, at, count);
    }

    private void writeReport(GymTable table, int at) {
        put(layout.done, at, table.report.done ? 1 : 0);
        frame.putLong(layout.returns.at(at), 0);
        if (table.report.done) {
            for (int seat = 0; seat < table.players; seat++) {
                frame.putShort(layout.returns.at(at) + 2 * seat, (short) table.report.returns[seat]);
            }
        }
        put(layout.lastSeat, at, table.report.done ? table.report.lastSeat : 0);
        frame.putInt(layout.lastDeal.at(at), table.report.done ? (int) table.report.lastDeal : 0);
        put(layout.lastAgainst, at, table.report.done ? table.report.lastOpponent : 0);
        frame.putShort(layout.unasked.at(at), (short) table.report.unasked);
        frame.putInt(layout.unaskedReturn.at(at), table.report.unaskedReturn);
    }

    /** Adds the inputs of the networks. There are none for the question whether to declare, which no network answers. */
    private void writeInputs(GymTable table, Worker worker) {
        SparseInputs inputs = worker.inputs;
        if (table.isDeclaring()) {
            inputs.addCommon(0);
            inputs.addAfter(0);
            inputs.addAfter(0);
            return;
        }
        FeatureEncoder encoder = worker.encoder(table.rulesIndex);
        int[] on = inputs.list();
        table.tracker.look(observation, table.round);
        inputs.addCommon(encoder.encodeCommon(observation, on));
        int hand = table.round.hand(table.round.turn());
        for (long rest = table.playable; rest != 0; rest &= rest - 1) {
            int set = Actions.set(table.round.sets(), Long.numberOfTrailingZeros(rest));
            inputs.addAfter(encoder.encodeAfter(observation, table.tiles(set), set, on, 0));
        }
        int left = table.toName > 0 ? table.toName : table.led;
        for (int rest = table.forfeitable; rest != 0; rest &= rest - 1) {
            int tile = Actions.tile(hand & ~table.named, Integer.numberOfTrailingZeros(rest));
            int chosen = table.named | tile;
            inputs.addAfter(
                    left == 1
                            ? encoder.encodeAfter(observation, chosen, Observation.NO_SET, on, 0)
                            : encoder.encodePartOfForfeit(observation, chosen, table.led, on, 0));
        }
    }

    private void put(FrameField field, int table, int value) {
        frame.put(field.at(table), (byte) value);
    }
}
