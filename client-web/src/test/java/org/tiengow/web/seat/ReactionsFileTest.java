package org.tiengow.web.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.Reaction;
import org.tiengow.presentation.face.ReactionDrawing;

@DisplayName("The pictures of reactions on the page")
class ReactionsFileTest {
    private static final Path FILE = Path.of("src/main/resources/org/tiengow/web/page/reactions.js");

    /** Renewed with {@code -Dgolden.update=true}. */
    @Test
    @DisplayName("are those of the window: the file of their drawings is made from the same shapes")
    void sameShapes() throws IOException {
        String wanted = file();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(FILE, wanted, StandardCharsets.UTF_8);
        }
        assertThat(Files.readString(FILE, StandardCharsets.UTF_8)).isEqualTo(wanted);
    }

    private static String file() {
        String tones = Arrays.stream(ReactionDrawing.Tone.values())
                .map(tone -> tone + ": '" + tone.colour() + "'")
                .collect(Collectors.joining(", "));
        return Arrays.stream(Reaction.values())
                .filter(Reaction::isPicture)
                .map(reaction -> "  " + reaction + ": [\n" + shapes(reaction) + "  ],\n")
                .collect(Collectors.joining(
                        "",
                        "// How the pictures among the reactions are drawn on a field of 48 by 48: shapes, one over the other, each with its tone and the width\n"
                                + "// of its line, 0 for a filled shape. Made from the window's shapes by ReactionsFileTest: change them there.\n\n"
                                + "export const TONES = {"
                                + tones
                                + "};\n\nexport const REACTIONS = {\n",
                        "};\n"));
    }

    private static String shapes(Reaction reaction) {
        return ReactionDrawing.of(reaction).orElseThrow().shapes().stream()
                .map(shape -> "    ['" + shape.tone() + "', " + number(shape.width()) + ", '" + shape.path() + "'],\n")
                .collect(Collectors.joining());
    }

    private static String number(double width) {
        return width == Math.rint(width) ? String.valueOf((int) width) : String.valueOf(width);
    }
}
