package org.tiengow.client.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.TableUpdate;

@DisplayName("The sheet of a long match")
class TableUpdatesTest {
    private static final int ROUNDS = 1_200;

    private final ScriptedTable host = new ScriptedTable(TableRules.named("pagat"), 4, 3);

    private TableUpdate after(int round) {
        int first = Math.max(1, round - Limits.ROUNDS_IN_UPDATE + 1);
        TableUpdate.Builder update = host.updateFor(0).toBuilder();
        if (round > 1) {
            update.clearView(); // which would tell how the first round ended again
        }
        return update.clearRounds()
                .addAllRounds(IntStream.rangeClosed(first, round)
                        .mapToObj(each -> RoundLine.newBuilder()
                                .setRound(each)
                                .addAllChange(List.of(each, -each, 0, 0))
                                .addAllChips(List.of(0, 0, 0, 0))
                                .build())
                        .toList())
                .build();
    }

    @Test
    @DisplayName(
            "holds the rounds that updates no longer tell of, and no more than those of the longest match with an end")
    void bounded() {
        while (!host.isSettled()) {
            host.playAnything();
        }
        TableState table = TableUpdates.apply(null, after(1), 0);
        for (int round = 2; round <= ROUNDS; round++) {
            table = TableUpdates.apply(table, after(round), 0);
            int first = Math.max(1, round - Limits.ROUNDS_KEPT + 1);
            assertThat(table.rounds()).hasSize(round - first + 1);
            assertThat(table.rounds().get(0).result().isPresent())
                    .as("the payments of the round that was seen, in round %d", round)
                    .isEqualTo(first == 1);
        }
        assertThat(table.rounds())
                .extracting(FinishedRound::round)
                .containsExactlyElementsOf(IntStream.rangeClosed(ROUNDS - Limits.ROUNDS_KEPT + 1, ROUNDS)
                        .boxed()
                        .toList());
    }
}
