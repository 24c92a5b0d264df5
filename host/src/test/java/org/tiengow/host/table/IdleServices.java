package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.BotSource;

/** The services of a table at which nothing is played: its bots never come, and its deals and records are errors. */
public class IdleServices implements Dealer, BotSource, Archive {
    @Override
    public Deal deal(int players) {
        throw new AssertionError("nothing is dealt here");
    }

    @Override
    public int lot(int players) {
        throw new AssertionError("no lot is drawn here");
    }

    @Override
    public String matchId() {
        return "00";
    }

    @Override
    public List<String> levels() {
        return List.of("steady");
    }

    @Override
    public void call(String name, String level, ByteString seatToken) {
        // The bot never comes.
    }

    @Override
    public void dismiss(ByteString seatToken) {
        // The bot never came.
    }

    @Override
    public String record(
            String match,
            TableRules rules,
            List<PlayerTag> players,
            Round finished,
            List<RecordedTakeBack> takenBack,
            Optional<ShuffleProof> shuffle) {
        throw new AssertionError("nothing is played here");
    }

    @Override
    public void keep(String match, String line) {
        throw new AssertionError("nothing is played here");
    }

    @Override
    public void goOn(String match, int first, List<String> lines) {
        throw new AssertionError("nothing is played here");
    }

    @Override
    public void matchOver(Standings standings) {
        throw new AssertionError("nothing is played here");
    }

    @Override
    public void tableFailed(int table) {
        // No test waits for it.
    }
}
