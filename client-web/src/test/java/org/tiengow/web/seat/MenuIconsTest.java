package org.tiengow.web.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.TableBar.ToolKind;

/** The tools of the bar that are lines of the page's menu. */
class MenuIconsTest {
    private static final Path PAGE = Path.of("src/main/resources/org/tiengow/web/page");

    @Test
    void everyToolOfTheMenuHasAnIcon() throws IOException {
        String elsewhere = Files.readAllLines(PAGE.resolve("menu.js")).stream()
                .filter(line -> line.startsWith("const ELSEWHERE"))
                .findFirst()
                .orElseThrow();
        String icons = Files.readString(PAGE.resolve("icons.js"));

        assertThat(Arrays.stream(ToolKind.values())
                        .filter(kind -> !elsewhere.contains("'" + kind + "'"))
                        .map(ToolKind::icon))
                .isNotEmpty()
                .allMatch(icon -> icons.contains("\n  " + icon + ": '") || icons.contains("\n  '" + icon + "': '"));
    }
}
