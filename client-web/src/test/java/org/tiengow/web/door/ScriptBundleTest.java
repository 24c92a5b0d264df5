package org.tiengow.web.door;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The bundle of scripts")
class ScriptBundleTest {
    private static final Path PAGE = Path.of("src/main/resources/org/tiengow/web/page");
    private static final Pattern DECLARED =
            Pattern.compile("^(?:export )?(?:const|let|class|(?:async )?function) ([\\w$]+)", Pattern.MULTILINE);
    private static final Pattern IMPORTED =
            Pattern.compile("^import (?:\\{|\\* as )([\\w, ]+)}? from", Pattern.MULTILINE);
    private static final Pattern WRAPPED = Pattern.compile("^const (\\$\\w+) = \\(\\(\\) => \\{$", Pattern.MULTILINE);

    @Test
    @DisplayName("holds each form of import and export")
    void everyForm() {
        Map<String, String> sources = Map.of(
                "app.js",
                """
                // The entry.
                import {h, size as width} from './dom.js';
                import * as table from './table.js';
                import './sound.js';
                export const ctx = {h, width, table};
                """,
                "dom.js",
                """
                /** Makes an element.
                 * @return it
                 */
                export function h(tag) {
                  return tag;
                }
                export const size = 3;
                export async function later() {}
                """,
                "table.js",
                "export {h} from './dom.js';\nexport function view() {}\n",
                "sound.js",
                "let audio = null;\n");
        assertThat(ScriptBundle.of(sources, "app.js")).isEqualTo("""
                const $dom = (() => {
                function h(tag) {
                return tag;
                }
                const size = 3;
                async function later() {}
                return {h, size, later};
                })();
                const $table = (() => {
                function view() {}
                return {h: $dom.h, view};
                })();
                const $sound = (() => {
                let audio = null;
                return {};
                })();
                const {h, size: width} = $dom;
                const table = $table;
                export const ctx = {h, width, table};
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "export default 3;",
                "export let count = 0;",
                "export * from './dom.js';",
                "import h from './dom.js';",
                "const made = await import(`./${name}.js`);",
                "import {h} from '/page/dom.js';",
                "import {h} from './none.js';",
                "const text = `two",
                "import {a} from './app.js';"
            })
    @DisplayName("refuses what it does not understand")
    void unknownForms(String line) {
        Map<String, String> sources = Map.of("app.js", line, "dom.js", "");
        assertThatThrownBy(() -> ScriptBundle.of(sources, "app.js")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("of the page declares each name once, and has no import left")
    void ofThePage() throws IOException {
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> all = Files.list(PAGE)) {
            for (Path file : all.filter(each -> each.toString().endsWith(".js")).toList()) {
                sources.put(String.valueOf(file.getFileName()), Files.readString(file));
            }
        }
        String bundle = ScriptBundle.of(sources, "app.js");
        String entry = sources.get("app.js");
        List<String> names = Stream.of(WRAPPED.matcher(bundle), DECLARED.matcher(entry), IMPORTED.matcher(entry))
                .flatMap(Matcher::results)
                .flatMap(found -> Stream.of(found.group(1).split(", ")))
                .toList();
        assertThat(names).hasSizeGreaterThan(sources.size()).doesNotHaveDuplicates();
        assertThat(bundle.lines()).noneMatch(line -> line.startsWith("import "));
        assertThat(bundle).contains("export const ctx = {");
    }
}
