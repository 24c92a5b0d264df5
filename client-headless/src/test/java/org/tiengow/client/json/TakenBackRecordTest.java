package org.tiengow.client.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.TileSet;

class TakenBackRecordTest {
    private static final TableRules RULES = TableRules.named("pagat");

    private final RoundRecord plain = played();

    private static RoundRecord played() {
        ScriptedTable table = new ScriptedTable(RULES, 4, 3);
        while (!table.isSettled()) {
            table.playAnything();
        }
        return RoundRecord.of("ab12", null, RULES, Collections.nCopies(4, new PlayerTag("Mei", false)), table.round());
    }

    private RoundRecord takenBack(int seat, TileSet tiles, List<Integer> agreed) {
        return plain.withTakenBack(List.of(new RecordedTakeBack(new RecordedPlay(seat, tiles, true), 3, 2, agreed)));
    }

    private TileSet firstOf(int seat) {
        return TileSet.EMPTY.plus(plain.deal().hands().get(seat).tiles().get(0));
    }

    @Test
    void aTakeBackIsReadAsItWasWritten() {
        RoundRecord record = takenBack(1, firstOf(1), List.of(0, 2));
        RoundRecord read = RecordJson.read(RecordJson.write(record));
        assertThat(RecordJson.write(read)).isEqualTo(RecordJson.write(record));
        assertThat(read.takenBack()).hasSize(1);
        assertThat(read.replay()).isEmpty();
    }

    @Test
    void theDigestIsThatWithoutTheTakeBack() {
        String line = RecordJson.write(takenBack(1, firstOf(1), List.of(0, 2)));
        String without = RecordJson.write(plain);
        assertThat(line).startsWith(without.substring(0, without.length() - 1) + ",\"takenBack\":");
    }

    @Test
    void theRefereeFindsATakeBackThatCannotBe() {
        assertThat(takenBack(1, firstOf(2), List.of(0)).replay()).isPresent();
        assertThat(takenBack(1, firstOf(1), List.of(1)).replay()).isPresent();
    }
}
