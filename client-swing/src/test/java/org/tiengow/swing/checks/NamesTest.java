package org.tiengow.swing.checks;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.table.Cast;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Sample;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Paragraph;

/** Every screen has room for the longest names, or shortens them with an ellipsis. */
@Tag("slow")
class NamesTest {
    /** Letters by which a name is recognized in a line. */
    private static final int BEGINNING = 3;
    /** Letters on a line of a paragraph that wraps well, on average at least. */
    private static final int LETTERS_A_LINE = 5;

    /** Names of 24 letters, each kind with another difficulty. */
    enum Kind {
        /** Wide, and without a place for a line break. */
        W("W"),
        CHINESE("龍鳳龜鶴麟鵬鷹鷺鯨鱷獅豹象鹿馬羊猴雞狗豬鼠牛虎兔"),
        EMOJI("😀🎲🐉🀄🎉🐧🍜🚀🌸🦊🐼🏮🧧🥟🎴🃏🐯🐰🦁🐸🍵🎋🌙🔥"),
        WORDS("Maximiliana Wilhelmina M");

        private static final int LENGTH = 24;

        private final List<String> letters;

        Kind(String letters) {
            this.letters = letters.codePoints().mapToObj(Character::toString).toList();
        }

        /** Returns the languages of the screens: one is enough, because a name is as wide in each. */
        List<Words> languages() {
            boolean all = Boolean.getBoolean("languages.all");
            return all ? Tables.LANGUAGES : List.of(ordinal() % 2 == 0 ? Tables.ENGLISH : Tables.CHINESE);
        }

        /** Returns the name for a usual one: always the same, and another than for others. */
        String named(String usual) {
            int first = this == WORDS ? 0 : Math.floorMod(usual.hashCode(), letters.size());
            StringBuilder name = new StringBuilder();
            for (int i = 0; i < LENGTH - 1; i++) {
                name.append(letters.get((first + i) % letters.size()));
            }
            String last = usual.substring(0, 1);
            return name.append(this == EMOJI ? letters.get(first) : last).toString();
        }
    }

    @AfterEach
    void backToUsual() {
        Cast.rename(UnaryOperator.identity());
        Theme.DARK.install(1);
    }

    @ParameterizedTest
    @EnumSource
    void everyScreenHasRoomForTheLongestNames(Kind kind) throws Exception {
        List<String> names = new ArrayList<>();
        Cast.rename(usual -> {
            String name = kind.named(usual);
            if (!names.contains(name)) {
                names.add(name);
                // A host is named after its owner, within the same limit.
                Tables.LANGUAGES.forEach(words -> names.add(new StartModel(words).hostName(name)));
            }
            return name;
        });
        List<String> faults = new ArrayList<>();
        for (Words words : kind.languages()) {
            String you = words.get("lobby.you", "").strip();
            for (int[] size : List.of(Screens.USUAL, Screens.SMALL)) {
                String where = " " + kind + " " + words.locale().toLanguageTag() + " " + size[0] + "×" + size[1] + ": ";
                Screens.each(
                        words,
                        Theme.DARK,
                        1,
                        size,
                        sample -> faults(sample, size, names, you).stream()
                                .map(fault -> where + fault)
                                .toList(),
                        faults);
            }
        }
        Screens.assertNone(faults, "names that are cut, hidden, or in the way");
    }

    private static List<String> faults(Sample sample, int[] size, List<String> names, String you) {
        Drawing drawing = Drawing.of(sample.alone(), size[0], size[1]);
        List<String> faults = new ArrayList<>(LayoutCheck.faults(drawing));
        faults.removeIf(fault -> fault.contains("JComboBox") && fault.endsWith("is cut")); // with Swing's ellipsis
        String all = drawing.texts().stream()
                .map(text -> bare(text.words()))
                .filter(text -> !text.equals("W")) // the letter on a disc would lengthen the name
                .collect(Collectors.joining());
        boolean spoken = LanguageCheck.texts(drawing).stream().anyMatch(text -> text.contains(you));
        if (spoken && !all.contains(bare(you))) {
            faults.add("“" + you + "” is lost");
        }
        findCut(all, names.stream().map(NamesTest::bare).toList(), faults);
        findNarrow(drawing.root(), drawing, faults);
        return faults;
    }

    /** A name ends whole or with an ellipsis; a wrapped one goes on in the next line. */
    private static void findCut(String all, List<String> names, List<String> faults) {
        int at = 0;
        while (at < all.length()) {
            int longest = 0;
            boolean whole = false;
            for (String name : names) {
                int same = 0;
                while (same < name.length() && at + same < all.length() && name.charAt(same) == all.charAt(at + same)) {
                    same++;
                }
                whole |= same == name.length();
                longest = Math.max(longest, same);
            }
            boolean begun = all.codePointCount(at, at + longest) >= BEGINNING;
            boolean cut = all.startsWith("…", at + longest) || all.startsWith("...", at + longest);
            if (begun && !whole && !cut) {
                faults.add("“" + all.substring(at, at + longest) + "” is cut without an ellipsis");
            }
            at += begun ? longest : 1;
        }
    }

    /** Beside a long name, a text may be left with a column of a word a line. */
    private static void findNarrow(Container parent, Drawing drawing, List<String> faults) {
        for (Component child : parent.getComponents()) {
            if (!child.isVisible()) {
                continue;
            }
            if (child instanceof Paragraph paragraph) {
                Rectangle place = SwingUtilities.convertRectangle(child.getParent(), child.getBounds(), drawing.root());
                long lines = drawing.texts().stream()
                        .filter(text -> place.contains(
                                text.ink().getCenterX(), text.ink().getCenterY()))
                        .count();
                if (lines > 2 && paragraph.getText().length() < lines * LETTERS_A_LINE) {
                    faults.add("“" + bare(paragraph.getText()) + "” has " + lines + " lines");
                }
            } else if (child instanceof Container inner) {
                findNarrow(inner, drawing, faults);
            }
        }
    }

    private static String bare(String text) {
        return text.replaceAll("\\s", "");
    }
}
