package org.tiengow.engine.seat;

import org.tiengow.engine.referee.Referee;

/**
 * The threats to a play in its trick, counted from the tiles that its seat has not seen.
 *
 * @param after the number of seats that play after it and are not shut out (rules 4.8)
 * @param sets the number of sets of unseen tiles that would beat it, whichever seat holds them; sets of the same faces count once
 * @param tiles the number of unseen tiles that would beat it, each by itself
 * @param unseen the number of tiles that the seat has not seen
 */
public record Rivals(int after, int sets, int tiles, int unseen) {
    /** Counts the threats to a set that is shown. The seat of the view must have the turn. */
    public static Rivals of(SeatView view, Play play) {
        Referee referee = Referee.of(view.rules());
        int tiles = play.tiles().bits();
        int set = referee.setOf(tiles);
        int lead = view.lead()
                .map(SeenPlay::tiles)
                .map(led -> referee.setOf(led.bits()))
                .orElse(set);
        int unseen = ~view.seen().bits();
        long beating = referee.beating(unseen, lead, set);
        int single = 0;
        for (int rest = unseen; rest != 0; rest &= rest - 1) {
            if (referee.beats(referee.setOf(rest & -rest), lead, set)) {
                single++;
            }
        }
        return new Rivals(after(view, referee, play), Long.bitCount(beating), single, Integer.bitCount(unseen));
    }

    private static int after(SeatView view, Referee referee, Play play) {
        int size = play.tiles().size();
        int after = 0;
        int seat = view.seat();
        for (int i = view.table().size() + 1; i < view.players(); i++) {
            seat = Seats.next(seat, view.step(), view.players());
            boolean shutOut = referee.isShutOut(
                    view.stacks().get(seat), size, view.tilesLeft().get(seat));
            after += shutOut ? 0 : 1;
        }
        return after;
    }

    /** Checks whether the play takes its trick for certain. */
    public boolean none() {
        return after == 0 || sets == 0;
    }
}
