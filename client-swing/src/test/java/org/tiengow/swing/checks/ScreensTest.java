package org.tiengow.swing.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.MarkedWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.Sample;
import org.tiengow.swing.pictures.Samples;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.SeatButton;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.sheet.SheetView;

/** What must hold of every screen there is a sample of. */
class ScreensTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final int[] SMALL = {1024, 640};
    private static final int[] USUAL = {WIDTH, HEIGHT};
    private static final int[] LARGE = {1920, 1080};
    private static final int[] HUGE = {3840, 2160};
    private static final Pattern NO_MAIN_ACT =
            Pattern.compile("-(leave|keep|take-back|cancel|undo|retry|close|back)$|(?<!question)-no$");
    /** Sizes step by a tenth, so a text may be so much smaller than its window would have it. */
    private static final double STEP = 0.9;

    @AfterAll
    static void backToScaleOne() {
        Theme.DARK.install(1);
    }

    /** Text of one and a half is for any window, of twice the size for the least one too, of three times for a large one. */
    static Stream<Arguments> scales() {
        return Stream.of(
                Arguments.of(1f, List.of(SMALL, USUAL, LARGE, HUGE)),
                Arguments.of(1.25f, List.of(SMALL)),
                Arguments.of(1.5f, List.of(SMALL, USUAL, LARGE)),
                Arguments.of(2f, List.of(SMALL, LARGE)),
                Arguments.of(3f, List.of(LARGE)));
    }

    @ParameterizedTest
    @MethodSource("scales")
    void everythingHasItsPlace(float scale, List<int[]> sizes) throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : List.of(Tables.ENGLISH, Tables.CHINESE)) {
            // What differs between the themes is colour alone, so each language wears one.
            Theme theme = words == Tables.ENGLISH ? Theme.DARK : Theme.LIGHT;
            each(
                    words,
                    theme,
                    scale,
                    sample -> {
                        List<String> found = new ArrayList<>();
                        for (int[] size : sizes) {
                            String where =
                                    words.locale().getLanguage() + " " + size[0] + "×" + size[1] + " at " + scale;
                            for (String fault : faults(sample, theme, scale, size)) {
                                found.add(where + ": " + fault);
                            }
                        }
                        return found;
                    },
                    faults);
        }
        assertNone(faults, "what lies over something, or has too little room");
    }

    /** What is read at 1280 × 800 is as easily read from further away on a larger screen. */
    @Test
    void textGrowsWithTheWindow() throws Exception {
        List<String> faults = new ArrayList<>();
        for (int[] size : List.of(SMALL, USUAL, LARGE, new int[] {2560, 1440}, HUGE)) {
            double grown = Math.max(1, Math.min((double) size[0] / WIDTH, (double) size[1] / HEIGHT));
            double least = Type.LEAST * (grown > 1 ? grown * STEP : 1);
            each(
                    Tables.ENGLISH,
                    Theme.DARK,
                    1,
                    sample ->
                            worn(sample, Theme.DARK, 1, size, () -> Drawing.of(sample.alone(), size[0], size[1]))
                                    .texts()
                                    .stream()
                                    .filter(text -> text.size() < least - 0.01
                                            && text.words().length() > 2)
                                    .map(text -> size[0] + "×" + size[1] + ": “" + text.words() + "” has a size of "
                                            + text.size())
                                    .toList(),
                    faults);
        }
        assertNone(faults, "texts that are smaller than the window would have them");
    }

    private static List<String> faults(Sample sample, Theme theme, float chosen, int[] size) {
        return worn(
                sample, theme, chosen, size, () -> LayoutCheck.faults(Drawing.of(sample.alone(), size[0], size[1])));
    }

    /** Names may have 24 letters, and a plate has no room for so many of the widest. */
    @Test
    void noNameRunsOverTheEdgeOfItsPlate() throws Exception {
        List<String> faults = new ArrayList<>();
        EventQueue.invokeAndWait(() -> {
            Theme.DARK.install(1);
            for (Plate.Edge edge : Plate.Edge.values()) {
                SeatButton seat = new SeatButton();
                String name = "Wolfgang Amadeus Mozarts";
                seat.show(Plate.of(1, name, "W", Symbol.PHONE, "lost, 0:45 left to come back", edge));
                JPanel around = new JPanel(null);
                seat.setSize(seat.getPreferredSize());
                around.add(seat);
                faults.addAll(LayoutCheck.faults(Drawing.of(around, 400, 200)));
            }
        });
        assertNone(faults, "what runs over the edge of a plate");
    }

    /** The one golden button goes on: it stands in one line with those beside it, whole, and neither takes back nor leaves. */
    @Test
    void theMainActIsInPlace() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : List.of(Tables.ENGLISH, Tables.CHINESE)) {
            for (int[] size : List.of(SMALL, USUAL, LARGE, HUGE)) {
                each(
                        words,
                        Theme.DARK,
                        1,
                        sample -> worn(sample, Theme.DARK, 1, size, () -> {
                            JComponent shown = sample.alone();
                            Canvas.layOut(shown, size[0], size[1]);
                            List<String> found = new ArrayList<>();
                            mainActs(shown, size[0] + "×" + size[1], found);
                            return found;
                        }),
                        faults);
            }
        }
        assertNone(faults, "main acts that wrap, overflow, take back or leave");
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

    /** What is found while the theme has the scale of a window of this size. */
    private static <T> T worn(Sample sample, Theme theme, float chosen, int[] size, Supplier<T> looking) {
        float scale = sample.scale(chosen, size[0], size[1]);
        if (scale == chosen) {
            return looking.get();
        }
        theme.install(scale);
        T found = looking.get();
        theme.install(chosen);
        return found;
    }

    /** A bar there would stand over the sheet's round corners. */
    @Test
    void noSheetIsMadeTooLowForItself() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : List.of(Tables.ENGLISH, Tables.CHINESE)) {
            each(
                    words,
                    Theme.DARK,
                    1,
                    sample -> {
                        JComponent shown = sample.alone();
                        Canvas.layOut(shown, WIDTH, HEIGHT);
                        boolean scrolls = sample.width() > 0
                                && ((JScrollPane) shown.getComponent(0))
                                        .getVerticalScrollBar()
                                        .isVisible();
                        return scrolls ? List.of("scrolls as a whole") : List.of();
                    },
                    faults);
        }
        assertNone(faults, "what is lower than the least it needs");
    }

    /** Where a window is high enough, a small sheet shows all it says, whatever the scale. */
    @Test
    void noSmallSheetScrollsWhereItHasRoom() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : List.of(Tables.ENGLISH, Tables.CHINESE)) {
            for (int[] size : List.of(USUAL, LARGE, HUGE)) {
                each(
                        words,
                        Theme.DARK,
                        1,
                        sample -> sample.width() == 0
                                ? List.of()
                                : worn(sample, Theme.DARK, 1, size, () -> {
                                    JComponent shown = sample.alone();
                                    Canvas.layOut(shown, size[0], size[1]);
                                    return scrolling(shown, size);
                                }),
                        faults);
            }
        }
        assertNone(faults, "small sheets that scroll though the window has room for them");
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
        each(
                Tables.ENGLISH,
                Theme.DARK,
                1,
                sample -> {
                    JComponent shown = sample.alone();
                    Canvas.layOut(shown, SMALL[0], SMALL[1]);
                    return sample.name().startsWith("lobby") ? cutFields(shown) : List.of();
                },
                faults);
        assertNone(faults, "fields cut at the right");
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
        each(
                MarkedWords.greek(),
                Theme.DARK,
                1,
                sample -> {
                    Set<String> texts = texts(sample);
                    return LanguageCheck.hardCoded(isCard(sample) ? LanguageCheck.withoutChineseNames(texts) : texts);
                },
                faults);
        assertNone(faults, "texts that no bundle holds");
    }

    @Test
    void aChineseWindowIsChinese() throws Exception {
        List<String> faults = new ArrayList<>();
        each(
                Tables.CHINESE,
                Theme.DARK,
                1,
                sample -> {
                    Set<String> texts = texts(sample);
                    return LanguageCheck.notChinese(isCard(sample) ? LanguageCheck.withoutLatinNames(texts) : texts);
                },
                faults);
        assertNone(faults, "texts that are not Chinese");
    }

    @Test
    void anEnglishWindowIsEnglish() throws Exception {
        List<String> faults = new ArrayList<>();
        each(Tables.ENGLISH, Theme.DARK, 1, sample -> LanguageCheck.notEnglish(texts(sample)), faults);
        assertNone(faults, "texts that are not English");
    }

    @Test
    void everyTextIsFinished() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Words words : List.of(Tables.ENGLISH, Tables.CHINESE)) {
            each(words, Theme.DARK, 1, sample -> LanguageCheck.unfinished(texts(sample)), faults);
        }
        assertNone(faults, "texts that nobody would write so");
    }

    @Test
    void everythingCanBeUsedWithoutEyesOrMouse() throws Exception {
        List<String> faults = new ArrayList<>();
        each(Tables.ENGLISH, Theme.DARK, 1, sample -> AccessCheck.faults(sample.alone(), WIDTH, HEIGHT), faults);
        assertNone(faults, "what cannot be reached or understood");
    }

    /** The card gives each name in every style, whatever the language of the window. */
    private static boolean isCard(Sample sample) {
        return sample.name().startsWith("card");
    }

    private static Set<String> texts(Sample sample) {
        Set<String> texts = LanguageCheck.texts(Drawing.of(sample.alone(), WIDTH, HEIGHT));
        return sample.name().equals("licence") ? LanguageCheck.withoutLicence(texts) : texts;
    }

    /** Looks at every sample, on the event thread. */
    private static void each(
            Words words, Theme theme, float scale, Function<Sample, List<String>> check, List<String> faults)
            throws Exception {
        EventQueue.invokeAndWait(() -> {
            theme.install(scale);
            for (Sample sample : new Samples(words, theme).all()) {
                check.apply(sample).forEach(fault -> faults.add(sample + " " + fault));
            }
        });
    }

    private static void assertNone(List<String> faults, String what) {
        assertThat(String.join("\n", faults)).as(what).isEmpty();
    }
}
