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
 * An analysis of a seat's decisions in a finished round. Only decisions with a choice are included.
 *
 * <p>A play is judged by what the seat knew when it made it, so that bad luck is no mistake. The outcome with open hands is given in
 * addition, where few enough tiles are left to solve the position.
 *
 * @param seat the seat
 * @param decisions its decisions in order
 */
public record LookBack(int seat, List<Decided> decisions) {
    private static final long MOST_POSITIONS = 5_000_000;

    /** Maximum number of legal plays that are all judged. Of more, which are usually forfeits, only the promising ones are judged. */
    private static final int ALL_WEIGHED = 12;

    public LookBack {
        decisions = List.copyOf(decisions);
    }

    /**
     * Analyses a round. This can take seconds.
     *
     * @param round a finished round
     * @param seat the seat whose decisions are analysed
     * @param judge estimates the values of the plays
     * @param progress receives the progress, and may cancel the analysis
     * @return the analysis; empty if it was cancelled
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

    /** Returns the decisions in which another play was clearly better. */
    public List<Decided> mistakes() {
        return decisions.stream().filter(Decided::isMistake).toList();
    }

    /** Returns the moments at which a seat made a play and had an alternative. */
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
