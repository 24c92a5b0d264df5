package org.tiengow.swing.theme;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tiengow.client.session.Reaction;
import org.tiengow.presentation.face.ReactionDrawing;

/** A painter of the small pictures among the reactions; their shapes come from {@link ReactionDrawing}. */
public final class ReactionPicture {
    private static final Map<Reaction, List<Part>> PARTS = new EnumMap<>(Reaction.class);

    private ReactionPicture() {}

    private record Part(Color color, Shape shape) {}

    /** Draws a picture into a square with its upper left corner at (x, y). A phrase has none. */
    public static void paint(Graphics2D graphics, Reaction reaction, double x, double y, double side) {
        Graphics2D g = Paint.smooth(graphics);
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(side / ReactionDrawing.SIDE, side / ReactionDrawing.SIDE);
        for (Part part : PARTS.computeIfAbsent(reaction, ReactionPicture::parts)) {
            g.setColor(part.color());
            g.fill(place.createTransformedShape(part.shape()));
        }
        g.dispose();
    }

    private static List<Part> parts(Reaction reaction) {
        return ReactionDrawing.of(reaction).stream()
                .flatMap(drawing -> drawing.shapes().stream())
                .map(ReactionPicture::part)
                .toList();
    }

    private static Part part(ReactionDrawing.Shape shape) {
        Shape path = SvgPath.parse(shape.path());
        Shape filled = shape.width() == 0
                ? path
                : new BasicStroke((float) shape.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                        .createStrokedShape(path);
        return new Part(Color.decode(shape.tone().colour()), filled);
    }
}
