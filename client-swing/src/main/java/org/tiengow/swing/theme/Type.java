package org.tiengow.swing.theme;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.awt.font.TextAttribute;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The type: Inter for Latin, Noto Sans TC for Chinese, both carried along, since a machine may have neither.
 *
 * <p>Sizes are pixels at scale 1; the fonts come in the scale in force.
 */
public final class Type {
    /** The name on the start screen. */
    public static final double NAME = 52;
    /** The title of a sheet. */
    public static final double TITLE = 26;
    /** The title of a section. */
    public static final double SECTION = 20;
    /** The set to beat. */
    public static final double SET = 17;
    /** What is read first. */
    public static final double MAIN = 15;
    /** Running text. */
    public static final double BODY = 14;
    /** Text of less weight. */
    public static final double SMALL = 13;
    /** Captions. */
    public static final double CAPTION = 12.5;
    /** The least there is. */
    public static final double LEAST = 11.5;

    private static final String INTER = "/com/formdev/flatlaf/fonts/inter/Inter-";
    private static final String NOTO = "NotoSansTC-";

    private static final Map<Font, Map<Float, Font>> SIZED = new ConcurrentHashMap<>();

    private Type() {}

    /** How heavy the letters are. */
    public enum Weight {
        REGULAR("Regular.otf", "Regular.ttf"),
        SEMIBOLD("SemiBold.otf", "SemiBold.ttf"),
        BOLD("Bold.otf", "SemiBold.ttf");

        private final Font latin;
        private final Font chinese;

        Weight(String latin, String chinese) {
            this.latin = load(INTER + latin);
            this.chinese = load(NOTO + chinese);
        }

        /** The Latin font at a size of scale 1. */
        public Font latin(double size) {
            return sized(latin, Scale.of(size));
        }

        /** The Chinese font at a size of scale 1; never under 12 pixels. */
        public Font chinese(double size) {
            return sized(chinese, Scale.of(Math.max(12, size)));
        }

        private static Font sized(Font font, float size) {
            return SIZED.computeIfAbsent(font, made -> new ConcurrentHashMap<>())
                    .computeIfAbsent(size, font::deriveFont);
        }

        /** The font that has every letter of a text, for components that can use but one. */
        public Font font(double size, String text) {
            return latin.canDisplayUpTo(text) < 0 ? latin(size) : chinese(size);
        }
    }

    /** Begins to read the fonts on another thread, so that they are there when the first letter is drawn. */
    public static void loadSoon() {
        Thread reading = new Thread(Weight::values, "tiengow-fonts");
        reading.setDaemon(true);
        reading.start();
    }

    /** Makes both families known under their names, for the look and feel. */
    static void register() {
        GraphicsEnvironment graphics = GraphicsEnvironment.getLocalGraphicsEnvironment();
        for (Weight weight : Weight.values()) {
            graphics.registerFont(weight.latin);
            graphics.registerFont(weight.chinese);
        }
    }

    private static Font load(String resource) {
        try (InputStream in = Type.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the font " + resource + " is missing");
            }
            return Font.createFont(Font.TRUETYPE_FONT, new BufferedInputStream(in))
                    .deriveFont(Map.of(TextAttribute.KERNING, TextAttribute.KERNING_ON));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("the font " + resource + " cannot be read", e);
        }
    }
}
