package org.tiengow.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.words.Bundles;
import org.tiengow.presentation.words.Language;

/** The files of words as the whole program uses them: no text is missing or left over. */
class TextsTest {
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    private static final Pattern PAGE_LITERAL = Pattern.compile("(?:'(?=[a-zA-Z0-9]+')|\\bwords\\.)([a-zA-Z0-9]+)");
    private static final Pattern PAGE_ASKED = Pattern.compile("\\bw\\('([a-zA-Z0-9]+)'");
    private static final List<Path> SOURCES = Stream.of("app", "client-swing", "client-web", "presentation")
            .map(module -> Path.of("..", module, "src/main/java"))
            .toList();
    private static final Path PAGE = Path.of("../client-web/src/main/resources/org/tiengow/web/page");

    @Test
    void everyTextIsUsed() throws IOException {
        assertThat(Bundles.unused(Bundles.texts(Language.ENGLISH).keySet(), literals(PAGE_LITERAL)))
                .as("texts no source names")
                .isEmpty();
    }

    @Test
    void everyTextThatIsAskedForIsThere() throws IOException {
        assertThat(Bundles.missing(Bundles.texts(Language.ENGLISH).keySet(), literals(PAGE_ASKED)))
                .as("texts that are asked for")
                .isEmpty();
    }

    private static Set<String> literals(Pattern ofPage) throws IOException {
        Set<String> literals = new TreeSet<>();
        for (Path sources : SOURCES) {
            collect(sources, ".java", LITERAL, "", literals);
        }
        collect(PAGE, ".js", ofPage, "page.", literals);
        return literals;
    }

    private static void collect(Path folder, String ending, Pattern literal, String before, Set<String> literals)
            throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(ending)).toList()) {
                Matcher matcher = literal.matcher(Files.readString(file));
                while (matcher.find()) {
                    literals.add(before + matcher.group(1));
                }
            }
        }
    }
}
