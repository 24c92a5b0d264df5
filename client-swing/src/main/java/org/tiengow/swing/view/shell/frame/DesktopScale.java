package org.tiengow.swing.view.shell.frame;

import java.awt.GraphicsEnvironment;
import java.awt.Toolkit;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The part of the desktop's scale that Java does not apply. On Linux, Java scales by whole numbers only: at 150 % it draws everything at
 * 100 %. On other systems Java applies all of it.
 */
public final class DesktopScale {
    private static final float LARGEST = 3;
    private static final double DOTS_PER_INCH = 96;
    /** The desktop gives its dots per inch in units of 1/1024. */
    private static final double FRACTIONS = 1024;

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,4}(?:\\.\\d{1,6})?)(x|%|dpi)?");

    private DesktopScale() {}

    /** Returns the factor by which text and controls are enlarged; 1 or more. */
    public static float remaining() {
        if (!System.getProperty("os.name").startsWith("Linux") || GraphicsEnvironment.isHeadless()) {
            return 1;
        }
        double applied = GraphicsEnvironment.getLocalGraphicsEnvironment()
                .getDefaultScreenDevice()
                .getDefaultConfiguration()
                .getDefaultTransform()
                .getScaleX();
        return remaining(
                applied,
                System.getProperty("sun.java2d.uiScale"),
                System.getenv(),
                Toolkit.getDefaultToolkit().getDesktopProperty("gnome.Xft/DPI"));
    }

    /**
     * Returns the remaining factor. The first source with a scale counts: Java's property, GDK_SCALE, the dots per inch of the desktop.
     *
     * @param applied the scale that Java applies
     */
    static float remaining(
            double applied, @Nullable String property, Map<String, String> environment, @Nullable Object dotsPerInch) {
        double wanted = scale(property);
        if (wanted == 0) {
            wanted = scale(environment.get("GDK_SCALE"));
        }
        if (wanted == 0 && dotsPerInch instanceof Integer dots) {
            wanted = dots / FRACTIONS / DOTS_PER_INCH;
        }
        return (float) Math.max(1, Math.min(LARGEST, wanted / applied));
    }

    /** Returns the scale that a text such as {@code 1.5}, {@code 150%} or {@code 144dpi} denotes; 0 for any other text. */
    private static double scale(@Nullable String text) {
        Matcher matcher = NUMBER.matcher(text == null ? "" : text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            return 0;
        }
        double number = Double.parseDouble(matcher.group(1));
        String unit = matcher.group(2);
        return "%".equals(unit) ? number / 100 : "dpi".equals(unit) ? number / DOTS_PER_INCH : number;
    }
}
