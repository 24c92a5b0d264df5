package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.Tables;

/** Tiles in every style of names, in sentences of every language. */
class NameStyleTest {
    private static final Locale CHINESE = Language.TRADITIONAL_CHINESE.locale();
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void inEnglishSentences() {
        assertThat(names(Locale.ENGLISH, NameStyle.AS_LANGUAGE, "54", "55 55", "44 52", "11 62 53", "42 21"))
                .isEqualTo("Nine | pair: Plum Flower pair, two Plum Flowers | Man–seven | Earth and eights | Supreme");
        assertThat(names(Locale.ENGLISH, NameStyle.CANTONESE, "54", "55 55", "44 52", "11 62 53", "42 21"))
                .isEqualTo("Zaap gau | pair: Mui faa pair, two Mui faa | Jan cat | Dei baat baat | Supreme");
        assertThat(names(Locale.ENGLISH, NameStyle.MANDARIN, "54", "55 55", "44 52", "11 62 53", "42 21"))
                .isEqualTo("Zá jiǔ | pair: Méihuā pair, two Méihuā | Rén qī | Dì bā bā | Supreme");
        assertThat(names(Locale.ENGLISH, NameStyle.CHINESE, "54", "55 55", "44 52", "11 62 53", "42 21"))
                .isEqualTo("雜九 | pair: 梅花對, 梅花對 | 人七 | 地八八 | Supreme");
        assertThat(reason(Locale.ENGLISH, NameStyle.CANTONESE, "55 55"))
                .isEqualTo(
                        "Two Mui faa make a civil pair. A mixed pair was led, so only a higher mixed pair can beat it.");
        assertThat(reason(Locale.ENGLISH, NameStyle.CHINESE, "66 11"))
                .isEqualTo("天 and 地 are not a pair: a civil pair is two of the same tile.");
    }

    @Test
    void inChineseSentences() {
        assertThat(names(CHINESE, NameStyle.ENGLISH, "54", "55 55", "44 52", "11 62 53", "42 21"))
                .isEqualTo("Nine | pair: Plum Flower pair, Plum Flower pair | Man–seven | Earth and eights | 至尊");
        assertThat(names(CHINESE, NameStyle.MANDARIN, "54", "55 55", "44 52", "11 62 53", "42 21"))
                .isEqualTo("Zá jiǔ | pair: Méihuā 對, Méihuā 對 | Rén qī | Dì bā bā | 至尊");
        assertThat(reason(CHINESE, NameStyle.CANTONESE, "55 55")).isEqualTo("Mui faa 對是文子對；首出的是文武對，要更大的文武對才打得過。");
        assertThat(reason(CHINESE, NameStyle.ENGLISH, "66 11"))
                .contains("Heaven", "Earth")
                .doesNotContain("天牌");
    }

    @ParameterizedTest
    @EnumSource(NameStyle.class)
    void theWholeTableFollows(NameStyle style) {
        for (Language language : Language.all()) {
            Words words = Words.of(language.locale(), style);
            TileNames names = new TileNames(words);
            TableScreen screen = TableModel.of(
                            words,
                            Tables.dealt("lai", 1, DEAL)
                                    .shows("31 41")
                                    .shows("44 52")
                                    .state())
                    .orElseThrow()
                    .screen();
            assertThat(screen.hand().groups())
                    .extracting(Group::name)
                    .contains(Words.capital(names.name(tiles("55 55"))), names.name(TileKind.HATCHET));
            assertThat(screen.trick().plays().toString()).contains(names.name(tiles("44 52")));
        }
    }

    @ParameterizedTest
    @EnumSource(NameStyle.class)
    void everyTileHasAName(NameStyle style) {
        for (Language language : Language.all()) {
            TileNames names = new TileNames(Words.of(language.locale(), style));
            for (TileKind kind : TileKind.values()) {
                assertThat(names.name(kind)).isNotBlank().doesNotContainPattern("[0-9_]");
                assertThat(names.inSentence(kind)).isNotBlank().doesNotContainPattern("[0-9_]");
            }
        }
    }

    private static String names(
            Locale locale, NameStyle style, String single, String pair, String mixed, String three, String supreme) {
        TileNames names = new TileNames(Words.of(locale, style));
        return names.name(tiles(single)) + " | pair: " + names.name(tiles(pair)) + ", "
                + names.inSentence(tiles(pair)) + " | " + names.inSentence(tiles(mixed)) + " | "
                + names.name(tiles(three)) + " | " + names.name(tiles(supreme));
    }

    /** Why these tiles cannot beat Man with a seven. */
    private static String reason(Locale locale, NameStyle style, String chosen) {
        Tables table =
                Tables.dealt("lai", 1, DEAL).shows("31 41").shows("44 52").forfeits("32 65");
        Words words = Words.of(locale, style);
        People people = People.of(words, table.state().atTable().orElseThrow());
        return new RefusalWords(people)
                .sentence(
                        LegalPlays.refusal(table.view(), Play.faceUp(tiles(chosen)))
                                .orElseThrow(),
                        table.view());
    }

    private static TileSet tiles(String text) {
        return TileNotation.read(text);
    }
}
