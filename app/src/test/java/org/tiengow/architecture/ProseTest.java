package org.tiengow.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Plain language in the sources. A sentence found here is a place to reword, unless it reads well: each mark leaves room for a few. The
 * marks are the counts of well-kept code bases of the same kind.
 */
class ProseTest {
    private static final Path ROOT = Path.of("..");

    private static final Pattern JAVADOC = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
    private static final Pattern TAG = Pattern.compile("(?:^|\\s)@(?:param|return|throws|see|since)\\b");
    private static final Pattern END_OF_SENTENCE = Pattern.compile("(?<=[.;:])\\s");

    /** Openings that withhold the subject of a summary. */
    private static final Pattern WITHOUT_SUBJECT = Pattern.compile(
            "(?:Who|Whose|Whom|Whoever|Whatever|What|Which|Where|As|That|Those|It|The same|The one|Of|To|By|For|From|In)\\b"
                    + "(?! (?:the|a|an|this|each|every|all|any|no|one|two|three|\\d)\\b (?=\\w+ (?:is|are)\\b))");

    private static final Pattern SUBJECT_AFTER_ALL =
            Pattern.compile("It is (?:safe|thread)|In (?:particular|addition)|For example|The same as \\{@link");

    /** Turns of phrase that make a reader guess who does something. */
    private static final Pattern DIALECT = Pattern.compile(
            "\\b(?:whoever|whomever|whatever else|the own|anew|as ever|besides,|of whom|to whom|by whom|what there is|that of who"
                    + "|who wants|who has|is none|comes to nothing|came to nothing|may go\\b|for want of|stands for itself)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Comments that say nothing without the code below them. */
    private static final Pattern DANGLING = Pattern.compile(
            "(?:It did|It is not so|That of a|The same\\.|Anew|Idle|None|Nothing|As ever|Guesses anew|Here)\\b[^.]{0,25}\\.?");

    private static final Pattern COMMENT_LINE = Pattern.compile("//|^\\s*\\*|/\\*\\*");
    private static final Pattern TEST_NAME =
            Pattern.compile("@(?:Test|ParameterizedTest|FuzzTest)[^;{]*?\\bvoid (\\w+)\\(", Pattern.DOTALL);

    @Test
    void summariesOpenWithTheirSubject() throws IOException {
        List<String> summaries = summaries();
        List<String> found =
                summaries.stream().filter(ProseTest::withholdsSubject).toList();
        assertThat(summaries).hasSizeGreaterThan(1_000);
        assertThat(found).hasSizeLessThanOrEqualTo(summaries.size() / 50);
    }

    @Test
    void commentsAvoidTheDialect() throws IOException {
        List<String> found = sources("main").stream()
                .flatMap(String::lines)
                .filter(line -> COMMENT_LINE.matcher(line).find())
                .filter(line -> DIALECT.matcher(line).find())
                .toList();
        assertThat(found).hasSizeLessThanOrEqualTo(25);
    }

    @Test
    void commentsStandByThemselves() throws IOException {
        assertThat(summaries().stream()
                        .filter(text -> DANGLING.matcher(text).matches())
                        .toList())
                .hasSizeLessThanOrEqualTo(20);
    }

    @Test
    void testNamesAreShort() throws IOException {
        List<String> names = new ArrayList<>();
        for (String source : sources("test")) {
            TEST_NAME.matcher(source).results().map(match -> match.group(1)).forEach(names::add);
        }
        assertThat(names).hasSizeGreaterThan(1_000);
        assertThat(names).allSatisfy(name -> assertThat(name).hasSizeLessThanOrEqualTo(50));
    }

    private static boolean withholdsSubject(String text) {
        String summary = END_OF_SENTENCE.split(text, 2)[0];
        return WITHOUT_SUBJECT.matcher(summary).lookingAt()
                && !SUBJECT_AFTER_ALL.matcher(summary).lookingAt();
    }

    /** Returns the descriptions of all javadocs of production code, each on one line and without its tags. */
    private static List<String> summaries() throws IOException {
        List<String> texts = new ArrayList<>();
        for (String source : sources("main")) {
            Matcher javadocs = JAVADOC.matcher(source);
            for (MatchResult javadoc : (Iterable<MatchResult>) javadocs.results()::iterator) {
                String text =
                        javadoc.group(1).replaceAll("\\s*\\n\\s*\\*\\s?", " ").strip();
                text = TAG.split(text, 2)[0].strip();
                if (!text.isEmpty()) {
                    texts.add(text);
                }
            }
        }
        return texts;
    }

    /** Returns the text of every source file of a kind, such as {@code main}, in all modules. */
    private static List<String> sources(String kind) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path folder :
                    (Iterable<Path>) modules.map(module -> module.resolve("src/" + kind + "/java"))::iterator) {
                if (Files.isDirectory(folder)) {
                    try (Stream<Path> files = Files.walk(folder)) {
                        for (Path file : (Iterable<Path>)
                                files.filter(path -> path.toString().endsWith(".java"))::iterator) {
                            texts.add(Files.readString(file));
                        }
                    }
                }
            }
        }
        return texts;
    }
}
