package org.tiengow.swing.theme;

import java.awt.font.GlyphVector;
import java.awt.geom.Rectangle2D;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The line of text that glyphs were set for: how a check reads what is drawn. */
public final class DrawnLine {
    private static final Map<GlyphVector, DrawnLine> KNOWN = Collections.synchronizedMap(new IdentityHashMap<>());

    private final String text;
    private final List<Lettering.Run> runs;
    private final Rectangle2D ink;
    private final boolean missing;

    private DrawnLine(Lettering line) {
        text = line.text();
        runs = line.runs();
        Rectangle2D all = new Rectangle2D.Double();
        for (Lettering.Run run : runs) {
            Rectangle2D each = run.glyphs().getVisualBounds();
            if (!each.isEmpty()) {
                each.setRect(each.getX() + run.x(), each.getY(), each.getWidth(), each.getHeight());
                if (all.isEmpty()) {
                    all.setRect(each);
                } else {
                    all.add(each);
                }
            }
        }
        ink = all;
        missing = runs.stream().anyMatch(run -> lacks(run.glyphs()));
    }

    /** The line these glyphs belong to; null when they were set by another way. */
    public static @Nullable DrawnLine of(GlyphVector glyphs) {
        DrawnLine known = KNOWN.get(glyphs);
        if (known == null) {
            for (Lettering line : Lettering.kept()) {
                if (line.runs().stream().anyMatch(run -> run.glyphs() == glyphs)) {
                    DrawnLine fresh = new DrawnLine(line);
                    line.runs().forEach(run -> KNOWN.put(run.glyphs(), fresh));
                    return fresh;
                }
            }
        }
        return known;
    }

    /** Whether a font had no glyph for a letter. */
    public static boolean lacks(GlyphVector glyphs) {
        int missing = glyphs.getFont().getMissingGlyphCode();
        for (int code : glyphs.getGlyphCodes(0, glyphs.getNumGlyphs(), null)) {
            if (code == missing) {
                return true;
            }
        }
        return false;
    }

    /** What the line says. */
    public String text() {
        return text;
    }

    /** Where it has letters, from the left end of its base line. */
    public Rectangle2D ink() {
        return ink;
    }

    /** Whether the line begins with these glyphs. */
    public boolean isFirst(GlyphVector glyphs) {
        return runs.get(0).glyphs() == glyphs;
    }

    /** Where the first glyphs begin, from the left end. */
    public double offset() {
        return runs.get(0).x();
    }

    /** Whether a font had no glyph for one of its letters. */
    public boolean isMissingLetters() {
        return missing;
    }
}
