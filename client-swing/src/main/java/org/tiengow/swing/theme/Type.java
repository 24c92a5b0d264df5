package org.tiengow.swing.theme;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.awt.font.TextAttribute;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The typography: Inter for Latin, Noto Sans TC for traditional Chinese and Noto Sans SC for simplified. The regular weight of Noto Sans TC
 * also has the letters that only simplified Chinese has, and the emoji of Noto Emoji. All come with the program, because a machine may have
 * none of them.
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
    private static final String TRADITIONAL = "NotoSansTC-";
    private static final String SIMPLIFIED = "NotoSansSC-";
    /** The least size of Chinese letters. */
    private static final double LEAST_CHINESE = 12;

    private static final String SIMPLIFIED_SCRIPT = "Hans";
    private static volatile boolean speaksSimplified;

    private Type() {}

    /** A weight of the letters. */
    public enum Weight {
        REGULAR("Regular.otf", "Regular.ttf"),
        SEMIBOLD("SemiBold.otf", "SemiBold.ttf"),
        BOLD("Bold.otf", "SemiBold.ttf");

        private final Face latin;
        private final Face traditional;
        private final Face simplified;

        Weight(String latin, String chinese) {
            this.latin = Face.of(INTER + latin);
            this.traditional = Face.of(TRADITIONAL + chinese);
            this.simplified = Face.of(SIMPLIFIED + chinese);
        }

        /** Returns the Latin font at a size for scale 1. */
        public Font latin(double size) {
            return latin.at(Scale.of(size));
        }

        /**
         * Returns the fonts for the letters of a text that the Latin font lacks, the preferred one first, at a size for scale 1 and at least
         * 12 pixels at scale 1. The last one has the emoji.
         */
        List<Font> chinese(double size, String text) {
            List<Face> faces = isSimplified(text) ? List.of(simplified, traditional) : List.of(traditional, simplified);
            return Stream.concat(faces.stream(), Stream.of(REGULAR.traditional))
                    .map(face -> face.at(Scale.of(Math.max(LEAST_CHINESE, size))))
                    .toList();
        }

        /**
         * Returns one font for a whole text: Latin or simplified Chinese if it has every letter, else the regular one of traditional Chinese,
         * which has the most letters. For components that can use only one font.
         */
        public Font font(double size, String text) {
            if (latin.font().canDisplayUpTo(text) < 0) {
                return latin(size);
            }
            boolean whole = isSimplified(text) && simplified.font().canDisplayUpTo(text) < 0;
            return (whole ? simplified : traditional).at(Scale.of(Math.max(LEAST_CHINESE, size)));
        }
    }

    /** Sets the language of the window, which decides on the forms of letters that both kinds of Chinese have. */
    public static void speak(Locale language) {
        boolean simplified = language.getScript().equals(SIMPLIFIED_SCRIPT);
        if (simplified != speaksSimplified) {
            speaksSimplified = simplified;
            Lettering.forget();
        }
    }

    /**
     * Checks whether a text is set in the forms of simplified Chinese. The two fonts draw many of their common letters in different ways, and
     * a reader expects one way in a line: that of its letters that only one of the fonts has, or else that of the window's language.
     */
    public static boolean isSimplified(String text) {
        Font traditional = Weight.SEMIBOLD.traditional.font(); // without the additional letters of the regular weight
        if (!speaksSimplified && letters(text).allMatch(traditional::canDisplay)) {
            return false; // without loading the other font
        }
        Font simplified = Weight.SEMIBOLD.simplified.font();
        boolean some = hasLetterOfOneAlone(text, simplified, traditional);
        boolean others = hasLetterOfOneAlone(text, traditional, simplified);
        return some == others ? speaksSimplified : some;
    }

    private static boolean hasLetterOfOneAlone(String text, Font one, Font other) {
        return letters(text).anyMatch(letter -> one.canDisplay(letter) && !other.canDisplay(letter));
    }

    private static IntStream letters(String text) {
        return text.codePoints().filter(Character::isIdeographic);
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
        Weight.SEMIBOLD.traditional.font();
    }

    private static void readAll() {
        for (Weight weight : Weight.values()) {
            weight.latin.font();
            weight.traditional.font();
            weight.simplified.font();
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
