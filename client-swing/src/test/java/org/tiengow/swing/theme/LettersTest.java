package org.tiengow.swing.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fonts that are carried along have every letter of the words that are carried along. */
class LettersTest {
    @ParameterizedTest
    @ValueSource(strings = {"words", "words_zh_Hant"})
    void shouldHaveEveryLetterOfABundle(String bundle) throws IOException {
        Properties words = new Properties();
        try (InputStream in =
                LettersTest.class.getResourceAsStream("/org/tiengow/presentation/words/" + bundle + ".properties")) {
            words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        assertThat(words).isNotEmpty();
        for (Type.Weight weight : Type.Weight.values()) {
            Set<String> missing = new TreeSet<>();
            words.values()
                    .forEach(text -> String.valueOf(text)
                            .codePoints()
                            .filter(letter -> !weight.latin(14).canDisplay(letter))
                            .filter(letter -> !weight.chinese(14).canDisplay(letter))
                            .forEach(letter -> missing.add(Character.toString(letter))));
            assertThat(missing).as("letters that " + weight + " lacks").isEmpty();
        }
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
