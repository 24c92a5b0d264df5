package org.tiengow.presentation.settlement;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.replay.FlawedLine;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayEntry;
import org.tiengow.client.replay.ReplayMatch;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.seat.SeatView;

/** Finds the records of the current match that the host has revealed to this client. */
public final class Revealed {
    private static final Logger LOG = LoggerFactory.getLogger(Revealed.class);

    private Revealed() {}

    /** Returns the revealed records of the table's current match, one line each. */
    public static List<String> records(SessionState state) {
        String match = state.atTable().map(TableState::match).orElse("");
        return match.isEmpty()
                ? List.of()
                : state.revealed().stream()
                        .filter(line -> line.contains("\"" + match + "\""))
                        .toList();
    }

    /** Checks whether the last round has been revealed. */
    public static boolean hasRound(SessionState state) {
        return state.atTable()
                .map(TableState::view)
                .filter(view -> view.result() != null)
                .map(SeatView::round)
                .filter(round -> records(state).stream().anyMatch(line -> line.contains("\"round\":" + round + ",")))
                .isPresent();
    }

    /** Reads the last round, or the first one if no round has been dealt; empty if its record is missing or damaged. */
    public static Optional<Found> lastRound(SessionState state) {
        int number = state.atTable().map(TableState::view).map(SeatView::round).orElse(0);
        return read(state, round -> number == 0 || round == number);
    }

    /** Reads the first revealed round of the match. */
    public static Optional<Found> firstRound(SessionState state) {
        return read(state, round -> true);
    }

    private static Optional<Found> read(SessionState state, IntPredicate wanted) {
        Replay replay = Replay.of(state.host().name(), records(state));
        for (ReplayMatch match : replay.matches()) {
            for (ReplayEntry entry : match.rounds()) {
                if (wanted.test(entry.round())) {
                    try {
                        return Optional.of(new Found(match, replay.open(entry)));
                    } catch (IOException | FlawedLine damaged) {
                        LOG.warn("A record of the host cannot be read: {}", damaged.toString());
                        return Optional.empty();
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** A round that has been read, and its match. */
    public record Found(ReplayMatch match, ReplayRound round) {}
}
