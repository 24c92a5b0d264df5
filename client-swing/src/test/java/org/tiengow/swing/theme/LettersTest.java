package org.tiengow.swing.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;

/** The fonts that are carried along have every letter of the words that are carried along. */
class LettersTest {
    @ParameterizedTest
    @EnumSource
    void shouldHaveEveryLetterOfABundle(Language language) {
        for (Type.Weight weight : Type.Weight.values()) {
            Set<String> missing = new TreeSet<>();
            Words.of(language.locale()).all("").values().forEach(text -> {
                Font chinese = weight.chinese(14, text).get(0); // without the others, in which a letter looks foreign
                text.codePoints()
                        .filter(letter -> !weight.latin(14).canDisplay(letter) && !chinese.canDisplay(letter))
                        .forEach(letter -> missing.add(Character.toString(letter)));
            });
            assertThat(missing).as("letters that " + weight + " lacks").isEmpty();
        }
    }

    /** A name may be of letters of either Chinese, whatever the language of the window. */
    @ParameterizedTest
    @EnumSource
    void shouldHaveTheCommonLettersOfBothKindsOfChinese(Type.Weight weight) {
        Set<String> missing = new TreeSet<>();
        Stream.of(letters("Big5", 0xA4, 0xC6), letters("GB2312", 0xB0, 0xD7))
                .flatMap(letters -> letters)
                .filter(letter -> weight.chinese(14, letter).stream().noneMatch(font -> font.canDisplayUpTo(letter) < 0)
                        || Type.Weight.REGULAR.font(14, letter).canDisplayUpTo(letter) >= 0)
                .forEach(missing::add);
        assertThat(missing).isEmpty();
    }

    /** Both kinds of Chinese and an emoji in one name are no boxes in a field, which has one font. */
    @Test
    void shouldHaveANameOfEveryKindOfLetter() {
        String name = "龙鳳 Kit 😀";
        assertThat(Type.Weight.REGULAR.font(14, name).canDisplayUpTo(name)).isNegative();
    }

    /** The fonts draw many letters in different ways, punctuation too; those of a line have one way. */
    @ParameterizedTest
    @CsvSource({"zh-Hans, Noto Sans SC", "zh-Hant, Noto Sans TC", "en, Noto Sans TC"})
    void shouldDrawALineInTheFormsOfItsLanguage(String language, String usual) {
        Type.speak(Locale.forLanguageTag(language));
        assertThat(families("骨牌，轮到你")).containsExactly("Noto Sans SC");
        assertThat(families("骨牌，輪到你")).containsExactly("Noto Sans TC");
        assertThat(families("骨牌，天九")).containsExactly(usual);
        assertThat(families("龙，鳳")).contains(usual);
        Type.speak(Locale.ENGLISH);
    }

    private static Set<String> families(String text) {
        return Lettering.of(text, Type.Weight.SEMIBOLD, 14).runs().stream()
                .map(run -> run.glyphs().getFont().getFamily(Locale.ENGLISH))
                .map(family -> family.replace(" SemiBold", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The letters of a character set in rows of two bytes, from one row to another. */
    private static Stream<String> letters(String charset, int first, int last) {
        return IntStream.rangeClosed(first, last)
                .boxed()
                .flatMap(lead -> IntStream.rangeClosed(0x40, 0xFE)
                        .mapToObj(trail ->
                                new String(new byte[] {lead.byteValue(), (byte) trail}, Charset.forName(charset))))
                .filter(letter -> letter.codePointCount(0, letter.length()) == 1
                        && Character.isIdeographic(letter.codePointAt(0)));
    }

    /** A name may be of emoji, and is shown in labels and in a field, which has one font. */
    @Test
    void shouldHaveEveryEmoji() {
        Font field = Type.Weight.REGULAR.font(14, "Kit 😀");
        Set<String> missing = new TreeSet<>();
        String some = "Kit 阿明 🀄🃏🎉🎲🐉🐧🍜🚀🏮🧧🥟🎴☀☕♠♥♦♣⭐❤🇭🇰🫠🪩";
        Stream.of(IntStream.rangeClosed(0x1F600, 0x1F64F), IntStream.rangeClosed(0x1F90C, 0x1F9FF), some.codePoints())
                .flatMapToInt(letters -> letters)
                .filter(letter -> letter != 0x1F93B && letter != 0x1F946) // symbols that are no emoji
                .filter(letter -> !field.canDisplay(letter))
                .forEach(letter -> missing.add(Character.toString(letter)));
        assertThat(missing).isEmpty();
    }
}
