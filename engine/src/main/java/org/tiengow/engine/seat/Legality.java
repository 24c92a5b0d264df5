package org.tiengow.engine.seat;

import java.util.Optional;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.Sets;
import org.tiengow.engine.seat.Refusal.Reason;
import org.tiengow.engine.tile.TileSet;

/** A check of single plays for one seat, judged from its view alone. It names the rule that refuses an illegal play. */
final class Legality {
    private static final int RED_PIPS_TO_DECLARE = 1;

    private final SeatView view;
    private final Referee referee;
    private final int lead;
    private final int best;
    private final int size;

    Legality(SeatView view) {
        this.view = view;
        this.referee = Referee.of(view.rules());
        this.lead = view.lead().map(play -> setOf(play.tiles())).orElse(Sets.NONE);
        this.best = view.setToBeat().map(play -> setOf(play.tiles())).orElse(Sets.NONE);
        this.size = view.lead().map(SeenPlay::count).orElse(0);
    }

    boolean isLead() {
        return lead == Sets.NONE;
    }

    /** Returns the number of tiles led; 0 before a lead. */
    int size() {
        return size;
    }

    /** Checks whether these tiles of the hand may be played face up. */
    boolean mayShow(TileSet tiles) {
        int set = setOf(tiles);
        if (set == Sets.NONE) {
            return false;
        }
        return isLead() ? referee.mayLead(hand(), set) : !isShutOut() && referee.beats(set, lead, best);
    }

    /** Checks whether as many tiles as were led may be played face down. */
    boolean mayForfeit() {
        return !isLead() && !(referee.mustBeat() && canBeat());
    }

    /** Checks whether one red dot may be declared with this hand (rules 4.11). */
    boolean mayDeclare() {
        return view.hand().redPips() == RED_PIPS_TO_DECLARE;
    }

    /** Returns why a play is not legal; empty exactly when it is legal. */
    Optional<Refusal> refusal(Play play) {
        if (view.seat() == Seats.NONE) {
            return refuse(Reason.NOT_YOUR_TURN, play.tiles());
        }
        return switch (view.phase()) {
            case SETTLED -> refuse(Reason.ROUND_OVER, play.tiles());
            case DECLARING -> refusalOfAnswer(play);
            case PLAYING -> refusalInTrick(play);
        };
    }

    private Optional<Refusal> refusalOfAnswer(Play play) {
        return switch (play.act()) {
            case DECLINE -> Optional.empty();
            case DECLARE ->
                mayDeclare()
                        ? Optional.empty()
                        : Optional.of(new Refusal(
                                Reason.NOT_ONE_RED_DOT, view.hand(), view.hand().redPips()));
            case FACE_UP, FORFEIT -> refuse(Reason.DECLARE_FIRST, play.tiles());
        };
    }

    private Optional<Refusal> refusalInTrick(Play play) {
        boolean answer = play.act() == Play.Act.DECLARE || play.act() == Play.Act.DECLINE;
        if (answer) {
            return refuse(Reason.NOTHING_TO_DECLARE, TileSet.EMPTY);
        }
        if (!view.isMyTurn()) {
            return refuse(Reason.NOT_YOUR_TURN, play.tiles());
        }
        if (play.tiles().isEmpty()) {
            return refuse(Reason.NO_TILES, TileSet.EMPTY);
        }
        Optional<TileSet> held = view.hand().withKindsOf(play.tiles());
        if (held.isEmpty()) {
            return refuse(Reason.NOT_IN_HAND, missing(play.tiles()));
        }
        TileSet tiles = held.get();
        if (isLead()) {
            return play.isForfeit() ? refuse(Reason.LEAD_FACE_UP, tiles) : refusalOfLead(tiles);
        }
        if (tiles.size() != size) {
            return Optional.of(new Refusal(Reason.WRONG_COUNT, tiles, size));
        }
        return play.isForfeit() ? refusalOfForfeit() : refusalOfBeat(tiles);
    }

    private Optional<Refusal> refusalOfLead(TileSet tiles) {
        int set = setOf(tiles);
        if (set == Sets.NONE) {
            return refuse(Reason.NOT_A_SET, tiles);
        }
        if (referee.mayLead(hand(), set)) {
            return Optional.empty();
        }
        return refuse(Reason.KEEP_THE_SET, heldTiles(referee.setAround(hand(), set)));
    }

    private Optional<Refusal> refusalOfForfeit() {
        return mayForfeit() ? Optional.empty() : refuse(Reason.MUST_BEAT, heldTiles(lowestBeat()));
    }

    private Optional<Refusal> refusalOfBeat(TileSet tiles) {
        int set = setOf(tiles);
        if (isShutOut()) {
            return refuse(Reason.SHUT_OUT, tiles);
        }
        if (set == Sets.NONE) {
            return refuse(Reason.NOT_A_SET, tiles);
        }
        return referee.beats(set, lead, best) ? Optional.empty() : refuse(whyItDoesNotBeat(set), tiles);
    }

    private Reason whyItDoesNotBeat(int set) {
        if (referee.isUnrivalled(lead)) {
            return Reason.UNRIVALLED_LEAD;
        }
        if (referee.isCapturable(lead)) {
            return Reason.ONLY_SEVENS_CAPTURE;
        }
        if (referee.isUnrivalledSupreme(set)) {
            return Reason.SUPREME_BEATS_NOTHING;
        }
        if (referee.shape(best) != referee.shape(lead)) {
            return Reason.HEAVENS_ON_NINES;
        }
        if (referee.shape(set) != referee.shape(lead)) {
            return referee.differInSuitOnly(set, lead) ? Reason.WRONG_SUIT : Reason.WRONG_SHAPE;
        }
        if (referee.isHigher(set, best)) {
            return Reason.FRONT_OVER_BACK;
        }
        return referee.isHigher(best, set) ? Reason.TOO_LOW : Reason.EQUAL_RANK;
    }

    private boolean isShutOut() {
        return referee.isShutOut(
                view.stacks().get(view.seat()), size, view.hand().size());
    }

    private boolean canBeat() {
        return !isShutOut() && referee.beating(hand(), lead, best) != 0;
    }

    private int lowestBeat() {
        return referee.lowestBeat(hand(), lead, best);
    }

    private TileSet missing(TileSet wanted) {
        TileSet missing = TileSet.EMPTY;
        for (var tile : wanted) {
            if (view.hand().count(tile.kind()) < wanted.count(tile.kind()) && missing.count(tile.kind()) == 0) {
                missing = missing.plus(tile);
            }
        }
        return missing;
    }

    private TileSet heldTiles(int set) {
        return new TileSet(referee.tiles(hand(), set));
    }

    private int setOf(TileSet tiles) {
        return referee.setOf(tiles.bits());
    }

    private int hand() {
        return view.hand().bits();
    }

    private static Optional<Refusal> refuse(Reason reason, TileSet tiles) {
        return Optional.of(Refusal.of(reason, tiles));
    }
}
