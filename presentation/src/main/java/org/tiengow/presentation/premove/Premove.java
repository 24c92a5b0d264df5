package org.tiengow.presentation.premove;

import java.util.List;
import java.util.Optional;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.words.SetShape;

/**
 * A premove: what a player has chosen before their turn. It is for the next turn only, and {@link #playFor} alone decides what becomes of it.
 *
 * <p>The law of this class: {@link #playFor} returns one of the legal plays of an open decision, or none. The chosen tiles are played only if
 * the set to beat still has its shape. Tiles that the player did not choose are only ever forfeited, and only if no set can beat.
 *
 * @param tiles the tiles to play face up; empty for none
 * @param toBeat the set to beat when they were chosen; empty if they are to lead
 * @param forfeits whether the lowest tiles are forfeited if no set can beat
 */
public record Premove(TileSet tiles, TileSet toBeat, boolean forfeits) {
    /** The absence of a premove. */
    public static final Premove NONE = new Premove(TileSet.EMPTY, TileSet.EMPTY, false);

    public boolean isNone() {
        return equals(NONE);
    }

    /** Returns this premove with tiles to play, chosen while {@code due} showed the trick that they are for. */
    public Premove playing(TileSet chosen, SeatView due) {
        return new Premove(chosen, toBeat(due), forfeits);
    }

    /** Returns this premove without tiles to play. */
    public Premove playingNothing() {
        return new Premove(TileSet.EMPTY, TileSet.EMPTY, forfeits);
    }

    /** Returns this premove with or without the forfeit of the lowest tiles. */
    public Premove forfeiting(boolean wanted) {
        return new Premove(tiles, toBeat, wanted);
    }

    /**
     * Returns the view that the seat would have if it had to act now: in the trick on the table if it has not played there, or in the next
     * trick if it holds this one. Empty if neither can be foreseen, and when it is the seat's turn.
     */
    public static Optional<SeatView> due(SeatView view) {
        if (view.phase() != Phase.PLAYING
                || view.isMyTurn()
                || view.hand().isEmpty()
                || view.table().isEmpty()) {
            return Optional.empty();
        }
        boolean played = view.table().stream().anyMatch(play -> play.seat() == view.seat());
        if (!played) {
            return Optional.of(view.with(
                    Phase.PLAYING,
                    view.seat(),
                    view.stacks(),
                    view.chips(),
                    view.table(),
                    view.best(),
                    view.tricks(),
                    null));
        }
        return view.setToBeat()
                .filter(best -> best.seat() == view.seat())
                .map(best -> view.with(
                        Phase.PLAYING, view.seat(), view.stacks(), view.chips(), List.of(), -1, view.tricks(), null));
    }

    /**
     * Returns the play to make for a decision; empty if the player must choose.
     *
     * @param view the view to which the decision belongs
     */
    public Optional<Play> playFor(SeatView view, Decision decision) {
        if (view.phase() != Phase.PLAYING) {
            return Optional.empty();
        }
        Play chosen = Play.faceUp(tiles);
        if (!tiles.isEmpty()
                && isSameShape(toBeat(view))
                && decision.legal().indexOf(chosen).isPresent()) {
            return Optional.of(chosen);
        }
        boolean canBeat = decision.legal().plays().stream().anyMatch(play -> play.act() == Play.Act.FACE_UP);
        return forfeits && !canBeat ? decision.legal().safe() : Optional.empty();
    }

    private boolean isSameShape(TileSet now) {
        return now.isEmpty() == toBeat.isEmpty() && SetShape.of(now).equals(SetShape.of(toBeat));
    }

    private static TileSet toBeat(SeatView view) {
        return view.setToBeat().map(SeenPlay::tiles).orElse(TileSet.EMPTY);
    }
}
