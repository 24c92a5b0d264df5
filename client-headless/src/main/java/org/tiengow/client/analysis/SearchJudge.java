package org.tiengow.client.analysis;

import java.time.Duration;
import java.util.List;
import org.tiengow.client.search.Effort;
import org.tiengow.client.search.Sameness;
import org.tiengow.client.search.Search;
import org.tiengow.client.search.TrainedNetworks;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/** Judges as the level {@code master} does, with more time. */
public final class SearchJudge implements Judge {
    /** What who asks for a hint at the table is ready to wait. */
    public static final Effort HINT = new Effort(Duration.ofMillis(400), 4, Integer.MAX_VALUE);

    /** A round has some five decisions a seat. */
    public static final Effort LOOK_BACK = new Effort(Duration.ofMillis(1_200), 5, Integer.MAX_VALUE);

    private static final Duration NO_LIMIT = Duration.ofHours(1);

    private final Search search;
    private final Effort effort;

    /**
     * A judge who thinks.
     *
     * @param effort how much he thinks about a decision
     * @param seed what his guesses are drawn from
     */
    public SearchJudge(Effort effort, long seed) {
        this.search = new Search(TrainedNetworks::of, seed);
        this.effort = effort;
    }

    @Override
    public List<Worth> weigh(SeatView view, LegalPlays legal, List<Play> also) {
        int[] wanted = also.stream().mapToInt(play -> place(view, legal, play)).toArray();
        return search.think(view, legal, effort, NO_LIMIT, wanted).stream()
                .map(opinion -> new Worth(
                        named(view, legal.get(opinion.play()), also),
                        opinion.chips(),
                        opinion.behind(),
                        opinion.error()))
                .toList();
    }

    /** Of plays that differ in interchangeable tiles alone the first is thought over. */
    private static int place(SeatView view, LegalPlays legal, Play play) {
        return legal.indexOf(first(view, play))
                .orElseThrow(() -> new IllegalArgumentException(play + " is not legal here."));
    }

    private static Play first(SeatView view, Play play) {
        return new Play(play.act(), Sameness.first(view.hand(), play.tiles()));
    }

    private static Play named(SeatView view, Play thought, List<Play> also) {
        return also.stream()
                .filter(play -> first(view, play).sameAs(thought))
                .findFirst()
                .orElse(thought);
    }
}
