package org.tiengow.presentation.tracker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.settings.Assistance;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.tracker.SeenTiles.Hidden;
import org.tiengow.presentation.words.People;

/** The tile tracker as text. */
class SeenWordsTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void countsTheHandAndWhatLayFaceUp() {
        SeenTiles seen = counted(oneTrick());
        assertThat(ranks(seen, 0))
                .startsWith(
                        "Heaven: OUT HELD, 1 left",
                        "Earth: OUT PLAYED, 1 left",
                        "Man: OUT PLAYED, 1 left",
                        "Goose: OUT PLAYED, 1 left",
                        "Plum Flower: HELD HELD, 0 left",
                        "Long Threes: OUT OUT, 2 left");
        assertThat(ranks(seen, 1))
                .containsExactly(
                        "Nine: OUT OUT, 2 left",
                        "Eight: HELD PLAYED, 0 left",
                        "Seven: OUT PLAYED, 1 left",
                        "Big Six: OUT, 1 left",
                        "Five: OUT PLAYED, 1 left",
                        "Little Three: HELD, 0 left");
        assertThat(seen.words()).isEqualTo("20 of the 32 tiles have not been seen yet.");
    }

    @Test
    void whatOthersForfeitStaysUnknown() {
        assertThat(counted(oneTrick()).hidden())
                .extracting(Hidden::who, Hidden::words)
                .containsExactly(tuple("Uncle Lam", "2 face down"));
    }

    @Test
    void ownForfeitsAreKnownToTheReader() {
        Tables tables = oneTrick().shows("66").forfeits("22").forfeits("44").forfeits("63");
        SeenTiles before = counted(tables);
        assertThat(ranks(before, 0)).contains("Hatchet: OUT HELD, 1 left");
        Tables later = Tables.dealt("lai", 1, DEAL)
                .shows("31 41")
                .shows("44 52")
                .forfeits("32 65")
                .forfeits("66 65");
        assertThat(ranks(counted(later), 0))
                .contains("Hatchet: OUT FORFEITED, 1 left", "Heaven: OUT FORFEITED, 1 left");
    }

    @Test
    void itSpeaksChineseToo() {
        SeenTiles seen = TableModel.of(Tables.CHINESE, oneTrick().state())
                .orElseThrow()
                .helpedBy(Assistance.FIRST.withCounting(true))
                .screen()
                .side()
                .seen();
        assertThat(seen.tab() + " / " + seen.words()).isEqualTo("見過的牌 / 32 張牌裏還有 20 張未見過。");
        assertThat(seen.suits().get(0).ranks().get(0).out()).isEqualTo("剩 1 張");
    }

    @Test
    void switchedOffItOffersItself() {
        SeenTiles seen = oneTrick().model().screen().side().seen();
        assertThat(seen.on()).isFalse();
        assertThat(seen.suits()).isEmpty();
        assertThat(seen.turn()).isEqualTo("Track them for me");
    }

    @Test
    void whereTheHostForbidsItItSaysSo() {
        SeenTiles seen = new SeenWords(
                        new People(Tables.ENGLISH, List.of("Kit", "Bo", "Mei", "Uncle Lam"), 0),
                        oneTrick().view())
                .quiet(false);
        assertThat(seen.words()).isEqualTo("The tile tracker is off at this table.");
        assertThat(seen.turn()).isEmpty();
    }

    private static SeenTiles counted(Tables tables) {
        return tables.model()
                .helpedBy(Assistance.FIRST.withCounting(true))
                .screen()
                .side()
                .seen();
    }

    private static List<String> ranks(SeenTiles seen, int suit) {
        return seen.suits().get(suit).ranks().stream()
                .map(rank -> rank.name() + ": "
                        + rank.tiles().stream().map(tile -> tile.mark().name()).collect(Collectors.joining(" "))
                        + ", " + rank.out())
                .toList();
    }

    private static Tables oneTrick() {
        return Tables.dealt("lai", 1, DEAL)
                .shows("31 41")
                .shows("44 52")
                .forfeits("32 65")
                .shows("11 62");
    }
}
