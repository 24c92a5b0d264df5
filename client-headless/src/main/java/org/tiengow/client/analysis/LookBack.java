package org.tiengow.client.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.client.analysis.Decided.Solved;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayMoment;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.search.Solver;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;

/**
 * What would have been better: a seat's decisions in a finished round, those where it had a choice.
 *
 * <p>A play is judged by what the seat knew when it made it, so that bad luck is no mistake. What open hands show is told beside
 * it, where so few tiles are left that it can be solved.
 *
 * @param seat whose decisions
 * @param decisions in order
 */
public record LookBack(int seat, List<Decided> decisions) {
    private static final long MOST_POSITIONS = 5_000_000;

    /** So many legal plays are all weighed; of more, which are ways to forfeit, only those worth a thought. */
    private static final int ALL_WEIGHED = 12;

    /** Copies the list. */
    public LookBack {
        decisions = List.copyOf(decisions);
    }

    /**
     * Looks back at a round. Takes its time.
     *
     * @param round a finished round
     * @param seat whose decisions
     * @param judge says what the plays were worth
     * @param progress is told how far it is, and may call it off
     * @return empty when it was called off
     */
    public static Optional<LookBack> at(ReplayRound round, int seat, Judge judge, Replay.Progress progress) {
        List<Integer> moments = choices(round, seat);
        List<Decided> decisions = new ArrayList<>();
        for (int moment : moments) {
            if (!progress.goOn((double) decisions.size() / moments.size())) {
                return Optional.empty();
            }
            decisions.add(decided(round, moment, judge));
        }
        return progress.goOn(1) ? Optional.of(new LookBack(seat, decisions)) : Optional.empty();
    }

    /** Those decisions in which another play was clearly better. */
    public List<Decided> mistakes() {
        return decisions.stream().filter(Decided::isMistake).toList();
    }

    /** The moments at which a seat played and could have played something else. */
    private static List<Integer> choices(ReplayRound round, int seat) {
        List<ReplayMoment> moments = round.moments();
        return IntStream.range(1, moments.size())
                .filter(moment -> moments.get(moment).seat() == seat
                        && isPlay(moments.get(moment).kind()))
                .filter(moment -> LegalPlays.of(round.view(moment - 1, seat)).size() > 1)
                .boxed()
                .toList();
    }

    private static boolean isPlay(ReplayMoment.Kind kind) {
        return switch (kind) {
            case LEAD, BEAT, FORFEIT -> true;
            case DEAL, DECLARATION, TAKEN, SETTLEMENT -> false;
        };
    }

    private static Decided decided(ReplayRound round, int moment, Judge judge) {
        ReplayMoment made = round.moments().get(moment);
        SeatView view = round.view(moment - 1, made.seat());
        LegalPlays legal = LegalPlays.of(view);
        List<SeenPlay> table = round.view(moment, made.seat()).table();
        SeenPlay laid = table.get(table.size() - 1);
        Play played = laid.faceDown() ? Play.forfeit(laid.tiles()) : Play.faceUp(laid.tiles());
        List<Worth> worths = judge.weigh(view, legal, inAnyCase(legal, played));
        return new Decided(moment, made.trick(), view, played, worths, solved(round.before(moment), legal));
    }

    private static List<Play> inAnyCase(LegalPlays legal, Play played) {
        Stream<Play> others = legal.size() > ALL_WEIGHED
                ? Stream.empty()
                : legal.plays().stream().filter(play -> !play.sameAs(played));
        return Stream.concat(Stream.of(played), others).toList();
    }

    private static List<Solved> solved(Round before, LegalPlays legal) {
        if (before.hand(before.turn()).size() > Solver.FEW_TILES) {
            return List.of();
        }
        return new Solver(MOST_POSITIONS)
                .solve(before, legal)
                .map(chips -> IntStream.range(0, legal.size())
                        .mapToObj(play -> new Solved(legal.get(play), chips.get(play)))
                        .sorted(Comparator.comparingDouble(Solved::chips).reversed())
                        .toList())
                .orElse(List.of());
    }
}
