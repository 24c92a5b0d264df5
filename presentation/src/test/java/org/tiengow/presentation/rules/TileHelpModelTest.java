package org.tiengow.presentation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

@DisplayName("Help on a tile")
class TileHelpModelTest {
    private static final String[] HANDS = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    @DisplayName("is that of the picture")
    void picture() {
        TileHelpScreen help = help(Tables.ENGLISH, "pagat", TileKind.EARTH, true);
        assertThat(help.title()).isEqualTo("Earth");
        assertThat(help.pips()).isEqualTo("one and one");
        assertThat(help.rank()).isEqualTo("Civil, second of eleven.");
        assertThat(help.goesWith()).isEqualTo("Goes with an eight.");
        assertThat(help.seen()).isEqualTo("Two in the game; one has not been seen.");
        assertThat(help.names())
                .extracting(name -> name.language() + " " + name.words())
                .containsExactly("中文 地", "粵 Cantonese dei6", "國 Mandarin dì");
        assertThat(help.suit()).hasSize(11);
        assertThat(help.suit().get(help.place())).isEqualTo(TileKind.EARTH);
        assertThat(help.inHand()).isEqualTo("In your hand it makes Earth–eight and Earth and eights.");
        assertThat(help.sets()).extracting(TileSet::size).containsExactly(2, 2, 3);
    }

    @Test
    @DisplayName("in Chinese too, with the English name beside the others")
    void chinese() {
        TileHelpScreen help = help(Tables.CHINESE, "pagat", TileKind.EARTH, false);
        assertThat(help.title()).isEqualTo("地");
        assertThat(help.rank()).isEqualTo("文子，十一級中的第二。");
        assertThat(help.seen()).isEmpty();
        assertThat(help.names().get(0).words()).isEqualTo("Earth");
    }

    @Test
    @DisplayName("knows what goes with what under the rules of the table")
    void goesWith() {
        assertThat(help(Tables.ENGLISH, "pagat", TileKind.BIG_SIX, false).goesWith())
                .isEqualTo("Goes with Little Three: together they are the Supreme.");
        assertThat(help(Tables.ENGLISH, "pagat", TileKind.EIGHT_53, false).goesWith())
                .isEqualTo("Goes with Earth.");
        assertThat(help(Tables.ENGLISH, "pagat", TileKind.PLUM_FLOWER, false).goesWith())
                .isEqualTo("Only goes with another of its kind.");
        TileHelpScreen plain = help(Tables.ENGLISH, "classic", TileKind.EARTH, false);
        assertThat(plain.goesWith()).isEqualTo("Only goes with another of its kind.");
        assertThat(plain.inHand()).isEmpty();
    }

    @Test
    @DisplayName("says nothing of a hand that the tile is not in")
    void elsewhere() {
        TileHelpScreen help = help(Tables.ENGLISH, "pagat", TileKind.MAN, false);
        assertThat(help.inHand()).isEmpty();
        assertThat(help.sets()).isEmpty();
    }

    private static TileHelpScreen help(Words words, String rules, TileKind kind, boolean counting) {
        return new TileHelpModel(words, Tables.dealt(rules, 0, HANDS).view(), counting).screen(Tile.of(kind, 0));
    }
}
