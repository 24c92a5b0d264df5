package org.tiengow.swing.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.face.FaceDrawing;
import org.tiengow.presentation.icon.Symbol;

class SvgPathTest {
    /** The commands that the parser knows, each with all of its numbers. */
    private static final String GRAMMAR =
            "(?: ?(?:[MLl]N{2}|[HhVv]N|[Cc]N{6}|[Aa]N{7}|[Zz]))+".replace("N", "(?: ?-?[0-9]+(?:\\.[0-9]+)?)");

    @ParameterizedTest
    @EnumSource
    void everyIconStaysWithinItsSquare(Symbol symbol) {
        staysWithinItsSquare(symbol.path());
    }

    @ParameterizedTest
    @EnumSource
    void everyFaceStaysWithinItsSquare(SeatFace face) {
        FaceDrawing.of(face).shapes().forEach(shape -> staysWithinItsSquare(shape.path()));
    }

    private static void staysWithinItsSquare(String path) {
        assertThat(path).matches(GRAMMAR);
        Rectangle2D box = SvgPath.parse(path).getBounds2D();
        assertThat(Math.min(box.getMinX(), box.getMinY())).isNotNegative();
        assertThat(Math.max(box.getMaxX(), box.getMaxY())).isLessThanOrEqualTo(24);
    }

    /** The four arcs of SVG between two points, by the box around each. */
    @ParameterizedTest
    @CsvSource({"0, 1, 12, 4, 8, 8", "1, 0, 4, 4, 16, 16", "0, 0, 12, 4, 8, 8", "1, 1, 12, -4, 16, 16"})
    void flagsChooseTheArc(String large, String sweep, double x, double y, double w, double h) {
        Rectangle2D box =
                SvgPath.parse("M12 4a8 8 0 " + large + " " + sweep + " 8 8").getBounds2D();
        assertThat(new double[] {box.getX(), box.getY(), box.getWidth(), box.getHeight()})
                .containsExactly(new double[] {x, y, w, h}, within(1e-6));
    }
}
