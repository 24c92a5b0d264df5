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
import org.jspecify.annotations.Nullable;

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

    private Type() {}

    /** How heavy the letters are. */
    public enum Weight {
        REGULAR("Regular.otf", "Regular.ttf"),
        SEMIBOLD("SemiBold.otf", "SemiBold.ttf"),
        BOLD("Bold.otf", "SemiBold.ttf");

        private final Face latin;
        private final Face chinese;

        Weight(String latin, String chinese) {
            this.latin = Face.of(INTER + latin);
            this.chinese = Face.of(NOTO + chinese);
        }

        /** The Latin font at a size of scale 1. */
        public Font latin(double size) {
            return latin.at(Scale.of(size));
        }

        /** The Chinese font at a size of scale 1; never under 12 pixels. */
        public Font chinese(double size) {
            return chinese.at(Scale.of(Math.max(12, size)));
        }

        /** The font that has every letter of a text, for components that can use but one. */
        public Font font(double size, String text) {
            return latin.font().canDisplayUpTo(text) < 0 ? latin(size) : chinese(size);
        }
    }

    /** Begins to read what the first screen is written in on another thread, so that it is there when it is wanted. */
    public static void loadFirst() {
        loading(Type::readFirst);
    }

    /** Begins to read what else there is on another thread, so that no screen waits for it. */
    public static void loadRest() {
        loading(Type::readAll);
    }

    private static void loading(Runnable reading) {
        Thread thread = new Thread(reading, "tiengow-fonts");
        thread.setDaemon(true);
        thread.start();
    }

    private static void readFirst() {
        register();
        Weight.SEMIBOLD.latin.font();
        Weight.SEMIBOLD.chinese.font();
    }

    private static void readAll() {
        for (Weight weight : Weight.values()) {
            weight.latin.font();
            weight.chinese.font();
        }
    }

    /** Makes the Latin family known under its name, for the look and feel. */
    static void register() {
        Registered.latin();
    }

    /** Registering reads the names of all fonts of the machine: once is enough. */
    private static final class Registered {
        static {
            GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(Weight.REGULAR.latin.font());
        }

        static void latin() {}
    }

    /** One font, read when it is first wanted: the Chinese ones are large, and English hardly wants them. */
    private static final class Face {
        private static final Map<String, Face> ALL = new ConcurrentHashMap<>();

        private final String resource;
        private final Map<Float, Font> sized = new ConcurrentHashMap<>();
        private @Nullable Font font;

        private Face(String resource) {
            this.resource = resource;
        }

        static Face of(String resource) {
            return ALL.computeIfAbsent(resource, Face::new);
        }

        synchronized Font font() {
            if (font == null) {
                font = load(resource);
            }
            return font;
        }

        Font at(float size) {
            Font known = sized.get(size);
            return known != null ? known : sized.computeIfAbsent(size, font()::deriveFont);
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
