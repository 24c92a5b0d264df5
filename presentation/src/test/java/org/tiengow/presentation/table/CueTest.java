package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.presentation.table.TableBar.ToolKind;

/** What is heard of a change at the table. The reader sits on seat 0. */
class CueTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void yourTurnOnceWhenItBegins() {
        Tables table = Tables.dealt("lai", 1, DEAL).shows("31 41").shows("44 52");
        TableModel before = table.model();
        TableModel turn = table.forfeits("32 65").model();

        assertThat(turn.cuesSince(before)).containsExactly(Cue.YOUR_TURN);
        assertThat(turn.clear().cuesSince(turn)).isEmpty();
    }

    @Test
    void aRoundWonByTheReaderAlone() {
        int won = IntStream.range(0, 64)
                .filter(seed -> result(Tables.byChance("pagat", seed)).winner() == 0)
                .findFirst()
                .orElseThrow();
        int lost = IntStream.range(0, 64)
                .filter(seed -> result(Tables.byChance("pagat", seed)).winner() != 0)
                .findFirst()
                .orElseThrow();

        assertThat(cuesOfTheEnd(won)).containsExactly(Cue.ROUND_WON);
        assertThat(cuesOfTheEnd(lost)).isEmpty();
    }

    @Test
    void theConnectionLost() {
        Tables table = Tables.dealt("lai", 1, DEAL);
        TableModel here = table.model();
        TableModel gone = here.with(table.state()
                        .with(ConnectionStatus.lost(new Problem(Problem.Kind.SILENT, "192.168.1.20:47913", null, ""))))
                .orElseThrow();

        assertThat(gone.cuesSince(here)).containsExactly(Cue.CONNECTION_LOST);
        assertThat(gone.cuesSince(gone)).isEmpty();
    }

    @Test
    void theBarSilencesTheTableAndLetsItBeHeard() {
        TableModel table = Tables.dealt("lai", 1, DEAL).model();

        assertThat(table.heard(true).screen().bar().tools())
                .extracting(TableBar.Tool::kind)
                .contains(ToolKind.SOUND_ON)
                .doesNotContain(ToolKind.SOUND_OFF);
        assertThat(table.heard(false).screen().bar().tools())
                .extracting(TableBar.Tool::kind)
                .contains(ToolKind.SOUND_OFF)
                .doesNotContain(ToolKind.SOUND_ON);
    }

    private static List<Cue> cuesOfTheEnd(int seed) {
        TableModel before = Tables.dealt("pagat", 1, DEAL).model();
        TableModel after = Tables.byChance("pagat", seed).model();
        return after.cuesSince(before).stream()
                .filter(cue -> cue != Cue.YOUR_TURN)
                .toList();
    }

    private static RoundResult result(Tables table) {
        RoundResult result = table.view().result();
        assertThat(result).isNotNull();
        return result;
    }
}
