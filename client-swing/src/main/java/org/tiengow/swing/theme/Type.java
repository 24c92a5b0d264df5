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
 * The typography: Inter for Latin, Noto Sans TC for Chinese, and in its regular weight Noto Emoji for emoji. All come with the program,
 * because a machine may have none of them.
 *
 * <p>Sizes are pixels at scale 1; the fonts have the current scale.
 */
public final class Type {
    /** Size of the program's name on the start screen. */
    public static final double NAME = 52;
    /** Size of the title of a sheet. */
    public static final double TITLE = 26;
    /** Size of the title of a section. */
    public static final double SECTION = 20;
    /** Size of the caption of the set to beat. */
    public static final double SET = 17;
    /** Size of the most important text. */
    public static final double MAIN = 15;
    /** Size of running text. */
    public static final double BODY = 14;
    /** Size of minor text. */
    public static final double SMALL = 13;
    /** Size of captions. */
    public static final double CAPTION = 12.5;
    /** Smallest size. */
    public static final double LEAST = 11.5;

    private static final String INTER = "/com/formdev/flatlaf/fonts/inter/Inter-";
    private static final String NOTO = "NotoSansTC-";

    private Type() {}

    /** A weight of the letters. */
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

        /** Returns the Latin font at a size for scale 1. */
        public Font latin(double size) {
            return latin.at(Scale.of(size));
        }

        /** Returns the Chinese font at a size for scale 1, at least 12 pixels at scale 1. */
        public Font chinese(double size) {
            return chinese.at(Scale.of(Math.max(12, size)));
        }

        /** Returns one font for a whole text: Latin if it has every letter, else Chinese. For components that can use only one font. */
        public Font font(double size, String text) {
            return latin.font().canDisplayUpTo(text) < 0 ? latin(size) : chinese(size);
        }
    }

    /** Loads the fonts of the first screen on a background thread, before they are needed. */
    public static void loadFirst() {
        loading(Type::readFirst);
    }

    /** Loads all fonts on a background thread, so that no screen waits for one. */
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

    /** Registers the Latin family with the graphics environment, so that the look and feel finds it by its name. */
    static void register() {
        Registered.latin();
    }

    /** A holder that registers the font once: doing so reads the names of all fonts of the machine. */
    private static final class Registered {
        static {
            GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(Weight.REGULAR.latin.font());
        }

        static void latin() {}
    }

    /** A font that is loaded on first use: the Chinese ones are large, and rarely needed in English. */
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
