package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A table plays whole matches under every rule set")
class WholeMatchTest {
    @EveryTable
    @DisplayName("bots only: every round is recorded, replays itself, and the standings are those of the last record")
    void botsOnly(String id, int players) {
        TableSettings settings = new TableSettings(
                0, TableRules.named(id), TableOption.defaults(), players, StartMode.FULL, "steady", false);
        TestHouse house = new TestHouse(7, settings);
        List<RecordingParticipant> bots = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            bots.add(TestHouse.bot("B" + seat));
            house.sit(bots.get(seat));
        }

        house.playOn(bots);

        int rounds = RuleSets.get(id).number(Parameter.ROUNDS);
        assertThat(house.records()).hasSize(rounds);
        assertThat(house.records().stream().map(RoundRecord::replay)).allMatch(flaw -> flaw.isEmpty());
        assertThat(house.standings()).singleElement().satisfies(end -> {
            assertThat(end.chips()).isEqualTo(house.records().get(rounds - 1).chips());
            assertThat(end.names()).hasSize(players);
            assertThat(end.places()).contains(1);
        });
        for (RecordingParticipant bot : bots) {
            assertThat(bot.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
            assertThat(bot.update().getRoundsList()).hasSize(rounds);
            assertThat(bot.update().getPlacesList()).hasSize(players);
        }
    }
}
