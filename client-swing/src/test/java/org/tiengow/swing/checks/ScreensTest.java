package org.tiengow.swing.checks;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.MarkedWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Sample;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.sheet.SheetView;

/**
 * What must hold of every screen there is a sample of. Each sample is drawn at most once for a language and a size, and all laws look at that
 * drawing.
 */
@Tag("slow")
class ScreensTest {
    private static final Pattern NO_MAIN_ACT =
            Pattern.compile("-(leave|keep|take-back|cancel|undo|retry|close|back)$|(?<!question)-no$");
    /** Sizes step by a tenth, so a text may be so much smaller than its window would have it. */
    private static final double STEP = 0.9;

    private static final List<int[]> SIZES = List.of(Screens.USUAL, Screens.SMALL, Screens.LARGE, Screens.HUGE);
    private static final Map<Law, List<String>> FAULTS = new EnumMap<>(Law.class);

    /** A sample that is shown in a language and at a size. */
    private record Look(Sample sample, Words words, int[] size, Drawing drawing) {
        JComponent shown() {
            return drawing.root();
        }

        boolean isUsual() {
            return size == Screens.USUAL;
        }

        Set<String> texts() {
            Set<String> texts = LanguageCheck.texts(drawing);
            return sample.name().equals("licence") ? LanguageCheck.withoutLicence(texts) : texts;
        }

        /** The card of the rules gives each name in every style, whatever the language of the window. */
        boolean isCard() {
            return sample.name().startsWith("card");
        }
    }

    private enum Law {
        /** Nothing lies over something else, or has too little room. */
        PLACES {
            @Override
            List<String> faults(Look look) {
                return LayoutCheck.faults(look.drawing());
            }
        },
        /** What is read at 1280 × 800 is as easily read from further away on a larger screen. */
        TEXT_GROWS {
            @Override
            List<String> faults(Look look) {
                double wide = (double) look.size()[0] / Screens.WIDTH;
                double grown = Math.max(1, Math.min(wide, (double) look.size()[1] / Screens.HEIGHT));
                double least = Type.LEAST * (grown > 1 ? grown * STEP : 1);
                return look.drawing().texts().stream()
                        .filter(text ->
                                text.size() < least - 0.01 && text.words().length() > 2)
                        .map(text -> "“" + text.words() + "” has a size of " + text.size())
                        .toList();
            }
        },
        /** The one golden button goes on: it stands in one line with those beside it, whole, and neither takes back nor leaves. */
        MAIN_ACT {
            @Override
            List<String> faults(Look look) {
                List<String> faults = new ArrayList<>();
                findMainActs(look.shown(), faults);
                return faults;
            }
        },
        /** A sheet is as high as it needs: a bar would stand over its round corners. */
        SHEETS_ARE_HIGH_ENOUGH {
            @Override
            List<String> faults(Look look) {
                boolean scrolls = look.isUsual()
                        && look.sample().width() > 0
                        && ((JScrollPane) look.shown().getComponent(0))
                                .getVerticalScrollBar()
                                .isVisible();
                return scrolls ? List.of("scrolls as a whole") : List.of();
            }
        },
        /** Where a window is high enough, a small sheet shows all it says, whatever the scale. */
        SMALL_SHEETS_ARE_WHOLE {
            @Override
            List<String> faults(Look look) {
                boolean small = look.sample().width() > 0 && look.size() != Screens.SMALL;
                return small ? scrolling(look.shown(), look.size()) : List.of();
            }
        },
        /** No field of the lobby ends beyond its row. */
        LOBBY_FIELDS {
            @Override
            List<String> faults(Look look) {
                return look.sample().name().startsWith("lobby") ? cutFields(look.shown()) : List.of();
            }
        },
        /** An English window is English, and a Chinese one Chinese. */
        LANGUAGE {
            @Override
            List<String> faults(Look look) {
                if (!look.isUsual()) {
                    return List.of();
                }
                if (look.words() == Tables.ENGLISH) {
                    return LanguageCheck.notEnglish(look.texts());
                }
                return LanguageCheck.notChinese(
                        look.isCard() ? LanguageCheck.withoutLatinNames(look.texts()) : look.texts());
            }
        },
        /** Every text is finished. */
        FINISHED {
            @Override
            List<String> faults(Look look) {
                return look.isUsual() ? LanguageCheck.unfinished(look.texts()) : List.of();
            }
        },
        /** Everything can be used without eyes or mouse. */
        ACCESS {
            @Override
            List<String> faults(Look look) {
                boolean looks = look.isUsual() && look.words() == Tables.ENGLISH;
                return looks ? AccessCheck.faults(look.sample().alone(), Screens.WIDTH, Screens.HEIGHT) : List.of();
            }
        };

        abstract List<String> faults(Look look);
    }

    @BeforeAll
    static void look() throws Exception {
        for (Law law : Law.values()) {
            FAULTS.put(law, new ArrayList<>());
        }
        for (Words words : Tables.LANGUAGES) {
            // What differs between the themes is colour alone, so each language wears one.
            Theme theme = words == Tables.ENGLISH ? Theme.DARK : Theme.LIGHT;
            for (int[] size : Tables.SCRIPTS.contains(words) ? SIZES : List.of(Screens.USUAL)) {
                String where = " " + words.locale().toLanguageTag() + " " + size[0] + "×" + size[1] + ": ";
                Screens.each(
                        words,
                        theme,
                        1,
                        size,
                        sample -> {
                            Drawing drawing = Drawing.of(sample.alone(), size[0], size[1]);
                            Look look = new Look(sample, words, size, drawing);
                            for (Law law : Law.values()) {
                                law.faults(look)
                                        .forEach(fault -> FAULTS.get(law).add(sample + where + fault));
                            }
                            return List.of();
                        },
                        new ArrayList<>());
            }
        }
    }

    @AfterAll
    static void backToScaleOne() {
        Theme.DARK.install(1);
        FAULTS.clear();
    }

    @ParameterizedTest
    @EnumSource
    void holdsOfEveryScreen(Law law) {
        Screens.assertNone(FAULTS.get(law), law.name());
    }

    @Test
    void everyTextComesFromTheBundle() throws Exception {
        List<String> faults = new ArrayList<>();
        Words greek = MarkedWords.greek();
        Screens.each(
                greek,
                Theme.DARK,
                1,
                sample -> {
                    Drawing drawing = Drawing.of(sample.alone(), Screens.WIDTH, Screens.HEIGHT);
                    Look look = new Look(sample, greek, Screens.USUAL, drawing);
                    return LanguageCheck.hardCoded(
                            look.isCard() ? LanguageCheck.withoutChineseNames(look.texts()) : look.texts());
                },
                faults);
        Screens.assertNone(faults, "texts that no bundle holds");
    }

    private static void findMainActs(Container parent, List<String> faults) {
        for (Component child : parent.getComponents()) {
            if (!child.isVisible()) {
                continue;
            }
            if (child instanceof PushButton main && main.isMain()) {
                String what = main.getName() + " “" + main.getText() + "” ";
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
                findMainActs(inner, faults);
            }
        }
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

    private static List<String> cutFields(Container parent) {
        List<String> cut = new ArrayList<>();
        for (Component child : parent.getComponents()) {
            if (!child.isVisible()) {
                continue; // folded
            }
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
}
