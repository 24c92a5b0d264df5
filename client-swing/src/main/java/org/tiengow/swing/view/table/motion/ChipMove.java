package org.tiengow.swing.view.table.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableScreen;

/**
 * Chips that change hands between two screens.
 *
 * @param from the seat that pays
 * @param to the seat that is paid
 * @param chips at least 1
 */
public record ChipMove(int from, int to, int chips) {
    /** Who pays whom on the way to a screen: as the moment of its round tells, or else as the sums need. */
    public static List<ChipMove> on(TableScreen before, TableScreen after) {
        RoundMoment moment = after.moment();
        return moment == null
                ? between(before, after)
                : moment.paid().stream()
                        .map(paid -> new ChipMove(paid.from(), paid.to(), paid.chips()))
                        .toList();
    }

    /**
     * What was paid between two screens, as few payments as the sums need; nothing between different people, and nothing
     * where a new match begins with no chips at all.
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
