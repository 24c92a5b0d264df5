package org.tiengow.presentation.moment;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.presentation.moment.RoundMoment.Kind;
import org.tiengow.presentation.moment.RoundMoment.Paid;
import org.tiengow.presentation.moment.RoundMoment.Step;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.words.People;

/**
 * The end-of-round animation, made from the last view before the end of a round and the first one after it.
 *
 * @param people the people at the table
 * @param before the round before its end
 * @param after the round with its result
 */
public record MomentWords(People people, SeatView before, SeatView after) {
    /**
     * Checks whether the second view shows the same round, won in the trick that the first view shows. A client that missed more shows no
     * animation.
     */
    public static boolean follows(SeatView before, SeatView after) {
        RoundResult result = after.result();
        int missed = after.tricks().size() - before.tricks().size();
        return before.result() == null
                && result != null
                && before.round() == after.round()
                && before.players() == after.players()
                && before.seat() == after.seat()
                && missed == (result.declared() == Seats.NONE ? 1 : 0);
    }

    /** Returns the animation at a speed; empty if animations are off. */
    public Optional<RoundMoment> moment(Speed speed) {
        RoundResult result = after.result();
        if (speed == Speed.OFF || result == null) {
            return Optional.empty();
        }
        int winner = result.winner();
        List<Integer> turned = turned();
        List<Paid> paid = paid(result);
        return Optional.of(new RoundMoment(
                winner,
                winner == after.seat(),
                people.sentence("settle.title", winner, after.round(), people.name(winner)),
                turned,
                paid,
                kinds(turned, paid).stream()
                        .map(kind -> new Step(kind, speed.millis(kind.normalMillis())))
                        .toList()));
    }

    private Set<Kind> kinds(List<Integer> turned, List<Paid> paid) {
        Set<Kind> kinds = EnumSet.of(Kind.GLOW);
        if (after.tricks().size() > before.tricks().size()) {
            kinds.addAll(EnumSet.of(Kind.LAY, Kind.SEEN, Kind.GATHER, Kind.COUNT));
        }
        if (!turned.isEmpty()) {
            kinds.add(Kind.TURN);
        }
        if (!paid.isEmpty()) {
            kinds.add(Kind.CHIPS);
        }
        return kinds;
    }

    /** Returns the seats whose face-up plays were not on the table before. The viewer's own tiles are known already. */
    private List<Integer> turned() {
        if (after.tricks().size() == before.tricks().size()) {
            return List.of();
        }
        List<SeenPlay> last = after.tricks().get(after.tricks().size() - 1).plays();
        return last.subList(Math.min(last.size(), before.table().size()), last.size()).stream()
                .filter(play -> !play.faceDown() && play.seat() != after.seat())
                .map(SeenPlay::seat)
                .toList();
    }

    /** Sums up the payments that were not made before, for each pair of seats. Payments by the bank come from no plate and are left out. */
    private List<Paid> paid(RoundResult result) {
        Map<List<Integer>, Integer> sums = new LinkedHashMap<>();
        for (Payment payment : unpaid(result)) {
            if (payment.from() != Seats.BANK) {
                sums.merge(List.of(payment.from(), payment.to()), payment.chips(), Integer::sum);
            }
        }
        List<Paid> paid = new ArrayList<>();
        sums.forEach((pair, chips) -> paid.add(new Paid(pair.get(0), pair.get(1), chips)));
        return paid;
    }

    /** Returns the payments that the chips before the end do not include yet. */
    private List<Payment> unpaid(RoundResult result) {
        int[] open = IntStream.range(0, before.players())
                .map(seat -> before.chips().get(seat)
                        - result.chips().get(seat)
                        + result.change().get(seat))
                .toArray();
        List<Payment> payments = result.payments();
        int made = 0;
        while (made < payments.size() && IntStream.of(open).anyMatch(chips -> chips != 0)) {
            Payment payment = payments.get(made++);
            open[payment.to()] -= payment.chips();
            if (payment.from() != Seats.BANK) {
                open[payment.from()] += payment.chips();
            }
        }
        return payments.subList(made, payments.size());
    }
}
