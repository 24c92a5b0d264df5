package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** No device of Apple is here, so the sources are held against a table of features. */
@DisplayName("The page in Safari 15.4")
class BrowserFeaturesTest {
    private static final Path PAGE = Path.of("src/main/resources/org/tiengow/web/page");

    /** The oldest Safari that plays; an older one shows a sentence. */
    private static final double OLDEST = 15.4;

    /** Features of styles by the first version of Safari that has them. */
    private static final List<Feature> STYLES = List.of(
            new Feature("nesting", "(?m)^\\s*&|\\{\\s*&", 16.5),
            new Feature(":has", ":has\\(", 15.4),
            new Feature("dynamic units", "\\ddv[hw]\\b", 15.4),
            new Feature("container queries", "@container|\\dcq[wh]\\b", 16),
            new Feature("color-mix", "color-mix\\(", 16.2),
            new Feature("light-dark", "light-dark\\(", 17.5),
            new Feature("subgrid", "\\bsubgrid\\b", 16),
            new Feature("typed properties", "@property", 16.4),
            new Feature("scope", "@scope", 17.4),
            new Feature("ranges in media queries", "@media[^{]*[<>]", 16.4),
            new Feature("trigonometry", "\\b(?:sin|cos|tan|atan2)\\(", 15.4),
            new Feature("relative colours", "\\b(?:rgb|hsl|oklch)\\(from", 16.4));

    /** Features of scripts by the first version of Safari that has them. */
    private static final List<Feature> SCRIPTS = List.of(
            new Feature("lookbehind", "\\(\\?<[=!]", 16.4),
            new Feature("copying array methods", "\\.to(?:Sorted|Reversed|Spliced)\\(", 16),
            new Feature("groupBy", "\\.groupBy\\(", 17.4),
            new Feature("static blocks", "\\bstatic \\{", 16.4),
            new Feature("set methods", "\\.(?:isSubsetOf|symmetricDifference|isDisjointFrom)\\(", 17),
            new Feature("promises with resolvers", "withResolvers\\(", 17.4),
            new Feature("time-outs of signals", "AbortSignal\\.(?:timeout|any)\\(", 16),
            new Feature("popovers", "showPopover|popover", 17),
            new Feature("view transitions", "startViewTransition", 18),
            new Feature("idle callbacks", "requestIdleCallback", 99),
            new Feature("scrollend", "scrollend", 26.2));

    /** @param since the first version of Safari; 99 for none */
    private record Feature(String name, String pattern, double since) {}

    @Test
    @DisplayName("has every feature that its sources use")
    void featuresAreOld() throws IOException {
        List<String> tooNew = new ArrayList<>();
        collect(".css", STYLES, tooNew);
        collect(".js", SCRIPTS, tooNew);
        assertThat(tooNew).isEmpty();
    }

    @Test
    @DisplayName("resumes an interrupted sound, vibrates after a touch, and older ones show a sentence")
    void specialCases() throws IOException {
        String sound = source("sound.js");
        assertThat(sound)
                .contains("audio.state !== 'running' && audio.state !== 'closed'")
                .contains("if (isTouched && settings.vibration && navigator.vibrate")
                .doesNotContain("'suspended'");
        assertThat(source("app.js")).contains("if (typeof HTMLDialogElement === 'function')");
        assertThat(source("sleep.js")).contains("if (navigator.wakeLock &&");
        assertThat(source("index.html"))
                .contains("This table needs a newer browser.")
                .contains("這張枱要用新一點的瀏覽器。");
        assertThat(source("page.webmanifest")).contains("\"id\": \"/\"").contains("\"purpose\": \"maskable\"");
    }

    private static void collect(String ending, List<Feature> features, List<String> tooNew) throws IOException {
        try (Stream<Path> all = Files.list(PAGE)) {
            for (Path file :
                    all.filter(each -> each.toString().endsWith(ending)).toList()) {
                String text = Files.readString(file);
                for (Feature feature : features) {
                    if (feature.since > OLDEST
                            && Pattern.compile(feature.pattern).matcher(text).find()) {
                        tooNew.add(file.getFileName() + ": " + feature.name + " since " + feature.since);
                    }
                }
            }
        }
    }

    private static String source(String name) throws IOException {
        return Files.readString(PAGE.resolve(name));
    }
}
