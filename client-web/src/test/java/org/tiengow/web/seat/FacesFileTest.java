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
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.face.FaceDrawing;

@DisplayName("The faces of the page")
class FacesFileTest {
    private static final Path FILE = Path.of("src/main/resources/org/tiengow/web/page/faces.js");

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
        return Arrays.stream(SeatFace.values())
                .map(face -> "  " + face + ": [\n" + shapes(face) + "  ],\n")
                .collect(Collectors.joining(
                        "",
                        "// How faces are drawn on a field of 24 by 24: shapes, one over the other, each in ink or in the disc's own colour. Made from the\n"
                                + "// window's shapes by FacesFileTest: change them there.\n\nexport const FACES = {\n",
                        "};\n"));
    }

    private static String shapes(SeatFace face) {
        return FaceDrawing.of(face).shapes().stream()
                .map(shape -> "    ['" + (shape.ink() ? "ink" : "ground") + "', '" + shape.path() + "'],\n")
                .collect(Collectors.joining());
    }
}
