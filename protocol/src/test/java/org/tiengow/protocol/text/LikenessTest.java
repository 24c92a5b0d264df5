package org.tiengow.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The likeness of names")
class LikenessTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mei\u200D Lin",
                "M\uFE0Fei Lin",
                "Mei\u00A0Lin",
                " Mei  Lin\u2800",
                "Mei Lin\u3164",
                "Mei L\uFFA0in",
                "\uFF2Dei Lin",
                "М\u0435і Lin",
                "M\u034Fei Lin",
                "Mei L\u202Ein"
            })
    @DisplayName("is that of the name they are taken for")
    void same(String name) {
        assertThat(Likeness.of(name)).isEqualTo("Mei Lin");
    }

    @Test
    @DisplayName("is the same however a letter with a mark is written")
    void marks() {
        assertThat(Likeness.of("Jose\u0301"))
                .isEqualTo(Likeness.of("Jos\u00E9"))
                .isNotEqualTo("Jose");
    }

    @Test
    @DisplayName("differs where one sees a difference")
    void different() {
        assertThat(Likeness.of("林伯")).isEqualTo("林伯");
        assertThat(Likeness.of("mei")).isNotEqualTo(Likeness.of("Mei"));
        assertThat(Likeness.of("Al")).isNotEqualTo(Likeness.of("Ai"));
        assertThat(Likeness.of("Mei’s table")).isEqualTo("Mei’s table");
        assertThat(Likeness.of("👩\u200D👧")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u00A0", "\u3164", "\u2800 \u2800", "\u200D\uFE0F", "\u115F\u1160"})
    @DisplayName("is empty where there is nothing to be seen")
    void unseen(String name) {
        assertThat(Likeness.of(name)).isEmpty();
    }
}
