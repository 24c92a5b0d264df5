package org.tiengow.presentation.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.replay.Replays;
import org.tiengow.presentation.settlement.DealScreen.Cell;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The whole deal as text. */
class DealWordsTest {
    private final ReplayRound round = round();

    @Test
    void eachLineIsTheHandThatWasDealt() {
        DealScreen deal = deal(Tables.ENGLISH);
        for (int seat = 0; seat < 4; seat++) {
            TileSet shown = TileSet.EMPTY;
            for (Cell cell : deal.rows().get(seat).cells()) {
                shown = shown.plus(cell.tiles());
            }
            assertThat(shown).isEqualTo(round.hands(0).get(seat));
        }
    }

    @Test
    void eachTrickHasOneWinner() {
        DealScreen deal = deal(Tables.ENGLISH);
        assertThat(deal.tricks()).isNotEmpty();
        for (int trick = 0; trick < deal.tricks().size(); trick++) {
            int column = trick;
            assertThat(deal.rows().stream()
                            .filter(row -> row.cells().get(column).won()))
                    .hasSize(1);
        }
    }

    @Test
    void itSpeaksBothLanguages() {
        DealScreen english = deal(Tables.ENGLISH);
        assertThat(english.title()).isEqualTo("The deal of round 1");
        assertThat(english.rows()).extracting(DealScreen.Row::name).containsExactly("You", "Bo", "Mei", "Uncle Lam");
        assertThat(english.rows().stream()
                        .flatMap(row -> row.cells().stream())
                        .filter(Cell::faceDown)
                        .map(Cell::accessible))
                .isNotEmpty()
                .allMatch(spoken -> spoken.endsWith(" · forfeited"));
        assertThat(deal(Tables.CHINESE).title()).isEqualTo("第 1 局各家的牌");
        assertThat(deal(Tables.CHINESE).tricks()).startsWith("第 1 手", "第 2 手");
    }

    private DealScreen deal(Words words) {
        return DealWords.screen(
                People.of(words, Tables.byChance("lai", 5).state().atTable().orElseThrow()), round);
    }

    private static ReplayRound round() {
        Replay replay = Replay.of("", Replays.match("lai", 4, 1, 5));
        return Replays.open(replay, replay.matches().get(0), 0);
    }
}
