package example;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;
import org.tiengow.client.bot.Bot;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * A bot for Tien Gow: beats as cheaply as it can, leads its largest set, and forfeits its lowest tiles. Make it yours: only
 * {@link #choose} must be written; {@code begin}, {@code saw} and {@code end} tell more to a bot that wants to know.
 */
public final class CheapBot implements Bot {
    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        return legal.indexOf(best(view, legal.plays())).orElseThrow();
    }

    private static Play best(SeatView view, List<Play> legal) {
        if (legal.contains(Play.DECLARE)) {
            return Play.DECLARE; // one red dot: declare it whenever it is offered
        }
        List<Play> shown = legal.stream().filter(play -> !play.isForfeit()).toList();
        Comparator<Play> cheapest = Comparator.comparingInt(CheapBot::worth);
        if (view.table().isEmpty() && !shown.isEmpty()) {
            Comparator<Play> smallest = Comparator.comparingInt(play -> play.tiles().size());
            return shown.stream().max(smallest.thenComparing(cheapest)).orElseThrow();
        }
        List<Play> plays = shown.isEmpty() ? legal : shown; // beat if possible, else forfeit
        return plays.stream().min(cheapest).orElseThrow();
    }

    /** Returns the cost of letting these tiles go. */
    private static int worth(Play play) {
        return StreamSupport.stream(play.tiles().spliterator(), false)
                .mapToInt(tile -> tile.kind().rank())
                .sum();
    }
}
