package org.tiengow.swing.checks;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.MarkedWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.Sample;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.sheet.SheetView;

/** What must hold of every screen there is a sample of. */
@Tag("slow")
class ScreensTest {
    private static final Pattern NO_MAIN_ACT =
            Pattern.compile("-(leave|keep|take-back|cancel|undo|retry|close|back)$|(?<!question)-no$");
    /** Sizes step by a tenth, so a text may be so much smaller than its window would have it. */
    private static final double STEP = 0.9;

    @AfterAll
    static void backToScaleOne() {
        Theme.DARK.install(1);
    }

    /** What is read at 1280 × 800 is as easily read from further away on a larger screen. */
    @Test
    void textGrowsWithTheWindow() throws Exception {
        List<String> faults = new ArrayList<>();
        for (int[] size : List.of(Screens.SMALL, Screens.USUAL, Screens.LARGE, new int[] {2560, 1440}, Screens.HUGE)) {
            double grown = Math.max(1, Math.min((double) size[0] / Screens.WIDTH, (double) size[1] / Screens.HEIGHT));
            double least = Type.LEAST * (grown > 1 ? grown * STEP : 1);
            Screens.each(
                    Tables.ENGLISH,
                    Theme.DARK,
                    1,
                    sample -> Screens.worn(
                                    sample, Theme.DARK, 1, size, () -> Drawing.of(sample.alone(), size[0], size[1]))
                            .texts()
                            .stream()
                            .filter(text ->
                                    text.size() < least - 0.01 && text.words().length() > 2)
                            .map(text ->
                                    size[0] + "×" + size[1] + ": “" + text.words() + "” has a size of " + text.size())
                            .toList(),
                    faults);
        }
        Screens.assertNone(faults, "texts that are smaller than the window would have them");
    }

    /** The one golden button goes on: it stands in one line with those beside it, whole, and neither takes back nor leaves. */
    @Test
    void theMainActIsInPlace() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : Tables.SCRIPTS) {
            for (int[] size : List.of(Screens.SMALL, Screens.USUAL, Screens.LARGE, Screens.HUGE)) {
                Screens.each(
                        words,
                        Theme.DARK,
                        1,
                        sample -> Screens.worn(sample, Theme.DARK, 1, size, () -> {
                            JComponent shown = sample.alone();
                            Canvas.layOut(shown, size[0], size[1]);
                            List<String> found = new ArrayList<>();
                            mainActs(shown, size[0] + "×" + size[1], found);
                            return found;
                        }),
                        faults);
            }
        }
        Screens.assertNone(faults, "main acts that wrap, overflow, take back or leave");
    }

    private static void mainActs(Container parent, String where, List<String> faults) {
        for (Component child : parent.getComponents()) {
            if (!child.isVisible()) {
                continue;
            }
            if (child instanceof PushButton main && main.isMain()) {
                String what = where + ": " + main.getName() + " “" + main.getText() + "” ";
                if (main.getWidth() < main.getPreferredSize().width
                        || main.getHeight() < main.getPreferredSize().height) {
                    faults.add(what + "has too little room");
                }
                if (NO_MAIN_ACT.matcher(String.valueOf(main.getName())).find()) {
                    faults.add(what + "takes back or leaves");
                }
                int middle = main.getY() + main.getHeight() / 2;
                boolean wraps = parent instanceof Flow
                        && Stream.of(parent.getComponents())
                                .anyMatch(other -> other.isVisible()
                                        && other instanceof AbstractButton
                                        && (middle < other.getY() || middle > other.getY() + other.getHeight()));
                if (wraps || main.getX() + main.getWidth() > parent.getWidth() + 2 * Scale.px(FocusRing.ROOM)) {
                    faults.add(what + "is not in one line with those beside it");
                }
            } else if (child instanceof Container inner) {
                mainActs(inner, where, faults);
            }
        }
    }

    /** A bar there would stand over the sheet's round corners. */
    @Test
    void noSheetIsMadeTooLowForItself() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : Tables.SCRIPTS) {
            Screens.each(
                    words,
                    Theme.DARK,
                    1,
                    sample -> {
                        JComponent shown = sample.alone();
                        Canvas.layOut(shown, Screens.WIDTH, Screens.HEIGHT);
                        boolean scrolls = sample.width() > 0
                                && ((JScrollPane) shown.getComponent(0))
                                        .getVerticalScrollBar()
                                        .isVisible();
                        return scrolls ? List.of("scrolls as a whole") : List.of();
                    },
                    faults);
        }
        Screens.assertNone(faults, "what is lower than the least it needs");
    }

    /** Where a window is high enough, a small sheet shows all it says, whatever the scale. */
    @Test
    void noSmallSheetScrollsWhereItHasRoom() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : Tables.SCRIPTS) {
            for (int[] size : List.of(Screens.USUAL, Screens.LARGE, Screens.HUGE)) {
                Screens.each(
                        words,
                        Theme.DARK,
                        1,
                        sample -> sample.width() == 0
                                ? List.of()
                                : Screens.worn(sample, Theme.DARK, 1, size, () -> {
                                    JComponent shown = sample.alone();
                                    Canvas.layOut(shown, size[0], size[1]);
                                    return scrolling(shown, size);
                                }),
                        faults);
            }
        }
        Screens.assertNone(faults, "small sheets that scroll though the window has room for them");
    }

    private static List<String> scrolling(Container parent, int[] size) {
        List<String> faults = new ArrayList<>();
        for (Component child : parent.getComponents()) {
            if (child instanceof SheetView sheet && sheet.getHeight() < size[1] - 40) {
                Arrays.stream(sheet.getComponents())
                        .filter(part -> part instanceof JScrollPane pane
                                && pane.getVerticalScrollBar().isVisible())
                        .forEach(part -> faults.add("scrolls at " + size[0] + "×" + size[1]));
            } else if (child instanceof Container inner) {
                faults.addAll(scrolling(inner, size));
            }
        }
        return faults;
    }

    @Test
    void noFieldOfTheLobbyEndsBeyondItsRow() throws Exception {
        List<String> faults = new ArrayList<>();
        Screens.each(
                Tables.ENGLISH,
                Theme.DARK,
                1,
                sample -> {
                    JComponent shown = sample.alone();
                    Canvas.layOut(shown, Screens.SMALL[0], Screens.SMALL[1]);
                    return sample.name().startsWith("lobby") ? cutFields(shown) : List.of();
                },
                faults);
        Screens.assertNone(faults, "fields cut at the right");
    }

    private static List<String> cutFields(Container parent) {
        List<String> cut = new ArrayList<>();
        for (Component child : parent.getComponents()) {
            if (child instanceof JComboBox<?>) {
                Container row = parent.getParent();
                int right = parent.getX() + child.getX() + child.getWidth();
                if (row instanceof Reflow && right > row.getWidth()) {
                    cut.add(child.getName() + " ends at " + right + " of " + row.getWidth());
                }
            } else if (child instanceof Container inner) {
                cut.addAll(cutFields(inner));
            }
        }
        return cut;
    }

    @Test
    void everyTextComesFromTheBundle() throws Exception {
        List<String> faults = new ArrayList<>();
        Screens.each(
                MarkedWords.greek(),
                Theme.DARK,
                1,
                sample -> {
                    Set<String> texts = texts(sample);
                    return LanguageCheck.hardCoded(isCard(sample) ? LanguageCheck.withoutChineseNames(texts) : texts);
                },
                faults);
        Screens.assertNone(faults, "texts that no bundle holds");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void aChineseWindowIsChinese(Language language) throws Exception {
        List<String> faults = new ArrayList<>();
        Screens.each(
                Tables.in(language),
                Theme.DARK,
                1,
                sample -> {
                    Set<String> texts = texts(sample);
                    return LanguageCheck.notChinese(isCard(sample) ? LanguageCheck.withoutLatinNames(texts) : texts);
                },
                faults);
        Screens.assertNone(faults, "texts that are not Chinese");
    }

    @Test
    void anEnglishWindowIsEnglish() throws Exception {
        List<String> faults = new ArrayList<>();
        Screens.each(Tables.ENGLISH, Theme.DARK, 1, sample -> LanguageCheck.notEnglish(texts(sample)), faults);
        Screens.assertNone(faults, "texts that are not English");
    }

    @Test
    void everyTextIsFinished() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : Tables.LANGUAGES) {
            Screens.each(words, Theme.DARK, 1, sample -> LanguageCheck.unfinished(texts(sample)), faults);
        }
        Screens.assertNone(faults, "texts that nobody would write so");
    }

    @Test
    void everythingCanBeUsedWithoutEyesOrMouse() throws Exception {
        List<String> faults = new ArrayList<>();
        Screens.each(
                Tables.ENGLISH,
                Theme.DARK,
                1,
                sample -> AccessCheck.faults(sample.alone(), Screens.WIDTH, Screens.HEIGHT),
                faults);
        Screens.assertNone(faults, "what cannot be reached or understood");
    }

    /** The card gives each name in every style, whatever the language of the window. */
    private static boolean isCard(Sample sample) {
        return sample.name().startsWith("card");
    }

    private static Set<String> texts(Sample sample) {
        Set<String> texts = LanguageCheck.texts(Drawing.of(sample.alone(), Screens.WIDTH, Screens.HEIGHT));
        return sample.name().equals("licence") ? LanguageCheck.withoutLicence(texts) : texts;
    }
}
