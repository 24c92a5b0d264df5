package org.tiengow.client.replay;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;

/**
 * A finished round, moment by moment, as each seat saw it. A display of all hands puts the views of all seats side by side. Immutable.
 *
 * <p>A record that breaks the rules is shown up to the breach.
 */
public final class ReplayRound {
    private final RoundRecord record;
    private final List<Step> steps;
    private final Optional<String> broken;

    ReplayRound(RoundRecord record) {
        this.record = record;
        this.steps = Unrolling.of(record);
        this.broken = record.replay().map(Object::toString);
    }

    /** Returns the moments in order; none if not even the deal is possible. */
    public List<ReplayMoment> moments() {
        return steps.stream().map(Step::moment).toList();
    }

    /** Returns the breach of the rules in the record, in an English sentence; empty without one. */
    public Optional<String> broken() {
        return broken;
    }

    /** Returns the number of players. */
    public int players() {
        return record.players().size();
    }

    /** Returns the players in seat order. */
    public List<ReplayMatch.Player> people() {
        return record.players().stream()
                .map(player -> new ReplayMatch.Player(player.name(), player.bot()))
                .toList();
    }

    /** Returns the rules of the round. */
    public TableRules rules() {
        return record.rules();
    }

    /** Returns the id of the match. */
    public String match() {
        return record.match();
    }

    /** Returns the number of the round, 1 for the first of the match. */
    public int number() {
        return record.round();
    }

    /** Returns the chips of each seat after the round, as recorded. */
    public List<Integer> chips() {
        return record.chips();
    }

    /** Returns the whole state of the round, hidden tiles included, before the event of a moment. */
    public Round before(int moment) {
        return steps.get(moment).before();
    }

    /**
     * Returns the knowledge of a seat at a moment.
     *
     * @param moment the index of the moment
     * @param seat the seat, or {@link Seats#NONE} for a spectator
     */
    public SeatView view(int moment, int seat) {
        return steps.get(moment).view(seat);
    }

    /** Returns the knowledge of a seat at a moment, with the forfeited tiles of the other seats added. */
    public SeatView openView(int moment, int seat) {
        SeatView own = view(moment, seat);
        List<SeatView> all = everybody(moment);
        List<SeenTrick> tricks = IntStream.range(0, own.tricks().size())
                .mapToObj(trick -> new SeenTrick(
                        open(
                                all,
                                own.tricks().get(trick).plays(),
                                view -> view.tricks().get(trick).plays()),
                        own.tricks().get(trick).winner()))
                .toList();
        return own.with(open(all, own.table(), SeatView::table), tricks);
    }

    /** Returns the tiles that each seat holds at a moment. */
    public List<TileSet> hands(int moment) {
        return everybody(moment).stream().map(SeatView::hand).toList();
    }

    /** Returns the events that a seat had seen by a moment, in order. */
    public List<SeatEvent> log(int moment, int seat) {
        return steps.subList(0, moment + 1).stream()
                .flatMap(step -> step.events().stream())
                .map(event -> event.seenBy(seat))
                .toList();
    }

    /** Returns the events up to a moment, each play as the seat that made it saw it. */
    public List<SeatEvent> openLog(int moment) {
        return steps.subList(0, moment + 1).stream()
                .flatMap(step -> step.events().stream()
                        .map(event -> event.seenBy(
                                event instanceof RoundEvent.Played played
                                        ? played.play().seat()
                                        : Seats.NONE)))
                .toList();
    }

    private List<SeatView> everybody(int moment) {
        return IntStream.range(0, players())
                .mapToObj(seat -> view(moment, seat))
                .toList();
    }

    private interface PlaysOf {
        List<SeenPlay> of(SeatView view);
    }

    private static List<SeenPlay> open(List<SeatView> all, List<SeenPlay> plays, PlaysOf where) {
        return IntStream.range(0, plays.size())
                .mapToObj(play -> where.of(all.get(plays.get(play).seat())).get(play))
                .toList();
    }
}
