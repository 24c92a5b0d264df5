package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageFilesTest {
    private static final Path PAGE = Path.of("src/main/resources/org/tiengow/web/page");
    private static final Pattern INNER = Pattern.compile("(?:href|src)=\"(/page/[^\"]+)\"");
    private static final Pattern FONT = Pattern.compile("url\\(([a-z0-9-]+\\.woff2)\\)");

    /** Bytes of the headers of a response, more than any has. */
    private static final int HEADERS = 600;

    @TempDir
    private Path folder;

    private PageFiles files;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("index.html"), """
                <meta name="version" content="">
                <link rel="stylesheet" href="/page/page.css">
                <script type="module" src="/page/page.js"></script>""");
        Files.writeString(folder.resolve("app.js"), "import {h} from './dom.js';\n" + "h('main');\n".repeat(50));
        Files.writeString(folder.resolve("dom.js"), "// Elements.\nexport function h(tag) {\n  return tag;\n}\n");
        Files.writeString(folder.resolve("base.css"), "/* Tokens. */\nbody { margin: 0; }\n");
        Files.writeString(folder.resolve("table.css"), "@media print {\n  .table { margin: 0; }\n}\n");
        Files.writeString(folder.resolve("tv.css"), ".tv .plate { font: 2em/1.3 Inter, serif; } /* far */\n");
        Files.write(folder.resolve("icon-180.png"), new byte[300]);
        Files.writeString(folder.resolve("notes.txt"), "not of the page");
        files = PageFiles.in(folder);
    }

    @Test
    void theFirstFileNamesTheOthersByTheVersion() {
        String version = files.version();
        assertThat(version).matches("[0-9a-f]{12}");
        assertThat(new String(files.first().orElseThrow().bytes(), StandardCharsets.UTF_8))
                .contains("content=\"" + version + "\"")
                .contains("href=\"/page/" + version + "/page.css\"")
                .contains("src=\"/page/" + version + "/page.js\"");
        assertThat(files.at("/page/" + version + "/page.js").orElseThrow().keep())
                .isEqualTo(PageFiles.Keep.ALWAYS);
        assertThat(files.at("/page/page.js").orElseThrow().keep()).isEqualTo(PageFiles.Keep.ASK_AGAIN);
        assertThat(files.at("/page/0123456789ab/page.js")).isEmpty();
    }

    @Test
    void scriptsAndStylesAreJoined() {
        assertThat(text(files, "/page/page.js"))
                .startsWith(
                        "const $dom = (() => {\nfunction h(tag) {\nreturn tag;\n}\nreturn {h};\n})();\nconst {h} = $dom;\n");
        assertThat(text(files, "/page/page.css"))
                .startsWith("body{margin:0;}")
                .contains("@media print{.table{margin:0;}}");
    }

    @Test
    void aTelevisionHasAStyleBesides() {
        assertThat(text(files, "/page/page.css")).doesNotContain(".tv");
        assertThat(text(files, "/page/tv.css")).isEqualTo(".tv .plate{font:2em/1.3 Inter,serif;}");
        String style = "<link rel=\"stylesheet\" href=\"/page/" + files.version() + "/%s.css\">";
        assertThat(new String(files.television().orElseThrow().bytes(), StandardCharsets.UTF_8))
                .contains(style.formatted("page") + style.formatted("tv"));
        assertThat(new String(files.first().orElseThrow().bytes(), StandardCharsets.UTF_8))
                .contains(style.formatted("page"))
                .doesNotContain("tv.css");
    }

    @Test
    void everyScriptAndStyleOfThePageIsServed() throws IOException {
        PageFiles page = PageFiles.in(PAGE);
        String script = text(page, "/page/page.js");
        String style = bare(text(page, "/page/page.css") + text(page, "/page/tv.css"));
        for (String name : names(".js")) {
            String module = name.replace(".js", "").replace('-', '_');
            assertThat(name.equals("app.js") || script.contains("const $" + module + " = (() => {"))
                    .as(name)
                    .isTrue();
        }
        for (String name : names(".css")) {
            String last =
                    Files.readString(PAGE.resolve(name)).stripTrailing().lines().reduce("", (before, line) -> line);
            assertThat(name.equals("download.css") || style.contains(bare(last)))
                    .as(name)
                    .isTrue();
        }
    }

    @Test
    void theSpacesOfTextsInAStyleStay() throws IOException {
        assertThat(text(PageFiles.in(PAGE), "/page/page.css")).contains("[style*=\"--text: 2\"]");
    }

    @Test
    void theFirstVisitIsSmall() throws IOException {
        PageFiles page = PageFiles.in(PAGE);
        Matcher named = INNER.matcher(new String(page.first().orElseThrow().bytes(), StandardCharsets.UTF_8));
        Set<String> asked = new TreeSet<>();
        named.results().map(found -> found.group(1)).forEach(asked::add);
        FONT.matcher(text(page, "/page/page.css"))
                .results()
                .map(found -> "/page/" + found.group(1))
                .forEach(asked::add);
        int bytes = page.first().orElseThrow().packed().length
                + asked.stream()
                        .mapToInt(path -> page.at(path).orElseThrow().packed().length)
                        .sum();
        assertThat(asked.size() + 2)
                .as("requests, with the page and its WebSocket")
                .isLessThanOrEqualTo(8);
        assertThat(bytes + asked.size() * HEADERS).as("bytes").isLessThan(112 * 1024);
    }

    private static String bare(String style) {
        return style.replaceAll("\\s", "");
    }

    private static String text(PageFiles files, String path) {
        return new String(files.at(path).orElseThrow().bytes(), StandardCharsets.UTF_8);
    }

    private static List<String> names(String ending) throws IOException {
        try (Stream<Path> all = Files.list(PAGE)) {
            return all.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void textIsPackedAndPicturesAreNot() {
        PageFiles.PageFile script = files.at("/page/page.js").orElseThrow();
        assertThat(script.packed().length).isLessThan(script.bytes().length / 4);
        assertThat(files.at("/page/icon-180.png").orElseThrow().isPacked()).isFalse();
    }

    @Test
    void anyOtherByteIsAnotherVersion() throws IOException {
        Files.writeString(folder.resolve("app.js"), "h('nav');\n");
        assertThat(PageFiles.in(folder).version()).isNotEqualTo(files.version());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/page/notes.txt",
                "/page/index.html",
                "/page/../app.js",
                "/page/APP.JS",
                "/page//app.js",
                "/page/",
                "/app.js",
                "/page/app.js",
                "/page/base.css"
            })
    void nothingElseIsHere(String path) {
        assertThat(files.at(path)).isEmpty();
    }

    @Test
    void theProgramHasItsPage() {
        assertThat(PageFiles.ofProgram().first()).isPresent();
        assertThat(PageFiles.ofProgram().download("").bytes()).isNotEmpty();
        assertThat(PageDoor.version()).isEqualTo(PageFiles.ofProgram().version());
    }
}
