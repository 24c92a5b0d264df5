package org.tiengow.web.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.words.InputModality;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;

@DisplayName("The labels that come with the page")
class FirstWordsTest {
    private static final Path FILE = Path.of("src/main/resources/org/tiengow/web/page/first-words.js");

    /** The labels that can be shown while no message has arrived yet, and those that are shown in every language. */
    private static final List<String> NAMES = List.of(
            "connecting",
            "displaced",
            "languageShort",
            "leave",
            "lost",
            "network",
            "over",
            "playHere",
            "slow",
            "trying",
            "tryNow");

    /** Renewed with {@code -Dgolden.update=true}. */
    @Test
    @DisplayName("are those of the bundles")
    void equalTheBundles() throws IOException {
        String wanted = Language.all().stream()
                .map(FirstWordsTest::section)
                .collect(Collectors.joining(
                        "",
                        "// The labels that the page needs before its first message. Made from the bundles by FirstWordsTest: change them there.\n\n"
                                + "export const FIRST_WORDS = {\n",
                        "};\n"));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(FILE, wanted, StandardCharsets.UTF_8);
        }
        assertThat(Files.readString(FILE, StandardCharsets.UTF_8)).isEqualTo(wanted);
    }

    private static String section(Language language) {
        Words words = Words.of(language.locale()).on(InputModality.TOUCH);
        Map<String, String> all = words.all("page.");
        all.keySet().retainAll(NAMES);
        assertThat(all).containsOnlyKeys(NAMES);
        all.put("languageName", words.get("language.name"));
        return all.entrySet().stream()
                .map(label -> "    " + label.getKey() + ": '" + label.getValue().replace("'", "\\'") + "',\n")
                .collect(Collectors.joining("", "  '" + language.tag() + "': {\n", "  },\n"));
    }
}
