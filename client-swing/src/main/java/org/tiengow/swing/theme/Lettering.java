package org.tiengow.swing.theme;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One typeset line of text: Latin letters in Inter, Chinese ones in Noto Sans TC or Noto Sans SC, emoji in Noto Emoji. The digits of
 * counters are all as wide as a 0, so that nothing shifts while they change. Digits in a sentence or an address keep their natural width.
 */
public final class Lettering {
    /** Context of all measuring: text is measured as it is drawn, at any scale. */
    static final FontRenderContext CONTEXT = new FontRenderContext(
            null, RenderingHints.VALUE_TEXT_ANTIALIAS_ON, RenderingHints.VALUE_FRACTIONALMETRICS_ON);

    /** Distance by which a digit moves towards the sign before it, in ems. */
    private static final float SIGN_KERNING = 0.09f;

    private static final int KEPT = 800;

    private static final String MORE = "…";
    /** The longest text in brackets at the end of a line that a cut keeps, such as "(you)". */
    private static final int LONGEST_TAIL = 8;

    private static final Font OTHER = new Font(Font.DIALOG, Font.PLAIN, 12);

    private final String text;
    private final float size;
    private final List<Run> runs;
    private final float width;

    /** A text, its weight and its size in pixels. */
    private record Key(String text, Type.Weight weight, float size) {
        // Written out: the generated methods of a record take several milliseconds on their first call.
        @Override
        public int hashCode() {
            return (text.hashCode() * 31 + weight.hashCode()) * 31 + Float.hashCode(size);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && key.size == size && key.weight == weight && key.text.equals(text);
        }
    }

    /** Least recently used cache of typeset lines: every frame draws the same few. */
    private static final Map<Key, Lettering> SET = leastRecentlyUsed();

    /**
     * A text that must fit a width.
     *
     * @param name the part of the text that is shortened first
     */
    private record Fit(String text, String name, Type.Weight weight, double size, double least, double width) {}

    /** Least recently used cache of the lines that were made to fit: cutting a line typesets it many times. */
    private static final Map<Fit, Lettering> FITTED = leastRecentlyUsed();

    record Run(GlyphVector glyphs, float x) {}

    private Lettering(String text, float size, List<Run> runs, float width) {
        this.text = text;
        this.size = size;
        this.runs = runs;
        this.width = width;
    }

    /** Typesets a text at a size for scale 1. */
    public static Lettering of(String text, Type.Weight weight, double size) {
        return SET.computeIfAbsent(new Key(text, weight, Scale.of(size)), key -> set(text, weight, size));
    }

    private static Lettering set(String text, Type.Weight weight, double size) {
        Font latin = weight.latin(size);
        List<Font> chinese = latin.canDisplayUpTo(text) < 0 ? List.of() : weight.chinese(size, text);
        List<Run> runs = new ArrayList<>();
        float x = 0;
        int from = 0;
        while (from < text.length()) {
            Font font = fontFor(text.codePointAt(from), latin, chinese);
            boolean figure = isFigure(text.charAt(from));
            int to = from + Character.charCount(text.codePointAt(from));
            while (to < text.length()
                    && !figure
                    && !isFigure(text.charAt(to))
                    && (isJoined(text.codePointAt(to))
                            || fontFor(text.codePointAt(to), latin, chinese).equals(font))) {
                to += Character.charCount(text.codePointAt(to));
            }
            GlyphVector glyphs =
                    font.layoutGlyphVector(CONTEXT, text.toCharArray(), from, to, Font.LAYOUT_LEFT_TO_RIGHT);
            float advance = (float) glyphs.getLogicalBounds().getWidth();
            float cell = figure && isCounting(text, from) ? zero(font) : advance;
            runs.add(new Run(glyphs, x + (cell - advance) / 2));
            x += cell;
            if (isSign(text.charAt(to - 1)) && to < text.length() && isFigure(text.charAt(to))) {
                x -= font.getSize2D() * SIGN_KERNING;
            }
            from = to;
        }
        return new Lettering(text, Scale.of(size), runs, x);
    }

    /**
     * Typesets a text within a width in pixels. A text that is too wide is set smaller, and cut with an ellipsis if the least size is
     * too wide as well. The cut keeps a short text in brackets at the end, such as "(you)".
     *
     * @param size the preferred size, at scale 1
     * @param least the least size, at scale 1
     */
    public static Lettering within(String text, Type.Weight weight, double size, double least, double width) {
        return within(text, text.substring(0, tail(text)), weight, size, least, width);
    }

    /**
     * Typesets a text within a width in pixels, see {@link #within(String, Type.Weight, double, double, double)}. A name in the text is
     * cut before anything else, so that the words about it stay.
     *
     * @param name the name; no effect if the text does not contain it
     */
    public static Lettering within(
            String text, String name, Type.Weight weight, double size, double least, double width) {
        Lettering whole = of(text, weight, size);
        if (whole.width() <= width) {
            return whole;
        }
        Fit fit = new Fit(text, name, weight, Scale.of(size), Scale.of(least), width);
        Lettering known = FITTED.get(fit);
        if (known == null) {
            known = fitted(text, name, weight, size, least, width);
            FITTED.put(fit, known);
        }
        return known;
    }

    private static Lettering fitted(
            String text, String name, Type.Weight weight, double size, double least, double width) {
        Lettering line = of(text, weight, size);
        for (double smaller = size - 0.5; line.width() > width && smaller >= least; smaller -= 0.5) {
            line = of(text, weight, smaller);
        }
        int from = Math.max(0, text.indexOf(name));
        int to = text.startsWith(name, from) ? from + name.length() : from;
        for (int end = to; line.width() > width && end > from; ) {
            end = text.offsetByCodePoints(end, -1);
            line = of(text.substring(0, end).stripTrailing() + MORE + text.substring(to), weight, least);
        }
        for (int end = text.length(); line.width() > width && end > 0; ) {
            end = text.offsetByCodePoints(end, -1);
            line = of(text.substring(0, end).stripTrailing() + MORE, weight, least);
        }
        return line;
    }

    /** Returns the index of a short suffix in brackets and its space, such as " (you)"; without a suffix the length of the text. */
    private static int tail(String text) {
        int open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
        boolean closed = text.endsWith(")") || text.endsWith("）");
        if (!closed || open <= 0 || text.length() - open > LONGEST_TAIL) {
            return text.length();
        }
        return text.substring(0, open).stripTrailing().length();
    }

    private static <K> Map<K, Lettering> leastRecentlyUsed() {
        return Collections.synchronizedMap(new LinkedHashMap<>(64, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, Lettering> eldest) {
                return size() > KEPT;
            }
        });
    }

    /** Returns the text, which may have been cut. */
    public String text() {
        return text;
    }

    /** Returns the pieces of the line, each in one font. */
    List<Run> runs() {
        return runs;
    }

    /** Forgets the cached lines, which the next drawing typesets again. */
    static void forget() {
        SET.clear();
        FITTED.clear();
    }

    /** Returns the cached lines. */
    static List<Lettering> kept() {
        List<Lettering> all = new ArrayList<>();
        for (Map<?, Lettering> kept : List.of(SET, FITTED)) {
            synchronized (kept) {
                all.addAll(kept.values());
            }
        }
        return all;
    }

    /** Returns the width in pixels. */
    public float width() {
        return width;
    }

    /** Draws the text with its base line at y. */
    public void draw(Graphics2D g, Color color, double x, double y) {
        g.setColor(color);
        for (Run run : runs) {
            g.drawGlyphVector(run.glyphs(), (float) x + run.x(), (float) y);
        }
    }

    /** Draws the text starting at x, with its capitals centred on a height. */
    public void write(Graphics2D g, Color color, double x, double middle) {
        draw(g, color, x, middle + size * 0.36);
    }

    /** Draws the text with its centre at x, and with its capitals centred on a height. */
    public void writeCentred(Graphics2D g, Color color, double x, double middle) {
        write(g, color, x - width / 2, middle);
    }

    /** Draws the text with its right end at x, and with its capitals centred on a height. */
    public void writeRight(Graphics2D g, Color color, double x, double middle) {
        write(g, color, x - width, middle);
    }

    /**
     * Draws lines below one another.
     *
     * @param middle the middle of the first line
     * @param step the distance between two lines
     * @return the middle of the line that would come next
     */
    public static double write(Graphics2D g, List<Lettering> lines, Color color, double x, double middle, double step) {
        double next = middle;
        for (Lettering line : lines) {
            line.write(g, color, x, next);
            next += step;
        }
        return next;
    }

    /** Returns the base line for capitals centred on a height. */
    public static double baseline(double middle, double size) {
        return middle + Scale.of(size) * 0.36;
    }

    /**
     * Checks whether a digit belongs to a counter whose digits must all have one width. Numbers in a text without letters are counters,
     * and so are times. Exceptions are parts of an address and sums with a sign, such as +11, which fall apart in equal cells.
     */
    private static boolean isCounting(String text, int at) {
        int from = at;
        while (from > 0 && isFigure(text.charAt(from - 1))) {
            from--;
        }
        int to = at + 1;
        while (to < text.length() && isFigure(text.charAt(to))) {
            to++;
        }
        boolean time = from > 0 && text.charAt(from - 1) == ':' || to < text.length() && text.charAt(to) == ':';
        boolean prose = text.codePoints().anyMatch(Character::isLetter);
        boolean sum = from > 0 && isSign(text.charAt(from - 1));
        return !sum && !isDotted(text, from - 1) && !isDotted(text, to) && (time || !prose);
    }

    /**
     * Checks whether the character at an index is a dot or a colon of an address. Such a character has a digit on both sides; a colon
     * also has a dot before it.
     */
    private static boolean isDotted(String text, int at) {
        return at > 0
                && at < text.length() - 1
                && isFigure(text.charAt(at - 1))
                && isFigure(text.charAt(at + 1))
                && (text.charAt(at) == '.' || text.charAt(at) == ':' && text.lastIndexOf('.', at) > 0);
    }

    private static boolean isFigure(char c) {
        return c >= '0' && c <= '9';
    }

    /** Checks for joiners and variation selectors, which have no shape and belong to the letter before. */
    private static boolean isJoined(int codePoint) {
        return codePoint == 0x200C || codePoint == 0x200D || codePoint >= 0xFE00 && codePoint <= 0xFE0F;
    }

    private static boolean isSign(char c) {
        return c == '+' || c == '\u2212';
    }

    private static float zero(Font font) {
        return (float) font.createGlyphVector(CONTEXT, "0").getLogicalBounds().getWidth();
    }

    /** Returns the first font that has a letter. */
    private static Font fontFor(int codePoint, Font latin, List<Font> chinese) {
        if (latin.canDisplay(codePoint)) {
            return latin;
        }
        // The machine's own fonts supply characters that no font here has, such as those of rare names.
        return chinese.stream()
                .filter(font -> font.canDisplay(codePoint))
                .findFirst()
                .orElseGet(() -> OTHER.deriveFont(chinese.get(0).getSize2D()));
    }
}
