package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageFilesTest {
    private static final Path PAGE = Path.of("src/main/resources/org/tiengow/web/page");
    private static final Pattern IMPORT = Pattern.compile("from '\\./([^']+)'");

    @TempDir
    private Path folder;

    private PageFiles files;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("index.html"), """
                <meta name="version" content="">
                <link rel="stylesheet" href="/page/base.css">
                <script type="module" src="/page/app.js"></script>""");
        Files.writeString(folder.resolve("app.js"), "import './dom.js';".repeat(50));
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
                .contains("href=\"/page/" + version + "/base.css\"")
                .contains("src=\"/page/" + version + "/app.js\"");
        assertThat(files.at("/page/" + version + "/app.js").orElseThrow().keep())
                .isEqualTo(PageFiles.Keep.ALWAYS);
        assertThat(files.at("/page/app.js").orElseThrow().keep()).isEqualTo(PageFiles.Keep.ASK_AGAIN);
        assertThat(files.at("/page/0123456789ab/app.js")).isEmpty();
    }

    @Test
    void everyScriptOfThePageIsServed() throws IOException {
        PageFiles page = PageFiles.in(PAGE);
        Set<String> imported = new TreeSet<>();
        try (Stream<Path> scripts = Files.list(PAGE)) {
            for (Path script :
                    (Iterable<Path>) scripts.filter(file -> file.toString().endsWith(".js"))::iterator) {
                IMPORT.matcher(Files.readString(script))
                        .results()
                        .map(found -> found.group(1))
                        .forEach(imported::add);
            }
        }
        assertThat(imported).hasSizeGreaterThan(20);
        assertThat(imported).allMatch(name -> page.at("/page/" + name).isPresent());
    }

    @Test
    void textIsPackedAndPicturesAreNot() {
        PageFiles.PageFile script = files.at("/page/app.js").orElseThrow();
        assertThat(script.packed().length).isLessThan(script.bytes().length / 4);
        assertThat(files.at("/page/icon-180.png").orElseThrow().isPacked()).isFalse();
    }

    @Test
    void anyOtherByteIsAnotherVersion() throws IOException {
        Files.writeString(folder.resolve("app.js"), "import './don.js';".repeat(50));
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
                "/app.js"
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
