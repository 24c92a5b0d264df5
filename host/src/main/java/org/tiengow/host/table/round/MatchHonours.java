package org.tiengow.host.table.round;

import java.util.List;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.protocol.wire.MatchPlayer;

/**
 * Statistics of a match for each seat: captures, the longest term as banker, the best round and the rounds won. They are unknown if the record of a
 * round is missing. Confined to the table's thread.
 */
public final class MatchHonours {
    private final int[] captures;
    private final int[] longestBank;
    private final int[] bestRound;
    private final int[] lastTricks;
    private boolean known = true;

    MatchHonours(int seats) {
        captures = new int[seats];
        longestBank = new int[seats];
        bestRound = new int[seats];
        lastTricks = new int[seats];
    }

    /**
     * Recomputes the statistics of a match that is resumed.
     *
     * @param rounds the number of its finished rounds
     * @param records the available records of these rounds; if one is missing, the statistics are unknown
     */
    static MatchHonours of(int seats, int rounds, List<RoundRecord> records) {
        MatchHonours honours = new MatchHonours(seats);
        honours.known = records.size() == rounds;
        records.forEach(honours::add);
        return honours;
    }

    private void add(RoundRecord record) {
        boolean captured = record.declared() < 0
                && !record.tricks().isEmpty()
                && seen(record).isCapture(record.rules().set());
        add(record.banker(), record.term(), record.winner(), captured, record.change());
    }

    private static SeenTrick seen(RoundRecord record) {
        List<RecordedPlay> last = record.tricks().get(record.tricks().size() - 1);
        return new SeenTrick(
                last.stream()
                        .map(play -> play.faceDown()
                                ? SeenPlay.hidden(play.seat(), play.tiles().size())
                                : SeenPlay.open(play.seat(), play.tiles()))
                        .toList(),
                record.winner());
    }

    /** Adds a finished round, from a view that is open to everybody. */
    void add(SeatView round, RoundResult result) {
        RuleSet rules = round.rules();
        List<SeenTrick> tricks = round.tricks();
        boolean captured = result.declared() < 0
                && !tricks.isEmpty()
                && tricks.get(tricks.size() - 1).isCapture(rules);
        add(round.banker(), round.term(), result.winner(), captured, result.change());
    }

    private void add(int banker, int term, int winner, boolean captured, List<Integer> change) {
        captures[winner] += captured ? 1 : 0;
        lastTricks[winner]++;
        longestBank[banker] = Math.max(longestBank[banker], term);
        for (int seat = 0; seat < bestRound.length; seat++) {
            bestRound[seat] = Math.max(bestRound[seat], change.get(seat));
        }
    }

    /** Writes the statistics of a seat into a message; writes nothing if they are unknown. */
    public void write(int seat, MatchPlayer.Builder player) {
        if (known) {
            player.setCaptures(captures[seat])
                    .setLongestBank(longestBank[seat])
                    .setBestRound(bestRound[seat])
                    .setLastTricks(lastTricks[seat]);
        }
    }
}
