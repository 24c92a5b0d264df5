package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The glossary of the screens (docs/glossary.md): its terms are used, and the words that it rejects are not. */
class GlossaryTest {
    private static final Path PAGE = Path.of("..", "docs", "glossary.md");
    private static final Path RULES = Path.of("..", "docs", "rules");
    private static final String NONE = "–";
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    @Test
    void eachTermIsUsedWhereItsColumnSays() throws IOException {
        List<List<String>> terms = table(0);
        assertThat(terms)
                .hasSizeGreaterThan(40)
                .allSatisfy(row -> assertThat(row).hasSize(1 + Language.all().size()));
        assertThat(unused(terms, 0, rulePages())).as("not on the rule pages").isEmpty();
        for (Language language : Language.all()) {
            assertThat(unused(terms, 1 + language.ordinal(), texts(language)))
                    .as("not on the screens, %s", language)
                    .isEmpty();
        }
    }

    @Test
    void oneThingHasOneName() throws IOException {
        List<List<String>> terms = table(0);
        assertThat(terms).extracting(row -> row.get(1)).doesNotHaveDuplicates();
    }

    @Test
    void noTextHoldsARejectedWord() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Language language : Language.all()) {
            List<String> rejected = table(1 + language.ordinal()).stream()
                    .flatMap(row -> Arrays.stream(row.get(0).split(", ")))
                    .toList();
            assertThat(rejected).as("%s", language).hasSizeGreaterThan(10);
            for (String word : rejected) {
                texts(language).stream()
                        .filter(text -> holds(text, word))
                        .forEach(text -> faults.add(word + ": " + text));
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void findsWholeWordsInAnyCase() {
        assertThat(holds("Everybody is here", "everybody")).isTrue();
        assertThat(holds("A colour, not coloratura", "color")).isFalse();
        assertThat(holds("Mei’s program took part", "’s program")).isTrue();
        assertThat(holds("這張桌", "桌")).isTrue();
    }

    private static List<String> unused(List<List<String>> terms, int column, Collection<String> texts) {
        return terms.stream()
                .map(row -> row.get(column))
                .filter(term -> !term.equals(NONE))
                .filter(term -> texts.stream().noneMatch(text -> begins(text, term)))
                .toList();
    }

    /** Checks whether a text holds a term or a word that begins with it, such as its plural. */
    private static boolean begins(String text, String term) {
        return find(text, term, "");
    }

    private static boolean holds(String text, String word) {
        return find(text, word, "(?![A-Za-z])");
    }

    private static boolean find(String text, String word, String end) {
        String start = Character.isLetter(word.charAt(0)) && !HAN.matcher(word).find() ? "(?<![A-Za-z])" : "";
        return Pattern.compile(start + Pattern.quote(word) + end, Pattern.CASE_INSENSITIVE)
                .matcher(text)
                .find();
    }

    private static Collection<String> texts(Language language) {
        return Bundles.texts(language).values();
    }

    private static List<String> rulePages() throws IOException {
        try (Stream<Path> files = Files.list(RULES)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .map(GlossaryTest::text)
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the rows of a table of the page, without its head. */
    private static List<List<String>> table(int number) throws IOException {
        String page = Files.readString(PAGE);
        String table = Pattern.compile("(?m)^\\|---.*\\|$").split(page)[number + 1];
        return table.lines()
                .skip(1)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.substring(1, line.length() - 1).split("\\|"))
                        .map(String::strip)
                        .toList())
                .toList();
    }
}
