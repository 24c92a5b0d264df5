package org.tiengow.swing.theme;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Breaks a text into lines that fit a width. */
public final class Wrapping {
    private Wrapping() {}

    /** The lines of a text at a size of scale 1 in a width of pixels; a word too long for a line stands alone. */
    public static List<Lettering> wrap(String text, Type.Weight weight, double size, double width) {
        List<Lettering> lines = new ArrayList<>();
        for (String paragraph : text.split("\n", -1)) {
            wrapInto(lines, paragraph, weight, size, width);
        }
        return lines;
    }

    private static void wrapInto(List<Lettering> lines, String text, Type.Weight weight, double size, double width) {
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(text);
        int start = 0;
        int fitting = 0;
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            float wide = Lettering.of(text.substring(start, end).stripTrailing(), weight, size)
                    .width();
            if (wide > width && fitting > start) {
                lines.add(Lettering.of(text.substring(start, fitting).stripTrailing(), weight, size));
                start = fitting;
            }
            fitting = end;
        }
        lines.add(Lettering.of(text.substring(start).stripTrailing(), weight, size));
    }
}
