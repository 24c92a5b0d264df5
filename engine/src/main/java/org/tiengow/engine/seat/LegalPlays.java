package org.tiengow.engine.seat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;

/**
 * The legal plays of one seat, computed from its view and nothing else. Empty when the seat need not act.
 *
 * <p>Each distinct play is listed once, by its faces. Face-up plays come before forfeits; within each group, plays are compared
 * tile by tile in the order of rules 1.2 and 1.3. In the declaring phase the list holds the answer no, followed by the declaration
 * if the hand allows it (rules 4.11).
 */
public final class LegalPlays {
    private static final int LARGEST_SET = 4;

    private final SeatView view;
    private final Legality legality;
    private final List<Play> plays;

    private LegalPlays(SeatView view) {
        this.view = view;
        this.legality = new Legality(view);
        this.plays = List.copyOf(list());
    }

    /** Lists the legal plays of the seat that owns this view. */
    public static LegalPlays of(SeatView view) {
        return new LegalPlays(view);
    }

    /** Returns why the seat that owns this view may not make a play; empty exactly when it may. Cheaper than listing all legal plays. */
    public static Optional<Refusal> refusal(SeatView view, Play play) {
        return new Legality(view).refusal(play);
    }

    /** Returns the plays, in the order that the class describes. */
    public List<Play> plays() {
        return plays;
    }

    public int size() {
        return plays.size();
    }

    /**
     * Returns the play at an index.
     *
     * @throws IndexOutOfBoundsException if no play has this index
     */
    public Play get(int index) {
        return plays.get(index);
    }

    /** Checks whether there is no legal play because the seat need not act. */
    public boolean isEmpty() {
        return plays.isEmpty();
    }

    /** Returns the index of a play, compared by its faces; empty if it is not legal. */
    public OptionalInt indexOf(Play play) {
        for (int i = 0; i < plays.size(); i++) {
            if (plays.get(i).sameAs(play)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns why a play is not legal; empty exactly when it is in this list, compared by its faces. */
    public Optional<Refusal> refusalOf(Play play) {
        return legality.refusal(play);
    }

    /**
     * Chooses the play for a seat whose time has run out. It declares nothing and wins a last trick if it can. Otherwise it leads
     * or forfeits the tiles of least worth, and beats with the least it can if a forfeit is not allowed.
     *
     * @return empty when the seat need not act
     */
    public Optional<Play> safe() {
        if (plays.isEmpty() || view.phase() == Phase.DECLARING) {
            return plays.stream().findFirst();
        }
        boolean lastTrick = legality.size() == view.hand().size();
        Stream<Play> wanted = plays.stream().filter(play -> lastTrick || legality.isLead() || play.isForfeit());
        return wanted.min(Comparator.<Play, Boolean>comparing(play -> lastTrick && play.isForfeit())
                        .thenComparingInt(LegalPlays::worth))
                .or(() -> plays.stream().min(Comparator.comparingInt(LegalPlays::worth)));
    }

    private List<Play> list() {
        return switch (view.phase()) {
            case SETTLED -> List.of();
            case DECLARING -> answers();
            case PLAYING -> view.isMyTurn() ? playsInTrick() : List.of();
        };
    }

    private List<Play> answers() {
        if (view.seat() == Seats.NONE) {
            return List.of();
        }
        return legality.mayDeclare() ? List.of(Play.DECLINE, Play.DECLARE) : List.of(Play.DECLINE);
    }

    private List<Play> playsInTrick() {
        List<TileSet> choices = legality.isLead()
                ? TileChoices.of(view.hand(), 1, LARGEST_SET)
                : TileChoices.of(view.hand(), legality.size(), legality.size());
        List<Play> found = new ArrayList<>();
        choices.stream().filter(legality::mayShow).map(Play::faceUp).forEach(found::add);
        if (legality.mayForfeit()) {
            choices.stream().map(Play::forfeit).forEach(found::add);
        }
        return found;
    }

    /** Returns the sum of the ranks, with the six military ranks spread over the range of the eleven civil ones. */
    private static int worth(Play play) {
        return play.tiles().tiles().stream()
                .map(Tile::kind)
                .mapToInt(LegalPlays::worth)
                .sum();
    }

    private static int worth(TileKind kind) {
        return kind.suit() == Suit.CIVIL ? kind.rank() : 2 * kind.rank() - 1;
    }
}
