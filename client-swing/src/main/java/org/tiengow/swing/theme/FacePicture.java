package org.tiengow.swing.theme;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.presentation.face.FaceDrawing;

/** A painter of the faces on the discs of seats; their shapes come from {@link FaceDrawing}. */
public final class FacePicture {
    /** Share of a disc's width that a face takes. Its corners stay on the disc. */
    public static final double SHARE = 0.74;

    private static final Map<SeatFace, List<Part>> PARTS = new EnumMap<>(SeatFace.class);

    private FacePicture() {}

    private record Part(boolean ink, Shape shape) {}

    /**
     * Draws a face on a disc.
     *
     * @param ink the colour of the lines
     * @param disc the colour of the disc, for the shapes that are not ink
     */
    public static void paint(
            Graphics2D g, SeatFace face, Color ink, Color disc, double centre, double middle, double radius) {
        double side = 2 * radius * SHARE;
        AffineTransform place = AffineTransform.getTranslateInstance(centre - side / 2, middle - side / 2);
        place.scale(side / FaceDrawing.SIDE, side / FaceDrawing.SIDE);
        for (Part part : PARTS.computeIfAbsent(face, FacePicture::parts)) {
            g.setColor(part.ink() ? ink : disc);
            g.fill(place.createTransformedShape(part.shape()));
        }
    }

    private static List<Part> parts(SeatFace face) {
        return FaceDrawing.of(face).shapes().stream()
                .map(shape -> new Part(shape.ink(), SvgPath.parse(shape.path())))
                .toList();
    }
}
