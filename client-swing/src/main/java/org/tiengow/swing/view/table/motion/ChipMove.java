package org.tiengow.swing.view.table.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableScreen;

/**
 * A payment of chips between two seats.
 *
 * @param from the seat that pays
 * @param to the seat that is paid
 * @param chips at least 1
 */
public record ChipMove(int from, int to, int chips) {
    /** Returns the payments between two screens: those of the moment of a won round, or else as few as explain the sums. */
    public static List<ChipMove> on(TableScreen before, TableScreen after) {
        RoundMoment moment = after.moment();
        return moment == null
                ? between(before, after)
                : moment.paid().stream()
                        .map(paid -> new ChipMove(paid.from(), paid.to(), paid.chips()))
                        .toList();
    }

    /**
     * Returns as few payments as explain the sums of two screens. There are none between screens with different seats, and none if a
     * new match begins without chips.
     */
    public static List<ChipMove> between(TableScreen before, TableScreen after) {
        Map<Integer, Integer> changes = changes(before, after);
        List<ChipMove> payments = new ArrayList<>();
        for (Map.Entry<Integer, Integer> payer : changes.entrySet()) {
            for (Map.Entry<Integer, Integer> paid : changes.entrySet()) {
                int chips = Math.min(-payer.getValue(), paid.getValue());
                if (chips > 0) {
                    payments.add(new ChipMove(payer.getKey(), paid.getKey(), chips));
                    payer.setValue(payer.getValue() + chips);
                    paid.setValue(paid.getValue() - chips);
                }
            }
        }
        return payments;
    }

    private static Map<Integer, Integer> changes(TableScreen before, TableScreen after) {
        Map<Integer, Integer> changes = new LinkedHashMap<>();
        boolean fresh = after.seats().stream().allMatch(seat -> seat.chips() == 0);
        if (fresh || before.seats().size() != after.seats().size()) {
            return changes;
        }
        for (int i = 0; i < after.seats().size(); i++) {
            ShownSeat seat = after.seats().get(i);
            if (before.seats().get(i).seat() != seat.seat()) {
                return new LinkedHashMap<>();
            }
            changes.put(seat.seat(), seat.chips() - before.seats().get(i).chips());
        }
        return changes;
    }
}
