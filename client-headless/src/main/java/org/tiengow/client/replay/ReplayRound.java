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
 * A finished round, moment by moment, as each seat saw it. All hands open are all seats' own views side by side. Immutable.
 *
 * <p>A record that goes against the rules is shown as far as it does not.
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

    /** The moments in order; none where not even the deal is possible. */
    public List<ReplayMoment> moments() {
        return steps.stream().map(Step::moment).toList();
    }

    /** What in the record goes against the rules, in an English sentence; empty when nothing does. */
    public Optional<String> broken() {
        return broken;
    }

    /** How many play. */
    public int players() {
        return record.players().size();
    }

    /** Those who play, in seat order. */
    public List<ReplayMatch.Player> people() {
        return record.players().stream()
                .map(player -> new ReplayMatch.Player(player.name(), player.bot()))
                .toList();
    }

    /** The rules in force. */
    public TableRules rules() {
        return record.rules();
    }

    /** The match's id. */
    public String match() {
        return record.match();
    }

    /** 1 for the first round of the match. */
    public int number() {
        return record.round();
    }

    /** The score after the round as it is recorded, a seat each. */
    public List<Integer> chips() {
        return record.chips();
    }

    /** The whole truth before what happened at a moment. */
    public Round before(int moment) {
        return steps.get(moment).before();
    }

    /**
     * What a seat knew at a moment.
     *
     * @param moment its index
     * @param seat whose knowledge, or {@link Seats#NONE} for that of a spectator
     */
    public SeatView view(int moment, int seat) {
        return steps.get(moment).view(seat);
    }

    /** What a seat knew at a moment, and in addition what each of the others had forfeited. */
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

    /** The tiles each seat holds at a moment. */
    public List<TileSet> hands(int moment) {
        return everybody(moment).stream().map(SeatView::hand).toList();
    }

    /** What a seat had seen happen by a moment, in order. */
    public List<SeatEvent> log(int moment, int seat) {
        return steps.subList(0, moment + 1).stream()
                .flatMap(step -> step.events().stream())
                .map(event -> event.seenBy(seat))
                .toList();
    }

    /** What had happened by a moment, each play as whoever made it saw it. */
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
