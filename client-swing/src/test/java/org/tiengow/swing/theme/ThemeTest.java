package org.tiengow.swing.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.swing.theme.part.BankerMark;

/** The themes hold every token, and what is read on them can be read. */
class ThemeTest {
    /** The longest name in the widest letters. */
    private static final String WIDEST = "W".repeat(24);

    @AfterEach
    void backToScaleOne() {
        Theme.DARK.install(1);
    }

    /** Text needs 4.5, signs 3 (WCAG's contrast ratio). */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void shouldKeepTextReadable(Theme theme) {
        theme.install(1);
        Palette p = Palette.current();
        assertThat(contrast(p.text(), p.surface())).isGreaterThan(7);
        assertThat(contrast(p.second(), p.surface())).isGreaterThan(4.5);
        assertThat(contrast(p.third(), p.surface())).isGreaterThan(4.5);
        assertThat(contrast(p.disabledText(), p.disabled())).isGreaterThan(4.5);
        assertThat(contrast(p.ink(), p.gold())).isGreaterThan(4.5);
        assertThat(contrast(p.goldText(), p.surface())).isGreaterThan(4.5);
        assertThat(contrast(p.feltText(), p.feltCentre())).isGreaterThan(4.5);
        assertThat(contrast(p.feltSecond(), p.feltCentre())).isGreaterThan(4.5);
        assertThat(contrast(p.gold(), p.feltCentre())).isGreaterThan(3);
        assertThat(contrast(p.sky(), p.feltCentre())).isGreaterThan(3);
        assertThat(contrast(p.plus(), p.surface())).isGreaterThan(4.5);
        assertThat(contrast(p.minus(), p.surface())).isGreaterThan(4.5);
        assertThat(contrast(p.control(), p.surface())).isGreaterThan(3);
        assertThat(p.lines()).isNotEmpty().allMatch(line -> contrast(line, p.surface()) > 3);
    }

    @ParameterizedTest
    @ValueSource(floats = {1, 1.5f, 2, 3})
    void shouldScaleTextByTheSetting(float scale) {
        Theme.LIGHT.install(scale);
        assertThat(Scale.px(40)).isEqualTo(Math.round(40 * scale));
        assertThat(Type.Weight.REGULAR.latin(14).getSize2D()).isEqualTo(14 * scale);
    }

    @Test
    void shouldCarryTheLettersOfBothScripts() {
        Theme.DARK.install(1);
        for (Type.Weight weight : Type.Weight.values()) {
            assertThat(weight.latin(14).canDisplayUpTo("Heaven–nine ×3 −10 “lái” ü …"))
                    .isEqualTo(-1);
            String names = "天地人鵝梅花長三板凳斧頭紅頭十高腳七伶冧六雜九大頭六么雞三莊棟墊";
            assertThat(weight.chinese(14, names).get(0).canDisplayUpTo(names)).isEqualTo(-1);
        }
    }

    /** Nobody compares the figures of a sentence, and a 1 as wide as a 0 stands apart from what it belongs to. */
    @ParameterizedTest
    @ValueSource(strings = {"Java 17", "Mei +11", "You pay Bo 11", "付 11", "Trick 1", "10.0.0.11:47911"})
    void shouldSetFiguresInASentenceClose(String text) {
        Theme.DARK.install(1);
        Font font = Type.Weight.REGULAR.latin(14);
        String figures = text.replaceAll("[^0-9]", "");
        double apart = figures.chars()
                .mapToDouble(figure -> font.getStringBounds(Character.toString(figure), Lettering.CONTEXT)
                        .getWidth())
                .sum();
        double rest = Lettering.of(text, Type.Weight.REGULAR, 14).width()
                - Lettering.of(text.replaceAll("[0-9]", ""), Type.Weight.REGULAR, 14)
                        .width();
        assertThat(rest).isLessThan(apart + 1);
    }

    @Test
    void shouldKeepTheWidthOfATextWhileItsFiguresChange() {
        Theme.DARK.install(1);
        float width = Lettering.of("0:11", Type.Weight.SEMIBOLD, 16).width();
        for (String text : new String[] {"0:00", "0:24", "9:57"}) {
            assertThat(Lettering.of(text, Type.Weight.SEMIBOLD, 16).width()).isEqualTo(width);
        }
    }

    @Test
    void shouldBreakBetweenWordsAndBetweenChineseLetters() {
        Theme.DARK.install(1);
        String english = "A mixed pair was led, so only a higher mixed pair can beat it.";
        assertThat(Wrapping.wrap(english, Type.Weight.REGULAR, 14, 200))
                .hasSizeBetween(2, 3)
                .allMatch(l -> l.width() <= 200);
        assertThat(Wrapping.wrap("首出的是九點武子，要用武子才打得過。", Type.Weight.REGULAR, 14, 100))
                .hasSizeGreaterThan(2)
                .allMatch(l -> l.width() <= 115); // a full stop may hang over the edge
    }

    @Test
    void shouldBreakAWordLongerThanALine() {
        Theme.DARK.install(1);
        List<Lettering> lines = Wrapping.wrap(WIDEST + " leads", Type.Weight.REGULAR, 14, 100);
        assertThat(lines).allMatch(line -> line.width() <= 100);
        assertThat(lines.stream().map(Lettering::text).collect(Collectors.joining()))
                .isEqualTo(WIDEST + " leads");
    }

    @Test
    void shouldCutANameBeforeTheWordsAboutIt() {
        Theme.DARK.install(1);
        Lettering line = Lettering.within(WIDEST + " · led", WIDEST, Type.Weight.REGULAR, 13, 12, 150);
        assertThat(line.text()).matches("W+… · led");
        assertThat(line.width()).isLessThanOrEqualTo(150);
    }

    @Test
    void shouldKeepAShortTextInBracketsAtTheEnd() {
        Theme.DARK.install(1);
        for (String you : List.of(" (you)", "（你）")) {
            Lettering line = Lettering.within(WIDEST + you, Type.Weight.REGULAR, 13, 12, 150);
            assertThat(line.text()).matches("W+…" + Pattern.quote(you));
            assertThat(line.width()).isLessThanOrEqualTo(150);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void shouldLetTheDiceAddUpToTheRate(int rate) {
        assertThat(BankerMark.dice(rate)).allMatch(pips -> pips >= 1 && pips <= 6);
        assertThat(BankerMark.dice(rate).stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(rate);
    }

    private static double contrast(Color a, Color b) {
        double first = luminance(a) + 0.05;
        double second = luminance(b) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
