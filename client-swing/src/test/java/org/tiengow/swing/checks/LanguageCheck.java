package org.tiengow.swing.checks;

import java.awt.Component;
import java.awt.Container;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import org.tiengow.presentation.sheet.AboutModel;

/** Reads all that a screen shows and says, and finds what is in no language, in another one, or badly written. */
final class LanguageCheck {
    /** What people and tables are called, and what they write: it comes from nobody's bundle. */
    private static final List<String> PEOPLES_OWN = List.of(
            "Yes, Lai. 大頭六擒么雞三算四倍。",
            "Same rules as last week?",
            "Lam’s Friday table",
            "Grandmother’s",
            "Uncle Lam",
            "Lam",
            "Kit",
            "Ana",
            "Bamboo",
            "阿明",
            "http://192.168.100.120:47914/",
            "palace monkey sugar forest thunder lizard", // the words of a key are the same for all who compare them
            "window sailor coral marble garden pepper",
            "TIENGOW:BBVPVB",
            "BBV-PVB",
            "FVG-THZ",
            "Bo’s cellar",
            "Friday",
            "Since the wedding: eight stacks pay eightfold.",
            "wlan0",
            "wg0",
            "Bo",
            "Mei",
            "Zoe",
            "Eve",
            "HKD", // the unit in which people settle up
            "1 pound",
            "Chung-Pang Lai",
            "Michael Celko",
            "Anthony Kam",
            "閣樓",
            "慧玲");
    /** What a language, a script or the game calls itself is the same in every language. */
    private static final List<String> OWN_NAMES = List.of(
            // the words of a key stand in a sentence too, which is broken into lines
            "palace",
            "monkey",
            "sugar",
            "forest",
            "thunder",
            "lizard",
            "English",
            "繁體中文",
            "简体中文",
            "中文",
            "天九",
            "Tien Gow 1.0.0");
    /** What the works of others are called, and the licences: the longest first, since one may hold another. */
    private static final List<String> OTHERS_NAMES = Stream.concat(
                    licences("list.txt")
                            .lines()
                            .filter(line -> !line.startsWith("#"))
                            .flatMap(line -> Stream.of(line.split("\t", -1)).limit(2)),
                    Stream.of("Apache License 2.0", "Apache-2.0"))
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    /** The licence that a sample shows: it is not translated, and is broken into lines. */
    private static final String LICENCE = licences("Apache-2.0.txt").replaceAll("\\s+", " ");

    /** Latin words that Chinese has taken over, and the names of rule sets and of the game. */
    private static final Pattern AT_HOME_IN_CHINESE = Pattern.compile(
            "([粵粤][語语] [^；]*；普通[話话] [^。]*|[\\w-]+\\.jsonl?|--no-discovery|\\b(PIN|QR|IP|LAN|TCP|UDP|VPN|Wi-Fi|PDF|CSV|JSON|PNG|Tien"
                    + " Gow|Lai|Pagat|Ming|Wong|Culin|Celko|Kam|Enter|Esc|Tab|Shift|Backspace|Space"
                    + "|tiengow\\.jar|[Jj]ava|jar|GB|MB|ms)\\b)");

    /** A point in time in English. */
    private static final Pattern TIME = Pattern.compile("\\d+ [A-Z][a-z]{2} \\d{4}, \\d\\d:\\d\\d");

    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}|\\p{IsHan}{2,}");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
    private static final Pattern LATIN_WORD = Pattern.compile("[A-Za-z]{2,}");
    private static final Pattern HALF_WIDTH = Pattern.compile("\\p{IsHan} ?[,;:?!()]|[,;?!()]\\p{IsHan}|\\p{IsHan}\\.");
    private static final Pattern FULL_WIDTH = Pattern.compile("[\\u3000-\\u3004\\u3008-\\u303f\\uff00-\\uff65]");
    /** Places that were not filled, names from the code, figures and plurals that nobody would write. */
    private static final Pattern UNFINISHED =
            Pattern.compile("\\{\\w*}|\\bnull\\b|\\b[A-Z]{2,}_[A-Z]+|[a-z]_\\d|(?<![\\w.-])-\\d|−0(?![.\\d])"
                    + "|\\b1 (stacks|tiles|chips|rounds|seats|tricks|people)\\b| [,.;:?]|，，|。。");

    private LanguageCheck() {}

    /** Without names in Chinese alone. */
    static Set<String> withoutChineseNames(Set<String> texts) {
        Set<String> left = new LinkedHashSet<>(texts);
        left.removeIf(text -> finds(HAN, text) && !finds(LATIN_WORD, text));
        return left;
    }

    /** Without names in Latin letters alone. */
    static Set<String> withoutLatinNames(Set<String> texts) {
        Set<String> left = new LinkedHashSet<>(texts);
        left.removeIf(text -> finds(LATIN_WORD, text) && !finds(HAN, text));
        return left;
    }

    /** Without the lines of the licence that a sheet shows. */
    static Set<String> withoutLicence(Set<String> texts) {
        return texts.stream()
                .map(text -> text.lines()
                        .filter(line -> !LICENCE.contains(line.strip()))
                        .collect(Collectors.joining("\n")))
                .filter(text -> !text.isBlank())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** All texts of a screen: drawn, spoken, shown in passing, or waiting in a list. */
    static Set<String> texts(Drawing drawing) {
        Set<String> texts = new LinkedHashSet<>();
        drawing.texts().forEach(text -> texts.add(text.words()));
        collect(drawing.root(), texts);
        texts.removeIf(text -> text == null || text.isBlank());
        return texts;
    }

    /** Texts that stand in no bundle: the screen was made with words whose every letter is Greek. */
    static List<String> hardCoded(Set<String> texts) {
        return texts.stream()
                .filter(text -> finds(WORD, TIME.matcher(foreign(text)).replaceAll("")))
                .toList();
    }

    /** Texts in a Chinese window that are not Chinese, or have another language's punctuation. */
    static List<String> notChinese(Set<String> texts) {
        return texts.stream()
                .filter(text -> !isPeoplesOwn(text))
                .filter(text -> finds(
                                LATIN_WORD,
                                AT_HOME_IN_CHINESE.matcher(foreign(text)).replaceAll(""))
                        || finds(HALF_WIDTH, text))
                .toList();
    }

    /** Texts in an English window with another language's punctuation. */
    static List<String> notEnglish(Set<String> texts) {
        return texts.stream().filter(text -> finds(FULL_WIDTH, foreign(text))).toList();
    }

    /** Texts that a careful writer would not have left so. */
    static List<String> unfinished(Set<String> texts) {
        return texts.stream()
                .filter(text -> !isPeoplesOwn(text) && finds(UNFINISHED, text))
                .toList();
    }

    private static boolean isPeoplesOwn(String text) {
        // A line of a paragraph is a part of what somebody wrote.
        return PEOPLES_OWN.stream().anyMatch(own -> own.contains(text.strip()));
    }

    /** The text without what people and languages call themselves. */
    private static String foreign(String text) {
        if (isPeoplesOwn(text)) {
            return "";
        }
        String left = text;
        for (String own : Stream.of(PEOPLES_OWN, OWN_NAMES, OTHERS_NAMES)
                .flatMap(List::stream)
                .toList()) {
            left = left.replaceAll("(?<![A-Za-z])" + Pattern.quote(own) + "(?![A-Za-z])", "");
        }
        return left;
    }

    private static String licences(String file) {
        try (InputStream in = AboutModel.class.getResourceAsStream("/META-INF/licenses/" + file)) {
            return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean finds(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find();
    }

    private static void collect(Component component, Set<String> texts) {
        if (component instanceof JComponent any) {
            texts.add(any.getToolTipText());
            texts.add((String) any.getClientProperty("JTextField.placeholderText"));
        }
        if (component instanceof JLabel label) {
            texts.add(label.getText());
        }
        if (component instanceof AbstractButton button) {
            texts.add(button.getText());
        }
        if (component instanceof JComboBox<?> box) {
            for (int i = 0; i < box.getItemCount(); i++) {
                texts.add(String.valueOf(box.getItemAt(i)));
            }
        }
        if (component.isFocusable() && component instanceof Accessible accessible) {
            texts.addAll(spoken(accessible.getAccessibleContext()));
        }
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                collect(child, texts);
            }
        }
    }

    private static List<String> spoken(AccessibleContext context) {
        List<String> spoken = new ArrayList<>();
        if (context != null) {
            spoken.add(context.getAccessibleName());
            spoken.add(context.getAccessibleDescription());
        }
        return spoken;
    }
}
