package org.tiengow.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Text of strangers")
class SafeTextTest {
    @Test
    @DisplayName("blanks around it go, everything between stays, in every script")
    void trimmed() {
        assertThat(SafeText.line("  Mei Lin \u3000", 24)).contains("Mei Lin");
        assertThat(SafeText.line("林伯", 24)).contains("林伯");
        assertThat(SafeText.line("👩\u200D👧", 24)).contains("👩\u200D👧");
        assertThat(SafeText.line("x".repeat(24), 24)).isPresent();
        assertThat(SafeText.line("𠮷".repeat(24), 24)).isPresent();
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
                "a\uE000",
                "a\uFFFE",
                "a\uFFF0",
                "x y\u2028z"
            })
    @DisplayName("what is empty, invisible, broken or disturbs the screen is refused")
    void refused(String text) {
        assertThat(SafeText.line(text, 24)).isEmpty();
    }

    @Test
    @DisplayName(
            "a letter has four marks at the most, as some scripts need; a tower of them is refused, with joiners in it too")
    void towers() {
        assertThat(SafeText.line("Nguy\u0065\u0302\u0303n", 24)).isPresent();
        assertThat(SafeText.line("\u05E9\u05C1\u05BC\u05B8\u0591", 24)).isPresent();
        assertThat(SafeText.line("a\u0301\u0301\u0301\u0301b\u0301", 24)).isPresent();
        assertThat(SafeText.line("a" + "\u0301".repeat(5), 24)).isEmpty();
        assertThat(SafeText.line("a\u0301\u0301\u200D\u0301\u0301\u0301", 24)).isEmpty();
        assertThat(SafeText.line("z\u0336\u0488\u0301\u20DD\u0903", 24)).isEmpty();
    }

    @Test
    @DisplayName("what is too long is refused, not cut")
    void tooLong() {
        assertThat(SafeText.line("x".repeat(25), 24)).isEmpty();
    }

    @Test
    @DisplayName("what is quoted in a sentence is short and harmless")
    void quoted() {
        assertThat(SafeText.quoted("genius")).isEqualTo("genius");
        assertThat(SafeText.quoted("a\nb")).isEqualTo("a?b");
        assertThat(SafeText.quoted("x".repeat(60_000))).isEqualTo("x".repeat(24) + "…");
    }

    @Test
    @DisplayName(
            "of every category of Unicode is shown or not as that category says, but for joiners and what is reserved")
    void everyCharacter() {
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            boolean isJoiner = point == 0x200C || point == 0x200D;
            boolean isSafe = switch (Character.getType(point)) {
                case Character.CONTROL,
                        Character.LINE_SEPARATOR,
                        Character.PARAGRAPH_SEPARATOR,
                        Character.SURROGATE,
                        Character.PRIVATE_USE -> false;
                case Character.FORMAT -> isJoiner;
                case Character.UNASSIGNED -> !isReserved(point);
                default -> true;
            };
            String text = "a" + Character.toString(point) + "b";
            assertThat(SafeText.isSafe(text)).as("U+%04X", point).isEqualTo(isSafe);
            assertThat(SafeText.line(text, 3).isPresent()).as("U+%04X", point).isEqualTo(isSafe);
            assertThat(SafeText.masked(text, 3)).as("U+%04X", point).isEqualTo(isSafe ? text : "a?b");
        }
    }

    private static boolean isReserved(int point) {
        return (point & 0xFFFF) >= 0xFFFE
                || point >= 0xFDD0 && point <= 0xFDEF
                || point == 0x2065
                || point >= 0xFFF0 && point <= 0xFFF8
                || point >= 0xE0000 && point <= 0xE0FFF;
    }

    @Test
    @DisplayName("turns no direction and hides nothing, whatever it is made of")
    void neverTurns() {
        Set<Directions> seen = EnumSet.noneOf(Directions.class);
        for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
            String text = "a" + Character.toString(point);
            for (Directions each : Directions.values()) {
                if (Character.getDirectionality(point) == each.value) {
                    seen.add(each);
                    assertThat(SafeText.isSafe(text))
                            .as("U+%04X %s", point, each)
                            .isFalse();
                }
            }
        }
        assertThat(seen).containsExactlyInAnyOrder(Directions.values());
    }

    @Test
    @DisplayName("is safe once it is masked, and the same where it was safe; a line of it is a line again")
    void laws() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int trial = 0; trial < 20_000; trial++) {
            StringBuilder written = new StringBuilder();
            for (int i = random.nextInt(12); i > 0; i--) {
                int point = random.nextInt(3) == 0 ? 0x300 + random.nextInt(0x70) : random.nextInt(0x3000);
                written.appendCodePoint(random.nextInt(8) == 0 ? random.nextInt(0x110000) : point);
            }
            String text = written.toString();
            String masked = SafeText.masked(text, 100);
            assertThat(SafeText.isSafe(masked)).as("seed %d", seed).isTrue();
            assertThat(masked.equals(text)).as("seed %d", seed).isEqualTo(SafeText.isSafe(text));
            SafeText.line(text, 8).ifPresent(line -> {
                assertThat(SafeText.line(line, 8)).as("seed %d", seed).contains(line);
                assertThat(line.codePointCount(0, line.length())).isBetween(1, 8);
                assertThat(text).contains(line);
            });
        }
    }

    /** The characters that turn the direction of what follows. */
    private enum Directions {
        LRE(Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING),
        LRO(Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE),
        RLE(Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING),
        RLO(Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE),
        PDF(Character.DIRECTIONALITY_POP_DIRECTIONAL_FORMAT),
        LRI(Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE),
        RLI(Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE),
        FSI(Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE),
        PDI(Character.DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE);

        private final byte value;

        Directions(byte value) {
            this.value = value;
        }
    }
}
