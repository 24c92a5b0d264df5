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
 * All that a seat may do now, computed from what it knows and nothing else.
 *
 * <p>Each distinct play stands once, by its faces: face up before face down, then in the order of rules 1.2 and 1.3, compared
 * tile by tile. In the declaring phase it is the answer no, and after it the declaration where the hand allows it
 * (rules 4.11). Empty when the seat need not act.
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

    /** What the seat of this view may do. */
    public static LegalPlays of(SeatView view) {
        return new LegalPlays(view);
    }

    /** Why the seat of this view may not play so; empty exactly when it may. Costs less than the whole list. */
    public static Optional<Refusal> refusal(SeatView view, Play play) {
        return new Legality(view).refusal(play);
    }

    /** The plays, in the order above. */
    public List<Play> plays() {
        return plays;
    }

    /** How many plays there are. */
    public int size() {
        return plays.size();
    }

    /**
     * The play at an index.
     *
     * @throws IndexOutOfBoundsException when there is none
     */
    public Play get(int index) {
        return plays.get(index);
    }

    /** Whether the seat need not act. */
    public boolean isEmpty() {
        return plays.isEmpty();
    }

    /** Where this play stands, by its faces. */
    public OptionalInt indexOf(Play play) {
        for (int i = 0; i < plays.size(); i++) {
            if (plays.get(i).sameAs(play)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** Why this play is not legal; empty exactly when it is one of these, by its faces. */
    public Optional<Refusal> refusalOf(Play play) {
        return legality.refusal(play);
    }

    /**
     * The play made for a seat whose time has run out: it declares nothing, wins a last trick it can win, leads what is worth
     * least, and otherwise forfeits what is worth least, or beats with it where it must.
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

    /** The sum of the ranks, the six military ones spread over the eleven civil ones. */
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
