package org.tiengow.swing.theme;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.Locale;
import javax.swing.Icon;
import org.jspecify.annotations.Nullable;

/**
 * The icons of buttons and lists, drawn as lines in a square of 24 by 24.
 *
 * <p>Each is SVG path data with absolute coordinates and the commands M, L, H, V, C and Z. The additional command O draws a circle from
 * its centre and radius.
 */
public enum Symbol {
    BACK("M15 5 L8 12 L15 19"),
    CLOSE("M6 6 L18 18 M18 6 L6 18"),
    BOOK("M6 4 H18 V20 H7.5 C6.1 20 5 19 5 17.8 V5 C5 4.4 5.4 4 6 4 M5 17.5 C5 16.4 6 15.8 7 15.8 H18"),
    CARD("M6 3.5 H18 V20.5 H6 Z M9 8 H15 M9 12 H15 M9 16 H13"),
    UNDO("M8.5 5 L4.5 9 L8.5 13 M4.5 9 H14.5 C17.5 9 19.5 11 19.5 13.8 C19.5 16.6 17.5 18.6 14.5 18.6 H10"),
    SOUND("M4 9.5 V14.5 H7.5 L12 18.5 V5.5 L7.5 9.5 Z M15 9 C16.6 10.8 16.6 13.2 15 15 M17.8 6.5 C20.8 9.8 20.8 14.2"
            + " 17.8 17.5"),
    SOUND_OFF("M4 9.5 V14.5 H7.5 L12 18.5 V5.5 L7.5 9.5 Z M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5"),
    GEAR("M10.2 5.5 L10.4 2.8 L13.6 2.8 L13.8 5.5 L15.3 6.2 L17.4 4.4 L19.6 6.6 L17.8 8.7 L18.5 10.2"
            + " L21.2 10.4 L21.2 13.6 L18.5 13.8 L17.8 15.3 L19.6 17.4 L17.4 19.6 L15.3 17.8 L13.8 18.5"
            + " L13.6 21.2 L10.4 21.2 L10.2 18.5 L8.7 17.8 L6.6 19.6 L4.4 17.4 L6.2 15.3 L5.5 13.8 L2.8 13.6"
            + " L2.8 10.4 L5.5 10.2 L6.2 8.7 L4.4 6.6 L6.6 4.4 L8.7 6.2 Z O12 12 2.8"),
    LAMP("M9 17 V16 C7 14.8 6 12.8 6 10.4 C6 7 8.7 4 12 4 C15.3 4 18 7 18 10.4 C18 12.8 17 14.8 15 16 V17 Z M9.6 20"
            + " H14.4"),
    ROBOT("M8 9 H16 C17.6 9 19 10.4 19 12 V16 C19 17.6 17.6 19 16 19 H8 C6.4 19 5 17.6 5 16 V12 C5 10.4 6.4 9 8 9 Z"
            + " M12 9 V5 M10.6 5 H13.4 O9.6 14 0.7 O14.4 14 0.7"),
    LOCK("M6 11 H18 V20 H6 Z M8.5 11 V8 C8.5 5.9 10 4.2 12 4.2 C14 4.2 15.5 5.9 15.5 8 V11"),
    HOUSE("M4 11 L12 4.2 L20 11 M6 9.5 V19.8 H18 V9.5 M10 19.8 V14.5 H14 V19.8"),
    PLAY("M8 5.5 L18.5 12 L8 18.5 Z"),
    GLOBE("O12 12 8.5 M3.5 12 H20.5 M12 3.5 C8.3 7 8.3 17 12 20.5 M12 3.5 C15.7 7 15.7 17 12 20.5"),
    MOON("M19.5 14.3 C13.5 16.5 7.8 10.5 10 4.4 C6.4 5.4 4 8.5 4 12.1 C4 16.6 7.5 20 11.9 20 C15.4 20 18.5 17.7"
            + " 19.5 14.3 Z"),
    SUN("O12 12 4 M12 2.8 V5 M12 19 V21.2 M2.8 12 H5 M19 12 H21.2 M5.5 5.5 L7 7 M17 17 L18.5 18.5 M18.5 5.5 L17 7"
            + " M7 17 L5.5 18.5"),
    PLUS("M12 5 V19 M5 12 H19"),
    MINUS("M5 12 H19"),
    CHECK("M5.5 12.5 L10 17 L18.5 7.5"),
    CHAT("M4.5 5.5 H19.5 V16.5 H11 L6.5 20 V16.5 H4.5 Z"),
    INFO("O12 12 8.5 M12 11 V16.4 O12 7.8 0.45"),
    SWAP("M8 4.5 L4.5 8 L8 11.5 M4.5 8 H17.5 M16 12.5 L19.5 16 L16 19.5 M19.5 16 H6.5"),
    EYE("M2.8 12 C5.4 7.6 8.5 5.6 12 5.6 C15.5 5.6 18.6 7.6 21.2 12 C18.6 16.4 15.5 18.4 12 18.4 C8.5 18.4 5.4"
            + " 16.4 2.8 12 Z O12 12 2.9"),
    KEYBOARD("M3.5 6.5 H20.5 V17.5 H3.5 Z M7 10 H7.6 M10.4 10 H11 M13.8 10 H14.4 M17 10 H17.6 M8 14 H16"),
    ENTER("M19 6.5 V12.5 H6 M9.5 9 L6 12.5 L9.5 16"),
    UP("M5.5 15 L12 8.5 L18.5 15"),
    DOWN("M5.5 9 L12 15.5 L18.5 9"),
    RIGHT("M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5"),
    LINK("M10 14 L14 10 M11 7.5 L13.5 5 C15.3 3.2 17.8 3.2 19.3 4.7 C20.8 6.2 20.8 8.7 19 10.5 L16.5 13 M13 16.5"
            + " L10.5 19 C8.7 20.8 6.2 20.8 4.7 19.3 C3.2 17.8 3.2 15.3 5 13.5 L7.5 11"),
    COPY("M9 9 H19.5 V19.5 H9 Z M6 15 H4.5 V4.5 H15 V6"),
    PHONE(
            "M8 3 H16 C17.1 3 17.5 3.6 17.5 4.6 V19.4 C17.5 20.4 17.1 21 16 21 H8 C6.9 21 6.5 20.4 6.5 19.4 V4.6 C6.5 3.6 6.9 3"
                    + " 8 3 Z M10.8 18.2 H13.2"),
    LARGER("M4.5 9 V4.5 H9 M15 4.5 H19.5 V9 M19.5 15 V19.5 H15 M9 19.5 H4.5 V15"),
    PERSON("O12 8.5 3.6 M5 19.8 C5.6 16 8.3 14.2 12 14.2 C15.7 14.2 18.4 16 19 19.8"),
    LIST("M9 6 H20 M9 12 H20 M9 18 H20 O4.8 6 0.7 O4.8 12 0.7 O4.8 18 0.7"),
    SHARE("M12 15 V4.5 M8 8.2 L12 4.2 L16 8.2 M5 12.5 V19.5 H19 V12.5"),
    FOLDER("M3.5 6 H9.5 L11.5 8.5 H20.5 V18.5 H3.5 Z"),
    FILM("M4 5 H20 V19 H4 Z M8 5 V19 M16 5 V19 M4 9.7 H8 M4 14.3 H8 M16 9.7 H20 M16 14.3 H20"),
    SCREEN("M3.5 5 H20.5 V16.5 H3.5 Z M9 20 H15 M12 16.5 V20"),
    PAUSE("M8.5 5.5 V18.5 M15.5 5.5 V18.5"),
    STEP("M9 5.5 L15.5 12 L9 18.5"),
    STEP_BACK("M15 5.5 L8.5 12 L15 18.5"),
    SKIP("M6 5.5 L12 12 L6 18.5 M12 5.5 L18 12 L12 18.5"),
    SKIP_BACK("M18 5.5 L12 12 L18 18.5 M12 5.5 L6 12 L12 18.5"),
    TO_END("M6.5 5.5 L13 12 L6.5 18.5 M17.5 5.5 V18.5"),
    TO_START("M17.5 5.5 L11 12 L17.5 18.5 M6.5 5.5 V18.5"),
    CROWN("M4 17.5 L5 8 L9 11.5 L12 6 L15 11.5 L19 8 L20 17.5 Z"),
    CAUGHT("M9 7 H15 V17 H9 Z M4 8 V4 H8 M16 4 H20 V8 M20 16 V20 H16 M8 20 H4 V16"),
    QUARTET(
            "M3 5.5 H6.6 V15 H3 Z M7.8 5.5 H11.4 V15 H7.8 Z M12.6 5.5 H16.2 V15 H12.6 Z M17.4 5.5 H21 V15 H17.4 Z M3 19 H21"),
    ALL_STACKS("M4 6 H10.5 M4 10 H10.5 M4 14 H10.5 M4 18 H10.5 M13.5 6 H20 M13.5 10 H20 M13.5 14 H20 M13.5 18 H20"),
    HAND_OVER("O5 12 2.4 O19 12 2.4 M9.5 12 H14.3 M12 9.4 L14.6 12 L12 14.6"),
    LEAVE("M13 4.5 H5 V19.5 H13 M10 12 H20 M16.5 8.5 L20 12 L16.5 15.5");

    private final String data;
    /** Parsed when the icon is first drawn. */
    private @Nullable Path2D path;

    Symbol(String data) {
        this.data = data;
    }

    /** Returns the icon with a name such as {@code hand-over}. */
    public static Symbol named(String name) {
        return valueOf(name.replace('-', '_').toUpperCase(Locale.ROOT));
    }

    private Path2D path() {
        if (path == null) {
            path = SvgPath.parse(data);
        }
        return path;
    }

    /** Draws the icon into a square. */
    public void paint(Graphics2D graphics, Color color, double x, double y, double size) {
        Graphics2D g = Paint.smooth(graphics);
        g.translate(x, y);
        double scale = size / 24;
        g.setColor(color);
        g.setStroke(
                new BasicStroke((float) (Math.max(1.6 * scale, 1.15)), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path().createTransformedShape(AffineTransform.getScaleInstance(scale, scale)));
        g.dispose();
    }

    /** Creates an icon of a size at scale 1, in the colour of the component's text. */
    public Icon icon(int size) {
        return icon(size, 0);
    }

    /** Creates an icon with an empty space before it, both at scale 1. */
    public Icon icon(int size, int before) {
        return new Icon() {
            @Override
            public void paintIcon(Component component, Graphics g, int x, int y) {
                paint((Graphics2D) g, component.getForeground(), x + Scale.px(before), y, Scale.px(size));
            }

            @Override
            public int getIconWidth() {
                return Scale.px(before + size);
            }

            @Override
            public int getIconHeight() {
                return Scale.px(size);
            }
        };
    }
}
