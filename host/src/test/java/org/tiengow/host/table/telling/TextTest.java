package org.tiengow.host.table.telling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What people write is trimmed or refused")
class TextTest {
    @Test
    @DisplayName("blanks around it go, everything between stays, in every script")
    void trimmed() {
        assertThat(Text.line("  Mei Lin \u3000", 24)).contains("Mei Lin");
        assertThat(Text.line("林伯", 24)).contains("林伯");
        assertThat(Text.line("👩\u200D👧", 24)).contains("👩\u200D👧");
        assertThat(Text.line("x".repeat(24), 24)).isPresent();
        assertThat(Text.line("𠮷".repeat(24), 24)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "a\nb",
                "a\u0000b",
                "a\u001B[31m",
                "\u202Eabc",
                "\u200D",
                "\u00A0",
                "\u3164",
                "\u2800\uFE0F",
                "a\uD800",
                "x y\u2028z"
            })
    @DisplayName("what is empty, invisible, broken or disturbs the screen is refused")
    void refused(String text) {
        assertThat(Text.line(text, 24)).isEmpty();
    }

    @Test
    @DisplayName(
            "a letter has four marks at the most, as some scripts need; a tower of them is refused, with joiners in it too")
    void towers() {
        assertThat(Text.line("Nguy\u0065\u0302\u0303n", 24)).isPresent();
        assertThat(Text.line("\u05E9\u05C1\u05BC\u05B8\u0591", 24)).isPresent();
        assertThat(Text.line("a\u0301\u0301\u0301\u0301b\u0301", 24)).isPresent();
        assertThat(Text.line("a" + "\u0301".repeat(5), 24)).isEmpty();
        assertThat(Text.line("a\u0301\u0301\u200D\u0301\u0301\u0301", 24)).isEmpty();
        assertThat(Text.line("z\u0336\u0488\u0301\u20DD\u0903", 24)).isEmpty();
    }

    @Test
    @DisplayName("what is too long is refused, not cut")
    void tooLong() {
        assertThat(Text.line("x".repeat(25), 24)).isEmpty();
    }

    @Test
    @DisplayName("what is quoted in a sentence is short and harmless")
    void quoted() {
        assertThat(Text.quoted("genius")).isEqualTo("genius");
        assertThat(Text.quoted("a\nb")).isEqualTo("a?b");
        assertThat(Text.quoted("x".repeat(60_000))).isEqualTo("x".repeat(24) + "…");
    }
}
