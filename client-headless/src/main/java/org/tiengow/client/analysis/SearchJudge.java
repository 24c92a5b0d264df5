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

/** A judge that searches as the level {@code master} does in the first round of a match, with more time. */
public final class SearchJudge implements Judge {
    /** The effort for a hint, limited by how long a player at the table is willing to wait. */
    public static final Effort HINT = new Effort(Duration.ofMillis(400), 4, Integer.MAX_VALUE, 0);

    /** The effort for each decision of an analysis. A seat has about five decisions in a round. */
    public static final Effort LOOK_BACK = new Effort(Duration.ofMillis(1_200), 5, Integer.MAX_VALUE, 0);

    private static final Duration NO_LIMIT = Duration.ofHours(1);

    private final Search search;
    private final Effort effort;

    /**
     * Creates a judge.
     *
     * @param effort the effort for each decision
     * @param seed the seed from which unseen tiles are sampled
     */
    public SearchJudge(Effort effort, long seed) {
        this.search = new Search(TrainedNetworks::of, seed);
        this.effort = effort;
    }

    @Override
    public List<Worth> weigh(SeatView view, LegalPlays legal, List<Play> also) {
        int[] wanted = also.stream().mapToInt(play -> place(view, legal, play)).toArray();
        return search.think(view, legal, effort, NO_LIMIT, wanted).stream()
                .map(playValue -> new Worth(
                        named(view, legal.get(playValue.play()), also),
                        playValue.chips(),
                        playValue.behind(),
                        playValue.error()))
                .toList();
    }

    /** Returns the index of a play for the search. Of plays that differ only in interchangeable tiles, the search considers the first. */
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
