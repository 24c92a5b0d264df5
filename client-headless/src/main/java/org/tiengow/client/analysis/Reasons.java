package org.tiengow.client.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.seat.HeldSets;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Rivals;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileSet;

/** Finds the reasons for a play, whether it was judged or chosen by any bot. */
public final class Reasons {
    private static final int FEW = 3;

    private Reasons() {}

    /** Returns the countable reasons for a play, out of what its seat knows. It must be the seat's turn to play. */
    public static List<Reason> why(SeatView view, Play play) {
        if (play.act() != Play.Act.FACE_UP) {
            return List.of();
        }
        List<Reason> reasons = new ArrayList<>();
        Rivals rivals = Rivals.of(view, play);
        int size = play.tiles().size();
        int beating = size == 1 ? rivals.tiles() : rivals.sets();
        if (view.table().size() == view.players() - 1) {
            reasons.add(new Reason.Last());
        } else if (rivals.none()) {
            reasons.add(new Reason.Unbeatable());
        } else if (beating <= FEW) {
            reasons.add(new Reason.Few(beating, size, rivals.unseen()));
        }
        boolean late = size == view.hand().size();
        if (!late && view.stacks().get(view.seat()) == 0 && view.rules().earlyDeath() != EarlyDeath.NO) {
            reasons.add(new Reason.FirstStack());
        }
        return reasons;
    }

    /**
     * Returns the reasons for the best of several judged plays.
     *
     * @param worths the values of the plays, the best first
     */
    static List<Reason> why(SeatView view, List<Worth> worths) {
        Play best = worths.get(0).play();
        List<Reason> reasons = new ArrayList<>(why(view, best));
        if (best.isForfeit()) {
            boolean must = worths.stream().allMatch(worth -> worth.play().isForfeit());
            reasons.add(must ? new Reason.MustForfeit() : new Reason.Spares());
        }
        if (worths.size() == 1) {
            return reasons;
        }
        Worth next = worths.get(1);
        kept(view, best, next.play()).ifPresent(reasons::add);
        reasons.add(
                next.isClearlyWorse() ? new Reason.Better(next.play(), next.behind()) : new Reason.Close(next.play()));
        return reasons;
    }

    /** Returns the largest set that one play keeps whole and the other does not. */
    private static Optional<Reason> kept(SeatView view, Play best, Play other) {
        List<TileSet> without = setsAfter(view, other);
        return setsAfter(view, best).stream()
                .filter(set -> without.stream().noneMatch(set::sameKinds))
                .max(Comparator.comparingInt(TileSet::size))
                .map(Reason.Keeps::new);
    }

    private static List<TileSet> setsAfter(SeatView view, Play play) {
        return HeldSets.in(view.hand().minus(play.tiles()), view.rules());
    }
}
