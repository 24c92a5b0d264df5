package org.tiengow.web.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.icon.Symbol;

@DisplayName("The icons of the page")
class IconsFileTest {
    private static final Path PAGE = Path.of("src/main/resources/org/tiengow/web/page");
    private static final Pattern TABLE = Pattern.compile("(?<=const PATHS = \\{\n).*?(?=};\n)", Pattern.DOTALL);

    /** The arguments and tables in which scripts name icons. */
    private static final Pattern PLACE = Pattern.compile(
            "(?:\\b(?:icon|iconButton|told)\\(|\\b(?:line|control)\\('[^']*', |\\b(?:RARE|OWN_SIGN|good) = )"
                    + "((?:\\{[^}]*}|\\([^)]*\\)|[^,(){};])*)");

    private static final Pattern NAME = Pattern.compile("'([a-z-]+)'");

    /** Renewed with {@code -Dgolden.update=true}. */
    @Test
    void tableIsACopyOfTheSymbols() throws IOException {
        Path file = PAGE.resolve("icons.js");
        String wanted = TABLE.matcher(Files.readString(file)).replaceFirst(Matcher.quoteReplacement(table()));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, wanted);
        }
        assertThat(Files.readString(file)).isEqualTo(wanted);
    }

    @Test
    void everyIconNamedByAScriptExists() throws IOException {
        List<String> named = new ArrayList<>();
        try (Stream<Path> files = Files.list(PAGE)) {
            for (Path script :
                    files.filter(file -> file.toString().endsWith(".js")).toList()) {
                PLACE.matcher(Files.readString(script))
                        .results()
                        .flatMap(place -> NAME.matcher(place.group(1)).results())
                        .forEach(name -> named.add(name.group(1)));
            }
        }
        assertThat(named)
                .contains("back", "mute", "tick", "warn", "lost", "caught", "eye", "door", "left")
                .isSubsetOf(Arrays.stream(Symbol.values()).map(Symbol::key).toList());
    }

    private static String table() {
        return Arrays.stream(Symbol.values())
                .map(symbol -> "  " + (symbol.key().contains("-") ? "'" + symbol.key() + "'" : symbol.key()) + ": '"
                        + symbol.path() + "',\n")
                .collect(Collectors.joining());
    }
}
